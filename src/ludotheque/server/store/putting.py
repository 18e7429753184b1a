"""Pages put into the database, inside of a transaction that somebody else has begun."""

import contextlib
import sqlite3
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from ludotheque.server.store.pages import Conflict, Page, Summary


def is_plain(page: Page) -> bool:
    """One entry and nothing else, as nearly all are."""
    return len(page.rows) == 1 and not any(page[1:])


def put_plain(connection: sqlite3.Connection, pages: list[Page]) -> list[Exception | None]:
    """All in one statement; one by one, if one of them conflicts or is not fit to be stored."""
    values = ", ".join(["(?, ?, ?)"] * len(pages))
    query = f"insert into log (code, n, entry) values {values}"
    try:
        connection.execute(query, [*chain.from_iterable(page.rows[0] for page in pages)])
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise
        if len(pages) == 1:
            return [Conflict() if isinstance(error, sqlite3.IntegrityError) else error]
        return [result for page in pages for result in put_plain(connection, [page])]
    return [None] * len(pages)


def put_whole(connection: sqlite3.Connection, page: Page) -> Exception | None:
    try:
        with together(connection):
            _put(connection, page)
    except sqlite3.IntegrityError:
        return Conflict()
    except sqlite3.Error:
        raise
    except Exception as error:  # values that no database would take
        return error
    return None


def _put(connection: sqlite3.Connection, page: Page) -> None:
    insert = connection.executemany
    insert("insert into log (code, n, entry) values (?, ?, ?)", page.rows)
    insert("insert into personal (code, n, person, words) values (?, ?, ?, ?)", page.personal)
    insert(
        """insert into ends (code, end) values (?, ?)
           on conflict (code) do update set end = excluded.end""",
        page.ends,
    )
    insert("insert into looks (code, n, trace, film) values (?, ?, ?, ?)", page.looks)
    for code, summary in page.summaries:
        put_summary(connection, code, summary)


def put_summary(connection: sqlite3.Connection, code: str, summary: Summary) -> None:
    connection.execute(
        """insert into tables (code, status, public, updated, summary) values (?, ?, ?, ?, ?)
           on conflict (code) do update set status = excluded.status, public = excluded.public,
           updated = excluded.updated, summary = excluded.summary""",
        (code, summary.status, summary.public, summary.updated, msgspec.json.encode(summary)),
    )
    connection.execute("delete from sitting where code = ?", (code,))
    connection.executemany(
        "insert or ignore into sitting (person, code) values (?, ?)",
        [(person, code) for person in summary.people],
    )


def summaries(rows: list[Any]) -> list[tuple[str, Summary]]:
    """As they were put."""
    return [(code, msgspec.json.decode(data, type=Summary)) for code, data in rows]


@contextlib.contextmanager
def together(connection: sqlite3.Connection) -> Iterator[None]:
    """Several statements, or none of them."""
    connection.execute("savepoint together")
    try:
        yield
    except Exception:
        connection.execute("rollback to together")
        raise
    finally:
        connection.execute("release together")
