"""An attempt that goes on: heard as a trace, judged as it comes, seen by everybody."""

import struct
from itertools import pairwise

import msgspec
import numpy as np

from ludotheque.contract import Seat, Setting
from ludotheque.hands.bones import pictures
from ludotheque.hands.bones.laying_out import Layout, records
from ludotheque.hands.bones.record import A_SECOND, FLIGHT, OPENED, OVER, READY
from ludotheque.hands.bones.running import run
from ludotheque.hands.bones.traces import Trace
from ludotheque.hands.deed import STEPS_A_SECOND, Deed, End, Nonsense

JUDGE, VERSION = "bones", 2
GRACE = 5.0  # seconds that the rest of a trace may take to arrive

SAMPLE = struct.Struct("<IhhB")  # step, x and y in sixteenths of a millimetre, pressed
FINE = A_SECOND // STEPS_A_SECOND  # of the judge's steps in one of the stage's
SLOWLY = FINE // 2
AHEAD = A_SECOND // 2  # steps: what is further ahead of our clock waits for it
BEHIND = round(GRACE * A_SECOND)  # steps: what is older is not waited for

# What a hand says of itself, in one byte: the help it uses, which everybody sees, and whether it
# asks for the whole world, since it has lost its place.
STEADY, SLOW, KEYS, ASKS = 1, 2, 4, 8

Row = tuple[int, int, int, int]


class Trying(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a judge of bones is told, and everybody sees."""

    layout: Layout
    most: int  # bones that can be counted
    counted: str = "bones"  # the facts that the rules know; this one is followed by how many
    all_on_edge: str = "all on edge"


def setting(trying: Trying, by: Seat, dice: str) -> Setting:
    return Setting(JUDGE, VERSION, (by,), msgspec.to_builtins(trying), dice)


def trying_of(setting: Setting) -> Trying:
    return msgspec.convert(setting.what, Trying)


def samples(trace: Trace) -> bytes:
    """As a hand sends them."""
    return b"".join(SAMPLE.pack(*row) for row in trace.tolist())


class Attempt(Deed):
    begun = True

    def __init__(self, setting: Setting) -> None:
        self.trying = trying_of(setting)
        self.worlds, self.laws = records(self.trying.layout)
        self.clock = 0  # of the stage, in the judge's steps
        self.helps = 0  # that the hand uses
        self._by = setting.by[0]
        x, y = (round(16 * self.worlds[name][0]) for name in ("x", "y"))
        self._last: Row = (0, x, y, 0)  # the last sample
        self.early: list[Row] = []  # of a clock that is ahead of ours
        self._asked = 0

    @property
    def judged(self) -> int:
        """So many steps."""
        return int(self.worlds["time"][0])

    def hear(self, seat: Seat, data: bytes) -> None:
        if seat != self._by:
            raise Nonsense
        if len(data) == 1:
            self._help(data[0])
        else:
            self._follow(data)

    def _help(self, said: int) -> None:
        if said & ~(STEADY | SLOW | KEYS | ASKS):
            raise Nonsense
        if (said ^ self.helps) & SLOW and self.worlds["phase"][0] == FLIGHT:
            raise Nonsense  # nobody slows down what flies
        self.helps = said & ~ASKS
        if said & ASKS:
            self._asked = 2

    def _follow(self, data: bytes) -> None:
        if not data or len(data) % SAMPLE.size:
            raise Nonsense
        heard: list[Row] = list(SAMPLE.iter_unpack(data))
        steps = [step for step, *_ in heard]
        if any(later <= before for before, later in pairwise([*steps, self.clock + BEHIND])):
            raise Nonsense  # of a clock that runs wrong
        if any(pressed > 1 for *_, pressed in heard):
            raise Nonsense
        known = self.early[-1][0] + 1 if self.early else self.judged
        fresh = [row for row in heard if row[0] >= known]
        if not fresh:
            raise Nonsense  # all of it was judged already
        self.early += fresh
        self._catch_up()

    def _catch_up(self) -> None:
        due = [row for row in self.early if row[0] < self.clock + AHEAD]
        if due:
            self.early = self.early[len(due) :]
            self._judge([self._last, *due], due[-1][0] + 1)

    def _judge(self, rows: list[Row], until: int) -> None:
        run(self.worlds, self.laws, np.array(rows, np.int32), until)
        self._last = rows[-1]
        if self.worlds["phase"][0] == OVER and self.end is None:
            self.end = End(self._fact())

    def _fact(self) -> str:
        if self.worlds["all_edge"][0]:
            return self.trying.all_on_edge
        count = min(int(self.worlds["count"][0]), self.trying.most)
        return f"{self.trying.counted} {count}"

    def let_go(self) -> None:
        """What flies comes down; then it is over."""
        _, x, y, _ = self._last
        self._last, self.early = (self.judged, x, y, 0), []
        while self.end is None:
            self._judge([self._last], self.judged + 1)
            if self.worlds["phase"][0] == READY:
                self.worlds["why"], self.worlds["phase"] = OPENED, OVER

    def step(self) -> None:
        """Whoever is silent for too long has kept still."""
        self.clock += SLOWLY if self.helps & SLOW else FINE
        self._asked = max(0, self._asked - 1)
        if self.end is None:
            self._catch_up()
        if self.end is None and self.clock - BEHIND > self.judged:
            self._judge([self._last], self.clock - BEHIND)

    def picture(self) -> bytes:
        """Where the hand has asked, followed by the whole world."""
        seen = pictures.seen(self.worlds[0], self.laws[0], self.clock, self.helps)
        return seen + pictures.whole(self.worlds[0]) if self._asked else seen
