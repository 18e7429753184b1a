"""NOX: what holds in every match."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from ludotheque.games.nox import policy
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import Cover, Extend
from ludotheque.kernel import KernelState
from tests.nox.table import BOX, TABLES, facts, random_match


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


@pytest.mark.parametrize(("players", "options"), [TABLES[0], TABLES[3]])
def test_what_a_kitty_is_worth_after_a_move_is_foreseen(
    players: int, options: dict[str, Any]
) -> None:
    """The policy tells stacking once more, so that it need not play: it must come to the same."""
    for state, _ in list(random_match(players, options, 3))[:60]:
        assert isinstance(state, KernelState)
        for choice in state.moves(state.to_act[0]) if state.to_act else ():
            assert isinstance(choice.move, Extend | Cover)
            after = state.after(choice.number).standing()
            foreseen = policy.worth_after(state.record, choice.number)
            assert foreseen == after[choice.move.kitty]


def test_every_number_is_one_move() -> None:
    moves = [GAME.numbered(number) for number in range(GAME.actions)]
    assert [GAME.number(move) for move in moves] == list(range(GAME.actions))
    assert [GAME.move(str(move)) for move in moves] == moves
