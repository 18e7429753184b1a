"""Where logs are kept: one narrow interface, and SQLite behind it.

A log entry is durable when `append` returns. (table, number) is unique: of two writers that race,
one gets Conflict, looks again and retries.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludotheque.contract import Refusal, Seat
from ludotheque.server import limits
from ludotheque.server.metrics import METRICS

log = logging.getLogger("ludotheque.store")

GROUP = 256  # at most, committed together


class Conflict(Exception):
    """Somebody else has written this number."""


class Trouble(Refusal):
    """The disk is full, read-only or locked. Nothing was half-written; trying again may help."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show, and whose list a table is in."""

    game: str
    status: str
    public: bool
    names: list[str | None]
    free: int
    people: list[str]
    updated: int


Then = Callable[[Any], object]  # is called with the result, or with the exception


class Store(Protocol):
    def write(self, code: str, n: int, entry: bytes, then: Then) -> None: ...
    def append(self, code: str, n: int, entry: bytes) -> Awaitable[None]: ...
    async def summarise(self, code: str, summary: Summary) -> None: ...
    async def load(self, code: str, after: int = 0) -> list[bytes]: ...
    async def mine(self, person: str, limit: int) -> list[tuple[str, Summary]]: ...
    async def public(self, limit: int) -> list[tuple[str, Summary]]: ...
    async def name_of(self, person: str) -> str | None: ...
    async def rename(self, person: str, name: str) -> None: ...
    async def shown(self, code: str) -> dict[Seat, int]: ...
    async def mark_shown(self, code: str, seat: Seat, n: int) -> None: ...
    async def close(self) -> None: ...


SCHEMA = """
create table if not exists log (
    code text not null, n integer not null, entry blob not null, primary key (code, n)
); -- in the order of writing: a group of entries from many tables touches few pages
create table if not exists tables (
    code text primary key, status text not null, public integer not null,
    updated integer not null, summary blob not null
) without rowid;
create index if not exists tables_public on tables (public, status, updated);
create table if not exists sitting (
    person text not null, code text not null, primary key (person, code)
) without rowid;
create index if not exists sitting_code on sitting (code);
create table if not exists people (person text primary key, name text not null) without rowid;
create table if not exists shown (
    code text not null, seat integer not null, n integer not null, primary key (code, seat)
) without rowid;
"""

Row = tuple[str, int, bytes]  # an entry of a log
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Row | Work, Then]


class SqliteStore:
    """One file. One thread writes, and commits all that has come in meanwhile at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._asked: list[Job] = []  # since the last group was handed over
        self._writing: list[Job] = []  # that group
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        connection = self._connect()
        self._thread = threading.Thread(
            target=self._write, args=(connection,), name="store", daemon=True
        )
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self.file,
                timeout=limits.STORE_SECONDS,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=2 * GROUP,
            )
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma temp_store = memory")  # where a statement is taken back from
            connection.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise _trouble(error) from error
        return connection

    def _do(self, work: Row | Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(work, partial(_settle, future))
        return future

    def _ask(self, work: Row | Work, then: Then) -> None:
        if not self._asked and not self._writing:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._asked.append((work, then))

    def _hand_over(self) -> None:
        """All that was asked in one turn of the loop, or while others were being written, goes to
        the thread together."""
        self._writing, self._asked = self._asked[:GROUP], self._asked[GROUP:]
        if self._writing:
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
            for is_row, works in groupby((work for work, _ in group), _is_row):
                results += (_inserted if is_row else _done)(connection, list(works))
            connection.execute("commit")
            METRICS.append_seconds.observe(time.perf_counter() - begun)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            results = [_trouble(error)] * len(group)
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
            self._loop.call_soon_threadsafe(self._answer, group, results)

    def _answer(self, group: list[Job], results: list[Any]) -> None:
        self._hand_over()
        for (_, then), result in zip(group, results, strict=True):
            try:
                then(result)
            except Exception:  # one table's trouble is not that of the others
                log.exception("after writing")

    def write(self, code: str, n: int, entry: bytes, then: Then) -> None:
        """An entry; `then` is called with None when it is durable, or with what went wrong."""
        self._ask((code, n, entry), then)

    def append(self, code: str, n: int, entry: bytes) -> Awaitable[None]:
        """As `write`, for those who wait."""
        return self._do((code, n, entry))

    async def summarise(self, code: str, summary: Summary) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (code, summary.status, summary.public, summary.updated)
            sitting = [(person, code) for person in summary.people]
            with _together(connection):
                connection.execute(
                    "insert or replace into tables values (?, ?, ?, ?, ?)",
                    (*row, msgspec.json.encode(summary)),
                )
                connection.execute("delete from sitting where code = ?", (code,))
                connection.executemany("insert or ignore into sitting values (?, ?)", sitting)

        await self._do(work)

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        query = "select entry from log where code = ? and n > ? order by n"
        return [entry for (entry,) in await self._read(query, code, after)]

    async def mine(self, person: str, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from sitting join tables using (code)
                   where person = ? order by (status = 'over'), updated desc limit ?"""
        return _summaries(await self._read(query, person, limit))

    async def public(self, limit: int) -> list[tuple[str, Summary]]:
        query = """select code, summary from tables
                   where public = 1 and status in ('open', 'playing', 'paused')
                   order by (status != 'open'), updated desc limit ?"""
        return _summaries(await self._read(query, limit))

    async def name_of(self, person: str) -> str | None:
        rows = await self._read("select name from people where person = ?", person)
        return rows[0][0] if rows else None

    async def rename(self, person: str, name: str) -> None:
        query = "insert or replace into people values (?, ?)"
        await self._do(lambda connection: connection.execute(query, (person, name)))

    async def shown(self, code: str) -> dict[Seat, int]:
        return dict(await self._read("select seat, n from shown where code = ?", code))

    async def mark_shown(self, code: str, seat: Seat, n: int) -> None:
        query = """insert into shown values (?, ?, ?)
                   on conflict (code, seat) do update set n = max(n, excluded.n)"""
        await self._do(lambda connection: connection.execute(query, (code, seat, n)))

    async def _read(self, query: str, *values: Any) -> list[Any]:
        """On the same thread and connection: a reader sees all that was written before it asked."""
        return await self._do(  # type: ignore[no-any-return]
            lambda connection: connection.execute(query, values).fetchall()
        )

    async def close(self) -> None:
        while self._asked or self._writing:
            await self._do(lambda connection: None)
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _is_row(work: Row | Work) -> bool:
    return isinstance(work, tuple)


def _inserted(connection: sqlite3.Connection, rows: list[Any]) -> list[Exception | None]:
    """All in one statement; one by one, if one of them conflicts or is not fit to be stored."""
    places = ", ".join(["(?, ?, ?)"] * len(rows))
    try:
        connection.execute(f"insert into log values {places}", [*chain.from_iterable(rows)])
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise
        if len(rows) == 1:
            return [Conflict() if isinstance(error, sqlite3.IntegrityError) else error]
        return [result for row in rows for result in _inserted(connection, [row])]
    return [None] * len(rows)


def _done(connection: sqlite3.Connection, works: list[Any]) -> list[Any]:
    results: list[Any] = []
    for work in works:
        try:
            results.append(work(connection))
        except sqlite3.Error:
            raise
        except Exception as error:  # values that no database would take
            results.append(error)
    return results


def _summaries(rows: list[Any]) -> list[tuple[str, Summary]]:
    return [(code, msgspec.json.decode(data, type=Summary)) for code, data in rows]


@contextlib.contextmanager
def _together(connection: sqlite3.Connection) -> Iterator[None]:
    """Several statements, or none of them."""
    connection.execute("savepoint together")
    try:
        yield
    except Exception:
        connection.execute("rollback to together")
        raise
    finally:
        connection.execute("release together")


def _trouble(error: sqlite3.Error) -> Trouble:
    text = str(error).lower()
    if "full" in text:
        return Trouble("store-full")
    if "readonly" in text or "read-only" in text or "unable to open" in text:
        return Trouble("store-readonly")
    if "locked" in text or "busy" in text:
        return Trouble("store-locked")
    return Trouble("store", why=str(error))
