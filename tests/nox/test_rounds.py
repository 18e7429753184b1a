"""NOX, a round and a match: when they end and what is recorded (N1, N4, N6 to N8)."""

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import without
from tests.nox.table import SCORING, exhausted, facts, happened, kitty, play, position

# N4: six piles, counted after the merge.


def test_a_sixth_pile_that_merges_does_not_end_the_round() -> None:
    state = play(position(SCORING, "B6,B9,G7/B1,G1,O2/B2,O3,O4"), "B6 +3")
    assert kitty(state, 3) == ["O1x1", "G12x1", "G3x1", "G2x1", "B6x2"]
    assert facts(state).round == 1
    assert state.to_act == (2,)


def test_nobody_draws_after_the_card_that_ends_the_round() -> None:
    assert "draws" not in happened(position(SCORING), "B4 +3")


# N6: the draw pile runs out.


def test_without_a_draw_pile_one_plays_on_with_the_hand() -> None:
    state = exhausted("B1,B2/G1,G2/O1,O2")
    events = happened(state, "B1 +1")
    assert list(events) == ["extended"]
    assert facts(play(state, "B1 +1")).hand_sizes == {1: 1, 2: 2, 3: 2}


def test_who_has_no_card_is_skipped() -> None:
    state = exhausted("B1,B2/-/O1,O2")
    assert happened(state, "B1 +1")["skipped"].args == {"seat": 2}
    assert play(state, "B1 +1").to_act == (3,)
    assert play(state, "B1 +1", "O1 +1").to_act == (1,)


def test_the_last_player_with_cards_plays_on_alone() -> None:
    state = exhausted("B1,B2/-/-")
    _, events = state.play(1, GAME.move("B1 +1"))
    assert [event.args["seat"] for event in events if event.kind == "skipped"] == [2, 3]
    assert play(state, "B1 +1").to_act == (1,)


def test_who_draws_the_last_card_still_plays_it() -> None:
    buried = without(["B8", "B1", "G1", "O1", "G15"])
    state = position(f"B8x{len(buried) + 1}/-/-", "B1/G1/O1", buried=",".join(buried))
    state = play(state, "B1 +2")
    assert facts(state).left == 0
    assert facts(state).hands[1] == ("G15",)
    assert play(state, "G1 +2", "O1 +2").to_act == (1,)


def test_the_round_ends_when_the_last_card_is_played() -> None:
    state = play(exhausted("B1/-/O1"), "B1 +1")
    over = happened(state, "O1 +2")["round-over"].args
    assert over["reason"] == "exhausted"
    assert "owner" not in over
    assert facts(play(state, "O1 +2")).round == 2


# N7 and N8: points and the end.


def test_three_colours_with_4_14_6_and_15_are_worth_39() -> None:
    assert GAME.standing(position(SCORING))[1] == 39


def test_the_blue_4_makes_six_piles_and_28_points_and_ends_the_round() -> None:
    over = happened(position(SCORING), "B4 +3")["round-over"].args
    assert over["reason"] == "six"
    assert over["owner"] == 3
    assert over["kitties"][3] == ["O1", "G12", "O6", "G3", "G2", "B4"]
    assert over["scores"] == over["recorded"] == {1: 39, 2: 0, 3: 28}


def test_a_kitty_without_blue_scores_nothing() -> None:
    assert GAME.standing(position(SCORING))[2] == 0


def test_for_the_thick_skinned_only_the_39_points_are_recorded() -> None:
    over = happened(position(SCORING, variant="thick"), "B4 +3")["round-over"].args
    assert over["scores"] == {1: 39, 2: 0, 3: 28}
    assert over["recorded"] == over["totals"] == {1: 39, 2: 0, 3: 0}


@pytest.mark.parametrize(
    ("kitty", "points"),
    [
        ("B1,G2,O3", 6),
        ("B15,G14,O13,B12,G11", 65),
        ("B1x3,G2,O3", 6),  # tops only
        ("G2,O3,O15", 0),
        ("B2,O3", 0),
        ("B2,G15", 0),
        ("-", 0),
    ],
)
def test_a_kitty_is_worth_its_tops_if_all_three_colours_show(kitty: str, points: int) -> None:
    buried = {"buried": "G9,G9"} if "x3" in kitty else {}
    hands = "B4,B9,G7/B3,G1,O2/B7,O1,O4"
    assert GAME.standing(position(f"{kitty}/-/-", hands, **buried))[1] == points


def test_the_match_ends_after_the_round_in_which_somebody_reaches_150() -> None:
    state = position(SCORING, totals="110,0,0")
    assert play(state, "B4 +3").outcome is None  # 149
    state = play(position(SCORING, totals="111,0,0"), "B4 +3")
    assert state.to_act == ()
    assert state.outcome is not None
    assert state.outcome.scores == {1: 150, 2: 0, 3: 28}
    assert state.outcome.winners == (1,)
    with pytest.raises(Illegal, match="over"):
        state.play(1, GAME.move("B9 +1"))


def test_most_points_win_even_if_another_ended_the_match() -> None:
    outcome = play(position(SCORING, totals="120,0,140"), "B4 +3").outcome
    assert outcome is not None
    assert outcome.places == {1: 2, 2: 3, 3: 1}


def test_equal_points_share_the_win() -> None:
    outcome = play(position(SCORING, totals="121,0,132"), "B4 +3").outcome
    assert outcome is not None
    assert outcome.winners == (1, 3)


def test_the_thick_skinned_play_up_to_100() -> None:
    assert play(position(SCORING, variant="thick", totals="60,0,99"), "B4 +3").outcome is None
    outcome = play(position(SCORING, variant="thick", totals="61,0,99"), "B4 +3").outcome
    assert outcome is not None
    assert outcome.scores == {1: 100, 2: 0, 3: 99}


def test_for_the_thick_skinned_all_the_best_record_on_a_tie() -> None:
    tie = "G8,O14,B6/G9,O13,O7/O1,G12,O6,G3,G2"
    assert facts(play(position(tie, variant="thick"), "B4 +3")).totals == {1: 28, 2: 0, 3: 28}


def test_if_the_best_is_nothing_nobody_records() -> None:
    nothing = "G8,O14/G9,O13,O7/O1,O12,O6,O3,O2"
    state = play(position(nothing, variant="thick", totals="9,8,7"), "B4 +3")
    assert facts(state).totals == {1: 9, 2: 8, 3: 7}
    assert facts(state).round == 2


def test_after_a_round_all_cards_are_shuffled_and_dealt_anew() -> None:
    state = play(position(SCORING), "B4 +3")
    assert facts(state).kitties == {1: (), 2: (), 3: ()}
    assert facts(state).hand_sizes == {1: 3, 2: 3, 3: 3}
    assert facts(state).left == 81
    assert facts(state).played == ()


def test_after_a_round_the_left_neighbour_of_its_starter_starts() -> None:
    state = position(SCORING, starter=3)  # seat 1 is to play, and ends the round
    told = happened(state, "B4 +3")["round"].args
    assert (told["round"], told["seat"]) == (2, 1)
    assert play(state, "B4 +3").to_act == (1,)
