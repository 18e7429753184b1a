"""Clocks: so long for each move, or a total with an increment. Nothing counts while we are away."""

import asyncio
import random
import time
from pathlib import Path

from ludotheque import wire as m
from ludotheque.server import entries as e
from ludotheque.server.clocks import Clocks
from ludotheque.wire import Clock
from tests.server.disk import log_on_disk
from tests.server.playing import answer, party
from tests.server.serving import Server

FIRST = {"first": 1}


async def test_with_two_sides_whoever_runs_out_of_time_loses(server: Server) -> None:
    clock = Clock(move=0.15)
    async with party(server, "isis", 2, options=FIRST, clock=clock) as table:
        frame = await table.host.until(lambda frame: frame.outcome)
        assert frame.outcome is not None
        assert frame.outcome.winners == (2,)
        assert frame.table.seats[1].gone == "timeout"
        assert (await table.checked_file()).ended is not None


async def test_with_three_a_bot_sits_down_and_play_goes_on(server: Server) -> None:
    """And every seat that nobody plays at goes the same way, until the bots have finished it."""
    async with party(server, "nox", 3, clock=Clock(move=0.1)) as table:
        frame = await table.host.until(lambda frame: frame.table.seats[1].gone)
        assert frame.table.seats[1].bot == "club"
        await table.host.until(lambda frame: frame.outcome)
        gone = [entry for entry in log_on_disk(server, table.code) if isinstance(entry, e.Gone)]
        assert sorted(entry.seat for entry in gone) == [1, 2, 3]


async def test_at_a_referee_table_the_clock_says_so_once_and_waits(server: Server) -> None:
    """No bot can hold a bone; whoever sits down there plays on."""
    async with party(
        server, "oss", 3, mode="referee", options=FIRST, clock=Clock(move=0.1)
    ) as table:
        frame = await table.host.until(lambda frame: frame.table.seats[1].gone)
        assert (frame.table.status, frame.table.to_act) == ("playing", [1])
        await asyncio.sleep(0.3)
        gone = [entry for entry in log_on_disk(server, table.code) if isinstance(entry, e.Gone)]
        assert len(gone) == 1
        assert await answer(table.tables[1], m.Sit(seat=1, name="Red")) == "done"


async def test_a_total_runs_down_only_while_one_is_to_act_and_gains_the_increment(
    server: Server,
) -> None:
    clock = Clock(total=600, increment=500)
    async with party(server, "isis", 2, options=FIRST, clock=clock) as table:
        await asyncio.sleep(0.2)
        await table.move(1, "P a1")
        seats = (await table.newest()).table.seats
        assert seats[1].clock is not None
        assert 600 < seats[1].clock <= 600 + 500 - 0.19
        assert (seats[1].running, seats[2].running) == (False, True)
        await table.do(1, m.Pause(seat=1))
        paused = (await table.newest()).table.seats[2]
        await asyncio.sleep(0.2)
        again = (await table.clients[1].table(table.code)).seats[2]
        assert (again.clock, again.running) == (paused.clock, False)


async def test_a_move_in_time_stops_the_clock(server: Server) -> None:
    async with party(server, "isis", 2, clock=Clock(move=250.0)) as table:
        await table.play_out(random.Random("in time"))


async def test_what_a_bot_uses_is_not_counted(server: Server) -> None:
    clock = Clock(total=0.5)
    async with party(
        server, "isis", 2, options={"first": 2}, bots={2: "random"}, clock=clock
    ) as table:
        seats = (await table.newest()).table.seats
        assert not seats[2].running
        frame = await table.host.until(lambda frame: frame.outcome)
        assert frame.table.seats[1].gone == "timeout"


async def test_while_the_server_is_down_no_clock_runs(tmp_path: Path) -> None:
    clock = Clock(total=60.0)
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2, options=FIRST, clock=clock) as table:
            looked = time.monotonic()
            had = (await table.clients[1].table(table.code)).seats[1].clock
            server.kill()
            killed = time.monotonic()
            await asyncio.sleep(4)
            server.start()
            away = time.monotonic() - killed
            before = table.host.frame
            frame = await table.host.until(lambda frame: frame is not before)
            assert frame.table.status == "playing"
            left = frame.table.seats[1].clock
            assert left is not None
            assert had is not None
            ran = time.monotonic() - looked - away
            assert left > had - ran - 2  # of the four seconds in which nobody was there: none
            assert frame.table.seats[1].running


class TestClocks:
    """Folded from the log's own times, in milliseconds."""

    def test_none(self) -> None:
        clocks = Clocks(Clock(), 2)
        clocks.now(0, [1])
        assert (clocks.seconds_left(1, 10_000), clocks.next_out(0)) == (None, None)

    def test_for_each_move_it_begins_anew(self) -> None:
        clocks = Clocks(Clock(move=10), 2)
        clocks.now(0, [1])
        assert clocks.seconds_left(1, 4_000) == 6.0
        clocks.moved(1, 4_000)
        clocks.now(4_000, [1])  # the same seat moves on: Isis & Osiris, a tile turned up
        assert clocks.seconds_left(1, 5_000) == 9.0

    def test_a_total_is_used_up(self) -> None:
        clocks = Clocks(Clock(total=10, increment=2), 2)
        clocks.now(0, [1])
        clocks.moved(1, 4_000)
        clocks.now(4_000, [2])
        assert (clocks.seconds_left(1, 9_000), clocks.seconds_left(2, 9_000)) == (8.0, 5.0)
        clocks.moved(2, 15_000)
        clocks.now(15_000, [1])
        assert clocks.seconds_left(2, 15_000) == 1.0  # an answer on its way counts as in time

    def test_of_both_the_shorter_counts(self) -> None:
        clocks = Clocks(Clock(move=5, total=60), 2)
        clocks.now(0, [1, 2])
        clocks.left[2] = 3_000
        assert clocks.next_out(0) == (2, 3.0)
        assert clocks.seconds_left(1, 0) == 5.0
