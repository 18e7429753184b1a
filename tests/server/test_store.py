"""The store in one file, and what tables do with it."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.identity import Identity
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.store import Conflict, Page, SqliteStore, Then, Trouble
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers
from tests.server.stores import entry, listed, listing, log, sqlite


async def test_lists_are_read_while_the_writing_thread_is_busy(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.append(listing("A", listed("open", "red", public=True)))
        held = threading.Event()
        busy = store._do(lambda connection: held.wait())
        try:
            assert [code for code, _ in await store.public(9)] == ["A"]
            assert [code for code, _ in await store.mine("red", 9)] == ["A"]
            assert await store.name_of("red") is None
            assert not busy.done()
        finally:
            held.set()
        await busy


async def test_two_that_race_for_one_table_lose_and_double_nothing(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as one, sqlite(tmp_path) as other:
        await asyncio.gather(*(append_in_turn(s, name) for s, name in ((one, "a"), (other, "b"))))
        entries = await log(one, "TABLE")
        assert entries == await log(other, "TABLE")
        for name in ("a", "b"):
            own = [data for data in entries if data.startswith(name.encode())]
            assert own == [f"{name}{number}".encode() for number in range(100)]


async def append_in_turn(store: SqliteStore, name: str) -> None:
    """A hundred entries; after each conflict it looks again, and tries the next number."""
    n = 0
    for number in range(100):
        while True:
            try:
                await store.append(entry("TABLE", n + 1, f"{name}{number}".encode()))
                break
            except Conflict:
                n += len(await store.load("TABLE", after=n))
        n += 1


def test_a_folder_that_is_not_there_is_trouble(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        SqliteStore(tmp_path / "nowhere" / "ludotheque.db")


async def test_every_entry_is_forced_to_the_disk_before_it_counts(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        assert await asked(store, "pragma journal_mode") == "wal"
        assert await asked(store, "pragma synchronous") == 2  # full


async def asked(store: SqliteStore, query: str) -> Any:
    """Of the connection that writes."""
    return await store._do(lambda connection: connection.execute(query).fetchone()[0])


class SlowStore(SqliteStore):
    """Takes its time: writes when it is told to."""

    def write(self, page: Page, then: Then) -> None:
        self.waiting: Callable[[], None] = lambda: SqliteStore.write(self, page, then)


class FailingStore(SqliteStore):
    """Can be told to fail."""

    failing = False

    def write(self, page: Page, then: Then) -> None:
        if self.failing:
            asyncio.get_running_loop().call_soon(then, Trouble("store-full"))
        else:
            super().write(page, then)


async def table_for_two(tables: Tables) -> str:
    wanted = m.OpenTable(game="isis", players=2, name="Red", options={"first": 1})
    code = await tables.open(wanted, "red")
    for command, person in ((m.Sit(seat=2, name="Green"), "green"), (m.Start(), "red")):
        await tables.do(code, command, person)
    return code


async def test_a_move_is_told_to_all_though_whoever_made_it_is_gone_by_then(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "ludotheque.db")
    tables = Tables(store, Identity(b"key"), Workers(1))
    code = await table_for_two(tables)
    store.__class__ = SlowStore
    assert isinstance(store, SlowStore)
    table = await tables.get(code)
    frames: list[bytes] = []
    watching = Onlooker("green", frames.append, give_up=lambda: None)
    tables.enter(table, watching)
    moving = asyncio.ensure_future(tables.do(code, m.Move(seat=1, move="P a1"), "red"))
    n = table.room.n
    while not hasattr(store, "waiting"):
        await asyncio.sleep(0)
    moving.cancel()
    store.waiting()
    while table.room.n == n:
        await asyncio.sleep(0.005)
    assert b'"n":%d' % (n + 1) in frames[-1]
    await tables.stop()
    await store.close()


async def test_a_table_that_another_process_writes_is_let_go_and_read_again(
    tmp_path: Path,
) -> None:
    """A folder is served once; should two write all the same, nothing is lost or doubled."""
    stores = [SqliteStore(tmp_path / "ludotheque.db") for _ in range(2)]
    one, other = (Tables(store, Identity(b"key"), Workers(1)) for store in stores)
    code = await table_for_two(one)
    await other.get(code)
    move = m.Move(id="a", seat=1, move="P a1")
    first = await one.do(code, move, "red")
    with pytest.raises(Refusal, match="table-elsewhere"):
        await other.do(code, move, "red")
    assert await other.do(code, move, "red") == first
    await other.do(code, m.Move(id="b", seat=2, move="P a2"), "green")
    entries = [e.whole(*kept) for kept in await stores[0].load(code)]
    assert [x.move for x in entries if isinstance(x, e.Moved)] == ["P a1", "P a2"]
    for tables, store in zip((one, other), stores, strict=True):
        await tables.stop()
        await store.close()


async def test_lists_know_what_is_written_and_nothing_else(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "ludotheque.db")
    tables = Tables(store, Identity(b"key"), Workers(1))
    code = await table_for_two(tables)
    store.failing = True
    with pytest.raises(Trouble):
        await tables.do(code, m.Resign(seat=1), "red")
    assert [row.status for _, row in await store.mine("red", 9)] == ["playing"]
    store.failing = False
    await tables.do(code, m.Resign(seat=1), "red")
    assert [row.status for _, row in await store.mine("red", 9)] == ["over"]
    await tables.stop()
    await store.close()


def test_the_file_is_an_ordinary_database(tmp_path: Path) -> None:
    """Nothing but SQLite is needed to read what was played, or to take a copy of it."""
    store = SqliteStore(tmp_path / "ludotheque.db")

    async def written() -> None:
        await store.append(entry("TABLE", 1, e.encode(e.Started(at=5))))
        await store.close()

    asyncio.run(written())
    with contextlib.closing(sqlite3.connect(tmp_path / "ludotheque.db")) as database:
        [row] = database.execute("select * from log").fetchall()
    assert row == ("TABLE", 1, b'{"do":"started","at":5}')
