"""Side by side with the peers, in one run: `make bench-peers`.

    python bench/peers.py                        all of it
    python bench/peers.py matches search         these parts
    python bench/peers.py strength --matches 40  more matches against OpenSpiel's MCTS

Everybody plays Isis & Osiris for two: we with our rules, the peers with the same game as one writes
it for them (peers_openspiel.py, peers_pettingzoo.py, boardgame/isis.js), held to ours by random
matches before anything is timed. Figures go to the screen, to bench/results.json under `peers.` and
to docs/benchmarks.md.
"""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any

import peers_agree as agree
import peers_speed as speed
from peers_strength import Strength, strength
from results import Wrong, console, keep
from rich.table import Table
from server_processes import boardgame_missing

from ludotheque import bots, shelf
from ludotheque.contract import Refusal

PARTS = ("matches", "search", "batch", "strength")
CHECKED = 100  # matches of each peer, followed on our rules
STRENGTH_BOXES = ("isis", "fakir")
Figures = dict[str, float]


def matches(seconds: float, node: bool) -> Figures:
    return measured(
        {
            "ours": speed.our_rules,
            "openspiel": lambda s: speed.openspiel_matches("python_isis", s),
            "pettingzoo": speed.plain_pettingzoo,
            "boardgame": speed.boardgame_matches if node else None,
            "our_openspiel": lambda s: speed.openspiel_matches("ludotheque_isis", s),
            "our_pettingzoo": speed.our_pettingzoo_env,
        },
        seconds,
    )


def search(seconds: float, node: bool) -> Figures:
    found = measured(
        {
            "ours": speed.our_search,
            "openspiel": lambda s: speed.openspiel_search("python_isis", s),
            "boardgame": speed.boardgame_search if node else None,
            "our_openspiel": lambda s: speed.openspiel_search("ludotheque_isis(first=1)", s),
        },
        seconds,
    )
    return found | {"ratio_to_openspiel": found["ours"] / found["openspiel"]}


def measured(sides: dict[str, Callable[[float], float] | None], seconds: float) -> Figures:
    """Each side in turn, twice; the better of the two, since others use this machine, too."""
    found: Figures = {}
    for _ in range(2):
        for name, side in sides.items():
            if side is not None:
                found[name] = max(found.get(name, 0.0), side(seconds))
    return found


def batch(seconds: float) -> Figures:
    found: Figures = {}
    for box, players in (("isis", 2), ("fakir", 2), ("nox", 4)):
        for name, value in speed.our_batch(box, players, seconds).items():
            found[f"{box}.{name}"] = value
    return found


def strengths(count: int, seconds: float) -> Figures:
    found: Figures = {}
    for box in STRENGTH_BOXES:
        try:
            bots.named(speed.STRONGEST, shelf.game(box))
        except Refusal:
            console.print(f"strength: {box} has no bot called {speed.STRONGEST}, and is left out")
            continue
        after: Strength | None = None
        for after in strength(box, count, seconds):
            console.print(f"strength: {box}, {after.won} of {after.matches} won, {after.tied} tied")
        if after is not None:
            told = after._asdict() | {"seconds_a_move": seconds}
            found |= {f"{box}.{name}": float(value) for name, value in told.items()}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Side by side with the peers.")
    parser.add_argument("part", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each side, twice (2)")
    parser.add_argument("--matches", type=int, default=10, help="for strength, each box (10)")
    parser.add_argument("--budget", type=float, default=0.5, help="seconds a move (0.5)")
    args = parser.parse_args()
    parts = args.part or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"no part of the bench is called {unknown[0]}: {', '.join(PARTS)}")
    found: dict[str, Figures] = {}
    try:
        why_not = boardgame_missing()
        if why_not:
            console.print(f"{why_not} boardgame.io is left out.")
        prepare(node=not why_not)
        if "strength" in parts:
            found["strength"] = strengths(args.matches, args.budget)
        core = {max(os.sched_getaffinity(0))}
        os.sched_setaffinity(0, core)
        for part in ("matches", "search"):
            if part in parts:
                console.print(f"{part}: {args.seconds:g} s a side, twice, on one core")
                measure = matches if part == "matches" else search
                found[part] = measure(args.seconds, not why_not)
        if "batch" in parts:
            console.print(f"batch: {speed.BATCH} matches at once, {args.seconds:g} s a box")
            found["batch"] = batch(args.seconds)
    except Wrong as wrong:
        console.print(str(wrong), style="bold red", markup=False)
        return 1
    show(keep({f"peers.{part}": figures for part, figures in found.items()}))
    return 0


def prepare(*, node: bool) -> None:
    """Everything compiled, and the peers' games held to ours."""
    console.print(f"the same game: {CHECKED} random matches of each peer, followed on our rules")
    for box in STRENGTH_BOXES:
        game = shelf.game(box)
        for _step in (*game.prepare(), *bots.prepare(game)):
            pass
    agree.openspiel_agrees(CHECKED)
    agree.pettingzoo_agrees(CHECKED)
    if node:
        agree.boardgame_agrees(CHECKED)


def show(results: dict[str, Any]) -> None:
    table = Table(title="Isis & Osiris for two, on one core, a second")
    for column in ("what", "ours", "OpenSpiel", "PettingZoo", "boardgame.io"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for part, what in (("matches", "random matches"), ("search", "search simulations")):
        cells = [
            results.get(f"peers.{part}.{side}")
            for side in ("ours", "openspiel", "pettingzoo", "boardgame")
        ]
        table.add_row(what, *("" if value is None else f"{value:,.0f}" for value in cells))
    console.print(table)
    for box in STRENGTH_BOXES:
        if (share := results.get(f"peers.strength.{box}.share")) is not None:
            at = f"peers.strength.{box}"
            interval = f"{results[f'{at}.low']:.0%} to {results[f'{at}.high']:.0%}"
            n, each = results[f"{at}.matches"], results[f"{at}.seconds_a_move"]
            said = f"{share:.0%} of {n:.0f} matches against OpenSpiel's MCTS at {each:g} s a move"
            console.print(f"{box}: {said} (95 %: {interval})")
    if (moves := results.get("peers.batch.isis.step")) is not None:
        console.print(f"{speed.BATCH} matches at once: {moves:,.0f} moves a second")


if __name__ == "__main__":
    sys.exit(main())
