"""A block in the hand: it follows, it trembles, it nudges, it cannot bulldoze."""

import numpy as np
import pytest

from ludotheque.physics.hand import Hand
from ludotheque.physics.poses import UNTURNED, Pose, spin
from ludotheque.physics.rest import Rest, moved
from ludotheque.physics.tremor import Tremor
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World
from ludotheque.solids.solid import Solid
from tests.physics.wood import BASE, CUBE, after_seconds, ball, cuboid, has_fallen, resting

HEAVY = cuboid(60, 40, 30)  # 52 g
LIGHT = cuboid(20, 20, 10)  # 3 g


def held_over(below: list[Solid], solid: Solid, pose: Pose, more: float = 1.0) -> Hand:
    bodies, level = [], 0.0
    for number, each in enumerate(below):
        bodies.append(Body(f"{number}", each, resting(each, 0, 0, level), base=number == 0))
        level += 2 * each.centre[2] + 0.1
    world = World([*bodies, Body("it", solid, pose)], held="it")
    return Hand(world, Tremor(np.random.default_rng(7), more))


def go(hand: Hand, place: tuple[float, float, float], seconds: float) -> int:
    """In how many frames did it touch anything?"""
    met = 0
    for _ in range(round(60 * seconds)):
        hand.aim(place, UNTURNED)
        hand.frame()
        met += hand.world.touches("it")
    return met


def test_a_block_follows_the_hand_through_the_air() -> None:
    hand = held_over([BASE], CUBE, Pose((0.0, 0.0, 0.2)), more=0)
    hand.aim((0.1, -0.05, 0.3), spin(90))
    for _ in range(90):
        hand.frame()
    pose = hand.world.pose("it")
    assert pose.place == pytest.approx((0.1, -0.05, 0.3), abs=1e-5)
    assert np.abs(np.dot(pose.turn, spin(90))) == pytest.approx(1, abs=1e-6)


def test_a_resting_tower_does_not_notice_a_hand_in_the_air() -> None:
    hand = held_over([BASE, CUBE, CUBE], CUBE, Pose((0.0, 0.0, 0.2)))
    before = hand.world.places()
    go(hand, (0.05, 0.0, 0.15), 1)
    assert (hand.world.places()[:3] == before[:3]).all()


def test_every_hand_trembles_and_calms_while_it_is_held_still() -> None:
    tremor = Tremor(np.random.default_rng(1))
    just_taken = tremor.tilt
    for _ in range(180):
        tremor.feel(0, 0)
    calm = tremor.tilt
    tremor.feel(0.3, 0)
    moved_quickly = tremor.tilt
    for _ in range(60 * 30):
        tremor.feel(0, 0)
    assert calm < just_taken / 4
    assert moved_quickly > 4 * calm
    assert tremor.tilt > 4 * calm  # tired
    assert np.std([tremor.shift(k / 60)[0] for k in range(6000)]) == pytest.approx(4e-4, rel=0.1)


@pytest.mark.parametrize("solid", [LIGHT, CUBE, HEAVY])
@pytest.mark.parametrize(("more", "nudged"), [(0, 0.00001), (1, 0.004)])
def test_pressing_too_deep_nudges_a_tower_at_most(solid: Solid, more: float, nudged: float) -> None:
    top = (15 + 3 * 30) / 1000
    over = (0.0, 0.0, top + solid.centre[2] / 1000 + 0.03)
    hand = held_over([BASE, CUBE, CUBE, CUBE], solid, Pose(over), more)
    go(hand, over, 3)  # it calms down
    met = go(hand, (0.0, 0.0, top + solid.centre[2] / 1000 - 0.01), 3)
    assert met > 60
    assert not has_fallen(hand.world)
    assert np.abs(hand.world.places()[:4, :2]).max() < nudged


@pytest.mark.parametrize("solid", [cuboid(30, 20, 15), CUBE, HEAVY])
def test_pushing_sideways_does_not_topple_what_it_meets(solid: Solid) -> None:
    """What trembles besides may, of course."""
    hand = held_over([BASE, CUBE], solid, Pose((-0.06, 0.0, 0.035)), more=0)
    met = 0
    for frame in range(150):  # 5 cm a second
        hand.aim((-0.06 + 0.05 * frame / 60, 0.0, 0.035), UNTURNED)
        hand.frame()
        met += hand.world.touches("it")
    assert met > 60
    assert not has_fallen(hand.world)


def test_letting_go_leaves_the_block_where_it_is() -> None:
    hand = held_over([BASE], CUBE, Pose((0.0, 0.0, 0.05)), more=0)
    go(hand, (0.0, 0.0, 0.0302), 1.5)
    hand.aim((0.3, 0.3, 0.3), UNTURNED)  # too late
    hand.open()
    before = hand.world.places()
    rest = Rest(hand.world)
    while (word := rest_after_a_frame(hand.world, rest)) == "moves":
        pass
    assert word == "rests"
    assert moved(before, hand.world.places()) < 0.0002


def rest_after_a_frame(world: World, rest: Rest) -> str:
    world.frame()
    return rest.look()


def test_what_never_stops_never_rests() -> None:
    marble = ball(30)
    world = World([Body("it", marble, resting(marble, 0, 0, 0))], frozen=False, rolling=0)
    world.data.qvel[0] = 0.2
    rest = Rest(world)
    words = [rest_after_a_frame(world, rest) for _ in range(600)]
    assert set(words[:-1]) == {"moves"}
    assert words[-1] == "never"


def test_no_aim_can_disturb_a_hand() -> None:
    hand = held_over([BASE, CUBE], CUBE, Pose((0.0, 0.0, 0.2)))
    far, nan = 1e300, float("nan")
    for place, turn in (
        ((nan, 0.0, 0.0), UNTURNED),
        ((far, -far, far), UNTURNED),
        ((0.0, 0.0, 0.2), (0.0, 0.0, 0.0, 0.0)),
        ((0.0, 0.0, -far), (nan, 0.0, 0.0, 0.0)),
        ((0.0, 0.0, 0.1), (far, far, 0.0, 0.0)),
    ):
        hand.aim(place, turn)
        hand.frame()
    after_seconds(hand.world, 0.1)
    assert hand.world.blown_up == 0
    assert np.isfinite(hand.world.places()).all()


def test_the_same_hand_does_the_same_to_the_last_bit() -> None:
    def placed() -> bytes:
        hand = held_over([BASE, CUBE], CUBE, Pose((0.01, 0.0, 0.08)))
        go(hand, (0.002, 0.001, 0.058), 1)
        hand.open()
        return after_seconds(hand.world, 0.5).places().tobytes()

    assert placed() == placed()
