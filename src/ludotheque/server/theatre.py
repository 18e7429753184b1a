"""The stages of the house: processes in which deeds are done, and the threads that speak with them.

Nothing here waits: what is said goes through a queue, what is heard is called back in the loop.
"""

import asyncio
import contextlib
import multiprocessing
import os
import queue
import threading
import time
from collections.abc import Callable
from ctypes import c_longlong
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from ludotheque.hands.judges import load
from ludotheque.server import cues, stage
from ludotheque.server.cues import FromStage, ToStage
from ludotheque.server.limits import limits
from ludotheque.server.metrics import METRICS

HARDLY = 1e-6  # of a deed: what is added up of parts is not quite whole
PROCESSES = limits.DEED_PROCESSES or os.cpu_count() or 1
_spawn = multiprocessing.get_context("spawn")


class Link:
    """To one process, which is started at once and lives until it is stopped, or lost."""

    def __init__(self, hear: Callable[[FromStage], object], lost: Callable[[], object]) -> None:
        self.deeds: set[int] = set()  # that go on there; those that are frozen cost nothing
        self._hear, self._lost = hear, lost
        self._loop = asyncio.get_running_loop()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._process: BaseProcess | None = None
        self._heard_at = time.monotonic() + limits.BOT_READY_SECONDS  # it has to wake up first
        self._ended = False
        self._busy_with = _spawn.RawValue(c_longlong, 0)
        threading.Thread(target=self._live, name="stage", daemon=True).start()

    def say(self, said: ToStage) -> None:
        self._outbox.put(cues.encode(said))

    @property
    def culprit(self) -> int:
        """The deed whose judge was at work when it was lost; 0: none."""
        return self._busy_with.value

    def look(self) -> None:
        """A process that hangs is as good as lost."""
        silent = time.monotonic() - self._heard_at
        if silent > limits.STAGE_SILENT_SECONDS:
            self.stop()

    def stop(self) -> None:
        self._ended = True
        self._outbox.put(None)
        if self._process:
            self._process.kill()  # whoever listens to it hears that it is gone

    # ---- in threads -----------------------------------------------------------------------------

    def _live(self) -> None:
        """Start it, and listen to it until it has gone."""
        ours, theirs = _spawn.Pipe()
        with ours, contextlib.suppress(EOFError, OSError):
            given = theirs, self._busy_with
            process = _spawn.Process(target=stage.work, args=given, daemon=True)
            process.start()
            self._process = process  # whoever stops us meanwhile can only kill what has begun
            theirs.close()
            if self._ended:
                process.kill()
            threading.Thread(target=self._write, args=(ours,), name="to-stage", daemon=True).start()
            while True:
                self._call(self._take, cues.from_stage.decode(ours.recv_bytes()))
        self._outbox.put(None)
        if self._process:
            self._process.kill()
            self._process.join()
        self._call(self._lost)

    def _write(self, pipe: Connection) -> None:
        with contextlib.suppress(OSError):
            while (data := self._outbox.get()) is not None:
                pipe.send_bytes(data)

    def _call(self, what: Callable[..., object], *given: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody listens any more
            self._loop.call_soon_threadsafe(what, *given)

    # ---- in the loop ----------------------------------------------------------------------------

    def _take(self, said: FromStage) -> None:
        self._heard_at = time.monotonic()
        if isinstance(said, cues.Beat):
            for late in said.late:
                METRICS.deed_late_seconds.observe(late)
        else:
            self._hear(said)


class Theatre:
    """A few processes; as many deeds at once as they can do in time."""

    def __init__(self, hear: Callable[[FromStage], object], lost: Callable[[Link], object]) -> None:
        """`lost`: a process is no more, and what was being done there has to begin again."""
        self._hear, self._lost = hear, lost
        self._links: list[Link] = []
        self._watch: asyncio.TimerHandle | None = None
        self._stopped = False
        self._loads: dict[int, float] = {}  # by deed

    @property
    def full(self) -> bool:
        most = PROCESSES * limits.DEEDS_PER_PROCESS
        return sum(map(self._load, self._links)) > most - HARDLY

    def _load(self, link: Link) -> float:
        return sum(self._loads.get(deed, 1.0) for deed in link.deeds)

    def warm_up(self) -> None:
        """There is a process, so that nobody waits for it with a block in the hand."""
        if not self._links and not self._stopped:
            self._open()

    def begin(self, said: cues.Begin) -> Link:
        """In a process that has nothing to do, in a new one, or where the fewest are done."""
        link = min(self._links, key=self._load, default=None)
        if link is None or (link.deeds and len(self._links) < PROCESSES):
            link = self._open()
        going = {deed for link in self._links for deed in link.deeds}
        self._loads = {deed: part for deed, part in self._loads.items() if deed in going}
        self._loads[said.deed] = load(said.setting.judge)
        link.deeds.add(said.deed)
        link.say(said)
        return link

    def _open(self) -> Link:
        link = Link(self._hear, lambda: self._gone(link))
        self._links.append(link)
        if self._watch is None:
            self._look()
        return link

    def _gone(self, link: Link) -> None:
        self._links.remove(link)
        if not self._stopped:
            self._lost(link)

    def _look(self) -> None:
        for link in self._links:
            link.look()
        self._watch = asyncio.get_running_loop().call_later(1.0, self._look)

    def stop(self) -> None:
        self._stopped = True
        if self._watch:
            self._watch.cancel()
        for link in self._links:
            link.stop()
