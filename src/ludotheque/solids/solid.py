"""A body of wood as others need it: how heavy, how it turns, what it touches with, how it can lie.

Plain data that travels as JSON. Millimetres and the axes of `shape.py`; the density is 1, so a mass
is the wood's density times the volume, and its inertia the density times this inertia.
"""

import msgspec

Spot = tuple[float, float, float]
Matrix = tuple[Spot, Spot, Spot]


class Box(msgspec.Struct, frozen=True, tag="box"):
    centre: Spot
    half: Spot  # half its length, width and height


class Ball(msgspec.Struct, frozen=True, tag="ball"):
    centre: Spot
    radius: float


class Hull(msgspec.Struct, frozen=True, tag="hull"):
    """All that is between these points."""

    points: tuple[Spot, ...]


Part = Box | Ball | Hull  # convex: what it touches others with


class Face(msgspec.Struct, frozen=True):
    """A way to lie: given a small push it comes back to it, or rolls on the same side."""

    down: Spot  # of length 1: what points to the table then
    support: tuple[Spot, ...]  # a polygon; where it rolls or rocks two ends of a line, or a point
    height: float  # of the centre of mass above the table

    @property
    def flat(self) -> bool:
        return len(self.support) > 2


class Solid(msgspec.Struct, frozen=True):
    volume: float  # cubic millimetres
    centre: Spot  # of mass
    inertia: Matrix  # about its centre
    parts: tuple[Part, ...]  # where two overlap it is still one body: weigh none of them
    faces: tuple[Face, ...]  # the one of the catalogue first, then by height of the centre

    @property
    def rolls(self) -> bool:
        """No face would hold it still: balls, eggs, dumbbells."""
        return not any(face.flat for face in self.faces)


class Mesh(msgspec.Struct, frozen=True):
    """Its surface: closed, every triangle anticlockwise as seen from outside."""

    vertices: tuple[Spot, ...]
    triangles: tuple[tuple[int, int, int], ...]
