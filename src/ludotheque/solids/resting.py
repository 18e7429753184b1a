"""How a body can lie: on which sides its centre of mass is over what supports it."""

from collections.abc import Iterator, Sequence
from math import hypot, pi

import msgspec

from ludotheque.solids import placing
from ludotheque.solids.curves import fine
from ludotheque.solids.polygons import hull
from ludotheque.solids.shape import Line, Pair, Run, Sawn, Shape, Turned
from ludotheque.solids.solid import Face, Spot

STEPS = 64  # so finely is a curve followed
SIDES = 24  # of a round foot
FLAT = 1e-6

# Where a point of an outline comes from: the number of its curve and its own on that curve.
Origin = dict[Pair, tuple[int, int] | None]


class Rest(msgspec.Struct, frozen=True):
    """In two dimensions: on a side from corner to corner, or on one point of a rounding."""

    down: Pair
    corners: tuple[Pair, ...]
    height: float


def faces(shape: Shape, centre: Spot) -> tuple[Face, ...]:
    found = _sawn(shape, centre) if isinstance(shape, Sawn) else _turned(shape, centre)
    first, *others = sorted(found, key=lambda face: face.down[2])
    return first, *sorted(others, key=lambda face: face.height)


def _sawn(shape: Sawn, centre: Spot) -> Iterator[Face]:
    place = placing.sawn(shape)
    u, v, w = placing.WAYS[shape.along]
    origin = _traced(shape.outline)
    for rest in rests(origin, (centre[u], centre[v])):
        support = [place(*corner, end) for end in shape.ends for corner in rest.corners]
        if len(support) == 4:
            support[2:] = support[:1:-1]
        yield Face(place(*rest.down, 0), tuple(support), rest.height)
    outline = hull(list(origin))
    for end in shape.ends:
        side = 1 if end > centre[w] else -1
        support = [place(*corner, end) for corner in outline]
        yield Face(place(0, 0, side), tuple(support), abs(end - centre[w]))


def _turned(shape: Turned, centre: Spot) -> Iterator[Face]:
    """From the side it is an outline too, with its mirror image, which lies as it does itself."""
    place = placing.turned(shape)
    stand = placing.standing(
        msgspec.structs.replace(shape, lies=None if shape.lies is None else 0.0)
    )
    high = centre[2] if shape.lies is None else centre[0]
    origin = _traced(shape.outside)
    origin |= {(-r, z): curve for (r, z), curve in origin.items() if r > 0}
    for rest in rests(origin, (0, high)):
        across, up = rest.down
        if across < -FLAT:
            continue
        support: tuple[Spot, ...]
        if len(rest.corners) == 2 and abs(across) < FLAT:
            radius, z = rest.corners[0]
            support = tuple(place(radius, z, k / SIDES * 2 * pi) for k in range(SIDES))
        else:
            support = tuple(place(*corner, 0) for corner in rest.corners)
        yield Face(stand(across, 0, up), support, rest.height)


def _traced(runs: Sequence[Run]) -> Origin:
    found: Origin = {}
    for number, run in enumerate(runs):
        for i, (u, v) in enumerate(fine(run, STEPS)):
            curve = None if isinstance(run, Line) else (number, i)
            found.setdefault((round(u, 9), round(v, 9)), curve)
    return found


def rests(origin: Origin, centre: Pair) -> Iterator[Rest]:
    corners = hull(list(origin))
    far = [hypot(u - centre[0], v - centre[1]) for u, v in corners]
    size = len(corners)
    rounded = [_neighbours(origin[corners[i - 1]], origin[corners[i]]) for i in range(size)]
    if all(rounded) and max(far) - min(far) < FLAT:  # a ball lies alike on all sides
        yield Rest((0, -1), (min(corners, key=lambda corner: corner[1]),), far[0])
        return
    for i in range(size):
        a, b = corners[i - 1], corners[i]
        if not rounded[i]:
            rest = _on_side(a, b, centre)
            if rest:
                yield rest
        if rounded[i] and rounded[(i + 1) % size] and far[i - 1] > far[i] <= far[(i + 1) % size]:
            yield Rest(((b[0] - centre[0]) / far[i], (b[1] - centre[1]) / far[i]), (b,), far[i])


def _neighbours(one: tuple[int, int] | None, other: tuple[int, int] | None) -> bool:
    """On the same curve, one after the other."""
    return bool(one and other and one[0] == other[0] and abs(one[1] - other[1]) == 1)


def _on_side(a: Pair, b: Pair, centre: Pair) -> Rest | None:
    """If the centre is above the side, and not above an end of it."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    along = ((b[0] - a[0]) / long, (b[1] - a[1]) / long)
    over = (centre[0] - a[0]) * along[0] + (centre[1] - a[1]) * along[1]
    if not FLAT < over < long - FLAT:
        return None
    down = (along[1], -along[0])
    return Rest(down, (a, b), (a[0] - centre[0]) * down[0] + (a[1] - centre[1]) * down[1])
