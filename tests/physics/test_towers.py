"""Towers of the real blocks, nothing asleep: what is sound stands, what is not falls."""

import random

import pytest

from ludotheque.games.bausack.blocks import BLOCKS, LISTED
from ludotheque.games.bausack.wood import solid_of
from ludotheque.physics.lowering import Lowering
from ludotheque.physics.poses import Pose, Turn, after, spin, upright
from ludotheque.physics.rest import moved
from ludotheque.physics.settings import MILLI
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World
from tests.physics.towers import sound_tower, supported
from tests.physics.wood import after_seconds, cuboid, has_fallen, resting

long = pytest.mark.long
SLAB = cuboid(200, 200, 150)  # high enough for all to fall off
FLAT = [
    (block, number)
    for block in sorted(LISTED)
    for number, face in enumerate(solid_of(block).faces)
    if face.flat
]
TURNS = (0, 90, 180, 270, *range(5, 360, 5))  # the feet of a cross or a star are never square
A_FEW = random.Random(4).sample(FLAT, 30)


def creep(tower: list[Body], seconds: float) -> float:
    """In millimetres, once the weight has come to lie on all of it."""
    world = after_seconds(World(tower, frozen=False), 1)
    settled = world.places()
    after_seconds(world, seconds)
    assert not has_fallen(world)
    assert not world.blown_up
    return moved(settled, world.places()) / MILLI


@pytest.mark.parametrize("blocks", [12, 20])
def test_a_sound_tower_stands(blocks: int) -> None:
    assert creep(sound_tower(1, blocks), 2) < 0.1


@long
@pytest.mark.parametrize("blocks", [12, 20])
@pytest.mark.parametrize("seed", range(50))
def test_sound_towers_of_all_kinds_stand_for_ever(seed: int, blocks: int) -> None:
    assert creep(sound_tower(seed, blocks), 20) < 1


@pytest.mark.parametrize("seed", [3, *(pytest.param(seed, marks=long) for seed in range(10, 20))])
def test_a_tall_tower_does_not_buckle(seed: int) -> None:
    tower = sound_tower(seed, 20, tall=True)
    world = World(tower, frozen=False)
    assert 700 < world.height() < 1100
    start = world.places()
    after_seconds(world, 3)
    assert not has_fallen(world)
    assert moved(start, world.places()) / MILLI < 3


@pytest.mark.parametrize(
    "block", ["cuboid-1", *(pytest.param(f"cuboid-{k}", marks=long) for k in (3, 6, 8, 11))]
)
def test_a_pyramid_does_not_buzz(block: str) -> None:
    dice, solid = random.Random(block), solid_of(block)
    apart, up = BLOCKS[block].size[0] + 4, BLOCKS[block].size[2]
    bodies = []
    for row in range(5):
        for number in range(5 - row):
            x, y, turned = (
                ((number + row / 2) * apart, 0, 0)
                if row == 0
                else (
                    (number + row / 2) * apart + dice.gauss(0, 0.5),
                    dice.gauss(0, 0.5),
                    dice.gauss(0, 1),
                )
            )
            pose = resting(solid, x, y, row * (up + 0.0985), spin(turned))
            bodies.append(Body(f"{row} {number}", solid, pose, base=row == 0))
    assert creep(bodies, 2) < 0.005


def over_the_edge(block: str, turn: Turn, over: float) -> World:
    """Its centre so many millimetres beyond the edge of a slab."""
    solid = solid_of(block)
    base = Body("base", SLAB, resting(SLAB, 0, 0, 0), base=True)
    it = Body("it", solid, resting(solid, 100 + over, 0, 150.0985, turn))
    return World([base, it], frozen=False)


def decides_half_a_millimetre(block: str, number: int) -> None:
    """Turned so that what it stands on reaches round its centre right up to the edge. An arch whose
    opening lies there falls, rightly; but every flat face has such a turn."""
    solid = solid_of(block)
    lying = upright(solid.faces[number].down)
    turns = (after(lying, spin(turned)) for turned in TURNS)
    turn = next(turn for turn in turns if supported(solid, turn, 0.5) > 0.45)
    outside = over_the_edge(block, turn, 0.5)
    assert any(has_fallen(after_seconds(outside, 0.5)) for _ in range(6)), "it should fall"
    assert not has_fallen(after_seconds(over_the_edge(block, turn, -0.5), 2)), "it should stand"


@pytest.mark.parametrize(("block", "number"), A_FEW)
def test_half_a_millimetre_decides_for_a_few_shapes(block: str, number: int) -> None:
    decides_half_a_millimetre(block, number)


@long
@pytest.mark.parametrize(("block", "number"), FLAT)
def test_half_a_millimetre_decides_for_every_flat_face(block: str, number: int) -> None:
    decides_half_a_millimetre(block, number)


HOLLOWS = {
    "ball-1": "ring-1 ring-4 bowl-1 egg-cup-1 candlestick-3",
    "ball-2": "ring-3 spool-2 candlestick-1 bowl-2",
    "ball-3": "ring-2 egg-cup-4",
    "egg-1": "egg-cup-1 ring-4",
    "egg-2": "egg-cup-2 egg-cup-3",
    "cone-1": "ring-6",
    "cone-2": "ring-3",
    "half-dome-1": "ring-2",
    "half-egg-1": "ring-1",
    "half-egg-2": "ring-6",
    "pole-3": "candlestick-3",
}
HEADFIRST = ("cone", "half-dome", "half-egg")


def rests_in(block: str, hollow: str) -> bool:
    """Dropped from a millimetre, a millimetre off."""
    solid, below = solid_of(block), solid_of(hollow)
    turn = spin(90, (0.0, 1.0, 0.0)) if block.startswith("egg") else spin(0)
    if BLOCKS[block].kind in HEADFIRST:
        turn = spin(180, (1.0, 0.0, 0.0))
    base = Body("base", below, resting(below, 0, 0, 0), base=True)
    landing = Lowering([base], solid).land(0.001, 0, turn)
    x, y, z = landing.pose.place
    world = World([base, Body("it", solid, Pose((x, y, z + 0.001), turn))], frozen=False)
    after_seconds(world, 3)
    before = world.places()
    after_seconds(world, 1)
    return not has_fallen(world) and moved(before, world.places()) < 0.0002


def test_round_things_rest_in_the_hollows_made_for_them() -> None:
    pairs = [(block, hollow) for block, all_of in HOLLOWS.items() for hollow in all_of.split()]
    restless = [pair for pair in pairs if not rests_in(*pair)]
    assert len(pairs) == 21
    assert len(restless) <= 1, restless
