"""Where a block could go: what looks sound, and what is chosen."""

import random

import pytest

from ludotheque.games.bausack.wood import solid_of
from ludotheque.hands.builder import Skill
from ludotheque.hands.placing import Laid
from ludotheque.hands.placing import solid_of as made
from ludotheque.hands.search import Search
from ludotheque.hands.spots import spots
from ludotheque.physics.lowering import Lowering
from ludotheque.physics.poses import UNTURNED, stood_at
from ludotheque.physics.settings import HOVER
from ludotheque.physics.wood import Body
from tests.hands.blocks import BASE, CUBE, cuboid, tower


def wood(*laid: Laid) -> list[Body]:
    return [one.body for one in laid]


def test_on_a_plain_top_a_block_goes_to_its_middle_on_any_of_its_sides() -> None:
    plank = made(cuboid(60, 20, 10))
    found = list(spots(wood(*tower(BASE, CUBE)), plank))
    gains = {round(1000 * spot.gain) for spot in found}
    assert {10, 20, 60} <= gains
    best = max(found, key=lambda spot: spot.margin)
    assert best.pose.place[:2] == pytest.approx((0, 0), abs=0.001)
    assert best.margin == pytest.approx(0.010, abs=0.003)


def test_what_hangs_over_does_not_look_sound() -> None:
    plank, below = made(cuboid(60, 20, 10)), wood(*tower(BASE, CUBE))
    lowering = Lowering(below, plank)
    assert lowering.land(0.0, 0.0, UNTURNED).margin() > 0.009
    assert lowering.land(0.0145, 0.0, UNTURNED).margin() == pytest.approx(0.0005, abs=0.0003)
    assert lowering.land(0.0155, 0.0, UNTURNED).margin() == pytest.approx(-0.0005, abs=0.0003)


def test_a_ball_finds_the_hollow_of_a_ring() -> None:
    ring = solid_of("ring-1")
    below = [Body("ring", ring, stood_at(ring, 0.0, 0.0, HOVER), base=True)]
    search = Search(below, solid_of("ball-1"), Skill.of(1), random.Random(1))
    while search.step():
        pass
    assert search.best
    assert search.stands == 1
    assert search.best.gain < 0.029  # it sinks in


def test_who_must_raise_the_tower_looks_no_lower() -> None:
    below = wood(*tower(BASE, cuboid(20, 20, 60)))
    assert any(spot.gain == 0 for spot in spots(below, made(cuboid(12, 12, 20))))
    search = Search(below, made(cuboid(12, 12, 20)), Skill.of(1), random.Random(1), raising=True)
    while search.step():
        pass
    assert search.best
    assert search.best.gain > 0.01


def test_of_two_spots_the_safer_is_chosen() -> None:
    """A thin pole could stand on end, or lie; a clumsy hand lays it down."""
    found = {}
    for skill in (0.0, 1.0):
        search = Search(
            wood(*tower(BASE)), made(cuboid(6, 6, 80)), Skill.of(skill), random.Random(3)
        )
        while search.step():
            pass
        assert search.best
        found[skill] = search.best.gain, search.stands
    assert found[0.0][0] < 0.01
    assert found[1.0][1] >= found[0.0][1]
