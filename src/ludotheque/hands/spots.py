"""Where a block could go on a tower: places and turnings that look sound."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, repeat
from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

import numpy as np

from ludotheque.physics.lowering import Landing, Lowering
from ludotheque.physics.poses import Pose, Turn, after, matrix, reach, span, spin, upright
from ludotheque.physics.wood import Body
from ludotheque.physics.world import TABLE
from ludotheque.solids.solid import Solid

NEAR = 0.15  # metres below the highest wood: nobody builds lower
LEVEL = 0.002  # metres: so alike in height, two blocks may carry one between them
LONG = 0.02  # metres to one side: there is room for two
FACES_BESIDE = 3
OFF = 0.002  # metres: a spot must look sound that far off, too
ASIDE = 0.006  # metres off the middle
SOUND = 0.001  # metres: so far inside its support a centre must be

Places = Sequence[tuple[float, float]]


class Spot(NamedTuple):
    pose: Pose
    margin: float  # how sound it looks, in metres; less than SOUND: it does not
    gain: float  # metres of height
    on: frozenset[str]  # the blocks that would carry it


def spots(tower: Sequence[Body], solid: Solid) -> Iterator[Spot]:
    """All that look sound, and all where a round block might stay."""
    for spot in looked_at(tower, solid):
        if spot is not None and (solid.rolls or spot.margin >= SOUND):
            yield spot


def looked_at(tower: Sequence[Body], solid: Solid, many: int = 0) -> Iterator[Spot | None]:
    """All places, one look at a time, sound or not; None: there it would lie on the table. Where
    there are not as many, also off the middle of the highest blocks."""
    high = max(_top(body) for body in tower)
    near = sorted((body for body in tower if _top(body) > high - NEAR), key=_top, reverse=True)
    lowering = Lowering(near, solid)
    seen: set[tuple[float, ...]] = set()
    found = 0
    for off, (x, y, turn) in chain(
        zip(repeat(False), _plain(near, solid)), zip(repeat(True), _off(near, solid))
    ):
        if off and found >= many:
            return
        alike = tuple(round(v, 4) for v in (x, y, *turn))
        if alike not in seen:
            seen.add(alike)
            spot = _seen(lowering, x, y, turn, high)
            found += spot is not None
            yield spot


def _plain(near: Sequence[Body], solid: Solid) -> Iterator[tuple[float, float, Turn]]:
    """Over, between and beside the blocks, on every face, two ways round."""
    for number, face in enumerate(solid.faces):
        lying = upright(face.down)
        for body in near:
            places = [*_over(body, near)]
            if number < FACES_BESIDE and not solid.rolls:
                places += _beside(body)
            for yaw in (0.0, 90.0):
                turn = after(lying, spin(_yaw(body.pose.turn) + yaw))
                for x, y in places:
                    yield x, y, turn


def _off(near: Sequence[Body], solid: Solid) -> Iterator[tuple[float, float, Turn]]:
    """A little off the middle, which may be just what a tower needs that leans. What rolls would
    only roll back."""
    for body in () if solid.rolls else near:
        x, y, _ = body.pose.place
        for face in solid.faces:
            turn = after(upright(face.down), spin(_yaw(body.pose.turn)))
            for dx, dy in _ROUND:
                yield x + ASIDE / OFF * dx, y + ASIDE / OFF * dy, turn


def _seen(lowering: Lowering, x: float, y: float, turn: Turn, high: float) -> Spot | None:
    landing = lowering.land(x, y, turn)
    if TABLE in landing.on:
        return None
    margin = landing.margin()
    if margin >= SOUND and not lowering.solid.rolls:
        beside = [lowering.land(x + dx, y + dy, turn) for dx, dy in _ROUND]
        margin = min(margin, *(_margin(other, landing) for other in beside))
    top = landing.pose.place[2] + reach(lowering.solid, turn)[1]
    return Spot(landing.pose, margin, max(0.0, top - high), landing.on)


_ROUND: Places = ((OFF, 0.0), (-OFF, 0.0), (0.0, OFF), (0.0, -OFF))


def _margin(other: Landing, first: Landing) -> float:
    """A spot beside one where the block drops past an edge is no spot."""
    if TABLE in other.on or first.pose.place[2] - other.pose.place[2] > 2 * OFF:
        return -1.0
    return other.margin()


def _over(body: Body, others: Sequence[Body]) -> Places:
    """Over its centre, and between it and others that are as high."""
    x, y, _ = body.pose.place
    level = [other for other in others if abs(_top(other) - _top(body)) < LEVEL]
    pairs = [pair for pair in combinations(level, 2) if body is pair[0]]
    between = [((x + other.pose.place[0]) / 2, (y + other.pose.place[1]) / 2) for _, other in pairs]
    return [(x, y), *between]


def _beside(body: Body) -> Places:
    """To both sides of its middle, where it is long enough: what stands there need not be in the
    way."""
    x, y, _ = body.pose.place
    yaw = radians(_yaw(body.pose.turn))
    along = np.array([cos(yaw), sin(yaw), 0.0])
    back, forth = span(body.solid, matrix(body.pose.turn).T @ along)
    found = ((-0.7 * back, back), (0.7 * forth, forth))
    return [(x + float(along[0]) * to, y + float(along[1]) * to) for to, far in found if far > LONG]


def _top(body: Body) -> float:
    return body.pose.place[2] + reach(body.solid, body.pose.turn)[1]


def _yaw(turn: Turn) -> float:
    """Which way its length points, seen from above, in degrees."""
    along = matrix(turn)[:2, 0]
    return degrees(atan2(along[1], along[0])) if abs(along).max() > 0.1 else 0.0
