"""Chain before it is built: which blocks to choose, and how to line them up.

Anybody may take the front block of any line. So a steady hand wants hard blocks in all of them, and
who builds on a base that bears little wants none that is pointed at the front. Whatever is weighed,
the rest of the lines is thought to come by habit: the easiest are chosen, and lie in front.
"""

from collections.abc import Mapping

from ludotheque.contract import Move, Seat
from ludotheque.games.bausack.blocks import BlockId
from ludotheque.games.bausack.chain import SHARE
from ludotheque.games.bausack.glance import lines_of_chain
from ludotheque.games.bausack.habits import DIFFICULTY
from ludotheque.games.bausack.moves import Line, Take
from ludotheque.games.bausack.position import BausackPosition, clockwise, seats, still_in
from ludotheque.hands.foresight import Skills

Lines = Mapping[Seat, tuple[BlockId, ...]]


def foreseen(p: BausackPosition, seat: Seat, move: Move, skills: Skills) -> float:
    """How likely the seat wins the round if it chooses, or lines up, this block now."""
    picked: Lines
    match move:
        case Take(block):
            picked = {**p.picked, seat: (*p.picked[seat], block)}
            picked = _drafted(p, seat, picked, [one for one in p.table if one != block])
            lines = p.lines
        case Line(block):
            picked = {**p.picked, seat: tuple(one for one in p.picked[seat] if one != block)}
            lines = {**p.lines, seat: (*p.lines[seat], block)}
        case _:
            raise AssertionError(move)
    whole = [(*lines[s], *sorted(picked[s], key=DIFFICULTY.__getitem__)) for s in seats(p)]
    return lines_of_chain(p, whole, skills)[seat]


def _drafted(p: BausackPosition, seat: Seat, picked: Lines, table: list[BlockId]) -> Lines:
    """As it goes on when everybody chooses what is easiest, from the seat's left neighbour on."""
    rest = sorted(table, key=DIFFICULTY.__getitem__, reverse=True)
    found = {s: list(blocks) for s, blocks in picked.items()}
    turn = [s for s in clockwise(p, seat) if s in still_in(p)]
    while short := [s for s in turn if len(found[s]) < SHARE]:
        for s in short:
            found[s].append(rest.pop())
    return {s: tuple(blocks) for s, blocks in found.items()}
