"""Every block as a body of wood: how it is made, and what follows from that."""

from functools import cache

from ludotheque.games.bausack.blocks import BLOCKS, Block, BlockId
from ludotheque.games.bausack.sawn import SAWN
from ludotheque.games.bausack.turned import HOLLOW, LYING, TURNED
from ludotheque.solids.make import solid
from ludotheque.solids.shape import Sawn, Shape, Turned
from ludotheque.solids.solid import Solid

BEECH = 0.72e-3  # grams in a cubic millimetre


@cache
def solid_of(block: BlockId) -> Solid:
    return solid(shape_of(BLOCKS[block]))


def mass(block: BlockId) -> float:
    """In grams."""
    return BEECH * solid_of(block).volume


def shape_of(block: Block) -> Shape:
    if block.kind in SAWN:
        outline, along = SAWN[block.kind]
        length, width, height = block.size
        ends = {"x": (-length / 2, length / 2), "y": (-width / 2, width / 2), "z": (0, height)}
        return Sawn(tuple(outline(block)), along, ends[along])
    if block.kind in LYING:
        radius = block.size[1] / 2
        return Turned(tuple(LYING[block.kind](block.size[0] / 2, radius)), lies=radius)
    radius, height = block.size[0] / 2, block.size[2]
    outside = TURNED[block.kind](radius, height, block)
    hollow = HOLLOW[block.kind](radius, height, block) if block.kind in HOLLOW else ()
    return Turned(tuple(outside), tuple(hollow))
