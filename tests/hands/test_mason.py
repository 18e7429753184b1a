"""A bot's hand: how much it tries in its head, how long it is watched, what a level is worth."""

import math
import random
from itertools import pairwise

import numpy as np
import pytest
from msgspec import structs

from ludotheque.contract import Setting
from ludotheque.hands.blocks_judge import BLOCKS
from ludotheque.hands.builder import Skill
from ludotheque.hands.deed import STEPS_A_SECOND, USUAL_SECONDS
from ludotheque.hands.doing import Doing
from ludotheque.hands.mason import WANDERING
from ludotheque.hands.placing import blocks_of, drive, solid_of
from ludotheque.hands.search import AT_A_TIME, Search, frames_at_a_time
from ludotheque.hands.skill import LEVELS
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.poses import UNTURNED, Pose, spin, stood_at
from ludotheque.physics.world import World
from tests.hands.blocks import BASE, CUBE, cuboid, placed, to_place, tower

PLANK = cuboid(60, 20, 10)
POLE = cuboid(6, 6, 80)


def searched(blocks: int) -> Search:
    below = [laid.body for laid in tower(BASE, *[CUBE] * (blocks - 1))]
    search = Search(below, solid_of(PLANK), Skill.of(1), random.Random(1))
    while search.step():
        pass
    return search


@pytest.mark.parametrize(("blocks", "fewest", "most"), [(4, 30, 40), (20, 15, 20)])
def test_many_spots_are_tried_on_a_low_tower_and_fewer_on_a_tall_one(
    blocks: int, fewest: int, most: int
) -> None:
    search = searched(blocks)
    assert fewest <= len(search.tried) <= most
    assert all(one.trials for one in search.tried)
    places = {(one.spot.pose.place, one.spot.pose.turn) for one in search.tried}
    assert len(places) == len(search.tried)
    assert search.stands == 1  # and the best of them is a good one


@pytest.mark.parametrize("blocks", [1, 3, 8, 12, 30])
def test_the_taller_the_tower_the_sooner_a_live_hand_has_its_turn(blocks: int) -> None:
    """A frame of twenty blocks takes six milliseconds: of four live hands would be late."""
    frames = frames_at_a_time(blocks)
    assert frames >= 1
    assert frames == 1 or frames * blocks <= AT_A_TIME


def test_a_search_on_a_tall_tower_stops_after_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    below = [laid.body for laid in tower(BASE, *[CUBE] * 12)]
    search = Search(below, solid_of(PLANK), Skill.of(1), random.Random(1))
    while search.at is None:
        search.step()
    frames = 0
    frame = World.frame

    def counted(world: World) -> None:
        nonlocal frames
        frames += 1
        frame(world)

    monkeypatch.setattr(World, "frame", counted)
    for _ in range(10):
        before = frames
        search.step()
        assert frames <= before + 1


def watched(setting: Setting, level: str, *, thinks: bool) -> tuple[int, int]:
    """Steps until the hand is open, and until it is over; if it does not think, it never knows
    more than at a glance."""
    doing = Doing(BLOCKS, setting, USUAL_SECONDS)
    doing.seat_bots({1: level})
    while thinks and doing.bots[1].think():
        pass
    opened = 0
    while doing.end is None:
        doing.step()
        deed = doing.deed
        assert isinstance(deed, PlacingDeed)
        opened += not deed.open
    return opened, doing.steps


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_watched_for_three_to_eight_seconds(level: str) -> None:
    """However long it would still have thought."""
    what = to_place(tower(BASE, CUBE))
    assert watched(what, level, thinks=True)[1] >= 3 * STEPS_A_SECOND
    assert watched(what, level, thinks=False)[0] <= 8 * STEPS_A_SECOND


def test_a_hand_that_thinks_wanders_over_the_tower_and_touches_nothing() -> None:
    doing = Doing(BLOCKS, to_place(tower(BASE, CUBE), PLANK), USUAL_SECONDS)
    doing.seat_bots({1: "club"})
    seen = set()
    for _ in range(3 * STEPS_A_SECOND):
        doing.bots[1].think()
        doing.step()
        seen.add(doing.picture)
        assert not doing.begun
    assert len(seen) > STEPS_A_SECOND


TAKEN_OVER = (0.3, -0.2, 0.25)


def test_who_takes_a_block_over_in_the_air_goes_on_from_where_it_is() -> None:
    doing = Doing(BLOCKS, to_place(tower(BASE, CUBE), PLANK), USUAL_SECONDS)
    for _ in range(2 * STEPS_A_SECOND):
        doing.hear(1, drive(Pose(TAKEN_OVER, spin(60))))
        doing.step()
    deed = doing.deed
    assert isinstance(deed, PlacingDeed)
    doing.seat_bots({1: "club"})
    while doing.bots[1].think():
        pass
    before = deed.world.pose("it")
    for _ in range(STEPS_A_SECOND // 2):
        doing.step()
    after = deed.world.pose("it")
    assert after.place[2] == pytest.approx(TAKEN_OVER[2], abs=0.01)
    assert math.dist(after.place[:2], before.place[:2]) < 2 * WANDERING * 0.5 + 0.01
    assert abs(np.dot(after.turn, before.turn)) > 0.95  # nor is it spun back


def test_who_takes_a_base_over_lays_it_where_the_hand_is() -> None:
    doing = Doing(BLOCKS, to_place(()), USUAL_SECONDS)
    for _ in range(STEPS_A_SECOND):
        doing.hear(1, drive(Pose((0.2, 0.1, 0.1), UNTURNED)))
        doing.step()
    doing.seat_bots({1: "master"})
    while not doing.end:
        doing.step()
    assert doing.end.scene
    [base] = blocks_of(doing.end.scene)
    assert base.place[:2] == pytest.approx((0.2, 0.1), abs=0.03)


def test_each_level_aims_better_and_trembles_less_than_the_one_before() -> None:
    for worse, better in pairwise(Skill.of(skill) for skill in LEVELS.values()):
        assert (worse.aim, worse.askew, worse.tilt) > (better.aim, better.askew, better.tilt)
        assert worse.tilt > better.tilt


def test_a_higher_level_stands_more_on_end() -> None:
    """A slender pole, upright on a cube."""
    what, goal = to_place(tower(BASE, CUBE), POLE), stood_at(solid_of(POLE), 0.0, 0.0, 0.0452)
    what = structs.replace(what, what={**what.what, "tremor": 1.0})
    novice, club, master = (
        sum(placed(what, goal, LEVELS[level], seed).fact != "fell" for seed in range(6))
        for level in ("novice", "club", "master")
    )
    assert novice < club < master
