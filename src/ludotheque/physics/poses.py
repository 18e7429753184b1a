"""Where a block is and how it is turned."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.physics.settings import MILLI
from ludotheque.solids.solid import Ball, Box, Solid, Spot

Place = tuple[float, float, float]  # metres; the table is at 0, up is z
Turn = tuple[float, float, float, float]  # a quaternion of length 1: w, x, y, z
Array = npt.NDArray[np.float64]

UNTURNED: Final[Turn] = (1.0, 0.0, 0.0, 0.0)


class Pose(NamedTuple):
    """Of a block's centre of mass. It goes in and out of a world to the last bit."""

    place: Place
    turn: Turn = UNTURNED


def spin(degrees: float, axis: Spot = (0.0, 0.0, 1.0)) -> Turn:
    """Round an axis of length 1, anticlockwise as seen from its tip."""
    half = np.radians(degrees) / 2
    x, y, z = np.sin(half) * np.array(axis)
    return float(np.cos(half)), float(x), float(y), float(z)


def after(one: Turn, then: Turn) -> Turn:
    """First the one, then the other, both round the axes of the table."""
    w, x, y, z = then
    a, b, c, d = one
    return (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )


def upright(down: Spot) -> Turn:
    """The shortest turn after which what points along `down` points to the table."""
    x, y, z = down
    if z > 1 - 1e-9:  # straight up: over on its side and on
        return (0.0, 1.0, 0.0, 0.0)
    w = 1 - z  # half way between down and -z
    turn = np.array([w, -y, x, 0.0])
    w, x, y, z = turn / np.linalg.norm(turn)
    return float(w), float(x), float(y), float(z)


def matrix(turn: Turn) -> Array:
    w, x, y, z = turn
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def reach(solid: Solid, turn: Turn) -> tuple[float, float]:
    """How far its wood reaches below and above its centre when it is turned so."""
    return span(solid, matrix(turn)[2])


def span(solid: Solid, up: Array) -> tuple[float, float]:
    """The same along any direction of its own, backwards and forwards."""
    lows, highs = [], []
    for part in solid.parts:
        if isinstance(part, Box | Ball):
            middle = up @ (np.array(part.centre) - solid.centre)
            half = part.radius if isinstance(part, Ball) else np.abs(up) @ np.array(part.half)
            lows.append(middle - half)
            highs.append(middle + half)
        else:
            levels = (np.array(part.points) - solid.centre) @ up
            lows.append(levels.min())
            highs.append(levels.max())
    return -float(min(lows)) * MILLI, float(max(highs)) * MILLI


def stood_at(solid: Solid, x: float, y: float, foot: float = 0.0, turn: Turn = UNTURNED) -> Pose:
    """With its centre over (x, y) and its lowest point so high."""
    return Pose((x, y, foot + reach(solid, turn)[0]), turn)
