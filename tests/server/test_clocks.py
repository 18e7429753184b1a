"""Clocks: so long for each move, or a total with an increment. Nothing counts while we are away."""

import asyncio
import random
import signal
import time
from pathlib import Path

from ludotheque import wire as m
from ludotheque.server import entries as e
from ludotheque.server.clocks import Clocks
from ludotheque.server.room import folded
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
        async with server.client() as newcomer, newcomer.at(table.code) as instead:
            await table.let_sit(instead, m.Sit(seat=1, name="Red"))


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
        await table.do(2, m.AnswerPause(seat=2, yes=True))
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
            seen = time.monotonic() - looked  # by now it ran no longer than this
            await asyncio.sleep(2)
            before, launched = table.host.frame, time.monotonic()
            server.start()
            frame = await table.host.until(lambda frame: frame is not before)
            assert frame.table.status == "playing"
            left = frame.table.seats[1].clock
            assert left is not None
            assert had is not None
            ran = seen + time.monotonic() - launched
            assert left > had - ran  # of the two seconds in which nobody was there: nothing
            assert frame.table.seats[1].running


class TestClocks:
    """Folded from what the log says was spent, in milliseconds."""

    def test_none(self) -> None:
        clocks = Clocks(Clock(), 2)
        clocks.running = frozenset({1})
        assert (clocks.seconds_left(1, 10), clocks.next_out()) == (None, None)

    def test_for_each_move_it_begins_anew(self) -> None:
        clocks = Clocks(Clock(move=10), 2)
        clocks.running = frozenset({1})
        assert clocks.seconds_left(1, since=4) == 6.0
        clocks.passed(4_000)
        clocks.moved(1, gains=True)  # the same seat moves on: Isis & Osiris, a tile turned up
        assert clocks.seconds_left(1, since=1) == 9.0

    def test_a_total_is_used_up(self) -> None:
        clocks = Clocks(Clock(total=10, increment=2), 2)
        clocks.running = frozenset({1})
        clocks.passed(4_000)
        clocks.moved(1, gains=True)
        clocks.running = frozenset({2})
        assert (clocks.seconds_left(1, since=5), clocks.seconds_left(2, since=5)) == (8.0, 5.0)
        clocks.passed(11_000)
        clocks.moved(2, gains=True)
        clocks.running = frozenset({1})
        assert clocks.seconds_left(2) == 1.0  # an answer on its way counts as in time

    def test_of_both_the_shorter_counts(self) -> None:
        clocks = Clocks(Clock(move=5, total=60), 2)
        clocks.running = frozenset({1, 2})
        clocks.left[2] = 3_000
        assert clocks.next_out() == (2, 3.0)
        assert clocks.seconds_left(1) == 5.0

    def test_what_was_used_of_a_move_is_not_given_back_when_the_clock_stops(self) -> None:
        clocks = Clocks(Clock(move=10), 2)
        clocks.running = frozenset({1})
        clocks.passed(7_000)
        clocks.running = frozenset()  # a pause, a bot for a moment
        clocks.passed(60_000)
        clocks.running = frozenset({1})
        assert clocks.seconds_left(1) == 3.0

    def test_what_a_bot_moves_gains_nothing(self) -> None:
        clocks = Clocks(Clock(total=10, increment=5), 2)
        clocks.moved(1, gains=False)
        assert clocks.seconds_left(1) == 10.0


def opening(clock: Clock) -> e.Opened:
    return e.Opened(
        at=0,
        game="isis",
        rules=1,
        players=2,
        options={"first": 1},
        mode="digital",
        visibility="private",
        clock=clock,
        host="a",
        seed="00" * 32,
    )


SITTING: list[e.AnyEntry] = [
    e.Sat(at=0, seat=1, person="a", name="Red"),
    e.Sat(at=0, seat=2, person="b", name="Green"),
    e.Started(at=0),
]


def test_a_laptop_that_slept_flags_nobody() -> None:
    """Eight hours by the wall, three seconds by the clock that does not jump."""
    moved = e.Moved(at=8 * 3_600_000, spent=3_000, seat=1, move="P a1")
    room = folded("CODE", [opening(Clock(total=60)), *SITTING, moved])
    assert room.clocks.seconds_left(1) == 57.0


def test_a_wall_clock_that_is_set_back_gives_no_time() -> None:
    moved = e.Moved(at=-3_600_000, spent=3_000, seat=1, move="P a1")
    room = folded("CODE", [opening(Clock(total=60)), *SITTING, moved])
    assert room.clocks.seconds_left(1) == 57.0


def test_an_old_log_that_does_not_say_what_was_spent_is_read_by_its_times() -> None:
    log = [opening(Clock(total=60)), *SITTING, e.Moved(at=5_000, seat=1, move="P a1")]
    log += [e.Resumed(at=100_000), e.Moved(at=101_000, seat=2, move="P a2")]
    room = folded("CODE", log)
    assert (room.clocks.seconds_left(1), room.clocks.seconds_left(2)) == (55.0, 59.0)


async def test_pausing_a_match_with_a_clock_needs_the_others_yes(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST, clock=Clock(total=600)) as table:
        await table.do(1, m.Pause(seat=1))
        frame = await table.newest(2)
        assert frame.table.pause == m.Question(seat=1, waiting=[2])
        assert frame.table.status == "playing"
        assert await answer(table.tables[1], m.AnswerPause(seat=1, yes=True)) == (
            "table-nothing-asked"
        )
        await table.do(2, m.AnswerPause(seat=2, yes=False))
        assert (await table.newest()).table.pause is None
        await table.do(1, m.Pause(seat=1))
        await table.do(2, m.AnswerPause(seat=2, yes=True))
        assert (await table.newest()).table.status == "paused"
        await table.do(1, m.Resume(seat=1))
        assert (await table.newest()).table.status == "playing"


async def test_pausing_and_resuming_gives_no_time_back(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST, clock=Clock(move=600)) as table:
        least = 600.0
        for _ in range(5):
            await table.do(1, m.Pause(seat=1))
            await table.do(2, m.AnswerPause(seat=2, yes=True))
            await table.do(2, m.Resume(seat=2))
            left = (await table.newest()).table.seats[1].clock
            assert left is not None
            assert left <= least
            least = left


async def test_nor_does_a_bot_that_sits_down_and_gets_up_again(server: Server) -> None:
    """While it is there it plays at once; so its turn is another's, and the total stays."""
    clock = Clock(total=600, increment=60)
    async with party(server, "isis", 2, options={"first": 2}, clock=clock) as table:
        before = (await table.newest(1)).table.seats[1].clock
        await table.do(1, m.SeatBot(seat=1, level="random"))
        await table.do(2, m.Move(seat=2, move="P a1"))
        await table.host.until(lambda frame: frame.table.to_act == [2] and frame.n > table.n)
        await table.tables[1].do(m.TakeBack(seat=1))
        frame = await table.host.until(lambda frame: not frame.table.seats[1].bot)
        assert before is not None
        assert frame.table.seats[1].clock is not None
        assert frame.table.seats[1].clock <= before


def test_a_bot_that_sits_down_in_ones_own_turn_and_gets_up_is_no_time_to_think() -> None:
    there: list[e.AnyEntry] = [
        e.BotSat(at=0, spent=1_000, seat=1, level="random"),
        e.Back(at=0, spent=9_000, seat=1),
    ]
    log = [opening(Clock(move=30, total=60)), *SITTING, *there, *there]
    room = folded("CODE", log)
    assert (room.clocks.left[1], room.clocks.used[1]) == (40_000, 20_000)
    room = folded("CODE", [*log, e.Moved(at=0, spent=5_000, seat=1, move="P a1")])
    assert (room.clocks.left[1], room.clocks.used[1]) == (35_000, 0)


def test_but_what_a_bot_needs_for_its_own_move_is_not_counted() -> None:
    log = [opening(Clock(total=60)), *SITTING]
    log += [e.BotSat(at=0, spent=1_000, seat=1, level="random")]
    log += [e.Moved(at=0, spent=9_000, seat=1, move="P a1"), e.Back(at=0, spent=500, seat=1)]
    assert folded("CODE", log).clocks.left == {1: 59_000, 2: 59_500}


async def test_while_the_whole_server_is_stopped_no_clock_runs(tmp_path: Path) -> None:
    """A laptop that was closed, a machine that was frozen: also for whoever moves first after
    it, and for whose time would have been over."""
    clock = Clock(move=600, total=600)
    with Server(tmp_path).running() as server:
        assert server.process is not None
        async with party(server, "isis", 2, options=FIRST, clock=clock) as table:
            looked = time.monotonic()
            had = (await table.clients[1].table(table.code)).seats[1].clock
            server.process.send_signal(signal.SIGSTOP)
            stopped = time.monotonic()
            moving = asyncio.ensure_future(table.do(1, m.Move(seat=1, move="P a1")))
            await asyncio.sleep(3)
            slept = time.monotonic() - stopped
            server.process.send_signal(signal.SIGCONT)
            await moving
            moved = next(x for x in log_on_disk(server, table.code) if isinstance(x, e.Moved))
            assert had is not None
            assert moved.spent is not None
            ran = time.monotonic() - looked - slept
            assert moved.spent / 1000 <= 600 - had + ran


async def test_every_entry_says_what_was_spent(server: Server) -> None:
    async with party(server, "isis", 2, clock=Clock(move=600)) as table:
        await table.play_on(random.Random("spent"))
        log = log_on_disk(server, table.code)
        start = next(n for n, entry in enumerate(log) if isinstance(entry, e.Started))
        assert all(entry.spent is not None for entry in log[start:])
