"""Where logs are kept: one narrow interface, and SQLite behind it.

A log entry is durable when `append` returns. (table, number) is unique: of two writers that race,
one gets Conflict, looks again and retries.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludotheque.contract import Refusal, Seat
from ludotheque.server import limits


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
create index if not exists sitting_code on sitting (code);
create table if not exists people (person text primary key, name text not null) without rowid;
create table if not exists shown (
    code text not null, seat integer not null, n integer not null, primary key (code, seat)
) without rowid;
"""

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]


class SqliteStore:
    """One file. One thread writes, and commits all that has come in meanwhile at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._asked: list[Job] = []  # in this turn of the loop
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
            )
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise _trouble(error) from error
        return connection

    async def _do(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append((work, future))
        return await future

    def _hand_over(self) -> None:
        """All that was asked in one turn of the loop goes to the thread together."""
        asked, self._asked = self._asked, []
        if asked:
            self._jobs.put(asked)

    def _write(self, connection: sqlite3.Connection) -> None:
        while (group := self._jobs.get()) is not None:
            while len(group) < 256:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                group += more
            self._commit(connection, group)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        """All or nothing on the disk; a job that conflicts fails alone. (A job is one statement,
        or has a savepoint of its own: when it fails, it has done nothing.)"""
        results: list[Any] = []
        try:
            connection.execute("begin immediate")
            for work, _ in group:
                try:
                    results.append(work(connection))
                except sqlite3.Error:
                    raise
                except Exception as error:  # a conflict, or values that no database would take
                    results.append(error)
            connection.execute("commit")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            results = [_trouble(error)] * len(group)
        loop = group[0][1].get_loop()
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
            loop.call_soon_threadsafe(_answer, group, results)

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
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _summaries(rows: list[Any]) -> list[tuple[str, Summary]]:
    return [(code, msgspec.json.decode(data, type=Summary)) for code, data in rows]


def _answer(group: list[Job], results: list[Any]) -> None:
    for (_, future), result in zip(group, results, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


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
