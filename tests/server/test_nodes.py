"""Nodes that share a database: a table lives at one of them, and who was declared dead writes
nothing any more, whatever it believes."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg
import msgspec
import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import sockets
from ludotheque.server.home import Elsewhere, lasting
from ludotheque.server.identity import Identity
from ludotheque.server.nodes import claims, relays
from ludotheque.server.nodes.node import Node
from ludotheque.server.ongoing import Ongoing
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.store import Conflict
from ludotheque.server.tables import Tables
from ludotheque.server.throttle import Throttle
from ludotheque.server.workers import Workers
from tests.server.stores import entry, log, node, opened

DIE = "update node set dead = true where id = $1"


async def declare_dead(database: str, one: Node) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(DIE, one.id)
    await connection.close()


@contextlib.asynccontextmanager
async def at_home(database: str) -> AsyncIterator[tuple[Tables, Node]]:
    """Tables of one node."""
    async with node(database) as one:
        workers = Workers(1)
        tables = Tables(one.store, Identity(b"key"), workers, one)
        one.died = tables.forget_all
        yield tables, one
        await tables.stop()
        await workers.stop()


async def table_for_two(tables: Tables, **wanted: object) -> str:
    options = {"first": 1}
    table = m.OpenTable(game="isis", players=2, name="Red", options=options, **wanted)  # type: ignore[arg-type]
    code = await tables.open(table, "red")
    for command, person in ((m.Sit(seat=2, name="Green"), "green"), (m.Start(), "red")):
        await tables.do(code, command, person)
    return code


async def test_whoever_is_erased_in_their_turn_gets_no_time_back(database: str) -> None:
    async with at_home(database) as (tables, _):
        code = await table_for_two(tables, clock=m.Clock(total=600))
        await asyncio.sleep(0.2)
        table = await tables.get(code)
        before = table.room.clocks.seconds_left(1, table.seconds_since)
        await tables.reload(code)
        again = await tables.get(code)
        after = again.room.clocks.seconds_left(1, again.seconds_since)
        assert again is not table
        assert before is not None
        assert after is not None
        assert after <= before <= 599.8


async def test_a_table_is_one_nodes_until_that_lets_go_or_is_dead(database: str) -> None:
    async with node(database, "one:1") as one, node(database, "two:2") as two:
        await one.store.append(opened("TABLE"))
        with pytest.raises(Elsewhere) as caught:
            await two.claim("TABLE")
        assert caught.value.url == "one:1"
        with pytest.raises(Conflict):
            await two.store.append(entry("TABLE", 2, b"not mine"))
        one.let_go("TABLE", time.monotonic(), None)
        await one.store.append(opened("OTHER"))  # what was asked before is done by then
        await two.claim("TABLE")
        await two.store.append(entry("TABLE", 2, b"mine"))
        with pytest.raises(Conflict):
            await one.store.append(entry("TABLE", 3, b"no more"))
        await declare_dead(database, two)
        await one.claim("TABLE")
        with pytest.raises(Conflict):
            await two.store.append(entry("TABLE", 3, b"too late"))
        await one.store.append(entry("TABLE", 3, b"again"))
        assert await log(one.store, "TABLE") == [b"opened", b"mine", b"again"]


async def test_of_two_who_claim_at_once_one_gets_it(database: str) -> None:
    async with node(database) as gone:
        for number in range(40):
            await gone.store.append(opened(f"T{number}"))
    async with node(database) as one, node(database) as two:
        jobs = [who.claim(f"T{number}") for number in range(40) for who in (one, two)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(answer, Elsewhere) for answer in answers) == 40


async def test_all_tables_of_a_dead_node_are_claimed_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def counted(connection: object, codes: Sequence[str], able: claims.Able) -> object:
        asked.append(len(codes))
        return await claim(connection, codes, able)

    claim = claims.claim
    monkeypatch.setattr(claims, "claim", counted)
    codes = [f"T{number}" for number in range(60)]
    async with node(database) as gone:
        for code in codes[:50]:
            await gone.store.append(opened(code))
    async with node(database) as one:
        assert await asyncio.gather(*map(one.claim, codes)) == [None] * 60
        assert asked == [60]
        for code in codes[:50]:
            await one.store.append(entry(code, 2, b"mine"))
        with pytest.raises(Conflict):
            await one.store.append(entry(codes[50], 2, b"no such table"))


async def test_who_is_found_where_another_was_takes_its_place(database: str) -> None:
    """A node that was killed and is back at its address before its lease was over."""
    async with node(database, "one:1") as killed, node(database, "two:2") as two:
        await killed.store.append(opened("TABLE"))
        async with node(database, "one:1") as again:
            await again.claim("TABLE")
            with pytest.raises(Conflict):
                await killed.store.append(entry("TABLE", 2, b"too late"))
            await two.store.append(opened("OTHER"))


async def test_the_end_of_a_lease_is_looked_for_when_it_comes(database: str) -> None:
    async with node(database) as one:
        beat = one._pause
        for left, pause in ((None, beat), (-1.0, beat), (99.0, beat), (0.1, 0.12)):
            one._look_again(left)
            assert one._pause == pytest.approx(pause)


async def test_who_waits_for_a_node_to_be_dead_hears_of_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relays, "AWAY_SECONDS", 1e6)
    async with at_home(database) as (tables, one):
        house = relays.Relays(b"key", tables, one)
        house.leave_the_dead(["gone:1", "here:2"])
        waiting = asyncio.ensure_future(house._pause("gone:1"))
        await asyncio.sleep(0)
        house.leave_the_dead(["gone:1"])
        await asyncio.sleep(0)
        assert not waiting.done()
        house.leave_the_dead(["here:2"])
        await waiting


async def test_a_box_is_unpacked_once_for_all_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked: list[str] = []

    class Box:
        def prepare(self) -> list[str]:
            unpacked.append("isis")
            return unpacked

    async with at_home(database) as (tables, _):
        with monkeypatch.context() as slow:
            slow.setattr(shelf, "game", lambda name: Box())
            await asyncio.gather(*(tables._unpack("isis") for _ in range(20)))
        assert unpacked == ["isis"]


async def test_a_code_that_no_table_has_is_nobodys(database: str) -> None:
    async with at_home(database) as (tables, one):
        with pytest.raises(Refusal, match="table-no-such-code"):
            await tables.get("NOWHERE")
        assert await one.store.read(lambda c: c.fetchval("select count(*) from owner")) == 0


async def test_a_node_too_old_for_a_tables_entries_leaves_it_alone(database: str) -> None:
    async with node(database) as one, node(database) as two:
        await one.store.append(opened("TABLE"))
        one.let_go("TABLE", time.monotonic(), None)
        newer = f"update owner set level = {e.LEVEL + 1}"
        await one.store.do(lambda connection: connection.execute(newer))
        with pytest.raises(Refusal, match="table-newer"):
            await two.claim("TABLE")


async def test_who_was_declared_dead_forgets_all_and_begins_anew(database: str) -> None:
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        said: list[bytes] = []
        left: list[int] = []
        watching = Onlooker("green", said.append, lambda: None, left.append)
        tables.enter(await tables.get(code), watching)
        before = one.id
        await declare_dead(database, one)
        with contextlib.suppress(Refusal):  # it is fenced, or has been born anew by now
            await tables.do(code, m.Move(id="a", seat=1, move="P a1"), "red")
        while one.id == before or one.lease.over:
            await asyncio.sleep(0.01)
        assert left == [m.GOING_AWAY]
        await tables.do(code, m.Move(id="a", seat=1, move="P a1"), "red")
        entries = [e.whole(*kept) for kept in await one.store.load(code)]
        assert [entry.move for entry in entries if isinstance(entry, e.Moved)] == ["P a1"]


async def test_nobody_is_told_anything_once_the_lease_is_over(database: str) -> None:
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        table = await tables.get(code)
        said: list[bytes] = []
        watching = Onlooker("green", said.append, lambda: None, pictures=said.append)
        tables.enter(table, watching)
        deed = Ongoing(table, 1, None, lambda deed: None)
        deed.hidden = False
        deed.seen(2, b"picture")
        assert len(said) == 2
        said.clear()
        one.lease.until = lasting() - 1
        table.publish()
        deed.seen(4, b"picture")
        deed.show_to(watching)
        assert said == []


class Held:
    """The cable of somebody who is listened to."""

    def listen(self, yes: bool = True) -> None:
        assert yes


@pytest.mark.parametrize("ours", [True, False])
async def test_nobody_is_answered_before_we_know_whether_the_table_is_ours(
    database: str, ours: bool
) -> None:
    async with at_home(database) as (tables, one):
        table = await tables.get(await table_for_two(tables))
        said: list[bytes] = []
        watching = Onlooker("green", said.append, lambda: None)
        tables.enter(table, watching)
        said.clear()
        cable: Any = Held()
        talk = sockets._Talk(cable, tables, Throttle(1e6, 1e6), table, watching)
        one.lease.until = lasting() - 1
        for command in (m.Watch(seat=1), m.Sit(seat=1, name="Green")):  # which are another's, here
            talk.hear(msgspec.json.encode(command).decode())
        assert said == []
        if not ours:
            tables.forget_all()
            said.clear()  # but that they are to come back
        while one.lease.over:
            await asyncio.sleep(0.01)
        while ours and len(said) < 2:
            await asyncio.sleep(0.01)
        assert [b"refused" in message for message in said] == [True, True] * ours


async def test_clocks_have_stood_while_the_database_was_away(database: str) -> None:
    """Nobody has tried to write anything meanwhile."""
    async with at_home(database) as (tables, one):
        table = await tables.get(await table_for_two(tables, clock=m.Clock(total=1000)))
        now = time.monotonic()
        table.since, one.counted._well = now - 100, now - 90
        one.lease.until, one._sure_at = lasting() - 60, now - 60  # the last good beat
        while one.lease.over:
            await asyncio.sleep(0.01)
        assert table.seconds_since <= 40 + time.monotonic() - now


@pytest.mark.parametrize("died", [True, False])
async def test_time_is_given_back_only_if_the_last_owner_died(database: str, died: bool) -> None:
    clock = m.Clock(total=1000)
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables, clock=clock)
        table = await tables.get(code)
        table.since -= 100  # so long ago somebody moved
        if died:
            await declare_dead(database, one)
        else:
            await tables.hand_over()
        async with at_home(database) as (others, _):
            again = await others.get(code)
            left = again.room.clocks.seconds_left(1, again.seconds_since)
            assert left is not None
            assert (left > 950) == died
            assert (left < 901) != died


async def test_a_clock_that_runs_out_is_found_by_whoever_lives(database: str) -> None:
    async with at_home(database) as (tables, _):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        table = await tables.get(code)
        table.since -= 999.9
        await tables.hand_over()
    async with at_home(database) as (others, other):
        while not any(b'"gone"' in entry for entry, _ in await other.store.load(code)):
            await asyncio.sleep(0.02)
        assert (await others.get(code)).room.chairs[1].gone == "timeout"


async def test_a_clock_that_runs_out_where_the_house_is_full_is_found_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by whoever has room for the table."""
    async with at_home(database) as (tables, _):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        (await tables.get(code)).since -= 999.9
        await tables.hand_over()
    refused: list[str] = []

    def full(*_: object) -> None:
        refused.append(code)
        raise Refusal("server-full")

    async with at_home(database) as (others, other):
        monkeypatch.setattr(others.memory, "make_room", full)
        while not refused:
            await asyncio.sleep(0.02)
        monkeypatch.undo()
        while not any(b'"gone"' in entry for entry, _ in await other.store.load(code)):
            await asyncio.sleep(0.02)
        assert (await others.get(code)).room.chairs[1].gone == "timeout"


async def test_the_long_dead_are_forgotten_once_nothing_is_theirs(database: str) -> None:
    long_ago = "update node set dead = true, until = until - interval '2 days' where id = $1"
    there = "select count(*) from node where id = $1"
    async with node(database) as gone, node(database) as one:
        before = gone.id
        await gone.store.append(opened("TABLE"))
        await one.store.do(lambda c: c.execute(long_ago, before))
        async with node(database):
            assert await one.store.read(lambda c: c.fetchval(there, before)) == 1
        await one.claim("TABLE")
        async with node(database):
            assert await one.store.read(lambda c: c.fetchval(there, before)) == 0
        gone.store.node = before
        with pytest.raises(Conflict):
            await gone.store.append(entry("TABLE", 2, b"of nobody"))
        await one.store.append(entry("TABLE", 2, b"mine"))


async def test_who_is_not_ready_looks_for_no_clocks(database: str) -> None:
    due = "select count(*) from owner where due is not null"
    async with at_home(database) as (tables, _):
        await table_for_two(tables, clock=m.Clock(total=1000))
        [table] = tables.memory.live.values()
        table.since -= 999.9
        await tables.hand_over()
    async with at_home(database) as (_, other):
        other.ready = False
        for _beat in range(3):
            until = other.lease.until
            while other.lease.until == until:
                await asyncio.sleep(0.02)
        assert await other.store.read(lambda c: c.fetchval(due)) == 1
        other.ready = True
        while await other.store.read(lambda c: c.fetchval(due)):
            await asyncio.sleep(0.02)


async def test_a_lost_connection_loses_and_doubles_nothing(database: str) -> None:
    """It is cut again and again, in the middle of what is on its way."""
    async with node(database) as one:
        killer = await asyncpg.connect(database)

        async def cut() -> None:
            for _ in range(20):
                await killer.execute(
                    """select pg_terminate_backend(pid) from pg_stat_activity
                       where datname = current_database() and pid <> pg_backend_pid()
                       and query like '%insert into log%'"""
                )
                await asyncio.sleep(0.02)

        async def written(code: str) -> None:
            for n in range(1, 101):
                await one.store.append(entry(code, n, b"%d" % n))

        codes = [f"T{number}" for number in range(10)]
        await asyncio.gather(cut(), *map(written, codes))
        await killer.close()
        for code in codes:
            assert await log(one.store, code) == [b"%d" % n for n in range(1, 101)]
