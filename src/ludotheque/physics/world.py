"""One tower and its table, stepped frame by frame. The same inputs give the same bytes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import mujoco
import numpy as np

from ludotheque.physics.poses import Array, Pose, reach
from ludotheque.physics.settings import (
    ARM,
    FRAMES,
    HOVER,
    MILLI,
    QUIET,
    QUIET_SPEED,
    QUIET_TURN,
    ROLLING,
    STEPS,
    TOO_FAST,
)
from ludotheque.physics.wood import Body, model_of

TABLE: Final = ""  # touches blocks too, and has no id of its own

# Left to itself the engine would write a file wherever it stands. The guard below sees all it says.
mujoco.set_mju_user_warning(lambda message: None)


class World:
    """Bodies that rest or fall. The one in the hand, if any, is pushed from outside (`hand.py`).

    `frozen`: the others sleep, exactly where they are and at no cost, until something touches them.
    """

    def __init__(
        self,
        bodies: Sequence[Body],
        held: str | None = None,
        *,
        frozen: bool = True,
        rolling: float = ROLLING,
    ) -> None:
        self.bodies = tuple(bodies)
        self.ids = tuple(body.id for body in bodies)
        self.held = held
        self.frames = 0
        self.blown_up = 0  # how often the guard has put everything back
        self.model = model_of(bodies, held, rolling, frozen)
        self.data = mujoco.MjData(self.model)
        self._rolls = np.array([body.solid.rolls for body in bodies], dtype=bool)
        self._owner = self.model.geom_bodyid  # by part; the bodies follow the table in their order
        self._lay({})

    def again(self, block: str, pose: Pose) -> None:
        """As in the beginning, but with this block there."""
        mujoco.mj_resetData(self.model, self.data)
        self.frames = 0
        self._lay({block: pose})

    def _lay(self, others: Mapping[str, Pose]) -> None:
        """The model has rounded the turnings; here they are exact."""
        for body, where in zip(self.bodies, self._where, strict=True):
            place, turn = others.get(body.id, body.pose)
            where[:] = *place, *turn
        mujoco.mj_forward(self.model, self.data)

    # ---- Time goes on

    def frame(self, push: Callable[[], None] | None = None) -> None:
        """A sixtieth of a second. `push` is asked before every step."""
        before = self.data.qpos.copy()
        for _ in range(STEPS):
            if push is not None:
                push()
            mujoco.mj_step(self.model, self.data)
        self.frames += 1
        if self._has_blown_up():
            self._put_back(before)
        else:
            self._calm()

    @property
    def seconds(self) -> float:
        return self.frames / FRAMES

    def _calm(self) -> None:
        """What hardly moves comes to rest. What rolls does so by its own friction."""
        speed = self._speeds
        slow = np.abs(speed[:, :3]).max(axis=1) < QUIET_SPEED
        slow &= np.abs(speed[:, 3:]).max(axis=1) < QUIET_TURN
        slow &= ~self._rolls
        if self.held is not None:
            slow[self.ids.index(self.held)] = False
        speed[slow] *= QUIET

    def _has_blown_up(self) -> bool:
        speed = np.abs(self._speeds[:, :3]).max()
        return bool(self.data.warning.number.any() or not speed < TOO_FAST)  # nan is not less

    def _put_back(self, places: Array) -> None:
        """To the frame before, and still: whatever the engine made of it, wood does not explode."""
        self.blown_up += 1
        self.data.qpos[:] = places
        self.data.qvel[:] = self.data.qacc_warmstart[:] = 0
        self.data.warning.number[:] = 0
        mujoco.mj_forward(self.model, self.data)

    # ---- What there is to see

    @property
    def _where(self) -> Array:
        return self.data.qpos.reshape(-1, 7)  # type: ignore[no-any-return]

    @property
    def _speeds(self) -> Array:
        return self.data.qvel.reshape(-1, 6)  # type: ignore[no-any-return]

    def places(self) -> Array:
        """A row a body, in their order: x, y, z and the four numbers of its turning."""
        return self._where.copy()

    def pose(self, block: str) -> Pose:
        x, y, z, *turn = self._where[self.ids.index(block)].tolist()
        return Pose((x, y, z), (turn[0], turn[1], turn[2], turn[3]))

    def asleep(self) -> bool:
        """Nothing moves, and a frame costs next to nothing."""
        return bool((self.data.tree_asleep >= 0).all())

    def hardly_moves(self) -> bool:
        """As far as one can see at a glance: nothing is faster than a millimetre a second."""
        speed = np.abs(self._speeds)
        return bool(speed[:, :3].max() < MILLI and speed[:, 3:].max() < MILLI / ARM)

    def touching(self) -> set[frozenset[str]]:
        """All pairs that touch, the table's too."""
        data = self.data
        if (data.tree_asleep >= 0).any():  # the engine does not look at what sleeps
            data = _awake(self.model, data.qpos)
        pairs = np.unique(self._owner[data.contact.geom], axis=0)
        name = (TABLE, *self.ids)
        return {frozenset((name[a], name[b])) for a, b in pairs}

    def touched_by(self, block: str) -> set[str]:
        """The blocks that this one touches, and the table."""
        return {other for pair in self.touching() if block in pair for other in pair - {block}}

    def felt_by(self, block: str) -> set[str]:
        """The same in a hurry, for what is awake: a block in a hand."""
        number = self.ids.index(block) + 1
        pairs = self._owner[self.data.contact.geom]
        mine = pairs[(pairs == number).any(axis=1)]
        name = (TABLE, *self.ids)
        return {name[other] for other in mine[mine != number]}

    def on_table(self) -> set[str]:
        """The blocks that touch the table, in a hurry: what sleeps is not looked at."""
        pairs = self._owner[self.data.contact.geom]
        return {self.ids[number - 1] for number in pairs[(pairs == 0).any(axis=1)].max(axis=1)}

    def touches(self, block: str) -> bool:
        """Anything at all? In a hurry too."""
        number = self.ids.index(block) + 1
        return bool((self._owner[self.data.contact.geom] == number).any())

    # ---- The measure

    def height(self) -> float:
        """Of the highest wood, in millimetres, without the air that keeps blocks apart."""
        top, block = max(
            (pose.place[2] + reach(body.solid, pose.turn)[1], body.id)
            for body in self.bodies
            if body.id != self.held
            for pose in (self.pose(body.id),)
        )
        return 1000 * (top - HOVER * self._layers(block))

    def _layers(self, block: str) -> int:
        """How many times wood lies on wood, or on the table, below this block."""
        pairs, seen, edge, count = self.touching(), {TABLE}, {TABLE}, 0
        while edge and block not in seen:
            edge = {other for pair in pairs if pair & edge for other in pair} - seen
            seen |= edge
            count += 1
        return count if block in seen else 0


def _awake(model: "mujoco.MjModel", places: Array) -> "mujoco.MjData":
    """The same moment with nobody asleep."""
    flags, data = model.opt.enableflags, mujoco.MjData(model)
    model.opt.enableflags ^= mujoco.mjtEnableBit.mjENBL_SLEEP
    data.qpos[:] = places
    mujoco.mj_forward(model, data)
    model.opt.enableflags = flags
    return data
