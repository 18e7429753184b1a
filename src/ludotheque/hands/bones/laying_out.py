"""What the data of a trick come to: the two records as plain data, which the setting holds, the log
keeps and the page's twin takes as they are."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ludotheque.dice import Dice
from ludotheque.hands.bones.laws import Plain, law_of
from ludotheque.hands.bones.record import (
    AWAY,
    BONES,
    FINGERS,
    HELD,
    LAW,
    LAWS,
    ROUNDS,
    STROKE,
    TABLE,
    WORLD,
)
from ludotheque.hands.bones.tosses import ON_EDGE, Tossed, toss
from ludotheque.hands.trick import Measures, Trick
from ludotheque.kernel import blank


class Layout(msgspec.Struct, frozen=True):
    """All that a judge of bones is told, and everybody sees."""

    trick: str
    number: int
    law: Plain  # the fields of the records; what is left out is 0
    world: Plain
    seen: tuple[tuple[int, int], ...]  # how each bone lies: its turn in degrees, its face


def lay_out(trick: Trick, measures: Measures, number: int, dice: Dice) -> Layout:
    law = law_of(trick, measures, number)
    world, tossed = _world_of(trick, dice)
    return Layout(trick.id, number, law, world, tuple((b.turn, b.face) for b in tossed))


def records(layout: Layout) -> tuple[Any, Any]:
    """The world and the law, each as an array of one."""
    return filled(WORLD, layout.world), filled(LAW, layout.law)


def filled(dtype: Any, plain: Plain) -> Any:
    """An array of one record with these fields."""
    table = blank(dtype)
    for name, value in plain.items():
        if name == "bones":
            for i, bone in enumerate(value):
                for part, number in bone.items():
                    table[name][0][part][i] = number
        elif isinstance(value, Sequence):
            table[name][0, : len(value)] = value
        else:
            table[name][0] = value
    return table


def start_of(trick: Trick) -> Plain:
    """The hand, before it has done anything."""
    x, y = trick.throw.hand_at
    world: Plain = {"x": x, "y": y, "held": -1, "prize": -1, "struck": -1, "side": 1}
    return world | {"past_x": [x] * (STROKE + 1), "past_y": [y] * (STROKE + 1)}


def _world_of(trick: Trick, dice: Dice) -> tuple[Plain, list[Tossed]]:
    world = start_of(trick)
    bones: list[Plain] = []
    tossed: list[Tossed] = []
    for number in range(trick.bones):
        bone, dice = _bone(trick, number, dice)
        bones.append(bone)
    if trick.start.lie == "tossed":
        tosses = tosses_of(trick, dice)
        tossed = tosses[0]
        for bone, fell in zip(bones, tossed, strict=True):
            bone |= lying(fell)
        if len(tosses) > 1:
            world |= _later(tosses)
    away = [{"lies": AWAY}] * (BONES - len(bones))
    return world | {"bones": [*bones, *away]}, tossed


def tosses_of(trick: Trick, dice: Dice) -> list[list[Tossed]]:
    """All tosses of an attempt are made before it begins: one, or one for each round."""
    tosses = []
    for _ in range(ROUNDS if trick.deed.bones == "rising" else 1):
        tossed, dice = toss(trick.bones, trick.start.area, dice)
        tosses.append(tossed)
    return tosses


def at(x: float, y: float) -> Plain:
    return {"x": x, "y": y, "home_x": x, "home_y": y}


def lying(fell: Tossed) -> Plain:
    return at(fell.x, fell.y) | {"edge": int(fell.face >= ON_EDGE)}


def _bone(trick: Trick, number: int, dice: Dice) -> tuple[Plain, Dice]:
    match trick.start.lie:
        case "put":
            return {"lies": TABLE} | at(*trick.start.spots[number]), dice
        case "between-fingers":
            x, y = LAWS["fingers"]["slots"][number]
            palm_x, palm_y = trick.throw.hand_at
            return {"lies": FINGERS} | at(palm_x + x, palm_y + y), dice
        case "tossed":
            return {"lies": TABLE}, dice
        case _:
            rim, dice = _rim(dice)
            return {"lies": HELD} | rim, dice


def _rim(dice: Dice) -> tuple[Plain, Dice]:
    """Somewhere among those that fly together, none in their very middle."""
    while True:
        x, dice = dice.below(2001)
        y, dice = dice.below(2001)
        x, y = x - 1000, y - 1000
        if 150_000 <= x * x + y * y <= 1_000_000:
            early, dice = dice.below(2001)
            rim = {"rim_x": x / 1000, "rim_y": y / 1000, "early": (early - 1000) / 1000}
            return rim, dice


def _later(tosses: Sequence[Sequence[Tossed]]) -> Plain:
    later_x, later_y = np.zeros((2, ROUNDS, BONES))
    for number, tossed in enumerate(tosses):
        later_x[number, : len(tossed)] = [bone.x for bone in tossed]
        later_y[number, : len(tossed)] = [bone.y for bone in tossed]
    return {"later_x": later_x.ravel().tolist(), "later_y": later_y.ravel().tolist()}
