"""Towers that stand when they should and fall when they should."""

import subprocess
import sys

import numpy as np
import pytest

from ludotheque.physics.poses import Pose, spin
from ludotheque.physics.rest import moved
from ludotheque.physics.wood import Body
from ludotheque.physics.world import TABLE, World
from ludotheque.solids.solid import Solid
from tests.physics.wood import (
    BASE,
    CUBE,
    after_seconds,
    ball,
    column,
    cuboid,
    has_fallen,
    pile,
    resting,
)


def test_what_goes_in_comes_out_to_the_last_bit() -> None:
    pose = Pose((0.1 / 3, -0.2 / 7, 0.3 / 11), spin(12.3456789))
    assert World([Body("it", CUBE, pose)]).pose("it") == pose


def test_a_pile_stands() -> None:
    world = pile(BASE, CUBE, column(20, 40), CUBE, cuboid(60, 20, 20))
    before = after_seconds(world, 1).places()
    after_seconds(world, 5)
    assert moved(before, world.places()) < 0.00001
    assert not has_fallen(world)


@pytest.mark.parametrize("solid", [cuboid(40, 20, 10), CUBE, column(20, 40), column(15, 90)])
def test_half_a_millimetre_over_the_edge_decides(solid: Solid) -> None:
    for over, falls in ((-0.5, False), (0.5, True)):
        base = Body("base", BASE, resting(BASE, 0, 0, 0), base=True)
        at = resting(solid, 30 + over, 0, 15.1)
        world = World([base, Body("it", solid, at)], frozen=False)
        assert has_fallen(after_seconds(world, 3)) == falls


def test_a_ball_rolls_off_a_tilted_plank() -> None:
    plank, marble, wedge = cuboid(90, 25, 10), ball(25), cuboid(10, 25, 3)
    world = World(
        [
            Body("wedge", wedge, resting(wedge, -35, 0, 0), base=True),
            Body("plank", plank, resting(plank, 0, 0, 3, spin(2.3, (0.0, 1.0, 0.0))), base=True),
            Body("marble", marble, resting(marble, 0, 0, 16)),
        ],
        frozen=False,
    )
    assert has_fallen(after_seconds(world, 4))


def test_all_that_touches_is_told_asleep_or_not() -> None:
    for frozen in (False, True):
        world = pile(BASE, CUBE, CUBE, frozen=frozen)
        assert world.touching() == {
            frozenset((TABLE, "0")),
            frozenset(("0", "1")),
            frozenset(("1", "2")),
        }
        assert world.touched_by("1") == {"0", "2"}


def test_a_tower_is_measured_without_the_air_in_it() -> None:
    for frozen in (False, True):
        world = after_seconds(pile(BASE, *[CUBE] * 10, frozen=frozen), 1)
        assert world.height() == pytest.approx(315, abs=0.05)


def test_what_sleeps_stays_as_it_is_and_wakes_when_it_is_touched() -> None:
    world = pile(BASE, CUBE, CUBE, frozen=True)
    before = world.places()
    assert world.asleep()
    after_seconds(world, 3)
    assert (world.places() == before).all()

    above = Body("it", CUBE, resting(CUBE, 20, 0, 90))
    world = World([*world.bodies, above], held="it")
    world.held = None
    assert has_fallen(after_seconds(world, 2))


def test_wood_does_not_explode() -> None:
    world = pile(BASE, CUBE)
    world.data.qvel[6:9] = 0, 0, 1000
    before = world.places()
    world.frame()
    assert world.blown_up == 1
    assert (world.places() == before).all()
    assert not world.data.qvel.any()
    world.data.qvel[6] = np.nan
    world.frame()
    assert world.blown_up == 2
    assert (world.places() == before).all()
    assert not has_fallen(after_seconds(world, 1))


def test_what_explodes_in_the_air_goes_on_falling() -> None:
    world = World([Body("it", CUBE, Pose((0.0, 0.0, 0.3)))], held="it")
    world.held = None
    after_seconds(world, 0.05)
    world.data.qvel[2] = 1000
    after_seconds(world, 0.5)
    assert world.blown_up == 1
    assert world.pose("it").place[2] < 0.02


TOPPLING = """
from tests.physics.wood import *
solids = [BASE, CUBE, column(20, 40), cuboid(60, 20, 20), ball(25), column(12, 30, 6)]
world = after_seconds(pile(*solids), 2)
print(world.places().tobytes().hex())
"""


def test_the_same_wood_falls_the_same_way_in_every_process() -> None:
    told = [
        subprocess.run([sys.executable, "-c", TOPPLING], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    here = after_seconds(
        pile(BASE, CUBE, column(20, 40), cuboid(60, 20, 20), ball(25), column(12, 30, 6)), 2
    )
    assert has_fallen(here)
    assert {run.stdout.strip() for run in told} == {here.places().tobytes().hex()}
