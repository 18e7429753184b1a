"""The rules of Fakir, compiled. Seats and colours are 0-based here; a colour is a side.

The block is 27 crossings, one bit each: 9 * (level - 1) + hole. So a mask shifted right by 9 is
the same sticks one level lower, and whole falls are a few operations. A line (18 of them) runs
through three crossings. A vertical stick is the bit of the crossing that it rests on.

Actions: PIERCE+line, DROP+hole, PULL+10*line (+1+hole: swapped with one's own there), and the
forced removals REMOVE_HAND, REMOVE_HOLE+hole, REMOVE_LINE+line.
"""

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import OVER, Record, rule

LINES, HOLES, LEVELS = 18, 9, 3
PIERCE, DROP, PULL = 0, 18, 27
REMOVE_HAND, REMOVE_HOLE, REMOVE_LINE = 207, 208, 217
ACTIONS = 235
STICKS_EACH = (0, 0, 10, 7, 5)  # F1, by number of players; in teams too
ALL_HOLES = 0b111111111
COLUMN = 1 | 1 << 9 | 1 << 18  # the crossings below hole a1
# Rows 1..3 on level 1, on level 2, on level 3; then columns a..c likewise.
CROSSINGS = np.array(
    [0b111 << 9 * level + 3 * row for level in range(3) for row in range(3)]
    + [0b001001001 << 9 * level + column for level in range(3) for column in range(3)],
    np.int32,
)

State = np.dtype(
    [
        ("lying", "i4", 4),  # each colour's horizontal sticks, a bit a line
        ("resting", "i4", 4),  # each colour's vertical sticks, a bit the crossing rested on
        ("lain", "i4"),  # the crossings that horizontal sticks run through
        ("hands", "i1", 4),  # by seat
        ("gone", "i1", 4),  # by colour: 0 still in, else 1 for the first out, 2 for the next
        ("left", "i1"),  # sides still in
        ("player", "i1"),  # whose turn it is
        ("players", "i1"),
        ("teams", "i1"),  # 1: seats 0 and 2 are red, 1 and 3 green
        ("drop_through", "i1"),  # 1: any free hole will do, and where nothing stops it... (F4)
    ]
)


@rule
def new(s: Record, players: int, first: int) -> None:
    for c in range(4):
        s.lying[c] = 0
        s.resting[c] = 0
        s.gone[c] = 0
        s.hands[c] = STICKS_EACH[players] if c < players else 0
    s.lain = 0
    s.players = players
    s.left = 2 if s.teams else players
    s.player = first


@rule
def turn(s: Record) -> int:
    return int(s.player) if s.left > 1 else OVER


@rule
def colour_of(s: Record, seat: int) -> int:
    return seat & 1 if s.teams else seat


@rule
def legal(s: Record, out: NDArray[np.int16]) -> int:
    me = colour_of(s, s.player)
    mine = s.resting[me]
    lain = s.lain
    resting = s.resting[0] | s.resting[1] | s.resting[2] | s.resting[3]
    n = 0
    if s.hands[s.player] > 0:
        full = lain | resting << 9 | resting << 18  # F2: verticals fill what is above their rest
        for line in range(LINES):
            out[n] = PIERCE + line
            n += (full & CROSSINGS[line]) == 0
        stops = ALL_HOLES if s.drop_through else lain | lain >> 9 | lain >> 18  # F4
        free = stops & ~(resting | resting >> 9 | resting >> 18)
        for hole in range(HOLES):
            out[n] = DROP + hole
            n += free >> hole & 1
    if mine & (mine - 1):  # F5: two of one's own stand
        lying = s.lying[0] | s.lying[1] | s.lying[2] | s.lying[3]
        for line in range(LINES):
            if lying >> line & 1 and resting & CROSSINGS[line]:
                n = pulls(s, me, line, out, n)
    if n == 0:
        n = removals(s, me, out)
    return n


@rule
def pulls(s: Record, me: int, line: int, out: NDArray[np.int16], n: int) -> int:
    """Adds the pulls of one line: a stick of one's own, or every swap there is (F6)."""
    pull = PULL + 10 * line
    keeps = 0
    if not s.lying[me] >> line & 1:
        keeps = fallen(s.resting[me], s.lain, CROSSINGS[line])
        keeps = (keeps | keeps >> 9 | keeps >> 18) & ALL_HOLES
    if keeps == 0:
        out[n] = pull
        return n + 1
    for hole in range(HOLES):
        out[n] = pull + 1 + hole
        n += keeps >> hole & 1
    return n


@rule
def removals(s: Record, me: int, out: NDArray[np.int16]) -> int:
    """F7: who can neither place nor pull."""
    n = 0
    if s.hands[s.player] > 0:
        out[n] = REMOVE_HAND
        n += 1
    for hole in range(HOLES):
        if s.resting[me] & COLUMN << hole:
            out[n] = REMOVE_HOLE + hole
            n += 1
    for line in range(LINES):
        if s.lying[me] >> line & 1:
            out[n] = REMOVE_LINE + line
            n += 1
    return n


@rule
def fallen(resting: int, lain: int, crossings: int) -> int:
    """Vertical sticks once the horizontal one through these crossings is gone (F5).

    What lies lower does not change, so `lain` may be that of before or after."""
    falling = resting & crossings
    once = falling >> 9
    twice = (once & ~lain) >> 9
    return resting ^ falling | once & lain | twice & lain


@rule
def tickets(s: Record) -> int:
    return 1  # no chance but the lot


@rule
def chance(s: Record, ticket: int) -> int:
    return ticket


@rule
def apply(s: Record, action: int) -> None:
    seat = s.player
    me = colour_of(s, seat)
    if action < DROP:
        s.hands[seat] -= 1
        s.lying[me] |= 1 << action
        s.lain |= CROSSINGS[action]
    elif action < PULL:
        s.hands[seat] -= 1
        below = s.lain & COLUMN << (action - DROP)
        s.resting[me] |= below & ~(below >> 9 | below >> 18)  # F3: the highest stops it
        if below == 0:
            count_out(s, me)
    else:
        if action < REMOVE_HAND:
            pull(s, seat, me, (action - PULL) // 10, (action - PULL) % 10)
        elif action == REMOVE_HAND:
            s.hands[seat] -= 1
        elif action < REMOVE_LINE:
            s.resting[me] &= ~(COLUMN << (action - REMOVE_HOLE))
        else:
            take_out(s, action - REMOVE_LINE)
        count_out(s, me)
    if s.left > 1:
        pass_on(s)


@rule
def pull(s: Record, seat: int, me: int, line: int, swap: int) -> None:
    owner = take_out(s, line)
    if owner == me:
        s.hands[seat] += 1
    elif swap > 0:  # F6
        place = s.resting[me] & COLUMN << (swap - 1)
        s.resting[me] ^= place
        s.resting[owner] |= place
        s.hands[seat] += 1
    else:
        s.hands[(seat + 3) & 3 if s.teams else owner] += 1


@rule
def take_out(s: Record, line: int) -> int:
    """A horizontal stick leaves the block and what rested on it sinks. Says whose it was."""
    owner = 0
    crossings = CROSSINGS[line]
    s.lain &= ~crossings
    for c in range(4):
        if s.lying[c] >> line & 1:
            owner = c
        s.resting[c] = fallen(s.resting[c], s.lain, crossings)
    s.lying[owner] ^= 1 << line
    return owner


@rule
def has_sticks(s: Record, colour: int) -> bool:
    held = s.hands[colour] + (s.hands[colour + 2] if s.teams else 0)
    return (held | s.lying[colour] | s.resting[colour]) != 0


@rule
def count_out(s: Record, me: int) -> None:
    """F8: who has no stick anywhere is out; if that is everybody, the one who moved has won."""
    turns = 0
    for c in range(4):
        turns = max(turns, s.gone[c])
    s.left = 0
    for c in range(2 if s.teams else s.players):
        if s.gone[c] == 0:
            if has_sticks(s, c):
                s.left += 1
            else:
                s.gone[c] = turns + 1
    if s.left == 0:
        s.gone[me] = 0
        s.left = 1


@rule
def pass_on(s: Record) -> None:
    """To the next seat with something to play with (F8)."""
    while True:
        s.player = s.player + 1 if s.player + 1 < s.players else 0
        c = colour_of(s, s.player)
        if (s.hands[s.player] | s.lying[c] | s.resting[c]) != 0:
            break


@rule
def standing(s: Record, out: NDArray[np.int64]) -> None:
    """Each seat's sticks, in the hand and in the block; in teams, the team's."""
    for p in range(s.players):
        c = colour_of(s, p)
        out[p] = s.hands[c] + (s.hands[c + 2] if s.teams else 0)
        for place in range(27):
            out[p] += (s.lying[c] >> place & 1) + (s.resting[c] >> place & 1)
