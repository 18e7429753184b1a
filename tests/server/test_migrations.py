"""A database of an older version becomes one of ours, and loses nothing; a newer one is refused.

`tests/data/version-1.sql` was dumped from a server of the first version: RUNNNG is being played,
FNSHED is over, WATNGX waits for people.
"""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import kept
from ludotheque.server.identity import Identity
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Page, SqliteStore, schema
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers

FIRST = Path(__file__).parents[1] / "data" / "version-1.sql"
RED, GREEN, GONE = "aa" * 16, "bb" * 16, "cc" * 16


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "ludotheque.db"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(FIRST.read_text(encoding="utf-8"))
    return file


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def as_they_were(file: Path, code: str) -> list[e.AnyEntry]:
    query = f"select entry from log where code = '{code}' order by n"
    return [e.decode(bytes(entry)) for (entry,) in rows(file, query)]  # type: ignore[call-overload]


def told(room: Room) -> object:
    """All that players see of a table."""
    chairs = [(chair.person, chair.name) for chair in room.chairs.values()]
    return chairs, room.chat, room.n, room.done, str(room.match and room.match.state), room.host


async def test_every_log_says_what_it_said(file: Path) -> None:
    codes = ("RUNNNG", "FNSHED", "WATNGX")
    before = {code: as_they_were(file, code) for code in codes}
    store = SqliteStore(file)
    for code in codes:
        after = [e.whole(*kept) for kept in await store.load(code)]
        assert after == before[code]
        assert told(folded(code, after)) == told(folded(code, before[code]))
    assert [code for code, _ in await store.mine(RED, 9)] == ["WATNGX", "RUNNNG", "FNSHED"]
    assert [code for code, _ in await store.public(9)] == ["WATNGX"]
    assert await store.name_of(RED) == "Réd"
    assert await store.shown("RUNNNG") == {1: 14}
    await store.close()


async def test_names_and_words_are_apart_under_whose_they_are(file: Path) -> None:
    await SqliteStore(file).close()
    log = b"".join(bytes(entry) for (entry,) in rows(file, "select entry from log"))  # type: ignore[call-overload]
    for word in ("Réd", "Green", "Somebody", "très bien", "he wrote"):
        assert word.encode() not in log
    query = "select person, count(*) from personal where code = 'RUNNNG' group by person"
    assert rows(file, query) == [(RED, 2), (GREEN, 3), (GONE, 1)]


async def test_a_match_goes_on_where_it_was(file: Path) -> None:
    store = SqliteStore(file)
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    room = (await tables.get("RUNNNG")).room
    assert room.match is not None
    seat = room.to_act[0]
    move = str(room.match.state.moves(seat)[0].move)
    done = await tables.do("RUNNNG", m.Move(seat=seat, move=move), {1: RED, 2: GREEN}[seat])
    assert done.n == 15
    await tables.stop()
    await store.close()


async def test_the_end_of_an_old_match_is_kept_once_somebody_looks(file: Path) -> None:
    store = SqliteStore(file)
    assert await store.end("FNSHED") is None
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    room = (await tables.get("FNSHED")).room
    for code in ("RUNNNG", "WATNGX"):
        await tables.get(code)
    end = await store.end("FNSHED")
    assert end is not None
    assert kept.read(end).outcome == room.outcome
    assert rows(file, "select code from ends") == [("FNSHED",)]
    await tables.stop()
    await store.close()


async def test_a_new_file_is_the_same_as_one_that_was_brought_up_to_date(
    file: Path, tmp_path: Path
) -> None:
    await SqliteStore(file).close()
    await SqliteStore(tmp_path / "new.db").close()
    query = "select name, type from sqlite_master order by name"
    assert rows(file, query) == rows(tmp_path / "new.db", query)
    assert rows(file, "pragma user_version") == [(schema.VERSION,)]
    assert rows(tmp_path / "new.db", "pragma user_version") == [(schema.VERSION,)]


async def test_a_step_that_fails_has_done_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, second = rows(file, "select * from log"), schema.STEPS[2]

    def torn(connection: sqlite3.Connection) -> None:
        second(connection)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as for_now:
        for_now.setitem(schema.STEPS, 2, torn)
        with pytest.raises(Refusal) as caught:
            SqliteStore(file)
    assert caught.value.code == "store-full"
    assert rows(file, "select * from log") == before
    assert rows(file, "pragma user_version") == [(1,)]
    await SqliteStore(file).close()
    assert rows(file, "pragma user_version") == [(schema.VERSION,)]


def test_a_newer_database_is_refused(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute(f"pragma user_version = {schema.VERSION + 1}")
    before = rows(file, "select * from log")
    with pytest.raises(Refusal) as caught:
        SqliteStore(file)
    assert caught.value.code == "store-newer"
    assert rows(file, "select * from log") == before


async def test_an_entry_of_a_newer_version_stops_its_table_and_no_other(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(Page([("RUNNNG", 15, b'{"do":"danced","at":1,"seat":1}')]))
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    with pytest.raises(Refusal) as caught:
        await tables.get("RUNNNG")
    assert caught.value.code == "table-newer"
    assert (await tables.get("WATNGX")).room.n == 3
    await tables.stop()
    await store.close()


@pytest.mark.parametrize("entry", [b"", b"no JSON at all", b'{"do":', b"\xff\xfe"])
async def test_nor_does_what_is_no_entry_at_all(file: Path, entry: bytes) -> None:
    store = SqliteStore(file)
    await store.append(
        Page([("RUNNNG", 15, entry), ("NOHEAD", 1, b'{"do":"paused","at":1,"seat":1}')])
    )
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    for code in ("RUNNNG", "NOHEAD"):
        with pytest.raises(Refusal) as caught:
            await tables.get(code)
        assert caught.value.code == "table-unreadable"
    assert (await tables.get("WATNGX")).room.n == 3
    await tables.stop()
    await store.close()
