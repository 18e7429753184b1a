"""A ball to be rolled into a ring. The server simulates it: plain arithmetic, and a hand that
trembles."""

import struct

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.deed import Deed, End, Hand, Judge, Nonsense

DRIVE = struct.Struct("<hhB")  # where the hand wants to be, in millimetres, and whether it is open
PICTURE = struct.Struct("<hhhhB")  # ball and hand, and whether it is open; 0.1 mm
TABLE = 1000.0  # millimetres in each direction
TREMOR = 0.5
FASTEST = 20.0  # of the hand, in a step
ROLLS = 0.97  # of its speed is left after a step
RESTS = 0.05


def drive(x: float, y: float, *, opened: bool = False) -> bytes:
    return DRIVE.pack(round(x), round(y), opened)


class Rolling(Deed):
    def __init__(self, setting: Setting) -> None:
        what = setting.what
        self.ball, self.ring = complex(*what["ball"]), complex(*what["ring"])
        self.radius: float = what["radius"]
        self.won, self.lost = what["won"], what["lost"]
        self.hand = self.target = self.ball
        self.speed = 0j
        self.open = False
        self.dice = Dice(bytes.fromhex(setting.dice))

    def hear(self, seat: Seat, data: bytes) -> None:
        if len(data) != DRIVE.size:
            raise Nonsense
        x, y, opened = DRIVE.unpack(data)
        if opened > 1 or max(abs(x), abs(y)) > TABLE:
            raise Nonsense
        if not self.open:
            self.target, self.open = complex(x, y), bool(opened)

    def let_go(self) -> None:
        self.open = True

    def step(self) -> None:
        if not self.open:
            self._follow()
            return
        self.ball += self.speed
        self.speed *= ROLLS
        if abs(self.speed) < RESTS:
            inside = abs(self.ball - self.ring) <= self.radius
            scene = {"ball": [self.ball.real, self.ball.imag]}
            self.end = End(self.won if inside else self.lost, scene)

    def _follow(self) -> None:
        """The ball is in the hand, which follows what is wanted of it, and trembles."""
        way = self.target - self.hand
        if abs(way) > FASTEST:
            way *= FASTEST / abs(way)
        self.hand += way
        self.begun = self.begun or way != 0
        before, self.ball = self.ball, self.hand + self._tremor() if self.begun else self.hand
        self.speed = self.ball - before

    def _tremor(self) -> complex:
        x, self.dice = self.dice.below(2001)
        y, self.dice = self.dice.below(2001)
        return complex(x / 1000 - 1, y / 1000 - 1) * TREMOR

    def picture(self) -> bytes:
        shown = (self.ball.real, self.ball.imag, self.hand.real, self.hand.imag)
        places = (max(-32768, min(32767, round(10 * value))) for value in shown)
        return PICTURE.pack(*places, self.open)


class BotHand:
    def __init__(self, ring: complex, thoughts: int) -> None:
        self.ring, self.thoughts = ring, thoughts
        self.still = 0  # for so many steps, at the ring

    def think(self) -> bool:
        self.thoughts -= 1
        return self.thoughts > 0

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, Rolling)
        if self.thoughts > 0:
            return None
        self.still += abs(deed.hand - self.ring) < 1
        return drive(self.ring.real, self.ring.imag, opened=self.still > 5)


class Ring(Judge):
    name = "ring"
    version = 1
    hears = "drive"
    begins = "touched"
    exact = False
    filmed = True

    def begin(self, setting: Setting) -> Rolling:
        return Rolling(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Hand:
        return BotHand(complex(*setting.what["ring"]), 5)


RING = Ring()
