"""Runs as mathematics sees them: where they go, and what they enclose."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, cos, pi, radians, sin, sqrt

from ludotheque.solids.shape import Arc, Curve, Line, Pair, Run, Turned

# At a share of the way, from 0 to 1: across, up, and how fast it climbs there.
Piece = Callable[[float], tuple[float, float, float]]

# Gauss and Legendre's places and weights from 0 to 1. With eight of them polynomials up to the
# fifteenth degree are integrated exactly, and a quarter of an ellipse to twelve digits.
GAUSS = tuple(
    ((1 + side * place) / 2, weight / 2)
    for place, weight in (
        (0.1834346424956498, 0.3626837833783620),
        (0.5255324099163290, 0.3137066458778873),
        (0.7966664774136267, 0.2223810344533745),
        (0.9602898564975363, 0.1012285362903763),
    )
    for side in (-1, 1)
)


def pieces(run: Run) -> list[Piece]:
    match run:
        case Line(points):
            return [_straight(a, b) for a, b in pairwise(points)]
        case Curve(points):
            held = (points[0], *points, points[-1])
            return [_bent(*held[i : i + 4]) for i in range(len(points) - 1)]
        case Arc(turns=(begin, end)):
            count = max(1, ceil(abs(end - begin) / 90))
            step = (end - begin) / count
            return [_round(run, begin + i * step, begin + (i + 1) * step) for i in range(count)]


def _straight(a: Pair, b: Pair) -> Piece:
    return lambda t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, b[1] - a[1])


def _bent(a: Pair, b: Pair, c: Pair, d: Pair) -> Piece:
    """Between b and c, where a comes before them and d after."""

    def of(i: int) -> tuple[float, float, float, float]:
        square = 2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]
        return b[i], (c[i] - a[i]) / 2, square / 2, (3 * b[i] - a[i] - 3 * c[i] + d[i]) / 2

    (u0, u1, u2, u3), (v0, v1, v2, v3) = of(0), of(1)
    return lambda t: (
        u0 + t * (u1 + t * (u2 + t * u3)),
        v0 + t * (v1 + t * (v2 + t * v3)),
        v1 + t * (2 * v2 + t * 3 * v3),
    )


def _round(arc: Arc, begin: float, end: float) -> Piece:
    (u, v), (across, up) = arc.centre, arc.radii
    start, way = radians(begin), radians(end - begin)

    def at(t: float) -> tuple[float, float, float]:
        turn = start + way * t
        rise = sin(turn)
        flank = cos(turn)
        return u + across * flank * (1 - arc.egg * rise), v + up * rise, up * flank * way

    return at


def ends(run: Run) -> tuple[Pair, Pair]:
    made = pieces(run)
    return made[0](0)[:2], made[-1](1)[:2]


def enclosed(runs: Sequence[Run]) -> Callable[[int, int], float]:
    """The integral of u^p v^q over the area inside a loop: runs, joined and closed by lines."""
    joins = [(ends(a)[1], ends(b)[0]) for a, b in zip(runs, (*runs[1:], runs[0]), strict=True)]
    loop = [piece for run in runs for piece in pieces(run)] + [_straight(*join) for join in joins]
    places = [(*piece(t), weight) for piece in loop for t, weight in GAUSS]

    def moment(p: int, q: int) -> float:
        return sum(u ** (p + 1) * v**q * dv * w for u, v, dv, w in places) / (p + 1)

    return moment


def section(shape: Turned) -> tuple[Run, ...]:
    """Half a turned body: up the outside, down the hollow, back along the axis or the bore."""
    way = (*shape.outside, *map(_backwards, reversed(shape.hollow)))
    foot, end = ends(way[0])[0][1], ends(way[-1])[1][1]
    bored = shape.hollow and end == foot
    return way if bored else (*way, Line(((0, end), (0, foot))))


def _backwards(run: Run) -> Run:
    match run:
        case Arc(turns=(begin, end)):
            return Arc(run.centre, run.radii, (end, begin), run.egg)
        case _:
            return type(run)(run.points[::-1])


def fine(run: Run, steps: int = 16) -> list[Pair]:
    """Points on it: the corners of a line, and so many to a quarter turn or to a bend."""
    if isinstance(run, Line):
        return list(run.points)
    made = pieces(run)
    found = [piece(i / steps)[:2] for piece in made for i in range(steps)]
    return [*found, ends(run)[1]]


def coarse(run: Run, step: float) -> list[Pair]:
    """The same with few corners: an arc in steps of about so many degrees, pushed outwards between
    its ends so that as much lies inside as before."""
    if not isinstance(run, Arc):
        return fine(run, 4)
    begin, end = run.turns
    count = max(1, round(abs(end - begin) / step))
    width = radians(abs(end - begin) / count)
    more = sqrt(width / sin(width))
    wide = Arc(run.centre, (run.radii[0] * more, run.radii[1] * more), run.turns, run.egg)
    whole = _round(wide, begin, end)
    first, last = ends(run)
    return [first, *(whole(i / count)[:2] for i in range(1, count)), last]


def round_of(sides: int) -> float:
    """How much farther out the corners of a regular polygon are than a circle of its area."""
    return sqrt(2 * pi / sides / sin(2 * pi / sides))
