"""What is done while the Jack flies, act by act: how it succeeds, and each way that it fails."""

import pytest

from ludotheque.hands.bones.record import HELD, READY, SPENT, TABLE, WON
from tests.hands.bones.steady import Steady, spent, steady

# ---- Picking up


def test_a_bone_that_is_picked_up_counts_when_the_jack_is_caught() -> None:
    hand = steady("aslik", 1, (0, 0)).throw().tap(0, 0)
    assert (hand.bone(0)["lies"], hand.count) == (HELD, 0)
    hand.catch()
    assert (hand.bone(0)["lies"], hand.count, hand.why) == (WON, 1, "managed")


def test_without_the_jack_it_does_not() -> None:
    hand = steady("aslik", 1, (0, 0)).throw().tap(0, 0).catch(100, 0)
    assert (hand.count, hand.why) == (0, "jack-fell")


def test_the_hand_takes_it_though_the_pointer_has_moved_on() -> None:
    hand = steady("aslik", 1, (0, 100)).throw()
    hand.glide(0, 100, 0.02)
    hand.press()
    hand.let_go()
    hand.glide(0, -150, 0.05)
    hand.wait(3.0)
    assert hand.why == "managed"


@pytest.mark.parametrize(("off", "slips"), [(11.5, False), (12.5, True), (23.5, True)])
def test_off_its_middle_it_slips_away(off: float, slips: bool) -> None:
    hand = steady("aslik", 1, (0, 0)).throw().tap(off, 0)
    assert (hand.mishap == "slipped") == slips
    hand.catch()
    assert (float(hand.bone(0)["x"]) < -10) == slips
    assert hand.count == (0 if slips else 1)


def test_beside_all_bones_there_is_nothing() -> None:
    assert steady("aslik", 1, (0, 0)).throw().tap(30, 0).mishap == "nothing-there"


def test_two_at_once_go_back_where_they_lay() -> None:
    hand = steady("aslik", 1, (-10, 0), (10, 0)).throw().tap(0, 0)
    assert hand.mishap == "two-at-once"
    assert [tuple(b) for b in hand.bones[["x", "y"]][:2]] == [(-10, 0), (10, 0)]
    assert hand.catch().count == 0


def test_only_one_a_throw() -> None:
    hand = steady("aslik", 2, (-40, 0), (40, 0)).throw(3.0).tap(-40, 0)
    hand.wait(0.1)
    assert hand.tap(40, 0).mishap == "one-a-throw"
    assert hand.catch().count == 1


def test_what_slips_off_the_table_is_used_up_and_with_too_few_left_it_ends() -> None:
    hand = steady("aslik", 1, (295, 0)).throw(3.0).tap(280, 0, 0.3).catch()
    assert spent(hand, 0)
    assert hand.why == "none-left"


def test_a_bag_makes_the_grip_smaller() -> None:
    assert steady("glodoc", 1, (0, 0)).throw().tap(10, 0).mishap == "slipped"


# ---- Laying down


def laid(seconds: float, y: float = -70) -> Steady:
    hand = steady("ehfel").throw().press_at(0, y)
    hand.wait(seconds)
    hand.let_go()
    return hand


def test_one_is_laid_down_and_the_others_stay_in_the_hand() -> None:
    hand = laid(0.17)
    assert list(hand.bones["lies"][:5]) == [TABLE, HELD, HELD, HELD, HELD]
    assert (hand.catch().count, hand.why) == (1, "managed")


@pytest.mark.parametrize(
    ("seconds", "mishap"),
    [(0.05, "laid-too-briefly"), (0.13, "nothing"), (0.23, "nothing"), (0.26, "two-fell")],
)
def test_held_too_briefly_it_stays_too_long_and_two_fall(seconds: float, mishap: str) -> None:
    assert laid(seconds).mishap == mishap


def test_too_near_to_where_the_jack_was_thrown_nothing_is_laid() -> None:
    assert laid(0.17, -120).mishap == "laid-too-near"


@pytest.mark.parametrize("before", [0.4, 0.02])  # seconds: there, or yet to get there
def test_a_finger_that_stays_down_under_the_jack_catches_it(before: float) -> None:
    hand = laid(0.17)
    hand.glide(0, -112, 0.2)
    hand.wait(float(hand.at("flight") - hand.at("air")) - before)
    hand.press()
    hand.wait(before + 0.1)
    assert (hand.count, hand.why) == (1, "managed")


def test_what_fell_is_uncounted_and_used_up() -> None:
    hand = steady("ehfel", 4).throw(3.0).press_at(0, -70)
    hand.wait(0.4)
    hand.let_go()
    hand.catch()
    assert (hand.count, hand.why) == (0, "none-left")


# ---- Standing up


def stood(speed: float, hand: Steady | None = None) -> Steady:
    hand = (hand or steady("takh-takh", 2, (0, 0), (100, 0))).throw(3.0).press_at(0, 0)
    hand.stroke(0.0, 1.0, speed)
    hand.wait(0.05)
    return hand


@pytest.mark.parametrize(
    ("speed", "mishap", "edge"),
    [
        (250, "weak-stroke", 0),
        (300, "nothing", 1),
        (400, "nothing", 1),
        (500, "tipped", 0),
    ],
)
def test_a_weak_stroke_does_nothing_a_strong_one_tips_it(
    speed: float, mishap: str, edge: int
) -> None:
    hand = stood(speed)
    assert (hand.mishap, hand.bone(0)["edge"]) == (mishap, edge)


def test_what_stands_need_not_be_stood_up_again() -> None:
    hand = stood(350).catch()
    assert hand.count == 1
    assert stood(350, hand).mishap == "on-edge-already"


def test_what_is_knocked_over_later_counts_no_more() -> None:
    hand = steady("takh-takh", 3, (0, 0), (30, 0), (100, 100))
    stood(350, hand).catch()
    assert hand.count == 1
    hand.throw(3.0).tap(44, 0)  # the other slips away, into the one that stands
    hand.catch()
    assert (hand.mishap, hand.count) == ("knocked-over", 0)


def test_all_on_edge_wins_too_those_included_that_landed_so() -> None:
    hand = steady("takh-takh", 3, (0, 0), (100, 0))
    hand.bone(1)["edge"] = 1
    stood(350, hand).catch()
    assert (hand.count, hand.at("all_edge"), hand.why) == (1, 1, "managed")


def test_with_one_off_the_table_not_all_stand_on_edge() -> None:
    hand = steady("takh-takh", 3, (0, 0), (100, 0))
    hand.bone(1)["lies"] = SPENT
    stood(350, hand).catch()
    assert (hand.count, hand.at("all_edge")) == (1, 0)


def test_with_or_without_a_bone_hands_change_when_the_jack_was_caught() -> None:
    hand = steady("kuda-kuda", 2, (0, 0), (60, 0)).throw()
    assert hand.at("side") == -1
    hand.catch()
    assert (hand.count, hand.at("side")) == (0, -1)
    hand.throw().tap(0, 0).catch()  # O30: with the other
    assert (hand.count, hand.at("side")) == (1, 1)


# ---- Over the wall, and on a card


def test_a_bone_lifted_over_the_wall_counts() -> None:
    hand = steady("wollo", 1, (60, 0)).throw(3.0).press_at(60, 0)
    hand.wait(0.25)
    assert (hand.drag(-90, 0).catch().count, hand.why) == (1, "managed")


def test_before_it_is_lifted_the_wall_stops_it() -> None:
    hand = steady("wollo", 1, (20, 0)).throw(3.0).press_at(20, 0).drag(-90, 0, 0.1)
    assert hand.mishap == "wall"
    assert hand.bone(0)["x"] > -25
    assert hand.catch().count == 0


def test_let_go_above_the_wall_it_slides_back() -> None:
    hand = steady("wollo", 1, (60, 0)).throw(3.0).press_at(60, 0)
    hand.wait(0.25)
    hand.drag(-40, 0)
    hand.wait(0.2)
    assert (hand.mishap, hand.bone(0)["x"] > -25) == ("wall", True)


def test_round_the_wall_does_not_count() -> None:
    hand = steady("wollo", 1, (60, 0)).throw(3.0).press_at(60, 0)
    hand.wait(0.25)
    hand.glide(20, 130, 0.2)
    hand.glide(-100, 130, 0.2)
    hand.drag(-100, 60, 0.2).catch()
    assert (hand.count, hand.phase) == (0, READY)


def test_over_the_wall_and_back_it_has_yet_to_go_over_it_again() -> None:
    """On the way back it may be put down between, or not."""
    for put_down in (False, True):
        hand = steady("wollo", 1, (60, 0)).throw(3.0).press_at(60, 0)
        hand.wait(0.25)
        hand.glide(-90, 0, 0.25)
        hand.glide(60, 0, 0.25)
        if put_down:
            hand.let_go()
            hand.catch()
            hand.throw(3.0).press_at(60, 0)
        hand.glide(60, 130, 0.2)
        hand.glide(-100, 130, 0.2)
        hand.drag(-100, 60, 0.1).catch()
        assert (hand.count, hand.phase) == (0, READY)


def test_round_the_wall_and_half_over_it_from_behind_does_not_count() -> None:
    hand = steady("wollo", 1, (60, 0)).throw(3.0).press_at(60, 0)
    hand.wait(0.25)
    hand.glide(60, 130, 0.15)
    hand.glide(-100, 130, 0.2)
    hand.glide(-100, 0, 0.15)
    hand.glide(-45, 0, 0.1)
    hand.drag(-100, 0, 0.1).catch()
    assert (hand.count, hand.phase) == (0, READY)


def test_a_bone_set_on_a_card_counts_and_beside_it_does_not() -> None:
    hand = steady("meja", 1, (0, -80)).throw(3.0).press_at(0, -80).drag(0, 124)
    assert (hand.catch().count, hand.why) == (1, "managed")
    hand = steady("meja", 1, (0, -80)).throw(3.0).press_at(0, -80).drag(0, 60)
    assert (hand.catch().count, hand.mishap) == (0, "missed-the-card")


def test_whose_fingers_still_hold_a_bone_do_not_catch_the_jack() -> None:
    hand = steady("meja", 1, (0, -80)).throw().press_at(0, -80)
    hand.catch()
    assert hand.why == "hand-full"


def test_what_was_set_and_is_pushed_away_counts_no_more() -> None:
    hand = steady("meja", 3, (0, -80), (40, -80), (80, -80))
    hand.throw(3.0).press_at(0, -80).drag(40, 124, 0.2).catch()
    assert hand.count == 1
    hand.bone(0)["vx"] = 600
    assert hand.throw(3.0).catch().count == 0


# ---- Through the arch


def test_pushed_through_a_gap_it_counts() -> None:
    hand = steady("gurnia").throw(3.0).press_at(35, 22).drag(-25, 22)
    assert (hand.catch().count, hand.why) == (1, "managed")


def test_a_finger_stops_it() -> None:
    hand = steady("gurnia").throw(3.0).press_at(35, 22)
    hand.glide(12, 0, 0.2)
    hand.glide(0, 0, 0.1)
    assert hand.mishap == "finger"
    assert hand.bone(1)["x"] > 0


def test_a_finger_that_pushes_too_fast_slips_off() -> None:
    hand = steady("gurnia").throw(3.0).press_at(35, 22)
    hand.line(300, 22, 0.1)
    hand.wait(0.1)
    assert hand.mishap == "finger-slipped"


# ---- Through the goal


def shot(hand: Steady, x: float, y: float, speed: float) -> Steady:
    hand.throw(3.0).press_at(float(hand.bone(0)["x"]), float(hand.bone(0)["y"]))
    hand.stroke(x, y, speed)
    return hand


def test_shot_through_the_goal_it_counts_wherever_it_stops() -> None:
    hand = shot(steady("maradono", 1, (0, -114)), 0.0, 1.0, 1200)
    assert (hand.catch().count, hand.why) == (1, "managed")


def test_halfway_through_the_goal_it_does_not_count_and_may_be_tried_again() -> None:
    """Its middle is past the cards, and it still lies between them."""
    hand = shot(steady("maradono", 1, (0, 20)), 0.0, 1.0, 488)
    hand.catch()
    assert 154 < hand.bone(0)["y"] < 154 + 14.5
    assert (hand.bone(0)["lies"], hand.count, hand.phase) == (TABLE, 0, READY)


def test_beside_the_goal_it_is_used_up() -> None:
    hand = shot(steady("maradono", 1, (0, -114), (90, -114)), 0.3, 0.954, 1000)
    hand.catch()
    assert spent(hand, 0)
    assert (hand.mishap, hand.count, hand.phase) == ("beside", 0, READY)


def test_too_short_it_may_be_tried_again_from_where_it_lies() -> None:
    hand = shot(steady("maradono", 1, (0, -114)), 0.0, 1.0, 400)
    hand.catch()
    assert (hand.bone(0)["lies"], hand.count) == (TABLE, 0)
    assert -60 < hand.bone(0)["y"] < 110


def test_struck_off_its_middle_it_leaves_aside() -> None:
    hand = steady("maradono", 1, (0, -114)).throw(3.0).press_at(10, -114)
    hand.stroke(0.0, 1.0, 500)
    hand.wait(0.3)
    assert abs(hand.bone(0)["x"]) > 5


def test_a_stroke_that_hardly_moves_shoots_nothing() -> None:
    assert shot(steady("maradono", 1, (0, -114)), 0.0, 1.0, 150).mishap == "weak-stroke"


# ---- On both sides of a bone


def test_struck_on_both_sides_in_one_flight_it_is_won() -> None:
    hand = steady("ariac").throw(3.0).tap(13, 20).tap(77, 20)
    assert (hand.catch().count, hand.why) == (1, "managed")


def test_touched_it_spoils_the_throw() -> None:
    hand = steady("ariac").throw(3.0).tap(35, 20)
    assert hand.mishap == "touched"
    assert hand.tap(-77, 20).tap(-13, 20).catch().count == 0


def test_in_two_flights_it_is_not() -> None:
    hand = steady("ariac").throw(3.0).tap(13, 20).catch()
    assert hand.throw(3.0).tap(77, 20).catch().count == 0


def test_too_far_away_does_not_count() -> None:
    assert steady("ariac").throw(3.0).tap(45, 60).mishap == "nothing-there"
