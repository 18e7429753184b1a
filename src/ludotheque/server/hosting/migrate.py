"""`ludotheque migrate FILE URL`: a house in one file becomes one in PostgreSQL, with its key.

All or nothing, into a database that has no house yet; the file stays as it is.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.files import KEY
from ludotheque.server.hosting.lock import Lock
from ludotheque.server.identity import Identity
from ludotheque.server.store import schema as ours
from ludotheque.server.store.postgres import schema as theirs
from ludotheque.server.store.postgres.connecting import explained, first_connected
from ludotheque.server.store.reading import connected, trouble
from ludotheque.words import Words

BITE = 5_000  # rows at a time: a house need not fit in memory
SECONDS = 3600.0  # for each bite, at most

COLUMNS = {
    "log": "code n entry",
    "personal": "code n person words",
    "tables": "code status public updated summary",
    "sitting": "person code",
    "people": "person name",
    "shown": "code seat n",
    "ends": "code end",
    "looks": "code n trace film",
}
BEGINNINGS = """
select entry from log where code = ? and (n = 1 or instr(entry, cast('"do":"started"' as blob)))
order by n
"""
AS_THERE: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "tables": lambda row: (*row[:2], bool(row[2]), *row[3:]),
}


def migrate(file: Path, url: str, words: Words) -> int:
    if not file.is_file() or not (file.parent / KEY).is_file():
        raise Refusal("no-house", folder=str(file.parent))
    lock = Lock(file.parent)
    if not lock.take():
        raise lock.refusal()
    try:
        with contextlib.closing(connected(file)) as source:
            ours.bring_up_to_date(source)
            count = asyncio.run(_carried_over(source, Identity.kept_in(file.parent).key, url))
    except sqlite3.Error as error:
        raise trouble(error) from error
    except asyncpg.PostgresError as error:
        raise explained(error) from error
    finally:
        lock.let_go()
    print(words.say("migrate-done", count=count))
    return 0


async def _carried_over(source: sqlite3.Connection, key: bytes, url: str) -> int:
    """How many tables it were."""
    connection = await first_connected(url)
    try:
        await theirs.bring_up_to_date(connection)
        async with connection.transaction():
            # It takes a while from one bite to the next.
            await connection.execute("set local idle_in_transaction_session_timeout = 0")
            if await connection.fetchval("select count(*) from house"):
                raise Refusal("migrate-exists")
            await connection.execute("insert into house (key) values ($1)", key)
            for table, columns in COLUMNS.items():
                await _copied(source, connection, table, columns.split())
            await _let_go(source, connection)
            count: int = await connection.fetchval("select count(*) from tables")
        return count
    finally:
        await connection.close()


async def _let_go(source: sqlite3.Connection, there: Any) -> None:
    """All tables, for whoever can read them and play by the rules of what runs there."""
    found = source.execute("select code, status in ('playing', 'paused', 'disputed') from tables")
    while bite := found.fetchmany(BITE):
        records = [(code, e.LEVEL, _rules(source, code) if runs else None) for code, runs in bite]
        columns = ["code", "level", "rules"]
        await there.copy_records_to_table(
            "owner", records=records, columns=columns, timeout=SECONDS
        )


def _rules(source: sqlite3.Connection, code: str) -> str:
    """As `Room.rules`, which need not be folded for that."""
    entries = [e.decode(entry) for (entry,) in source.execute(BEGINNINGS, (code,))]
    opened, *_ = [entry for entry in entries if isinstance(entry, e.Opened)]
    started = [entry.rules for entry in entries if isinstance(entry, e.Started)]
    return f"{opened.game}:{next(filter(None, started), opened.rules)}"


async def _copied(source: sqlite3.Connection, there: Any, table: str, columns: list[str]) -> None:
    as_there = AS_THERE.get(table, tuple)
    names = ", ".join(f'"{column}"' for column in columns)
    found, rows = source.execute(f"select {names} from {table}"), 0
    while bite := found.fetchmany(BITE):
        rows += len(bite)
        records = [as_there(row) for row in bite]
        await there.copy_records_to_table(table, records=records, columns=columns, timeout=SECONDS)
    if await there.fetchval(f"select count(*) from {table}", timeout=SECONDS) != rows:
        raise Refusal("store", why=table)
