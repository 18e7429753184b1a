"""The server under load, and side by side with boardgame.io's: `make bench-server`.

    python bench/server.py                   all of it, in about seven minutes
    python bench/server.py latency memory    these parts

The server runs on one core, the load (server_load.py) in a process of its own on another. Everybody
plays Isis & Osiris, the same seeded random matches. Figures go to the screen and, under `server.`,
to bench/results.json.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from results import Wrong, console, keep
from rich.table import Table
from server_processes import Server, boardgame_missing, cores, ours, theirs

from ludotheque import shelf
from ludotheque.server import entries
from ludotheque.server.room import folded
from ludotheque.server.store import SqliteStore

HERE = Path(__file__).parent
PARTS = ("latency", "crowd", "memory", "boardgame")
MATCHES = 100
CROWD_ROUNDS = 60  # of two seconds each
SERIES = {"first": 1, "variant": "series", "games": 2}  # long enough for them
WARM_UPS = 2  # rounds that do not count: Node compiles what is used often
Figures = dict[str, float]
Row = tuple[str, str, str, str]


def load(
    what: str, kind: str, server: Server, moves: Path, tables: int = 100, *more: str
) -> dict[str, Any]:
    """One run of the load: what it found."""
    process = loading(what, kind, server, moves, tables, *more)
    told, _ = process.communicate()
    if process.returncode:
        raise Wrong(f"The load failed: {what} {kind}.")
    found: dict[str, Any] = json.loads(told)
    return found


def loading(
    what: str, kind: str, server: Server, moves: Path, tables: int = 100, *more: str
) -> subprocess.Popen[str]:
    """The load, begun, on its own core."""
    script = [sys.executable, str(HERE / "server_load.py"), what, kind]
    words = [str(server.port), str(server.pid), str(moves), "--tables", str(tables), *more]
    return subprocess.Popen(
        [*script, *words],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {cores()[1]}),
    )


def spread(latencies: list[float]) -> Figures:
    """Half of them, 99 of 100, and the slowest, in milliseconds."""
    times = sorted(latencies)
    return {
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "worst_ms": 1000 * times[-1],
    }


def seeded_matches(options: dict[str, Any] | None = None) -> list[list[tuple[int, str]]]:
    """Random matches of two. Their moves are legal however the tiles are turned up."""
    game, matches = shelf.game("isis"), []
    for number in range(MATCHES):
        rng, moves = random.Random(number), []
        state = game.new(2, options or {"first": 1}, bytes(32))
        while state.to_act:
            seat = state.to_act[0]
            move = rng.choice(state.legal(seat))
            moves.append((seat, str(move)))
            state, _ = state.play(seat, move)
        matches.append(moves)
    return matches


def latency(moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """Many tables at the pace of people; then the server is killed, and the log read."""
    console.print(f"latency: {tables} tables of 2, a move every 2 s at each")
    with ours() as (server, folder):
        found = load("steady", "ours", server, moves, tables)
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(10)
        kept = asyncio.run(log_of(folder, found["answered"]))
    figures = {
        **spread(found["latencies"]),
        "moves": found["sent"],
        "moves_lost": found["sent"] - kept,
        "frames_lost": 2 * found["sent"] - found["frames"],
        "sockets_lost": found["sockets_lost"],
        "core_busy": found["cpu_share"],
        "core_taken": found["waited_share"],
    }
    lost = figures["moves_lost"] + figures["frames_lost"] + figures["sockets_lost"]
    pace = f"{tables} tables, {figures['moves']:,.0f} moves"
    return figures, [
        ("move to all seats, p50", f"{figures['p50_ms']:.1f} ms", "", pace),
        (
            "move to all seats, p99",
            f"{figures['p99_ms']:.1f} ms",
            "25 ms",
            "sent, till both see it",
        ),
        ("the slowest move", f"{figures['worst_ms']:.1f} ms", "", ""),
        ("lost", f"{lost:.0f}", "0", "moves, frames, sockets; after kill -9"),
        ("core in use", f"{figures['core_busy']:.0%}", "", "of the server's one"),
        ("core taken", f"{figures['core_taken']:.0%}", "", "by others, while the server waited"),
    ]


def crowd(moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """Two minutes at the pace of people, with two who look on at each table, to the end of a match
    whose beginning was played before. In the last two seconds all of them end, which never happens
    in a house: these are told apart."""
    seconds = 2 * CROWD_ROUNDS
    console.print(f"crowd: {tables} tables of 2 and two onlookers each, {seconds} s")
    series = moves.with_name("series.json")
    series.write_text(json.dumps(seeded_matches(SERIES)))
    with ours() as (server, folder):
        more = ["--onlookers", "2", "--seconds", str(seconds)]
        more += ["--options", json.dumps(SERIES), "--to-the-end"]
        found = load("steady", "ours", server, series, tables, *more)
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(10)
        kept = asyncio.run(log_of(folder, found["answered"]))
    ends, sent = sorted(found["ends"]), found["sent"]
    figures = {
        **spread(found["latencies"]),
        "all_end_p99_ms": 1000 * ends[int(len(ends) * 0.99)],
        "sockets": 4 * tables,
        "moves": sent,
        "lost": (sent - kept)
        + (4 * sent - found["frames"] - found["looked"])
        + found["sockets_lost"],
        "refused": found["refused"],
        "resident_bytes": found["resident"],
        "core_busy": found["cpu_share"],
        "core_taken": found["waited_share"],
    }
    return figures, [
        ("in a crowd, p50", f"{figures['p50_ms']:.1f} ms", "", f"{4 * tables:,} sockets"),
        ("in a crowd, p99", f"{figures['p99_ms']:.1f} ms", "50 ms", f"{sent:,} moves"),
        ("all end at once, p99", f"{figures['all_end_p99_ms']:.1f} ms", "", "in the last 2 s"),
        ("lost", f"{figures['lost']:.0f}", "0", "moves, frames, sockets; after kill -9"),
        ("refused", f"{figures['refused']:.0f}", "0", "of what was asked"),
        ("memory", f"{figures['resident_bytes'] / 1e6:.0f} MB", "", "with all sockets open"),
        ("core in use", f"{figures['core_busy']:.0%}", "", "of the server's one"),
        ("core taken", f"{figures['core_taken']:.0%}", "", "by others, while the server waited"),
    ]


async def log_of(folder: Path, answered: dict[str, dict[str, int]]) -> int:
    """How many acknowledged moves are on the disk, at the number that was acknowledged."""
    store, kept = SqliteStore(folder / "ludotheque.db"), 0
    for code, numbers in answered.items():
        room = folded(code, [entries.whole(*kept) for kept in await store.load(code)])
        done = {key.rpartition("/")[2]: n for key, n in room.done.items()}
        kept += sum(done.get(command) == n for command, n in numbers.items())
    await store.close()
    return kept


def memory(moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    console.print(f"memory: {tables} tables, their matches all but played out, their people gone")
    with ours() as (server, _):
        found = load("memory", "ours", server, moves, tables)
    few, many = found["100"], found[str(tables)]
    figures = {
        "bytes_per_table": (many - few) / (tables - 100),
        "bytes_at_100_tables": few,
        f"bytes_at_{tables}_tables": many,
    }
    growth = f"{figures['bytes_per_table'] / 1000:.0f} kB"
    means = f"{found['moves'] / tables:.0f} moves each, no sockets; {many / 1e6:.0f} MB in all"
    return figures, [(f"memory a table, 100 to {tables}", growth, "100 kB", means)]


def boardgame(moves: Path, rounds: int) -> tuple[Figures, list[Row]]:
    """Whole matches on both servers in turns, as fast as they answer."""
    why_not = boardgame_missing()
    if why_not:
        console.print(f"{why_not} Our server runs alone, no ratio.")
    speeds: dict[str, list[float]] = {"ours": [], "theirs": []}
    with contextlib.ExitStack() as stack:
        servers = {"ours": stack.enter_context(ours())[0]}
        if not why_not:
            servers["theirs"] = stack.enter_context(theirs())
        console.print(f"boardgame: {MATCHES} tables of 2 at once, {rounds} rounds, in turns")
        for number in range(WARM_UPS + rounds):
            for kind in list(servers) if number % 2 else list(servers)[::-1]:
                found = load("flat_out", kind, servers[kind], moves)
                if found["frames"] != 2 * found["moves"]:
                    raise Wrong(f"{kind}: {found['moves']} moves, but {found['frames']} frames.")
                if number >= WARM_UPS:
                    speeds[kind].append(found["moves"] / found["cpu"])
    figures = {"moves_per_cpu_second": statistics.median(speeds["ours"])}
    told = f"{figures['moves_per_cpu_second']:,.0f}"
    rows: list[Row] = [("moves a CPU-second", told, "", "durable, SQLite")]
    if not why_not:
        figures["boardgame_moves_per_cpu_second"] = statistics.median(speeds["theirs"])
        pairs = zip(speeds["ours"], speeds["theirs"], strict=True)
        figures["ratio_to_boardgame"] = statistics.median(mine / other for mine, other in pairs)
        told = f"{figures['boardgame_moves_per_cpu_second']:,.0f}"
        rows.append(("boardgame.io's", told, "", "in memory"))
        rows.append(("ratio", f"{figures['ratio_to_boardgame']:.2f}", "1.7", "the same moves"))
    return figures, rows


def main() -> int:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("part", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--tables", type=int, default=500, help="for latency and memory (500)")
    parser.add_argument("--crowd", type=int, default=2000, help="tables in the crowd (2000)")
    parser.add_argument("--rounds", type=int, default=4, help="side by side (4)")
    args = parser.parse_args()
    parts = args.part or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"no part of the bench is called {unknown[0]}: {', '.join(PARTS)}")
    if not Path("/proc/self/stat").exists():
        console.print("This bench reads /proc, and runs on Linux only.")
        return 1
    if len(set(cores())) == 1:
        console.print("There is but one core here: server and load share it, and hurt each other.")
    found: dict[str, Figures] = {}
    rows: list[Row] = []
    try:
        with tempfile.TemporaryDirectory() as folder:
            moves = Path(folder) / "moves.json"
            moves.write_text(json.dumps(seeded_matches()))
            for part, measure, size in (
                ("latency", latency, args.tables),
                ("crowd", crowd, args.crowd),
                ("memory", memory, args.tables),
                ("boardgame", boardgame, args.rounds),
            ):
                if part in parts:
                    found[f"server.{part}"], told = measure(moves, size)
                    rows += told
    except Wrong as wrong:
        console.print(str(wrong), style="bold red", markup=False)
        return 1
    show(rows)
    keep(found)
    return 0


def show(rows: list[Row], title: str = "The server on one core, Isis & Osiris") -> None:
    table = Table(title=title)
    for column in ("what", "figure", "to reach", "meaning"):
        table.add_column(column, justify="right" if column in ("figure", "to reach") else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
