"""Stores to try, and what is put into them."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from ludotheque.server.nodes.node import Node
from ludotheque.server.store import Page, SqliteStore, Store, Summary
from ludotheque.server.store.postgres import PostgresStore, schema
from ludotheque.server.store.postgres.connecting import first_connected


@contextlib.asynccontextmanager
async def sqlite(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "ludotheque.db")
    try:
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def node(database: str, url: str = "", *plays: str) -> AsyncIterator[Node]:
    """One of the house."""
    connection = await first_connected(database)
    await schema.bring_up_to_date(connection)
    await connection.close()
    store = await PostgresStore(database).open()
    ours = Node(store, url, plays)
    ours.wake, ours.died = (lambda code: None), (lambda: None)
    await ours.join()
    try:
        yield ours
    finally:
        await ours.leave()
        await store.close()


@contextlib.asynccontextmanager
async def postgres(database: str) -> AsyncIterator[PostgresStore]:
    async with node(database) as ours:
        yield ours.store


def entry(code: str, n: int, data: bytes) -> Page:
    """An entry and nothing else."""
    return Page(((code, n, data),))


def opened(code: str) -> Page:
    return entry(code, 1, b"opened")


def listing(code: str, summary: Summary) -> Page:
    return Page((), summaries=((code, summary),))


async def log(store: Store, code: str, after: int = 0) -> list[bytes]:
    """The entries, nothing of which is personal."""
    kept = await store.load(code, after)
    assert not any(personal for _, personal in kept)
    return [data for data, _ in kept]


def listed(status: str, *people: str, updated: int = 0, public: bool = False) -> Summary:
    return Summary(
        game="isis",
        status=status,
        public=public,
        names=list(people),
        free=0,
        people=list(people),
        updated=updated,
    )
