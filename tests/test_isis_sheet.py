"""Isis & Osiris: what the sheet and rulings I7 to I11 say beyond what test_isis.py holds."""

from collections import Counter

import pytest

from ludotheque.contract import State
from ludotheque.dice import seed_from
from ludotheque.games.isis import CARD
from ludotheque.games.isis.game import GAME
from ludotheque.games.isis.notation import IsisPosition
from ludotheque.games.isis.picture import PAWN_STYLES
from ludotheque.kernel.table import KernelState
from ludotheque.words import Words
from tests.test_isis import BOX, EMPTY, LAST_CELL, SEED, legal, play, position, random_match


def facts(state: State) -> IsisPosition:
    assert isinstance(state.position, IsisPosition)
    return state.position


def picture(state: State) -> str:
    return GAME.picture(state.view(None), Words(GAME.folder).say)


# The box and the setting-up.


def test_the_lid_names_two_to_four_players_from_seven_and_the_variants() -> None:
    assert (CARD.players, CARD.age) == ((2, 4), 7)
    assert CARD.variants == ("standard", "series", "stock")


def test_the_box_has_22_tiles_half_of_them_negative() -> None:
    assert BOX == {1: 2, 2: 6, 3: 2, 4: 1, -1: 2, -2: 6, -3: 2, -4: 1}
    assert BOX.total() == 22


def test_the_board_has_six_rows_of_six_cells() -> None:
    cells = {move[2:] for move in legal(GAME.new(2, {"first": 1}, SEED)) if move[0] == "P"}
    assert cells == {f"{column}{row}" for column in "abcdef" for row in range(1, 7)}


def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    assert GAME.new(4, {"first": 3}, SEED).to_act == (3,)
    lots = {GAME.new(4, {}, seed_from(str(n))).to_act for n in range(60)}
    assert lots == {(1,), (2,), (3,), (4,)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i10_the_tile_turned_up_is_any_that_nobody_has_seen_those_in_the_box_included(
    players: int,
) -> None:
    state, _ = GAME.new(players, {"first": 1}, SEED).preview(1, GAME.move("F"))
    assert isinstance(state, KernelState)
    tickets = GAME.border.tickets(state._table)
    values = Counter(GAME.border.chance(state._table, t) - 4 for t in range(tickets))
    assert values == BOX


def test_i11_seats_are_green_yellow_black_and_violet() -> None:
    inks = [style.rpartition(" on ")[2] for style in PAWN_STYLES.values()]
    assert inks == ["green", "yellow", "grey23", "purple"]


def test_a_tile_is_blue_or_red_in_front_and_shows_an_eye_behind() -> None:
    assert "on blue] +3" in picture(position(EMPTY, held="+3"))
    assert "on red] −3" in picture(position(EMPTY, held="-3"))
    face_down = picture(play(position(EMPTY, held="+3"), "T c3"))
    assert "◉" in face_down
    assert "+3" not in face_down


# The turn.


def test_after_a_turn_it_is_the_left_neighbours() -> None:
    state, order = GAME.new(3, {"first": 2}, SEED), list[int]()
    for text in ("P a1", "F", "T b1", "P c1", "P d1"):
        order += state.to_act
        state = play(state, text)
    assert order == [2, 3, 3, 1, 2]  # turning up and placing are one turn


# The end and the count.


def test_what_is_left_before_the_players_does_not_count() -> None:
    state = play(position(LAST_CELL, to=2, held="+1"), "T e1")
    assert state.outcome is not None
    assert sum(facts(state).tiles.values()) == 2
    assert len(facts(state).unseen) == 2
    assert len(facts(state).pawns_on) + len(facts(state).faces) == 36


def test_a_score_is_the_sum_of_ones_pawns_each_counted_by_itself() -> None:
    for seed in range(5):
        *_, (state, events) = random_match(4, {}, seed)
        counted, owner = events[-1].args, facts(state).pawns_on
        assert counted["pawns"].keys() == owner.keys()
        sums = dict.fromkeys((1, 2, 3, 4), 0)
        for cell, worth in counted["pawns"].items():
            sums[owner[cell]] += worth
        assert counted["scores"] == sums
        assert state.outcome is not None
        assert state.outcome.scores == sums


def test_i9_what_was_left_over_stays_unknown_after_the_count() -> None:
    state = play(position(LAST_CELL, to=2, held="+1"), "T e1")
    for seat in (1, 2, None):
        assert state.view(seat)["unseen"] is None
        assert state.view(seat)["faces"] is not None


# The variants.


def test_i7_a_series_has_two_to_twelve_games() -> None:
    for games in (2, 12):
        assert facts(GAME.new(2, {"variant": "series", "games": games})).games == games


def test_i7_with_a_stock_several_games_may_be_played_in_a_row_too() -> None:
    *_, (state, events) = random_match(2, {"variant": "stock", "games": 2, "first": 1}, 4)
    kinds = [event.kind for event in events if event.kind in ("counted", "next-game")]
    assert kinds == ["counted", "next-game", "counted"]
    assert facts(state).first == 2


def test_i8_passing_is_a_move_and_only_for_who_has_nothing_to_place() -> None:
    for options in ({}, {"variant": "stock"}):
        for state, _ in random_match(2, dict(options), 6):
            if not state.to_act:
                continue
            p, (seat,) = facts(state), state.to_act
            left = p.stock if p.stock is not None else p.tiles[seat]
            nothing = p.pawns[seat] == 0 and not left and p.held is None
            assert (legal(state) == ["pass"]) == nothing
