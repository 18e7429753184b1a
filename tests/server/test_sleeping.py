"""Tables that nobody watches leave memory, whatever ended them, and wake when a clock runs out."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import memory
from ludotheque.server.home import Alone
from ludotheque.server.identity import Identity
from ludotheque.server.limits import Limits
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.store import SqliteStore
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers
from tests.server.disk import log_on_disk
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server

BRIEF = {**NO_HURRY, "TABLE_LINGERS_SECONDS": 0.05}


async def loaded(server: Server, wanted: int) -> None:
    """Until so many tables are in memory."""
    while True:
        _, _, page = await asyncio.to_thread(server.get, "/metrics")
        [count] = re.findall(rb"^ludotheque_tables_loaded (\S+)$", page, re.MULTILINE)
        if float(count) == wanted:
            return
        await asyncio.sleep(0.02)


async def test_after_a_bots_last_move(tmp_path: Path) -> None:
    """Everybody has left; the bots finish the match among themselves, and then it is quiet."""
    with Server(tmp_path, limits=BRIEF).running() as server:
        bots = {2: "random", 3: "random"}
        async with party(server, "nox", 3, bots=bots) as table:
            await table.do(1, m.Stand(seat=1))
        await loaded(server, 0)
        async with server.client() as later:
            info = await later.table(table.code)
            assert info.status == "over"
        await loaded(server, 0)


async def test_after_a_clock_that_ran_out_when_the_page_was_closed(tmp_path: Path) -> None:
    with Server(tmp_path, limits=BRIEF).running() as server:
        async with party(server, "isis", 2, clock=m.Clock(move=0.3)) as table:
            pass
        await loaded(server, 0)
        while not isinstance(log_on_disk(server, table.code)[-1], e.Gone):
            await asyncio.sleep(0.02)  # woken by its clock, and asleep again
        await loaded(server, 0)


async def test_a_table_with_a_long_clock_sleeps_and_its_clock_runs_on(tmp_path: Path) -> None:
    """As long as this house is open; it is not paused by sleeping."""
    with Server(tmp_path, limits=BRIEF).running() as server:
        options = {"first": 1}
        async with party(server, "isis", 2, options=options, clock=m.Clock(total=1000)) as table:
            before = (await table.newest()).table.seats[1].clock
        await loaded(server, 0)
        async with server.client() as later:
            info = await later.table(table.code)
        assert before is not None
        assert info.seats[1].clock is not None
        assert info.seats[1].running
        assert info.seats[1].clock < before
        assert not any(isinstance(x, e.Resumed) for x in log_on_disk(server, table.code))


async def test_when_the_house_is_full_what_is_finished_or_idle_makes_room(tmp_path: Path) -> None:
    """Opening counts, too; and what somebody looks at stays."""
    limits = {**NO_HURRY, "OPEN_TABLES": 3, "TABLE_LINGERS_SECONDS": 600}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as watched, server.client() as host:
            async with party(server, "isis", 2) as finished:
                await finished.do(1, m.Resign(seat=1))
            for _ in range(5):
                await host.open_table(game="isis", players=2)
            await loaded(server, 3)
            assert (await host.table(finished.code)).status == "over"
            await watched.play_out(random.Random("watched"))


async def test_tables_that_are_opened_at_once_do_not_get_more_places_than_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "limits", Limits(OPEN_TABLES=3))
    store = SqliteStore(tmp_path / "ludotheque.db")
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    wanted = m.OpenTable(game="isis", players=2, name="Red")

    async def opened() -> str:
        try:
            code = await tables.open(wanted, "red")
        except Refusal as refusal:
            return refusal.code
        looks = Onlooker("red", lambda data: None, give_up=lambda: None)
        tables.enter(await tables.get(code), looks)
        return "opened"

    answers = await asyncio.gather(*(opened() for _ in range(9)))
    assert sorted(answers) == ["opened"] * 3 + ["server-full"] * 6
    assert await opened() == "server-full"
    for table in list(tables.memory.live.values()):
        for looks in list(table.onlookers):
            tables.leave(table, looks)
    assert await opened() == "opened"  # places that were kept in vain are free again
    assert tables.loaded == 3
    await tables.stop()
    await store.close()


async def test_a_rematch_needs_a_place_too(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "OPEN_TABLES": 2, "TABLE_LINGERS_SECONDS": 600}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            await table.do(1, m.Resign(seat=1))
            async with party(server, "isis", 2):
                assert await answer(table.tables[2], m.AskRematch()) == "server-full"
                await loaded(server, 2)
            while await answer(table.tables[2], m.AskRematch()) != "done":
                await asyncio.sleep(0.02)  # its sockets are closing
            await loaded(server, 2)


async def test_nor_is_the_old_table_put_to_sleep_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at it, but something is being written there."""
    monkeypatch.setattr(memory, "limits", Limits(OPEN_TABLES=1))
    store = SqliteStore(tmp_path / "ludotheque.db")
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    code = await tables.open(m.OpenTable(game="isis", players=2, bots={2: "random"}), "red")
    await tables.do(code, m.Sit(seat=1, name="Red"), "red")
    await tables.do(code, m.Start(), "red")
    await tables.do(code, m.Resign(seat=1), "red")
    with pytest.raises(Refusal, match="server-full"):
        await tables.do(code, m.AskRematch(), "red")
    assert tables.holds(code)
    monkeypatch.setattr(memory, "limits", Limits(OPEN_TABLES=2))
    assert (await tables.do(code, m.AskRematch(), "red")).code
    assert tables.loaded == 2
    await tables.stop()
    await store.close()


async def test_a_house_full_of_watched_tables_says_so_and_only_then(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "OPEN_TABLES": 1}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2), server.client() as host:
            assert (
                server.ask(
                    "POST",
                    "/api/tables",
                    b'{"game": "isis", "players": 2}',
                    **{"Content-Type": "application/json"},
                )[0]
                == 429
            )
        async with server.client() as host:
            while True:  # its sockets are closing
                status = server.ask(
                    "POST",
                    "/api/tables",
                    b'{"game": "isis", "players": 2}',
                    **{"Content-Type": "application/json"},
                )[0]
                if status == 201:
                    break
                assert status == 429
                await asyncio.sleep(0.02)
            assert await host.me() == ""


async def test_a_clock_that_runs_out_where_the_house_is_full_is_looked_at_again() -> None:
    woken: list[str] = []
    home = Alone()
    home.wake = woken.append
    home.let_go("TABLE", 12.5, 0.0)
    while not woken:
        await asyncio.sleep(0)
    home.later("TABLE")
    assert await home.claim("TABLE") == 12.5  # its time runs on
    while len(woken) < 2:
        await asyncio.sleep(0.05)
    home.awake("TABLE")
