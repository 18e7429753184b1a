"""What the host of the house does with whole tables: find them, count, delete, erase a person."""

import json
import sqlite3
from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.server.store.pages import Figures, Summary
from ludotheque.server.store.putting import put_summary, summaries, together

SAT = """instr(entry, cast('"do":"sat"' as blob))"""


def tables(
    connection: sqlite3.Connection, statuses: Sequence[str], limit: int
) -> list[tuple[str, Summary]]:
    """The newest first."""
    return summaries(
        connection.execute(
            f"""select code, summary from tables where status in ({_marks(statuses)})
                order by updated desc limit ?""",
            (*statuses, limit),
        ).fetchall()
    )


def untouched(
    connection: sqlite3.Connection, statuses: Sequence[str], before: int, limit: int
) -> list[str]:
    """Tables whose last entry is older than that, the oldest first."""
    found = connection.execute(
        f"""select code from tables where status in ({_marks(statuses)}) and updated < ?
            and coalesce((select json_extract(cast(entry as text), '$.at') from log
                          where log.code = tables.code order by n desc limit 1), 0) < ?
            order by updated limit ?""",
        (*statuses, before, before, limit),
    )
    return [code for (code,) in found]


def figures(connection: sqlite3.Connection) -> Figures:
    def one(query: str) -> int:
        return int(connection.execute(query).fetchone()[0])

    return Figures(
        tables=dict(connection.execute("select status, count(*) from tables group by status")),
        entries=one("select count(*) from log"),
        people=one("select count(distinct person) from sitting"),
        bytes=one("pragma page_count") * one("pragma page_size"),
    )


def shorten(connection: sqlite3.Connection, code: str, most: int) -> bool:
    """Some entries less, from the end: what is left is a log. Whether there may be more of them."""
    found = connection.execute(
        """delete from log where rowid in
           (select rowid from log where code = ? order by n desc limit ?)""",
        (code, most),
    )
    return found.rowcount == most


def delete(connection: sqlite3.Connection, code: str) -> None:
    with together(connection):
        for table in ("log", "personal", "tables", "sitting", "shown", "ends", "looks"):
            connection.execute(f"delete from {table} where code = ?", (code,))


def touched(connection: sqlite3.Connection, person: str) -> list[str]:
    """The tables where there may be names and words of one person."""
    found = connection.execute(
        "select code from personal where person = ? union "
        "select code from sitting where person = ?",
        (person, person),
    )
    return [code for (code,) in found]


def erase(connection: sqlite3.Connection, person: str, code: str) -> None:
    """Names and words of one person at one table."""
    with together(connection):
        connection.execute("delete from personal where person = ? and code = ?", (person, code))
        _unlist(connection, code, person)


def forget(connection: sqlite3.Connection, person: str) -> None:
    connection.execute("delete from people where person = ?", (person,))


def _unlist(connection: sqlite3.Connection, code: str, person: str) -> None:
    query = "select code, summary from tables where code = ?"
    for _, summary in summaries(connection.execute(query, (code,)).fetchall()):
        seats = [seat for seat, who in _sitting(connection, code).items() if who == person]
        names = ["" if seat in seats else name for seat, name in enumerate(summary.names, start=1)]
        people = [other for other in summary.people if other != person]
        put_summary(connection, code, replace(summary, names=names, people=people))


def _sitting(connection: sqlite3.Connection, code: str) -> dict[int, str]:
    """Who sat down last at each seat."""
    query = f"select entry from log where code = ? and {SAT} order by n"
    sat = (json.loads(entry) for (entry,) in connection.execute(query, (code,)))
    return {entry["seat"]: entry["person"] for entry in sat if entry["do"] == "sat"}


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
