"""What a player does without thinking long, in each of the five games."""

import random
from collections.abc import Iterable

from ludotheque.contract import Move, Seat
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.hand import height_of, stands_on
from ludotheque.games.bausack.moves import (
    SELL,
    TAKE,
    Accept,
    Bid,
    Front,
    Give,
    GoOn,
    Keep,
    Line,
    Pass,
    Return,
    Stop,
)
from ludotheque.games.bausack.position import BausackPosition, building, reds, seats, still_in
from ludotheque.hands import blocks
from ludotheque.hands.foresight import Skills

DIFFICULTY: dict[BlockId, float] = {block.id: block.difficulty for block in BLOCKS.values()}
GAIN: dict[BlockId, float] = {  # in millimetres, on average
    block.id: sum(g * share for g, share in blocks.gains(block.size, base=False, raising=True))
    for block in BLOCKS.values()
}

BEAN_FOR_RISK = 0.03  # Knock-Out: so much risk of falling is worth a bean
LOST = 60  # The Good Pile: a fall costs the tower and so many millimetres that were still to come
DARING = 0.6  # The Good Pile: the risk that one who is behind still takes
A_RED = 0.3  # Three Reds Win: of a round, what a red block brings; a fall costs the round
BEANS_FOR_A_ROUND = 9


def falls(p: BausackPosition, builder: Seat, owner: Seat, block: BlockId, skills: Skills) -> float:
    """How likely the builder fells the owner's tower with this block."""
    return 1 - stands_on(p, owner, block, builder, skills)


def habit(p: BausackPosition, seat: Seat, skills: Skills, rng: random.Random) -> Move:
    match p.stage:
        case "take" | "base" | "draft":
            return TAKE[easiest(p.table)]
        case "order":
            return Line(easiest(p.picked[seat]))
        case "front":
            owners = [owner for owner in seats(p) if p.lines[owner]]
            return Front(min(owners, key=lambda owner: DIFFICULTY[p.lines[owner][0]]))
        case "horror":
            return _horror(p, seat, skills)
    match p.variant:
        case "knockout":
            return _knockout(p, seat, rng)
        case "goodpile":
            return _goodpile(p, seat, skills)
        case _:
            return _threereds(p, seat, skills, rng)


def easiest(blocks: Iterable[BlockId]) -> BlockId:
    return min(blocks, key=DIFFICULTY.__getitem__)


def hardest(blocks: Iterable[BlockId]) -> BlockId:
    return max(blocks, key=DIFFICULTY.__getitem__)


# ---- Knock-Out ----------------------------------------------------------------------------------


def _knockout(p: BausackPosition, seat: Seat, rng: random.Random) -> Move:
    """Nobody pays to build. A horror is for whoever has beans to get past it."""
    if p.stage == "bid":
        return Pass()
    rich = p.beans[seat] >= max(p.beans[s] for s in still_in(p)) / 2
    if rich and rng.random() < 0.8:
        return SELL[hardest(p.table), "horror"]
    return SELL[easiest(p.table), "high"]


def _horror(p: BausackPosition, seat: Seat, skills: Skills) -> Move:
    """Beans are paid as long as they cost less than the risk."""
    assert p.hand is not None
    price = max(p.bids.values(), default=0) + 1
    if price > p.beans[seat]:
        return Accept()
    risk = falls(p, seat, seat, p.hand, skills)
    return Accept() if risk < BEAN_FOR_RISK * price else Bid(price)


# ---- The Good Pile ------------------------------------------------------------------------------


def _goodpile(p: BausackPosition, seat: Seat, skills: Skills) -> Move:
    match p.stage:
        case "answer":
            return Return()  # the risk is the giver's
        case "give":
            rivals = [s for s in building(p) if s != seat]
            return Give(max(rivals, key=lambda s: height_of(p, s)))
        case "bid":
            return _bid_for_height(p, seat, skills)
        case "sale" if seat in p.stopped:
            return SELL[hardest(p.table), "gift"]
        case "sale" if seat != p.to:
            return GoOn()
    block, promised = _best_to_build(p, seat, skills)
    others = [height_of(p, s) for s in still_in(p) if s != seat]
    behind = bool(others) and height_of(p, seat) <= max(others) + 1
    may_rise = any(s != seat for s in building(p))
    if promised < 0 or (not behind and not may_rise):
        if not behind or falls(p, seat, seat, block, skills) > DARING:
            return Stop()
    # As a gift, that nobody dares to bid for, the auctioneer has it for nothing.
    return TAKE[block] if p.stage == "alone" else SELL[block, "gift"]


def _best_to_build(p: BausackPosition, seat: Seat, skills: Skills) -> tuple[BlockId, float]:
    """The block that promises most height, a fall counted in."""
    at_stake = height_of(p, seat) + LOST

    def promised(block: BlockId) -> float:
        risk = falls(p, seat, seat, block, skills)
        return (1 - risk) * GAIN[block] - risk * at_stake

    block = max(p.table, key=promised)
    return block, promised(block)


def _bid_for_height(p: BausackPosition, seat: Seat, skills: Skills) -> Move:
    """Never for a gift: who gives it may have to place it."""
    assert p.hand is not None
    price = max(p.bids.values(), default=0) + 1
    if p.sale == "gift" or price > p.beans[seat]:
        return Pass()
    risk = falls(p, seat, seat, p.hand, skills)
    promised = (1 - risk) * GAIN[p.hand] - risk * (height_of(p, seat) + LOST)
    return Bid(price) if promised > 4 * price else Pass()


# ---- Three Reds Win -----------------------------------------------------------------------------


def _threereds(p: BausackPosition, seat: Seat, skills: Skills, rng: random.Random) -> Move:
    [other] = [s for s in seats(p) if s != seat]
    match p.stage:
        case "sale":
            red = [block for block in p.table if BLOCKS[block].colour == "red"]
            some = [easiest(p.table), hardest(p.table), *([easiest(red)] if red else [])]
            return SELL[rng.choice(some), "high"]
        case "keep":
            assert p.hand is not None
            keep, give = _kept(p, seat, other, skills), _kept(p, other, seat, skills)
            return Keep() if keep >= -give else Give(other)
    mine = _swing(p, seat, other, skills)
    yours = _swing(p, other, seat, skills)
    price = max(p.bids.values(), default=0) + 1
    worth = BEANS_FOR_A_ROUND * (mine + yours)
    return Bid(price) if price <= min(p.beans[seat], worth) else Pass()


def _kept(p: BausackPosition, seat: Seat, other: Seat, skills: Skills) -> float:
    """What it brings this seat to build the block in hand, in rounds."""
    assert p.hand is not None
    risk = falls(p, seat, seat, p.hand, skills)
    red = BLOCKS[p.hand].colour == "red"
    brings = (1 - 2 * A_RED if reds(p, seat) == 2 else A_RED) if red else 0.0
    return (1 - risk) * brings - risk


def _swing(p: BausackPosition, buyer: Seat, other: Seat, skills: Skills) -> float:
    """What the block is worth to a buyer, who keeps it or gives it away."""
    return max(_kept(p, buyer, other, skills), -_kept(p, other, buyer, skills))
