"""Plain pieces of wood, and small worlds of them."""

from math import cos, pi, sin

from ludotheque.physics.poses import UNTURNED, Pose, Turn, stood_at
from ludotheque.physics.settings import HOVER, MILLI
from ludotheque.physics.wood import Body
from ludotheque.physics.world import TABLE, World
from ludotheque.solids.solid import Ball, Box, Face, Hull, Part, Solid

SAG = 0.0000015  # metres: so much less than the hover is between two blocks that rest
DOWN = (0.0, 0.0, -1.0)


def cuboid(length: float, width: float, height: float) -> Solid:
    x, y, z = length / 2, width / 2, height / 2
    foot = ((-x, -y, 0.0), (x, -y, 0.0), (x, y, 0.0), (-x, y, 0.0))
    return _made(
        8 * x * y * z,
        z,
        ((y * y + z * z) / 3, (x * x + z * z) / 3, (x * x + y * y) / 3),
        Box((0.0, 0.0, z), (x, y, z)),
        Face(DOWN, foot, z),
    )


def ball(width: float) -> Solid:
    r = width / 2
    part, face = Ball((0.0, 0.0, r), r), Face(DOWN, ((0.0, 0.0, 0.0),), r)
    return _made(4 / 3 * pi * r**3, r, (0.4 * r * r,) * 3, part, face)


def column(width: float, height: float, sides: int = 24) -> Solid:
    r, z = width / 2, height / 2
    ring = [(r * cos(2 * pi * k / sides), r * sin(2 * pi * k / sides)) for k in range(sides)]
    points = tuple((x, y, level) for level in (0.0, height) for x, y in ring)
    across = r * r / 4 + height * height / 12
    face = Face(DOWN, points[:sides], z)
    return _made(pi * r * r * height, z, (across, across, r * r / 2), Hull(points), face)


def _made(
    volume: float, centre: float, spread: tuple[float, float, float], part: Part, face: Face
) -> Solid:
    x, y, z = (volume * one for one in spread)
    inertia = ((x, 0.0, 0.0), (0.0, y, 0.0), (0.0, 0.0, z))
    return Solid(volume, (0.0, 0.0, centre), inertia, (part,), (face,))


BASE = cuboid(60, 30, 15)
CUBE = cuboid(30, 30, 30)


def resting(solid: Solid, x: float, y: float, level: float, turn: Turn = UNTURNED) -> Pose:
    """Millimetres; as it lies over wood, or a table, that reaches so high."""
    return stood_at(solid, x * MILLI, y * MILLI, level * MILLI + HOVER - SAG, turn)


def pile(*solids: Solid, frozen: bool = False) -> World:
    """One upon the other, each over the middle of the one below."""
    bodies: list[Body] = []
    level = 0.0
    for number, solid in enumerate(solids):
        bodies.append(Body(f"{number}", solid, resting(solid, 0, 0, level), base=number == 0))
        level += 2 * solid.centre[2] + (HOVER - SAG) / MILLI
    return World(bodies, frozen=frozen)


def after_seconds(world: World, seconds: float) -> World:
    for _ in range(round(60 * seconds)):
        world.frame()
    return world


def has_fallen(world: World) -> bool:
    """Something but a base is on the table."""
    return bool(world.touched_by(TABLE) - {body.id for body in world.bodies if body.base})
