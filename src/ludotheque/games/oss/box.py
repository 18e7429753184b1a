"""What is in the box of OSS: the tricks, the tribes' values, the bones."""

import tomllib
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludotheque.hands.trick import Catalogue, Family, Trick

_text = (Path(__file__).parent / "tricks.toml").read_text(encoding="utf-8")
CATALOGUE = msgspec.convert(tomllib.loads(_text), Catalogue)
TRICKS: dict[str, Trick] = {trick.id: trick for trick in CATALOGUE.tricks}

FAMILIES: dict[Family, tuple[str, ...]] = {
    family: tuple(trick.id for trick in CATALOGUE.tricks if trick.family == family)
    for family in get_args(Family)
}
SOLO: tuple[Family, ...] = ("classic", "hand", "exotic")
PILES: tuple[Family, ...] = (*SOLO, "duel")  # one card of each is in view
CHALLENGES = FAMILIES["challenge"]

Colour = Literal["white", "black", "red", "yellow", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # of the six bones; white and black are the Jacks

Side = Literal["hollow", "bump"]
SIDES: tuple[Side, ...] = get_args(Side)

TRIBE = (1, 1, 2, 2, 3, 3, 4, 4)
HAND = 5
ROUNDS = 4
TROPHY = 4  # points of a challenge card
REPLAYS = 2  # O5: in a round, for each player
TIES = 3  # O4: then the lot decides
BONES = 6
