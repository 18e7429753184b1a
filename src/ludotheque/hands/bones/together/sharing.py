"""One table for several hands: it lends its bones to each of them in turn, a step at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.hands.bones.lending import give_back, lend
from ludotheque.hands.bones.record import OVER
from ludotheque.hands.bones.sliding import slide_all
from ludotheque.hands.bones.step import move, settle
from ludotheque.kernel import rule

Turns = NDArray[np.float64]  # cosine and sine of each place
Order = NDArray[np.int64]  # who is first, where two are there in the same step
Pointers = NDArray[np.int32]  # by hand: x, y, pressed; -1: it has not begun


@rule
def advance(
    worlds: Any, laws: Any, tables: Any, grounds: Any, turns: Turns, order: Order, at: Pointers
) -> bool:
    """A step of all of them; whether anything was thrown, caught or won, or is over."""
    table = tables[0]
    news = False
    for j in range(len(order)):
        i = order[j]
        w = worlds[i]
        if w.phase != OVER and at[i, 2] >= 0:
            phase = w.phase
            count = w.count
            lend(table, w, i + 1, turns[i, 0], turns[i, 1])
            move(w, laws[i], at[i, 0], at[i, 1], at[i, 2])
            settle(w, laws[i])
            give_back(table, w, i + 1, turns[i, 0], turns[i, 1])
            news = news or w.phase != phase or w.count != count
    slide_all(table, grounds[0])
    table.time += 1
    return news
