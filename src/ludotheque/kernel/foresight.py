"""Looking ahead, further and further, until the time is over or it has been seen how it ends."""

import time
from collections.abc import Iterator
from math import tanh
from types import ModuleType

import numpy as np

from ludotheque.kernel.border import blank
from ludotheque.kernel.bot import Task
from ludotheque.kernel.minimax import DEEPEST, NARROW, WON, Desk, Minimax, Note
from ludotheque.kernel.table import KernelGame, KernelState

NOTES = 1 << 18
EVEN = 1e-3  # by so much at least are equals told apart, so that not all matches are the same
SPEED = 1e6  # positions a second, as long as nothing has been measured
MEASURED = 10_000  # positions
ON_ALL = 0.4  # of the time, where every move is weighed; in the rest the best is looked for further


class Foresight:
    """What it needs for one move is made for that move."""

    def __init__(self, game: KernelGame, policy: ModuleType) -> None:
        self.game = game
        self.minimax = Minimax(game.rules, policy)

    def prepare(self) -> Iterator[str]:
        yield "foresight"
        state = self.game.new(self.game.card.players[0], {"first": 1}, bytes(32))
        assert isinstance(state, KernelState)
        desk = self.desk(state, 1, 0, 0.0)
        self.minimax.value(desk, 0, 1, -WON, WON)

    def think(self, task: Task) -> list[tuple[int, float]]:
        look = Look(self, task)
        most = task.level.depth or DEEPEST
        if not task.all:
            look.on(1, most)
        else:
            look.until(ON_ALL)
            through = look.on(1, most)
            weighed = look.found
            look.all = False
            look.until(1.0)
            if not look.seen_to_the_end:
                look.on(through + 1, most + 1)
            look.found = _with_first(weighed, look.found[0][1])
        return [(action, 0.5 + tanh(value / 2) / 2) for value, action in look.found]

    def desk(self, state: KernelState, seat: int, salt: int, blur: float) -> Desk:
        pool = blank(self.game.dtype, DEEPEST + 2)
        pool[0] = state.record
        return Desk(
            pool=pool,
            side=int(self.minimax.side(pool, seat - 1)),
            salt=salt,
            blur=blur,
            actions=np.zeros((DEEPEST + 1, self.game.most), np.int16),
            looks=np.zeros((DEEPEST + 1, self.game.most), np.float64),
            notes=blank(Note, NOTES),
            counts=np.zeros(2, np.int64),
        )


def _with_first(weighed: list[tuple[float, int]], best: int) -> list[tuple[float, int]]:
    """As weighed, but what is best further ahead comes first, and is worth as much as any."""
    rest = [one for one in weighed if one[1] != best]
    return [(weighed[0][0], best), *rest]


class Look:
    """What has been found out about each move, the best first."""

    def __init__(self, foresight: Foresight, task: Task) -> None:
        self.border, self.value = foresight.game.border, foresight.minimax.value
        self.start = time.perf_counter()
        salt, blur = task.rng.getrandbits(62), max(EVEN, task.level.blur)
        self.desk = foresight.desk(task.state, task.seat, salt, blur)
        self.found = [(0.0, action) for action in task.actions]
        task.rng.shuffle(self.found)
        self.all, self.task = task.all, task
        self.until(1.0)

    def until(self, part: float) -> None:
        """So much of the time, and of the positions that may be looked at, is for what follows."""
        self.end = self.start + part * (self.task.end - self.start)
        most = self.task.level.positions
        self.most = None if most is None else int(part * most)

    def on(self, first: int, last: int) -> int:
        """Further and further, from so many moves ahead to so many, until the time is over or it
        has been seen how it ends; how far it got."""
        for depth in range(first, last + 1):
            if not self.ahead(depth):
                return depth - 1
            if self.seen_to_the_end:
                return depth
        return last

    def ahead(self, depth: int) -> bool:
        """Look at every move, so many moves ahead; or False: the time was over before the end.
        What has been found out by then is taken in all the same: the best move comes first. Not
        if all moves are to be weighed: what was seen at different depths does not compare."""
        looked: list[tuple[float, int]] = []
        best = -2 * WON
        for _, action in self.found:
            value = self._worth(action, depth - 1, best, exactly=self.all or not looked)
            if self._overrun:
                break
            looked.append((value, action))
            best = max(best, value)
        through = len(looked) == len(self.found)
        if self.all and not through and depth > 1:
            return False
        rest = self.found[len(looked) :]
        self.found = sorted(looked, key=lambda one: -one[0]) + rest
        return through

    @property
    def seen_to_the_end(self) -> bool:
        """Won, lost, or nothing left to choose: all other moves lose."""
        sure = WON - DEEPEST - 1
        best, next_best = self.found[0][0], self.found[1][0]
        return abs(best) > sure or next_best < -sure

    def _worth(self, action: int, depth: int, best: float, *, exactly: bool) -> float:
        """Of a move; unless asked for exactly, only if it is better than the best so far."""
        self.border.apply(self.desk.pool[:1], self.desk.pool[1:2], action)
        value = best
        if not exactly:
            self._allow()
            value = self.value(self.desk, 1, depth, best, best + NARROW)
        if exactly or (value > best and not self._overrun):
            self._allow()
            low = -2 * WON if self.all else best
            value = self.value(self.desk, 1, depth, low, 2 * WON)
        return float(value)

    def _allow(self) -> None:
        """As many positions as there is time for."""
        counts, now = self.desk.counts, time.perf_counter()
        known = counts[0] > MEASURED
        speed = counts[0] / (now - self.start) if known else SPEED
        counts[1] = counts[0] + max(0.0, (self.end - now) * speed)
        if self.most is not None:
            counts[1] = min(counts[1], self.most)

    @property
    def _overrun(self) -> bool:
        return bool(self.desk.counts[0] > self.desk.counts[1])
