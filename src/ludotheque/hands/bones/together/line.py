"""What is heard of one hand: what it did, by its own clock, and how far away it is."""

import struct
from collections import deque
from collections.abc import Sequence
from itertools import pairwise

from ludotheque.hands.bones.record import A_SECOND, LAWS
from ludotheque.hands.deed import Nonsense

FARTHEST = round(2 * LAWS["together"]["far"] * A_SECOND)  # steps there and back
STUMBLE = round(LAWS["together"]["stumble"] * A_SECOND)
AHEAD = 12  # steps: so much faster than ours may a hand's clock go
LOOKED_BACK = A_SECOND  # steps in which the line is measured
UNHEARD = 2 * A_SECOND  # steps of silence: then nobody is there

SAMPLE = struct.Struct("<IhhB")  # step, x and y in sixteenths of a millimetre, pressed
Row = tuple[int, int, int, int]


def rows_of(data: bytes) -> list[Row]:
    """The steps only grow; or Nonsense."""
    if len(data) % SAMPLE.size:
        raise Nonsense
    rows: list[Row] = list(SAMPLE.iter_unpack(data))
    if any(later[0] <= before[0] for before, later in pairwise(rows)):
        raise Nonsense
    if any(pressed > 1 for *_, pressed in rows):
        raise Nonsense
    return rows


class Line:
    """Steps of a hand are counted from its own sight of the word: it sees the picture of clock c,
    c - word steps after the word, whatever its line. So a message that answers that picture at
    once tells how long the way there and back is; and nothing of what it says was done can be
    older than that. Before the word it has shown how far away it is: no farther, it counts."""

    def __init__(self, x16: int, y16: int) -> None:
        self.pointer = (x16, y16, 0)
        self.delay = 0  # steps there and back, at best, of late
        self.waits = 0  # steps: so old may be what arrives
        self.starts = 0  # steps after the word: a line that is slower than that starts later
        self.heard_at = 0  # by our clock
        self.last = -1  # step that was heard
        self._coming: deque[Row] = deque()
        self._delays: deque[tuple[int, int]] = deque()  # by our clock: steps there and back

    @property
    def late(self) -> bool:
        """It is farther away than is made up for, and starts later."""
        return self.delay + STUMBLE > FARTHEST

    def answered(self, clock: int, echo: int) -> None:
        """Whoever answers late seems farther away, for all to see."""
        self.heard_at = clock
        self._delays.append((clock, clock - echo))
        while self._delays[0][0] < clock - LOOKED_BACK:
            self._delays.popleft()
        self.delay = min(delay for _, delay in self._delays)

    def start(self) -> None:
        self.waits = min(self.delay + STUMBLE, FARTHEST)
        self.starts = self.delay + STUMBLE - self.waits

    def stamped(self, step: int, now: int) -> int:
        """When it was done, by the clock of all hands; `now`: steps after the word."""
        return max(step + self.starts, now - self.waits)

    def follow(self, rows: Sequence[Row], now: int) -> None:
        """What is heard again is skipped; what is ahead of the word's clock is nobody's."""
        if rows and rows[-1][0] > now + AHEAD:
            raise Nonsense
        for step, *pointer in rows:
            if step > self.last:
                self.last = step
                self._coming.append((self.stamped(step, now), *pointer))  # type: ignore[arg-type]

    def at(self, time: int) -> tuple[int, int, int]:
        """The pointer in this step of all hands. Of what came late at once the last counts, but a
        finger goes down or up once in a step."""
        if time < self.starts:
            return (*self.pointer[:2], -1)
        while self._coming and self._coming[0][0] <= time:
            _, x, y, pressed = self._coming.popleft()
            tapped = pressed != self.pointer[2]
            self.pointer = (x, y, pressed)
            if tapped:
                break
        return self.pointer

    def open(self) -> None:
        """The finger is lifted, and nothing more is done."""
        self._coming.clear()
        self.pointer = (*self.pointer[:2], 0)
