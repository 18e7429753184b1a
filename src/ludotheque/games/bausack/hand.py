"""What the judge may say about an attempt, and how likely each fact is for a hand of some skill."""

from collections.abc import Mapping

from ludotheque.contract import Move, Seat
from ludotheque.games.bausack.blocks import BLOCKS
from ludotheque.games.bausack.moves import TALLEST, Fell, Stood
from ludotheque.games.bausack.position import BausackPosition
from ludotheque.games.bausack.rules import Rules
from ludotheque.hands import blocks

MIDDLING = 0.5  # the skill of a hand about which nothing is known


def height_of(p: BausackPosition, owner: Seat) -> int:
    """As measured or, where nobody has, as it would be with each block on its edge."""
    measured = p.heights[owner]
    if measured is not None:
        return measured
    guess = sum(sorted(BLOCKS[block].size)[1] for block in p.towers[owner])
    return min(guess, TALLEST)


def likely(
    rules: Rules, p: BausackPosition, skill: Mapping[Seat, float]
) -> list[tuple[Move, float]]:
    match p.stage:
        case "rebuild" | "measure":
            return [(Stood(height_of(p, p.to)), 1.0)]
        case "place" if p.tower is not None and p.hand is not None:
            return _placing(p, p.tower, p.hand, rules.raising, skill.get(p.to, MIDDLING))
        case _:
            return []


def _placing(
    p: BausackPosition, tower: Seat, hand: str, raising: bool, skill: float
) -> list[tuple[Move, float]]:
    block, below, was = BLOCKS[hand], p.towers[tower], height_of(p, tower)
    stands = blocks.stands(block.difficulty, len(below), was, skill) if below else 1.0
    odds: dict[Move, float] = {Fell(): 1 - stands} if below else {}
    for gain, share in blocks.gains(block.size, base=not below, raising=raising):
        fact = Stood(min(was + gain, TALLEST))
        odds[fact] = odds.get(fact, 0.0) + stands * share
    return list(odds.items())
