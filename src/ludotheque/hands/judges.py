"""Where judges are found, by name and version. They are imported when they are asked for: some need
a physics of their own."""

import importlib

from ludotheque.contract import Refusal
from ludotheque.hands.deed import Judge

# The module, and the name of the judge in it.
JUDGES: dict[tuple[str, int], str] = {
    ("blocks", 1): "ludotheque.hands.blocks_judge:BLOCKS",
    ("bones", 2): "ludotheque.hands.bones.judge:BONES",
    ("bones-at-once", 2): "ludotheque.hands.bones.together.judge:AT_ONCE",
    ("in-turn", 2): "ludotheque.hands.bones.duel_judge:DUELS",
}

COMPILED = (("bones", 2), ("bones-at-once", 2))  # that is kept: once for every process to come


# What a deed is to a process, where it is less than a tower that moves.
LOADS = {"bones": 0.2, "bones-at-once": 0.2}


def load(name: str) -> float:
    return LOADS.get(name, 1.0)


def prepare() -> None:
    for name, version in COMPILED:
        find(name, version).prepare()


def find(name: str, version: int) -> Judge:
    """Or a Refusal: a match from a newer house, or one that is too old."""
    if (name, version) not in JUDGES:
        raise Refusal("no-such-judge", judge=name, version=version)
    module, _, attribute = JUDGES[name, version].partition(":")
    judge: Judge = getattr(importlib.import_module(module), attribute)
    return judge
