"""Hints: for whoever may ask, for their eyes only, and from nothing that has faded."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import bots, shelf
from ludotheque import wire as m
from ludotheque.contract import Event, Refusal, Seat, View
from ludotheque.match import Match
from ludotheque.server import entries as e
from ludotheque.server.hints import Hints
from ludotheque.server.live import LiveTable
from ludotheque.server.room import folded
from ludotheque.server.tasks import Tasks
from ludotheque.server.workers import BotTrouble, Workers
from tests.server.playing import Recording, answer, party
from tests.server.serving import Server

ISIS = shelf.game("isis")
FIRST = {"first": 1}


def test_a_strong_player_gives_them() -> None:
    """The last of a box's own bots, the levels being in order; greedy where a box has none."""
    assert isinstance(bots.adviser(shelf.game("isis")), type(bots.named("master", ISIS)))


async def test_whoever_is_to_move_is_told_the_best_move_and_how_good_each_is(
    server: Server,
) -> None:
    async with party(server, "isis", 2, options=FIRST, hints=True) as table:
        frame = await table.newest(1)
        assert frame.table.hints
        hint = await table.tables[1].hint(1)
        assert (hint.seat, hint.n) == (1, frame.n)
        assert sorted(one.move for one in hint.moves) == sorted(one.move for one in frame.moves)
        assert hint.best == hint.moves[0].move
        assert all(0 <= one.value <= 1 for one in hint.moves)
        assert [bool(one.why) for one in hint.moves] == [True] + [False] * (len(hint.moves) - 1)
        await table.move(1, hint.best)


async def test_nobody_else_hears_of_it_and_nothing_is_written_down(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST, hints=True, kind=Recording) as table:
        before = await table.newest(2)
        other = table.tables[2]
        assert isinstance(other, Recording)
        heard = len(other.heard)
        await table.tables[1].hint(1)
        await table.move(1, "F")  # after that, the other one would have heard
        frame = await table.newest(2)
        assert frame.n == before.n + 1
        messages = [msgspec.json.decode(data) for data in other.heard[heard:]]
        assert {message["type"] for message in messages} == {"frame"}


@pytest.mark.parametrize(
    ("seat", "hints", "code"),
    [(1, False, "table-no-hints"), (2, True, "not-your-turn")],
)
async def test_it_is_refused(server: Server, seat: int, hints: bool, code: str) -> None:
    async with party(server, "isis", 2, options=FIRST, hints=hints) as table:
        assert await answer(table.tables[seat], m.AskHint(seat=seat)) == code


async def test_it_is_refused_for_somebody_elses_seat_and_before_the_match(server: Server) -> None:
    async with party(server, "isis", 2, start=False, options=FIRST, hints=True) as table:
        assert await answer(table.tables[1], m.AskHint(seat=1)) == "table-open"
        await table.do(1, m.Start())
        assert await answer(table.tables[2], m.AskHint(seat=1)) == "table-not-yours"


async def test_nobody_waits_while_it_is_thought_about(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST, hints=True) as table:
        asked = asyncio.ensure_future(table.tables[1].hint(1))
        await asyncio.sleep(0)
        await table.move(1, "F")  # the same socket plays at once
        assert (await asked).n < table.n  # and the answer says what it is about


async def test_who_asks_twice_is_told_the_same(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST, hints=True) as table:
        first, second = await asyncio.gather(*(table.tables[1].hint(1) for _ in range(2)))
        assert first.moves == second.moves


async def test_real_tables_have_them_too(server: Server) -> None:
    """Which card to lay, and where: a matter of the head, not of the hand."""
    async with party(server, "oss", 2, options=FIRST, hints=True, mode="referee") as table:
        hint = await table.tables[1].hint(1)
        assert hint.best.startswith("lay ")


# ---- only what has not faded ------------------------------------------------------------------


def isis_with(values: dict[str, int]) -> tuple[Any, list[Any]]:
    """View and told of seat 1, after tiles were put face down that had these values."""
    wanted = dict(values)
    for number in range(10_000):
        match = Match(ISIS, 2, FIRST, random.Random(number).randbytes(32))
        turned: dict[str, int] = {}
        for cell in wanted:
            seat = match.state.to_act[0]
            events = match.play(seat, "F")
            [turned[cell]] = [e.args["value"] for e in events if e.kind == "turned"]
            if turned[cell] != wanted[cell]:
                break
            match.play(seat, f"T {cell}")
        if turned == wanted:
            return match.state.view(1), match.remembered(1)
    raise AssertionError("no such deal")


def test_a_hint_in_isis_does_not_depend_on_tiles_that_lie_face_down_again() -> None:
    """Whatever was turned up: the same told, and so the same hint from the same dice."""
    adviser = bots.adviser(ISIS)
    told = [isis_with(values) for values in ({"a1": 4, "c3": -4}, {"a1": -2, "c3": 1})]
    (one, its), (other, others) = told
    assert one == other
    assert its == others
    assert not any(event.kind == "turned" for event in its)
    worth = [
        {str(move) for move, _ in adviser.advise(1, view, seen, 0.1, random.Random(5))}
        for view, seen in told
    ]
    assert worth[0] == worth[1] != set()


class Noting(Workers):
    """Workers that note what they are asked, and can be out of order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[list[Event]] = []
        self.found = [m.Advised("F", 0.5)]
        self.failing: Exception | None = None

    async def advise(
        self,
        table: str,
        game: str,
        seat: Seat,
        view: View,
        told: list[Event],
        budget: float = 1.0,
    ) -> list[m.Advised]:
        self.sent.append(told)
        if self.failing:
            raise self.failing
        return self.found


def a_tile_was_put_face_down() -> LiveTable:
    """Seat 2 of Isis & Osiris is to move."""
    log: list[e.AnyEntry] = [
        e.Opened(
            at=0,
            game="isis",
            rules=ISIS.rules_version,
            players=2,
            options=FIRST,
            mode="digital",
            visibility="private",
            clock=m.Clock(),
            host="Ann",
            seed=bytes(32).hex(),
            hints=True,
        ),
        e.Sat(at=0, seat=1, person="Ann", name="Ann"),
        e.Sat(at=0, seat=2, person="Ben", name="Ben"),
        e.Started(at=0),
        e.Moved(at=0, seat=1, move="F"),
        e.Moved(at=0, seat=1, move="T a1"),
    ]
    return LiveTable(folded("ABCDEF", log), {})


async def test_whoever_thinks_about_it_is_sent_nothing_that_has_faded() -> None:
    table, workers = a_tile_was_put_face_down(), Noting()
    await Hints(workers, Tasks()).answer(table, m.AskHint(seat=2), "Ben")
    assert table.room.match is not None
    assert any(event.fades for event in table.room.match.seen(2))
    [told] = workers.sent
    assert told
    assert not any(event.fades for event in told)


@pytest.mark.parametrize("trouble", [BotTrouble("crashed"), ZeroDivisionError("a bug"), None])
async def test_an_answer_that_does_not_come_is_refused_and_can_be_asked_for_again(
    trouble: Exception | None,
) -> None:
    """Nor does one that is empty."""
    table, workers = a_tile_was_put_face_down(), Noting()
    hints, found = Hints(workers, Tasks()), workers.found
    workers.failing, workers.found = trouble, []
    with pytest.raises(Refusal, match="hint-failed"):
        await hints.answer(table, m.AskHint(seat=2), "Ben")
    workers.failing, workers.found = None, found
    assert (await hints.answer(table, m.AskHint(seat=2), "Ben")).best == "F"


async def test_whoever_asks_is_answered_also_when_we_have_failed(tmp_path: Path) -> None:
    with Server(tmp_path, house=True, environment={"BROKEN": "hint"}).running() as server:
        async with party(server, "isis", 2, options=FIRST, hints=True) as table:
            assert await answer(table.tables[1], m.AskHint(seat=1)) == "internal"
            assert await answer(table.tables[1], m.Move(seat=1, move="F")) == "done"
