"""The rules side by side with a plain C++ twin: same dice, same matches, one core, one run.

    python bench/run.py              every box that has a twin
    python bench/run.py isis fakir   these boxes

Each box's rules and its twin play the same random matches in turns; equal checksums prove that they
are the same matches. Figures go to the screen and to bench/results.json.
"""

import argparse
import ctypes
import importlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from results import Wrong, console, find_compiler, keep
from rich.table import Table

from ludotheque.kernel import KernelGame, fast_dice
from ludotheque.kernel.border import blank

HERE = Path(__file__).parent
BOXES = {"nox": 4, "isis": 2, "fakir": 2}  # and how many play
CHECKED = 10_000  # matches whose checksums are compared before anything is timed

Playouts = Callable[[int, int], tuple[int, int]]  # (matches, seed) -> (moves, checksum)


def main() -> int:
    parser = argparse.ArgumentParser(description="Rules and their C++ twins, side by side.")
    parser.add_argument("box", nargs="*", help=f"of {', '.join(BOXES)}; all, if none is named")
    parser.add_argument("--rounds", type=int, default=8, help="for each box (8)")
    parser.add_argument("--seconds", type=float, default=0.4, help="a side in each round (0.4)")
    args = parser.parse_args()
    boxes = args.box or list(BOXES)
    if unknown := [box for box in boxes if box not in BOXES]:
        parser.error(f"no box of the bench is called {unknown[0]}: {', '.join(BOXES)}")
    compiler = find_compiler()
    if compiler is None:
        console.print("No C++ compiler ($CXX, c++, g++, clang++): the rules run alone, no ratio.")
    on_one_core()
    found: dict[str, dict[str, float]] = {}
    try:
        for box in boxes:
            if (game := load(box)) is not None:
                found[box] = measured(box, game, compiler, args.rounds, args.seconds)
    except Wrong as wrong:
        console.print(str(wrong), style="bold red", markup=False)
        return 1
    show(found)
    keep({f"rules.{box}": figures for box, figures in found.items()})
    return 0


def load(box: str) -> KernelGame | None:
    if not (HERE / f"{box}.cpp").exists():
        console.print(f"{box}: has no twin yet, left out.")
        return None
    try:
        game: KernelGame = importlib.import_module(f"ludotheque.games.{box}.game").GAME
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith(f"ludotheque.games.{box}"):
            raise
        console.print(f"{box}: is not on the shelf yet, left out.")
        return None
    return game


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measured(
    box: str, game: KernelGame, compiler: list[str] | None, rounds: int, seconds: float
) -> dict[str, float]:
    """Moves a second of the rules and, where it can be compiled, of the twin."""
    ours = rules_of(box, game)
    if compiler is None:
        matches = matches_in(seconds, ours)
        console.print(f"{box}: {rounds} rounds of {matches} matches")
        speeds = [timed(ours, matches, seed)[0] for seed in range(rounds)]
        return {"moves_per_second": statistics.median(speeds)}
    theirs = twin_of(box, compiler)
    console.print(f"{box}: the same {CHECKED} matches on both sides")
    agree(box, ours(CHECKED, 1), theirs(CHECKED, 1))
    matches = matches_in(seconds, ours)
    console.print(f"{box}: {rounds} rounds of {matches} matches, in turns")
    pairs = [round_of(box, ours, theirs, matches, seed) for seed in range(rounds)]
    return {
        "moves_per_second": statistics.median(mine for mine, _ in pairs),
        "cpp_moves_per_second": statistics.median(twin for _, twin in pairs),
        "ratio_to_cpp": statistics.median(mine / twin for mine, twin in pairs),
    }


def rules_of(box: str, game: KernelGame) -> Playouts:
    """The box's own rules, compiled."""
    console.print(f"{box}: compiling the rules (or fetching them from the cache)")
    for _step in game.prepare():
        pass
    players = BOXES[box]
    pool = blank(game.dtype, 2)
    game.set_options(pool[0], game.options(players, {"first": 1}))
    game.border.new(pool, players, 0)
    out, score = np.zeros(game.most, np.int16), np.zeros(players, np.int64)

    def playouts(matches: int, seed: int) -> tuple[int, int]:
        moves, checksum = game.border.playouts(pool, matches, fast_dice(seed), out, score)
        return int(moves), int(checksum)

    return playouts


def twin_of(box: str, compiler: list[str]) -> Playouts:
    console.print(f"{box}: compiling the twin with {compiler[0]} -O3")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{box}.so"
        flags = ["-O3", "-std=c++17", "-shared", "-fPIC"]
        command = [*compiler, *flags, str(HERE / f"{box}.cpp"), "-o", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Wrong(f"{box}: the twin does not compile.\n{done.stderr.strip()}")
        twin = ctypes.CDLL(str(library)).playouts
    twin.restype = None
    twin.argtypes = [ctypes.c_int64, *[ctypes.c_void_p] * 3]

    def playouts(matches: int, seed: int) -> tuple[int, int]:
        rng, moves, checksum = ctypes.c_uint64(seed), ctypes.c_int64(), ctypes.c_int64()
        twin(matches, ctypes.byref(rng), ctypes.byref(moves), ctypes.byref(checksum))
        return moves.value, checksum.value

    return playouts


def timed(playouts: Playouts, matches: int, seed: int) -> tuple[float, tuple[int, int]]:
    """Moves a second of processor time, so that a busy machine does not count against a side."""
    start = time.thread_time()
    result = playouts(matches, seed)
    return result[0] / (time.thread_time() - start), result


def matches_in(seconds: float, playouts: Playouts) -> int:
    """How many matches take about this long."""
    matches = 1
    while True:
        start = time.thread_time()
        playouts(matches, 0)
        took = time.thread_time() - start
        if took > seconds / 8:
            return max(1, round(matches * seconds / took))
        matches *= 2


def round_of(
    box: str, ours: Playouts, theirs: Playouts, matches: int, seed: int
) -> tuple[float, float]:
    """The same matches on both sides; who goes first changes from round to round."""
    sides = {"ours": ours, "theirs": theirs}
    order = list(sides) if seed % 2 == 0 else list(sides)[::-1]
    done = {side: timed(sides[side], matches, seed) for side in order}
    agree(box, done["ours"][1], done["theirs"][1])
    return done["ours"][0], done["theirs"][0]


def agree(box: str, ours: tuple[int, int], theirs: tuple[int, int]) -> None:
    if ours != theirs:
        raise Wrong(
            f"{box}: the rules and the twin do not play the same matches. "
            f"Moves and checksum of the rules {ours}, of the twin {theirs}."
        )


def show(found: dict[str, dict[str, float]]) -> None:
    table = Table(title="Random matches on one core")
    for column in ("box", "players", "rules, moves/s", "C++ -O3, moves/s", "ratio"):
        table.add_column(column, justify="left" if column == "box" else "right")
    for box, figures in found.items():
        cpp, ratio = figures.get("cpp_moves_per_second"), figures.get("ratio_to_cpp")
        table.add_row(
            box,
            str(BOXES[box]),
            f"{figures['moves_per_second']:,.0f}",
            "" if cpp is None else f"{cpp:,.0f}",
            "" if ratio is None else f"{ratio:.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
