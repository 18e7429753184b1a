"""What a bot sees of the towers that hands have built: on what the next block would really lie."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ludotheque.contract import Scene
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.wood import shape_of

PLAIN: BlockId = "cube-3"  # whoever looks at a tower thinks of a block like this one
NOWHERE = 1.0  # as hard as what is pointed


class Top(NamedTuple):
    """How much harder a tower makes what is built upon it, as `Block.top`, at its best place."""

    anywhere: float
    higher: float  # at the best of those where the next block raises it


Tops = Mapping[frozenset[BlockId], Top]  # by the blocks of a tower


class Standing(msgspec.Struct, frozen=True):
    id: BlockId
    place: tuple[float, float, float]
    turn: tuple[float, float, float, float]


def tops(stands: Scene) -> dict[frozenset[BlockId], Top]:
    """Of each tower that can be looked at."""
    towers = msgspec.convert(stands, dict[str, tuple[Standing, ...]]).values()
    return {frozenset(block.id for block in tower): _top(tower) for tower in towers}


def _top(tower: Sequence[Standing]) -> Top:
    from ludotheque.hands.placing import solid_of  # with the physics, which no rule needs
    from ludotheque.hands.search import RAISED
    from ludotheque.hands.spots import spots
    from ludotheque.physics.poses import Pose
    from ludotheque.physics.wood import Body

    wood = [
        Body(block.id, solid_of(shape_of(BLOCKS[block.id])), Pose(block.place, block.turn))
        for block in tower
    ]
    found = [
        (max(BLOCKS[block].top for block in spot.on), spot.gain >= RAISED)
        for spot in spots(wood, solid_of(shape_of(BLOCKS[PLAIN])))
    ]
    return Top(
        min((top for top, _ in found), default=NOWHERE),
        min((top for top, raises in found if raises), default=NOWHERE),
    )
