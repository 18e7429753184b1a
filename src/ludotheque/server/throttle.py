"""Token buckets: so many at once, so many a second."""

import time
from collections import OrderedDict

KEPT = 50_000


class Throttle:
    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether there is one left; then it is taken."""
        tokens, now = self._tokens(who)
        self._buckets.pop(who, None)
        self._buckets[who] = (tokens - 1 if tokens >= 1 else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return tokens >= 1

    def has(self, who: str) -> bool:
        """Whether there is one left."""
        return self._tokens(who)[0] >= 1

    def _tokens(self, who: str) -> tuple[float, float]:
        now = time.monotonic()
        tokens, then = self._buckets.get(who, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.per_second), now
