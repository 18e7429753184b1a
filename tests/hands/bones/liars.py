"""Hands that lie about when they did what they did, at the same dice as hands that do not.

A liar is a hand of the model that sits near. It sees the word when the house gives it, and says
that it did everything so much sooner; before the word it may have answered late, as if it were far
away. What the house believes of that is measured by what its judge does.
"""

import contextlib
from math import hypot
from typing import Any, NamedTuple

from ludotheque.contract import Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones.record import A_SECOND
from ludotheque.hands.bones.together.deed import (
    COUNTING,
    DOES,
    GOING,
    AtOnce,
    Sight,
    does,
    says,
)
from ludotheque.hands.bones.together.line import SAMPLE
from ludotheque.hands.bones.together.rival import Rival
from ludotheque.hands.bones.together.setting import together_of
from ludotheque.hands.deed import Nonsense
from tests.hands.bones.together import Far, played, ready, set_up, won

HEADER = len(does(0))
LEFT = 10.0  # millimetres: more than a hand trembles


class Lie(NamedTuple):
    """In steps."""

    backdated: int = 0  # all it does: so much sooner it has seen the word, by its own clock
    more: int = 0  # and what it sends says still so much more
    pretended: int = 0  # how much later it answers before the word
    ahead: int = 0  # it sends the same once more as of so much later, first
    repeats: bool = False  # it sends all once more, from elsewhere


class Early(Rival):
    """It has seen the word so many steps before its own clock begins."""

    early = 0

    def _plan(self, worlds: Any, laws: Any) -> None:
        first = int(worlds["time"][0]) == 0
        super()._plan(worlds, laws)
        if first:
            self._planned = max(1, self._planned - self.early)
            self._rows = self._rows[self._rows[:, 0] < self._planned]


class Liar(Far):
    """Right beside the house."""

    def __init__(self, deed: AtOnce, seat: int, level: str, lie: Lie) -> None:
        super().__init__(deed, seat, level, 0.0)
        self.lie = lie
        self.began: int | None = None  # the step of all hands in which it did something
        self.gained = 0  # steps

    def sit(self, what: Setting) -> None:
        dice = Dice(bytes.fromhex(what.dice) + bytes([self.seat]))
        self.rival = Early(together_of(what), self.i, self.level, dice)
        self.rival.early = self.lie.backdated

    def arrives(self) -> None:
        while self.messages:
            data = self.messages.popleft()[1]
            with contextlib.suppress(Nonsense):  # as the house does
                self.deed.hear(self.seat, data)
                self._weigh(data)
        self.watch()

    def _weigh(self, data: bytes) -> None:
        """How much sooner than it came what was heard was done, as the house takes it."""
        now, line = self.deed.clock - self.deed.word, self.deed.lines[self.i]
        if data[0] == DOES and self.deed.phase == GOING:
            for step, *_ in SAMPLE.iter_unpack(data[HEADER:]):
                self.gained = max(self.gained, now - line.stamped(step, now))

    def watch(self) -> None:
        """When it threw, left for a bone or spoke, by the clock of all hands; to a step, or (what
        leaves) to a step of the stage."""
        deed, world, line = self.deed, self.deed.worlds[self.i], self.deed.lines[self.i]
        law = deed.laws[self.i]
        left = hypot(world["x"] - law["hand_x"], world["y"] - law["hand_y"]) > LEFT
        if deed.phase >= GOING and self.began is None:
            if world["throws"]:
                flown = round(float(world["air"]) * A_SECOND)
                self.began = line.starts + int(world["time"]) - flown
            elif left and deed.what.kind == "snatch":
                self.began = line.starts + int(world["time"])
            elif deed.spoke and deed.spoke[0] == self.i:
                self.began = deed.time

    def _sends(self, at: float, sight: Sight) -> None:
        assert self.rival is not None
        if sight.phase == COUNTING:
            self.messages.append((at, does(max(0, sight.clock - self.lie.pretended))))
            return
        data = _moved(self._done(sight) or does(sight.clock), -self.lie.more)
        if self.lie.ahead:
            self.messages.append((at, _moved(data, self.lie.ahead)))
        self.messages.append((at, data))
        if self.lie.repeats:
            self.messages.append((at, _moved(data, 0, aside=999)))

    def _done(self, sight: Sight) -> bytes | None:
        """A number is said when it is known; the rest in a clock that is so much behind."""
        assert self.rival is not None
        laws, back = self.deed.laws[self.i : self.i + 1], self.lie.backdated
        if self.deed.what.kind != "spot":
            return self.rival.act(sight._replace(clock=sight.clock - back), laws)
        data = self.rival.act(sight, laws)
        if data is None:
            return None
        step, number = int.from_bytes(data[5:9], "little"), data[9]
        return says(sight.clock, max(0, step - back - self.lie.more), number)


def _moved(data: bytes, ahead: int, aside: int = 0) -> bytes:
    """The same samples as of later, or sooner, or from elsewhere; none from before the word."""
    if data[0] != DOES:
        return data
    rows = [(step + ahead, x + aside, y, p) for step, x, y, p in SAMPLE.iter_unpack(data[HEADER:])]
    return data[:HEADER] + b"".join(SAMPLE.pack(*row) for row in rows if row[0] >= 0)


class Met(NamedTuple):
    won: float  # by the liar; half of it, where nobody has
    fact: str
    began: int | None
    gained: int


def lied(trick: str, seed: object, lie: Lie, level: str = "club", first: bool = True) -> Met:
    """Two equal hands; one of them, the `first` or not, lies."""
    what = set_up(trick, 2, seed)
    deed = AtOnce(what)
    seat = 1 if first else 2
    hands = [
        Liar(deed, 1, level, lie if first else Lie()),
        Liar(deed, 2, level, Lie() if first else lie),
    ]
    for hand in hands:
        hand.sit(what)
    ready(deed)
    played(deed, hands)
    hands[seat - 1].watch()
    assert deed.end
    better = _better(deed)
    share = 0.5 if better == 0 else float(better == seat)
    return Met(share, deed.end.fact, hands[seat - 1].began, hands[seat - 1].gained)


def _better(deed: AtOnce) -> int:
    """Which of two; 0: neither."""
    assert deed.end
    word, *told = deed.end.fact.split()
    if word == "counts":
        return won(deed)
    if word == "out":
        return 3 - int(told[0]) if len(told) == 1 and told != ["none"] else 0
    if word == "said":
        seat = int(told[0])
        return seat if told[1] == "right" else 3 - seat
    return 0
