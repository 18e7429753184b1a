"""One line of `name key=value key=value ...`: the shape that all position texts share."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ludotheque.contract import BadText


def line(name: str, fields: Mapping[str, Any]) -> str:
    return " ".join([name, *(f"{key}={value}" for key, value in fields.items())])


def fields(name: str, text: str, keys: Iterable[str]) -> dict[str, str]:
    """The values of a line, all keys there, no others; or BadText."""
    first, *words = text.split() or [""]
    found = dict(word.split("=", 1) for word in words if "=" in word)
    wanted = list(keys)
    if first != name or len(found) != len(words) or found.keys() != set(wanted):
        raise BadText("position", text=text, shape=line(name, dict.fromkeys(wanted, "…")))
    return found


def whole(text: str, pattern: str, code: str = "position") -> re.Match[str]:
    """The text matched from end to end, or BadText."""
    match = re.fullmatch(pattern, text)
    if match is None:
        raise BadText(code, text=text, shape=pattern)
    return match


def numbers(values: Iterable[int]) -> str:
    return ",".join(map(str, values)) or "-"


def by_seat(text: str, players: int) -> dict[int, int]:
    """`3,0,5` as {1: 3, 2: 0, 3: 5}."""
    parts = text.split(",")
    if len(parts) != players or not all(re.fullmatch(r"-?\d{1,4}", part) for part in parts):
        raise BadText("position", text=text, shape=f"{players} numbers")
    return {seat: int(part) for seat, part in enumerate(parts, start=1)}
