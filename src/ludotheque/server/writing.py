"""Into the log: decide, write durably, carry out, tell everybody. In this order."""

import logging
from collections.abc import Callable

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.decide import now
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room
from ludotheque.server.store import Conflict, Page, Store, Summary, Trouble

log = logging.getLogger("ludotheque.tables")

Decision = Callable[[], e.AnyEntry | None]  # None: there is nothing to write any more


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def append(self, table: LiveTable, decided: Decision) -> bool:
        """Whether anything was written. Who loses a race, or decided without knowing what another
        process has written, looks again and decides again."""
        room = table.room
        while True:
            try:
                if (entry := decided()) is None:
                    return False
                await self.store.append(page(room, entry))
            except Trouble:
                raise
            except (Conflict, Refusal) as error:
                if not await self._caught_up(table) and isinstance(error, Refusal):
                    raise
                continue
            break
        self.carry_out(table, entry)
        if not isinstance(entry, e.Moved) or room.status == "over":
            await self.summarise(table)
        return True

    def carry_out(self, table: LiveTable, entry: e.AnyEntry) -> None:
        """What is in the log: done, and told to everybody."""
        table.room.apply(entry)
        METRICS.entry(entry.__struct_config__.tag)
        table.publish()

    async def _caught_up(self, table: LiveTable) -> bool:
        """Whether there was anything new in the log."""
        entries = await self.store.load(table.room.code, after=table.room.n)
        for kept in entries:
            table.room.apply(e.whole(*kept))
        if entries:
            table.publish()
        return bool(entries)

    async def summarise(self, table: LiveTable) -> None:
        """For the lists of tables. If it cannot be written now, then with the next entry."""
        known = summary(table.room)
        listed = (known.status, known.names, known.people)
        if listed == table.listed:
            return
        try:
            await self.store.append(Page((), summaries=((table.room.code, known),)))
            table.listed = listed
        except Trouble as trouble:
            log.warning("cannot write a summary: %s", trouble.code)


def page(room: Room, entry: e.AnyEntry) -> Page:
    """The next entry of a log; names and words beside it, under the person whose they are."""
    data, words = e.parted(entry)
    rows = ((room.code, room.n + 1, data),)
    if words is None:
        return Page(rows)
    chair = room.chairs.get(getattr(entry, "seat", None) or 0)
    person = entry.person if isinstance(entry, e.Sat) else chair and chair.person
    return Page(rows, ((room.code, room.n + 1, person or "", words),))


def summary(room: Room) -> Summary:
    chairs = room.chairs.values()
    people = dict.fromkeys([room.host, *(chair.person for chair in chairs if chair.person)])
    return Summary(
        game=room.opened.game,
        status=room.status,
        public=room.opened.visibility == "public",
        names=[chair.name for chair in chairs],
        free=sum(not chair.taken for chair in chairs),
        people=list(people),
        updated=now(),
    )
