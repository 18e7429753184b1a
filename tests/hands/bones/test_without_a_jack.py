"""Tricks in which no Jack flies, or rests, or more than one thing does; and the duels in turn."""

import pytest

from ludotheque.games.oss.box import TRICKS
from ludotheque.hands.bones.record import FINGERS, FLYING, READY, WON
from tests.hands.bones.steady import Steady, steady

# ---- Many at once


@pytest.mark.parametrize("trick", ["nampan", "numa", "manu"])
def test_all_bones_fly_and_those_are_caught_that_the_hand_is_under(trick: str) -> None:
    hand = steady(trick, 1).throw(1.0)
    many = int((hand.bones["lies"] == FLYING).sum())
    assert many == TRICKS[trick].bones
    hand.catch()
    assert 1 <= hand.count <= many
    assert hand.why == "managed"


def test_who_stays_away_catches_none() -> None:
    hand = steady("numa", 2).throw(1.0).catch(250, 100)
    assert (hand.count, hand.why) == (0, "not-caught")


def test_o14_more_than_the_number_count_too() -> None:
    counts = {steady("nampan", 1, seed=seed).throw(0.9).catch().count for seed in range(12)}
    assert max(counts) > 1


def test_a_higher_throw_spreads_them() -> None:
    low, high = (steady("numa").throw(w).bones["home_x"][:5] for w in (0.9, 2.5))
    assert high.max() - high.min() > low.max() - low.min()


# ---- With the pincers


def test_a_bone_in_the_pincers_is_thrown_and_caught_in_the_crossed_hands() -> None:
    hand = steady("cumi-cumi", 2, (0, 0), (60, 0))
    for x in (0, 60):
        hand.tap(x, 0, 0.5)
        hand.wait(0.3)
        assert hand.at("held") >= 0
        hand.press()
        hand.stroke(0.0, 1.0, 2000)
        hand.catch()
    assert (hand.count, hand.why) == (2, "managed")


def test_one_that_is_not_caught_ends_it_and_those_before_count() -> None:
    hand = steady("cumi-cumi", 2, (0, 0), (60, 0))
    for x, caught in ((0, True), (60, False)):
        hand.tap(x, 0, 0.5)
        hand.wait(0.3)
        hand.press()
        hand.stroke(0.0, 1.0, 2000)
        hand.catch(*(() if caught else (200, 100)))
    assert (hand.count, hand.why) == (1, "not-caught")


def test_a_bone_that_slips_out_of_the_pincers_may_be_tried_again() -> None:
    hand = steady("cumi-cumi", 1, (0, 0)).tap(10, 0, 0.5)
    assert (hand.mishap, hand.phase) == ("slipped", READY)


def test_where_too_few_are_left_on_the_table_it_is_over() -> None:
    hand = steady("cumi-cumi", 1, (295, 0)).tap(284, 0, 0.8)
    hand.wait(0.3)
    assert (hand.why, hand.count) == ("none-left", 0)


# ---- On the back of the hand


def balanced() -> Steady:
    hand = steady("labah", 2, (0, 0), (60, 0)).throw(1.2).catch()
    assert hand.at("on_back") == 1
    hand.glide(0, 0, 1.5)
    hand.wait(0.3)
    return hand


def test_slowly_one_picks_up_with_the_jack_on_the_back_of_the_hand() -> None:
    hand = balanced().tap(0, 0)
    hand.wait(0.5)
    hand.glide(60, 0, 1.2)
    hand.wait(0.3)
    hand.tap(60, 0)
    hand.wait(0.1)
    assert (hand.count, hand.why) == (2, "managed")


def test_a_sudden_move_lets_it_slide_off_and_what_is_in_the_hand_counts() -> None:
    hand = balanced().tap(0, 0)
    hand.wait(0.5)
    hand.glide(250, 100, 0.2)
    hand.wait(0.5)
    assert (hand.count, hand.why) == (1, "jack-slid")


def test_until_it_lies_there_a_drop_is_free() -> None:
    hand = steady("labah").throw(1.2).catch(200, 100)
    assert (hand.phase, hand.mishap) == (READY, "jack-fell")


# ---- Between the fingers


def drawn(hand: Steady, i: int, seconds: float = 1.2) -> None:
    bone = hand.bone(i)
    hand.glide(float(bone["home_x"]), float(bone["home_y"]), 0.5)
    hand.wait(0.3)
    hand.press()
    hand.line(float(hand.law["hand_x"]), float(hand.law["hand_y"]), seconds)
    hand.wait(0.1)
    hand.let_go()


def test_drawn_in_slowly_one_after_the_other() -> None:
    hand = steady("polopo", 4)
    for i in range(4):
        assert hand.bone(i)["lies"] == FINGERS
        drawn(hand, i)
        assert hand.bone(i)["lies"] == WON
    assert (hand.count, hand.why) == (4, "managed")


@pytest.mark.parametrize("seconds", [0.2, 0.35])
def test_too_fast_it_falls_and_nothing_counts(seconds: float) -> None:
    hand = steady("polopo", 2)
    drawn(hand, 0)
    drawn(hand, 1, seconds)
    assert (hand.count, hand.why) == (0, "bone-fell")


def test_let_go_on_the_way_it_falls() -> None:
    hand = steady("polopo", 2)
    bone = hand.bone(0)
    hand.glide(float(bone["x"]), float(bone["y"]), 0.5)
    hand.wait(0.3)
    hand.press()
    hand.line(float(bone["x"]) * 0.8, float(bone["y"]) - 10, 0.4)
    hand.let_go()
    hand.wait(0.1)
    assert hand.why == "bone-fell"


def test_aside_it_falls() -> None:
    hand = steady("polopo", 2)
    bone = hand.bone(0)
    hand.glide(float(bone["x"]), float(bone["y"]), 0.5)
    hand.wait(0.3)
    hand.press()
    hand.line(float(bone["x"]) + 20, float(bone["y"]) + 10, 0.6)
    assert hand.why == "bone-fell"


# ---- Duels in turn, one pair of hands


def test_bola_bola_over_or_through_the_cards_and_the_ball_comes_back() -> None:
    hand = steady("bola-bola", 2)
    for aside in (0.0, 0.35):
        hand.throw(3.0).press_at(0, -90)
        hand.stroke(aside, (1 - aside**2) ** 0.5, 620)
        hand.catch()
    assert (hand.count, hand.why) == (2, "managed")


@pytest.mark.parametrize(("aside", "speed", "why"), [(0.0, 300, "not-done"), (0.8, 1000, "beside")])
def test_bola_bola_too_short_or_round_the_cards_is_the_end(
    aside: float, speed: float, why: str
) -> None:
    hand = steady("bola-bola", 2).throw(3.0).press_at(0, -90)
    hand.stroke(aside, (1 - aside**2) ** 0.5, speed)
    hand.catch()
    assert (hand.why, hand.count) == (why, 0)


def test_bola_bola_a_ball_that_falls_off_the_table_has_not_come_to_rest_there() -> None:
    hand = steady("bola-bola", 2).throw(3.0).press_at(0, -90)
    hand.stroke(0.0, 1.0, 1300)
    hand.catch()
    assert (hand.why, hand.count) == ("off-table", 0)


def test_naik_exactly_as_many_as_the_round_asks_for_and_then_a_new_toss() -> None:
    hand = steady("naik", 5, (0, 0), (20, 0), (100, 60), (-100, 60), (0, 90))
    before = hand.bones["x"].copy()
    hand.throw(3.0).press_at(100, 60)
    hand.let_go()
    hand.catch()
    assert hand.count == 1
    assert (hand.bones["x"][:5] != before[:5]).any()


def test_naik_one_too_many_is_the_end() -> None:
    hand = steady("naik", 5, (0, 0), (20, 0), (100, 60)).throw(3.0).press_at(10, 0)
    hand.let_go()
    hand.catch()
    assert (hand.count, hand.why) == (0, "wrong-number")


def test_naik_raked_together_they_come_along() -> None:
    hand = steady("naik", 5, (-60, 0), (0, 0), (60, 0), (100, 90))
    hand.throw(3.0).press_at(100, 90)
    hand.let_go()
    hand.catch()
    for bone, x in zip(hand.bones, (-40, 0, 150, 200), strict=False):
        bone["x"], bone["y"] = x, 0
    hand.throw(3.0).press_at(-40, 0)
    hand.glide(0, 0, 0.25)
    hand.wait(0.15)
    hand.let_go()
    hand.catch()
    assert hand.count == 2


def test_naik_a_finger_down_beside_the_bones_catches_the_jack() -> None:
    hand = steady("naik", 1, (0, 0), (20, 0), (100, 60)).throw(3.0).tap(100, 60)
    hand.wait(0.15)
    hand.glide(0, -150, 0.15)
    hand.press()
    hand.wait(3.0)
    assert (hand.count, hand.why) == (1, "managed")
