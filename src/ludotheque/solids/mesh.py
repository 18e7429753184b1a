"""The surface of a body: triangles for the screen, closed and seen from outside."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi

from ludotheque.solids import placing
from ludotheque.solids.curves import fine, section
from ludotheque.solids.polygons import NEAR, turn, without_repeats
from ludotheque.solids.shape import Pair, Run, Sawn, Shape, Turned
from ludotheque.solids.solid import Mesh, Spot

Triangle = tuple[int, int, int]


def mesh(shape: Shape, steps: int = 12) -> Mesh:
    """`steps` to a quarter turn, and to each bend of a curve."""
    return _sawn(shape, steps) if isinstance(shape, Sawn) else _turned(shape, steps)


def _loop(runs: Sequence[Run], steps: int) -> list[Pair]:
    return without_repeats([point for run in runs for point in fine(run, steps)])


def _sawn(shape: Sawn, steps: int) -> Mesh:
    loop = _loop(shape.outline, steps)
    size = len(loop)
    place = placing.sawn(shape)
    vertices = [place(u, v, w) for w in shape.ends for u, v in loop]
    found: list[Triangle] = []
    for a, b, c in _ears(loop):
        found += [(c, b, a), (a + size, b + size, c + size)]
    for i in range(size):
        k = (i + 1) % size
        found += [(i, k, k + size), (i, k + size, i + size)]
    if shape.along == "y":  # x and z are seen from y's other side
        found = [(c, b, a) for a, b, c in found]
    return Mesh(tuple(vertices), tuple(found))


def _ears(loop: Sequence[Pair]) -> list[Triangle]:
    """A polygon as triangles: one corner is cut off after the other."""
    left = list(range(len(loop)))
    found: list[Triangle] = []
    while len(left) > 3:
        ear = next(k for k in range(len(left)) if _is_ear(loop, left, k))
        found.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return [*found, (left[0], left[1], left[2])]


def _is_ear(loop: Sequence[Pair], left: Sequence[int], k: int) -> bool:
    a, b, c = (loop[left[(k + i) % len(left)]] for i in (-1, 0, 1))
    if turn(a, b, c) <= NEAR:
        return False
    others = (loop[i] for i in left if loop[i] not in (a, b, c))
    return not any(
        turn(a, b, p) >= -NEAR and turn(b, c, p) >= -NEAR and turn(c, a, p) >= -NEAR for p in others
    )


def _turned(shape: Turned, steps: int) -> Mesh:
    loop = _loop(section(shape), steps)
    place, sides = placing.turned(shape), 4 * steps
    vertices: list[Spot] = []
    rings: dict[Pair, list[int]] = {}
    for r, z in loop:
        if (r, z) not in rings:
            first = len(vertices)
            count = 1 if r < NEAR else sides
            vertices += [place(r, z, k / sides * 2 * pi) for k in range(count)]
            rings[r, z] = [first + k % count for k in range(sides + 1)]
    found: list[Triangle] = []
    for low, high in zip(loop, (*loop[1:], loop[0]), strict=True):
        for (a, b), (d, c) in zip(pairwise(rings[low]), pairwise(rings[high]), strict=True):
            found += [t for t in ((a, b, c), (a, c, d)) if len(set(t)) == 3]
    return Mesh(tuple(vertices), tuple(found))
