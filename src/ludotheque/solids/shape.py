"""How a body is made: an outline sawn straight through, or a profile that goes round on the lathe.

Plain data that travels as JSON. Millimetres; x along its length, y along its width, z up, as the
body lies in its catalogue: centred over the origin, its foot at z = 0.
"""

from typing import Literal

import msgspec

Pair = tuple[float, float]  # of an outline: across and up; of a profile: radius and height
Axis = Literal["x", "y", "z"]


class Line(msgspec.Struct, frozen=True, tag="line"):
    """Straight from corner to corner."""

    points: tuple[Pair, ...]


class Curve(msgspec.Struct, frozen=True, tag="curve"):
    """Through all its points, rounded between them (Catmull and Rom's spline)."""

    points: tuple[Pair, ...]


class Arc(msgspec.Struct, frozen=True, tag="arc", omit_defaults=True):
    """Part of an ellipse: `turns` are degrees, 0 outwards and 90 up, from and to.

    `egg` draws the upper end together and widens the lower one.
    """

    centre: Pair
    radii: Pair
    turns: Pair
    egg: float = 0.0


# Smooth in itself. The next one begins with an edge or, where they are apart, with a straight line.
Run = Line | Curve | Arc


class Sawn(msgspec.Struct, frozen=True, tag="sawn"):
    """An outline, closed and anticlockwise, straight through along an axis between two places.

    Along y it is drawn in x and z, along x in y and z, along z in x and y.
    """

    outline: tuple[Run, ...]
    along: Axis
    ends: Pair


class Turned(msgspec.Struct, frozen=True, tag="turned", omit_defaults=True):
    """A profile round an axis: the outside from the foot up, and what is hollow from its bottom up.

    The axis stands, or it lies along x so high above the table; its top points to +x then.
    """

    outside: tuple[Run, ...]
    hollow: tuple[Run, ...] = ()
    lies: float | None = None


Shape = Sawn | Turned
