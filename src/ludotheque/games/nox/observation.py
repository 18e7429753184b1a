"""What a seat sees of NOX, as numbers for those who learn. Seats are 0-based here.

Seats are told relative to the observer: row 0 is its own, then clockwise; cards run B1 … O15.
"""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.nox.rules import CARDS, COPIES, HAND, NONE, NUMBERS, SEATS, SLOTS, turn
from ludotheque.kernel import Record, rule

COLOURS = 3
MOST = 127  # that an entry can hold

Observation = np.dtype(
    [
        ("hand", "i1", CARDS),  # how many of each card the observer holds
        ("played", "i1", CARDS),  # how many of each were played in this round
        ("tops", "i1", (SEATS, SLOTS, COLOURS)),  # the number a pile shows, at its colour
        ("sizes", "i1", (SEATS, SLOTS)),  # how many cards lie in it
        ("piles", "i1", SEATS),  # how many each kitty has
        ("hand_sizes", "i1", SEATS),
        ("tens", "i1", SEATS),  # totals: 10 * tens + ones
        ("ones", "i1", SEATS),
        ("to_act", "i1", SEATS),  # 1: whose turn it is
        ("starter", "i1", SEATS),  # 1: who began this round
        ("left", "i1"),  # cards in the draw pile
        ("rounds", "i1"),  # that are over
        ("players", "i1"),
        ("thick", "i1"),
        ("decides", "i1"),  # merge=choose
    ]
)


@rule
def observe(s: Record, me: int, recall: bool, o: Record) -> None:
    """Into a record of zeros, or of the same table: rows of seats that are not there stay 0.

    What was played is public (N5): there is nothing to recall."""
    whose = turn(s)
    for card in range(CARDS):
        o.hand[card] = 0
        o.played[card] = COPIES - s.bag[card]
    for p in range(s.players):
        for i in range(HAND):
            card = s.hands[p, i]
            if card != NONE:
                o.played[card] -= 1
    for i in range(HAND):
        card = s.hands[me, i]
        if card != NONE:
            o.hand[card] += 1
    for q in range(s.players):
        p = (me + q) % s.players
        observe_seat(s, p, o, q)
        o.to_act[q] = whose == p
        o.starter[q] = s.starter == p
    o.left = s.left
    o.rounds = min(s.rounds, MOST)
    o.players = s.players
    o.thick = s.thick
    o.decides = s.decides


@rule
def observe_seat(s: Record, p: int, o: Record, q: int) -> None:
    held = 0
    for i in range(HAND):
        held += s.hands[p, i] != NONE
    o.hand_sizes[q] = held
    o.piles[q] = s.piles[p]
    o.tens[q] = s.totals[p] // 10
    o.ones[q] = s.totals[p] % 10
    for slot in range(SLOTS):
        top = s.tops[p, slot]
        o.sizes[q, slot] = s.sizes[p, slot]
        for colour in range(COLOURS):
            number = top - colour * NUMBERS + 1
            o.tops[q, slot, colour] = number if 1 <= number <= NUMBERS else 0


@rule
def ranks(s: Record, out: NDArray[np.int64]) -> None:
    """At the end: who has more is placed higher."""
    for p in range(s.players):
        out[p] = s.totals[p]
