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
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ludotheque import bots, cli, games, shelf
from ludotheque.contract import Event, Game, Move, Seat, View
from ludotheque.games.oss import challenges, chance
from ludotheque.games.oss.box import PILES, TRICKS
from ludotheque.games.oss.position import OssPosition, changed
from ludotheque.hands.bones.deed import Attempt
from ludotheque.hands.bones.duel import Duel
from ludotheque.hands.bones.judge import BonesJudge
from ludotheque.server import app, decide, hints, opening, serve, stage, store, thinker
from tests import toys
from tests.toys.hands import ring

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


class Stumbles(ring.Rolling):
    """A judge with a fault: told to, it takes its whole process with it, hangs, or only itself."""

    def hear(self, seat: Seat, data: bytes) -> None:
        match data:
            case b"crash":
                os._exit(1)
            case b"hang":
                time.sleep(600)
            case b"raise":
                raise ZeroDivisionError("a bug in a judge")
        super().hear(seat, data)


if "STUMBLING_JUDGE" in os.environ:
    vars(ring)["Rolling"] = Stumbles


class ByHand:
    """Time that passes only when a hand says something, a step each time, and by itself where only
    bots move or the hands are open: so what a hand does comes to the same on any machine."""

    one_by_one = True

    def now(self) -> float:
        return 0.0

    def due(self, show: stage.Show) -> bool:
        doing, deed = show.doing, show.doing.deed
        waited_for = deed.on_turn if isinstance(deed, Duel) else doing.setting.by
        free = doing.open or doing.bots.keys() >= set(waited_for)
        attempt = deed.attempt if isinstance(deed, Duel) else deed
        if isinstance(attempt, Attempt) and attempt.early:
            return True  # somebody's clock is ahead of ours
        return show.said > 0 or (
            free and not any(hand.think() for hand in show.doing.bots.values())
        )

    def stepped(self, show: stage.Show) -> float:
        show.said = max(0, show.said - 1)
        return 0.0

    def wait(self, shows: Iterable[stage.Show]) -> float:
        return 0.0 if any(map(self.due, shows)) else stage.BEAT


if "BY_HAND" in os.environ:
    stage.PACE = ByHand()
    BonesJudge.grace = 600.0  # nor is anybody lost who only takes long to come back


turned_up = chance.turned_up


def opened(p: OssPosition, ticket: int) -> tuple[OssPosition, list[Event]]:
    """The duel named in the file $OPENS lies open from the first round on; a challenge named there
    begins at once."""
    named = TRICKS[Path(os.environ["OPENS"]).read_text(encoding="utf-8").strip()]
    if named.family == "duel" and PILES[len(p.tricks)] == "duel":
        ticket = p.pile_of("duel").index(named.id)
    position, events = turned_up(p, ticket)
    if named.family != "challenge" or position.stage != "lay":
        return position, events
    begun, more = challenges.begin(changed(position, challenge=named.id))
    return begun, [*events, *more]


if "OPENS" in os.environ:
    chance.turned_up = opened


if "SEEDS" in os.environ:  # every table's seed is what stands in this file

    def written_down() -> bytes:
        return bytes.fromhex(Path(os.environ["SEEDS"]).read_text(encoding="utf-8"))

    vars(opening)["new_seed"] = written_down


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
    """As if it had to be compiled first: while there is a file named by $UNPACKING. If that says
    `raise`, it cannot be compiled."""

    def prepare(self) -> Iterator[str]:
        yield "all of it"
        unpacking = Path(os.environ["UNPACKING"])
        while unpacking.exists():
            if unpacking.read_text(encoding="utf-8") == "raise":
                raise RuntimeError("a bug in a compiler")
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


def broken(*given: Any) -> Any:
    raise ZeroDivisionError("a bug")


match os.environ.get("BROKEN"):  # a fault of our own, where somebody speaks or asks for a hint
    case "say":
        vars(decide)["_say"] = broken
    case "hint":
        vars(hints)["may_ask_hint"] = broken

main: Callable[[], int] = cli.main

if __name__ == "__main__":
    sys.exit(main())
