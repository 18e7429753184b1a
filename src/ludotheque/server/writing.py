"""The one way into a log: decide, fold, write durably, tell everybody. In this order, and one at a
time at each table. Moves, bots, clocks and hosts all go this way.

Nothing here waits: what is to be done next is called back. Nobody sees an entry that is not
durable, and whoever is refused has changed nothing.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import kept
from ludotheque.server.counted import LATE_SECONDS
from ludotheque.server.home import OVER, Home
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room
from ludotheque.server.store import Conflict, Log, Need, Page, Trouble
from ludotheque.server.summaries import listed, summary
from ludotheque.server.tasks import Tasks, settle

log = logging.getLogger("ludotheque.tables")

AGAIN_SECONDS = 1.0  # until it is tried once more to write what the disk would not take

Entries = Sequence[e.AnyEntry]  # none: there is nothing to write any more
Decision = Callable[[Room], Entries]  # of the table as it is when its turn has come
Then = Callable[[Exception | None], object]


class Scribe:
    def __init__(
        self,
        store: Log,
        home: Home,
        written: Callable[[LiveTable], object],
        lost: Callable[[LiveTable], object],
    ) -> None:
        """`written`: play may go on. `lost`: somebody else writes in this log: it is not ours."""
        self.store, self._home, self._carried_out, self._lost = store, home, written, lost
        self._tasks = Tasks()
        self._trying = False  # whether something can be written again

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
            if table.stale:
                self._hold(table)
                return
            decide, then, also = table.to_write.popleft()
            try:
                entries = decide(table.room)
                if not entries:
                    then(None)
                    continue
                if e.level(entries) > self._home.level:
                    raise Refusal("house-upgrading")
                entries, rest = _timed(table, entries)
                after = table.room.after(entries)
                page = _page(table, entries, after)
                if also:
                    page = _both(page, also())
            except Exception as error:
                then(error)
                continue
            table.writing = True
            asked = Asked(entries, after, rest, time.monotonic())
            self.store.write(page, partial(self._done, table, asked, then))

    def _done(self, table: LiveTable, asked: "Asked", then: Then, error: Exception | None) -> None:
        table.writing = False
        if error is None:
            self._home.counted.go_on(asked.at)
        elif isinstance(error, Trouble):
            self._stand()
        try:
            if error is None:
                self._carry_out(table, asked)
            elif isinstance(error, Conflict):
                self._lost(table)
                error = Refusal("table-elsewhere")
            else:
                table.listed = None  # the lists were not told either
            then(error)
        finally:
            self._next(table)

    def _carry_out(self, table: LiveTable, asked: "Asked") -> None:
        """Nobody pays for the time that writing took. What is durable is done, whatever fails in
        what follows from it: so whoever asked is answered."""
        table.room, table.since = asked.after, table.counted.now() - asked.rest
        for entry in asked.entries:
            METRICS.entry(entry.__struct_config__.tag)
        for follows in (table.publish, partial(self._carried_out, table)):
            with table.in_spite():
                follows()

    # ---- when nothing can be written --------------------------------------------------------

    def _hold(self, table: LiveTable) -> None:
        """Another node may have gone on with this table by now: nothing is decided, and nobody is
        refused, before we know."""
        table.writing = True
        self._tasks.run(self._held(table))

    async def _held(self, table: LiveTable) -> None:
        error = Refusal("table-elsewhere")
        if table.lease is not OVER:
            try:
                await self._home.sure()
            except Trouble as trouble:
                error = trouble
        table.writing = False
        if table.stale:
            waiting, table.to_write = table.to_write, deque()
            for _, then, _ in waiting:
                then(error)
        self._next(table)

    async def sure(self) -> None:
        """Of nobody it is said that their time is over before we know that they could have moved.
        If they could not, it stands, or has stood."""
        asked = time.monotonic()
        try:
            await self.store.touch()
        except Trouble:
            self._stand()
        else:
            if self._home.counted.stands or time.monotonic() - asked > LATE_SECONDS:
                self._home.counted.go_on(asked)

    def _stand(self) -> None:
        self._home.counted.stand()
        if not self._trying:
            self._trying = True
            self._tasks.run(self._try_again())

    async def _try_again(self) -> None:
        try:
            while self._home.counted.stands:
                await asyncio.sleep(AGAIN_SECONDS)
                await self.sure()
        finally:
            self._trying = False


class Asked(NamedTuple):
    """Of the store."""

    entries: Entries
    after: Room
    rest: float  # of a millisecond, that was not counted
    at: float


def _timed(table: LiveTable, entries: Entries) -> tuple[Entries, float]:
    """The entries with the time they took, and what is left when that is told in milliseconds."""
    if not table.room.clocks.ticking:
        return entries, 0.0
    if entries[0].spent is not None:  # it says itself what counts: we have been away
        return entries, 0.0
    since = table.seconds_since
    spent = int(since * 1000)
    first, *others = entries
    timed = [msgspec.structs.replace(first, spent=spent)]
    timed += [msgspec.structs.replace(entry, spent=0) for entry in others]
    return timed, since - spent / 1000


def _page(table: LiveTable, entries: Entries, after: Room) -> Page:
    """What is written with these entries: the lists and the end of a match, if they change."""
    code, n = after.code, table.room.n
    rows, personal = [], []
    for number, entry in enumerate(entries, start=n + 1):
        data, own = e.parted(entry)
        rows.append((code, number, data))
        if own:
            personal.append((code, number, _whose(entry, after), own))
    needs = _needs(table, entries, after)
    if type(entries[-1]) is e.Moved and not after.outcome and not table.somebody_is_away:
        return Page(rows, personal, needs=needs)
    known = listed(table, after)
    changed = known != table.listed
    table.listed = known
    ends = after.settled and after.match and not table.room.settled
    return Page(
        rows,
        personal,
        [(code, summary(table, after))] if changed else (),
        [(code, kept.keep(after))] if ends else (),
        needs=needs,
    )


def _needs(table: LiveTable, entries: Entries, after: Room) -> Sequence[Need]:
    """What whoever takes this table must be able to read and play, if that is new."""
    level = e.level(entries) if e.LEVELS else 1
    if level == 1 and after.rules == table.room.rules:
        return ()
    return [(after.code, level, after.rules)]


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
        [*one.looks, *other.looks],
        [*one.needs, *other.needs],
    )
