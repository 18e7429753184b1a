"""How Isis & Osiris is played with some sense: what a search begins with (kernel/search.py)."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.isis.rules import (
    BAG,
    CELLS,
    FLIP,
    NEAR,
    NOTHING,
    PASS,
    PAWN,
    TILE,
    TILE_TO,
    TILES,
    apply,
    chance,
    tickets,
    turn,
    worth,
)
from ludotheque.kernel import OVER, Record, below, rule

LOOKS = 2  # cells that a player of a playout thinks about


@rule
def hide(s: Record, me: int) -> None:
    """A tile whose value is not known lies there as TILE + 0, and is still counted in the bag."""
    for v in range(9):
        s.bag[v] = BAG[v]
    s.unseen = TILES
    for cell in range(CELLS):
        if s.board[cell] > 4 and s.board[cell] != TILE:
            s.bag[s.board[cell] - TILE + 4] -= 1
            s.unseen -= 1
    if s.held != NOTHING:
        s.bag[s.held - TILE + 4] -= 1
        s.unseen -= 1


@rule
def sample(s: Record, me: int, rng: NDArray[np.uint64]) -> None:
    for cell in range(CELLS):
        if s.board[cell] == TILE:
            value = chance(s, below(rng, s.unseen))
            s.bag[value] -= 1
            s.unseen -= 1
            s.board[cell] = TILE + value - 4


@rule
def sees(s: Record, action: int, me: int) -> int:
    return action  # all see what is turned up


@rule
def far(s: Record, known: Record) -> bool:
    return s.game != known.game  # type: ignore[no-any-return]


@rule
def pull(s: Record, cell: int, me: int) -> float:
    """What a tile of value 1 on a cell would do for a seat: its pawns beside it, less others'."""
    gain = 0.0
    free = 0
    for near in NEAR[cell]:
        if near >= 0:
            owner = s.board[near] - 1
            if owner == me:
                gain += 1.0
            elif 0 <= owner < 4:
                gain -= 1.0
            elif owner < 0:
                free += 1
    return gain


@rule
def weigh(s: Record, actions: NDArray[np.int16], n: int, weights: NDArray[np.float32]) -> None:
    me = s.player
    for i in range(n):
        action = actions[i]
        if action < FLIP:
            weights[i] = exp(0.6 * worth(s, action - PAWN))
        elif action >= TILE_TO and action < PASS:
            weights[i] = exp(0.4 * (s.held - TILE) * pull(s, action - TILE_TO, me))
        else:
            weights[i] = 4.0


@rule
def settle(
    s: Record, rng: NDArray[np.uint64], cells: NDArray[np.int16], reward: NDArray[np.float32]
) -> None:
    game = s.game
    free = 0
    for cell in range(CELLS):
        cells[free] = cell
        free += s.board[cell] == 0
    while turn(s) != OVER and s.game == game:
        if s.held == NOTHING:
            me = s.player
            tiles = s.unseen if s.stock else s.tiles[me]
            pawns = s.pawns[me]
            best, place = -99.0, 0
            if pawns > 0:
                for _ in range(LOOKS):
                    i = below(rng, free)
                    gain = worth(s, cells[i])
                    if gain > best:
                        best, place = gain, i
            if pawns > 0 and (tiles == 0 or best > 1 or (best == 1 and below(rng, 2) == 0)):
                apply(s, PAWN + cells[place])
                free -= 1
                cells[place] = cells[free]
            elif tiles > 0:
                apply(s, FLIP)
                apply(s, chance(s, below(rng, tickets(s))))
            else:
                apply(s, PASS)
        else:
            best, place = -99.0, 0
            for _ in range(LOOKS):
                i = below(rng, free)
                gain = (s.held - TILE) * pull(s, cells[i], s.player)
                if gain > best:
                    best, place = gain, i
            apply(s, TILE_TO + cells[place])
            free -= 1
            cells[place] = cells[free]
    judge(s, reward)


@rule
def judge(s: Record, reward: NDArray[np.float32]) -> None:
    """A game is over: a share of the win, softly, for points ahead are worth something too."""
    left = s.games - s.game if s.free > 0 else 0  # games to come, this one included
    heat = 3.0 + 6.0 * left
    high = -10000
    for p in range(s.players):
        high = max(high, s.totals[p])
    total = 0.0
    for p in range(s.players):
        reward[p] = exp((s.totals[p] - high) / heat)
        total += reward[p]
    for p in range(s.players):
        reward[p] /= total
