"""What `ludotheque admin` says: for people, or as JSON for scripts."""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludotheque.contract import Refusal
from ludotheque.server.hosting import orders as o
from ludotheque.server.hosting.desk import asked
from ludotheque.words import Words

FOR_GOOD = (o.Delete, o.Erase)


def admin(data: Path, given: argparse.Namespace, words: Words) -> int:
    order = _order(given)
    if isinstance(order, FOR_GOOD) and not given.yes:
        _make_sure(words)
    answer, address = asked(data, order, given.database)
    by = words.say("admin-through", address=address) if address else words.say("admin-here")
    print(by, file=sys.stderr, flush=True)
    if isinstance(order, o.Export):
        for line in msgspec.json.decode(answer, type=list[msgspec.Raw]):
            print(bytes(line).decode())
    elif given.json:
        print(answer.decode())
    else:
        _say(order, answer, words)
    return 0


def _order(given: argparse.Namespace) -> o.AnyOrder:
    match given.order:
        case "list":
            return o.List(given.status, given.limit)
        case "show":
            return o.Show(given.code)
        case "close":
            return o.Close(given.code)
        case "delete":
            return o.Delete(given.code)
        case "export":
            return o.Export(given.code)
        case "erase":
            return o.Erase(given.code, given.seat)
        case "drain":
            return o.Drain()
    return o.Count()


def _make_sure(words: Words) -> None:
    if not sys.stdin.isatty():
        raise Refusal("admin-sure")
    print(words.say("admin-sure"), end=" ", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in words.say("admin-yes").split():
        raise KeyboardInterrupt


def _say(order: o.AnyOrder, answer: bytes, words: Words) -> None:
    match order:
        case o.List():
            _list(msgspec.json.decode(answer, type=list[o.Row]), words)
        case o.Show():
            _lines("admin-table", _shown(msgspec.json.decode(answer, type=o.Shown), words), words)
        case o.Count():
            _lines("admin-figures", _figures(msgspec.json.decode(answer, type=o.Told)), words)
        case o.Close(code=code) | o.Delete(code=code):
            print(words.say(f"admin-{order.__struct_config__.tag}d", code=code))
        case o.Drain():
            drained = msgspec.json.decode(answer, type=o.Drained)
            print(words.say("admin-drained", gone=drained.gone, kept=drained.kept))
        case o.Erase():
            count = len(msgspec.json.decode(answer, type=o.Done).tables)
            print(words.say("admin-erased", count=count))


def _list(rows: list[o.Row], words: Words) -> None:
    if not rows:
        print(words.say("admin-none"))
        return
    columns = ("code", "game", "status", "names", "updated")
    table = Table(*(words.say("admin-table", column) for column in columns), box=None)
    for row in rows:
        status, names = words.say("admin-status", status=row.status), _names(row.names)
        table.add_row(row.code, row.game, status, escape(names), _when(row.updated))
    Console(highlight=False).print(table)


def _shown(shown: o.Shown, words: Words) -> dict[str, Any]:
    return {
        **msgspec.structs.asdict(shown),
        "status": words.say("admin-status", status=shown.status),
        "names": _names(shown.names),
        "opened": _when(shown.opened),
        "updated": _when(shown.updated),
        "public": words.say("admin-flag", flag=str(shown.public)),
        "in_memory": words.say("admin-flag", flag=str(shown.in_memory)),
    }


def _figures(told: o.Told) -> dict[str, Any]:
    counts = dict.fromkeys(o.STATUSES, 0) | told.kept.tables
    rest = {"entries": told.kept.entries, "people": told.kept.people}
    size = f"{told.kept.bytes / 1e6:.1f} MB"
    now = {"loaded": told.loaded, "sockets": told.sockets, "online": told.online}
    return {**counts, **rest, "bytes": size, **now}


def _lines(message: str, told: dict[str, Any], words: Words) -> None:
    table = Table(box=None, show_header=False)
    for key, value in told.items():
        table.add_row(words.say(message, key.replace("_", "-")), escape(str(value)))
    Console(highlight=False).print(table)


def _names(names: list[str | None]) -> str:
    return ", ".join(name or "–" for name in names)


def _when(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
