"""The same server, with Pebbles on its shelf, bots that can be made to stumble and that note what
they are asked, a disk that can be made to fail, and cables that can be plain:
`python -m tests.server.house serve …`.

Bots' processes run this file once more before they begin, so what it changes holds there too.
"""

import multiprocessing
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ludotheque import bots, cli, games, shelf
from ludotheque.contract import Event, Game, Move, Seat, View
from ludotheque.server import app, decide, serve, store, thinker
from tests import toys

games.__path__.extend(toys.__path__)


class Stumbling:
    """The file named by $STUMBLE says how: `crash`, `raise`, `sleep` or `cheat`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: Random
    ) -> Move:
        match Path(os.environ["STUMBLE"]).read_text(encoding="utf-8"):
            case "crash":
                os._exit(1)
            case "raise":
                raise RuntimeError("a bug in a bot")
            case "sleep":
                time.sleep(60)
        return self.game.numbered(self.game.actions - 1)


if "STUMBLE" in os.environ:
    bots.BOTS["greedy"] = Stumbling


think = thinker.answer


def noted(question: thinker.Question) -> bytes:
    """Box and level, a line for each question, in the file named by $ASKED. While there is a file
    of that name with `.wait`, the question is held and nobody answers."""
    notes = Path(os.environ["ASKED"])
    with notes.open("a", encoding="utf-8") as lines:
        print(question.game, question.level, file=lines)
    server = multiprocessing.parent_process()
    while notes.with_suffix(".wait").exists() and server and server.is_alive():
        time.sleep(0.01)
    return think(question)


if "ASKED" in os.environ:
    thinker.answer = noted


class FullDisk:
    """A connection that runs out of room when all seemed well."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection, self._before = connection, connection.total_changes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, query: str, *values: Any) -> Any:
        if query == "commit" and self._connection.total_changes > self._before:
            raise sqlite3.OperationalError("database or disk is full")
        return self._connection.execute(query, *values)


class FailingStore(store.SqliteStore):
    """As the file named by $DISK says: `full`, `full after CODE 3` (once that table's log has three
    entries) or `readonly`; nothing: as it should be."""

    def _commit(self, connection: Any, group: Any) -> None:
        state, *after = Path(os.environ["DISK"]).read_text(encoding="utf-8").split() or [""]
        connection.execute(f"pragma query_only = {int(state == 'readonly')}")
        full = state == "full" and (not after or self._has(connection, *after[1:]))
        given: Any = FullDisk(connection) if full else connection
        super()._commit(given, group)

    def _has(self, connection: sqlite3.Connection, code: str, count: str) -> bool:
        log = connection.execute("select count(*) from log where code = ?", (code,))
        return bool(log.fetchone()[0] >= int(count))


if "DISK" in os.environ:
    vars(app)["SqliteStore"] = FailingStore


class SlowToUnpack(type(shelf.game("pebbles"))):  # type: ignore[misc]
    """As if it had to be compiled first: while there is a file named by $UNPACKING."""

    def prepare(self) -> Iterator[str]:
        yield "all of it"
        while Path(os.environ["UNPACKING"]).exists():
            time.sleep(0.01)


if "UNPACKING" in os.environ:
    shelf.game("pebbles").__class__ = SlowToUnpack

if "PLAIN" in os.environ:
    vars(serve)["Quick"] = "websockets-sansio"  # as uvicorn comes

if "GROWN" in os.environ:  # an upgrade has changed the rules of this box
    grown = type(shelf.game(os.environ["GROWN"]))
    if "READS_OLD" in os.environ:
        grown.older_rules = (grown.rules_version,)
    grown.rules_version += 1

if "BROKEN" in os.environ:  # a fault of our own, where somebody speaks

    def broken(room: Any, command: Any, person: str) -> Any:
        raise ZeroDivisionError("a bug")

    decide._say = broken

main: Callable[[], int] = cli.main

if __name__ == "__main__":
    sys.exit(main())
