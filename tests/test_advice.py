"""Hints teach: why a move is the best, from the search, in words that the box has."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import advice, bots, shelf
from ludotheque.advice import Reason
from ludotheque.contract import JUDGE, Event, Game, Move, Seat, State, View
from ludotheque.kernel import Level, ThinkingBot
from tests.bots import positions
from tests.bots.hints import UNHURRIED, at, matches
from tests.bots.thinking import BOXES
from tests.test_words import messages

HOUSE = Path(ludotheque.__file__ or "").parent


COUNTED = Level(simulations=4000, depth=6)  # so that it does not matter how fast the machine is


def reasons(state: State) -> tuple[str, list[Reason]]:
    """The best move of the seat to act, and why, by an adviser whose looks ahead are counted."""
    (seat,) = state.to_act
    adviser = bots.adviser(state.game)
    assert isinstance(adviser, ThinkingBot)
    counted, view, rng = at(adviser, COUNTED), state.view(seat), random.Random(1)
    weighed = counted.advise(seat, view, (), UNHURRIED, rng)
    why = advice.Why(state.game, counted, seat, view, (), UNHURRIED, rng)
    return str(weighed[0][0]), why.reasons(weighed)


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


def test_that_a_round_ends_by_it_is_told() -> None:
    """With the sixth pile: 45 points now, and the totals decide nothing yet."""
    state = positions.NOX_SIXTH_PILE_COUNTS
    moves = [state.game.move(text) for text in ("O10 +1", "B1 1:B5")]
    weighed = list(zip(moves, (0.7, 0.4), strict=True))
    why = advice.Why(
        state.game, bots.adviser(state.game), 1, state.view(1), (), 0.01, random.Random(1)
    )
    assert why.reasons(weighed)[0] == ("counts", {})


def test_what_it_costs_another_is_told() -> None:
    """Seat 2 leads: its kitty is made worse."""
    state = positions.NOX_SIXTH_PILE_LOSES
    best, found = reasons(state)
    after, _ = state.preview(1, state.game.move(best))
    lost = state.game.standing(state)[2] - state.game.standing(after)[2]
    assert ("costs", {"loser": 2, "points": lost}) in found


class Planned:
    """A bot that plays the first move there is; the one who asks goes on with the last or, if its
    plans are not made, with any."""

    def __init__(self, game: Game, made: bool) -> None:
        self.game, self.made = game, made

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        moves = [choice.move for choice in self.game.known(view, seen).moves(seat)]
        return moves[0] if seat > 1 else moves[-1] if self.made else moves.pop(rng.randrange(9))


@pytest.mark.parametrize("made", [True, False], ids=["plan", "no plan"])
def test_where_moves_are_alike_it_is_said_what_one_is_up_to_and_what_else_would_do(
    made: bool,
) -> None:
    """Or how one stands, where it depends too much how one goes on."""
    state = shelf.game("fakir").new(players=2, options={"first": 1}, seed=bytes(32))
    moves = [choice.move for choice in state.moves(1)][:3]
    weighed = list(zip(moves, (0.52, 0.5, 0.49), strict=True))
    bot = Planned(state.game, made)
    why = advice.Why(state.game, bot, 1, state.view(1), (), 0.01, random.Random(1))
    first, second = why.reasons(weighed)
    assert second == ("alike", {"move": str(moves[1]), "more": 1})
    if made:
        after, _ = state.play(1, moves[0])
        after, _ = after.play(2, after.legal(2)[0])
        assert first == ("plan", {"next": str(after.legal(1)[-1])})
    else:
        assert first == ("chance", {"percent": 52})


def words(box: str) -> dict[str, set[str]]:
    """What the page can say about reasons, and the arguments it needs for it."""
    files = (HOUSE / "words" / "web" / "en.ftl", HOUSE / "games" / box / "words" / "en.ftl")
    texts = (messages(file.read_text(encoding="utf-8")) for file in files)
    return {name: used for text in texts for name, used in text.items() if name.startswith("why-")}


def begun(box: str, options: dict[str, Any], *moves: str) -> State:
    """With two players, up to where somebody chooses; seat 1 begins, and what is built stands."""
    state = shelf.game(box).new(players=2, options={**options, "first": 1}, seed=bytes(32))
    left = list(moves)
    while state.to_act == (JUDGE,) or left:
        seat = state.to_act[0]
        move = state.legal(seat)[0] if seat == JUDGE else state.game.move(left.pop(0))
        state, _ = state.play(seat, move)
    return state


BY_HAND_BEGUN = [
    pytest.param("bausack", {"variant": "babel"}, ["take cube-1"], "stands", id="babel"),
    pytest.param("bausack", {"variant": "chain"}, [], "round", id="chain"),
    pytest.param("oss", {}, [], "manages", id="oss"),
]


@pytest.mark.parametrize(("box", "options", "moves", "kind"), BY_HAND_BEGUN)
def test_of_hands_it_is_told_how_often_it_comes_off_and_no_chance_that_nobody_knows(
    box: str, options: dict[str, Any], moves: list[str], kind: str
) -> None:
    """Their bots weigh how near one is to winning: that is no number of games out of a hundred."""
    state = begun(box, options, *moves)
    seat = state.to_act[0]
    _, found = advice.advise(state.game, seat, state.view(seat), (), 0.2, random.Random(1))
    assert found[0][0] == kind
    assert 0 <= found[0][1]["percent"] <= 100
    assert {one for one, _ in found}.isdisjoint({"chance", "better"})
    said = words(box)
    for one, args in found:
        assert said.get(f"why-{one}", set()) <= {*args}


def test_what_promises_more_than_another_says_so() -> None:
    state = positions.NOX_SIXTH_PILE_COUNTS
    moves = [state.game.move(text) for text in ("B1 1:B5", "O10 +1")]
    weighed = list(zip(moves, (0.7, 0.4), strict=True))
    greedy, rng = bots.GreedyBot(state.game), random.Random(1)
    why = advice.Why(state.game, greedy, 1, state.view(1), (), 0.01, rng, greedy.odds)
    assert why.reasons(weighed)[-1] == ("ahead", {"move": "O10 +1"})
    assert "why-ahead" in words("nox")


@pytest.mark.parametrize("box", BOXES)
def test_there_are_words_for_it_and_all_that_they_need(box: str) -> None:
    said = words(box)
    for match in matches(box, 3):
        (seat,) = match.state.to_act
        view, seen = match.state.view(seat), match.remembered(seat)
        _, found = advice.advise(match.game, seat, view, seen, 0.2, random.Random(1))
        assert any(f"why-{kind}" in said for kind, _ in found)
        for kind, args in found:
            assert said.get(f"why-{kind}", set()) <= {*args, *(["who"] if "seat" in args else [])}
