"""Chain before it is built: bots choose and line up by what they foresee."""

import random

import pytest

from ludotheque.contract import JUDGE, Seat
from ludotheque.dice import seed_from
from ludotheque.games.bausack import habits
from ludotheque.games.bausack.game import GAME
from ludotheque.games.bausack.glance import lines_of_chain
from ludotheque.games.bausack.hand import Foreseen
from ludotheque.games.bausack.plan import BausackPlan
from ludotheque.games.bausack.position import BausackPosition
from ludotheque.hands.foresight import _NO_DICE
from ludotheque.plain import PlainState
from tests.bausack.table import at

PLAN = BausackPlan()
BASES = "cuboid-1@15/cuboid-2@15"
EVEN = {1: 0.6, 2: 0.6}


def lined(towers: str = BASES, **given: str) -> BausackPosition:
    return at("chain", 2, towers=towers, stage="order", **given).p


def round_of(luck: int, skills: dict[Seat, float], foreseeing: Seat | None) -> Seat | None:
    """Who wins it alone: one draws up their line by what they foresee, everybody else by habit."""
    rng = random.Random(luck)
    start = GAME.new(2, {"variant": "chain"}, seed_from(str(luck))).position
    assert isinstance(start, BausackPosition)
    p = start
    while not PLAN.settled(start, p):
        seat = GAME.to_act(p)[0]
        if seat == JUDGE:
            odds = GAME.odds(PlainState(GAME, p, _NO_DICE), skills)
            move = rng.choices([fact for fact, _ in odds], [chance for _, chance in odds])[0]
        elif seat == foreseeing and p.stage in ("draft", "order"):
            [[move, *_]] = PLAN.choices(p, seat, Foreseen(skills, {}))
        else:
            move = habits.habit(p, seat, skills, rng)
        p = GAME.after(p, seat, move)[0]
    winners = [s for s in p.won if p.won[s] > start.won[s]]
    return winners[0] if len(winners) == 1 else None


def test_what_is_counted_out_is_all_there_is() -> None:
    p = lined(picked="cube-1,cone-1/cube-2,ball-1", lines="-/-")
    chances = lines_of_chain(p, [("cube-1", "ball-1"), ("cube-2", "egg-1")], {1: 0.9, 2: 0.3})
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[1] > chances[2]  # the steadier hand


def test_who_must_build_after_a_point_is_worse_off() -> None:
    """The starter takes the front block; the cone bears nothing, and there is nothing else."""
    p = lined(picked="cube-1/cone-1", lines="-/-")
    pointed = lines_of_chain(p, [("cone-1", "cube-1", "cube-2")], EVEN)
    plain = lines_of_chain(p, [("cube-1", "cube-2", "cone-1")], EVEN)
    assert pointed[1] < plain[1]


def test_lines_that_are_foreseen_win_more_rounds_than_habit() -> None:
    rounds = range(10)
    habit = sum(round_of(luck, EVEN, None) == 1 for luck in rounds)
    foresight = sum(round_of(luck, EVEN, 1) == 1 for luck in rounds)
    assert foresight > habit
