"""Which tables are in memory: loaded when somebody looks, asleep when nobody does.

A table that nobody watches leaves, whatever ended it, as soon as nothing goes on there. If a clock
runs at it, it is woken when that runs out. When the house is full, finished tables go first, then
those that have been alone longest.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import kept
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Store
from ludotheque.server.tasks import Tasks

log = logging.getLogger("ludotheque.tables")


class Asleep(NamedTuple):
    since: float  # when its last entry was written
    alarm: asyncio.TimerHandle  # when it is woken


class Memory:
    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        unpack: Callable[[str], Awaitable[None]],
        awake: Callable[[LiveTable, bool], object],
        alias: Callable[[str], str],
    ) -> None:
        """`unpack` gets a box ready. `awake`: a table is in memory; were we away before?"""
        self.store, self.tasks = store, tasks
        self._unpack, self._awake, self._alias = unpack, awake, alias
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._asleep: dict[str, Asleep] = {}
        self._alone: dict[LiveTable, float] = {}  # since when, the longest first
        self._looking: asyncio.TimerHandle | None = None

    # ---- into memory ------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """The table, loaded if need be. Whoever looks at the same time shares the loading."""
        if table := self.live.get(code):
            return table
        if code not in self._loading:
            self.make_room()
            self._loading[code] = self.tasks.keep(self._loaded(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _loaded(self, code: str) -> LiveTable:
        log_ = await self.store.load(code)
        if not log_:
            raise Refusal("table-no-such-code", table=code)
        entries = [e.whole(entry, personal) for entry, personal in log_]
        assert isinstance(entries[0], e.Opened)
        await self._unpack(entries[0].game)
        room = await asyncio.to_thread(self._folded, code, entries)
        if room.stale and (data := await self.store.end(code)):
            room.remember(kept.read(data))
        table = LiveTable(room, await self.store.shown(code))
        asleep = self._asleep.pop(code, None)
        if asleep:
            asleep.alarm.cancel()
            table.since = asleep.since
        self.put(table, was_away=asleep is None)
        return table

    def _folded(self, code: str, entries: list[e.AnyEntry]) -> Room:
        try:
            return folded(code, entries)
        except Refusal as refusal:  # what is in a log was legal when it was written
            raise Refusal("table-unreadable", table=code, why=refusal.code) from refusal
        except Exception as error:
            log.exception("table %s cannot be read", self._alias(code))
            raise Refusal("table-unreadable", table=code, why=type(error).__name__) from error

    def put(self, table: LiveTable, *, was_away: bool) -> None:
        table.alias = self._alias(table.room.code)
        self.live[table.room.code] = table
        self.rest(table)
        self._awake(table, was_away)

    def make_room(self) -> None:
        """For one more, or a refusal."""
        if len(self.live) + len(self._loading) < limits.OPEN_TABLES:
            return
        resting = [table for table in self._alone if not table.busy]
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
        code, due = table.room.code, table.room.clocks.next_out(time.monotonic() - table.since)
        self.drop(table)
        if due:
            loop = asyncio.get_running_loop()
            alarm = loop.call_later(max(0.0, due[1]), self._wake, code)
            self._asleep[code] = Asleep(table.since, alarm)

    def drop(self, table: LiveTable) -> None:
        """It is not in memory any more; nothing is written down."""
        self._alone.pop(table, None)
        if self.live.get(table.room.code) is table:
            del self.live[table.room.code]
        if table.alarm:
            table.alarm.cancel()
            table.alarm = None

    def _wake(self, code: str) -> None:
        self.tasks.run(self._woken(code))

    async def _woken(self, code: str) -> None:
        await self.get(code)

    @property
    def asleep(self) -> int:
        """How many wait for a clock."""
        return len(self._asleep)

    def forget(self, code: str) -> None:
        """What is about to be deleted is not woken."""
        if asleep := self._asleep.pop(code, None):
            asleep.alarm.cancel()
