"""Fakir: what the sheet and rulings F10 to F15 say beyond what test_fakir.py holds."""

from collections import Counter

import pytest

from ludotheque.games.fakir import CARD
from ludotheque.games.fakir.game import GAME
from ludotheque.games.fakir.notation import HOLES, LINES
from ludotheque.games.fakir.rules import CROSSINGS
from tests.test_fakir import (
    SEED,
    facts,
    legal,
    play,
    position,
    refusal,
    start,
    team_position,
)


def test_the_lid_names_two_to_four_players_from_seven() -> None:
    assert (CARD.players, CARD.age, CARD.minutes) == ((2, 4), 7, 20)


def test_the_box_has_32_sticks() -> None:
    """As many of each colour as the table that needs the most."""
    needed: Counter[str] = Counter()
    for players, options in ((2, {}), (3, {}), (4, {}), (4, {"teams": True})):
        p = facts(start(players, **options))
        each: Counter[str] = Counter()
        for seat, held in p.hands.items():
            each[p.colours[seat]] += held
        needed |= each
    assert needed == {"red": 10, "green": 10, "blue": 7, "yellow": 5}
    assert needed.total() == 32


def test_the_channels_of_three_faces_meet_at_27_crossings() -> None:
    """Nine holes in the top; in each side nine lines; a row, a column and a hole at each."""
    assert (len(HOLES), len(LINES)) == (9, 18)
    met = [[line for line in CROSSINGS.tolist() if line >> bit & 1] for bit in range(27)]
    assert all(len(lines) == 2 for lines in met)
    assert all(line.bit_count() == 3 for line in CROSSINGS.tolist())
    assert all(line >> 27 == 0 for line in CROSSINGS.tolist())


def test_play_goes_clockwise_from_the_starter() -> None:
    state, order = GAME.new(4, {"first": 3}, SEED), list[int]()
    for text in ("H 1@1", "H 2@1", "H 3@1", "V a1", "V b1"):
        order += state.to_act
        state = play(state, text)
    assert order == [3, 4, 1, 2, 3]


def test_one_may_choose_between_all_three_ways_to_play() -> None:
    state = position("2@1:red,2@3:red", "a2:red@3,b2:red@3", hands="1,1")
    assert {move[0] for move in legal(state)} == {"H", "V", "R"}
    assert refusal(state, "X hand") == "can-play"


def test_two_horizontal_sticks_of_a_colour_do_not_allow_a_pull() -> None:
    state = position("1@1:red,2@1:red", "a1:red@1")
    assert refusal(state, "R 1@1") == "two-needed"


@pytest.mark.parametrize(
    ("lines", "pull", "seat"),
    [
        ("2@1:green,2@3:red", "R 2@3", 1),  # one's own
        ("2@1:green,2@3:green", "R 2@3 a2", 1),  # swapped: one's own comes back
        ("2@3:green", "R 2@3", 2),  # given back to its owner
    ],
)
def test_a_stick_that_comes_back_may_be_played_again(lines: str, pull: str, seat: int) -> None:
    hands = {1: "0,1", 2: "1,0"}[seat]
    state = play(position(lines, "a2:red@3,b2:red@3", hands=hands), pull)
    if seat == 1:
        state = play(state, "H 1@1")
    assert state.to_act == (seat,)
    assert facts(state).hands[seat] == 1
    assert "H 3@1" in legal(state)


def test_a_stick_that_has_disappeared_is_in_nobodys_hand() -> None:
    state = position("2@3:red", "a2:red@3,b2:red@3,c2:green@3", hands="1,1")
    after = facts(play(state, "R 2@3"))
    assert (after.holes, after.lines) == ({}, {})
    assert after.hands == {1: 2, 2: 1}  # the pulled stick alone


def test_who_has_removed_a_stick_has_had_the_turn() -> None:
    state = position("1@1:red,2@1:red", hands="0,2")
    assert play(state, "X 1@1").to_act == (2,)


@pytest.mark.parametrize("puller", [1, 3])
def test_f12_a_stick_of_the_team_comes_to_the_pullers_own_hand(puller: int) -> None:
    state = team_position("2@1:green,2@3:green", "a2:red@3,b2:red@3", to=puller)
    hands = facts(play(state, "R 2@3 b2")).hands
    assert hands == {seat: 2 + (seat == puller) for seat in (1, 2, 3, 4)}


def test_f13_to_drop_a_stick_through_is_to_place_it() -> None:
    state = position("2@1:green", hands="1,3", drop_through="yes")
    assert "V a1" in legal(state)
    assert refusal(state, "X hand") == "can-play"
    assert facts(play(state, "V a1")).out == ((1,),)


def test_f14_the_score_is_the_sticks_that_are_left() -> None:
    state = position("2@1:red,1@1:green", "a1:green@1", hands="0,2")
    outcome = play(state, "X 2@1").outcome
    assert outcome is not None
    assert outcome.scores == {1: 0, 2: 4}


def test_f15_all_falls_first_and_a_stick_that_sank_may_be_swapped_where_it_rests_now() -> None:
    state = position("2@2:green,2@3:green,1@1:red", "a2:red@3,b2:red@3,a1:red@1")
    assert [move for move in legal(state) if move.startswith("R 2@3")] == [
        "R 2@3 a1",
        "R 2@3 a2",
        "R 2@3 b2",
    ]
    after = facts(play(state, "R 2@3 a2"))
    assert (after.holes["a2"].colour, after.holes["a2"].level) == ("green", 2)
    assert refusal(state, "R 2@3") == "swap-needed"
