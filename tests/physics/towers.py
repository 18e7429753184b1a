"""Sound towers of all kinds of wood, drawn by lot: each block on the one before, and everything
from there up with its centre well over what supports it."""

import random
from collections.abc import Iterable
from functools import cache
from itertools import combinations, product

import numpy as np

from ludotheque.games.bausack.blocks import BASES, LISTED, BlockId
from ludotheque.games.bausack.wood import solid_of
from ludotheque.physics.lowering import Lowering, inside
from ludotheque.physics.poses import Array, Turn, after, matrix, reach, spin, upright
from ludotheque.physics.settings import MILLI
from ludotheque.physics.wood import Body
from ludotheque.solids.solid import Ball, Box, Solid
from tests.physics.wood import resting

MARGIN = 3 * MILLI  # each centre is so far inside its support
TRIES = 25  # with other blocks, before the last one is taken away again
LEVEL = 0.03  # millimetres: points of one surface


def sound_tower(
    seed: int, blocks: int, *, tall: bool = False, among: Iterable[BlockId] = sorted(LISTED)
) -> list[Body]:
    """Tall: each block on end."""
    dice = random.Random(seed)
    usable = [block for block in among if firm_turns(block)]
    base = solid_of(BASES["bausack"][0])
    tower = [Body("base", base, resting(base, 0, 0, 0), base=True)]
    supports: list[Array] = []  # of each block above the base
    tries = 0
    while len(tower) < blocks:
        tries += 1
        if tries % TRIES == 0 and len(tower) > 1:
            tower.pop()
            supports.pop()
        block = dice.choice(usable)
        if any(body.id == block for body in tower):
            continue
        below, solid = tower[-1], solid_of(block)
        lying = firm_turns(block)[-1] if tall else dice.choice(firm_turns(block))
        turn = after(lying, spin(dice.choice((0, 90)) + dice.gauss(0, 2)))
        x, y = (c + dice.gauss(0, 0.5) * MILLI for c in below.pose.place[:2])
        landing = Lowering(tower[-4:], solid).land(x, y, turn)
        body = Body(block, solid, landing.pose)
        if landing.on == {below.id} and _sound([*tower[1:], body], [*supports, landing.points]):
            tower.append(body)
            supports.append(landing.points)
            tries = 0
    return tower


@cache
def firm_turns(block: BlockId) -> tuple[Turn, ...]:
    """Those in which it lies firmly, with something level on top to build on."""
    solid = solid_of(block)
    turns = (upright(face.down) for face in solid.faces if face.flat and face.height < 60)
    return tuple(turn for turn in turns if min(_levels(solid, turn)) > MARGIN)


def _levels(solid: Solid, turn: Turn) -> tuple[float, float]:
    """How far its centre is inside its lowest and its highest surface."""
    corners = _corners(solid, turn)
    if not corners:
        return -1.0, -1.0
    laid = np.vstack(corners)
    if laid[:, 2].max() < reach(solid, turn)[1] / MILLI - LEVEL:  # a ball is on top
        return -1.0, -1.0
    low = laid[laid[:, 2] < laid[:, 2].min() + LEVEL]
    high = laid[laid[:, 2] > laid[:, 2].max() - LEVEL]
    return inside(low[:, :2] * MILLI, np.zeros(2)), inside(high[:, :2] * MILLI, np.zeros(2))


def supported(solid: Solid, turn: Turn, beyond: float) -> float:
    """How far its centre is inside what it stands on, if there is nothing under it from so much
    beyond its centre on, in x; all in millimetres."""
    corners = _corners(solid, turn)
    floor = min(part[:, 2].min() for part in corners)
    found = []
    for part in corners:
        foot = part[part[:, 2] < floor + LEVEL][:, :2]
        found += [(x, y) for x, y in foot if x <= beyond]
        for a, b in combinations(foot, 2):
            if min(a[0], b[0]) < beyond < max(a[0], b[0]):
                found.append(a + (b - a) * (beyond - a[0]) / (b[0] - a[0]))
    return inside(np.array(found) * MILLI, np.zeros(2)) / MILLI if found else -1.0


def _corners(solid: Solid, turn: Turn) -> list[Array]:
    """Of each part that has any, from the centre."""
    found = []
    for part in solid.parts:
        if isinstance(part, Box):
            signs = np.array(list(product((-1, 1), repeat=3)))
            found.append(np.array(part.centre) + signs * part.half)
        elif not isinstance(part, Ball):
            found.append(np.array(part.points))
    return [(points - solid.centre) @ matrix(turn).T for points in found]


def _sound(above: list[Body], supports: list[Array]) -> bool:
    for level, support in enumerate(supports):
        weights = np.array([body.solid.volume for body in above[level:]])
        centres = np.array([body.pose.place[:2] for body in above[level:]])
        if inside(support, weights @ centres / weights.sum()) < MARGIN:
            return False
    return True
