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
NINE = 0b111111111  # the crossings of a level; or all holes
COLUMN = 1 | 1 << 9 | 1 << 18  # the crossings below hole a1
# Of the six lines on a level, rows 1 to 3 and columns a to c: the crossings.
ON_LEVEL = [0b111 << 3 * row for row in range(3)] + [0b001001001 << column for column in range(3)]
CROSSINGS = np.array([line << 9 * level for level in range(3) for line in ON_LEVEL], np.int32)


def _actions(first: int, sets: int, width: int) -> list[list[int]]:
    """For each set, the actions first + member, and something to fill up the row."""
    members = [[i for i in range(9) if s >> i & 1] for s in range(sets)]
    return [[first + i for i in found + [0] * (width - len(found))] for found in members]


# What follows is looked up by sets of crossings, lines or holes. Whole rows are written out, and
# how many of them count is known besides: that takes no branches.
COUNT = np.array([s.bit_count() for s in range(512)], np.uint8)
MEETS = np.array([sum(bool(line & s) << i for i, line in enumerate(ON_LEVEL)) for s in range(512)])
MEETS = MEETS.astype(np.uint8)  # the lines of a level that meet these crossings,
CLEAR = 0b111111 ^ MEETS  # and those that do not
PIERCES = np.array([_actions(PIERCE + 6 * level, 64, 8) for level in range(3)], np.int16)
DROPS = np.array(_actions(DROP, 512, 9), np.int16)
FOUR_DROPS = DROPS[:, :4].astype(np.int64) @ (1 << 16 * np.arange(4))  # in one word
# Which of the lines a single bit is: the factor sends each to a slot of its own.
SPREAD = 567214
WHICH = np.zeros(32, np.uint8)
WHICH[[(1 << line) * SPREAD >> 17 & 31 for line in range(LINES)]] = range(LINES)

State = np.dtype(
    [
        ("lying", "i4", 4),  # each colour's horizontal sticks, a bit a line
        ("resting", "i4", 4),  # each colour's vertical sticks, a bit the crossing rested on
        ("lain", "i4"),  # the crossings that horizontal sticks run through
        ("hands", "i1", 4),  # by seat
        ("gone", "i1", 4),  # by colour: 0 still in, else 1 for the first out, 2 for the next
        ("left", "i1"),  # sides still in
        ("player", "u1"),  # whose turn it is
        ("players", "i1"),
        ("teams", "i1"),  # 1: seats 0 and 2 are red, 1 and 3 green
        ("drop_through", "i1"),  # 1: a stick may be dropped where nothing stops it (F4)
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
def holes(crossings: int) -> int:
    """The holes above these crossings."""
    return (crossings | crossings >> 9 | crossings >> 18) & NINE


@rule
def legal(s: Record, out: NDArray[np.int16]) -> int:
    me = colour_of(s, s.player)
    own, mine, lain = s.lying[me], s.resting[me], s.lain
    lying = s.lying[0] | s.lying[1] | s.lying[2] | s.lying[3]
    resting = s.resting[0] | s.resting[1] | s.resting[2] | s.resting[3]
    holding = s.hands[s.player] > 0
    n = 0
    if holding:
        full = lain | resting << 9 | resting << 18  # F2: verticals fill what is above their rest
        for level in range(LEVELS):
            free = CLEAR[full >> 9 * level & NINE]
            for i in range(8):
                out[n + i] = PIERCES[level, free, i]
            n += COUNT[free]
        stopped = NINE if s.drop_through else holes(lain)  # F4
        free = stopped & ~holes(resting)
        for i in range(HOLES):
            out[n + i] = DROPS[free, i]
        n += COUNT[free]
    if mine & (mine - 1):  # F5: two of one's own stand
        n = pulls(own, mine, lain, lying & bearing(resting), out, n)
    if n == 0:  # F7: who can neither place nor pull
        out[0] = REMOVE_HAND
        n += holding
        stood = holes(mine)
        for hole in range(HOLES):
            out[n] = REMOVE_HOLE + hole
            n += stood >> hole & 1
        for line in range(LINES):
            out[n] = REMOVE_LINE + line
            n += own >> line & 1
    return n


@rule
def bearing(resting: int) -> int:
    """The lines that run below these vertical sticks' ends: some are sticks, and bear them."""
    low, middle, high = resting & NINE, resting >> 9 & NINE, resting >> 18 & NINE
    return int(MEETS[low]) | int(MEETS[middle]) << 6 | int(MEETS[high]) << 12


@rule
def pulls(own: int, mine: int, lain: int, lines: int, out: NDArray[np.int16], n: int) -> int:
    """Adds the pulls of these lines: as it is, or, another's stick, with every swap (F6)."""
    stood = holes(mine)
    perched = mine & ~(lain << 9 | lain << 18)  # nothing below would stop these
    while lines != 0:
        line = int(WHICH[int(lines & -lines) * SPREAD >> 17 & 31])
        lines &= lines - 1
        # The holes to choose from; none if the stick is one's own. Then it is the pull as it is,
        # listed as a set whose one member adds nothing.
        keeps = (stood ^ holes(perched & CROSSINGS[line])) * (1 - (own >> line & 1))
        action = PULL + 10 * line + (keeps != 0) - DROP
        keeps += keeps == 0
        at = n & 127  # never negative: spares a check
        four = FOUR_DROPS[keeps] + action * 0x0001000100010001
        out[at] = four & 0xFFFF  # these four become a single store
        out[at + 1] = four >> 16 & 0xFFFF
        out[at + 2] = four >> 32 & 0xFFFF
        out[at + 3] = four >> 48 & 0xFFFF
        if COUNT[keeps] > 4:
            for i in range(4, HOLES):
                out[at + i] = action + DROPS[keeps, i]
        n += COUNT[keeps]
    return n


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
    elif action < REMOVE_HAND:
        line = (action - PULL) // 10
        give(s, seat, take_out(s, line), action - PULL - 10 * line)
    elif action == REMOVE_HAND:
        s.hands[seat] -= 1
    elif action < REMOVE_LINE:
        s.resting[me] &= ~(COLUMN << (action - REMOVE_HOLE))
    else:
        take_out(s, action - REMOVE_LINE)
    if action >= PULL or s.drop_through:
        count_out(s, me)
    if s.left > 1:
        pass_on(s)


@rule
def take_out(s: Record, line: int) -> int:
    """A horizontal stick leaves the block and what rested on it sinks (F5). Says whose it was."""
    owner = 0
    crossings = CROSSINGS[line]
    lain = s.lain & ~crossings
    s.lain = lain
    for c in range(4):
        owner |= c * (s.lying[c] >> line & 1)
        falling = s.resting[c] & crossings
        once = falling >> 9
        twice = (once & ~lain) >> 9
        s.resting[c] ^= falling | once & lain | twice & lain
    owner &= 3  # it is: spares a check
    s.lying[owner] ^= 1 << line
    return owner


@rule
def give(s: Record, seat: int, owner: int, swap: int) -> None:
    """The pulled stick: to the puller, for one of the puller's in the block, or back (F6)."""
    me = colour_of(s, seat)
    if owner == me:
        s.hands[seat] += 1
    elif swap > 0:
        place = s.resting[me] & COLUMN << (swap - 1)
        s.resting[me] ^= place
        s.resting[owner] |= place
        s.hands[seat] += 1
    else:
        s.hands[(seat + 3) & 3 if s.teams else owner] += 1


@rule
def has_sticks(s: Record, colour: int) -> bool:
    held = s.hands[colour] + (s.hands[colour + 2] if s.teams else 0)
    return bool((held | s.lying[colour] | s.resting[colour]) != 0)


@rule
def count_out(s: Record, me: int) -> None:
    """F8: who has no stick anywhere is out; if that is everybody, the one who moved has won."""
    sides = 2 if s.teams else s.players
    left = 0
    for c in range(sides):
        left += has_sticks(s, c)
    if left == s.left:
        return
    times = 1
    for c in range(sides):
        times = max(times, s.gone[c] + 1)
    for c in range(sides):
        if s.gone[c] == 0 and not has_sticks(s, c):
            s.gone[c] = times
    if left == 0:
        s.gone[me] = 0
    s.left = max(left, 1)


@rule
def pass_on(s: Record) -> None:
    """To the next seat with something to play with (F8)."""
    found = False
    while not found:
        s.player = s.player + 1 if s.player + 1 < s.players else 0
        c = colour_of(s, s.player)
        found = (s.hands[s.player] | s.lying[c] | s.resting[c]) != 0


@rule
def standing(s: Record, out: NDArray[np.int64]) -> None:
    """Each seat's sticks, in the hand and in the block; in teams, the team's."""
    for p in range(s.players):
        c = colour_of(s, p)
        held = s.hands[c] + (s.hands[c + 2] if s.teams else 0)
        block = COUNT[s.lying[c] & NINE] + COUNT[s.lying[c] >> 9] + COUNT[holes(s.resting[c])]
        out[p] = held + block
