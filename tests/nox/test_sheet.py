"""NOX: what the sheet and rulings N9 to N13 say beyond the turns and rounds."""

from collections import Counter
from itertools import pairwise

from ludotheque.contract import State
from ludotheque.dice import Dice
from ludotheque.games.nox import CARD
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import card_name
from ludotheque.kernel.table import KernelState
from tests.nox.table import (
    BOX,
    SCORING,
    SEED,
    exhausted,
    facts,
    happened,
    kitty,
    legal,
    play,
    position,
)


def undealt(players: int, first: int) -> State:
    return GAME.laid_out(players, GAME.options(players, {"first": first}), first, Dice(SEED))


# The box and the deal.


def test_the_lid_names_three_to_six_players_from_ten_and_both_variants() -> None:
    assert (CARD.players, CARD.age) == ((3, 6), 10)
    assert CARD.variants == ("standard", "thick")


def test_the_box_has_thirty_cards_of_each_colour_every_number_twice() -> None:
    assert BOX.total() == 90
    assert Counter(card[0] for card in BOX.elements()) == {"B": 30, "G": 30, "O": 30}
    assert set(BOX) == {f"{colour}{number}" for colour in "BGO" for number in range(1, 16)}
    assert set(BOX.values()) == {2}


def test_every_card_of_the_shuffled_pile_is_equally_likely_to_come_next() -> None:
    state = undealt(3, 1)
    assert isinstance(state, KernelState)
    table = state._table
    tickets = GAME.border.tickets(table)
    assert Counter(card_name(GAME.border.chance(table, t)) for t in range(tickets)) == BOX


def test_n13_cards_are_dealt_one_by_one_clockwise_from_the_starter() -> None:
    state, given = undealt(4, 3), []
    while (step := state._chance()) is not None:
        sizes = facts(state).hand_sizes
        state = step[0]
        given += [seat for seat, size in facts(state).hand_sizes.items() if size > sizes[seat]]
    assert given == [3, 4, 1, 2] * 3


# The turn.


def test_play_goes_clockwise_from_the_starter() -> None:
    state, order = GAME.new(5, {"first": 4}, SEED), []
    for _ in range(6):
        (seat,) = state.to_act
        order.append(seat)
        state, _ = state.play(seat, state.legal(seat)[0])
    assert order == [4, 5, 1, 2, 3, 4]


def test_any_card_may_begin_any_kitty_ones_own_or_anothers() -> None:
    state = position("-/-/-")
    cards, seats = facts(state).hands[1], (1, 2, 3)
    assert legal(state) == {f"{card} +{seat}" for card in cards for seat in seats}
    assert kitty(play(state, f"{cards[0]} +3"), 3) == [f"{cards[0]}x1"]


def test_covering_makes_a_kitty_worth_more_or_less() -> None:
    state = position("G8,O14,B6/-/-", "B4,B9,G7/B1,G1,O2/B2,O3,O4")
    assert GAME.standing(state)[1] == 28
    assert GAME.standing(play(state, "B9 1:B6"))[1] == 31
    assert GAME.standing(play(state, "B4 1:B6"))[1] == 26
    assert GAME.standing(play(state, "G7 1:G8"))[1] == 27


def test_n10_a_card_may_cover_its_own_twin_and_nothing_is_merged() -> None:
    state = position("B9,G5/-/-")  # seat 1 holds the other blue 9
    assert "merged" not in happened(state, "B9 1:B9")
    assert kitty(play(state, "B9 1:B9"), 1) == ["B9x2", "G5x1"]


def test_n12_there_is_a_choice_even_between_two_equal_cards() -> None:
    state = position("B9,B2/-/-", merge="choose")
    assert {"B9 1:B2", "B9 1:B2 /under", "B9 +1", "B9 +1 /under"} <= legal(state)
    assert kitty(play(state, "B9 1:B2 /under"), 1) == ["B9x3"]


# The end of a round and of the match.


def test_n11_hands_stay_secret_after_a_round_and_after_the_match() -> None:
    over = happened(position(SCORING), "B4 +3")["round-over"]
    assert "hands" not in over.args
    ended = play(position(SCORING, totals="149,0,0"), "B4 +3")
    assert ended.outcome is not None
    assert facts(ended).hand_sizes == {1: 2, 2: 3, 3: 3}  # whoever ends it does not draw
    for seat in (1, 2, 3, None):
        known = [owner for owner, hand in ended.view(seat)["hands"].items() if hand is not None]
        assert known == ([] if seat is None else [str(seat)])


def test_points_are_counted_too_when_the_cards_run_out() -> None:
    state = play(exhausted("B1/-/O2"), "B1 +2")
    over = happened(state, "O2 +2")["round-over"].args
    assert over["reason"] == "exhausted"
    assert over["scores"] == over["recorded"] == {1: 0, 2: 14, 3: 0}


def test_a_match_has_as_many_rounds_as_it_needs() -> None:
    state, rounds = GAME.new(3, {"first": 1}, SEED), [1]
    while state.to_act:
        (seat,) = state.to_act
        state, _ = state.play(seat, state.legal(seat)[0])
        rounds.append(facts(state).round)
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(rounds))
    assert rounds[-1] > 1
