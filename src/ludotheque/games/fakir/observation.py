"""What a seat sees of Fakir, as numbers for those who learn. Seats and colours are 0-based here.

Seats and colours are told relative to the observer: row 0 is its own, then clockwise. Lines and
crossings are numbered as in rules.py.
"""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.fakir.rules import LINES, colour_of, turn
from ludotheque.kernel import Record, rule

SEATS, CROSSINGS = 4, 27
STILL_IN = 99  # a rank above all who are out

Observation = np.dtype(
    [
        ("lying", "i1", (SEATS, LINES)),  # 1: a horizontal stick of this colour
        ("resting", "i1", (SEATS, CROSSINGS)),  # 1: a vertical one rests on this crossing
        ("hands", "i1", SEATS),  # sticks before each seat
        ("out", "i1", SEATS),  # 0: still in, else when the seat went out: 1 first
        ("to_act", "i1", SEATS),  # 1: whose turn it is
        ("players", "i1"),
        ("teams", "i1"),
        ("drop_through", "i1"),
    ]
)


@rule
def observe(s: Record, me: int, recall: bool, o: Record) -> None:
    """Into a record of zeros, or of the same table: rows of seats that are not there stay 0.

    Nothing is hidden in Fakir, so there is nothing to recall."""
    whose = turn(s)
    sides = 2 if s.teams else s.players
    mine = colour_of(s, me)
    for q in range(sides):
        c = (mine + q) % sides
        for line in range(LINES):
            o.lying[q, line] = s.lying[c] >> line & 1
        for crossing in range(CROSSINGS):
            o.resting[q, crossing] = s.resting[c] >> crossing & 1
    for q in range(s.players):
        p = (me + q) % s.players
        o.hands[q] = s.hands[p]
        o.out[q] = s.gone[colour_of(s, p)]
        o.to_act[q] = whose == p
    o.players = s.players
    o.teams = s.teams
    o.drop_through = s.drop_through


@rule
def ranks(s: Record, out: NDArray[np.int64]) -> None:
    """At the end: who stayed longer is placed higher (F8)."""
    for p in range(s.players):
        gone = s.gone[colour_of(s, p)]
        out[p] = gone if gone > 0 else STILL_IN
