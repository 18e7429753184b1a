"""One database. One connection writes, and commits what has come in meanwhile at once; others read.

When the connection is lost, nobody knows whether the group that was on its way is in the log: so it
is sent once more before anything else, and what is there already, by ourselves, is as good as done.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import asyncpg

from ludotheque.contract import Seat
from ludotheque.server.limits import limits
from ludotheque.server.metrics import METRICS
from ludotheque.server.store.pages import Figures, Kept, Page, Summary, Then, Trouble
from ludotheque.server.store.postgres import keeping, putting
from ludotheque.server.store.postgres.connecting import CUT, closed, connected, explained, pooled
from ludotheque.server.tasks import ended

log = logging.getLogger("ludotheque.store")

GROUP = 256  # at most, committed together
AGAIN_SECONDS = 0.1  # until it is tried once more to reach the database

Work = Callable[[Any], Awaitable[Any]]
Job = tuple[Page | Work, Then]


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self.node = 0  # as whom we write
        self._asked: list[Job] = []
        self._asked_at = 0.0  # the first of them
        self._writing: list[Job] = []
        self._connection: Any = None
        self._pool: Any = None
        self._task: asyncio.Task[None] | None = None
        self._away_since: float | None = None

    async def open(self) -> "PostgresStore":
        self._connection = await connected(self.url)
        self._pool = await pooled(self.url)
        return self

    # ---- writing ----------------------------------------------------------------------------

    def write(self, page: Page, then: Then) -> None:
        """`then` is called with None when it is durable, or with what went wrong: Conflict if any
        number was taken or a table is not ours, Trouble if the database will not."""
        self._ask(page, then)

    def append(self, page: Page) -> Awaitable[None]:
        """As `write`, for those who wait."""
        return self.do(page)

    async def rename(self, person: str, name: str) -> None:
        query = """insert into people (person, name) values ($1, $2)
                   on conflict (person) do update set name = excluded.name"""
        await self.do(lambda connection: connection.execute(query, person, name))

    async def mark_shown(self, code: str, seat: Seat, n: int) -> None:
        query = """insert into shown (code, seat, n) values ($1, $2, $3)
                   on conflict (code, seat) do update set n = greatest(shown.n, excluded.n)"""
        await self.do(lambda connection: connection.execute(query, code, seat, n))

    async def touch(self) -> None:
        """Ask whether something could be written."""
        query = "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean"
        if await self.do(lambda connection: connection.fetchval(query)):
            raise Trouble("store-readonly")

    async def delete(self, code: str) -> None:
        """In bites: others write in between."""
        while await self.do(lambda connection: keeping.shorten(connection, code, GROUP)):
            pass
        await self.do(lambda connection: keeping.delete(connection, code))

    async def tables_of(self, person: str) -> list[str]:
        codes: list[str] = await self.do(lambda connection: keeping.touched(connection, person))
        return codes

    async def erase(self, person: str) -> list[str]:
        """Table by table: others write in between."""
        codes = await self.tables_of(person)
        for code in codes:
            await self.do(partial(keeping.erase, person=person, code=code))
        await self.do(lambda connection: keeping.forget(connection, person))
        return codes

    def do(self, work: Page | Work) -> asyncio.Future[Any]:
        """After all that was asked before."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(work, partial(_settle, future))
        return future

    def _ask(self, work: Page | Work, then: Then) -> None:
        if not self._asked:
            self._asked_at = time.perf_counter()
        self._asked.append((work, then))
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        while self._asked:
            self._writing, self._asked = self._asked[:GROUP], self._asked[GROUP:]
            group, begun = self._writing, time.perf_counter()
            METRICS.queue_seconds.observe(begun - self._asked_at)
            try:
                results = await self._commit([work for work, _ in group])
                METRICS.append_seconds.observe(time.perf_counter() - begun)
            except Exception as error:  # a fault of our own: nobody waits for ever
                log.exception("while writing")
                results = [error] * len(group)
            self._writing = []
            for (_, then), result in zip(group, results, strict=True):
                try:
                    then(result)
                except Exception:  # one table's trouble is not that of the others
                    log.exception("after writing")

    async def _commit(self, works: list[Page | Work]) -> list[Any]:
        """Each in order; pages that follow each other at once."""
        results: list[Any] = []
        for are_pages, some in groupby(works, lambda work: isinstance(work, Page)):
            todo: list[Any] = list(some)
            if are_pages:
                results += await self._surely(partial(putting.put, node=self.node, pages=todo))
            else:
                results += [await self._tried(work) for work in todo]
        return results

    async def _tried(self, work: Work) -> Any:
        try:
            return await self._surely(work)
        except asyncpg.PostgresError as error:
            return explained(error)

    async def _surely(self, work: Work) -> Any:
        """Until we know what became of it."""
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connected(self.url)
                result = await work(self._connection)
            except CUT as error:
                await self._lost(error)
            else:
                self._away_since = None
                return result

    async def _lost(self, error: Exception) -> None:
        """What has not been sent is refused in the end; what has been waits until we know."""
        now = time.monotonic()
        if self._away_since is None:
            self._away_since = now
            log.warning("the database does not answer: %s", type(error).__name__)
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        if now - self._away_since > limits.STORE_SECONDS:
            refused, self._asked = self._asked, []
            for _, then in refused:
                then(explained(error))
        await asyncio.sleep(AGAIN_SECONDS)

    async def close(self) -> None:
        """What was asked is written; a database that is away is not waited for."""
        if self._task and not self._task.done():
            patience = limits.STORE_SECONDS if self._away_since is None else 0.0
            await asyncio.wait([self._task], timeout=patience)
            await ended(self._task)
        for ours in (self._connection, self._pool):
            if ours is not None:
                await closed(ours)

    # ---- reading ----------------------------------------------------------------------------

    async def load(self, code: str, after: int = 0) -> list[Kept]:
        """A log, with all that was to be written before this was asked."""
        return await self._after_writing(
            """select entry, words from log left join personal using (code, n)
               where code = $1 and n > $2 order by n""",
            *(code, after),
        )

    async def end(self, code: str) -> bytes | None:
        rows = await self._after_writing('select "end" from ends where code = $1', code)
        return rows[0][0] if rows else None

    async def looks(self, code: str) -> list[tuple[int, bytes, bytes]]:
        return await self._after_writing("select n, trace, film from looks where code = $1", code)

    async def film(self, code: str, n: int) -> bytes | None:
        query = "select film from looks where code = $1 and n = $2"
        rows = await self._after_writing(query, code, n)
        return rows[0][0] if rows else None

    async def shown(self, code: str) -> dict[Seat, int]:
        return dict(await self._after_writing("select seat, n from shown where code = $1", code))

    async def name_of(self, person: str) -> str | None:
        rows = await self._rows("select name from people where person = $1", person)
        return rows[0][0] if rows else None

    async def mine(self, person: str, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from sitting join tables using (code)
                   where person = $1 order by (status = 'over'), updated desc limit $2"""
        return keeping.summaries(await self._rows(query, person, limit))

    async def public(self, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from tables
                   where public and status in ('open', 'playing', 'paused')
                   order by (status <> 'open'), updated desc limit $1"""
        return keeping.summaries(await self._rows(query, limit))

    async def tables(self, statuses: Sequence[str], limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from tables where status = any($1::text[])
                   order by updated desc limit $2"""
        return keeping.summaries(await self._rows(query, list(statuses), limit))

    async def summary(self, code: str) -> Summary | None:
        rows = await self._rows("select code, summary from tables where code = $1", code)
        return dict(keeping.summaries(rows)).get(code)

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        found: list[str] = await self.read(
            lambda connection: keeping.untouched(connection, self.node, statuses, before, limit)
        )
        return found

    async def figures(self) -> Figures:
        found: Figures = await self.read(keeping.figures)
        return found

    async def _after_writing(self, query: str, *values: Any) -> list[Any]:
        if self._asked or self._writing:
            with contextlib.suppress(Trouble):
                await self.do(_nothing)
        return await self._rows(query, *values)

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        found = await self.read(lambda connection: connection.fetch(query, *values))
        return [tuple(row) for row in found]

    async def read(self, work: Work) -> Any:
        """Beside what is being written."""
        try:
            async with self._pool.acquire() as connection:
                return await work(connection)
        except (*CUT, asyncpg.PostgresError) as error:
            raise explained(error) from error


async def _nothing(connection: Any) -> None:
    """Comes after all that was asked before."""


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
