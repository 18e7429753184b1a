"""How Fakir is played with some sense: what looking ahead ends with (kernel/minimax.py)."""

import numpy as np

from ludotheque.games.fakir.rules import COUNT, NINE, bearing, colour_of
from ludotheque.kernel import Record, rule

HOW_MANY = COUNT.astype(np.int64)  # signed: it is calculated with
# All weights here are fitted to who won in the end, in matches of this bot against itself.
HELD = (0.0, 0.7, 1.25, 1.65)  # what the first sticks in the hand are worth on top
STANDING = (-0.39, 0.0, 0.22, 0.43)  # and the first vertical ones: two may pull (F5)


@rule
def side(s: Record, seat: int) -> int:
    return colour_of(s, seat)


@rule
def mixed(hash: np.uint64, more: np.uint64) -> np.uint64:
    hash = (hash ^ more) * np.uint64(0xBF58476D1CE4E5B9)
    return hash ^ (hash >> np.uint64(31))


@rule
def key(s: Record) -> np.uint64:
    """Of what can change."""
    found = np.uint64(s.player)
    for c in range(4):
        lying, resting = np.uint64(s.lying[c]), np.uint64(s.resting[c])
        found = mixed(
            found, lying << np.uint64(45) | resting << np.uint64(8) | np.uint64(s.hands[c])
        )
    return found


@rule
def members(set27: int) -> int:
    """How many bits of a set of crossings, or of lines, are on."""
    return int(HOW_MANY[set27 & NINE] + HOW_MANY[set27 >> 9 & NINE] + HOW_MANY[set27 >> 18])


@rule
def strength(s: Record, colour: int, resting: int, bears: int) -> float:
    """Of a side, in sticks or so."""
    own, mine, lain = s.lying[colour], s.resting[colour], s.lain
    held = s.hands[colour] + (s.hands[colour + 2] if s.teams else 0)
    perched = mine & ~(lain << 9 | lain << 18)  # nothing below would stop these
    standing = members(mine)
    worth = 1.66 * held + HELD[min(held, 3)]
    worth += 1.33 * members(own) + 0.13 * members(own & NINE)
    worth += 1.54 * standing + STANDING[min(standing, 3)] - 0.46 * members(perched)
    worth += 0.36 * members(own & bearing(perched)) - 0.28 * members(own & bearing(mine))
    worth += 0.11 * members(own & bearing(resting & ~mine))
    if standing >= 2:  # F5: may pull
        worth += 0.26 * members(bears)
    return float(worth)


@rule
def outlook(s: Record, me: int) -> float:
    """The lead over the strongest other side; when it is over, 1 for a win and -1."""
    if s.left <= 1:
        return 1.0 if s.gone[me] == 0 else -1.0
    if s.gone[me] != 0:
        return float(s.gone[me] - 100.0)  # F8: who stays longer is placed higher
    lying = s.lying[0] | s.lying[1] | s.lying[2] | s.lying[3]
    resting = s.resting[0] | s.resting[1] | s.resting[2] | s.resting[3]
    bears = lying & bearing(resting)
    best = -100.0
    for c in range(2 if s.teams else s.players):
        if c != me and s.gone[c] == 0:
            best = max(best, strength(s, c, resting, bears))
    return float(strength(s, me, resting, bears) - best)
