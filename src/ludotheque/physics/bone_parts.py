"""A knucklebone to build with: in slices, so that what is hollow is hollow, and with the sides on
which it lies."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import numpy as np
from msgspec import structs

from ludotheque.physics.knucklebone import PULLEYS, SIDES, knucklebone, outside
from ludotheque.physics.poses import Array
from ludotheque.solids.solid import Face, Hull, Solid, Spot

# Millimetres. Where it is cut across: a pulley is one part, the hollow between them five.
CUTS = ((-14.2, -13.0, -10.0, -7.0), (-4.0, -1.5, 1.5, 4.0), (7.0, 10.0, 13.0, 14.8))
ACROSS = tuple(SIDES * part for part in (-0.98, -0.9, -0.7, -0.4, 0.0, 0.4, 0.7, 0.9, 0.98))
TALLEST, FINE = PULLEYS[0] + 1.0, 721  # each of its columns is looked at so finely
DIGITS = 4  # so that it is the same on every machine

Sides = tuple[tuple[Spot, Spot, Spot], ...]
# Each way to lie: what is about down then, and the two directions in which it may tilt from there.
LIES: Sides = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),  # hollow side up
    ((0, 0, -1), (1, 0, 0), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, 1)),  # on the dented flank
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
TILT = 0.3  # at most, of 1
ROUNDS = 22  # of the search for where it lies
TOUCHING = 1e-3


@cache
def stackable() -> Solid:
    """The bone of every toss, and as heavy; its first face has the hollow side up."""
    bone = knucklebone()
    left, middle, right = CUTS
    rows = [left, *pairwise((left[-1], *middle, right[0])), right]
    sections = {x: _section(x) for x in (*left, *middle, *right)}
    parts = tuple(Hull(tuple(spot for x in row for spot in sections[x])) for row in rows)
    corners = np.array(sorted({spot for part in parts for spot in part.points})) - bone.centre
    faces = tuple(_face(corners, *lie, bone.centre) for lie in LIES)
    return structs.replace(bone, centre=_spot(np.array(bone.centre)), parts=parts, faces=faces)


def _section(x: float) -> list[Spot]:
    """Its corners where it is cut: the ends of upright columns. A dent does not reach its edges, so
    what lies on that side lies on them."""
    high = np.linspace(-TALLEST, TALLEST, FINE)
    found = []
    for y in ACROSS:
        inside = high[outside(np.full(FINE, x), np.full(FINE, y), high) < 0]
        if len(inside):
            found += [_spot(np.array([x, y, z])) for z in (inside[0], inside[-1])]
    return found


def _spot(numbers: Array) -> Spot:
    x, y, z = (round(float(number), DIGITS) for number in numbers)
    return x, y, z


def _face(corners: Array, down: Spot, one: Spot, other: Spot, centre: Spot) -> Face:
    """Near that side: where the centre is lowest, it stays."""

    def way(a: float, b: float) -> Array:
        tilted = np.array(down) + a * np.array(one) + b * np.array(other)
        return np.asarray(tilted / np.linalg.norm(tilted))

    def lowest(a: float) -> float:
        return _least(lambda b: float((corners @ way(a, b)).max()))

    a = _least(lambda a: float((corners @ way(a, lowest(a))).max()))
    lies = way(a, lowest(a))
    levels = corners @ lies
    support = [_spot(spot + np.array(centre)) for spot in corners[levels > levels.max() - TOUCHING]]
    return Face(_spot6(lies), tuple(support), round(float(levels.max()), DIGITS))


def _spot6(numbers: Array) -> Spot:
    x, y, z = (round(float(number), 6) for number in numbers)
    return x, y, z


def _least(of: Callable[[float], float]) -> float:
    """Where a valley is lowest, by thirds."""
    low, high = -TILT, TILT
    for _ in range(ROUNDS):
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2
