"""A knucklebone, and how several of them are tossed: two pulleys joined by a waist, hollow on one
side, a little round on the other."""

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ludotheque.physics.poses import Pose
from ludotheque.physics.settings import FRAMES
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World
from ludotheque.solids.solid import Hull, Solid

Array = NDArray[np.float64]

# Millimetres; x along its length, y across, z up with the round side.
SIDES, PULLEYS, APART, GROOVE = 9.7, (8.0, 7.4), 7.0, 2.0
HOLLOW, ROUND, ROUNDED, FLANK = 2.2, 0.3, 2.2, 1.0
GRID = 0.4  # how finely it is weighed
CORNERS = 240

HIGH, SPREAD = (0.05, 0.10), 0.012  # metres: from so high it is tossed, so near to each other
OUTWARDS, SPIN = 0.25, 25.0  # metres and radians a second, at most
LONGEST = 4 * FRAMES
STILL = 1e-3  # metres a second


def _union(a: Array, b: Array, soft: float) -> Array:
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b * (1 - h) + a * h - soft * h * (1 - h)


def outside(x: Array, y: Array, z: Array) -> Array:
    """How far outside a point is, about; negative inside."""
    groove = GROOVE * np.exp(-((y / 3.0) ** 2))
    big = np.hypot(x - APART, z) - (PULLEYS[0] - groove)
    small = np.hypot(x + APART, z + 0.2) - (PULLEYS[1] - 0.8 * groove)
    roof = PULLEYS[0] + ROUND * np.cos(np.clip(x / 12, -1, 1) * np.pi / 2) - 0.2
    floor = -(PULLEYS[0] - HOLLOW * np.exp(-((x / 4.5) ** 2)))
    waist = np.maximum.reduce([z - roof, floor - z, np.abs(x) - (APART + 1.5)])
    body = _union(_union(big, small, 1.2), waist, 1.0)
    dented = y - (SIDES - FLANK * np.exp(-((x / 5.5) ** 2 + (z / 4.5) ** 2)))
    wavy = -y - (SIDES - 0.5 + 0.5 * np.cos(x * np.pi / 8) * np.exp(-((z / 6) ** 2)))
    for flank in (dented, wavy):
        body = -_union(-body, -flank, ROUNDED)
    return body


@cache
def knucklebone() -> Solid:
    """It touches with its convex hull: what it stands on a table with."""
    axes = [np.arange(-half, half, GRID) for half in (18.0, 12.5, 11.0)]
    grid = np.stack([c.ravel() for c in np.meshgrid(*axes, indexing="ij")])
    inside = grid[:, outside(*grid) < 0]
    centre = inside.mean(axis=1)
    off = inside - centre[:, None]
    cell = GRID**3
    inertia = cell * (np.eye(3) * (off**2).sum() - off @ off.T)
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = inertia.tolist()
    return Solid(
        volume=cell * inside.shape[1],
        centre=tuple(centre.tolist()),
        inertia=((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)),
        parts=(Hull(tuple(tuple(p) for p in _corners(centre).tolist())),),
        faces=(),
    )


def _corners(centre: Array) -> Array:
    """Where rays from the middle, evenly spread, come out."""
    k = np.arange(CORNERS) + 0.5
    up, round_ = 1 - 2 * k / CORNERS, np.pi * (1 + math.sqrt(5)) * k
    flat = np.sqrt(1 - up**2)
    ray = np.stack([flat * np.cos(round_), flat * np.sin(round_), up])
    near, far = np.zeros(CORNERS), np.full(CORNERS, 25.0)
    for _ in range(30):
        middle = (near + far) / 2
        inside = outside(*(centre[:, None] + middle * ray)) < 0
        near, far = np.where(inside, middle, near), np.where(inside, far, middle)
    corners: Array = (centre[:, None] + near * ray).T
    return corners


def toss(bones: int, dice: np.random.Generator) -> Array:
    """Where they come to rest: a row each, as `World.places` has them."""
    solid = knucklebone()
    bodies = []
    for number in range(bones):
        turn = dice.normal(size=4)
        turn /= np.linalg.norm(turn)
        x, y = dice.normal(0, SPREAD, 2).tolist()
        place = (x, y, dice.uniform(*HIGH) + 0.025 * number)
        bodies.append(Body(str(number), solid, Pose(place, tuple(turn.tolist()))))
    world = World(bodies, frozen=False)
    speeds = world.data.qvel.reshape(-1, 6)
    narrow = dice.uniform(0.1, 1.0)  # some are cast in a row rather than in a heap
    speeds[:, 0] = dice.uniform(-OUTWARDS, OUTWARDS, bones)
    speeds[:, 1] = dice.uniform(-OUTWARDS, OUTWARDS, bones) * narrow
    speeds[:, 3:] = dice.uniform(-SPIN, SPIN, (bones, 3))
    for _ in range(LONGEST):
        world.frame()
        if np.abs(world.data.qvel).max() < STILL:
            break
    return world.places()
