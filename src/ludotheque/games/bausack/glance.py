"""How a tower of Babel or a round of Chain goes on, at a glance: everybody takes what is easiest.

The rules are not asked at every block, as elsewhere: here so much is placed, and so little chosen,
that counting is enough.
"""

import random

from ludotheque.contract import Seat
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.habits import DIFFICULTY
from ludotheque.games.bausack.hand import MIDDLING, height_of
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
    while True:
        before = clockwise(p, builder)[-2]
        holds = 1.0
        if count:
            skill = skills.get(builder, MIDDLING)
            holds = blocks.stands(DIFFICULTY[block], count, round(height), skill)
        chances[before] += stands * (1 - holds)
        stands *= holds
        if not rest or stands < LIKELY:
            chances[builder] += stands
            return chances
        count, height = count + 1, height + RISE[block]
        builder, block = builder % p.players + 1, rest.pop()


def round_of_chain(p: BausackPosition, skills: Skills, rng: random.Random) -> tuple[Seat, ...]:
    """Chain: who wins the round, as luck has it. `p` waits for a front block to be placed."""
    assert p.hand is not None
    lines = [list(reversed(line)) for line in p.lines.values() if line]
    towers = {s: (len(p.towers[s]), float(height_of(p, s))) for s in still_in(p)}
    builder, block = p.to, p.hand
    while True:
        count, height = towers[builder]
        skill = skills.get(builder, MIDDLING)
        if rng.random() < blocks.stands(DIFFICULTY[block], count, round(height), skill):
            towers[builder] = count + 1, height + RISE[block]
        else:
            del towers[builder]
        if len(towers) == 1 or not lines:
            tallest = max(height for _, height in towers.values())
            return tuple(s for s, (_, height) in towers.items() if height >= tallest - 1)
        easiest = min(lines, key=lambda line: DIFFICULTY[line[-1]])
        block = easiest.pop()
        if not easiest:
            lines.remove(easiest)
        builder = next(s for s in clockwise(p, builder) if s in towers)
