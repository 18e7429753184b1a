"""Where tables live: all of them here, unless the house has several nodes (`nodes/`)."""

import asyncio
import time
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.counted import Counted


class Elsewhere(Refusal):
    """Another node has this table; whoever asks is led there."""

    def __init__(self, code: str, url: str) -> None:
        super().__init__("table-elsewhere")
        self.code, self.url = code, url


# Goes on while the machine sleeps, where there is such a clock: others do not sleep meanwhile.
_ALWAYS = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def lasting() -> float:
    """By which leases are counted."""
    return time.clock_gettime(_ALWAYS)


class Lease:
    """So long, by `lasting()`, what we know of our tables is true and may be told. Each birth of a
    node has one of its own: what was begun under another may be somebody else's by now."""

    def __init__(self, until: float = float("inf")) -> None:
        self.until = until

    @property
    def over(self) -> bool:
        return lasting() > self.until


FOREVER = Lease()
OVER = Lease(float("-inf"))  # of a table that is not in memory any more


class Home(Protocol):
    lease: Lease
    counted: Counted  # time, at all our tables
    level: int  # of the entries that all who may take a table of ours can read
    leaving: bool  # it takes no more tables
    ready: bool  # what has to be compiled for them is; before that nobody should be sent here
    wake: Callable[[str], object]  # a table: its clock has run out
    renewed: Callable[[], object]  # what was not told while the lease was over may be told now

    async def sure(self) -> None:
        """Until the lease is good again: then what we have is ours, or has been dropped."""

    async def claim(self, code: str) -> float | None:
        """It is ours, or `Elsewhere`. When its last entry was written, if its clocks have run on
        since then: they stand while whoever had it is away unawares."""

    def awake(self, code: str) -> None:
        """It is in memory, or deleted: nobody need wake it."""

    async def tell(self, code: str, what: Literal["reload", "forget"]) -> None:
        """To whoever has it, if that is somebody else."""

    def let_go(self, code: str, since: float, due: float | None) -> None:
        """Nobody looks at it. `due`: in how many seconds somebody should, a clock runs out."""

    def later(self, code: str) -> None:
        """It was to be woken, and cannot be just now: it is tried again, here or elsewhere."""


LATER_SECONDS = 1.0


class Asleep(NamedTuple):
    since: float  # when its last entry was written
    alarm: asyncio.TimerHandle  # when it is woken


class Alone:
    """One process, which has every table."""

    lease, level, leaving, ready = FOREVER, e.LEVEL, False, True
    wake: Callable[[str], object]
    renewed: Callable[[], object]  # it never is

    def __init__(self) -> None:
        self.counted = Counted()
        self._asleep: dict[str, Asleep] = {}

    async def sure(self) -> None:
        """It always is."""

    async def claim(self, code: str) -> float | None:
        asleep = self._asleep.get(code)
        return asleep.since if asleep else None

    def awake(self, code: str) -> None:
        if asleep := self._asleep.pop(code, None):
            asleep.alarm.cancel()

    async def tell(self, code: str, what: Literal["reload", "forget"]) -> None:
        """There is nobody else."""

    def let_go(self, code: str, since: float, due: float | None) -> None:
        if due is not None:
            loop = asyncio.get_running_loop()
            self._asleep[code] = Asleep(since, loop.call_later(max(0.0, due), self.wake, code))

    def later(self, code: str) -> None:
        if asleep := self._asleep.pop(code, None):
            self.let_go(code, asleep.since, LATER_SECONDS)
