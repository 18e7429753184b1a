"""Where logs are kept: one narrow interface, and SQLite behind it.

A log entry is durable when `append` returns. (table, number) is unique: of two writers that race,
one gets Conflict, looks again and retries.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludotheque.contract import Refusal, Seat


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


class Store(Protocol):
    async def append(self, code: str, n: int, entry: bytes) -> None: ...
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
) without rowid;
create table if not exists tables (
    code text primary key, status text not null, public integer not null,
    updated integer not null, summary blob not null
) without rowid;
create index if not exists tables_public on tables (public, status, updated);
create table if not exists sitting (
    person text not null, code text not null, primary key (person, code)
) without rowid;
create table if not exists people (person text primary key, name text not null) without rowid;
create table if not exists shown (
    code text not null, seat integer not null, n integer not null, primary key (code, seat)
) without rowid;
"""

Work = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """One file. One thread writes, and commits all that has come in meanwhile at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._jobs: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        connection = self._connect()
        connection.executescript(SCHEMA)
        self._thread = threading.Thread(
            target=self._write, args=(connection,), name="store", daemon=True
        )
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self.file, timeout=5, isolation_level=None, check_same_thread=False
            )
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
        except sqlite3.Error as error:
            raise _trouble(error) from error
        return connection

    async def _do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return await future

    def _write(self, connection: sqlite3.Connection) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < 256:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            self._commit(connection, group)
        connection.close()

    def _commit(
        self, connection: sqlite3.Connection, group: list[tuple[Work, asyncio.Future[Any]]]
    ) -> None:
        """All or nothing on the disk; a job that conflicts fails alone."""
        results: list[Any] = []
        try:
            connection.execute("begin immediate")
            for work, _ in group:
                connection.execute("savepoint job")
                try:
                    results.append(work(connection))
                except Conflict as conflict:
                    connection.execute("rollback to job")
                    results.append(conflict)
                connection.execute("release job")
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            results = [_trouble(error)] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            _resolve(future, result)

    async def append(self, code: str, n: int, entry: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("insert into log values (?, ?, ?)", (code, n, entry))
            except sqlite3.IntegrityError:
                raise Conflict from None

        await self._do(work)

    async def summarise(self, code: str, summary: Summary) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (code, summary.status, summary.public, summary.updated)
            connection.execute(
                "insert or replace into tables values (?, ?, ?, ?, ?)",
                (*row, msgspec.json.encode(summary)),
            )
            connection.executemany(
                "insert or ignore into sitting values (?, ?)", [(p, code) for p in summary.people]
            )

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
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _summaries(rows: list[Any]) -> list[tuple[str, Summary]]:
    return [(code, msgspec.json.decode(data, type=Summary)) for code, data in rows]


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    def finish() -> None:
        if future.cancelled():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
        future.get_loop().call_soon_threadsafe(finish)


def _trouble(error: sqlite3.Error) -> Trouble:
    text = str(error).lower()
    if "full" in text:
        return Trouble("store-full")
    if "readonly" in text or "read-only" in text or "unable to open" in text:
        return Trouble("store-readonly")
    if "locked" in text or "busy" in text:
        return Trouble("store-locked")
    return Trouble("store", why=str(error))
