"""Where the orders of the host of the house are carried out: in the server, if it runs."""

import logging

import msgspec

from ludotheque.contract import Refusal
from ludotheque.server.hosting import orders as o
from ludotheque.server.hosting.tidy import remove
from ludotheque.server.metrics import METRICS
from ludotheque.server.store import Kept, Summary
from ludotheque.server.tables import Tables, plain

log = logging.getLogger("ludotheque.hosting")


class _Glance(msgspec.Struct):
    """What we look at in an entry, whatever its kind: a newer version may have written it."""

    do: str
    at: int
    game: str = ""
    seat: int | None = None
    person: str = ""


_glance = msgspec.json.Decoder(_Glance)


class Office:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store

    async def carry_out(self, order: o.AnyOrder) -> o.Answer:
        if isinstance(order, o.Close | o.Delete | o.Erase):
            alias = self.tables.identity.alias(plain(order.code))
            log.info("the host of the house: %s, table %s", order.__struct_config__.tag, alias)
        match order:
            case o.List(status=status, limit=limit):
                statuses = o.STATUSES if status is None else (status,)
                return [_row(*found) for found in await self.store.tables(statuses, limit)]
            case o.Count():
                return o.Told(
                    kept=await self.store.figures(),
                    loaded=self.tables.loaded,
                    sockets=METRICS.open_sockets,
                    online=self.tables.online(),
                )
            case o.Show(code=code):
                return await self._shown(plain(code))
            case o.Export(code=code):
                return [_line(n, kept) for n, kept in enumerate(await self._log(code), start=1)]
            case o.Close(code=code):
                await self._log(code)
                await self.tables.close_table(code)
                return o.Done(tables=[plain(code)])
            case o.Delete(code=code):
                await self._log(code)
                await remove(self.tables, plain(code))
                return o.Done(tables=[plain(code)])
            case o.Drain():
                raise Refusal("drain-alone")
            case o.Erase(code=code, seat=seat):
                return o.Done(tables=await self.erase(await self._person(code, seat)))

    async def erase(self, person: str) -> list[str]:
        """Tables in memory still know them: so everybody there comes in once more, also if it
        could not be done everywhere. Then again, for what was written meanwhile."""
        codes = await self.store.tables_of(person)
        try:
            await self.store.erase(person)
        finally:
            for code in codes:
                await self.tables.reload(code)
        await self.store.erase(person)
        return codes

    async def _log(self, code: str) -> list[Kept]:
        if not (log := await self.store.load(plain(code))):
            raise Refusal("table-no-such-code", table=code)
        return log

    async def _person(self, code: str, seat: int) -> str:
        sat = [_glance.decode(entry) for entry, _ in await self._log(code)]
        people = [entry.person for entry in sat if entry.do == "sat" and entry.seat == seat]
        if not people:
            raise Refusal("table-nobody-there", seat=seat)
        return people[-1]

    async def _shown(self, code: str) -> o.Shown:
        log, summary = await self._log(code), await self.store.summary(code)
        opened, last = (_glance.decode(log[n][0]) for n in (0, -1))
        return o.Shown(
            code=code,
            alias=self.tables.identity.alias(code),
            game=opened.game,
            status=summary.status if summary else "?",
            public=bool(summary and summary.public),
            names=summary.names if summary else [],
            free=summary.free if summary else 0,
            entries=len(log),
            opened=opened.at,
            updated=last.at,
            in_memory=self.tables.holds(code),
        )


def _row(code: str, summary: Summary) -> o.Row:
    return o.Row(
        code=code,
        game=summary.game,
        status=summary.status,
        names=summary.names,
        updated=summary.updated,
    )


def _line(n: int, kept: Kept) -> o.Exported:
    entry, personal = kept
    return o.Exported(
        n=n,
        entry=msgspec.Raw(entry),
        personal=msgspec.Raw(personal) if personal else None,
    )
