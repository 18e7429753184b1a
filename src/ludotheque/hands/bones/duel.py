"""A duel in turn that goes on: one throw after the other, each judged as an attempt of its own."""

import struct
from math import sqrt

from ludotheque.contract import Seat, Setting
from ludotheque.hands.bones.deed import Attempt, Trying
from ludotheque.hands.bones.deed import setting as attempt_of
from ludotheque.hands.bones.dueling import dueling_of, laid_for
from ludotheque.hands.bones.record import MANAGED
from ludotheque.hands.deed import STEPS_A_SECOND, Deed, End, Nonsense
from ludotheque.hands.trick import Spot

A_THROW = 30 * STEPS_A_SECOND  # steps: then the hand opens, and whoever did nothing has failed
BETWEEN = 3 * STEPS_A_SECOND // 2  # steps in which everybody sees how a throw has ended

# Which throw it is, from 0; whose; in which round; how many seconds are left for it; what each has
# managed so far: bones, or throws. Then the picture of the throw.
HEAD = struct.Struct("<BBBBBB")


class Duel(Deed):
    begun = True

    def __init__(self, setting: Setting) -> None:
        self.dueling = dueling_of(setting)
        self._by, self._dice = setting.by, setting.dice
        self.throw = 0
        self.results: list[int] = []  # of each throw: bones, or 1 if it was managed
        self._pause = 0  # steps until the next throw
        self.attempt = self._lay(None)

    # ---- Whose throw it is

    @property
    def which(self) -> int:
        return self.throw % 2

    @property
    def round(self) -> int:
        return self.throw // 2 + 1

    @property
    def seat(self) -> Seat:
        return self._by[self.which]

    @property
    def on_turn(self) -> tuple[Seat, ...]:
        """Whose hand is waited for; between two throws nobody's."""
        return () if self._pause else (self.seat,)

    def _lay(self, ball: Spot | None) -> Attempt:
        self._taken = 0  # steps
        layout = laid_for(self.dueling, self.which, self.round, ball)
        return Attempt(attempt_of(Trying(layout, layout.number), self.seat, self._dice))

    # ---- The hands

    def hear(self, seat: Seat, data: bytes) -> None:
        if (seat,) != self.on_turn:
            raise Nonsense
        self.attempt.hear(seat, data)

    def let_go(self) -> None:
        """Nobody throws any more: what is left to be thrown is not managed."""
        while self.end is None:
            if not self._pause:
                self.attempt.let_go()
                self._count()
            if self.end is None:
                self._next()

    def step(self) -> None:
        if self._pause:
            self._pause -= 1
            if not self._pause:
                self._next()
            return
        self._taken += 1
        if self.attempt.end is None:
            self.attempt.step()
        if self.attempt.end is None and self._taken >= A_THROW:
            self.attempt.let_go()
        if self.attempt.end:
            self._count()

    # ---- What comes of it

    def _count(self) -> None:
        world = self.attempt.worlds[0]
        managed = bool(world["why"] == MANAGED)
        self.results.append(int(world["count"]) if self.dueling.decides == "most" else managed)
        if fact := self._verdict():
            self.end = End(fact)
        else:
            self._pause = BETWEEN

    def _verdict(self) -> str | None:
        """Of two that were thrown; or of one, where it is the first failure that loses."""
        told, both = self.dueling, self.which == 1
        *_, last = self.results
        if told.decides == "failure" and not last:
            return f"{told.won} {self._by[1 - self.which]}"
        if not both:
            return None
        first, second = self.results[-2:]
        if told.decides == "most":
            return f"{told.counted} {first} {second}"
        if first != second:
            return f"{told.won} {self._by[0 if first else 1]}"
        return told.tied if not last or self.round == told.rounds else None

    def _next(self) -> None:
        ball = self._ball() if self.dueling.decides == "failure" else None
        self._pause = 0
        self.throw += 1
        self.attempt = self._lay(ball)

    def _ball(self) -> Spot:
        """Where it comes to rest, as the other one sees it: half a turn round. If it would still
        slide over the edge it stays there."""
        ball, law = self.attempt.worlds["bones"][0][0], self.attempt.laws[0]
        x, y, vx, vy = (float(ball[name]) for name in ("x", "y", "vx", "vy"))
        slides = sqrt(vx * vx + vy * vy) / (2.0 * float(law["friction"]))
        wide, deep = (float(law[name]) - float(law["half"]) for name in ("table_x", "table_y"))
        x, y = x + vx * slides, y + vy * slides
        return -max(-wide, min(wide, x)), -max(-deep, min(deep, y))

    def picture(self) -> bytes:
        left = max(0, -(-(A_THROW - self._taken) // STEPS_A_SECOND))
        managed = (sum(self.results[which::2]) for which in (0, 1))
        head = HEAD.pack(self.throw, self.seat, self.round, left, *managed)
        return head + self.attempt.picture()
