"""Time as the clocks at the tables count it: it stands while nothing can be written, and while the
whole server does.

Nobody's move is taken then, so nobody's clock may run. When it began is known only afterwards, with
the first thing that could not be written, or took too long: it is counted from the last that could.
"""

import logging
import time

log = logging.getLogger("ludotheque.tables")

LATE_SECONDS = 1.0  # that writing may take, or a turn; what takes longer had to wait


class Counted:
    def __init__(self) -> None:
        self._well = time.monotonic()  # when something was written last
        self._stands: float | None = None  # since when
        self._away = 0.0  # seconds, in all that has been
        self._awake: float | None = None  # when this process had a turn last, if somebody looks

    def beat(self) -> None:
        """Called several times a second: so it is known when there were no turns at all, because a
        machine slept or a process was stopped. Nobody could move then."""
        self._look()
        self._awake = time.monotonic()

    def _look(self) -> None:
        """By whoever comes first afterwards: often a move that has waited in its socket."""
        now = time.monotonic()
        if self._awake is None or now - self._awake <= LATE_SECONDS:
            return
        if self._stands is None:
            self._away += now - self._awake
            self._well = now  # and from here on it is counted whether something can be written
            log.warning("nothing was done for %.1f s: clocks stood", now - self._awake)
        self._awake = now

    def now(self) -> float:
        """Goes on like `time.monotonic()`, but for the times that do not count. When it is found
        out that it stands, it goes back to where it stood."""
        self._look()
        at = time.monotonic() if self._stands is None else self._stands
        return at - self._away

    @property
    def stands(self) -> bool:
        return self._stands is not None

    def stand(self, since: float = 0.0) -> None:
        """Something could not be written. `since`: until then all was well, as far as we know."""
        self._look()
        if self._stands is None:
            self._stands = max(self._well, since)
            log.warning("clocks stand: nothing can be written")

    def go_on(self, asked: float) -> None:
        """Something that was asked then has been written now."""
        self._look()
        now = time.monotonic()
        if now - asked > LATE_SECONDS:
            self.stand()
        if self._stands is not None:
            away, self._stands = now - self._stands, None
            self._away += away
            log.warning("clocks go on, after %.1f s", away)
        self._well = now
