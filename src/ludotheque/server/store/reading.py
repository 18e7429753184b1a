"""Reading goes on beside the thread that writes: no list of tables keeps a move waiting."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.server.limits import limits
from ludotheque.server.store.pages import Trouble

T = TypeVar("T")


class Reader:
    """A connection and a thread of its own. It sees all that was committed when it begins."""

    def __init__(self, file: Path) -> None:
        self._connection = connected(file)
        self._connection.execute("pragma query_only = 1")
        self._thread = ThreadPoolExecutor(1, "store-reads")

    async def rows(self, query: str, *values: Any) -> list[Any]:
        return await self.read(lambda c: c.execute(query, values).fetchall())

    async def one(self, query: str, *values: Any) -> Any:
        """The one value that is asked for, or None."""
        rows = await self.rows(query, *values)
        return rows[0][0] if rows else None

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, work, self._connection)
        except sqlite3.Error as error:
            raise trouble(error) from error

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()


def connected(file: Path, cached_statements: int = 128) -> sqlite3.Connection:
    return sqlite3.connect(
        file,
        timeout=limits.STORE_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=cached_statements,
    )


def trouble(error: sqlite3.Error) -> Trouble:
    """What SQLite says, as one of our sentences."""
    text = str(error).lower()
    if "full" in text:
        return Trouble("store-full")
    if "readonly" in text or "read-only" in text or "unable to open" in text:
        return Trouble("store-readonly")
    if "locked" in text or "busy" in text:
        return Trouble("store-locked")
    return Trouble("store", why=str(error))
