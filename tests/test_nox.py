"""NOX: the sheet's examples and rulings N1 to N8."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from ludotheque.contract import BadOption, BadText, Event, Illegal, State
from ludotheque.dice import seed_from
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import Cover, Extend, NoxPosition, without
from ludotheque.words import Words

SEED = seed_from("down to the bone")
BOX = Counter(without([]))
TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {"variant": variant, "merge": merge})
    for players in (3, 4, 5, 6)
    for variant, merge in (("standard", "top"), ("thick", "choose"))
]


def position(kitties: str, hands: str = "B4,B9,G7/B1,G1,O2/B2,O3,O4", **given: Any) -> State:
    """A state of three players, seat 1 to play, nothing buried, unless said otherwise."""
    players = hands.count("/") + 1
    fields = {
        "players": players,
        "variant": "standard",
        "merge": "top",
        "round": 1,
        "starter": 1,
        "to": 1,
        "stage": "play",
        "kitties": kitties,
        "hands": hands,
        "buried": "-",
        "totals": ",".join("0" * players),
    }
    line = " ".join(f"{key}={value}" for key, value in (fields | given).items())
    return GAME.read(f"nox {line}", SEED)


def exhausted(hands: str, **given: Any) -> State:
    """Three players with the last cards of a round, and nothing left to draw."""
    tops = ["B8", "G11", "O9"]
    held = [card for hand in hands.split("/") if hand != "-" for card in hand.split(",")]
    buried = without([*tops, *held])
    kitties = f"B8x{len(buried) + 1}/G11/O9"
    return position(kitties, hands, buried=",".join(buried), **given)


def facts(state: State) -> NoxPosition:
    assert isinstance(state.position, NoxPosition)
    return state.position


def play(state: State, *texts: str) -> State:
    """Each move by whoever is to act."""
    for text in texts:
        state, _ = state.play(state.to_act[0], GAME.move(text))
    return state


def happened(state: State, text: str) -> dict[str, Event]:
    """What a move causes, by kind."""
    _, events = state.play(state.to_act[0], GAME.move(text))
    return {event.kind: event for event in events}


def refusal(state: State, text: str) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, text)
    return refused.value.code


def legal(state: State) -> set[str]:
    return {str(choice.move) for choice in state.moves(state.to_act[0])}


def kitty(state: State, seat: int) -> list[str]:
    return [f"{pile.top}x{pile.size}" for pile in facts(state).kitties[seat]]


def random_match(
    players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match, with what has just led to it."""
    rng = random.Random(seed)
    state, events = GAME.begin(players, options, seed_from(str(seed)))
    yield state, events
    while state.to_act:
        state, events = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        yield state, events


# The sheet's worked examples. Seats 1, 2 and 3 have the kitties of its scoring example, before the
# blue 4 is played.

FIVE_PILES = "B9,G5,O2,G14,O11/-/-"
SCORING = "G4,O14,B6,G15/G9,O13,O7/O1,G12,O6,G3,G2"


def test_a_green_14_on_the_green_5_of_five_piles_leaves_four() -> None:
    state = position(FIVE_PILES, "B1,B2,B3/B6,G7,G14/O5,O6,O7", to=2)
    assert {"G14 1:G5", "G7 1:G5", "G7 1:G14"} < legal(state)
    assert kitty(play(state, "G14 1:G5"), 1) == ["B9x1", "G14x3", "O2x1", "O11x1"]


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


# N1: who begins.


def test_the_first_starter_is_chosen_or_drawn_by_lot() -> None:
    assert GAME.new(5, {"first": 4}, SEED).to_act == (4,)
    lots = {GAME.new(3, {}, seed_from(str(n))).to_act for n in range(40)}
    assert lots == {(1,), (2,), (3,)}


def test_after_a_round_the_left_neighbour_of_its_starter_starts() -> None:
    state = position(SCORING, starter=3)  # seat 1 is to play, and ends the round
    told = happened(state, "B4 +3")["round"].args
    assert (told["round"], told["seat"]) == (2, 1)
    assert play(state, "B4 +3").to_act == (1,)


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


# N4: six piles, counted after the merge.


def test_a_sixth_pile_that_merges_does_not_end_the_round() -> None:
    state = play(position(SCORING, "B6,B9,G7/B1,G1,O2/B2,O3,O4"), "B6 +3")
    assert kitty(state, 3) == ["O1x1", "G12x1", "G3x1", "G2x1", "B6x2"]
    assert facts(state).round == 1
    assert state.to_act == (2,)


def test_nobody_draws_after_the_card_that_ends_the_round() -> None:
    assert "draws" not in happened(position(SCORING), "B4 +3")


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


# What always holds.


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_card_is_ever_lost_and_no_kitty_shows_a_number_twice(
    players: int, options: dict[str, Any]
) -> None:
    for state, events in random_match(players, options, 1):
        p = facts(state)
        for piles in p.kitties.values():
            assert len({pile.top[1:] for pile in piles}) == len(piles)
        assert [event.kind for event in events].count("merged") <= 1
        held = [card for hand in p.hands.values() for card in hand]
        assert Counter([*held, *p.draw_pile, *p.played]) == BOX
        assert sum(pile.size for piles in p.kitties.values() for pile in piles) == len(p.played)
        tops = Counter(pile.top for piles in p.kitties.values() for pile in piles)
        assert tops <= Counter(p.played)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_totals_are_the_sums_of_what_was_recorded(players: int, options: dict[str, Any]) -> None:
    played = list(random_match(players, options, 2))
    overs = [e.args for _, events in played for e in events if e.kind == "round-over"]
    sums = {seat: sum(over["recorded"][seat] for over in overs) for seat in range(1, players + 1)}
    last = played[-1][0]
    assert last.outcome is not None
    assert last.outcome.scores == sums
    goal = 100 if options["variant"] == "thick" else 150
    highs = [max(over["totals"].values()) for over in overs]
    assert all(high < goal for high in highs[:-1])
    assert highs[-1] >= goal
    starters = [e.args["seat"] for _, events in played for e in events if e.kind == "round"]
    assert all(later == earlier % players + 1 for earlier, later in pairwise(starters))


def test_every_number_is_one_move() -> None:
    moves = [GAME.numbered(number) for number in range(GAME.actions)]
    assert [GAME.number(move) for move in moves] == list(range(GAME.actions))
    assert [GAME.move(str(move)) for move in moves] == moves


# Positions in text.


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"kitties": "B9,G9/-/-"}, "position-kitty"),
        ({"kitties": "B9,./-/-"}, "position-kitty"),
        ({"kitties": "B1,B2,B3,B5,B6,B7,B8/-/-"}, "position-kitty"),
        ({"kitties": "B9,B9x2/-/-"}, "position-kitty"),
        ({"kitties": "B9x2/-/-"}, "position-buried"),
        ({"kitties": "B9/-/-", "buried": "B9"}, "position-buried"),
        ({"kitties": "B9x2/-/-", "buried": "B9"}, "position-cards"),  # a third is in the hand
        ({"kitties": "B9/-"}, "position"),
        ({"hands": "-/B1/B2"}, "position-stage"),
        ({"hands": "B1,B2,B3,B4/-/-"}, "position-stage"),
        ({"stage": "over"}, "position-stage"),
        ({"stage": "deal"}, "position-stage"),
        ({"stage": "draw"}, "position-stage"),
        ({"totals": "150,0,0"}, "position-stage"),
        ({"totals": "-1,0,0"}, "position-stage"),
        ({"variant": "thin"}, "position"),
        ({"to": 4}, "position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadText) as refused:
        position(**({"kitties": "-/-/-"} | given))
    assert refused.value.code == code


def test_the_state_before_a_draw_can_be_written_and_read() -> None:
    state, _ = position(SCORING).preview(1, GAME.move("B9 +1"))
    assert facts(state).stage == "draw"
    assert GAME.read(str(state)) == state
    state, _ = position(SCORING).preview(1, GAME.move("B4 +3"))
    assert facts(state).stage == "gather"
    assert GAME.read(str(state)) == state
    assert GAME.standing(state) == {1: 39, 2: 0, 3: 28}  # the kitties still lie


def test_the_picture_shows_kitties_own_cards_and_backs() -> None:
    view = position("B9x2,G5,O2/-/-", buried="O11").view(1)
    drawn = GAME.picture(view, Words(GAME.folder).say)
    assert "= [bold]16[/]" in drawn
    assert " B4 " in drawn
    assert drawn.count("▒") == 6
