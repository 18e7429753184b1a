"""The bots of the house against each other: `make bench-levels`.

    python bench/levels.py                       all, 400 matches each: an hour or two
    python bench/levels.py isis --games 40       one box, and fewer matches
    python bench/levels.py --budget 1            with all the time that the strongest has

Each level plays the one below, and the strongest plays `greedy` (NOX: two of each at a table of
four; one against three greedies), in the arena, on all cores. What has been played is kept in
build/levels and not played again. Figures go to the screen, to bench/results.json under `levels.`
and to docs/benchmarks.md.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from results import Wrong, console, keep
from rich.table import Table

from ludotheque import shelf

BOXES = ("nox", "isis", "fakir")
FOLDER = Path(__file__).parents[1] / "build" / "levels"
Figures = dict[str, float]


def pairings(box: str) -> list[tuple[str, str]]:
    levels = shelf.card(box).bots
    return [*zip(levels[1:], levels, strict=False), (levels[-1], "greedy")]


def seats(box: str, one: str, other: str) -> list[str]:
    if box != "nox":
        return [one, other]
    return [one, *3 * [other]] if other == "greedy" else [one, one, other, other]


def played(box: str, one: str, other: str, games: int, budget: float) -> dict[str, Any]:
    """What the arena found, now or before."""
    file = FOLDER / f"{box}-{one}-{other}-{games}-{budget:g}.json"
    if not file.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new")
        command = [sys.executable, "-m", "ludotheque.cli", "arena", box, *seats(box, one, other)]
        command += ["--games", str(games), "--budget", str(budget), "--json", str(fresh)]
        if subprocess.run(command, check=False).returncode:
            raise Wrong(f"The arena failed: {box}, {one} against {other}.")
        fresh.rename(file)
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return found


def measured(box: str, one: str, other: str, games: int, budget: float) -> Figures:
    found = played(box, one, other, games, budget)
    line = next(line for line in found["bots"] if line["bot"] == one)
    told = {name: line[name] for name in ("matches", "won", "tied", "share", "low", "high")}
    return {**told, "even": line["even"], "budget": found["budget"]}


def main() -> int:
    parser = argparse.ArgumentParser(description="The bots of the house against each other.")
    parser.add_argument("box", nargs="*", help=f"of {', '.join(BOXES)}; all, if none is named")
    parser.add_argument("--games", type=int, default=400, help="of each pairing (400)")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds a move (0.1)")
    args = parser.parse_args()
    boxes = args.box or list(BOXES)
    if unknown := [box for box in boxes if box not in BOXES]:
        parser.error(f"no box of the bench is called {unknown[0]}: {', '.join(BOXES)}")
    found: dict[str, Figures] = {}
    try:
        for box in boxes:
            for one, other in pairings(box):
                figures = measured(box, one, other, args.games, args.budget)
                found[f"levels.{box}.{one}-{other}"] = figures
    except Wrong as wrong:
        console.print(str(wrong), style="bold red", markup=False)
        return 1
    table = Table("box", "who", "against", "won", "share", "95 %", title="Levels")
    for key, line in found.items():
        _, box, pair = key.split(".")
        share = f"{line['share']:.1%}", f"{line['low']:.1%} to {line['high']:.1%}"
        table.add_row(box, *pair.split("-"), f"{line['won']:.0f} of {line['matches']:.0f}", *share)
    console.print(table)
    keep(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
