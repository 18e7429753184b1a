"""What the database looks like, and how an older one becomes it.

Each step is one transaction, and is never changed once it has been released: add the next number.
A file says in `user_version` how far it has come; those from before the first release say nothing.
"""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterable

from ludotheque.contract import Refusal

FIRST = """
create table if not exists log ( -- with a rowid: a group from many tables touches few pages
    code text not null, n integer not null, entry blob not null, primary key (code, n)
);
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

APART = """
create table personal (
    code text not null, n integer not null, person text not null, words blob not null,
    primary key (code, n)
) without rowid;
create index personal_person on personal (person);
create table ends (code text primary key, end blob not null) without rowid;
create index tables_age on tables (status, updated);
create table pulse (id integer primary key, beats integer not null);
"""

LOOKS = """
create table looks (
    code text not null, n integer not null, trace blob not null, film blob not null,
    primary key (code, n)
)
"""


def _first(connection: sqlite3.Connection) -> None:
    _each(connection, FIRST)


def _names_and_words_apart(connection: sqlite3.Connection) -> None:
    """Names and chat lines were part of the entries. (A line is by whoever sat there last.)"""
    _each(connection, APART)
    found = connection.execute(
        """select code, n, entry from log
           where instr(entry, cast('"do":"sat"' as blob))
              or instr(entry, cast('"do":"said"' as blob)) order by code, n"""
    )
    connection.executemany(
        "insert into personal (code, n, person, words) values (?, ?, ?, ?)", _personal(found)
    )
    rest = connection.execute(
        "select code, n, entry from personal join log using (code, n)"
    ).fetchall()
    connection.executemany(
        "update log set entry = ? where code = ? and n = ?",
        [(_without(entry, "name", "text"), code, n) for code, n, entry in rest],
    )


def _personal(rows: Iterable[tuple[str, int, bytes]]) -> Iterable[tuple[str, int, str, bytes]]:
    sitting: dict[tuple[str, int], str] = {}
    for code, n, data in rows:
        entry = json.loads(data)
        if entry["do"] not in ("sat", "said"):  # somebody wrote such a thing in the chat
            continue
        chair = code, entry.get("seat", 0)
        if entry["do"] == "sat":
            sitting[chair] = entry["person"]
        words = {key: entry[key] for key in ("name", "text") if entry.get(key)}
        yield code, n, sitting.get(chair, ""), _json(words)


def _without(data: bytes, *keys: str) -> bytes:
    return _json({key: value for key, value in json.loads(data).items() if key not in keys})


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _looks_at_deeds(connection: sqlite3.Connection) -> None:
    """What hands did, and what was seen of it."""
    _each(connection, LOOKS)


STEPS: dict[int, Callable[[sqlite3.Connection], None]] = {
    1: _first,
    2: _names_and_words_apart,
    3: _looks_at_deeds,
}
VERSION = max(STEPS)


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Or a Refusal, if a newer version of the house has written this file."""
    if version(connection) == VERSION:
        return
    for number, step in STEPS.items():
        connection.execute("begin immediate")
        try:
            if version(connection) > VERSION:
                raise Refusal("store-newer", found=version(connection), here=VERSION)
            if version(connection) < number:  # nobody else has done it meanwhile
                step(connection)
                connection.execute(f"pragma user_version = {number}")
            connection.execute("commit")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            raise


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def _each(connection: sqlite3.Connection, script: str) -> None:
    """One by one: `executescript` would end the transaction."""
    for statement in script.split(";\n"):
        connection.execute(statement)
