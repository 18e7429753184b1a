"""Bots asked to move, in a match or from a position."""

import random
from collections.abc import Sequence

from ludotheque import bots, shelf
from ludotheque.contract import Event, Outcome, Seat, State
from ludotheque.match import Match
from tests.tables import COMPILED, TABLES

LEVELS = ("novice", "casual", "club", "expert", "master")
BOXES = COMPILED  # rules that are searched
OURS = [table for table in TABLES if table.box in BOXES]


def chosen(
    state: State, level: str, seen: Sequence[Event] = (), budget: float = 0.3, seed: int = 1
) -> str:
    """The move of the seat to act, which knows its view and what it has seen."""
    (seat,) = state.to_act
    bot = bots.named(level, state.game)
    return str(bot.choose(seat, state.view(seat), seen, budget, random.Random(seed)))


def moved(match: Match, level: str, rng: random.Random, budget: float = 0.02) -> None:
    """The seat to act plays as a bot of this level would."""
    (seat,) = match.state.to_act
    view, seen = match.state.view(seat), match.seen(seat)
    bot = bots.named(level, match.game)
    match.play(seat, bot.choose(seat, view, seen, budget, rng))


def played_out(box: str, levels: dict[Seat, str], seed: int, budget: float = 0.02) -> Outcome:
    match = Match(shelf.game(box), len(levels), seed=bytes([seed]) * 32)
    rng = random.Random(seed)
    while match.outcome is None:
        moved(match, levels[match.state.to_act[0]], rng, budget)
    return match.outcome
