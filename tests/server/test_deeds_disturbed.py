"""Deeds that are disturbed: the server is killed, a process is lost, a line is cut, the house is
full, somebody means no good. They end as undisturbed ones do, or begin again as they were set."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import motion
from ludotheque import wire as m
from ludotheque.contract import JUDGE
from ludotheque.match import Begun
from tests.server.fair import (
    AtFair,
    catches,
    deeds,
    finishes,
    goes,
    moves,
    play_out,
    rolled,
    rolls,
    seen,
    shown,
    turn,
)
from tests.server.playing import Party, party
from tests.server.serving import NO_HURRY, Server, nodes
from tests.server.test_sleeping import loaded
from tests.toys.hands.ring import drive

STANDS_STILL = 2  # things that the hand at the ring says before it moves the ball, at most
FIRST, BY_HAND = {"first": 1}, {"BY_HAND": "1"}


async def as_undisturbed(table: Party) -> None:
    """Each roll has come to the end that its setting and these hands come to."""
    await play_out(table)
    reading = await table.checked_file()
    assert [one.verdict for one in reading.deeds] == ["confirmed"] * len(deeds(reading.match))
    for setting, played in deeds(reading.match):
        if setting.judge == "ring":
            assert (end := rolled(setting, rolls(setting.what["ball"])).end)
            assert (played.move, played.scene) == (end.fact, end.scene)
        else:
            assert played.move == "hit"


# ---- killed -------------------------------------------------------------------------------------


async def killed_after(server: Server, stall: str, steps: int, owner: Server | None = None) -> None:
    """So many steps into a deed; -1: before anything could be seen of it. `owner`: the node that
    has the table, if that is another. It does not come back."""
    async with party(server, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine, before, begun = table.tables[1], None, False
        if steps < 0:
            await mine.move(1, stall)
        else:
            before = await goes(mine, 1, stall)
            begun = before.begun
            hands = rolls() if stall == "roll" else catches(before.what or {})
            sent = 0
            while sent < steps and mine.frame and mine.frame.deed:
                await mine.hand(1, next(hands))
                sent += 1
                if sent % 8 == 0:
                    await mine.do(m.Watch(seat=1))  # answered when all before it was heard
            if stall == "roll" and sent > STANDS_STILL:
                await mine.until(lambda frame: frame.deed is None or frame.deed.begun)
                begun = True
        (owner or server).kill()
        if owner is None:
            server.launch()
        mine.frame = None
        await finishes(mine, 1, stall)
        await turn(mine, 2)
        await as_undisturbed(table)
        reading = await table.checked_file()
        [(setting, _)] = deeds(reading.match)
        assert sum(isinstance(entry, Begun) for entry in reading.match.entries) == 1
        if before and begun:
            assert setting.what == before.what


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, house=True, environment=BY_HAND).running() as server:
        yield server


@pytest.mark.parametrize(("stall", "steps"), [("roll", 30), ("catch", 20)])
async def test_killed_in_the_middle_the_deed_goes_on_at_another_node(
    tmp_path: Path, database: str, stall: str, steps: int
) -> None:
    with nodes(tmp_path, database, 2, house=True, environment=BY_HAND) as (near, far):
        far.near = near.address
        await killed_after(far, stall, steps, owner=near)
        assert near.troubles == far.troubles == []


async def test_killed_in_the_middle_the_deed_begins_again_as_it_was_set(own: Server) -> None:
    await killed_after(own, "roll", 30)
    await killed_after(own, "catch", 20)


async def test_in_a_pause_that_nobody_ends_its_table_goes_to_sleep(tmp_path: Path) -> None:
    """And the deed begins again as it was set, once somebody goes on."""
    limits = {**NO_HURRY, "TABLE_LINGERS_SECONDS": 0.05}
    given = {"house": True, "environment": BY_HAND}
    with Server(tmp_path, limits=limits, **given).running() as server:  # type: ignore[arg-type]
        async with party(server, "fair", 2, kind=AtFair, options=FIRST) as table:
            mine = table.tables[1]
            before = await goes(mine, 1, "roll")
            hands = rolls()
            while not (mine.frame and mine.frame.deed and mine.frame.deed.begun):
                await mine.hand(1, next(hands))
                await mine.do(m.Watch(seat=1))  # answered when all before it was heard
            await table.do(1, m.Pause(seat=1))
        await loaded(server, 0)
        async with table.clients[1].at(table.code) as there:
            await there.until(lambda frame: frame.table.status == "paused")
            frame = await there.until(lambda frame: frame.deed)
            assert frame.deed is not None
            assert (frame.deed.deed, frame.deed.begun) == (before.deed, True)
            async with AtFair(table.clients[1], table.code) as again:
                await again.until(lambda frame: frame.deed)
                await again.do(m.Resume(seat=1))
                frame = await again.until(lambda frame: frame.deed and frame.deed.seconds)
                assert frame.deed is not None
                assert frame.deed.what == before.what
        assert server.troubles == []


@pytest.mark.long
async def test_killed_fifty_times_at_every_stage_it_begins_again_as_it_was_set(
    own: Server,
) -> None:
    rng = random.Random(50)
    for number in range(50):
        stall, most = rng.choice((("roll", 190), ("catch", 65)))
        await killed_after(own, stall, number - 1 if number < 3 else rng.randrange(most))


# ---- cut off ------------------------------------------------------------------------------------


async def test_who_comes_back_in_time_goes_on_where_they_were(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine, hands = table.tables[1], rolls()
        await goes(mine, 1, "roll")
        for _ in range(30):
            await mine.hand(1, next(hands))
        await seen(mine, 30)
        await mine.close()
        await table.tables[2].until(lambda frame: not frame.table.seats[1].here)
        async with AtFair(table.clients[1], table.code) as back:
            table.tables[1] = back
            await shown(back)
            await seen(back, 30)
            await moves(back, 1, hands)
            await turn(back, 2)
            await as_undisturbed(table)


async def test_who_does_not_is_judged_by_what_has_come(fair: Server) -> None:
    """The judge of the light waits for a fifth of a second."""
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        deed = await goes(table.tables[1], 1, "catch")
        hands = catches(deed.what or {})
        for _ in range(50):
            await table.tables[1].hand(1, next(hands))
        await seen(table.tables[1], 50)
        await table.tables[1].close()
        frame = await turn(table.tables[2], 2)
        assert frame.view
        assert frame.view["scores"]["1"] == 0


async def test_nobodys_time_begins_before_they_have_a_hand_to_move(fair: Server) -> None:
    async with party(fair, "fair", 2, options=FIRST) as table:
        await table.tables[1].move(1, "roll")
        frame = await table.tables[1].until(lambda frame: frame.table.to_act == [JUDGE])
        assert frame.deed is None or frame.deed.seconds is None
        async with AtFair(table.clients[1], table.code) as mine:
            deed = await shown(mine)
            assert deed.seconds == 90


# ---- a judge with a fault -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def stumbling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {**NO_HURRY, "STAGE_SILENT_SECONDS": 2}
    environment = {**BY_HAND, "STUMBLING_JUDGE": "1"}
    folder = tmp_path_factory.mktemp("stumbling")
    with Server(folder, house=True, limits=limits, environment=environment).running() as server:
        yield server


async def stumbles(server: Server, fault: bytes, times: int) -> Party:
    async with party(server, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine = table.tables[1]
        assert isinstance(mine, AtFair)
        await goes(mine, 1, "roll")
        for _ in range(times):
            hands = rolls()
            for _ in range(30):
                await mine.hand(1, next(hands))
            await seen(mine, 30)
            await mine.until(lambda frame: frame.deed and frame.deed.begun)
            while not mine._frames.empty():
                mine._frames.get_nowait()
            mine.seen.clear()
            await mine.hand(1, fault)
            await mine.next_frame()  # it is set again
        if times < 3:
            await moves(mine, 1, rolls())
            await turn(mine, 2)
            await as_undisturbed(table)
        return table


@pytest.mark.parametrize("fault", [b"crash", b"raise"])
async def test_by_our_own_fault_it_begins_again_elsewhere(stumbling: Server, fault: bytes) -> None:
    await stumbles(stumbling, fault, 2)


@pytest.mark.long
async def test_a_process_that_hangs_is_lost(stumbling: Server) -> None:
    await stumbles(stumbling, b"hang", 1)


async def test_the_third_time_it_is_drawn_and_play_goes_on(stumbling: Server) -> None:
    await stumbles(stumbling, b"raise", 3)


async def test_nobody_pays_for_anothers_judge(stumbling: Server) -> None:
    """Three times a neighbour's judge takes the whole process with it."""
    async with party(stumbling, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine = table.tables[1]
        await goes(mine, 1, "roll")
        await stumbles(stumbling, b"crash", 3)
        await mine.do(m.Watch(seat=1))  # what is known then is how it is
        await mine.until(lambda frame: frame.deed and frame.deed.seconds)
        await moves(mine, 1, rolls())
        await turn(mine, 2)
        await as_undisturbed(table)


# ---- a full house -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One deed at a time, and readers who are always too slow."""
    limits = {**NO_HURRY, "DEEDS_PER_PROCESS": 1, "PICTURES_BEHIND": 0}
    folder = tmp_path_factory.mktemp("small")
    with Server(folder, house=True, limits=limits, environment=BY_HAND).running() as server:
        yield server
        assert server.troubles == []


async def test_who_waits_sees_their_place_and_their_clock_stands(small: Server) -> None:
    clock = m.Clock(move=1000)
    async with (
        party(small, "fair", 2, kind=AtFair, options=FIRST) as one,
        party(small, "fair", 2, kind=AtFair, options=FIRST, clock=clock) as two,
        party(small, "fair", 2, kind=AtFair, options=FIRST) as three,
    ):
        await goes(one.tables[1], 1, "roll")
        waiting = two.tables[1]
        await waiting.move(1, "catch")
        frame = await waiting.until(
            lambda f: f.deed and f.deed.place == 1 and not f.table.seats[1].running
        )
        assert frame.deed
        assert frame.deed.what is None  # nobody looks at it beforehand
        await three.tables[1].move(1, "roll")
        await three.tables[1].until(lambda frame: frame.deed and frame.deed.place == 2)
        await moves(one.tables[1], 1, rolls())
        await turn(one.tables[1], 2)
        await three.tables[1].until(lambda frame: frame.deed and frame.deed.place == 1)
        frame = await waiting.until(lambda frame: frame.deed and frame.deed.what)
        assert frame.table.seats[1].running
        assert frame.deed
        await moves(waiting, 1, catches(frame.deed.what or {}))
        await turn(waiting, 2)
        await shown(three.tables[1])
        await moves(three.tables[1], 1, rolls())
        await turn(three.tables[1], 2)
        for table in (one, two, three):
            await as_undisturbed(table)
            assert isinstance(table.tables[2], AtFair)
            assert table.tables[2].seen == []  # a slow reader misses pictures, and no fact


async def test_a_paused_deed_takes_nobodys_place(small: Server) -> None:
    async with (
        party(small, "fair", 2, kind=AtFair, options=FIRST) as one,
        party(small, "fair", 2, kind=AtFair, options=FIRST) as two,
    ):
        await goes(one.tables[1], 1, "roll")
        await two.tables[1].move(1, "roll")
        await two.tables[1].until(lambda frame: frame.deed and frame.deed.place == 1)
        await one.tables[1].do(m.Pause(seat=1))
        await shown(two.tables[1])
        await moves(two.tables[1], 1, rolls())
        await turn(two.tables[1], 2)
        await one.tables[1].do(m.Resume(seat=1))
        await moves(one.tables[1], 1, rolls())
        await turn(one.tables[1], 2)


# ---- somebody who means no good -----------------------------------------------------------------


def hostile(rng: random.Random, deed: int) -> bytes:
    """What a hand might send that is no hand, or another's, or of another time."""
    seat, number = rng.choice((0, 1, 2, 9, 255)), rng.choice((deed, deed, 0, 7, 2**32 - 1))
    data = rng.choice((b"", drive(900, -900, opened=True), rng.randbytes(rng.randrange(1500))))
    whole = motion.hand(seat, number, data)
    return rng.choice((whole, whole, rng.randbytes(rng.randrange(40)), whole[: rng.randrange(7)]))


async def disturbed(server: Server, inputs: int, seed: int) -> None:
    """From a stranger, from who sits at the table and is not the hand, and from the hand of another
    deed in the same process. Nobody is disturbed but the one who does it."""
    rng = random.Random(seed)
    async with (
        party(server, "fair", 2, kind=AtFair, options=FIRST) as table,
        party(server, "fair", 2, kind=AtFair, options=FIRST) as theirs,
        server.client() as stranger,
        AtFair(stranger, table.code) as watching,
    ):
        mine, bad = table.tables[1], theirs.tables[1]
        deed = await goes(mine, 1, "roll")
        await goes(bad, 1, "roll")
        await shown(watching)
        sent = 0
        for data in rolls():
            if not (mine.frame and mine.frame.deed and mine.frame.deed.deed == deed.deed):
                break
            for intruder in (watching, table.tables[2], bad):
                for _ in range(inputs // 240):
                    await intruder._send(hostile(rng, deed.deed))
                    sent += 1
            await mine.hand(1, data)
            await asyncio.sleep(0)
        await turn(mine, 2)
        while sent < inputs:
            await bad._send(hostile(rng, deed.deed))
            sent += 1
        await bad.do(m.Watch(seat=1))
        await as_undisturbed(table)


async def test_hostile_hands_disturb_nobody(fair: Server) -> None:
    await disturbed(fair, 500, 1)


@pytest.mark.long
async def test_ten_thousand_hostile_hands_disturb_nobody(fair: Server) -> None:
    await disturbed(fair, 10_000, 2)
