"""What a seat sees of Isis & Osiris, as numbers for those who learn. Seats are 0-based here.

Seats are told relative to the observer: row 0 is its own, then clockwise; cells run a1, b1 … f6.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.isis.rules import CELLS, FLIPPING, NOTHING, TILE, turn
from ludotheque.kernel import Record, rule

SEATS = 4

Observation = np.dtype(
    [
        ("pawns", "i1", (SEATS, CELLS)),  # 1: a pawn of this seat
        ("tiles", "i1", CELLS),  # 1: a tile, whatever its value
        ("values", "i1", CELLS),  # of the tiles whose value is known, else 0
        ("holding", "i1"),  # 1: a tile is on view, waiting to be placed
        ("held", "i1"),  # its value
        ("pawns_left", "i1", SEATS),
        ("tiles_left", "i1", SEATS),  # face down before each seat
        ("stock_left", "i1"),  # under `stock`: face down in the middle
        ("tens", "i1", SEATS),  # totals of the games that are over: 10 * tens + ones
        ("ones", "i1", SEATS),
        ("to_act", "i1", SEATS),  # 1: whose turn it is
        ("game", "i1"),  # from 1
        ("games", "i1"),
        ("players", "i1"),
        ("stock", "i1"),
        ("open", "i1"),
    ]
)


@rule
def observe(s: Record, me: int, recall: bool, o: Record) -> None:
    """Into a record of zeros, or of the same table: rows of seats that are not there stay 0.

    With `recall`, tiles that lie face down keep the value that everybody saw (I3)."""
    shows = recall or s.open or s.free == 0
    whose = turn(s)
    for q in range(s.players):
        p = (me + q) % s.players
        sign: Any = np.int8(p + 1)  # a byte beside bytes: compared many at once
        for cell in range(CELLS):
            o.pawns[q, cell] = s.board[cell] == sign
        o.pawns_left[q] = s.pawns[p]
        o.tiles_left[q] = s.tiles[p]
        o.tens[q] = s.totals[p] // 10
        o.ones[q] = s.totals[p] % 10
        o.to_act[q] = whose == p
    pawn: Any = np.int8(SEATS)
    nought: Any = np.int8(TILE)
    for cell in range(CELLS):
        o.tiles[cell] = s.board[cell] > pawn
    for cell in range(CELLS):
        value = np.int8(s.board[cell] - nought)
        o.values[cell] = value if shows and s.board[cell] > pawn else np.int8(0)
    up = s.held != NOTHING and s.held != FLIPPING
    o.holding = up
    o.held = s.held - TILE if up else 0
    o.stock_left = s.unseen if s.stock else 0
    o.game = s.game + 1
    o.games = s.games
    o.players = s.players
    o.stock = s.stock
    o.open = s.open


@rule
def ranks(s: Record, out: NDArray[np.int64]) -> None:
    """At the end: who has more is placed higher."""
    for p in range(s.players):
        out[p] = s.totals[p]
