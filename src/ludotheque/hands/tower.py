"""Placing a block: does it stand, and how high is the tower then?

A picture begins with a byte (1: the hand is open, 2: its block has touched, 4: it fell). Then, for
each block that is not where the setting has it: its number there, the one in the hand last, and
twelve bytes (`physics/pictures.py`).
"""

import numpy as np

from ludotheque.contract import Seat, Setting
from ludotheque.hands.deed import STEPS_A_SECOND, Deed, End
from ludotheque.hands.placing import Laid, driven, placing_of, scene
from ludotheque.physics.hand import Hand as Grip
from ludotheque.physics.pictures import BYTES, picture
from ludotheque.physics.poses import reach
from ludotheque.physics.rest import Rest
from ludotheque.physics.settings import HOVER
from ludotheque.physics.tremor import Tremor
from ludotheque.physics.world import TABLE, World

AFTERMATH = 2 * STEPS_A_SECOND  # of a fall, for everybody to see
ON_THE_TABLE = 0.001  # metres: what is let go as low as this was put down
BESIDE = STEPS_A_SECOND // 2  # since it last touched a base, and it still is beside it


class PlacingDeed(Deed):
    def __init__(self, setting: Setting) -> None:
        self.placing = placing_of(setting)
        tower, self.block = self.placing.tower, self.placing.block.id
        self.world = World([laid.body for laid in (*tower, self.placing.block)], held=self.block)
        dice = np.random.default_rng(int(setting.dice or "0", 16))
        self.grip = Grip(self.world, Tremor(dice, self.placing.tremor))
        self.bases = {laid.id for laid in tower if laid.base}
        self.met = False  # the block has touched the tower
        self._rest: Rest | None = None  # looked for since the hand opened
        self._fell_at: int | None = None
        self._at_base = -STEPS_A_SECOND  # when it last touched a base
        self._at_wood = -STEPS_A_SECOND  # or anything of the tower
        self._start = picture(self.world.places())

    @property
    def open(self) -> bool:
        return self._rest is not None

    # ---- The hand

    def hear(self, seat: Seat, data: bytes) -> None:
        pose, opened = driven(data)
        if not self.open:
            self.grip.aim(*pose)
            if opened:
                self.let_go()

    def let_go(self) -> None:
        if self.open:
            return
        if not self.placing.tower or (self.placing.bases and self._beside_a_base()):
            self.bases.add(self.block)
        self.grip.open()
        self._rest = Rest(self.world)

    def _beside_a_base(self) -> bool:
        """Put down on the table beside a base: one base more (Three Reds Win). No hand keeps two
        blocks touching without a break."""
        return self._on_table() and self.world.frames - self._at_base <= BESIDE

    def _on_table(self) -> bool:
        pose = self.world.pose(self.block)
        foot = pose.place[2] - reach(self.placing.block.solid, pose.turn)[0]
        return foot < HOVER + ON_THE_TABLE

    @property
    def lies(self) -> bool:
        """Still in the hand, on what it is meant to stand on: let go now, it is built."""
        if self.open or not self.begun:
            return False
        if self._on_table():
            return not self.placing.tower or (self.placing.bases and self._beside_a_base())
        return self.world.frames - self._at_wood <= BESIDE

    # ---- The wood

    def step(self) -> None:
        if self.open:
            self.world.frame()
        else:
            self.grip.frame()
            if not self.begun and self.world.touches(self.block):
                self.begun = True
            if self.begun:
                touched = self.world.felt_by(self.block)
                if touched - {TABLE}:
                    self.met, self._at_wood = True, self.world.frames
                if touched & self.bases:
                    self._at_base = self.world.frames
        self._judge()

    def _judge(self) -> None:
        word = self._rest.look() if self._rest else "moves"
        if self._fell_at is None and self._has_fallen():
            self._fell_at = self.world.frames
            self.let_go()
        if self._fell_at is not None:
            if word != "moves" or self.world.frames >= self._fell_at + AFTERMATH:
                self.end = End(self.placing.fell)
        elif word == "rests" or (word == "never" and self.block in self.bases):
            self.end = self._stands()  # a base stays where its motion stops it
        elif word == "never":
            self.end = End(self.placing.fell)

    def _has_fallen(self) -> bool:
        """Any block but a base touches the table (B1); the one in the hand may brush it before it
        has touched the tower (B6), or if it may become a base."""
        fallen = self.world.on_table() - self.bases
        if not self.open and (self.placing.bases or not self.met):
            fallen.discard(self.block)
        return bool(fallen)

    def _stands(self) -> End:
        blocks = tuple(
            Laid(laid.id, laid.shape, *self.world.pose(laid.id), laid.id in self.bases)
            for laid in (*self.placing.tower, self.placing.block)
        )
        high = f" {round(self.world.height())}" if self.placing.measured else ""
        return End(self.placing.stood + high, scene(blocks))

    # ---- What is seen

    def picture(self) -> bytes:
        now = picture(self.world.places())
        fell = self._fell_at is not None
        told = bytearray([self.open + 2 * self.begun + 4 * fell + 8 * self.lies])
        for number in range(len(self.world.ids)):
            here = slice(number * BYTES, (number + 1) * BYTES)
            if now[here] != self._start[here]:
                told += bytes([number]) + now[here]
        return bytes(told)
