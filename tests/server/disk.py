"""What is in a server's data folder, read as another program would."""

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg

from ludotheque.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.room import Room, folded
from tests.server.serving import Server


def log_on_disk(server: Server, code: str) -> list[e.AnyEntry]:
    """A table's log. Its numbers have no gaps."""
    query = """select n, entry, words from log left join personal using (code, n)
               where code = {} order by n"""
    if server.database:
        rows = _asked(server.database, query.format("$1"), code)
    else:
        with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as database:
            rows = database.execute(query.format("?"), (code,)).fetchall()
    assert [n for n, *_ in rows] == list(range(1, len(rows) + 1))
    return [e.whole(entry, words) for _, entry, words in rows]


def _asked(database: str, query: str, code: str) -> list[Any]:
    """In a thread: a loop may be running here."""

    async def asked() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return list(await connection.fetch(query, code))
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asked()).result()


def moves_on_disk(server: Server, code: str) -> list[tuple[Seat, str, int]]:
    """Seat, move and log number."""
    log = enumerate(log_on_disk(server, code), start=1)
    return [(entry.seat, entry.move, n) for n, entry in log if isinstance(entry, e.Moved)]


def room_on_disk(server: Server, code: str) -> Room:
    """The table, folded once more from its log."""
    return folded(code, log_on_disk(server, code))
