"""Every way to lay a table: game, players, options. What holds for all is tested on these.

A box that can be laid in more ways than one says so in `tests/games/<box>/tables.py`: `TABLES` are
pairs of players and options, `SERVED` are those on which whole matches are played over sockets,
`REAL` those where that is done with the real box.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from ludotheque import shelf
from ludotheque.contract import Game
from ludotheque.kernel import KernelGame


class Table(NamedTuple):
    box: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        told = [f"{key}-{value}" for key, value in self.options.items()]
        return "-".join([self.box, str(self.players), *told])


def brought(box: str, what: str) -> ModuleType | None:
    """A module of what a box brings to the tests, or None: it brings none."""
    if find_spec(f"tests.games.{box}") is None:
        return None
    name = f"tests.games.{box}.{what}"
    return import_module(name) if find_spec(name) else None


def ways(box: str) -> list[tuple[int, dict[str, Any]]]:
    """With how many players and which options a box is laid; the first options are plain."""
    low, high = shelf.card(box).players
    default: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in range(low, high + 1)]
    return getattr(brought(box, "tables"), "TABLES", default)


def tables_of(box: str) -> list[Table]:
    return [Table(box, players, options) for players, options in ways(box)]


def served(box: str) -> list[tuple[int, dict[str, Any]]]:
    """Tables at which whole matches are played over sockets: players, and how it is opened."""
    return getattr(brought(box, "tables"), "SERVED", [(shelf.card(box).players[0], {})])


def real(box: str) -> list[tuple[int, dict[str, Any]]]:
    """The same with the real box on the table: players and options, each variant at least once."""
    card = shelf.card(box)
    default: list[tuple[int, dict[str, Any]]] = [
        (card.players[0], {} if variant == "standard" else {"variant": variant})
        for variant in card.variants
        if "referee" in card.modes
    ]
    return getattr(brought(box, "tables"), "REAL", default)


BOXES = shelf.names()
COMPILED = [box for box in BOXES if isinstance(shelf.game(box), KernelGame)]
BY_HAND = [box for box in BOXES if type(shelf.game(box)).deed is not Game.deed]  # on a screen too
DIGITAL = [box for box in BOXES if "digital" in shelf.card(box).modes and box not in BY_HAND]
TABLES = [table for box in BOXES for table in tables_of(box)]
