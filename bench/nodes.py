"""A house in PostgreSQL under load, on one node and on several: `make bench-nodes`.

    python bench/nodes.py                     all of it, in under a quarter of an hour
    python bench/nodes.py latency relayed     these parts
    python bench/nodes.py failover --tables 8 --try
                                              this one on a small scale, to see whether it works

PostgreSQL is Debian's, with fsync, on the same machine; nodes and load are those of `make
bench-server`. Figures go to the screen and, under `nodes.`, to bench/results.json.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import asyncpg  # noqa: E402
import services  # noqa: E402
from failover import failover  # noqa: E402
from results import Wrong, console, keep  # noqa: E402
from server_load import cpu_seconds  # noqa: E402
from server_processes import Server, ours  # noqa: E402
from tests.server.postgres import Postgres, running  # noqa: E402

from server import MATCHES, Figures, Row, load, loading, seeded_matches, show, spread  # noqa: E402

PARTS = ("latency", "relayed", "speed", "several", "failover")
WARM_UPS, ROUNDS = 1, 3
NODES = (1, 2, 3)
FOUND = ("moves", "seconds", "cpu")  # by one load


async def kept(database: str, answered: dict[str, dict[str, int]]) -> int:
    """How many acknowledged moves are in the log, at the number that was acknowledged."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("select code, n from log")
    await connection.close()
    there = {(code, n) for code, n in rows}
    return sum((code, n) in there for code, told in answered.items() for n in told.values())


def steady(database: str, found: dict[str, Any], nodes: list[Server]) -> Figures:
    """The figures of a steady load, once its nodes have been killed."""
    for node in nodes:
        node.process.kill()
        node.process.wait(10)
    sent = found["sent"]
    return {
        **spread(found["latencies"]),
        "moves": sent,
        "lost": (sent - asyncio.run(kept(database, found["answered"])))
        + (2 * sent - found["frames"])
        + found["sockets_lost"],
        "core_busy": found["cpu_share"],
        "core_taken": found["waited_share"],
    }


def told(figures: Figures, name: str, aim: str, pace: str) -> list[Row]:
    return [
        (f"{name}, p50", f"{figures['p50_ms']:.1f} ms", "", pace),
        (f"{name}, p99", f"{figures['p99_ms']:.1f} ms", aim, "sent, till both see it"),
        ("the slowest move", f"{figures['worst_ms']:.1f} ms", "", ""),
        ("lost", f"{figures['lost']:.0f}", "0", "moves, frames, sockets; after kill -9"),
        ("core in use", f"{figures['core_busy']:.0%}", "", "by the node that visitors come to"),
        ("core taken", f"{figures['core_taken']:.0%}", "", "by others, while that node waited"),
    ]


def latency(postgres: Postgres, moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """Many tables at the pace of people, on one node."""
    console.print(f"latency: {tables} tables of 2 on one node, a move every 2 s at each")
    database = postgres.database()
    with ours(database) as (node, _):
        found = load("steady", "ours", node, moves, tables)
        figures = steady(database, found, [node])
    pace = f"{tables} tables, {figures['moves']:,.0f} moves"
    return figures, told(figures, "a move to all seats", "10 ms", pace)


def relayed(postgres: Postgres, moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """The same, and everybody comes to the node that has none of the tables."""
    console.print(f"relayed: {tables} tables of 2 at one node, all their people at another")
    database = postgres.database()
    with ours(database) as (owner, _), ours(database) as (visited, _):
        before = cpu_seconds(owner.pid), time.monotonic()
        found = load("steady", "ours", visited, moves, tables, "--door", str(owner.port))
        busy = (cpu_seconds(owner.pid) - before[0]) / (time.monotonic() - before[1])
        figures = steady(database, found, [owner, visited])
    figures["owner_busy"] = busy
    rows = told(figures, "relayed to all seats", "25 ms", "both nodes on one core")
    return figures, [*rows, ("core in use", f"{busy:.0%}", "", "by the owner of the tables")]


def family_seconds(process: Any) -> float:
    return sum(cpu_seconds(pid) for pid in Server(process, 0).family)


def speed(postgres: Postgres, moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """Whole matches as fast as a node answers; what that costs the node, and PostgreSQL."""
    count = min(tables, MATCHES)
    console.print(f"speed: {count} whole matches at once, {ROUNDS} rounds")
    rates: dict[str, list[float]] = {"node": [], "postgres": []}
    with ours(postgres.database()) as (node, _):
        for number in range(WARM_UPS + ROUNDS):
            before = family_seconds(postgres.process)
            found = load("flat_out", "ours", node, moves, count)
            if number >= WARM_UPS:
                rates["node"].append(found["moves"] / found["cpu"])
                theirs = family_seconds(postgres.process) - before
                rates["postgres"].append(found["moves"] / max(theirs, 0.01))
    figures = {
        "moves_per_cpu_second": statistics.median(rates["node"]),
        "moves_per_postgres_cpu_second": statistics.median(rates["postgres"]),
    }
    return figures, [
        ("moves a CPU-second", f"{figures['moves_per_cpu_second']:,.0f}", "", "of the node"),
        (
            "moves a CPU-second",
            f"{figures['moves_per_postgres_cpu_second']:,.0f}",
            "",
            "of PostgreSQL, opening and sitting down included",
        ),
    ]


def several(postgres: Postgres, moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """As many nodes as the machine has cores, and one more: nodes, loads and PostgreSQL share it,
    so this shows what another node costs, and not what another machine gives."""
    figures: Figures = {}
    rows: list[Row] = []
    with contextlib.ExitStack() as stack:
        database = postgres.database()  # who is not played at does nothing but beat
        nodes = [stack.enter_context(ours(database, pinned=False))[0] for _ in range(max(NODES))]
        for count in NODES:
            shared = min(tables, MATCHES) // count
            console.print(f"several: {count} nodes, {shared} whole matches at once at each")
            found = [together(nodes[:count], moves, shared) for _ in range(2)][-1]
            moved, seconds, cpu = (sum(f[key] for f in found) for key in FOUND)
            rate, each = moved / (seconds / count), moved / cpu
            figures[f"{count}_moves_per_second"] = rate
            figures[f"{count}_moves_per_cpu_second"] = each
            whose = f"{each:,.0f} a CPU-second of theirs"
            rows.append((f"{count} nodes, moves a second", f"{rate:,.0f}", "", whose))
    return figures, rows


def together(nodes: list[Server], moves: Path, tables: int) -> list[dict[str, Any]]:
    """Each node has its own part of the tables and its own load, all at the same time."""
    loads = [loading("flat_out", "ours", node, moves, tables) for node in nodes]
    answers = [process.communicate()[0] for process in loads]
    if any(process.returncode for process in loads):
        raise Wrong(f"The load of {len(nodes)} nodes failed.")
    return [json.loads(answer) for answer in answers]


MEASURES = (latency, relayed, speed, several, failover)


@contextlib.contextmanager
def ground() -> Iterator[tuple[Postgres, Path]]:
    """A durable PostgreSQL, and the matches that are played."""
    for name, found in (("PostgreSQL", services.postgres()), ("HAProxy", services.haproxy())):
        if found is None:
            raise Wrong(services.none(name))
    with tempfile.TemporaryDirectory() as folder, running(durable=True) as postgres:
        moves = Path(folder) / "moves.json"
        moves.write_text(json.dumps(seeded_matches()))
        yield postgres, moves


def main() -> int:
    parser = argparse.ArgumentParser(description="A house in PostgreSQL under load.")
    parser.add_argument("part", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--tables", type=int, default=500, help="at most (500)")
    parser.add_argument("--try", action="store_true", dest="only", help="keep no figures")
    args = parser.parse_args()
    parts = args.part or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"no part of the bench is called {unknown[0]}: {', '.join(PARTS)}")
    found: dict[str, Figures] = {"nodes.before": {"load": os.getloadavg()[0]}}
    rows: list[Row] = [("load of the machine", f"{os.getloadavg()[0]:.1f}", "0", "before it began")]
    try:
        with ground() as (postgres, moves):
            for part, measure in zip(PARTS, MEASURES, strict=True):
                if part in parts:
                    found[f"nodes.{part}"], more = measure(postgres, moves, args.tables)
                    rows += more
    except Wrong as wrong:
        console.print(str(wrong), style="bold red", markup=False)
        return 1
    show(rows, "A house in PostgreSQL on the same machine, Isis & Osiris")
    if not args.only:
        keep(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
