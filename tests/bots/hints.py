"""How much a hint loses against a search that is ten times as long."""

import random
from collections.abc import Iterator

from ludotheque import bots, shelf
from ludotheque.kernel import Level, ThinkingBot
from ludotheque.match import Match
from tests.bots.thinking import OURS, moved
from tests.tables import Table

LONGER = 10
UNHURRIED = 60.0  # seconds: it is the level that ends the search, however fast the machine is


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


def losses(box: str, count: int, hint: Level, longer: Level, rng: random.Random) -> list[float]:
    """Of winning chance, as the longer search has it."""
    return [_loss(match, hint, longer, rng) for match in matches(box, count)]


def _loss(match: Match, hint: Level, longer: Level, rng: random.Random) -> float:
    (seat,) = match.state.to_act
    known = seat, match.state.view(seat), match.remembered(seat)
    adviser = bots.adviser(match.game)
    assert isinstance(adviser, ThinkingBot)
    (found, _), *_ = _at(adviser, hint).advise(*known, UNHURRIED, rng)
    weighed = _at(adviser, longer).advise(*known, UNHURRIED, rng)
    return max(0.0, weighed[0][1] - dict(weighed)[found])


def _at(bot: ThinkingBot, level: Level) -> ThinkingBot:
    return type(bot)(bot.game, bot.thinker, level)
