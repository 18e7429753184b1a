"""What is in a server's data folder, read as another program would."""

import contextlib
import sqlite3

from ludotheque.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.room import Room, folded
from tests.server.serving import Server


def log_on_disk(server: Server, code: str) -> list[e.AnyEntry]:
    """A table's log. Its numbers have no gaps."""
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as database:
        query = """select n, entry, words from log left join personal using (code, n)
                   where code = ? order by n"""
        rows = database.execute(query, (code,)).fetchall()
    assert [n for n, *_ in rows] == list(range(1, len(rows) + 1))
    return [e.whole(entry, words) for _, entry, words in rows]


def moves_on_disk(server: Server, code: str) -> list[tuple[Seat, str, int]]:
    """Seat, move and log number."""
    log = enumerate(log_on_disk(server, code), start=1)
    return [(entry.seat, entry.move, n) for n, entry in log if isinstance(entry, e.Moved)]


def room_on_disk(server: Server, code: str) -> Room:
    """The table, folded once more from its log."""
    return folded(code, log_on_disk(server, code))
