"""The judge of bones, which `judges.py` finds by name, and a bot's hand at it."""

import random

import numpy as np

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones import pictures
from ludotheque.hands.bones.deed import FINE, GRACE, JUDGE, VERSION, Attempt, samples
from ludotheque.hands.bones.motor.body import BITS, tremor
from ludotheque.hands.bones.motor.playing import play
from ludotheque.hands.bones.record import LAW, OVER, WORLD
from ludotheque.hands.bones.running import along, run
from ludotheque.hands.bones.throwing import shorter
from ludotheque.hands.bones.traces import Trace
from ludotheque.hands.deed import Deed, Judge
from ludotheque.kernel import blank

USUAL = "club"


class Juggler:
    """Plays the attempt in its head, with all its errors, and then with its hand: the world goes as
    it went there."""

    def __init__(self, level: str, dice: Dice) -> None:
        seed, _ = dice.below(1 << 64)
        self._dice = random.Random(seed)
        self._bits = BITS.get(level, BITS[USUAL])
        self._trace: Trace | None = None

    def think(self) -> bool:
        return False

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, Attempt)
        if self._trace is None:
            self._trace = play(deed.worlds.copy(), deed.laws, self._bits, self._dice).trace
        rows, first, last = self._trace, deed.judged, deed.clock + FINE - 1
        if not len(rows) or last < first:
            return None
        due = rows[(rows[:, 0] >= first) & (rows[:, 0] <= last)]
        if not len(due) or due[-1, 0] < last:  # it keeps still, and says so
            still = rows[rows[:, 0] <= last][-1:].copy()
            still[:, 0] = last
            due = np.concatenate([due, still])
        return samples(due)


class BonesJudge(Judge):
    name = JUDGE
    version = VERSION
    hears = "trace"
    begins = "shown"
    exact = True
    filmed = True
    grace = GRACE

    def prepare(self) -> None:
        worlds, laws = blank(WORLD), blank(LAW)
        worlds["phase"] = OVER
        run(worlds, laws, np.zeros((1, 4), np.int32), 1)
        along(worlds, laws, np.zeros((1, 2), np.int32), 0, False)
        shorter(worlds[0], laws[0])
        pictures.seen(worlds[0], laws[0], 0, 0)
        tremor()

    def begin(self, setting: Setting) -> Attempt:
        return Attempt(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Juggler:
        return Juggler(level, dice)


BONES = BonesJudge()
