"""Tables that nobody watches leave memory, whatever ended them, and wake when a clock runs out."""

import asyncio
import random
import re
from pathlib import Path

from ludotheque import wire as m
from ludotheque.server import entries as e
from tests.server.disk import log_on_disk
from tests.server.playing import party
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
