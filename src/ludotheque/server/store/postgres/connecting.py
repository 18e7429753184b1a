"""Connections to PostgreSQL, and what goes wrong with them in our sentences."""

import asyncio
import logging
from typing import Any

import asyncpg

from ludotheque.contract import Refusal
from ludotheque.server.limits import limits
from ludotheque.server.store.pages import Trouble

log = logging.getLogger("ludotheque.store")

# An append commits by itself; whoever stops in the middle of anything longer lets go of it in time.
# (What takes longer between two statements says so: `schema.py`, `migrate.py`.)
SETTINGS = {"application_name": "ludotheque", "idle_in_transaction_session_timeout": "500ms"}

CUT = (  # the connection: whether a statement was carried out is not known
    OSError,
    EOFError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it heard of the end between two steps of its own
    asyncpg.OperatorInterventionError,  # a restart, a crash, an administrator
    asyncpg.IdleInTransactionSessionTimeoutError,  # we have stopped in the middle
)


async def connected(url: str) -> Any:
    """Or an OSError: whatever is in the way, it is tried again."""
    try:
        return await asyncpg.connect(
            url,
            timeout=limits.STORE_SECONDS,
            command_timeout=limits.STORE_SECONDS,
            server_settings=SETTINGS,
        )
    except (*CUT, asyncpg.PostgresError) as error:
        raise ConnectionError(str(error) or type(error).__name__) from error
    except ValueError:  # which may quote what it could not read: a part of the password
        raise ConnectionError("the URL cannot be read") from None


async def first_connected(url: str) -> Any:
    """Or a Refusal, in words for whoever starts the house."""
    try:
        return await connected(url)
    except ConnectionError as error:
        raise Refusal("database", why=str(error)) from error


async def pooled(url: str) -> Any:
    """For reading, beside the one that writes."""
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=4,
        timeout=limits.STORE_SECONDS,
        command_timeout=limits.STORE_SECONDS,
        server_settings=SETTINGS,
    )


async def closed(connection: Any) -> None:
    """In order, if the other side still answers."""
    try:
        await asyncio.wait_for(connection.close(), 1.0)
    except CUT:
        connection.terminate()


def explained(error: Exception) -> Exception:
    """What PostgreSQL says, as one of our sentences; or what is wrong with the values."""
    match error:
        case asyncpg.DataError():
            return error.__cause__ if isinstance(error.__cause__, UnicodeError) else error
        case asyncpg.DiskFullError():
            return Trouble("store-full")
        case asyncpg.ReadOnlySQLTransactionError():
            return Trouble("store-readonly")
        case asyncpg.LockNotAvailableError():
            return Trouble("store-locked")
    if not isinstance(error, CUT):  # of which whoever has lost the connection has told
        log.warning("the database refuses: %s", said(error))
    return Trouble("store", why=type(error).__name__)


def said(error: Exception) -> str:
    """For the log: without the detail, which may quote codes and names."""
    message = error.message if isinstance(error, asyncpg.PostgresError) else ""
    return f"{type(error).__name__} {message or ''}".strip()
