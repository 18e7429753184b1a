"""A process in which deeds are done, several at a time, 60 steps a second of each.

It knows judges, and neither tables nor boxes. When it is lost, its deeds are begun again elsewhere.
"""

import contextlib
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Protocol

from ludotheque.contract import Seat
from ludotheque.hands import judges
from ludotheque.hands.deed import STEPS_A_SECOND, Judge
from ludotheque.hands.doing import Doing
from ludotheque.server import cues
from ludotheque.server.cues import FromStage, ToStage

STEP = 1 / STEPS_A_SECOND
HOPELESS = 15 * STEP  # so far behind, it is shown in slow motion instead of being hurried
BEHIND = 3  # the server, which has little to do and must do it at once
BEAT = 1.0  # seconds: so often it says that it is alive


@dataclass(eq=False)
class Show:
    number: int
    doing: Doing
    waits: bool  # until it is in the log that it has begun
    next_step: float  # when it is due, by the stage's own clock
    frozen: bool = False
    touched: bool = False  # and that was said
    picture: bytes = b""  # as it was sent last
    moving: bool = True  # what was sent last was new
    said: int = 0  # by the hands, and not yet done

    @property
    def goes_on(self) -> bool:
        return not (self.frozen or self.waits)

    def think(self) -> bool:
        """Whether some bot still searches."""
        return any(hand.think() for hand in self.doing.bots.values())


class Pace(Protocol):
    """When a step is due."""

    one_by_one: bool  # what is said is heard so, and not all that has come at once

    def now(self) -> float: ...
    def due(self, show: Show) -> bool: ...
    def stepped(self, show: Show) -> float:
        """By how much it was late."""

    def wait(self, shows: Iterable[Show]) -> float:
        """Seconds until something is due."""


class RealTime:
    one_by_one = False

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.now = clock

    def due(self, show: Show) -> bool:
        return self.now() >= show.next_step

    def stepped(self, show: Show) -> float:
        late = self.now() - show.next_step
        show.next_step += STEP if late < HOPELESS else late
        return late

    def wait(self, shows: Iterable[Show]) -> float:
        soonest = min((show.next_step for show in shows), default=self.now() + BEAT)
        return min(BEAT, max(0.0, soonest - self.now()))


PACE: Pace = RealTime()


def work(pipe: Connection, busy_with: c_longlong) -> None:
    """Until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in time
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    stage = Stage(pipe, PACE, busy_with)
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            stage.go_on()


class Stage:
    def __init__(self, pipe: Connection, pace: Pace, busy_with: c_longlong) -> None:
        """`busy_with`: the deed whose judge is at work, so that the server knows whose fault it was
        should it hear no more from us."""
        self.pipe, self.pace, self.busy_with = pipe, pace, busy_with
        self.shows: dict[int, Show] = {}
        self.thinking: set[Show] = set()
        self.judges: dict[tuple[str, int], Judge] = {}
        self.late: list[float] = []
        self.beat = 0.0

    def go_on(self) -> None:
        """Wait until something is due or said; hear, step, and search where time is left."""
        going = [show for show in self.shows.values() if show.goes_on]
        if self.pipe.poll(0.0 if self.thinking else self.pace.wait(going)):
            self._hear()
        stepped = [self._stepped(show) for show in list(self.shows.values())]
        if self.thinking and not any(stepped):  # searching comes after everybody's hands
            self._think(next(iter(self.thinking)))
        if time.monotonic() - self.beat >= BEAT:
            self._say(cues.Beat(0, self.late))
            self.beat, self.late = time.monotonic(), []

    def _think(self, show: Show) -> None:
        more = False
        with self._work(show.number):
            more = show.number in self.shows and show.think()
        if not more:
            self.thinking.discard(show)

    def _say(self, said: FromStage) -> None:
        self.pipe.send_bytes(cues.encode(said))

    def _hear(self) -> None:
        while self.pipe.poll(0):
            said = cues.to_stage.decode(self.pipe.recv_bytes())
            with self._work(said.deed):
                self._do(said)
            if self.pace.one_by_one:
                return

    @contextlib.contextmanager
    def _work(self, number: int) -> Iterator[None]:
        """A judge is at work. What goes wrong there is the end of that deed alone."""
        self.busy_with.value = number
        try:
            yield
        except (EOFError, ConnectionError):
            raise
        except Exception:
            traceback.print_exc()
            self.shows.pop(number, None)
            self._say(cues.Failed(number))
        self.busy_with.value = 0

    def _do(self, said: ToStage) -> None:
        if isinstance(said, cues.Begin):
            self._begin(said)
        elif show := self.shows.get(said.deed):
            match said:
                case cues.Heard(_, seat, data):
                    show.said += 1
                    show.doing.hear(seat, data)
                case cues.Seated(_, bots):
                    self._seat(show, bots)
                case cues.Frozen(_, yes):
                    show.frozen, show.next_step = yes, self.pace.now()
                case cues.Shown():
                    show.waits, show.next_step = False, self.pace.now()
                case cues.LetGo():
                    show.doing.let_go()
                case cues.Forget():
                    del self.shows[said.deed]

    def _begin(self, said: cues.Begin) -> None:
        setting = said.setting
        judge = self._judge(setting.judge, setting.version)
        doing = Doing(judge, setting, said.seconds)
        begins = doing.begun and not said.begun
        self.shows[said.deed] = show = Show(
            said.deed, doing, begins, self.pace.now(), touched=doing.begun
        )
        self._seat(show, said.bots)
        self._say(cues.Set(said.deed, begins, judge.grace))

    def _judge(self, name: str, version: int) -> Judge:
        """To import and compile one takes its time: meanwhile a thread says that we are alive."""
        if (name, version) not in self.judges:
            ready = threading.Event()
            beating = threading.Thread(target=self._beat_until, args=(ready,))
            beating.start()
            try:
                judge = judges.find(name, version)
                judge.prepare()
            finally:
                ready.set()
                beating.join()
            self.judges[name, version] = judge
        return self.judges[name, version]

    def _beat_until(self, ready: threading.Event) -> None:
        while not ready.wait(BEAT):
            self._say(cues.Beat(0, []))

    def _seat(self, show: Show, bots: dict[Seat, str]) -> None:
        show.doing.seat_bots(bots)
        if show.doing.bots:
            self.thinking.add(show)

    def _stepped(self, show: Show) -> bool:
        if not (show.goes_on and self.pace.due(show)):
            return False
        with self._work(show.number):
            self._step(show)
        return True

    def _step(self, show: Show) -> None:
        doing, number = show.doing, show.number
        doing.step()
        self._show(show)
        self.late.append(self.pace.stepped(show))
        if doing.begun and not show.touched:
            show.touched = True
            self._say(cues.Touched(number))
        if doing.end:
            del self.shows[number]
            self._say(cues.Over(number, doing.end.fact, doing.end.scene, doing.trace, doing.film))

    def _show(self, show: Show) -> None:
        """What is new; and once more when it has come to rest, for those who see every other."""
        picture = show.doing.picture
        new = picture != show.picture
        if new or show.moving:
            self._say(cues.Seen(show.number, show.doing.steps, picture))
        show.picture, show.moving = picture, new
