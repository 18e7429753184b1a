"""A box for its page: the card, and what can be chosen before a match."""

from typing import Literal

import msgspec

from ludotheque import shelf
from ludotheque.contract import BadOption, Card, Game, declared_options


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice before a match. `values` are those with words of their own (`lot`, `thick`).

    `switch`: true or false. `number`: from `low` to `high`. `seat`: the number of a seat. A default
    of None: the rules decide.
    """

    name: str
    kind: Literal["choice", "switch", "number", "seat"]
    values: list[str] = []
    low: int | None = None
    high: int | None = None
    default: str | int | bool | None = None


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A box that lies open."""

    card: Card
    options: list[OptionInfo]
    tables: dict[str, list[int]]  # by variant: for how many players it is


def box(name: str) -> Box:
    card, game = shelf.card(name), shelf.game(name)
    options = [
        OptionInfo(
            name=option.name,
            kind=option.kind,
            values=option.values,
            low=option.low,
            high=option.high,
            default=option.default,
        )
        for option in declared_options(game.options_type)
        if "digital" in card.modes or option.name not in game.options_type.digital
    ]
    low, high = card.players
    tables = {
        variant: [n for n in range(low, high + 1) if _can_be(game, n, variant)]
        for variant in card.variants
    }
    return Box(card=card, options=options, tables=tables)


def _can_be(game: Game, players: int, variant: str) -> bool:
    try:
        game.options(players, {"variant": variant} if variant != "standard" else {})
    except BadOption:
        return False
    return True
