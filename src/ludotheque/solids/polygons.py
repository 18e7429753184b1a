"""Polygons: which side, which hull, which convex pieces."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot

from ludotheque.solids.shape import Pair

NEAR = 1e-9


def turn(a: Pair, b: Pair, c: Pair) -> float:
    """Above 0: the way from a over b to c bends to the left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def without_repeats(points: Sequence[Pair], closed: bool = True) -> list[Pair]:
    found: list[Pair] = []
    for point in points:
        if not found or _apart(found[-1], point):
            found.append(point)
    if closed and len(found) > 1 and not _apart(found[-1], found[0]):
        found.pop()
    return found


def _apart(a: Pair, b: Pair) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) > 1e-6


def hull(points: Sequence[Pair]) -> list[Pair]:
    """The corners of what is between all these points, anticlockwise."""
    laid = sorted(set(points))

    def half(way: Sequence[Pair]) -> list[Pair]:
        found: list[Pair] = []
        for point in way:
            while len(found) > 1 and turn(found[-2], found[-1], point) <= NEAR:
                found.pop()
            found.append(point)
        return found[:-1]

    return half(laid) + half(laid[::-1])


def simplified(points: Sequence[Pair], slack: float) -> list[Pair]:
    """Fewer points, none of those left out farther than that from the line (Douglas, Peucker)."""
    (au, av), (bu, bv) = points[0], points[-1]
    far = hypot(bu - au, bv - av) or 1.0
    off = [abs((bu - au) * (v - av) - (bv - av) * (u - au)) / far for u, v in points]
    worst = max(range(len(points)), key=off.__getitem__)
    if off[worst] <= slack:
        return [points[0], points[-1]]
    head, tail = simplified(points[: worst + 1], slack), simplified(points[worst:], slack)
    return [*head[:-1], *tail]


def convex_pieces(loop: Sequence[Pair]) -> list[list[Pair]]:
    """A polygon, cut as makes the fewest pieces: upright, across, or from its middle."""
    if all(turn(loop[i - 2], loop[i - 1], loop[i]) >= -NEAR for i in range(len(loop))):
        return [list(loop)]
    swapped = [(v, u) for u, v in reversed(loop)]
    upright = [[(u, v) for v, u in reversed(piece)] for piece in _slabs(swapped)]
    return min((_slabs(loop), upright, _kites(loop)), key=lambda cut: len(cut) or len(loop))


def _slabs(loop: Sequence[Pair]) -> list[list[Pair]]:
    """Cut straight up at every corner."""
    cuts = sorted({round(u, 6) for u, _ in loop})
    sides = list(zip(loop, (*loop[1:], loop[0]), strict=True))
    found: list[list[Pair]] = []
    for left, right in pairwise(cuts):
        middle = (left + right) / 2
        crossed = [(a, b) for a, b in sides if min(a[0], b[0]) < middle < max(a[0], b[0])]
        lines = [_height(a, b) for a, b in crossed]
        lines.sort(key=lambda line: line(middle))
        for low, high in zip(lines[::2], lines[1::2], strict=True):
            corners = ((left, low), (right, low), (right, high), (left, high))
            found.append(without_repeats([(u, line(u)) for u, line in corners]))
    return found


def _height(a: Pair, b: Pair) -> Callable[[float], float]:
    return lambda u: a[1] + (b[1] - a[1]) * (u - a[0]) / (b[0] - a[0])


def _kites(loop: Sequence[Pair]) -> list[list[Pair]]:
    """From the middle to every corner that points inwards; none if that leaves another such."""
    middle = (sum(u for u, _ in loop) / len(loop), sum(v for _, v in loop) / len(loop))
    size = len(loop)
    inward = [i for i in range(size) if turn(loop[i - 1], loop[i], loop[(i + 1) % size]) < -NEAR]
    found = []
    for begin, end in zip(inward, (*inward[1:], inward[0] + size), strict=True):
        piece = [middle, *(loop[i % size] for i in range(begin, end + 1))]
        if any(turn(piece[i - 2], piece[i - 1], piece[i]) < -NEAR for i in range(len(piece))):
            return []
        found.append(piece)
    return found
