"""How a tower of Babel or a round of Chain goes on, at a glance: everybody takes what is easiest.

Of Chain there are two: as luck has it, for what is done while it is built, and counted out, for the
lines, of which one block more or less makes so little that luck would hide it.

The rules are not asked at every block, as elsewhere: here so much is placed, and so little chosen,
that counting is enough.
"""

import random
from collections.abc import Iterable
from itertools import cycle
from math import prod
from typing import NamedTuple

from ludotheque.contract import Seat
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.habits import DIFFICULTY
from ludotheque.games.bausack.hand import MIDDLING, height_of, standing, stands_on
from ludotheque.games.bausack.position import COMMON, BausackPosition, clockwise, seats, still_in
from ludotheque.hands import blocks
from ludotheque.hands.foresight import Skills

LIKELY = 0.002  # a tower that stands with less than that is not built in the head any more
RISE: dict[BlockId, float] = {  # in millimetres, on average
    block.id: sum(g * share for g, share in blocks.gains(block.size, base=False, raising=False))
    for block in BLOCKS.values()
}


def next_bean(p: BausackPosition, skills: Skills) -> dict[Seat, float]:
    """Babel: how likely each seat gets this tower's bean. `p` waits for a block to be placed."""
    assert p.hand is not None
    rest = sorted(p.table, key=DIFFICULTY.__getitem__, reverse=True)
    chances = dict.fromkeys(seats(p), 0.0)
    count, height = len(p.towers[COMMON]), float(height_of(p, COMMON))
    builder, block, stands = p.to, p.hand, 1.0
    top = p.towers[COMMON][-1] if count else block
    while True:
        before = clockwise(p, builder)[-2]
        if block == p.hand:
            holds = stands_on(p, COMMON, block, builder, skills)
        else:
            holds = standing(block, top, count, round(height), skills.get(builder, MIDDLING))
        chances[before] += stands * (1 - holds)
        stands *= holds
        if not rest or stands < LIKELY:
            chances[builder] += stands
            return chances
        count, height, top = count + 1, height + RISE[block], block
        builder, block = builder % p.players + 1, rest.pop()


def round_of_chain(p: BausackPosition, skills: Skills, rng: random.Random) -> tuple[Seat, ...]:
    """Chain: who wins the round, as luck has it. `p` waits for a front block to be placed."""
    assert p.hand is not None
    lines = [list(reversed(line)) for line in p.lines.values() if line]
    towers = {s: (len(p.towers[s]), float(height_of(p, s)), p.towers[s][-1]) for s in still_in(p)}
    builder, block = p.to, p.hand
    while True:
        count, height, top = towers[builder]
        if count == len(p.towers[builder]):  # nothing was built on it in the head
            holds = stands_on(p, builder, block, builder, skills)
        else:
            holds = standing(block, top, count, round(height), skills.get(builder, MIDDLING))
        if rng.random() < holds:
            towers[builder] = count + 1, height + RISE[block], block
        else:
            del towers[builder]
        if len(towers) == 1 or not lines:
            tallest = max(height for _, height, _ in towers.values())
            return tuple(s for s, (_, height, _) in towers.items() if height >= tallest - 1)
        easiest = min(lines, key=lambda line: DIFFICULTY[line[-1]])
        block = easiest.pop()
        if not easiest:
            lines.remove(easiest)
        builder = next(s for s in clockwise(p, builder) if s in towers)


class Tower(NamedTuple):
    """Of one who builds in the head."""

    blocks: int
    height: float
    top: BlockId
    lasts: float = 1.0  # how likely it still stands

    def holds(self, block: BlockId, skill: float) -> float:
        return standing(block, self.top, self.blocks, round(self.height), skill)

    def with_(self, block: BlockId, holds: float) -> "Tower":
        return Tower(self.blocks + 1, self.height + RISE[block], block, self.lasts * holds)


def lines_of_chain(
    p: BausackPosition, lines: Iterable[Iterable[BlockId]], skills: Skills
) -> dict[Seat, float]:
    """Chain: how likely each seat wins the round with such lines, counted out as if nobody left it.
    In turn everybody takes the front block that stands best on what they have."""
    left = [list(reversed(tuple(line))) for line in lines]
    towers = {s: Tower(1, height_of(p, s), p.towers[s][-1]) for s in still_in(p)}
    wins = dict.fromkeys(towers, 0.0)
    *others, first = clockwise(p, p.first)
    turn = cycle(s for s in (first, *others) if s in towers)
    while left := [line for line in left if line]:
        builder = next(turn)
        tower, skill = towers[builder], skills.get(builder, MIDDLING)
        holds, line = max(
            ((tower.holds(line[-1], skill), line) for line in left), key=lambda one: one[0]
        )
        for other in towers:  # wins if all but these two have fallen, and this one does now
            gone = (1 - towers[s].lasts for s in towers if s not in (builder, other))
            if other != builder:
                wins[other] += towers[other].lasts * tower.lasts * (1 - holds) * prod(gone)
        towers[builder] = tower.with_(line.pop(), holds)
    shared, lasting = 1 - sum(wins.values()), sum(tower.lasts for tower in towers.values())
    return {s: wins[s] + shared * tower.lasts / lasting for s, tower in towers.items()}
