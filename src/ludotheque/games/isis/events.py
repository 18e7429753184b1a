"""What happens in Isis & Osiris, and what each event tells."""

from typing import Any, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.isis.notation import Cell


class Put(Who):
    cell: Cell


class Turned(Who):
    value: int


class Counted(TypedDict):
    game: int
    faces: dict[Cell, int]
    pawns: dict[Cell, int]  # what each pawn counts
    owners: dict[Cell, Seat]
    near: dict[Cell, list[Cell]]  # by pawn, the tiles that count for it
    scores: dict[Seat, int]  # of this game
    totals: dict[Seat, int]


class NextGame(Who):
    game: int


EVENTS: dict[str, Any] = {
    "lot": Who,
    "pawn": Put,
    "turned": Turned,
    "tile": Put,
    "passed": Who,
    "counted": Counted,
    "next-game": NextGame,
}
