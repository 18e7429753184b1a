"""The load of `make bench-server`: a process of its own, on a core of its own.

    python bench/server_load.py steady ours PORT PID MOVES --tables 500 --seconds 24

MOVES is a file with matches, each a list of [seat, move]. What was found goes to stdout as JSON.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import sys
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from server_tables import KINDS, SEATS, Door, Ours, Table
from server_wire import Socket

EVERY_SECONDS = 2.0  # a move at each table
BATCH = 50  # tables with open sockets while memory is measured
PATIENCE_SECONDS = 600.0
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all its threads included, its children not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited_seconds(pid: int) -> float:
    """How long its threads were ready to run, and somebody else had the core."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[1]) for thread in threads) / 1e9


def resident_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def many_sockets() -> None:
    """As many as this system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def seated(
    kind: str, port: int, matches: Sequence[Any], door_port: int | None = None
) -> list[Table]:
    """Open tables, everybody at them, ready for the first move. `door_port`: they are opened there,
    at another node."""
    door, tables = Door(door_port or port), [KINDS[kind](moves) for moves in matches]
    for table in tables:
        table.open(door)
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.sit_down(port) for table in tables[start : start + 20]))
    return tables


async def play_out(tables: Sequence[Table]) -> None:
    """All tables at once, each as fast as the server answers."""
    done = asyncio.Event()
    left = len(tables)

    def go_on(table: Table) -> None:
        nonlocal left
        if not table.over:
            table.play()
            return
        left -= 1
        if left == 0:
            done.set()

    for table in tables:
        table.on_heard = partial(go_on, table)
        table.play()
    while not done.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), 1.0)
        if any(socket.lost for table in tables for socket in table.sockets.values()):
            raise ConnectionError("the server hung up in the middle of a match")


async def play_ahead(tables: Sequence[Table], rounds: int) -> None:
    """All but the last rounds, as fast as the server answers: none of it counts."""
    whole = [table.moves for table in tables]
    for table in tables:
        table.moves = table.moves[:-rounds]
    await play_out(tables)
    while any(len(table.answered) < len(table.moves) for table in tables):
        await asyncio.sleep(0.05)
    for table, moves in zip(tables, whole, strict=True):
        table.moves, table.on_heard = moves, lambda: None
        table.latencies.clear()
        table.answered.clear()
        table.frames = dict.fromkeys(SEATS, 0)


async def steady(args: argparse.Namespace, matches: Sequence[Any]) -> dict[str, Any]:
    """A move every two seconds at each table, the tables spread evenly over the two seconds."""
    chosen = [matches[n % len(matches)] for n in range(args.tables)]
    rounds = int(args.seconds / EVERY_SECONDS)
    tables = await seated(args.kind, args.port, chosen, args.door)
    if args.to_the_end:
        await play_ahead(tables, rounds)
    for table in tables:
        if args.onlookers and isinstance(table, Ours):
            await table.look_on(args.port, args.onlookers)
    gc.collect()
    gc.freeze()
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.5
    cpu, waited, clock = cpu_seconds(args.pid), waited_seconds(args.pid), time.perf_counter()
    for place, table in enumerate(tables):
        loop.call_at(begin + EVERY_SECONDS * place / len(tables), _due, table, rounds)
    await asyncio.sleep(0.5 + EVERY_SECONDS * (rounds + 1))
    took = time.perf_counter() - clock
    return {
        "latencies": [
            one for table in tables for one in table.latencies[: -1 if table.over else None]
        ],
        "ends": [table.latencies[-1] for table in tables if table.over],
        "sent": rounds * len(tables),
        "frames": sum(table.frames[seat] for table in tables for seat in SEATS),
        "answered": {table.code: table.answered for table in tables},
        "looked": sum(table.looked for table in tables if isinstance(table, Ours)),
        "refused": sum(table.refused for table in tables),
        "sockets_lost": sum(socket.lost for table in tables for socket in _sockets(table)),
        "resident": resident_bytes(args.pid),
        "cpu_share": (cpu_seconds(args.pid) - cpu) / took,
        "waited_share": (waited_seconds(args.pid) - waited) / took,
    }


def _sockets(table: Table) -> list[Socket]:
    looking = table.onlookers if isinstance(table, Ours) else []
    return [*table.sockets.values(), *looking]


def _due(table: Table, rounds: int) -> None:
    """Time for a move. If the last one is still on its way, this one waits, and its time counts."""
    loop, now = asyncio.get_running_loop(), time.perf_counter()
    if rounds > 1:
        loop.call_later(EVERY_SECONDS, _due, table, rounds - 1)
    if not table.waiting:
        table.play()
        return

    def late() -> None:
        table.on_heard = lambda: None
        table.play(since=now)

    table.on_heard = late


async def memory(args: argparse.Namespace, matches: Sequence[Any]) -> dict[str, Any]:
    """Matches all but played out; then their people leave, and the tables stay loaded."""
    found: dict[str, Any] = {"moves": 0}
    open_tables = 0
    for mark in (100, args.tables):
        while open_tables < mark:
            batch = [matches[(open_tables + n) % len(matches)][:-1] for n in range(BATCH)]
            tables = await seated(args.kind, args.port, batch)
            await play_out(tables)
            for table in tables:
                table.leave()
            open_tables += BATCH
            found["moves"] += sum(len(moves) for moves in batch)
        await asyncio.sleep(1.0)
        found[str(mark)] = resident_bytes(args.pid)
    return found


async def flat_out(args: argparse.Namespace, matches: Sequence[Any]) -> dict[str, Any]:
    """Whole matches, as fast as the server answers."""
    tables = await seated(args.kind, args.port, matches[: args.tables])
    gc.collect()
    gc.freeze()
    await asyncio.sleep(0.3)
    cpu, own, clock = cpu_seconds(args.pid), time.process_time(), time.perf_counter()
    await play_out(tables)
    found = {
        "cpu": cpu_seconds(args.pid) - cpu,
        "own_cpu": time.process_time() - own,
        "seconds": time.perf_counter() - clock,
        "moves": sum(table.played for table in tables),
        "frames": sum(table.frames[seat] for table in tables for seat in SEATS),
    }
    for table in tables:
        table.leave()
    await asyncio.sleep(0.3)
    return found


async def guarded(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Whatever goes wrong in a callback ends the load: a figure without it would be false."""

    def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        loop.default_exception_handler(context)
        os._exit(1)

    asyncio.get_running_loop().set_exception_handler(fail)
    async with asyncio.timeout(PATIENCE_SECONDS):
        return await work


def main() -> int:
    parser = argparse.ArgumentParser(description="The load of make bench-server.")
    parser.add_argument("what", choices=["steady", "memory", "flat_out"])
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="of the server")
    parser.add_argument("moves", type=Path)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=24.0)
    parser.add_argument("--door", type=int, help="the port where tables are opened, if another")
    parser.add_argument("--options", type=json.loads, help="of the game, as JSON")
    parser.add_argument("--to-the-end", action="store_true", help="what is before is played ahead")
    parser.add_argument("--onlookers", type=int, default=0, help="at each table")
    args = parser.parse_args()
    many_sockets()
    Ours.options = args.options or Ours.options
    work = {"steady": steady, "memory": memory, "flat_out": flat_out}[args.what]
    matches = json.loads(args.moves.read_text())
    json.dump(uvloop.run(guarded(work(args, matches))), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
