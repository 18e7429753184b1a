"""The one way into a log: decide, fold, write durably, tell everybody. In this order, and one at a
time at each table. Moves, bots, clocks and hosts all go this way.

Nothing here waits: what is to be done next is called back. Nobody sees an entry that is not
durable, and whoever is refused has changed nothing.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import kept
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room
from ludotheque.server.store import Conflict, Page, Store
from ludotheque.server.summaries import listed, summary
from ludotheque.server.tasks import settle

log = logging.getLogger("ludotheque.tables")

Entries = Sequence[e.AnyEntry]  # none: there is nothing to write any more
Decision = Callable[[Room], Entries]  # of the table as it is when its turn has come
Then = Callable[[Exception | None], object]


class Scribe:
    def __init__(
        self,
        store: Store,
        written: Callable[[LiveTable], object],
        lost: Callable[[LiveTable], object],
    ) -> None:
        """`written`: play may go on. `lost`: somebody else writes in this log: it is not ours."""
        self.store, self._carried_out, self._lost = store, written, lost

    def write(
        self, table: LiveTable, decide: Decision, then: Then, also: Callable[[], Page] | None = None
    ) -> None:
        """`then` is called in the end: with None when it is in the log (or there was nothing to
        write), or with what went wrong. `also`: what is written with it, all or nothing."""
        table.to_write.append((decide, then, also))
        if not table.writing:
            self._next(table)

    async def written(self, table: LiveTable, decide: Decision) -> None:
        """As `write`, for those who wait."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(table, decide, partial(settle, done))
        await done

    def _next(self, table: LiveTable) -> None:
        while table.to_write and not table.writing:
            decide, then, also = table.to_write.popleft()
            try:
                entries = decide(table.room)
                if not entries:
                    then(None)
                    continue
                entries, since = _timed(table, entries)
                after = table.room.after(entries)
                page = _page(table, entries, after)
                if also:
                    page = _both(page, also())
            except Exception as error:
                then(error)
                continue
            table.writing = True
            self.store.write(page, partial(self._done, table, entries, after, since, then))

    def _done(
        self,
        table: LiveTable,
        entries: Entries,
        after: Room,
        since: float,
        then: Then,
        error: Exception | None,
    ) -> None:
        table.writing = False
        try:
            if error is None:
                self._carry_out(table, entries, after, since)
            elif isinstance(error, Conflict):
                self._lost(table)
                error = Refusal("table-elsewhere")
            else:
                table.listed = None  # the lists were not told either
            then(error)
        finally:
            self._next(table)

    def _carry_out(self, table: LiveTable, entries: Entries, after: Room, since: float) -> None:
        table.room, table.since = after, since
        for entry in entries:
            METRICS.entry(entry.__struct_config__.tag)
        table.publish()
        self._carried_out(table)


def _timed(table: LiveTable, entries: Entries) -> tuple[Entries, float]:
    """The entries with the time they took and, to the millisecond that was counted, when it is."""
    if not table.room.clocks.ticking:
        return entries, time.monotonic()
    spent = max(0, int((time.monotonic() - table.since) * 1000))
    if entries[0].spent is not None:  # it says itself what counts: we have been away
        return entries, time.monotonic()
    first, *rest = entries
    timed = [msgspec.structs.replace(first, spent=spent)]
    timed += [msgspec.structs.replace(entry, spent=0) for entry in rest]
    return timed, table.since + spent / 1000


def _page(table: LiveTable, entries: Entries, after: Room) -> Page:
    """What is written with these entries: the lists and the end of a match, if they change."""
    code, n = after.code, table.room.n
    rows, personal = [], []
    for number, entry in enumerate(entries, start=n + 1):
        data, own = e.parted(entry)
        rows.append((code, number, data))
        if own:
            personal.append((code, number, _whose(entry, after), own))
    if type(entries[-1]) is e.Moved and not after.outcome and not table.somebody_is_away:
        return Page(rows, personal)
    known = listed(table, after)
    changed = known != table.listed
    table.listed = known
    ends = after.settled and after.match and after.outcome and not table.room.settled
    return Page(
        rows,
        personal,
        [(code, summary(table, after))] if changed else (),
        [(code, kept.keep(after))] if ends else (),
    )


def _whose(entry: e.AnyEntry, room: Room) -> e.Person:
    match entry:
        case e.Sat(person=person):
            return person
        case e.Said(seat=seat) if seat:
            return room.chairs[seat].person or ""
    return ""


def _both(one: Page, other: Page) -> Page:
    return Page(
        [*one.rows, *other.rows],
        [*one.personal, *other.personal],
        [*one.summaries, *other.summaries],
        [*one.ends, *other.ends],
    )
