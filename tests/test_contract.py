"""check_game() on every table of every box, and the contract's own small promises."""

import pytest

from ludotheque import shelf
from ludotheque.contract import BadOption, Illegal, Outcome, Refusal
from ludotheque.testing import check_game
from tests.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_keeps_the_contract(table: Table) -> None:
    check_game(shelf.game(table.box), table.players, table.options, matches=2, closely=0.05)


def test_every_box_of_the_shelf_has_tables() -> None:
    assert {table.box for table in TABLES} == set(shelf.names())


def test_equal_points_share_the_win_and_the_place() -> None:
    outcome = Outcome.by_score({1: 20, 2: 31, 3: 31, 4: 5})
    assert outcome.winners == (2, 3)
    assert outcome.places == {1: 3, 2: 1, 3: 1, 4: 4}


@pytest.mark.parametrize("box", shelf.names())
class TestOptions:
    def test_an_unknown_option_is_named(self, box: str) -> None:
        game = shelf.game(box)
        with pytest.raises(BadOption) as refused:
            game.new(game.card.players[0], {"colour": "red"})
        assert refused.value.code == "option-name"
        assert refused.value.args_["option"] == "colour"

    def test_a_bad_value_is_named_with_what_is_allowed(self, box: str) -> None:
        game = shelf.game(box)
        with pytest.raises(BadOption) as refused:
            game.new(game.card.players[0], {"first": "nobody"})
        assert refused.value.args_["option"] == "first"
        assert "lot" in refused.value.args_["allowed"]

    def test_the_first_seat_must_be_at_the_table(self, box: str) -> None:
        game = shelf.game(box)
        with pytest.raises(BadOption):
            game.new(game.card.players[0], {"first": game.card.players[0] + 1})

    def test_too_many_players_are_refused(self, box: str) -> None:
        game = shelf.game(box)
        with pytest.raises(BadOption) as refused:
            game.new(game.card.players[1] + 1)
        assert refused.value.code == "players"

    def test_the_lot_is_drawn_from_the_seed(self, box: str) -> None:
        game = shelf.game(box)
        players = game.card.players[0]
        lots = {game.begin(players, seed=bytes([n]) * 32)[1][0].args["seat"] for n in range(40)}
        assert lots == set(range(1, players + 1))


def test_an_illegal_move_changes_nothing() -> None:
    isis = shelf.game("isis")
    state = isis.new(2, {"first": 1}, bytes(32))
    text = str(state)
    with pytest.raises(Illegal, match="no-tile-up"):
        state.play(1, isis.move("T a1"))
    with pytest.raises(Illegal, match="not-your-turn"):
        state.play(2, isis.move("P a1"))
    assert str(state) == text


def test_an_unknown_box_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        shelf.game("chess")
    assert refused.value.args_["names"] == ", ".join(shelf.names())
