"""How much a hint loses against a search that is ten times as long."""

import random
from collections.abc import Iterator

from ludotheque import advice, bots, shelf
from ludotheque.contract import Event, Move, Seat, View
from ludotheque.kernel import Level, ThinkingBot
from ludotheque.match import Match
from tests.bots.thinking import OURS, moved
from tests.tables import Table

LONGER = 10
UNHURRIED = 60.0  # seconds: it is the level that ends the search, however fast the machine is

Weighed = list[tuple[Move, float]]


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


def loss_in_time(match: Match, budget: float, rng: random.Random) -> float:
    """Of a hint as it is given, with so many seconds for all of it."""
    known = _known(match)
    hint, _ = advice.advise(match.game, *known, budget, rng)
    return _loss(hint, bots.adviser(match.game).advise(*known, LONGER * budget, rng))


def loss_at(match: Match, short: Level, longer: Level, rng: random.Random) -> float:
    """The same with two levels, without a clock."""
    adviser = bots.adviser(match.game)
    assert isinstance(adviser, ThinkingBot)
    asked = (
        type(adviser)(adviser.game, adviser.thinker, level).advise(*_known(match), UNHURRIED, rng)
        for level in (short, longer)
    )
    return _loss(*asked)


def _known(match: Match) -> tuple[Seat, View, list[Event]]:
    (seat,) = match.state.to_act
    return seat, match.state.view(seat), match.told(seat)


def _loss(hint: Weighed, longer: Weighed) -> float:
    """Of winning chance, as the longer search has it."""
    worth = {str(move): value for move, value in longer}
    return max(0.0, longer[0][1] - worth[str(hint[0][0])])
