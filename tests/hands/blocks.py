"""Towers of plain blocks, and hands that place one more."""

import random

from ludotheque.contract import Setting
from ludotheque.hands.blocks_judge import BLOCKS
from ludotheque.hands.builder import Builder, Skill
from ludotheque.hands.deed import End
from ludotheque.hands.doing import Doing
from ludotheque.hands.placing import Laid, Placing, drive, setting, taken
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.poses import Pose
from ludotheque.physics.settings import HOVER
from ludotheque.solids.shape import Line, Sawn, Shape

DICE = "5a" * 32


def cuboid(length: float, width: float, height: float) -> Shape:
    x = length / 2
    outline = Line(((-x, 0.0), (x, 0.0), (x, height), (-x, height)))
    return Sawn((outline,), "y", (-width / 2, width / 2))


BASE, CUBE = cuboid(60, 30, 15), cuboid(30, 30, 30)
NO_TURN = (1.0, 0.0, 0.0, 0.0)


def tower(*shapes: Shape) -> tuple[Laid, ...]:
    """One upon the other, at rest."""
    laid: list[Laid] = []
    level = 0.0
    for number, shape in enumerate(shapes):
        assert isinstance(shape, Sawn)
        height = max(z for run in shape.outline for _, z in getattr(run, "points", ())) / 1000
        air = HOVER - 0.0000015
        laid.append(
            Laid(f"{number}", shape, (0.0, 0.0, level + air + height / 2), NO_TURN, number == 0)
        )
        level += air + height
    return tuple(laid)


def to_place(below: tuple[Laid, ...], shape: Shape = CUBE, *, bases: bool = False) -> Setting:
    return setting(Placing(below, taken(below, "it", shape), bases=bases, tremor=0.5), 1, DICE)


def carried(what: Setting, *way: tuple[float, float, float], seconds: float = 0.7) -> Doing:
    """From place to place, so long at each; then the hand opens."""
    doing = Doing(BLOCKS, what, 90.0)
    for place in way:
        for _ in range(round(60 * seconds)):
            doing.hear(1, drive(Pose(place, NO_TURN)))
            doing.step()
            if doing.end:
                return doing
    doing.hear(1, drive(Pose(way[-1], NO_TURN), opened=True))
    while not doing.end:
        doing.step()
    return doing


def placed(what: Setting, goal: Pose, skill: float, seed: int) -> End:
    """By the builder's model."""
    deed = PlacingDeed(what)
    builder = Builder(goal, Skill.of(skill), random.Random(seed))
    while not deed.end:
        if (data := builder.move(deed)) is not None:
            deed.hear(1, data)
        deed.step()
    return deed.end
