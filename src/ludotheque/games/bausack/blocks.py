"""The blocks of both boxes: bausack.toml and sacnoir.toml, read once."""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

Box = Literal["bausack", "sacnoir"]
BlockId = str  # "arch-2": one block of either box
Colour = Literal["natural", "red", "green", "black"]

BASE_SIZE = (60, 30, 15)  # the only two blocks of a box that are alike


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of wood. Measures are in millimetres."""

    id: BlockId
    kind: str
    colour: Colour
    size: tuple[int, int, int]  # length, width, height as it lies most safely
    bore: int = 0  # the width of an opening
    wall: int = 0  # the thickness of an arm, a stem, a shell
    difficulty: float  # of placing it on a plain top, from 0 to 1
    top: float = 0.0  # how much harder it makes what is built upon it, from 0 to 1

    @property
    def measures(self) -> str:
        return " × ".join(map(str, self.size))

    @property
    def name(self) -> tuple[str, dict[str, str]]:
        """The message of the words files that names it, and that message's arguments."""
        return f"block-{self.kind}", {"colour": self.colour, "measures": self.measures}


def _read(box: Box) -> tuple[Block, ...]:
    with (Path(__file__).parent / f"{box}.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file)["blocks"], tuple[Block, ...])


def _unlisted(name: str, colour: Colour, count: int) -> tuple[Block, ...]:
    """Blocks of a real box about which nothing is known: middling ones."""
    return tuple(
        Block(
            id=f"{name}-{k}",
            kind="other",
            colour=colour,
            size=(45, 30, 20),
            difficulty=0.5,
            top=0.3,
        )
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
