"""Looking ahead, move by move, where nothing is hidden and nothing left to chance: alpha-beta.

With two sides it is exact as far as it looks; with more, all others are taken to play together.
The game's policy brings, as rules:

    side(s, seat)     whose side a seat is on
    outlook(s, side)  how good things look for a side; when it is over, above 0 if it has won
    key(s)            64 bits that tell positions apart
"""

from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.border import Table
from ludotheque.kernel.native import OVER, rule
from ludotheque.kernel.search import Actions

DEEPEST = 60  # moves ahead
WON = 1000.0  # less the moves that it takes
NARROW = 1e-4  # a window so narrow that it only says whether a move is better
AT_MOST, AT_LEAST, EXACTLY = 1, 2, 3

Note = np.dtype(
    [
        ("key", "u8"),
        ("value", "f4"),
        ("action", "i2"),  # the best one
        ("depth", "i1"),  # how far was looked ahead from there
        ("means", "i1"),  # AT_MOST, AT_LEAST or EXACTLY; 0: an empty note
    ]
)
Notes = NDArray[np.void]  # as many as a power of two
Counts = NDArray[np.int64]  # how many positions have been looked at, and how many may be
Looks = NDArray[np.float64]


@rule
def to_front(actions: Actions, looks: Looks, first: int, n: int) -> None:
    """Of the actions from `first` on, put the one that looks best first."""
    best = first
    for i in range(first + 1, n):
        if looks[i] > looks[best]:
            best = i
    actions[first], actions[best] = actions[best], actions[first]
    looks[first], looks[best] = looks[best], looks[first]


class Desk(NamedTuple):
    """What is looked at, from whose side, and all that is needed besides."""

    pool: Table  # the position, and those after the moves being looked at
    side: int
    salt: int
    blur: float  # by so much at most is a position judged wrong, with this salt always alike
    actions: NDArray[np.int16]  # a row for each move ahead
    looks: NDArray[np.float64]
    notes: Notes
    counts: Counts


class Minimax:
    """The looking ahead of one game, compiled."""

    def __init__(self, rules: ModuleType, policy: ModuleType) -> None:
        turn_, legal_, apply_ = rules.turn, rules.legal, rules.apply
        side_, outlook_, key_ = policy.side, policy.outlook, policy.key

        @rule
        def judged(desk: Desk, ply: int) -> float:
            s = desk.pool[ply]
            worth = float(outlook_(s, desk.side))
            if turn_(s) == OVER:
                return WON - ply if worth > 0 else ply - WON
            mixed = (key_(s) ^ np.uint64(desk.salt)) * np.uint64(0xBF58476D1CE4E5B9)
            return worth + desk.blur * (float(mixed >> np.uint64(40)) / (1 << 23) - 1.0)

        @rule
        def play(desk: Desk, ply: int, action: int) -> None:
            desk.pool[ply + 1] = desk.pool[ply]
            apply_(desk.pool[ply + 1], action)

        @rule
        def last_move(desk: Desk, ply: int, low: float, high: float, sign: float) -> float:
            """As `value`, one move ahead. The last actions come first: they do most."""
            best = -2 * WON
            actions = desk.actions[ply]
            for i in range(legal_(desk.pool[ply], actions) - 1, -1, -1):
                play(desk, ply, actions[i])
                desk.counts[0] += 1
                best = max(best, sign * judged(desk, ply + 1))
                if best >= high:
                    break
            return sign * best

        @rule
        def glance(desk: Desk, ply: int, n: int, sign: float, first: int) -> None:
            """How the actions look at first sight; `first` is known to be good."""
            for i in range(n):
                action = desk.actions[ply, i]
                play(desk, ply, action)
                looks = sign * outlook_(desk.pool[ply + 1], desk.side)
                desk.looks[ply, i] = WON if action == first else looks

        @rule
        def value(desk: Desk, ply: int, depth: int, alpha: float, beta: float) -> float:
            """What pool[ply] is worth to the side, looking so far ahead. Once more positions have
            been looked at than may be, the answer means nothing."""
            s = desk.pool[ply]
            desk.counts[0] += 1
            if depth == 0 or turn_(s) == OVER:
                return judged(desk, ply)
            # As the mover sees it: best is most.
            sign = 1.0 if side_(s, turn_(s)) == desk.side else -1.0
            low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
            if depth == 1:
                return last_move(desk, ply, low, high, sign)
            key = key_(s)
            note = desk.notes[key & np.uint64(desk.notes.size - 1)]
            known = -1
            if note.means != 0 and note.key == key:
                known = note.action
                worth = float(note.value)
                if note.depth >= depth and (
                    note.means == EXACTLY
                    or (note.means == AT_LEAST and worth >= beta)
                    or (note.means == AT_MOST and worth <= alpha)
                ):
                    return worth
            actions = desk.actions[ply]
            n = legal_(s, actions)
            glance(desk, ply, n, sign, known)
            best, found, floor = -2 * WON, -1, low
            for i in range(n):
                to_front(actions, desk.looks[ply], i, n)
                play(desk, ply, actions[i])
                worth = low + 2 * NARROW
                if i > 0:
                    near = low + NARROW
                    a, b = (low, near) if sign > 0 else (-near, -low)
                    worth = sign * value(desk, ply + 1, depth - 1, a, b)
                if i == 0 or low < worth < high:
                    a, b = (low, high) if sign > 0 else (-high, -low)
                    worth = sign * value(desk, ply + 1, depth - 1, a, b)
                if desk.counts[0] > desk.counts[1]:
                    return 0.0
                if worth > best:
                    best, found = worth, actions[i]
                low = max(low, worth)
                if low >= high:
                    break
            note.key, note.action, note.depth, note.value = key, found, depth, sign * best
            if best <= floor:
                note.means = AT_MOST if sign > 0 else AT_LEAST
            elif best >= high:
                note.means = AT_LEAST if sign > 0 else AT_MOST
            else:
                note.means = EXACTLY
            return sign * best

        @rule
        def side(table: Table, seat: int) -> int:
            return side_(table[0], seat)  # type: ignore[no-any-return]

        self.value, self.side = value, side
