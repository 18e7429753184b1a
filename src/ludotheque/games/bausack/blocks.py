"""The blocks of both boxes: bausack.toml and sacnoir.toml, read once and weighed."""

import tomllib
from math import pi, sqrt
from pathlib import Path
from typing import Literal

import msgspec

Box = Literal["bausack", "sacnoir"]
BlockId = str  # "arch-2": one block of either box
Colour = Literal["natural", "red", "green", "black"]

BASE_SIZE = (60, 30, 15)  # the only two blocks of a box that are alike
BEECH = 0.72  # grams in a cubic centimetre

# Turned and sawn shapes without a simple formula: the part of their round envelope that is wood.
FILL = {
    "star": 0.5,
    "egg-cup": 0.45,
    "skittle": 0.5,
    "candlestick": 0.35,
    "fir-tree": 0.4,
    "spool": 0.6,
    "mushroom": 0.4,
}


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of wood. Measures are in millimetres."""

    id: BlockId
    kind: str
    colour: Colour
    size: tuple[int, int, int]  # length, width, height as it lies most safely
    bore: int = 0  # the width of an opening
    wall: int = 0  # the thickness of an arm, a stem, a shell
    difficulty: float  # of placing it, from 0 to 1

    @property
    def volume(self) -> float:
        """In cubic centimetres."""
        return _cubic_millimetres(self) / 1000

    @property
    def mass(self) -> float:
        """In grams."""
        return round(BEECH * self.volume, 1)

    @property
    def measures(self) -> str:
        return " × ".join(map(str, self.size))

    @property
    def name(self) -> tuple[str, dict[str, str]]:
        """The message of the words files that names it, and that message's arguments."""
        return f"block-{self.kind}", {"colour": self.colour, "measures": self.measures}


def _cubic_millimetres(block: Block) -> float:
    length, width, height = block.size
    wall, bore = block.wall, block.bore
    match block.kind:
        case "cuboid" | "cube" | "other":
            return length * width * height
        case "cylinder" | "pole" | "half-cylinder":
            return pi / 4 * length * width * height
        case "hexagon":  # measured across its corners
            return 3 * sqrt(3) / 8 * length * width * height
        case "ramp" | "roof":
            return length * width * height / 2
        case "stairs":  # three steps
            return length * width * height * 2 / 3
        case "l-shape" | "t-shape":
            return (length + height - wall) * wall * width
        case "u-shape":
            return (length * height - (length - 2 * wall) * (height - wall)) * width
        case "arch":  # half-round
            return (length * height - pi / 8 * bore * bore) * width
        case "ring":
            return pi / 4 * (length * width - bore * bore) * height
        case "cross":
            return (length + width - wall) * wall * height
        case "egg" | "ball" | "half-egg" | "half-dome":
            return pi / 6 * length * width * height
        case "bowl":
            inner = (length - 2 * wall) * (width - 2 * wall) * (height - wall)
            return pi / 6 * (length * width * height - inner)
        case "cone":
            return pi / 12 * length * width * height
        case "knob":  # a ball on a stem
            return pi / 6 * length**3 + pi / 4 * wall * wall * (height - length)
        case "dumbbell":  # two balls on a rod half as thick
            return pi / 3 * width**3 + pi / 16 * width * width * (length - 2 * width)
        case kind:
            return FILL[kind] * pi / 4 * length * width * height


def _read(box: Box) -> tuple[Block, ...]:
    with (Path(__file__).parent / f"{box}.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file)["blocks"], tuple[Block, ...])


def _unlisted(name: str, colour: Colour, count: int) -> tuple[Block, ...]:
    """Blocks of a real box about which nothing is known: middling ones."""
    return tuple(
        Block(id=f"{name}-{k}", kind="other", colour=colour, size=(45, 30, 20), difficulty=0.5)
        for k in range(1, count + 1)
    )


BOXES: dict[Box, tuple[Block, ...]] = {"bausack": _read("bausack"), "sacnoir": _read("sacnoir")}
_FOUND = (*_unlisted("other", "natural", 20), *_unlisted("other-red", "red", 10))
_UNNAMED = _unlisted("unnamed", "natural", 100)
BLOCKS: dict[BlockId, Block] = {
    block.id: block for blocks in (*BOXES.values(), _FOUND, _UNNAMED) for block in blocks
}
FOUND: tuple[BlockId, ...] = tuple(block.id for block in _FOUND)  # not in the list (B26)
UNNAMED: tuple[BlockId, ...] = tuple(block.id for block in _UNNAMED)  # nobody said which (B25)
IDS: dict[Box, tuple[BlockId, ...]] = {box: tuple(b.id for b in BOXES[box]) for box in BOXES}
LISTED = frozenset(block.id for box in BOXES.values() for block in box)
ORDER: dict[BlockId, int] = {block: index for index, block in enumerate(BLOCKS)}
BASES: dict[Box, tuple[BlockId, ...]] = {
    box: tuple(b.id for b in BOXES[box] if b.size == BASE_SIZE and b.kind == "cuboid")
    for box in BOXES
}


def unlike_a_base(block: BlockId) -> int:
    """How many millimetres its three measures are off those of the two bases, added up."""
    size = sorted(BLOCKS[block].size, reverse=True)
    return sum(abs(mine - base) for mine, base in zip(size, BASE_SIZE, strict=True))
