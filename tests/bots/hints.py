"""How much a hint loses against a search that is ten times as long."""

import random
import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pvariance

from ludotheque import bots, shelf
from ludotheque.contract import Move
from ludotheque.kernel import Level, ThinkingBot
from ludotheque.kernel.bot import Task
from ludotheque.kernel.table import KernelState
from ludotheque.match import Match
from tests.bots.thinking import OURS, moved
from tests.tables import Table

LONGER = 10
MUCH = 0.05  # of winning chance
UNHURRIED = 600.0  # seconds: it is the level that ends the search, however fast the machine is


def matches(box: str, count: int) -> Iterator[Match]:
    """As people of different strength play them, at every table of the box in turn; somebody has
    a choice to make."""
    tables, number = [table for table in OURS if table.box == box], 0
    while count:
        number += 1
        if match := _match(tables[number % len(tables)], random.Random(number)):
            count -= 1
            yield match


def _match(table: Table, rng: random.Random) -> Match | None:
    match = Match(shelf.game(table.box), table.players, table.options, rng.randbytes(32))
    for _ in range(rng.randrange(60)):
        if match.outcome is None:
            moved(match, rng.choice(("random", "casual", "club")), rng, UNHURRIED)
    if match.outcome or len(match.state.legal(match.state.to_act[0])) < 2:
        return None
    return match


def losses(
    box: str, count: int, hint: Level, longer: Level, plays: int, rng: random.Random
) -> list[float]:
    """Of winning chance, as the longer search has it; where it thinks that it is much, as the game
    itself has: both moves are played out so many times."""
    return [_loss(match, hint, longer, plays, rng) for match in matches(box, count)]


def _loss(match: Match, hint: Level, longer: Level, plays: int, rng: random.Random) -> float:
    (seat,) = match.state.to_act
    view, seen = match.state.view(seat), match.remembered(seat)
    adviser = bots.adviser(match.game)
    assert isinstance(adviser, ThinkingBot)
    (found, _), *_ = at(adviser, hint).advise(seat, view, seen, UNHURRIED, rng)
    best = at(adviser, longer).choose(seat, view, seen, UNHURRIED, rng)
    if best == found:
        return 0.0
    loss = _apart(match, adviser, [best, found], longer, rng)
    return loss if loss <= MUCH else _played(match, [best, found], plays, rng)


def _apart(
    match: Match, adviser: ThinkingBot, moves: list[Move], level: Level, rng: random.Random
) -> float:
    """By how much the first of two moves is better. They are weighed alone: what a search has found
    out of a move in passing, beside thirty others, is too little to judge by."""
    (seat,) = match.state.to_act
    seen = adviser.remembered(seat, match.remembered(seat))
    state = match.game.known(match.state.view(seat), seen)
    assert isinstance(state, KernelState)
    both = [match.game.number(move) for move in moves]
    task = Task(state, seat, both, level, time.perf_counter() + UNHURRIED, rng, all=True)
    weighed = dict(adviser.thinker.think(task))
    return max(0.0, weighed[both[0]] - weighed[both[1]])


def _played(match: Match, moves: list[Move], plays: int, rng: random.Random) -> float:
    """How much oftener the first of two moves wins, beyond what chance explains (one standard
    error). A search's chances are its own: in Fakir it takes all others to play together."""
    wins = [[_share(match, move, rng) for _ in range(plays)] for move in moves]
    first, second = (fmean(one) for one in wins)
    spread = sqrt(sum(pvariance(one) for one in wins) / plays)
    return max(0.0, first - second - spread)


def _share(match: Match, move: Move, rng: random.Random) -> float:
    """Of the win, after this move in a world that its mover takes for possible; experts play on."""
    (seat,) = match.state.to_act
    state = match.game.world(match.state.view(seat), match.remembered(seat), rng)
    state, _ = state.play(seat, move)
    expert = bots.named("expert", match.game)
    while state.outcome is None:
        (acting,) = state.to_act
        chosen = expert.choose(acting, state.view(acting), (), UNHURRIED, rng)
        state, _ = state.play(acting, chosen)
    winners = state.outcome.winners
    return (seat in winners) / len(winners)


def at(bot: ThinkingBot, level: Level) -> ThinkingBot:
    """It thinks as the box's own does, as far as this level goes."""
    return type(bot)(bot.game, bot.thinker, level)
