"""A block to be placed: what lies where, and what the hand says. Plain data; knows no box."""

from functools import cache
from typing import Any

import msgspec
import numpy as np

from ludotheque.contract import Scene, Seat, Setting
from ludotheque.hands.deed import Nonsense
from ludotheque.physics.bone_parts import stackable
from ludotheque.physics.pictures import BYTES, picture, places_in
from ludotheque.physics.poses import UNTURNED, Place, Pose, Turn, reach, stood_at, upright
from ludotheque.physics.settings import HOVER
from ludotheque.physics.wood import Body
from ludotheque.solids.make import solid
from ludotheque.solids.shape import Shape
from ludotheque.solids.solid import Solid

JUDGE, VERSION = "blocks", 1
OVER = 0.04  # metres above all wood: there the hand takes the block


class Bone(msgspec.Struct, frozen=True, tag="bone"):
    """A knucklebone: no saw and no lathe has made it."""


Made = Shape | Bone


@cache
def solid_of(made: Made) -> Solid:
    return stackable() if isinstance(made, Bone) else solid(made)


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block and where it is: its centre of mass, in metres, and how it is turned."""

    id: str
    shape: Made
    place: Place
    turn: Turn
    base: bool = False

    @property
    def solid(self) -> Solid:
        return solid_of(self.shape)

    @property
    def body(self) -> Body:
        return Body(self.id, self.solid, Pose(self.place, self.turn), self.base)

    @property
    def top(self) -> float:
        return self.place[2] + reach(self.solid, self.turn)[1]


class Placing(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a judge of blocks is told, and everybody sees."""

    tower: tuple[Laid, ...]  # at rest; none: the block is a base
    block: Laid  # in the hand
    bases: bool = False  # it may be set beside the bases, as one more
    raising: bool = False  # it must raise the tower: what a bot has to know
    tremor: float = 1.0  # more than 1: a handicap
    ways: tuple[Turn, ...] = ()  # how the block can lie, the safest first: what a tap turns it to
    stood: str = "stood"  # the facts that the rules know
    fell: str = "fell"
    measured: bool = True  # that it stood is said with the height


def taken(tower: tuple[Laid, ...], block: str, shape: Made, turn: Turn = UNTURNED) -> Laid:
    """The block in the hand that takes it: over the middle of the highest wood."""
    body = solid_of(shape)
    highest = max(tower, key=lambda laid: laid.top, default=None)
    x, y, foot = (*highest.place[:2], highest.top) if highest else (0.0, 0.0, 0.0)
    return Laid(block, shape, *stood_at(body, x, y, foot + HOVER + OVER, turn))


def put(block: str, shape: Made, turn: Turn = UNTURNED) -> Laid:
    """A base in the middle of the table."""
    return Laid(block, shape, *stood_at(solid_of(shape), 0.0, 0.0, HOVER, turn), base=True)


def ways(shape: Made) -> tuple[Turn, ...]:
    """A turning for each face on which it can lie."""
    return tuple(upright(face.down) for face in solid_of(shape).faces)


def setting(placing: Placing, by: Seat, dice: str) -> Setting:
    return Setting(JUDGE, VERSION, (by,), msgspec.to_builtins(placing), dice)


def placing_of(setting: Setting) -> Placing:
    return msgspec.convert(setting.what, Placing)


def scene(blocks: tuple[Laid, ...]) -> Scene:
    """What a deed has left: the blocks, base first, as the next setting takes them."""
    told: Any = msgspec.to_builtins(blocks)
    return {"blocks": told}


def blocks_of(scene: Scene) -> tuple[Laid, ...]:
    return msgspec.convert(scene["blocks"], tuple[Laid, ...])


# ---- What the hand says: thirteen bytes, where it wants to be as in a picture, and if it is open.


def drive(pose: Pose, *, opened: bool = False) -> bytes:
    return picture(np.array([[*pose.place, *pose.turn]])) + bytes([opened])


def driven(data: bytes) -> tuple[Pose, bool]:
    if len(data) != BYTES + 1 or data[-1] > 1:
        raise Nonsense
    x, y, z, a, b, c, d = places_in(data[:-1])[0].tolist()
    return Pose((x, y, z), (a, b, c, d)), bool(data[-1])
