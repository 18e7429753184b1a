"""Which tables are in memory: loaded when somebody looks, asleep when nobody does.

A table that nobody watches leaves, whatever ended it, as soon as nothing goes on there. If a clock
runs at it, it is woken when that runs out. When the house is full, finished tables go first, then
those that have been alone longest.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import kept
from ludotheque.server.home import OVER, Home
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Log, Page, Trouble
from ludotheque.server.tasks import Tasks

log = logging.getLogger("ludotheque.tables")


class Memory:
    def __init__(
        self,
        store: Log,
        home: Home,
        tasks: Tasks,
        unpack: Callable[[str], Awaitable[None]],
        awake: Callable[[LiveTable, bool], object],
        alias: Callable[[str], str],
    ) -> None:
        """`unpack` gets a box ready. `awake`: a table is in memory; were we away before?"""
        self.store, self.home, self.tasks = store, home, tasks
        self._unpack, self._awake, self._alias = unpack, awake, alias
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._places = 0  # kept for tables that are being written down
        self._alone: dict[LiveTable, float] = {}  # since when, the longest first
        self._looking: asyncio.TimerHandle | None = None
        home.wake = self._wake

    # ---- into memory ------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """The table, loaded if need be. Whoever looks at the same time shares the loading."""
        if self.home.lease.over:
            await self.home.sure()
        if table := self.live.get(code):
            return table
        if code not in self._loading:
            self.make_room()
            self._loading[code] = self.tasks.keep(self._loaded(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _loaded(self, code: str) -> LiveTable:
        while True:
            lease = self.home.lease
            table, since = await self._read(code)
            if self.home.lease is lease:  # else we have died: others may have gone on with it
                break
        self.home.awake(code)
        if since is not None:
            table.since = since
        self.put(table, was_away=since is None)
        return table

    async def _read(self, code: str) -> tuple[LiveTable, float | None]:
        """And when its last entry was written, if its clocks have run on since then."""
        since = await self.home.claim(code)
        log_ = await self.store.load(code)
        if not log_:
            raise Refusal("table-no-such-code", table=code)
        with self._reading(code):
            entries = [e.whole(entry, personal) for entry, personal in log_]
            assert isinstance(entries[0], e.Opened)
        await self._unpack(entries[0].game)
        with self._reading(code):
            room = await asyncio.to_thread(folded, code, entries)
            await self._remember(room)
        return LiveTable(room, await self.store.shown(code)), since

    async def _remember(self, room: Room) -> None:
        """What is kept of a finished match beside its log. Old houses have not kept it: then we do,
        while the rules are here by which it can be read."""
        finished = room.settled and room.match
        if not (room.stale or finished):
            return
        data = await self.store.end(room.code)
        if room.stale and data:
            room.remember(kept.read(data))
        elif finished and not data:
            self.store.write(Page((), ends=[(room.code, kept.keep(room))]), _logged)

    @contextlib.contextmanager
    def _reading(self, code: str) -> Iterator[None]:
        """What cannot be read is said in words."""
        try:
            yield
        except Trouble:
            raise
        except Refusal as refusal:  # what is in a log was legal when it was written
            if refusal.code == "table-newer":
                raise
            raise Refusal("table-unreadable", table=code, why=refusal.code) from refusal
        except Exception as error:
            log.exception("table %s cannot be read", self._alias(code))
            raise Refusal("table-unreadable", table=code, why=type(error).__name__) from error

    def put(self, table: LiveTable, *, was_away: bool) -> None:
        table.alias, table.lease = self._alias(table.room.code), self.home.lease
        table.count_by(self.home.counted)
        self.live[table.room.code] = table
        self.rest(table)
        self._awake(table, was_away)

    def keep_place(self, beside: LiveTable | None = None) -> None:
        """For a table that is being written down, or a refusal; until `free_place`. The one that it
        follows stays."""
        self.make_room(beside)
        self._places += 1

    def free_place(self) -> None:
        self._places -= 1

    def make_room(self, beside: LiveTable | None = None) -> None:
        """For one more, or a refusal."""
        if len(self.live) + len(self._loading) + self._places < limits.OPEN_TABLES:
            return
        resting = [table for table in self._alone if not table.busy and table is not beside]
        finished = [table for table in resting if table.room.status == "over"]
        for table in (*finished, *resting):
            self._sleep(table)
            return
        raise Refusal("server-full")

    # ---- out of it --------------------------------------------------------------------------

    def rest(self, table: LiveTable) -> None:
        """Nobody looks at it any more, or nobody has looked yet."""
        if not table.onlookers and self.live.get(table.room.code) is table:
            self._alone.pop(table, None)
            self._alone[table] = time.monotonic()
            self._look_later()

    def _look_later(self) -> None:
        if self._looking is None and self._alone:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(limits.TABLE_LINGERS_SECONDS / 4, self._look)

    def _look(self) -> None:
        """Once in a while: who has been alone for long enough, and has nothing to do?"""
        self._looking = None
        long_ago = time.monotonic() - limits.TABLE_LINGERS_SECONDS
        for table, since in list(self._alone.items()):
            if table.onlookers:
                del self._alone[table]
            elif since <= long_ago and not table.busy:
                self._sleep(table)
        self._look_later()

    def _sleep(self, table: LiveTable) -> None:
        self.drop(table)
        self.let_go(table)

    def let_go(self, table: LiveTable) -> None:
        """Its clocks run on, and somebody wakes it when one of them runs out."""
        due = table.room.clocks.next_out(table.seconds_since)
        since = time.monotonic() - table.seconds_since
        self.home.let_go(table.room.code, since, due[1] if due else None)

    def drop(self, table: LiveTable) -> None:
        """It is not in memory any more; nothing is written down."""
        self._alone.pop(table, None)
        table.lease = OVER  # whoever still holds it has nothing to say of it
        if self.live.get(table.room.code) is table:
            del self.live[table.room.code]
        if table.alarm:
            table.alarm.cancel()
            table.alarm = None
        if table.deed:
            table.deed.give_up()
            table.deed = None

    def _wake(self, code: str) -> None:
        self.tasks.run(self._woken(code))

    async def _woken(self, code: str) -> None:
        try:
            await self.get(code)
        except Refusal as refusal:
            if refusal.code != "server-full" and not isinstance(refusal, Trouble):
                raise
            self.home.later(code)


def _logged(error: Exception | None) -> None:
    if error is not None:
        log.warning("an end could not be kept: %s", getattr(error, "code", error))
