"""Volume, centre of mass and inertia, exactly: from what the outline or the profile encloses."""

from math import pi

from ludotheque.solids.curves import enclosed, section
from ludotheque.solids.placing import WAYS
from ludotheque.solids.shape import Sawn, Shape, Turned
from ludotheque.solids.solid import Matrix, Spot


def weigh(shape: Shape) -> tuple[float, Spot, Matrix]:
    """Volume, centre, and inertia about the centre."""
    return _sawn(shape) if isinstance(shape, Sawn) else _turned(shape)


def _sawn(shape: Sawn) -> tuple[float, Spot, Matrix]:
    inside = enclosed(shape.outline)
    begin, end = shape.ends
    deep = end - begin
    volume = inside(0, 0) * deep
    across, up = inside(1, 0) * deep / volume, inside(0, 1) * deep / volume
    u, v, w = WAYS[shape.along]
    centre, spread = [0.0] * 3, [[0.0] * 3 for _ in range(3)]
    centre[u], centre[v], centre[w] = across, up, (begin + end) / 2
    spread[u][u] = inside(2, 0) * deep - volume * across * across
    spread[v][v] = inside(0, 2) * deep - volume * up * up
    spread[u][v] = spread[v][u] = inside(1, 1) * deep - volume * across * up
    spread[w][w] = volume * deep * deep / 12
    return volume, _spot(centre), _inertia(spread)


def _turned(shape: Turned) -> tuple[float, Spot, Matrix]:
    inside = enclosed(section(shape))
    volume = 2 * pi * inside(1, 0)
    high = 2 * pi * inside(1, 1) / volume
    flank = pi * inside(3, 0)
    along = 2 * pi * inside(1, 2) - volume * high * high
    centre = (0.0, 0.0, high) if shape.lies is None else (high, 0.0, shape.lies)
    spread = [[flank, 0.0, 0.0], [0.0, flank, 0.0], [0.0, 0.0, along]]
    if shape.lies is not None:
        spread[0][0], spread[2][2] = along, flank
    return volume, centre, _inertia(spread)


def _inertia(spread: list[list[float]]) -> Matrix:
    """From how the wood is spread about its centre: the integrals of x x, x y and so on."""
    whole = spread[0][0] + spread[1][1] + spread[2][2]
    rows = ([whole * (i == j) - spread[i][j] for j in range(3)] for i in range(3))
    one, two, three = map(_spot, rows)
    return one, two, three


def _spot(values: list[float]) -> Spot:
    x, y, z = values
    return x, y, z
