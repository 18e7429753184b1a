"""A position of Bausack: all of it is public. Plus the questions that every part asks of it."""

from collections.abc import Collection, Iterable
from typing import Annotated, Literal

from ludotheque.contract import Position, Seat
from ludotheque.games.bausack.blocks import BLOCKS, LISTED, ORDER, BlockId, Box
from ludotheque.games.bausack.moves import Sale
from ludotheque.secrecy import EVERYONE

Variant = Literal["babel", "chain", "knockout", "goodpile", "threereds"]
Stage = Literal[
    "take",  # a block to build (Babel)
    "draw",  # the same, blind: chance (Babel)
    "base",  # a base of like size (Chain)
    "draft",  # a block for one's share (Chain)
    "order",  # a block for one's line (Chain)
    "front",  # the front block of a line (Chain)
    "sale",  # the auctioneer names a block and a kind of auction
    "bid",  # raise or pass
    "horror",  # raise by one or take it
    "give",  # to whom? (The Good Pile)
    "answer",  # who places the gift? (The Good Pile)
    "keep",  # or give? (Three Reds Win)
    "alone",  # the only builder left takes a block or stops (The Good Pile)
    "place",  # an attempt: the block in hand
    "rebuild",  # an attempt: what a giver felled (The Good Pile)
    "measure",  # an attempt: the measure, where nobody has measured yet and heights decide
    "over",
]
COMMON: Seat = 0  # the owner of Babel's one tower


class BausackPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    variant: Annotated[Variant, EVERYONE]
    sack: Annotated[Box, EVERYONE]  # the option `box`
    blind: Annotated[bool, EVERYONE]
    round: Annotated[int, EVERYONE]  # in Babel: the tower
    first: Annotated[Seat, EVERYONE]  # who began this round
    stage: Annotated[Stage, EVERYONE]
    to: Annotated[Seat, EVERYONE]  # whose choice or whose hand
    auctioneer: Annotated[Seat | None, EVERYONE]
    sale: Annotated[Sale | None, EVERYONE]
    bids: Annotated[dict[Seat, int], EVERYONE]  # the last of each, in this auction
    passed: Annotated[tuple[Seat, ...], EVERYONE]  # out of this auction; before it: going on
    giver: Annotated[Seat | None, EVERYONE]  # of the gift that waits for an answer
    hand: Annotated[BlockId | None, EVERYONE]  # for sale, or about to be placed
    tower: Annotated[Seat | None, EVERYONE]  # whose tower it is about to be placed on
    tries: Annotated[int, EVERYONE]  # that did not raise that tower (B7)
    towers: Annotated[dict[Seat, tuple[BlockId, ...]], EVERYONE]  # base first
    heights: Annotated[dict[Seat, int | None], EVERYONE]  # None: not measured
    picked: Annotated[dict[Seat, tuple[BlockId, ...]], EVERYONE]  # not in a line yet (Chain)
    lines: Annotated[dict[Seat, tuple[BlockId, ...]], EVERYONE]  # front first (Chain)
    table: Annotated[tuple[BlockId, ...], EVERYONE]  # blind: in the sack, which all know
    gone: Annotated[tuple[BlockId, ...], EVERYONE]  # out of this round (Chain)
    fallen: Annotated[tuple[Seat, ...], EVERYONE]  # the first to fall first
    stopped: Annotated[tuple[Seat, ...], EVERYONE]
    beans: Annotated[dict[Seat, int], EVERYONE]
    bank: Annotated[int, EVERYONE]
    won: Annotated[dict[Seat, int], EVERYONE]  # rounds


def seats(p: BausackPosition) -> range:
    return range(1, p.players + 1)


def clockwise(p: BausackPosition, start: Seat) -> list[Seat]:
    """All seats, the left neighbour of `start` first and `start` last."""
    return [(start + step) % p.players + 1 for step in range(p.players)]


def next_of(p: BausackPosition, start: Seat, among: Collection[Seat]) -> Seat:
    return next(seat for seat in clockwise(p, start) if seat in among)


def still_in(p: BausackPosition) -> tuple[Seat, ...]:
    """Who has not fallen in this round."""
    return tuple(seat for seat in seats(p) if seat not in p.fallen)


def building(p: BausackPosition) -> tuple[Seat, ...]:
    return tuple(seat for seat in still_in(p) if seat not in p.stopped)


def reds(p: BausackPosition, owner: Seat) -> int:
    return sum(BLOCKS[block].colour == "red" for block in p.towers[owner])


def unlisted(p: BausackPosition) -> frozenset[BlockId]:
    """The blocks in play that are not in the list, or that nobody has named."""
    hand = () if p.hand is None else (p.hand,)
    rows = (*p.towers.values(), *p.picked.values(), *p.lines.values(), p.table, p.gone, hand)
    return frozenset(block for row in rows for block in row if block not in LISTED)


def in_order(blocks: Iterable[BlockId]) -> tuple[BlockId, ...]:
    return tuple(sorted(blocks, key=ORDER.__getitem__))


def without(blocks: tuple[BlockId, ...], block: BlockId) -> tuple[BlockId, ...]:
    at = blocks.index(block)
    return blocks[:at] + blocks[at + 1 :]
