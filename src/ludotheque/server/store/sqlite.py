"""One file. One thread writes, and commits what has come in meanwhile at once; another reads."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from ludotheque.contract import Seat
from ludotheque.server.metrics import METRICS
from ludotheque.server.store import keeping, putting, schema
from ludotheque.server.store.pages import Figures, Kept, Page, Summary, Then, Trouble
from ludotheque.server.store.reading import Reader, connected, trouble

log = logging.getLogger("ludotheque.store")

GROUP = 256  # at most, committed together

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Page | Work, Then]


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._asked: list[Job] = []  # since the last group was handed over
        self._asked_at = 0.0  # the first of them
        self._writing: list[Job] = []  # that group
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        connection = self._connect()
        self._reader = Reader(file)
        self._thread = threading.Thread(
            target=self._write, args=(connection,), name="store", daemon=True
        )
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = connected(self.file, cached_statements=2 * GROUP)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma temp_store = memory")  # where a statement is taken back from
            connection.execute("pragma secure_delete = on")  # what is erased is not in the file
            schema.bring_up_to_date(connection)
        except sqlite3.Error as error:
            raise trouble(error) from error
        return connection

    # ---- writing ----------------------------------------------------------------------------

    def write(self, page: Page, then: Then) -> None:
        """`then` is called with None when it is durable, or with what went wrong: Conflict if any
        number was taken, Trouble if the disk will not. Then nothing of the page is written."""
        self._ask(page, then)

    def append(self, page: Page) -> Awaitable[None]:
        """As `write`, for those who wait."""
        return self._do(page)

    async def rename(self, person: str, name: str) -> None:
        query = """insert into people (person, name) values (?, ?)
                   on conflict (person) do update set name = excluded.name"""
        await self._do(lambda connection: connection.execute(query, (person, name)))

    async def mark_shown(self, code: str, seat: Seat, n: int) -> None:
        query = """insert into shown (code, seat, n) values (?, ?, ?)
                   on conflict (code, seat) do update set n = max(n, excluded.n)"""
        await self._do(lambda connection: connection.execute(query, (code, seat, n)))

    async def touch(self) -> None:
        """Write something, to see whether that can be done."""
        query = """insert into pulse (id, beats) values (1, 1)
                   on conflict (id) do update set beats = beats + 1"""
        await self._do(lambda connection: connection.execute(query))

    async def delete(self, code: str) -> None:
        """In bites: others write in between."""
        while await self._do(lambda connection: keeping.shorten(connection, code, GROUP)):
            pass
        await self._do(lambda connection: keeping.delete(connection, code))

    async def tables_of(self, person: str) -> list[str]:
        codes: list[str] = await self._do(lambda connection: keeping.touched(connection, person))
        return codes

    async def erase(self, person: str) -> list[str]:
        """Table by table: others write in between."""
        codes = await self.tables_of(person)
        for code in codes:
            await self._do(partial(keeping.erase, person=person, code=code))
        await self._do(lambda connection: keeping.forget(connection, person))
        return codes

    def _do(self, work: Page | Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(work, partial(_settle, future))
        return future

    def _ask(self, work: Page | Work, then: Then) -> None:
        if not self._asked and not self._writing:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        if not self._asked:
            self._asked_at = time.perf_counter()
        self._asked.append((work, then))

    def _hand_over(self) -> None:
        """All that was asked in one turn of the loop, or while others were being written, goes to
        the thread together."""
        self._writing, self._asked = self._asked[:GROUP], self._asked[GROUP:]
        if self._writing:
            METRICS.queue_seconds.observe(time.perf_counter() - self._asked_at)
            self._jobs.put(self._writing)

    def _write(self, connection: sqlite3.Connection) -> None:
        while (group := self._jobs.get()) is not None:
            self._commit(connection, group)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        """All or nothing on the disk; a job that conflicts fails alone. (A job is one statement,
        or has a savepoint of its own: when it fails, it has done nothing.)"""
        results: list[Any] = []
        begun = time.perf_counter()
        try:
            connection.execute("begin immediate")
            for carry_out, works in groupby((work for work, _ in group), _way):
                results += carry_out(connection, list(works))
            connection.execute("commit")
            METRICS.append_seconds.observe(time.perf_counter() - begun)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            results = [trouble(error)] * len(group)
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
            self._loop.call_soon_threadsafe(self._answer, group, results)

    def _answer(self, group: list[Job], results: list[Any]) -> None:
        self._hand_over()
        for (_, then), result in zip(group, results, strict=True):
            try:
                then(result)
            except Exception:  # one table's trouble is not that of the others
                log.exception("after writing")

    async def close(self) -> None:
        while self._asked or self._writing:
            await self._all_written()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._reader.close()

    # ---- reading ----------------------------------------------------------------------------

    async def load(self, code: str, after: int = 0) -> list[Kept]:
        """A log, with all that was to be written before this was asked."""
        await self._all_written()
        return await self._reader.rows(
            """select entry, words from log left join personal using (code, n)
               where code = ? and n > ? order by n""",
            *(code, after),
        )

    async def end(self, code: str) -> bytes | None:
        await self._all_written()
        end: bytes | None = await self._reader.one("select end from ends where code = ?", code)
        return end

    async def looks(self, code: str) -> list[tuple[int, bytes, bytes]]:
        await self._all_written()
        return await self._reader.rows("select n, trace, film from looks where code = ?", code)

    async def film(self, code: str, n: int) -> bytes | None:
        await self._all_written()
        query = "select film from looks where code = ? and n = ?"
        film: bytes | None = await self._reader.one(query, code, n)
        return film

    async def shown(self, code: str) -> dict[Seat, int]:
        await self._all_written()
        return dict(await self._reader.rows("select seat, n from shown where code = ?", code))

    async def name_of(self, person: str) -> str | None:
        query = "select name from people where person = ?"
        name: str | None = await self._reader.one(query, person)
        return name

    async def mine(self, person: str, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from sitting join tables using (code)
                   where person = ? order by (status = 'over'), updated desc limit ?"""
        return putting.summaries(await self._reader.rows(query, person, limit))

    async def public(self, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from tables
                   where public = 1 and status in ('open', 'playing', 'paused')
                   order by (status != 'open'), updated desc limit ?"""
        return putting.summaries(await self._reader.rows(query, limit))

    async def tables(self, statuses: Sequence[str], limit: int) -> list[tuple[str, Summary]]:
        return await self._reader.read(lambda c: keeping.tables(c, statuses, limit))

    async def summary(self, code: str) -> Summary | None:
        rows = await self._reader.rows("select code, summary from tables where code = ?", code)
        return dict(putting.summaries(rows)).get(code)

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        return await self._reader.read(lambda c: keeping.untouched(c, statuses, before, limit))

    async def figures(self) -> Figures:
        return await self._reader.read(keeping.figures)

    async def _all_written(self) -> None:
        """What has been asked for until now is on the disk, or never will be."""
        if self._asked or self._writing:
            with contextlib.suppress(Trouble):
                await self._do(lambda connection: None)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _way(work: Page | Work) -> Callable[[sqlite3.Connection, list[Any]], list[Any]]:
    """How it is carried out, with others of its kind."""
    if not isinstance(work, Page):
        return _done
    return putting.put_plain if putting.is_plain(work) else _put_each


def _put_each(connection: sqlite3.Connection, pages: list[Page]) -> list[Exception | None]:
    return [putting.put_whole(connection, page) for page in pages]


def _done(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    results: list[Any] = []
    for work in works:
        try:
            results.append(work(connection))
        except sqlite3.Error:
            raise
        except Exception as error:  # values that no database would take
            results.append(error)
    return results
