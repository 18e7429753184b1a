"""Compiled worlds agree with what a seat knows, and nothing else reaches a bot."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludotheque import shelf
from ludotheque.contract import Event, State
from ludotheque.dice import Dice
from ludotheque.games.isis import bot as isis_bots
from ludotheque.games.nox import bot as nox_bots
from ludotheque.kernel import KernelState, Mind, fast_dice
from ludotheque.kernel.border import blank
from ludotheque.match import Match
from tests.bots.thinking import OURS, chosen
from tests.tables import Table

MINDS: dict[str, Mind] = {"isis": isis_bots.MIND, "nox": nox_bots.MIND}
SECRETIVE = [table for table in OURS if table.box in MINDS]


def compiled_worlds(mind: Mind, state: State, seen: Sequence[Event], count: int) -> Sequence[State]:
    """Worlds as a search draws them, from what the seat to act knows."""
    (seat,) = state.to_act
    known = mind.game.known(state.view(seat), seen)
    assert isinstance(known, KernelState)
    hidden = blank(mind.game.dtype)
    hidden[0] = known.record
    mind.search.hide(hidden, seat - 1)
    dice, worlds = fast_dice(7), []
    for _ in range(count):
        table = hidden.copy()
        mind.search.sample(table, seat - 1, dice)
        worlds.append(KernelState(mind.game, table, Dice(bytes(32))))
    return worlds


def midgame(table: Table, moves: int, seed: str) -> Match:
    match = Match(shelf.game(table.box), table.players, table.options, bytes(32))
    rng = random.Random(seed)
    for _ in range(moves):
        if match.outcome is None:
            (seat,) = match.state.to_act
            match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("forgets", [False, True], ids=["all-seen", "some-missed"])
@pytest.mark.parametrize("table", SECRETIVE, ids=str)
def test_every_compiled_world_looks_the_same_to_the_seat(table: Table, forgets: bool) -> None:
    rng = random.Random(str(table))
    for moves in (0, 7, 21, 40):
        match = midgame(table, moves, str(table))
        if match.outcome is not None:
            continue
        (seat,) = match.state.to_act
        seen = match.seen(seat)
        if forgets:
            seen = [event for event in seen if event.kind != "turned" or rng.random() < 0.5]
        for world in compiled_worlds(MINDS[table.box], match.state, seen, 20):
            assert world.view(seat) == match.state.view(seat)
            assert match.game.read(str(world)) == world


@pytest.mark.parametrize("table", SECRETIVE, ids=str)
def test_what_was_seen_is_the_same_in_every_compiled_world(table: Table) -> None:
    match = midgame(table, 24, str(table))
    (seat,) = match.state.to_act
    if table.box == "isis":
        for world in compiled_worlds(MINDS["isis"], match.state, match.seen(seat), 20):
            assert world == match.state


def held_by_two(world: Any) -> list[str]:
    cards: list[str] = list(world.position.hands[2])
    return cards


def lies_on_first(world: Any) -> list[str]:
    faces = world.position.faces
    return [str(faces[min(faces)])]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        pytest.param(Table("nox", 3, {"first": 1}), held_by_two, id="nox"),
        pytest.param(Table("isis", 2, {"first": 1}), lies_on_first, id="isis"),
    ],
)
def test_worlds_are_drawn_as_often_as_those_of_the_game(
    table: Table, told: Callable[[Any], list[str]]
) -> None:
    """Both draw 1000; what is where differs by no more than chance."""
    match = midgame(table, 24, "often")
    state, count, rng = match.state, 1000, random.Random(3)
    (seat,) = state.to_act
    fast = Counter(
        x for world in compiled_worlds(MINDS[table.box], state, (), count) for x in told(world)
    )
    slow: Counter[str] = Counter()
    for _ in range(count):
        slow.update(told(state.game.world(state.view(seat), (), rng)))
    assert fast.total() == slow.total()
    assert set(fast) == set(slow)
    chi = sum((fast[x] - slow[x]) ** 2 / (fast[x] + slow[x]) for x in fast)
    assert chi < len(fast) + 4 * (2 * len(fast)) ** 0.5


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
@pytest.mark.parametrize(
    "table",
    [Table("nox", 4, {}), Table("isis", 2, {}), Table("isis", 3, {"variant": "stock"})],
    ids=str,
)
def test_another_hidden_part_changes_no_choice(table: Table, level: str) -> None:
    match = midgame(table, 26, level)
    (seat,) = match.state.to_act
    others = [
        match.game.world(match.state.view(seat), (), random.Random(seed)) for seed in range(4)
    ]
    assert len({str(world) for world in others}) > 1
    assert len({chosen(world, level, budget=60) for world in others}) == 1
