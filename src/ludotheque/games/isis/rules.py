"""The rules of Isis & Osiris, compiled. Seats are 0-based here.

Actions: PAWN+cell puts a pawn, FLIP turns a tile up, TILE_TO+cell puts that tile, PASS passes.
A chance action is the turned-up value + 4.
"""

import numpy as np

from ludotheque.kernel import CHANCE, OVER, Record, rule

CELLS = 36
PAWN, FLIP, TILE_TO, PASS = 0, 36, 37, 73
ACTIONS = 74
NOTHING, FLIPPING, TILE = 0, 99, 10  # what is held: nothing, a tile about to turn, TILE + value
BAG = (1, 2, 6, 2, 0, 2, 6, 2, 1)  # tiles of value -4..4
TILES = 22
PAWNS_EACH, TILES_EACH = (0, 0, 8, 6, 5), (0, 0, 11, 7, 5)  # I1, by number of players
NEAR = np.array(
    [
        [
            n if ok else -1
            for n, ok in (
                (c - 6, c >= 6),
                (c + 6, c < 30),
                (c - 1, c % 6 > 0),
                (c + 1, c % 6 < 5),
            )
        ]
        for c in range(CELLS)
    ],
    np.int8,
)

State = np.dtype(
    [
        ("board", "i1", CELLS),  # 0 free, 1..4 a seat's pawn, TILE + value a tile
        ("pawns", "i1", 4),  # still before each seat
        ("tiles", "i1", 4),  # still before each seat, face down (none under `stock`)
        ("bag", "i1", 9),  # tiles of value -4..4 that nobody has seen yet
        ("unseen", "i1"),  # how many those are
        ("totals", "i2", 4),  # of the games that are over
        ("free", "i1"),  # cells
        ("player", "u1"),  # whose turn it is
        ("first", "i1"),  # who began this game
        ("held", "i1"),  # on view, waiting to be placed
        ("players", "u1"),
        ("game", "i1"),  # 0-based
        ("games", "i1"),  # how many are played in a row
        ("stock", "i1"),  # 1: tiles come from one common stock (I5)
        ("open", "i1"),  # 1: tiles stay face up (I3)
    ]
)


@rule
def new(s: Record, players: int, first: int) -> None:
    s.players = players
    s.game = 0
    for p in range(4):
        s.totals[p] = 0
    lay_out(s, first)


@rule
def lay_out(s: Record, first: int) -> None:
    for cell in range(CELLS):
        s.board[cell] = 0
    for p in range(4):
        here = p < s.players
        s.pawns[p] = PAWNS_EACH[s.players] if here else 0
        s.tiles[p] = TILES_EACH[s.players] if here and not s.stock else 0
    for v in range(9):
        s.bag[v] = BAG[v]
    s.unseen = TILES
    s.free = CELLS
    s.first = first
    s.player = first
    s.held = NOTHING


@rule
def turn(s: Record) -> int:
    if s.free == 0:
        return OVER
    return CHANCE if s.held == FLIPPING else int(s.player)


@rule
def legal(s: Record, out: np.ndarray) -> int:
    n = 0
    holding = s.held != NOTHING
    if holding or s.pawns[s.player] > 0:
        place = TILE_TO if holding else PAWN
        for cell in range(CELLS):
            out[n] = place + cell
            n += s.board[cell] == 0
    if not holding:
        if (s.unseen if s.stock else s.tiles[s.player]) > 0:
            out[n] = FLIP
            n += 1
        if n == 0:  # I6
            out[0] = PASS
            n = 1
    return n


@rule
def tickets(s: Record) -> int:
    return int(s.unseen)


@rule
def chance(s: Record, ticket: int) -> int:
    value = 0
    for v in range(9):  # without a branch that nobody could predict
        ticket -= s.bag[v]
        value += ticket >= 0
    return value


@rule
def apply(s: Record, action: int) -> None:
    if s.held == FLIPPING:
        s.bag[action] -= 1
        s.unseen -= 1
        s.held = TILE + action - 4
    elif action == FLIP:
        if not s.stock:
            s.tiles[s.player] -= 1
        s.held = FLIPPING
    else:
        if action >= TILE_TO:
            if action != PASS:
                s.board[action - TILE_TO] = s.held
                s.held = NOTHING
                s.free -= 1
        else:
            s.board[action] = s.player + 1
            s.pawns[s.player] -= 1
            s.free -= 1
        s.player = s.player + 1 if s.player + 1 < s.players else 0
        if s.free == 0:
            game_over(s)


@rule
def game_over(s: Record) -> None:
    for cell in range(CELLS):
        owner = s.board[cell] - 1
        if 0 <= owner < 4:
            s.totals[owner] += worth(s, cell)
    if s.game + 1 < s.games:
        s.game += 1
        lay_out(s, (s.first + 1) % s.players)


@rule
def worth(s: Record, cell: int) -> int:
    """Of a pawn: the sum of the tiles beside it (I4)."""
    points = 0
    for near in NEAR[cell]:
        if near >= 0 and s.board[near] > 4:
            points += s.board[near] - TILE
    return points


@rule
def standing(s: Record, out: np.ndarray) -> None:
    """Each seat's points, the game in progress counted as if it ended now."""
    for p in range(s.players):
        out[p] = s.totals[p]
    if s.free > 0:
        for cell in range(CELLS):
            owner = s.board[cell] - 1
            if 0 <= owner < 4:
                out[owner] += worth(s, cell)
