"""Each trick fails in the ways of its own acts, by a hand that does it wrongly on purpose."""

import pytest

from tests.hands.bones.steady import steady

# What is picked up alike, with a Jack in the air.
PICKED = ("aslik", "kuda-kuda", "glodoc")
CARRIED = ("wollo", "meja")
FINGERED = ("takh-takh", "gurnia", "maradono")
THROWN = (*PICKED, *CARRIED, *FINGERED, "ehfel", "ariac", "bola-bola", "naik")


@pytest.mark.parametrize("trick", THROWN)
def test_a_jack_that_is_thrown_can_fall(trick: str) -> None:
    hand = steady(trick).throw()
    hand.catch(float(hand.at("to_x")) + 120)
    assert hand.why == "jack-fell"


@pytest.mark.parametrize("trick", [*THROWN, "labah"])
def test_a_weak_flick_throws_no_jack(trick: str) -> None:
    assert steady(trick).throw(0.1).mishap == "weak-throw"


@pytest.mark.parametrize("trick", THROWN)
def test_a_hand_that_rushes_past_does_not_catch_it(trick: str) -> None:
    hand = steady(trick).throw(2.0)
    x, y = float(hand.at("to_x")), float(hand.at("to_y"))
    hand.glide(x - 300, y, 0.3)
    left = float(hand.at("flight") - hand.at("air"))
    hand.wait(left - 0.37)
    hand.line(x + 300, y, 0.67)
    assert hand.why == "hand-too-fast"


@pytest.mark.parametrize("trick", [*PICKED, *CARRIED, *FINGERED])
@pytest.mark.parametrize(("factor", "mishap"), [(1.3, "slipped"), (3.0, "nothing-there")])
def test_off_its_middle_a_bone_slips_and_beside_it_is_nothing(
    trick: str, factor: float, mishap: str
) -> None:
    hand = steady(trick, 1, (60, 0)).throw(3.0)
    hand.tap(60 + factor * float(hand.law["grip"]), 0)
    assert hand.mishap == mishap


@pytest.mark.parametrize("trick", [*PICKED, *CARRIED])
def test_two_bones_that_touch_are_not_taken(trick: str) -> None:
    hand = steady(trick, 1, (52, 0), (68, 0)).throw(3.0).tap(60, 0)
    assert hand.mishap == "two-at-once"


@pytest.mark.parametrize("trick", PICKED)
def test_one_bone_a_throw(trick: str) -> None:
    hand = steady(trick, 2, (20, 0), (90, 0)).throw(3.0).tap(20, 0)
    hand.wait(0.1)
    assert hand.tap(90, 0).mishap == "one-a-throw"


@pytest.mark.parametrize("trick", PICKED)
def test_fingers_that_close_round_a_bone_do_not_catch(trick: str) -> None:
    hand = steady(trick, 1, (0, -60)).throw(2.0)
    x, y = float(hand.at("to_x")), float(hand.at("to_y"))
    hand = steady(trick, 1, (x, y + 20)).throw(2.0)
    hand.glide(x, y + 20, 0.2)
    hand.wait(float(hand.at("flight") - hand.at("air")) - 0.05)
    hand.tap(x, y + 20, 0.01).catch()
    assert hand.why == "hand-full"


@pytest.mark.parametrize("trick", [*CARRIED, *FINGERED])
def test_a_finger_on_a_bone_does_not_catch(trick: str) -> None:
    hand = steady(trick).throw(2.0)
    x, y = float(hand.at("to_x")), float(hand.at("to_y"))
    hand = steady(trick, 1, (x, y + 20)).throw(2.0).press_at(x, y + 20)
    hand.wait(5.0)
    assert hand.why == "hand-full"


def test_the_pincers_take_neither_two_nor_nothing() -> None:
    assert steady("cumi-cumi", 1, (-6, 0), (6, 0)).tap(0, 0, 0.5).mishap == "two-at-once"
    assert steady("cumi-cumi", 1, (0, 0)).tap(40, 0, 0.5).mishap == "nothing-there"


def test_with_the_jack_on_its_back_a_hand_takes_no_two() -> None:
    hand = steady("labah", 2, (-8, 0), (8, 0)).throw(1.2).catch()
    hand.glide(0, 0, 1.5)
    hand.wait(0.3)
    assert hand.tap(0, 0).mishap == "two-at-once"


@pytest.mark.parametrize("trick", ["nampan", "numa", "manu"])
def test_of_many_none_is_caught_elsewhere(trick: str) -> None:
    assert steady(trick).throw(1.0).catch(250, 100).why == "not-caught"


@pytest.mark.parametrize("trick", ["maradono", "bola-bola"])
def test_a_stroke_that_hardly_moves_shoots_nothing(trick: str) -> None:
    hand = steady(trick).throw(3.0)
    hand.press_at(float(hand.bone(0)["x"]), float(hand.bone(0)["y"]))
    hand.stroke(0.0, 1.0, 150)
    assert hand.mishap == "weak-stroke"
