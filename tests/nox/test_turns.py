"""NOX, a turn: who begins, what may be played where, what merges, who sees what (N1 to N3, N5)."""

from typing import Any

import pytest

from ludotheque.contract import BadOption, BadText
from ludotheque.dice import seed_from
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import Cover, Extend
from tests.nox.table import (
    FIVE_PILES,
    SCORING,
    SEED,
    facts,
    happened,
    kitty,
    legal,
    play,
    position,
    refusal,
)

# N1: who begins.


def test_the_first_starter_is_chosen_or_drawn_by_lot() -> None:
    assert GAME.new(5, {"first": 4}, SEED).to_act == (4,)
    lots = {GAME.new(3, {}, seed_from(str(n))).to_act for n in range(40)}
    assert lots == {(1,), (2,), (3,)}


@pytest.mark.parametrize("players", [2, 7])
def test_two_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.new(players)


def test_each_player_is_dealt_three_cards_and_sees_only_those() -> None:
    state, events = GAME.begin(4, {"first": 2}, SEED)
    dealt = {event.to: event.args["cards"] for event in events if event.kind == "dealt"}
    for seat in (1, 2, 3, 4):
        assert state.view(seat)["hands"] == {
            str(other): dealt[(seat,)] if other == seat else None for other in (1, 2, 3, 4)
        }
    assert set(map(len, dealt.values())) == {3}
    assert state.view(None)["hands"] == {"1": None, "2": None, "3": None, "4": None}
    assert facts(state).left == 78


# N2: a turn.


def test_a_green_14_on_the_green_5_of_five_piles_leaves_four() -> None:
    state = position(FIVE_PILES, "B1,B2,B3/B6,G7,G14/O5,O6,O7", to=2)
    assert {"G14 1:G5", "G7 1:G5", "G7 1:G14"} < legal(state)
    assert kitty(play(state, "G14 1:G5"), 1) == ["B9x1", "G14x3", "O2x1", "O11x1"]


def test_a_card_extends_any_kitty_or_covers_any_pile_of_its_colour() -> None:
    state = position("G9/-/O3,B2", "G1,O4,O8/B5,B7,G12/B1,G3,O15", to=2)
    assert legal(state) == {
        *("B5 +1", "B5 +2", "B5 +3", "B5 3:B2"),
        *("B7 +1", "B7 +2", "B7 +3", "B7 3:B2"),
        *("G12 +1", "G12 +2", "G12 +3", "G12 1:G9"),
    }


def test_equal_cards_in_a_hand_give_one_move() -> None:
    state = position("-/-/-", "B5,B5,G1/B1,B2,B3/O1,O2,O3")
    choices = [str(choice.move) for choice in state.moves(1)]
    assert choices == ["B5 +1", "B5 +2", "B5 +3", "G1 +1", "G1 +2", "G1 +3"]
    assert facts(play(state, "B5 +1")).hands[1].count("B5") >= 1


def test_after_playing_one_draws_and_nobody_else_sees_the_card() -> None:
    state = position("-/-/-")
    after, events = play(state, "B4 +2"), happened(state, "B4 +2")
    assert (events["draws"].to, events["draws"].args) == (None, {"seat": 1, "left": 80})
    assert (events["drew"].to, events["drew"].shows) == ((1,), True)
    assert events["drew"].args["card"] in facts(after).hands[1]
    assert facts(after).hand_sizes == {1: 3, 2: 3, 3: 3}
    assert after.to_act == (2,)


def test_a_play_shows_the_others_what_its_player_knew() -> None:
    played = happened(position("-/-/-"), "B4 +2")["extended"]
    assert played.reveals_to(2)
    assert played.reveals_to(None)
    assert not played.reveals_to(1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("G7 +4", "no-such-kitty"),
        ("O2 +1", "not-in-hand"),
        ("G7 1:O14", "other-colour"),
        ("G7 3:G4", "no-such-pile"),  # it lies before seat 1
        ("B9 1:B9", "no-such-pile"),
        ("G7 +1 /under", "no-choice"),
        ("B9 1:B6 /under", "no-choice"),
    ],
)
def test_refusals_say_what_is_wrong(text: str, code: str) -> None:
    assert refusal(position(SCORING), text) == code


@pytest.mark.parametrize(
    "text", ["B7", "B16 +1", "B0 +1", "b7 +1", "B7 +7", "B7 1:", "B7 +1 under"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="move-text"):
        GAME.move(text)


@pytest.mark.parametrize("move", [Extend("B4", 7), Extend("X4", 1), Cover("B4", 0, "B6")])
def test_a_move_that_cannot_be_written_is_refused_and_not_taken_for_another(move: Any) -> None:
    with pytest.raises(BadText, match="move-text"):
        position(SCORING).play(1, move)


# N3: two piles with the same number.


def test_piles_of_different_colours_merge_too_and_the_played_one_ends_on_top() -> None:
    state = position("O9,G5,O2/-/-")
    assert kitty(play(state, "B9 +1"), 1) == ["G5x1", "O2x1", "B9x2"]
    merged = happened(state, "B9 +1")["merged"].args
    assert (merged["top"], merged["below"], merged["size"]) == ("B9", "O9", 2)
    assert (merged["slot"], merged["gone"], merged["piles"]) == (4, 1, 3)


def test_a_free_place_in_a_kitty_is_taken_first() -> None:
    state = play(position("O9,G5,O2/-/-"), "B9 +1", "B1 +1")
    assert [(pile.slot, pile.top) for pile in facts(state).kitties[1]] == [
        (1, "B1"),
        (2, "G5"),
        (3, "O2"),
        (4, "B9"),
    ]


def test_who_may_choose_can_put_the_played_pile_below() -> None:
    state = position("O9,G5,B2/-/-", merge="choose")
    assert {"B9 +1", "B9 +1 /under", "B9 1:B2", "B9 1:B2 /under"} < legal(state)
    assert kitty(play(state, "B9 1:B2"), 1) == ["G5x1", "B9x3"]
    assert kitty(play(state, "B9 1:B2 /under"), 1) == ["G5x1", "O9x3"]
    assert happened(state, "B9 +1 /under")["merged"].args["top"] == "O9"


def test_without_a_merge_there_is_nothing_to_choose() -> None:
    state = position("B9,G5,B2/-/-", merge="choose")
    assert not {text for text in legal(state) if text.startswith("G7") and text.endswith("/under")}
    assert refusal(state, "G7 +1 /under") == "no-merge"
    assert refusal(state, "B9 1:B9 /under") == "no-merge"  # one pile shows 9, before and after
    assert GAME.ask(state.view(1)) == "choose"


# N5: what is public.


def test_all_see_tops_sizes_the_draw_pile_and_the_plays_but_not_what_lies_below() -> None:
    state = position("B9x3,G5/-/-", buried="O1,O1")
    for seat in (1, 2, 3, None):
        view = state.view(seat)
        assert view["kitties"]["1"] == [
            {"slot": 1, "top": "B9", "size": 3},
            {"slot": 2, "top": "G5", "size": 1},
        ]
        assert view["left"] == 90 - 4 - 9
        assert view["played"] == ["B9", "G5", "O1", "O1"]
        assert view["draw_pile"] is None
