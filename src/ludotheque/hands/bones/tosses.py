"""A drawer of real tosses: made once with the physics (`scripts/toss_bones.py`), drawn by the
deed's own dice. So a toss costs nothing while people play, and is the same on every machine that
checks a match; a physics could not promise that."""

import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.dice import Dice
from ludotheque.hands.trick import Area

FILE = Path(__file__).parent / "tosses.bin"
BONES = 6  # in each toss
FACES = ("bump", "hollow", "dented", "wavy")
ON_EDGE = 2  # this face and those after it
RIM = 10.0  # millimetres: so far from the edge of its area a bone's middle lies
_FORM = struct.Struct("<hhHB")


class Tossed(NamedTuple):
    x16: int  # sixteenths of a millimetre, from the middle of the toss
    y16: int
    turn: int  # degrees: where its length points
    face: int  # what is seen from above

    @property
    def x(self) -> float:
        return self.x16 / 16

    @property
    def y(self) -> float:
        return self.y16 / 16


def written(tosses: Sequence[Sequence[Tossed]]) -> bytes:
    return b"".join(_FORM.pack(*bone) for bones in tosses for bone in bones)


@cache
def drawer() -> tuple[tuple[Tossed, ...], ...]:
    bones = [Tossed(*fields) for fields in _FORM.iter_unpack(FILE.read_bytes())]
    return tuple(tuple(bones[at : at + BONES]) for at in range(0, len(bones), BONES))


def toss(bones: int, area: Area, dice: Dice) -> tuple[list[Tossed], Dice]:
    """So many bones somewhere in this area: one of the tosses that fit, mirrored or not, anywhere
    that it fits."""
    fitting = _fitting(bones, area.width - 2 * RIM, area.depth - 2 * RIM)
    number, dice = dice.below(len(fitting))
    mirror, dice = dice.below(4)
    tossed = [_mirrored(bone, mirror) for bone in fitting[number]]
    x, dice = _shift([bone.x16 for bone in tossed], area.x, area.width - 2 * RIM, dice)
    y, dice = _shift([bone.y16 for bone in tossed], area.y, area.depth - 2 * RIM, dice)
    return [bone._replace(x16=bone.x16 + x, y16=bone.y16 + y) for bone in tossed], dice


@cache
def _fitting(bones: int, width: float, depth: float) -> list[tuple[Tossed, ...]]:
    found = []
    for toss in drawer():
        some = toss[:bones]
        wide = max(b.x16 for b in some) - min(b.x16 for b in some)
        deep = max(b.y16 for b in some) - min(b.y16 for b in some)
        if wide <= 16 * width and deep <= 16 * depth:
            found.append(some)
    return found


def _mirrored(bone: Tossed, mirror: int) -> Tossed:
    """Left and right, near and far; a bone of the other foot lies so."""
    x, y, turn, face = bone
    if mirror & 1:
        x, turn = -x, (180 - turn) % 360
    if mirror & 2:
        y, turn = -y, -turn % 360
    return Tossed(x, y, turn, face)


def _shift(places: list[int], middle: float, room: float, dice: Dice) -> tuple[int, Dice]:
    """So far that all of them are inside, and no place there likelier than another."""
    low, high = min(places), max(places)
    slack = int(16 * room) - (high - low)
    by, dice = dice.below(slack + 1)
    return round(16 * (middle - room / 2)) - low + by, dice
