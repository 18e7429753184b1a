"""The Jack goes up, and must be caught: by every trick in which one flies."""

import pytest

from ludotheque.hands.bones.record import READY
from tests.hands.bones.steady import steady


def test_a_flick_upwards_throws_the_jack() -> None:
    assert steady("aslik").throw().flying


@pytest.mark.parametrize("speed", [100, 290])
def test_a_weak_flick_throws_nothing(speed: float) -> None:
    hand = steady("aslik").throw(speed / 1000)
    assert hand.phase == READY
    assert hand.mishap == "weak-throw"


def test_a_flick_downwards_throws_nothing() -> None:
    hand = steady("aslik")
    hand.press()
    hand.stroke(0.0, -1.0, 2000)
    assert hand.phase == READY


def test_the_faster_the_flick_the_longer_it_flies_within_bounds() -> None:
    flights = [float(steady("aslik").throw(w).at("flight")) for w in (0.4, 0.9, 1.5, 2.5, 4.0, 6.0)]
    assert flights == sorted(flights)
    assert steady("aslik").throw(0.4).at("wager") == pytest.approx(0.8)
    assert steady("aslik").throw(6.0).at("wager") == pytest.approx(3.0)


def test_a_crooked_flick_drifts_with_the_square_of_the_wager() -> None:
    near, far = (float(steady("aslik").throw(w, aside=0.1).at("to_x")) for w in (1.0, 2.0))
    assert far == pytest.approx(4 * near, rel=0.1)


def test_the_greater_the_number_the_less_air_there_is() -> None:
    flights = [float(steady("aslik", n).throw(2.0).at("flight")) for n in (1, 2, 3, 4)]
    assert flights == sorted(flights, reverse=True)


def test_who_is_under_it_catches_it_and_may_go_on_without_a_bone() -> None:
    hand = steady("aslik").throw().catch()
    assert (hand.phase, hand.count, hand.at("throws")) == (READY, 0, 1)


def test_who_is_elsewhere_drops_it_and_is_done() -> None:
    hand = steady("aslik").throw().catch(120, -150)
    assert (hand.why, hand.count) == ("jack-fell", 0)


@pytest.mark.parametrize(("off", "caught"), [(41.0, True), (43.0, False)])
def test_a_hand_reaches_42_millimetres(off: float, caught: bool) -> None:
    hand = steady("aslik").throw()
    hand.catch(float(hand.at("to_x")) + off)
    assert (hand.phase == READY) == caught


def test_a_hand_that_rushes_past_catches_nothing() -> None:
    hand = steady("aslik").throw(1.0)
    hand.glide(-300, -150, 0.3)
    hand.wait(float(hand.at("flight") - hand.at("air")) - 0.37)
    hand.line(300, -150, 0.67)
    assert hand.why == "hand-too-fast"


def test_a_hand_that_is_still_gripping_catches_nothing() -> None:
    hand = steady("aslik", 1, (0, -130)).throw()
    hand.glide(0, -130, 0.2)
    hand.wait(float(hand.at("flight") - hand.at("air")) - 0.05)
    hand.tap(0, -130, 0.01).catch()
    assert (hand.why, hand.count) == ("hand-full", 0)


def test_a_finger_on_its_way_leaves_the_hand_open() -> None:
    hand = steady("aslik", 1, (0, -110)).throw()
    hand.glide(0, -150, 0.2)
    hand.wait(float(hand.at("flight") - hand.at("air")) - 0.02)
    hand.glide(0, -110, 0.0)
    hand.press()
    hand.wait(0.1)
    assert (hand.phase, hand.count, hand.why) == (READY, 0, "nothing")


def test_after_twenty_throws_it_is_over() -> None:
    hand = steady("aslik")
    while not hand.over:
        hand.throw(1.0).catch()
    assert (hand.why, hand.at("throws")) == ("throws-over", 20)


def test_in_kuda_kuda_it_comes_down_on_the_other_side_and_the_hands_change() -> None:
    hand = steady("kuda-kuda", 2, (0, 0), (60, 0)).throw()
    assert hand.at("to_x") == pytest.approx(-80, abs=1)
    hand.tap(0, 0).catch()
    assert hand.at("side") == -1
    hand.throw()
    assert hand.at("to_x") == pytest.approx(80, abs=1)
    hand.tap(60, 0).catch()
    assert (hand.why, hand.count) == ("managed", 2)
