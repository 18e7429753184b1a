"""The store: what `append` has returned for is on the disk, once, and nothing else is."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.identity import Identity
from ludotheque.server.live import Onlooker
from ludotheque.server.store import Conflict, Page, SqliteStore, Summary, Then, Trouble
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers


@contextlib.asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "ludotheque.db")
    try:
        yield store
    finally:
        await store.close()


def entry(code: str, n: int, data: bytes) -> Page:
    """An entry and nothing else."""
    return Page(((code, n, data),))


def listing(code: str, summary: Summary) -> Page:
    return Page((), summaries=((code, summary),))


async def log(store: SqliteStore, code: str, after: int = 0) -> list[bytes]:
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


async def test_what_was_appended_is_there_after_it_was_closed(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
        for n in (1, 2, 3):
            await store.append(entry("TABLE", n, b"%d" % n))
    async with kept(tmp_path) as store:
        assert await log(store, "TABLE") == [b"1", b"2", b"3"]
        assert await log(store, "TABLE", after=2) == [b"3"]
        assert await log(store, "OTHER") == []


async def test_a_number_is_written_once(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
        written = [store.append(entry("TABLE", 1, b"%d" % n)) for n in range(20)]
        answers = await asyncio.gather(*written, return_exceptions=True)
        assert answers.count(None) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 19
        assert await log(store, "TABLE") == [b"0"]


async def test_what_conflicts_fails_alone_among_all_that_is_written_with_it(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
        jobs = [store.append(entry("TABLE", max(n, 1), b"%d" % n)) for n in range(200)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers[:2]] == [type(None), Conflict]
        assert set(answers[2:]) == {None}
        assert len(await store.load("TABLE")) == 199


async def test_what_no_database_would_take_harms_nobody_else(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
        jobs = [store.append(entry("TABLE", 1, b"")), store.rename("somebody", "\ud800")]
        fine, wrong = await asyncio.gather(*jobs, return_exceptions=True)
        assert fine is None
        assert isinstance(wrong, UnicodeEncodeError)
        assert await log(store, "TABLE") == [b""]


async def test_a_page_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """A rematch: a line in the old log, and a new log with people at it."""
    async with kept(tmp_path) as store:
        await store.append(entry("OLD", 1, b"opened"))
        rematch = Page(
            rows=[("OLD", 2, b"rematch"), ("NEW", 1, b"opened"), ("NEW", 2, b"sat")],
            personal=[("NEW", 2, "red", b"Red")],
            summaries=[("NEW", listed("open", "red"))],
            ends=[("OLD", b"the end")],
        )
        await store.append(rematch)
        assert await log(store, "OLD") == [b"opened", b"rematch"]
        assert await store.load("NEW") == [(b"opened", None), (b"sat", b"Red")]
        assert await store.end("OLD") == b"the end"
        assert await store.end("NEW") is None
        late = Page(
            rows=[("THIRD", 1, b"opened"), ("OLD", 2, b"rematch")],
            personal=[("THIRD", 1, "green", b"Green")],
            summaries=[("THIRD", listed("open", "green"))],
            ends=[("OLD", b"another end")],
        )
        with pytest.raises(Conflict):
            await store.append(late)
        assert await store.load("THIRD") == []
        assert await store.mine("green", 9) == []
        assert await store.end("OLD") == b"the end"


async def test_pages_of_all_kinds_are_written_in_one_group_and_each_is_answered(
    tmp_path: Path,
) -> None:
    async with kept(tmp_path) as store:
        pages = [
            entry("A", 1, b"opened"),
            Page([("A", 2, b"sat")], [("A", 2, "red", b"Red")]),
            entry("A", 2, b"too late"),
            Page([("A", 3, b"sat"), ("A", 1, b"too late")]),
            Page([("A", 3, b"over")], ends=[("A", b"end")]),
            listing("A", listed("over", "red")),
            entry("A", 4, b"bye"),
        ]
        answers: list[object] = []
        for page in pages:
            store.write(page, answers.append)
        # What was asked before is read, though nobody has waited for it.
        found = await store.load("A")
        wrong = [type(answer) for answer in answers]
        fine = type(None)
        assert wrong == [fine, fine, Conflict, Conflict, fine, fine, fine]
        assert found == [(b"opened", None), (b"sat", b"Red"), (b"over", None), (b"bye", None)]
        assert [code for code, _ in await store.mine("red", 9)] == ["A"]


async def test_lists_are_read_while_the_writing_thread_is_busy(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
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
    async with kept(tmp_path) as one, kept(tmp_path) as other:
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


async def test_a_list_has_what_runs_before_what_is_over_and_the_newest_first(
    tmp_path: Path,
) -> None:
    async with kept(tmp_path) as store:
        await store.append(listing("OVER", listed("over", "red", updated=9)))
        await store.append(
            listing("OLD", listed("playing", "red", "green", updated=1, public=True))
        )
        await store.append(listing("NEW", listed("open", "red", updated=2, public=True)))
        assert [code for code, _ in await store.mine("red", 10)] == ["NEW", "OLD", "OVER"]
        assert [code for code, _ in await store.mine("red", 1)] == ["NEW"]
        assert [code for code, _ in await store.public(10)] == ["NEW", "OLD"]
        await store.append(listing("OLD", listed("playing", "red", updated=3, public=True)))
        assert await store.mine("green", 10) == []  # who has got up


async def test_what_was_shown_is_never_less_than_before(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
        for n in (3, 7, 5):
            await store.mark_shown("TABLE", 1, n)
        assert await store.shown("TABLE") == {1: 7}


def test_a_folder_that_is_not_there_is_trouble(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        SqliteStore(tmp_path / "nowhere" / "ludotheque.db")


async def test_every_entry_is_forced_to_the_disk_before_it_counts(tmp_path: Path) -> None:
    async with kept(tmp_path) as store:
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
