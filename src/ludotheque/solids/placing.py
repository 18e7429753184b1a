"""From an outline, or from a place at the lathe, into space."""

from collections.abc import Callable
from math import cos, sin

from ludotheque.solids.shape import Axis, Sawn, Turned
from ludotheque.solids.solid import Spot

Place = Callable[[float, float, float], Spot]

# Which of x, y and z are across and up in an outline, and which it goes straight through.
WAYS: dict[Axis, tuple[int, int, int]] = {"x": (1, 2, 0), "y": (0, 2, 1), "z": (0, 1, 2)}


def sawn(shape: Sawn) -> Place:
    """Across, up and through."""
    ways = WAYS[shape.along]

    def place(u: float, v: float, w: float) -> Spot:
        spot = [0.0, 0.0, 0.0]
        for way, value in zip(ways, (u, v, w), strict=True):
            spot[way] = value
        return spot[0], spot[1], spot[2]

    return place


def standing(shape: Turned) -> Place:
    """As it lies, from as it would stand on the lathe: x, y, z."""
    high = shape.lies
    return (lambda x, y, z: (x, y, z)) if high is None else (lambda x, y, z: (z, y, high - x))


def turned(shape: Turned) -> Place:
    """Radius, height, and the turn round the axis in radians."""
    stand = standing(shape)
    return lambda r, z, turn: stand(r * cos(turn), r * sin(turn), z)
