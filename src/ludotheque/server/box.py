"""A box for its page: the card, and what can be chosen before a match."""

from typing import Any, Literal, get_args, get_origin

import msgspec

from ludotheque import shelf
from ludotheque.contract import BadOption, Card, Game


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
    fields = [
        field
        for field in msgspec.structs.fields(game.options_type)
        if "digital" in card.modes or field.name not in game.options_type.digital
    ]
    low, high = card.players
    tables = {
        variant: [n for n in range(low, high + 1) if _can_be(game, n, variant)]
        for variant in card.variants
    }
    return Box(
        card=card, options=[_option(f.name, f.type, f.default) for f in fields], tables=tables
    )


def _can_be(game: Game, players: int, variant: str) -> bool:
    try:
        game.options(players, {"variant": variant} if variant != "standard" else {})
    except BadOption:
        return False
    return True


def _option(name: str, kind: Any, default: Any) -> OptionInfo:
    info = msgspec.inspect.type_info(kind)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    low: int | None = None
    high: int | None = None
    sort: Literal["choice", "switch", "number", "seat"] = "choice"
    for part in parts:
        match part:
            case msgspec.inspect.BoolType():
                sort = "switch"
            case msgspec.inspect.IntType(ge=least, le=most):
                low, high = least, most
                sort = "seat" if most is None else "number"
    values = _literals(kind)
    return OptionInfo(name=name, kind=sort, values=values, low=low, high=high, default=default)


def _literals(kind: Any) -> list[str]:
    """The literal values of a type, in the order in which the game names them."""
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    return [value for part in get_args(kind) for value in _literals(part)]
