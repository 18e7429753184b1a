"""Where a block would come to lie if it were lowered onto a tower, and whether it looks sound."""

from collections.abc import Sequence
from typing import NamedTuple

import mujoco
import numpy as np

from ludotheque.physics.poses import Array, Pose, Turn, reach
from ludotheque.physics.settings import HOVER, MILLI
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World
from ludotheque.solids.polygons import hull
from ludotheque.solids.solid import Solid

STRIDE = 0.004  # metres: so far down at a time, then back by halves
FINE = 0.000001
DEEPER = 0.0001  # what is so near will touch as soon as the block lies
IT = "it"


class Landing(NamedTuple):
    pose: Pose
    on: frozenset[str]  # what it would touch: blocks, and the table
    points: Array  # where, a row each: x and y

    def margin(self) -> float:
        """How far the centre is inside what would support it, in metres; below 0: it would tip."""
        return inside(self.points, np.array(self.pose.place[:2]))


class Lowering:
    """One block over one tower; any number of places."""

    def __init__(self, tower: Sequence[Body], solid: Solid) -> None:
        self.solid = solid
        self._above = max(b.pose.place[2] + reach(b.solid, b.pose.turn)[1] for b in tower)
        over = Pose((0.0, 0.0, self._above + 1.0))
        self._world = World([*tower, Body(IT, solid, over)], frozen=False)

    def land(self, x: float, y: float, turn: Turn) -> Landing:
        """Straight down, until it touches."""
        data = self._world.data
        below, _ = reach(self.solid, turn)
        data.qpos[-7:] = x, y, 0.0, *turn
        high = self._above + below + HOVER + FINE
        low = high - STRIDE
        while not self._touches(low):
            high, low = low, low - STRIDE
        while high - low > FINE:
            middle = (low + high) / 2
            if self._touches(middle):
                low = middle
            else:
                high = middle
        self._touches(low - DEEPER)
        contacts = data.contact
        mine = (self._world.model.geom_bodyid[contacts.geom] == len(self._world.ids)).any(axis=1)
        points: Array = contacts.pos[mine][:, :2].copy()
        return Landing(Pose((x, y, low), turn), frozenset(self._world.touched_by(IT)), points)

    def _touches(self, z: float) -> bool:
        model, data = self._world.model, self._world.data
        data.qpos[-5] = z
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_collision(model, data)
        return self._world.touches(IT)


def inside(points: Array, centre: Array) -> float:
    """How far a centre is inside the hull of these points; below 0: outside, at least as far."""
    corners = np.array(hull([(float(x), float(y)) for x, y in points / MILLI]))
    if len(corners) < 3:  # an edge or a point
        return -float(np.linalg.norm(points - centre, axis=1).min())
    middle = centre / MILLI
    along = np.roll(corners, -1, axis=0) - corners
    to = middle - corners
    left = (along[:, 0] * to[:, 1] - along[:, 1] * to[:, 0]) / np.linalg.norm(along, axis=1)
    return float(left.min()) * MILLI
