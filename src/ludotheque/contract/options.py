"""What can be chosen before a match, read off the types of a game's options."""

from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from ludotheque.contract.values import Options


class Option(msgspec.Struct, frozen=True):
    """One choice before a match. `switch`: true or false. `number`: from `low` to `high`. `seat`:
    the number of a seat. A default of None: the rules decide."""

    name: str
    type: Any
    default: Any
    kind: Literal["choice", "switch", "number", "seat"]
    values: list[str]  # those with words of their own, in the order in which the game names them
    low: int | None = None
    high: int | None = None

    @property
    def allowed(self) -> str:
        """The values as they are typed: `top, choose`, `1–12`, `true, false`."""
        typed = {
            "choice": [],
            "switch": ["true", "false"],
            "number": [f"{self.low}–{self.high}"],
            "seat": ["1, 2, 3 …"],
        }
        return ", ".join([*typed[self.kind], *self.values])


@cache
def declared_options(options: type[Options]) -> tuple[Option, ...]:
    fields = msgspec.structs.fields(options)
    return tuple(_option(field.name, field.type, field.default) for field in fields)


def _option(name: str, type_: Any, default: Any) -> Option:
    info, values = msgspec.inspect.type_info(type_), _literals(type_)
    for part in info.types if isinstance(info, msgspec.inspect.UnionType) else (info,):
        match part:
            case msgspec.inspect.BoolType():
                return Option(name, type_, default, "switch", values)
            case msgspec.inspect.IntType(ge=low, le=high):
                kind: Literal["seat", "number"] = "seat" if high is None else "number"
                return Option(name, type_, default, kind, values, low, high)
    return Option(name, type_, default, "choice", values)


def _literals(type_: Any) -> list[str]:
    """(msgspec knows them too, but in the order of the alphabet.)"""
    if get_origin(type_) is Literal:
        return [str(value) for value in get_args(type_)]
    return [value for part in get_args(type_) for value in _literals(part)]
