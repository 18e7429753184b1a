"""A bot's hand: it looks for a spot, then places the block there as well as it can.

While it looks, the block wanders over the places that it thinks of, high above the tower.
"""

import random
from math import hypot

from ludotheque.contract import Setting
from ludotheque.dice import Dice
from ludotheque.hands.builder import Builder, Skill
from ludotheque.hands.deed import STEPS_A_SECOND, Deed
from ludotheque.hands.placing import drive, placing_of
from ludotheque.hands.search import Search
from ludotheque.hands.skill import LEVELS
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.poses import Pose, stood_at
from ludotheque.physics.settings import HOVER

USUAL = 0.5
A_LOOK = STEPS_A_SECOND * 5 // 4  # at least: what goes too fast cannot be watched
PATIENCE = 4 * STEPS_A_SECOND  # then it makes do with what it has found
WANDERING = 0.08  # metres a second


class Mason:
    def __init__(self, setting: Setting, level: str, dice: Dice) -> None:
        seed, _ = dice.below(1 << 64)
        self._dice = random.Random(seed)
        self._skill = Skill.of(LEVELS.get(level, USUAL))
        placing = placing_of(setting)
        self._block = placing.block
        tower = [laid.body for laid in placing.tower]
        self._search = (
            Search(tower, placing.block.solid, self._skill, self._dice, raising=placing.raising)
            if tower
            else None
        )
        self._thinking = self._search is not None
        self._waited = 0  # steps
        self._at: Pose | None = None  # where the hand is, while it looks
        self._builder: Builder | None = None

    def think(self) -> bool:
        self._thinking = self._search is not None and self._thinking and self._search.step()
        return self._thinking

    def move(self, deed: Deed) -> bytes | None:
        self._waited += 1
        if self._waited <= A_LOOK or (self._thinking and self._waited < PATIENCE):
            return self._wander(deed)
        if self._builder is None:
            self._builder = Builder(self._goal(deed), self._skill, self._dice)
        return self._builder.move(deed)

    def _wander(self, deed: Deed) -> bytes | None:
        """Towards the place in its thoughts, as high as the hand is; whoever goes on in the middle
        of it keeps still."""
        assert isinstance(deed, PlacingDeed)
        if self._search is None or self._search.at is None or deed.begun:
            return None
        self._at = self._at or _hand_of(deed)
        x, y, z = self._at.place
        way = [to - at for to, at in zip(self._search.at.pose.place[:2], (x, y), strict=True)]
        far = hypot(*way)
        stride = min(1.0, WANDERING / STEPS_A_SECOND / max(far, 1e-12))
        self._at = Pose((x + way[0] * stride, y + way[1] * stride, z), self._at.turn)
        return drive(self._at)

    def _goal(self, deed: Deed) -> Pose:
        """A base goes where the hand is; a block for which there is no good spot, on the top."""
        if self._search is None:
            x, y, _ = _hand_of(deed).place
            return stood_at(self._block.solid, x, y, HOVER)
        if self._search.best is not None:
            return self._search.best.pose
        highest = max(self._search.tower, key=lambda body: body.pose.place[2])
        x, y, z = highest.pose.place
        return stood_at(self._block.solid, x, y, z + HOVER)


def _hand_of(deed: Deed) -> Pose:
    """Where it wants the block: where it was taken, or where somebody else has left it."""
    assert isinstance(deed, PlacingDeed)
    (x, y, z), (a, b, c, d) = deed.grip.target.tolist(), deed.grip.turn.tolist()
    return Pose((x, y, z), (a, b, c, d))
