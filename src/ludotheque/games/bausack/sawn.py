"""What is sawn: the outline that each kind's name and measures mean."""

from collections.abc import Callable
from math import cos, pi, sin

from ludotheque.games.bausack.blocks import Block
from ludotheque.solids.shape import Arc, Axis, Line, Pair, Run


def _line(*points: Pair) -> list[Run]:
    return [Line(points)]


def _box(block: Block) -> list[Run]:
    half, height = block.size[0] / 2, block.size[2]
    return _line((-half, 0), (half, 0), (half, height), (-half, height))


def _hexagon(block: Block) -> list[Run]:
    """Turned a little, so that no side of it is seen edgeways."""
    across, up = block.size[0] / 2, block.size[1] / 2
    turns = [(k * 60 + 8) * pi / 180 for k in range(6)]
    return _line(*((cos(turn) * across, sin(turn) * up) for turn in turns))


def _half_cylinder(block: Block) -> list[Run]:
    return [Arc((0, 0), (block.size[1] / 2, block.size[2]), (0, 180))]


def _ramp(block: Block) -> list[Run]:
    half, height = block.size[0] / 2, block.size[2]
    return _line((-half, 0), (half, 0), (-half, height))


def _roof(block: Block) -> list[Run]:
    half, height = block.size[1] / 2, block.size[2]
    return _line((-half, 0), (half, 0), (0, height))


def _stairs(block: Block) -> list[Run]:
    half, height = block.size[0] / 2, block.size[2]
    first, second = half / 3, -half / 3
    low, high = height / 3, height * 2 / 3
    lower = [(-half, 0), (half, 0), (half, low), (first, low)]
    return _line(*lower, (first, high), (second, high), (second, height), (-half, height))


def _l_shape(block: Block) -> list[Run]:
    half, height, wall = block.size[0] / 2, block.size[2], block.wall
    foot = [(-half, 0), (half, 0), (half, wall)]
    return _line(*foot, (wall - half, wall), (wall - half, height), (-half, height))


def _t_shape(block: Block) -> list[Run]:
    half, height, wall, arm = block.size[0] / 2, block.size[2], block.wall, block.wall / 2
    foot = [(-half, 0), (half, 0), (half, wall)]
    return _line(*foot, (arm, wall), (arm, height), (-arm, height), (-arm, wall), (-half, wall))


def _u_shape(block: Block) -> list[Run]:
    half, height, wall = block.size[0] / 2, block.size[2], block.wall
    inner = half - wall
    outer = [(-half, 0), (half, 0), (half, height), (inner, height)]
    return _line(*outer, (inner, wall), (-inner, wall), (-inner, height), (-half, height))


def _arch(block: Block) -> list[Run]:
    half, height, bore = block.size[0] / 2, block.size[2], block.bore / 2
    opening = Arc((0, 0), (bore, bore), (180, 0))
    return [opening, *_line((half, 0), (half, height), (-half, height), (-half, 0))]


def _cross(block: Block) -> list[Run]:
    long, wide, arm = block.size[0] / 2, block.size[1] / 2, block.wall / 2
    right = [(-arm, -wide), (arm, -wide), (arm, -arm), (long, -arm), (long, arm), (arm, arm)]
    left = [(-across, -up) for across, up in right]
    return _line(*right, *left)


def _star(block: Block) -> list[Run]:
    """Of five points."""
    radius = block.size[0] / 2
    points = ((k / 5 * pi - pi / 2, radius * (0.53 if k % 2 else 1)) for k in range(10))
    return _line(*((cos(turn) * far, sin(turn) * far) for turn, far in points))


# Sawn: an outline, and the axis along which it goes straight through.
SAWN: dict[str, tuple[Callable[[Block], list[Run]], Axis]] = {
    "cuboid": (_box, "y"),
    "cube": (_box, "y"),
    "other": (_box, "y"),
    "hexagon": (_hexagon, "z"),
    "half-cylinder": (_half_cylinder, "x"),
    "ramp": (_ramp, "y"),
    "roof": (_roof, "x"),
    "stairs": (_stairs, "y"),
    "l-shape": (_l_shape, "y"),
    "t-shape": (_t_shape, "y"),
    "u-shape": (_u_shape, "y"),
    "arch": (_arch, "y"),
    "cross": (_cross, "z"),
    "star": (_star, "z"),
}
