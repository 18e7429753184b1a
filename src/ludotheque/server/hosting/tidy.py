"""Tables that nobody has touched for long are deleted, if the host of the house wishes so: in small
bites, and never one that is in memory.
"""

import asyncio
import logging
import time

from ludotheque.server.limits import limits
from ludotheque.server.store import Trouble
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.hosting")

BITE = 100  # tables at once; the next ones an hour later
PAUSE_SECONDS = 0.05  # between two: play comes first
DAY = 24 * 3600 * 1000
UNSTARTED, UNFINISHED, FINISHED = ("open",), ("playing", "paused", "disputed"), ("over",)


async def keep_tidy(tables: Tables) -> None:
    """For as long as the house is open."""
    while True:
        try:
            if count := await tidied(tables, time.time_ns() // 1_000_000):
                log.info("tables deleted, untouched for long: %d", count)
        except Trouble as trouble:
            log.warning("cannot tidy up: %s", trouble.code)
        await asyncio.sleep(limits.TIDY_EVERY_SECONDS)


async def tidied(tables: Tables, now: int) -> int:
    """How many were deleted."""
    count = 0
    for statuses, days in (
        (UNSTARTED, limits.DAYS_UNSTARTED),
        (UNFINISHED, limits.DAYS_UNFINISHED),
        (FINISHED, limits.DAYS_FINISHED),
    ):
        if not days:
            continue
        for code in await tables.store.untouched(statuses, now - int(days * DAY), BITE):
            if not tables.holds(code):
                await remove(tables, code)
                count += 1
                await asyncio.sleep(PAUSE_SECONDS)
    return count


async def remove(tables: Tables, code: str) -> None:
    """For good. Twice: somebody may have looked in between, and said a last word."""
    for _ in range(2):
        await tables.forget(code)
        await tables.store.delete(code)
