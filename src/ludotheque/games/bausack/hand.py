"""What the judge may say about an attempt, and how likely each fact is for a hand of some skill."""

from collections.abc import Mapping

from ludotheque.contract import Move, Seat
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.looking import Tops
from ludotheque.games.bausack.moves import TALLEST, Fell, Stood
from ludotheque.games.bausack.position import BausackPosition, Variant
from ludotheque.games.bausack.rules import Rules
from ludotheque.hands import blocks

RAISING: frozenset[Variant] = frozenset({"goodpile", "threereds"})  # every block must (B7)
MIDDLING = 0.5  # the skill of a hand about which nothing is known


def height_of(p: BausackPosition, owner: Seat) -> int:
    """As measured or, where nobody has, as it would be with each block on its edge."""
    measured = p.heights[owner]
    if measured is not None:
        return measured
    guess = sum(sorted(BLOCKS[block].size)[1] for block in p.towers[owner])
    return min(guess, TALLEST)


class Foreseen(dict[Seat, float]):
    """How good each hand is and, where towers stand on the screen, what they really offer."""

    def __init__(self, skills: Mapping[Seat, float], tops: Tops) -> None:
        super().__init__(skills)
        self.tops = tops


def standing(block: BlockId, top: BlockId, count: int, height: int, skill: float) -> float:
    """How likely it stands. The block placed last is taken for the tower's top."""
    difficulty = BLOCKS[block].difficulty
    return blocks.stands(difficulty, BLOCKS[top].top, count, height, skill)


def stands_on(
    p: BausackPosition, owner: Seat, block: BlockId, builder: Seat, skills: Mapping[Seat, float]
) -> float:
    """The same upon the owner's tower; if it can be looked at, by what it really offers."""
    below, height = p.towers[owner], height_of(p, owner)
    if not below:
        return 1.0
    skill = skills.get(builder, MIDDLING)
    seen = skills.tops.get(frozenset(below)) if isinstance(skills, Foreseen) else None
    if seen is None:
        return standing(block, below[-1], len(below), height, skill)
    top = seen.higher if p.variant in RAISING else seen.anywhere
    difficulty = BLOCKS[block].difficulty
    return blocks.stands(difficulty, top, len(below), height, skill, looked=True)


def likely(
    rules: Rules, p: BausackPosition, skill: Mapping[Seat, float]
) -> list[tuple[Move, float]]:
    match p.stage:
        case "rebuild" | "measure":
            return [(Stood(height_of(p, p.to)), 1.0)]
        case "place" if p.tower is not None and p.hand is not None:
            return _placing(p, p.tower, p.hand, rules.raising, skill)
        case _:
            return []


def _placing(
    p: BausackPosition, tower: Seat, hand: str, raising: bool, skill: Mapping[Seat, float]
) -> list[tuple[Move, float]]:
    block, below, was = BLOCKS[hand], p.towers[tower], height_of(p, tower)
    stands = stands_on(p, tower, hand, p.to, skill)
    odds: dict[Move, float] = {Fell(): 1 - stands} if below else {}
    for gain, share in blocks.gains(block.size, base=not below, raising=raising):
        fact = Stood(min(was + gain, TALLEST))
        odds[fact] = odds.get(fact, 0.0) + stands * share
    return list(odds.items())
