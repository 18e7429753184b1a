"""A model of how people place blocks: they aim past the mark, turn a little askew, wait or do not
wait until the block hangs calmly, lower it more or less slowly and see late that it has touched.

It moves a hand as everybody does. A bot's hand, a measure of how hard a block is, and a test.
Nothing here was measured on people: the constants are in one place, and can be.
"""

import random
from typing import NamedTuple

import numpy as np

from ludotheque.hands.deed import STEPS_A_SECOND, Deed
from ludotheque.hands.placing import drive
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.poses import Place, Pose, Turn, after, spin
from ludotheque.physics.settings import CALM_TILT, CALMING, QUICK_TILT

OVER = 0.012  # metres above the mark: from there a block is lowered
TRAVEL = 0.35  # metres a second, through the air
PRESS = 0.004  # metres: no hand goes on lowering a block that lies
SLACK = 0.003  # metres: near enough


class Skill(NamedTuple):
    """What tells one hand from another. `Skill.of(0)` is clumsy, `Skill.of(1)` steady."""

    aim: float  # metres, typically past the mark
    askew: float  # degrees
    drift: float  # metres: the pointer wanders while the block is lowered
    patience: float  # seconds over the mark, for the block to calm down
    lowering: float  # metres a second
    notice: float  # seconds until it is seen that it has touched
    hold: float  # seconds more before letting go

    @property
    def tilt(self) -> float:
        """Degrees that the block typically tilts when this hand lets it go."""
        waited = self.patience + OVER / self.lowering + self.notice + self.hold
        return float(CALM_TILT + (QUICK_TILT - CALM_TILT) * np.exp(-waited / CALMING))

    @staticmethod
    def of(skill: float) -> "Skill":
        def between(clumsy: float, steady: float) -> float:
            return float(clumsy * (steady / clumsy) ** skill)

        return Skill(
            aim=between(0.012, 0.001),
            askew=between(10.0, 1.5),
            drift=between(0.0015, 0.0003),
            patience=between(0.15, 1.6),
            lowering=between(0.09, 0.02),
            notice=between(0.3, 0.15),
            hold=between(0.05, 0.3),
        )


class Builder:
    """Carries the block of a deed to its mark, lowers it and lets go."""

    def __init__(self, goal: Pose, skill: Skill, dice: random.Random) -> None:
        self.skill, self.dice = skill, dice
        x, y, z = goal.place
        self._mark = (x + dice.gauss(0, skill.aim), y + dice.gauss(0, skill.aim), z)
        self._turn: Turn = after(goal.turn, spin(dice.gauss(0, skill.askew)))
        self._at: Place | None = None  # where the pointer is
        self._wander = np.zeros(2)
        self._waited = self._touched = 0.0

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, PlacingDeed)
        if deed.open:
            return None
        self._at = self._at or deed.world.pose(deed.block).place
        x, y, z = self._mark
        over = z + OVER
        if self._waited == 0 and not self._reached((x, y, over)):
            self._go((x, y, max(over, self._at[2] if self._far(x, y) else over)), TRAVEL)
        elif self._waited < self.skill.patience:
            self._waited += 1 / STEPS_A_SECOND
        else:
            return self._lower(deed, z)
        return drive(Pose(self._at, self._turn))

    def _lower(self, deed: PlacingDeed, z: float) -> bytes:
        assert self._at
        if deed.world.touches(deed.block) or self._at[2] <= z - PRESS:
            self._touched += 1 / STEPS_A_SECOND
        if self._touched < self.skill.notice:
            down = max(z - PRESS, self._at[2] - self.skill.lowering / STEPS_A_SECOND)
            self._at = (*self._at[:2], down)
        steps = np.array([self.dice.gauss(0, 1), self.dice.gauss(0, 1)])
        self._wander = 0.97 * self._wander + 0.24 * self.skill.drift * steps
        x, y = self._at[:2] + self._wander
        done = self._touched >= self.skill.notice + self.skill.hold
        return drive(Pose((float(x), float(y), self._at[2]), self._turn), opened=done)

    def _far(self, x: float, y: float) -> bool:
        assert self._at
        return bool(np.hypot(self._at[0] - x, self._at[1] - y) > SLACK)

    def _reached(self, place: Place) -> bool:
        assert self._at
        return bool(np.linalg.norm(np.subtract(self._at, place)) < SLACK)

    def _go(self, place: Place, speed: float) -> None:
        assert self._at
        way = np.subtract(place, self._at)
        far = float(np.linalg.norm(way))
        x, y, z = self._at + way * min(1.0, speed / STEPS_A_SECOND / max(far, 1e-12))
        self._at = (float(x), float(y), float(z))
