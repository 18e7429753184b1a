"""A house that is renewed node by node while people play: older and newer ones live together."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.home import Elsewhere
from ludotheque.server.store import Page
from ludotheque.server.store.postgres import schema
from ludotheque.server.store.postgres.connecting import first_connected
from tests.server.serving import NO_HURRY, Server, nodes
from tests.server.stores import entry, log, node, opened
from tests.server.test_nodes import at_home, declare_dead, table_for_two
from tests.server.test_relays import checked, scattered


def drain(server: Server) -> int:
    return main(["admin", "drain", "--data", str(server.data), "--database", server.database])


def needing(code: str, n: int, level: int, rules: str | None) -> Page:
    return entry(code, n, b"newer")._replace(needs=((code, level, rules),))


async def test_a_drained_node_gives_its_tables_away_and_leads_whoever_still_comes(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with nodes(tmp_path, database, 2) as (first, second):
        async with scattered(first, [second, first]) as party:
            rng = random.Random(1)
            for _ in range(4):
                await party.step(rng)
            assert await asyncio.to_thread(drain, first) == 0
            assert "can be stopped" in capsys.readouterr().out
            assert first.get("/readyz")[0] == 404
            await second.answers("/readyz", 200)
            await party.play_on(rng)
            await checked(party, second)
            assert b"ludotheque_tables_loaded 0.0" in first.get("/metrics")[2]
            assert await asyncio.to_thread(first.stop) == 0
        assert first.troubles == second.troubles == []


async def test_the_last_node_is_not_drained(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with nodes(tmp_path, database, 1) as [server]:
        assert await asyncio.to_thread(drain, server) == 2
        assert "no other node" in capsys.readouterr().err
        await server.answers("/readyz", 200)


async def test_nobody_is_sent_to_a_node_whose_boxes_are_not_ready(
    tmp_path: Path, database: str
) -> None:
    limits = {**NO_HURRY, "READY_AHEAD": 1, "BOT_PROCESSES": 1}
    with nodes(tmp_path, database, 1, limits=limits) as [server]:
        await server.answers("/readyz", 200)
        assert server.log.count("box ready") == len(shelf.names())


async def test_a_match_stays_with_the_rules_it_was_begun_by_until_it_is_over(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other node has newer ones, and could only say that it is stale."""
    older = Server(tmp_path / "older", house=True, database=database)
    grown = {"GROWN": "isis"}
    newer = Server(tmp_path / "newer", house=True, database=database, environment=grown)
    with older.running(), newer.running():
        async with scattered(older, [newer]) as party:
            rng = random.Random(2)
            await party.step(rng)
            assert await asyncio.to_thread(drain, older) == 0
            assert "one match goes on here" in capsys.readouterr().out
            await party.play_on(rng)
            assert (await party.newest()).table.status == "over"
            assert await asyncio.to_thread(drain, older) == 0
            assert "can be stopped" in capsys.readouterr().out
        async with scattered(newer, [older]) as party:
            await party.play_on(rng)  # by the new rules, where they are known
        assert older.troubles == newer.troubles == []


async def test_a_match_is_taken_by_who_can_play_it_or_else_by_anybody(database: str) -> None:
    async with node(database, "old:1", "isis:1") as old, node(database, "new:2", "isis:2") as new:
        await old.store.append(opened("TABLE"))
        await old.store.append(needing("TABLE", 2, 1, "isis:1"))
        old.let_go("TABLE", time.monotonic(), None)
        await old.store.append(opened("OTHER"))
        with pytest.raises(Elsewhere) as caught:
            await new.claim("TABLE")
        assert caught.value.url == "old:1"
        await old.take_no_more()
        await new.claim("TABLE")
        await new.store.append(needing("TABLE", 3, 1, None))
        assert await log(new.store, "TABLE") == [b"opened", b"newer", b"newer"]


async def test_who_cannot_read_a_table_leads_to_who_can(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(database, "old:1") as old:
        monkeypatch.setattr(e, "LEVEL", 2)
        async with node(database, "new:2") as new, node(database, "new:3") as another:
            await new.store.append(opened("TABLE"))
            await new.store.append(needing("TABLE", 2, 2, None))
            new.let_go("TABLE", time.monotonic(), None)
            await new.take_no_more()
            monkeypatch.setattr(e, "LEVEL", 1)
            with pytest.raises(Elsewhere) as caught:
                await old.claim("TABLE")
            assert caught.value.url == "new:3"
            await another.take_no_more()
            with pytest.raises(Refusal, match="table-newer"):
                await old.claim("TABLE")


async def test_a_new_kind_of_entry_is_written_once_everybody_can_read_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(database, "old:1") as old:
        monkeypatch.setattr(e, "LEVEL", 2)
        monkeypatch.setitem(e.LEVELS, e.Said, 2)
        async with at_home(database) as (tables, one):
            code = await table_for_two(tables)
            while one.level != 1:
                await asyncio.sleep(0.01)
            with pytest.raises(Refusal, match="house-upgrading"):
                await tables.do(code, m.Say(text="new"), "red")
            await tables.do(code, m.Move(seat=1, move="P a1"), "red")
            await declare_dead(database, old)
            while one.level != 2:  # it is born anew, of the new version
                await asyncio.sleep(0.01)
            await tables.do(code, m.Say(text="new"), "red")
            level = "select level from owner where code = $1"
            assert await one.store.read(lambda c: c.fetchval(level, code)) == 2


NEXT = """alter table log add column mood text; alter table node add column mood text;
          create table moods (code text primary key)"""


async def test_an_older_node_outlives_the_next_versions_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        with monkeypatch.context() as newer:
            newer.setattr(schema, "STEPS", {**schema.STEPS, schema.VERSION + 1: NEXT})
            newer.setattr(schema, "VERSION", schema.VERSION + 1)
            await _up_to_date(database)
        await tables.do(code, m.Move(seat=1, move="P a1"), "red")
        await _up_to_date(database)  # as an older one does that starts beside it
        async with at_home(database) as (others, _):
            await tables.hand_over()
            assert (await others.get(code)).room.n == 5
        await one.store.do(lambda c: c.execute("update version set needs = 99"))
        with pytest.raises(Refusal, match="store-newer"):
            await _up_to_date(database)


async def _up_to_date(database: str) -> None:
    connection = await first_connected(database)
    try:
        await schema.bring_up_to_date(connection)
    finally:
        await connection.close()
