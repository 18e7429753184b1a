"""A match: its log, what may be taken back, who leaves, who has seen what."""

import pytest

from ludotheque import shelf
from ludotheque.contract import Illegal
from ludotheque.match import Match

SEED = bytes(32)


def fakir(players: int = 2) -> Match:
    return Match(shelf.game("fakir"), players, {"first": 1}, SEED)


def isis() -> Match:
    return Match(shelf.game("isis"), 2, {"first": 1}, SEED)


class TestUndo:
    def test_a_move_without_chance_can_be_taken_back(self) -> None:
        match = fakir()
        before = match.state
        match.play(1, "H 2@3")
        match.undo(0)
        assert match.state == before
        assert [type(entry).__name__ for entry in match.entries] == ["Played", "Undone"]

    def test_what_was_taken_back_is_no_longer_told(self) -> None:
        match = fakir()
        match.play(1, "H 2@3")
        match.undo(0)
        assert [event.kind for event in match.seen(None)] == ["undone"]

    def test_several_moves_can_be_taken_back_at_once(self) -> None:
        match = fakir()
        for seat, move in ((1, "H 2@3"), (2, "H 1@3"), (1, "H b@1")):
            match.play(seat, move)
        match.undo(1)
        assert match.state.to_act == (2,)
        match.play(2, "H 3@3")
        match.undo(5 - 1)
        assert match.state.to_act == (2,)

    def test_a_turned_up_tile_cannot(self) -> None:
        match = isis()
        match.play(1, "F")
        with pytest.raises(Illegal, match="undo-chance"):
            match.undo(0)

    def test_but_where_it_was_put_can(self) -> None:
        match = isis()
        match.play(1, "F")
        held = match.state.view(None)["held"]
        match.play(1, "T c3")
        match.undo(1)
        assert match.state.view(None)["held"] == held

    def test_there_must_be_something_to_take_back(self) -> None:
        match = fakir()
        with pytest.raises(Illegal, match="undo-nothing"):
            match.undo(0)
        match.play(1, "H 2@3")
        with pytest.raises(Illegal, match="undo-nothing"):
            match.undo(7)

    def test_the_dice_are_never_rewound(self) -> None:
        match = isis()
        match.play(1, "F")
        match.play(1, "T c3")
        drawn = match.state.dice.drawn
        match.undo(1)
        assert match.state.dice.drawn == drawn


class TestLeaving:
    def test_with_two_sides_the_other_wins(self) -> None:
        match = fakir()
        match.leave(1, "resign")
        assert match.outcome is not None
        assert match.outcome.winners == (2,)
        with pytest.raises(Illegal, match="over"):
            match.play(2, "H 2@3")

    def test_in_teams_the_other_team_wins(self) -> None:
        match = Match(shelf.game("fakir"), 4, {"teams": True, "first": 1}, SEED)
        match.leave(3, "timeout")
        assert match.outcome is not None
        assert match.outcome.winners == (2, 4)

    def test_with_more_sides_the_match_goes_on(self) -> None:
        match = fakir(players=3)
        match.leave(2, "leave")
        assert match.outcome is None
        match.play(1, "H 2@3")


class TestFading:
    def test_a_turned_tile_is_seen_once_and_told_no_more(self) -> None:
        match = isis()
        match.play(1, "F")
        assert "turned" in [event.kind for event in match.seen(2)]
        assert "turned" not in [event.kind for event in match.remembered(2)]

    def test_under_open_it_does_not_fade(self) -> None:
        match = Match(shelf.game("isis"), 2, {"first": 1, "open": True}, SEED)
        match.play(1, "F")
        assert "turned" in [event.kind for event in match.remembered(None)]


def test_a_card_drawn_in_nox_is_told_to_its_owner_alone() -> None:
    match = Match(shelf.game("nox"), 3, {"first": 1}, SEED)
    move = match.state.legal(1)[0]
    events = match.play(1, move)
    drew = [event for event in events if event.kind == "drew"]
    assert [event.to for event in drew] == [(1,)]
    assert all(event not in match.seen(2) for event in drew)
