"""A light to be caught. It jumps about as the setting says; who sees it on their own screen sends
what their finger did, and the judge looks at the very same samples."""

import struct
from itertools import pairwise

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.deed import Deed, End, Hand, Judge, Nonsense

SAMPLE = struct.Struct("<IhhB")  # step, place in millimetres, pressed
PICTURE = struct.Struct("<IhhB")  # as the last that was judged
REACH = 30  # millimetres
AHEAD = 30  # steps: a clock that runs further ahead of ours runs wrong
BEHIND = 60  # steps: what is older is not waited for


def sample(step: int, x: int, y: int, *, pressed: bool = False) -> bytes:
    return SAMPLE.pack(step, x, y, pressed)


class Catching(Deed):
    def __init__(self, setting: Setting) -> None:
        what = setting.what
        self.path: list[tuple[int, int, int]] = [tuple(jump) for jump in what["path"]]
        self.last: int = what["last"]  # the step after which it is dark
        self.won, self.lost = what["won"], what["lost"]
        self.by = setting.by[0]
        self.clock = self.judged = 0
        self.finger = (0, 0, False)
        self.begun = True

    def light(self, step: int) -> tuple[int, int]:
        return next((x, y) for at, x, y in reversed(self.path) if at <= step)

    def hear(self, seat: Seat, data: bytes) -> None:
        if seat != self.by or not data or len(data) % SAMPLE.size:
            raise Nonsense
        samples = list(SAMPLE.iter_unpack(data))
        steps = [self.judged - 1, *(step for step, *_ in samples), self.clock + AHEAD]
        if any(later <= before for before, later in pairwise(steps)):
            raise Nonsense  # before what was already judged, or of a clock that runs wrong
        for step, x, y, pressed in samples:
            self._judge(step, x, y, bool(pressed))

    def _judge(self, step: int, x: int, y: int, pressed: bool) -> None:
        self.judged, self.finger = step + 1, (x, y, pressed)
        at = self.light(step)
        near = (x - at[0]) ** 2 + (y - at[1]) ** 2 <= REACH**2
        if self.end is None and pressed and near and step <= self.last:
            self._over(self.won)
        self._dark(step)

    def _dark(self, step: int) -> None:
        if self.end is None and step >= self.last:
            self._over(self.lost)

    def _over(self, fact: str) -> None:
        self.end = End(fact, {"finger": list(self.finger[:2])})

    def let_go(self) -> None:
        self._dark(self.last)

    def step(self) -> None:
        self.clock += 1
        if self.clock - BEHIND > self.judged:
            self.judged = self.clock - BEHIND
            self._dark(self.judged)

    def picture(self) -> bytes:
        return PICTURE.pack(self.judged, *self.finger)


class BotHand:
    def think(self) -> bool:
        return False

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, Catching)
        if deed.clock < max(20, deed.judged):
            return None
        return sample(deed.clock, *deed.light(deed.clock), pressed=True)


class Light(Judge):
    name = "light"
    version = 1
    hears = "trace"
    begins = "shown"
    exact = True
    filmed = False
    grace = 0.2

    def begin(self, setting: Setting) -> Catching:
        return Catching(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Hand:
        return BotHand()


LIGHT = Light()
