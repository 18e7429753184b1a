"""What is turned: the profile that each kind's name and measures mean."""

from collections.abc import Callable
from math import asin, degrees, sqrt

from ludotheque.games.bausack.blocks import Block
from ludotheque.solids.shape import Arc, Curve, Line, Pair, Run


def _straight(radius: float, low: float, high: float) -> Run:
    return Line(((radius, low), (radius, high)))


def _curve(r: float, h: float, shares: list[Pair]) -> Run:
    return Curve(tuple((across * r, up * h) for across, up in shares))


def _up(share: float) -> float:
    """The turn at which an arc is at this share of its height, -1 the foot and 1 the top."""
    return degrees(asin(share))


def _cylinder(r: float, h: float, _: Block) -> list[Run]:
    return [_straight(r, 0, h)]


def _cone(r: float, h: float, _: Block) -> list[Run]:
    return [Line(((r, 0), (0, h)))]


def _ball(r: float, h: float, _: Block) -> list[Run]:
    return [Arc((0, r), (r, r), (-90, 90))]


def _half_dome(r: float, h: float, _: Block) -> list[Run]:
    return [Arc((0, 0), (r, h), (0, 90))]


def _half_egg(r: float, h: float, _: Block) -> list[Run]:
    return [Arc((0, 0), (r, h), (0, 90), egg=0.14)]


def _bowl(r: float, h: float, _: Block) -> list[Run]:
    """The lower half of a ball, its foot cut flat."""
    return [Arc((0, h), (r, h / 0.96), (_up(-0.96), 0))]


def _knob(r: float, h: float, block: Block) -> list[Run]:
    """A ball on a stem that goes into it."""
    stem, middle = block.wall / 2, h - r
    joint = sqrt(r * r - stem * stem)
    return [_straight(stem, 0, middle - joint), Arc((0, middle), (r, r), (_up(-joint / r), 90))]


def _egg_cup(r: float, h: float, _: Block) -> list[Run]:
    foot = [(0.72, 0.0), (0.72, 0.06), (0.4, 0.14), (0.26, 0.24), (0.26, 0.36)]
    cup = [(0.3, 0.36), (0.66, 0.46), (0.93, 0.66), (1.0, 0.84), (0.97, 1.0)]
    return [_curve(r, h, foot), _curve(r, h, cup)]


def _spool(r: float, h: float, _: Block) -> list[Run]:
    waist = [(0.72, 0.2), (0.56, 0.36), (0.52, 0.5), (0.56, 0.64), (0.72, 0.8)]
    return [_straight(r, 0, 0.2 * h), _curve(r, h, waist), _straight(r, 0.8 * h, h)]


def _skittle(r: float, h: float, _: Block) -> list[Run]:
    neck = -sqrt(1 - (0.38 / 0.56) ** 2)  # where the head is as wide as the neck
    body = [(0.62, 0.0), (0.86, 0.12), (1.0, 0.3), (0.82, 0.48), (0.44, 0.64)]
    head = Arc((0, 0.84 * h), (0.56 * r, 0.16 * h), (_up(neck), 90))
    return [_curve(r, h, [*body, (0.38, 0.84 + 0.16 * neck)]), head]


def _candlestick(r: float, h: float, _: Block) -> list[Run]:
    return [
        _straight(r, 0, 0.08 * h),
        _curve(r, h, [(0.74, 0.08), (0.5, 0.13), (0.26, 0.22), (0.24, 0.364)]),
        Arc((0, 0.42 * h), (0.4 * r, 0.07 * h), (_up(-0.8), _up(0.8))),
        _curve(r, h, [(0.24, 0.476), (0.22, 0.6), (0.3, 0.74)]),
        _straight(0.6 * r, 0.74 * h, 0.79 * h),
        _straight(0.42 * r, 0.79 * h, h),
    ]


def _mushroom(r: float, h: float, _: Block) -> list[Run]:
    stem = [(0.5, 0.0), (0.42, 0.16), (0.4, 0.42)]
    cap = [(0.9, 0.42), (1.0, 0.5), (0.94, 0.66), (0.74, 0.84), (0.42, 0.96), (0.0, 1.0)]
    return [_curve(r, h, stem), _curve(r, h, cap)]


def _fir_tree(r: float, h: float, _: Block) -> list[Run]:
    """Three cones upon each other, each standing in the one below."""
    return [
        _straight(0.22 * r, 0, 0.16 * h),
        Line(((r, 0.16 * h), (0.476 * r, 0.44 * h))),
        Line(((0.8 * r, 0.44 * h), (0.371 * r, 0.69 * h))),
        Line(((0.58 * r, 0.69 * h), (0, h))),
    ]


# Turned: by half its length and its height, the outside from the foot up.
TURNED: dict[str, Callable[[float, float, Block], list[Run]]] = {
    "cylinder": _cylinder,
    "pole": _cylinder,
    "ring": _cylinder,
    "cone": _cone,
    "ball": _ball,
    "half-dome": _half_dome,
    "half-egg": _half_egg,
    "bowl": _bowl,
    "knob": _knob,
    "egg-cup": _egg_cup,
    "spool": _spool,
    "skittle": _skittle,
    "candlestick": _candlestick,
    "mushroom": _mushroom,
    "fir-tree": _fir_tree,
}

# What of it is hollow, from its bottom up.
HOLLOW: dict[str, Callable[[float, float, Block], list[Run]]] = {
    "ring": lambda r, h, block: [_straight(block.bore / 2, 0, h)],
    "spool": lambda r, h, _: [_straight(0.24 * r, 0, h)],
    "candlestick": lambda r, h, _: [_straight(0.24 * r, 0.85 * h, h)],
    "egg-cup": lambda r, h, _: [Arc((0, h), (0.8 * r, 0.4 * h), (-90, 0))],
    "bowl": lambda r, h, block: [Arc((0, h), (r - block.wall, h - block.wall), (-90, 0))],
}


def _egg(half: float, r: float) -> list[Run]:
    blunt = 0.16
    at = (1 - sqrt(1 + 8 * blunt * blunt)) / (4 * blunt)  # where it is thickest
    thick = sqrt(1 - at * at) * (1 - blunt * at)
    return [Arc((0, 0), (r / thick, half), (-90, 90), egg=blunt)]


def _dumbbell(half: float, r: float) -> list[Run]:
    """Two balls on a rod half as thick."""
    middle, joint = half - r, r * sqrt(0.75)
    return [
        Arc((0, -middle), (r, r), (-90, 60)),
        _straight(r / 2, joint - middle, middle - joint),
        Arc((0, middle), (r, r), (-60, 90)),
    ]


# Turned too, but lying: by half its length and its radius.
LYING: dict[str, Callable[[float, float], list[Run]]] = {"egg": _egg, "dumbbell": _dumbbell}
