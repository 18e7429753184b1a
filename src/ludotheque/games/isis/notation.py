"""Isis & Osiris in text: moves, their numbers, cells; the position line."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from ludotheque.contract import BadText, Move, Position, Seat
from ludotheque.games.isis.rules import (
    BAG,
    CELLS,
    FLIP,
    PASS,
    PAWN,
    PAWNS_EACH,
    TILE_TO,
    TILES_EACH,
)
from ludotheque.secrecy import EVERYONE, Nobody, Until
from ludotheque.text import by_seat, fields, line, numbers, whole

Cell = Annotated[str, msgspec.Meta(pattern="^[a-f][1-6]$")]
Variant = Literal["standard", "series", "stock"]
GAMES = {"standard": (1, 1), "series": (2, 12), "stock": (1, 12)}  # I5: in a row, at least, at most


class PutPawn(Move, frozen=True, tag="pawn"):
    cell: Cell

    def __str__(self) -> str:
        return f"P {self.cell}"


class TurnUp(Move, frozen=True, tag="turn"):
    def __str__(self) -> str:
        return "F"


class PutTile(Move, frozen=True, tag="tile"):
    cell: Cell

    def __str__(self) -> str:
        return f"T {self.cell}"


class Pass(Move, frozen=True, tag="pass"):
    def __str__(self) -> str:
        return "pass"


class IsisPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    variant: Annotated[Variant, EVERYONE]
    games: Annotated[int, EVERYONE]
    open: Annotated[bool, EVERYONE]
    game: Annotated[int, EVERYONE]
    first: Annotated[Seat, EVERYONE]  # who began this game
    to: Annotated[Seat, EVERYONE]
    over: Annotated[bool, EVERYONE]
    held: Annotated[int | None, EVERYONE]  # I3: on view until it lies on the board
    pawns_on: Annotated[dict[Cell, Seat], EVERYONE]
    tiles_on: Annotated[tuple[Cell, ...], EVERYONE]
    faces: Annotated[dict[Cell, int], Until(lambda p: p.open or p.over, Nobody("tiles"))]
    unseen: Annotated[tuple[int, ...], Nobody("tiles")]  # values, sorted
    pawns: Annotated[dict[Seat, int], EVERYONE]
    tiles: Annotated[dict[Seat, int], EVERYONE]  # {} under `stock`
    stock: Annotated[int | None, EVERYONE]
    totals: Annotated[dict[Seat, int], EVERYONE]


CELL_NAMES = tuple(column + row for row in "123456" for column in "abcdef")


def cell_name(index: int) -> Cell:
    return CELL_NAMES[index]


def cell_index(cell: Cell) -> int:
    whole(cell, "[a-f][1-6]", "move-text")
    return CELL_NAMES.index(cell)


# All moves there are, by number and by text: looking them up is quicker than taking texts apart.
_NUMBERED: dict[int, Move] = {
    FLIP: TurnUp(),
    PASS: Pass(),
    **{PAWN + i: PutPawn(cell) for i, cell in enumerate(CELL_NAMES)},
    **{TILE_TO + i: PutTile(cell) for i, cell in enumerate(CELL_NAMES)},
}
_BY_TEXT = {str(move): move for move in _NUMBERED.values()}
_NUMBERS = {move: number for number, move in _NUMBERED.items()}


def move(text: str) -> Move:
    if text not in _BY_TEXT:
        raise BadText("move-text", text=text)
    return _BY_TEXT[text]


def number(move: Move) -> int:
    if move not in _NUMBERS:  # a cell that is not on the board
        raise BadText("move-text", text=str(move))
    return _NUMBERS[move]


def numbered(number: int) -> Move:
    return _NUMBERED[number]


def not_on(board: Mapping[Cell, int], held: int | None) -> tuple[int, ...]:
    """The tiles that nobody has turned up, given those on the board and the one on view."""
    left = list(BAG)
    for value in [*board.values(), *([] if held is None else [held])]:
        if value:
            left[value + 4] -= 1
    if min(left) < 0:
        raise BadText("position-tiles")
    return tuple(v - 4 for v in range(9) for _ in range(left[v]))


KEYS = "players variant games open game first to board pawns tiles held totals".split()


def write(position: IsisPosition) -> str:
    p = position
    signs = {cell: str(seat) for cell, seat in p.pawns_on.items()}
    signs |= {cell: f"{value:+d}" for cell, value in p.faces.items()}
    cells = [signs.get(cell_name(i), ".") for i in range(CELLS)]
    board = "/".join("".join(cells[row : row + 6]) for row in range(0, CELLS, 6))
    held = "-" if p.held is None else f"{p.held:+d}"
    values = [p.players, p.variant, p.games, "yes" if p.open else "no", p.game, p.first, p.to]
    values += [board, numbers(p.pawns.values()), numbers(p.tiles.values()), held]
    values += [numbers(p.totals.values())]
    return line("isis", dict(zip(KEYS, values, strict=True)))


def parse(text: str) -> IsisPosition:
    f = fields("isis", text, KEYS)
    players = int(whole(f["players"], "[2-4]")[0])
    rows = [re.findall(r"\.|[1-4]|[+-][1-4]", row) for row in f["board"].split("/")]
    if [len(row) for row in rows] != [6] * 6 or "/".join(map("".join, rows)) != f["board"]:
        raise BadText("position", text=f["board"], shape="six rows of six cells")
    signs = {cell_name(i): sign for i, sign in enumerate(s for row in rows for s in row)}
    faces = {cell: int(sign) for cell, sign in signs.items() if sign[0] in "+-"}
    pawns_on = {cell: int(sign) for cell, sign in signs.items() if sign in "1234"}
    held = None if f["held"] == "-" else int(whole(f["held"], r"[+-][1-4]")[0])
    variant = whole(f["variant"], "|".join(GAMES))[0]
    stock = variant == "stock"
    if stock:
        whole(f["tiles"], "-")
    unseen = not_on(faces, held)
    position = msgspec.convert(
        {
            "players": players,
            "variant": variant,
            "games": int(whole(f["games"], r"[1-9]\d?")[0]),
            "open": whole(f["open"], "yes|no")[0] == "yes",
            "game": int(whole(f["game"], r"[1-9]\d?")[0]),
            "first": int(whole(f["first"], f"[1-{players}]")[0]),
            "to": int(whole(f["to"], f"[1-{players}]")[0]),
            "over": "." not in f["board"],
            "held": held,
            "pawns_on": pawns_on,
            "tiles_on": tuple(faces),
            "faces": faces,
            "unseen": unseen,
            "pawns": by_seat(f["pawns"], players),
            "tiles": {} if stock else by_seat(f["tiles"], players),
            "stock": len(unseen) if stock else None,
            "totals": by_seat(f["totals"], players),
        },
        IsisPosition,
    )
    _check(position)
    return position


def _check(p: IsisPosition) -> None:
    """Every piece is in one place, and the games are as many as the variant has; or BadText."""
    low, high = GAMES[p.variant]
    if not (low <= p.games <= high and p.game <= p.games):
        raise BadText("position", text=f"game={p.game} games={p.games}", shape=f"{low} to {high}")
    owners = list(p.pawns_on.values())
    every = all(0 <= left == PAWNS_EACH[p.players] - owners.count(s) for s, left in p.pawns.items())
    if not every or not p.pawns.keys() >= set(owners):
        raise BadText("position-pawns")
    turned = len(p.faces) + (p.held is not None)
    each = TILES_EACH[p.players]
    dealt = p.variant == "stock" or turned + sum(p.tiles.values()) == each * p.players
    if not dealt or not all(0 <= left <= each for left in p.tiles.values()):
        raise BadText("position-tiles")
    if p.over and (p.held is not None or p.game < p.games):
        raise BadText("position", text="board", shape="a free cell to play on")
