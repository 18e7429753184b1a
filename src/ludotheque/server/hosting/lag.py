"""How late the house is with everything: what /metrics tells as `ludotheque_loop_lag_seconds`, and
what the clocks at the tables do not count."""

import asyncio

from ludotheque.server.counted import Counted
from ludotheque.server.metrics import METRICS

EVERY_SECONDS = 0.25


async def watch_lag(counted: Counted) -> None:
    """As long as it runs: a turn that should come now, and by how much it does not."""
    loop = asyncio.get_running_loop()
    while True:
        counted.beat()
        due = loop.time() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        METRICS.loop_lag_seconds.observe(max(0.0, loop.time() - due))
