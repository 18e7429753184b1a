"""A hand that holds one block of a world: it can nudge, it cannot bulldoze."""

import mujoco
import numpy as np

from ludotheque.physics.poses import Array, Place, Turn, after
from ludotheque.physics.settings import (
    AIR_FORCE,
    AIR_TWIST,
    DOWNWARDS,
    FASTEST,
    FASTEST_TURN,
    FRAMES,
    GRAVITY,
    GRIP,
    SIDEWAYS,
    TOUCH_TWIST,
)
from ludotheque.physics.tremor import Tremor
from ludotheque.physics.world import World

FARTHEST = np.array([1.0, 1.0, 1.9])  # metres: beyond it there is no table, and no tower so high
NO_FORCE = np.zeros(6)
GENTLE = 96  # steps after a touch: what bounces off is not struck anew


class Hand:
    """Moves the held block of its world towards a target, frame by frame, until it opens.

    The hand goes to its target as fast as hands go; a spring that is never stronger than the hand
    draws the block after it.
    """

    def __init__(self, world: World, tremor: Tremor) -> None:
        assert world.held is not None, "nothing is held in this world"
        self.world, self.tremor = world, tremor
        self._block: str = world.held
        pose = world.pose(world.held)
        self.target, self.turn = np.array(pose.place), np.array(pose.turn)  # where it is to go
        self._place, self._turn = self.target.copy(), self.turn.copy()  # and has got by now
        self._drawn_to, self._drawn_turn = self._place, self._turn  # the same, trembling
        self._speed = np.zeros(3)
        self._gentle = 0  # steps
        number = self._body = world.ids.index(world.held) + 1
        self._mass = float(world.model.body_mass[number])
        self._inertia = world.model.body_inertia[number]
        self._axes = world.model.body_iquat[number]

    def aim(self, place: Place, turn: Turn) -> None:
        """Where the block's centre is to be, and how it is to be turned."""
        largest = max(map(abs, turn))
        if not np.isfinite((*place, *turn)).all() or largest == 0:
            return  # nobody's hand can go there
        self.target = np.clip(place, -FARTHEST, FARTHEST)
        turned = np.array(turn) / largest
        self.turn = turned / np.linalg.norm(turned)

    def frame(self) -> None:
        """The hand goes on for a frame, and the world with it."""
        self._go()
        self.world.frame(self._push)

    def open(self) -> None:
        """The block stays where it is, not where the target was."""
        self.world.data.xfrc_applied[self._body] = NO_FORCE
        self.world.held = None

    def _go(self) -> None:
        was, far = self._place, self.target - self._place
        step = float(np.linalg.norm(far))
        self._place = was + far * min(1.0, FASTEST / FRAMES / max(step, 1e-12))
        angle = np.zeros(3)
        mujoco.mju_subQuat(angle, self.turn, self._turn)
        wide = float(np.linalg.norm(angle))
        turned = self._turn.copy()
        mujoco.mju_quatIntegrate(turned, angle, min(1.0, FASTEST_TURN / FRAMES / max(wide, 1e-12)))
        self._turn = turned
        self.tremor.feel(min(step * FRAMES, FASTEST), min(wide * FRAMES, FASTEST_TURN))
        now, before = self.world.seconds, self._drawn_to
        self._drawn_to = self._place + self.tremor.shift(now)
        self._speed = FRAMES * (self._drawn_to - before)
        self._drawn_turn = _swayed(turned, self.tremor.sway(now))

    def _push(self) -> None:
        """The force of this step: a spring without swing, cut off at what a hand may do."""
        data, row = self.world.data, self._body - 1
        place, speed = data.qpos[7 * row : 7 * row + 7], data.qvel[6 * row : 6 * row + 6]
        self._gentle = GENTLE if self.world.touches(self._block) else max(0, self._gentle - 1)
        touches = self._gentle > 0
        force = GRIP**2 * (self._drawn_to - place[:3]) + 2 * GRIP * (self._speed - speed[:3])
        force *= self._mass
        weight = self._mass * GRAVITY
        if touches:
            force[:2] = _at_most(force[:2], SIDEWAYS)
            force[2] = np.clip(force[2], -DOWNWARDS * weight, AIR_FORCE)
        else:
            force = _at_most(force, AIR_FORCE)
        force[2] += weight
        data.xfrc_applied[self._body, :3] = force
        data.xfrc_applied[self._body, 3:] = self._twist(
            place[3:], speed[3:], TOUCH_TWIST if touches else AIR_TWIST
        )

    def _twist(self, turn: Array, turning: Array, limit: float) -> Array:
        """The same for turning, round the table's axes. A block's inertia has axes of its own."""
        angle, own, there = np.zeros(3), np.zeros(3), np.zeros(4)
        mujoco.mju_subQuat(angle, self._drawn_turn, turn)
        mujoco.mju_negQuat(there, self._axes)
        mujoco.mju_rotVecQuat(own, GRIP**2 * angle - 2 * GRIP * turning, there)
        own *= self._inertia
        mujoco.mju_rotVecQuat(angle, own, self._axes)
        mujoco.mju_rotVecQuat(own, _at_most(angle, limit), turn)
        return own


def _at_most(force: Array, limit: float) -> Array:
    size = float(np.linalg.norm(force))
    return force * (limit / size) if size > limit else force


def _swayed(turn: Array, sway: Array) -> Array:
    """Tilted round the table's x and y."""
    x, y = sway / 2
    w = np.sqrt(max(0.0, 1 - x * x - y * y))
    a, b, c, d = turn
    return np.array(after((a, b, c, d), (w, x, y, 0.0)))
