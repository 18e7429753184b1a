"""Hints teach: why a move is the best, from the search, in words that the box has."""

import random
from pathlib import Path

import pytest

import ludotheque
from ludotheque import advice
from ludotheque.advice import Reason
from ludotheque.contract import State
from tests.bots import positions
from tests.bots.hints import matches
from tests.bots.thinking import BOXES
from tests.test_words import messages

HOUSE = Path(ludotheque.__file__ or "").parent


def reasons(state: State, budget: float = 1.0) -> tuple[str, list[Reason]]:
    """The best move of the seat to act, and why."""
    (seat,) = state.to_act
    weighed, found = advice.advise(state.game, seat, state.view(seat), (), budget, random.Random(1))
    return str(weighed[0][0]), found


@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(positions.FAKIR_PULL_WINS, "R 2@1", id="fakir"),
        pytest.param(positions.NOX_SIXTH_PILE_WINS, "O10 +1", id="nox"),
    ],
)
def test_a_win_needs_no_other_reason(state: State, move: str) -> None:
    assert reasons(state) == (move, [("wins", {})])


def test_what_one_would_lose_by_is_named_with_the_answer() -> None:
    """Two cells are left, and one of them wins for whoever gets it."""
    best, found = reasons(positions.ISIS_ONE_CELL_WINS)
    assert best == "P a3"
    assert found[0] == ("otherwise-loses", {"move": "P e4", "seat": 2, "reply": "P a3"})
    assert [kind for kind, _ in found] == ["otherwise-loses", "better"]


def test_the_only_move_needs_no_reason() -> None:
    state = positions.ISIS_ONE_CELL_WINS
    after, _ = state.play(1, state.game.move("P e4"))
    assert reasons(after) == ("P a3", [("only", {})])


def test_what_it_costs_another_is_told() -> None:
    """Seat 2 leads: its kitty is made worse."""
    state = positions.NOX_SIXTH_PILE_LOSES
    best, found = reasons(state)
    after, _ = state.preview(1, state.game.move(best))
    lost = state.game.standing(state)[2] - state.game.standing(after)[2]
    assert ("costs", {"loser": 2, "points": lost}) in found


def words(box: str) -> dict[str, set[str]]:
    """What the page can say about reasons, and the arguments it needs for it."""
    files = (HOUSE / "words" / "web" / "en.ftl", HOUSE / "games" / box / "words" / "en.ftl")
    texts = (messages(file.read_text(encoding="utf-8")) for file in files)
    return {name: used for text in texts for name, used in text.items() if name.startswith("why-")}


@pytest.mark.parametrize("box", BOXES)
def test_there_are_words_for_it_and_all_that_they_need(box: str) -> None:
    said = words(box)
    for match in matches(box, 3):
        _, found = reasons(match.state, budget=0.2)
        assert any(f"why-{kind}" in said for kind, _ in found)
        for kind, args in found:
            assert said.get(f"why-{kind}", set()) <= {*args, *(["who"] if "seat" in args else [])}
