"""Tables that nobody has touched for long are deleted, if the host of the house wishes so: in small
bites, and never one that is in memory. And once in a while the whole memory is looked through.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Sequence

from ludotheque.server.limits import limits
from ludotheque.server.store import Trouble
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.hosting")

BITE = 100  # tables at once
PAUSE_SECONDS = 0.05  # between two: play comes first
DAY = 24 * 3600 * 1000
UNSTARTED, UNFINISHED, FINISHED = ("open",), ("playing", "paused", "disputed", "stale"), ("over",)


async def keep_tidy(tables: Tables) -> None:
    """For as long as the house is open."""
    while True:
        try:
            if count := await tidied(tables, time.time_ns() // 1_000_000):
                log.info("tables deleted, untouched for long: %d", count)
        except Trouble as trouble:
            log.warning("cannot tidy up: %s", trouble.code)
        gc.collect()  # what points at itself in a circle; app.py says why not more often
        await asyncio.sleep(limits.TIDY_EVERY_SECONDS)


async def tidied(tables: Tables, now: int) -> int:
    """How many were deleted."""
    count = 0
    for statuses, days in (
        (UNSTARTED, limits.DAYS_UNSTARTED),
        (UNFINISHED, limits.DAYS_UNFINISHED),
        (FINISHED, limits.DAYS_FINISHED),
    ):
        if days:
            count += await _tidied(tables, statuses, now - int(days * DAY))
    return count


async def _tidied(tables: Tables, statuses: Sequence[str], before: int) -> int:
    """All of one kind, bite by bite."""
    count, seen, held = 0, set[str](), 0
    while True:
        found = await tables.store.untouched(statuses, before, BITE + held)
        fresh = [code for code in found if code not in seen]
        for code in fresh:
            seen.add(code)
            if tables.holds(code):
                held += 1
                continue
            await remove(tables, code)
            count += 1
            await asyncio.sleep(PAUSE_SECONDS)
        if not fresh:
            return count


async def remove(tables: Tables, code: str) -> None:
    """For good. Twice: somebody may have looked in between, and said a last word."""
    for _ in range(2):
        await tables.forget(code)
        await tables.store.delete(code)
