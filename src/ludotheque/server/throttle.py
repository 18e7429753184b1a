"""Token buckets: so many at once, so many a second."""

import time
from collections import OrderedDict
from collections.abc import Callable

KEPT = 50_000


class Throttle:
    """In a house of several nodes `tell` says to the others whose token was taken, and `alias` is
    what somebody is called then."""

    alias: Callable[[str], str] | None = None
    tell: Callable[[str], object] | None = None

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether there is one left; then it is taken."""
        who = self.alias(who) if self.alias else who
        left = self._tokens(who)[0] >= 1
        self.take(who, 1 if left else 0)
        if left and self.tell:
            self.tell(who)
        return left

    def owe(self, who: str, count: int = 1) -> None:
        """So many are taken, also if there was none left: of many who ask at once each counts."""
        who = self.alias(who) if self.alias else who
        self.take(who, count)
        for _ in range(count if self.tell else 0):
            self.tell(who)  # type: ignore[misc]

    def has(self, who: str) -> bool:
        """Whether there is one left."""
        return self._tokens(self.alias(who) if self.alias else who)[0] >= 1

    def take(self, who: str, count: int) -> None:
        """Also more than there are: then the others of this house have been quicker."""
        tokens, now = self._tokens(who)
        self._buckets.pop(who, None)
        self._buckets[who] = (tokens - count, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)

    def _tokens(self, who: str) -> tuple[float, float]:
        now = time.monotonic()
        tokens, then = self._buckets.get(who, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.per_second), now
