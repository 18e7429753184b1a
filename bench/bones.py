"""Tricks with bones: how often hands of five levels manage them, and how fast they are judged.

    python bench/bones.py            200 attempts for each trick, number and level, 1,000 where
                                     something is aimed at (fifteen minutes)
    python bench/bones.py --aims --dice mine     what is aimed at alone, with dice of one's own

The hands are the motor model's, with one set of constants for all tricks. What they managed goes to
bench/attempts.json, from which scripts/fit_bones.py makes the odds, and, beside what is aimed at,
into docs/hands.md. Whoever sets the laws looks at dice of their own: the bench's would then tell
how well the laws fit those dice, and nothing more.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from results import console, keep

from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.hands.bones.laying_out import Layout, lay_out, records
from ludotheque.hands.bones.motor.body import BITS
from ludotheque.hands.bones.motor.playing import play
from ludotheque.hands.bones.record import A_SECOND
from ludotheque.hands.bones.running import run
from ludotheque.hands.bones.traces import Trace

ROOT = Path(__file__).parents[1]
PAGE, MARK = ROOT / "docs" / "hands.md", "<!-- bones -->\n"
FOUND = ROOT / "bench" / "attempts.json"
IN_TURN = ("bola-bola", "manu", "naik")
DICE = "bench"
TRIES, OF_AIMS = 200, 1000
CLUMSY = {"clumsy": 1.5}  # bits a second: nobody plays so, but odds are asked for such hands too
HANDS = CLUMSY | BITS
AIMS = (("novice", 1, 50), ("expert", 3, 50), ("master", 4, 33))  # of 100
WITHIN = 15
TIMED = 360  # attempts

Cell = tuple[str, str, int]  # trick, level, number
Counts = dict[str, int]  # how often each number of bones was won; "edge": all stood on edge


def main() -> int:
    parser = argparse.ArgumentParser(description="Hands of five levels at every trick.")
    parser.add_argument("--aims", action="store_true", help="what is aimed at alone; nothing kept")
    parser.add_argument("--dice", default=DICE, help=f"others than the bench's ({DICE})")
    given = parser.parse_args()
    if not given.aims:
        keep({"bones": {"seconds": judged_a_second(), "written": written_a_second()}})
    cells = [cell for cell in _cells() if _aimed_at(cell) or not given.aims]
    with ProcessPoolExecutor() as pool:
        counts = dict(zip(cells, pool.map(_counted, cells, [given.dice] * len(cells)), strict=True))
    if given.aims:
        console.print("\n".join(f"{TRICKS[t].name:12} {_all_met(counts, t)}" for t in tricks()))
        return 0
    told = {" ".join(map(str, cell)): count for cell, count in counts.items()}
    FOUND.write_text(json.dumps(told, indent=1) + "\n")
    before, _, rest = PAGE.read_text("utf-8").partition(MARK)
    _, _, after = rest.partition(MARK)
    PAGE.write_text(f"{before}{MARK}\n{table(counts)}\n{MARK}{after}", "utf-8")
    console.print("Written to bench/attempts.json and docs/hands.md.")
    return 0


def tricks() -> list[str]:
    return [*(t.id for t in CATALOGUE.tricks if t.order == "alone"), *IN_TURN]


def _cells() -> Iterator[Cell]:
    for trick in tricks():
        for level in HANDS:
            for number in (1, 2, 3, 4):
                yield trick, level, number


def _aimed_at(cell: Cell) -> bool:
    return any(cell[1:] == aim[:2] for aim in AIMS)


def _laid(trick: str, number: int, seed: str) -> Layout:
    dice = Dice(sha256(seed.encode()).digest())
    return lay_out(TRICKS[trick], CATALOGUE.measures, number, dice)


def _counted(cell: Cell, dice: str) -> Counts:
    trick, level, number = cell
    counts: Counts = {}
    for k in range(OF_AIMS if _aimed_at(cell) else TRIES):
        seed = f"{dice} {trick} {level} {number} {k}"
        worlds, laws = records(_laid(trick, number, seed))
        play(worlds, laws, HANDS[level], random.Random(seed))
        won = "edge" if worlds["all_edge"][0] else str(worlds["count"][0])
        counts[won] = counts.get(won, 0) + 1
    return dict(sorted(counts.items()))


# ---- The table


def share(counts: Counts, number: int) -> float:
    """Managed, of 100."""
    won = sum(n for count, n in counts.items() if count == "edge" or int(count) >= number)
    return 100 * won / sum(counts.values())


def table(counts: dict[Cell, Counts]) -> str:
    head = ["trick", *BITS, *(f"{level} {number}: {aim}" for level, number, aim in AIMS)]
    rows = [head, ["---"] * len(head)]
    for trick in tricks():
        shares = {
            (level, number): share(counts[trick, level, number], number)
            for level in BITS
            for number in (1, 2, 3, 4)
        }
        row = [" ".join(f"{shares[level, n]:.0f}" for n in (1, 2, 3, 4)) for level in BITS]
        rows.append([TRICKS[trick].name, *row, *_all_met(counts, trick)])
    told = (
        f"Managed of 100, with cards of 1, 2, 3 and 4; {TRIES} attempts each, {OF_AIMS:,} where "
        "something is aimed at,\nwith dice that nobody looked at while the laws were set.\n\n"
    )
    return told + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _all_met(counts: dict[Cell, Counts], trick: str) -> list[str]:
    return [_met(share(counts[trick, level, number], number), aim) for level, number, aim in AIMS]


def _met(found: float, aim: int) -> str:
    return f"{found - aim:+.0f}" if abs(found - aim) <= WITHIN else f"**{found - aim:+.0f}**"


# ---- Speed, on one core


def _traces() -> list[tuple[Layout, Trace]]:
    found = []
    for k in range(TIMED):
        laid = _laid(tricks()[k % len(tricks())], 1 + k % 4, f"timed {k}")
        hand = play(*records(laid), BITS["club"], random.Random(k))
        found.append((laid, hand.trace))
    return found


def judged_a_second() -> float:
    """Seconds of attempts, judged in a second of processor time."""
    traces = _traces()
    worlds = [records(laid) for laid, _ in traces]
    run(*records(traces[0][0]), traces[0][1], A_SECOND)  # compiled, if it was not
    begun = time.process_time()
    for (world, law), (_, trace) in zip(worlds, traces, strict=True):
        run(world, law, trace, 90 * A_SECOND)
    spent = time.process_time() - begun
    seconds = sum(int(world["time"][0]) for world, _ in worlds) / A_SECOND
    console.print(f"judged: {seconds / spent:.0f} seconds of attempts a second")
    return seconds / spent


def written_a_second() -> float:
    """The same, of a model's hand that writes them."""
    _traces()
    begun = time.process_time()
    seconds = 0.0
    for _, trace in _traces():
        seconds += float(trace[-1, 0]) / A_SECOND
    spent = time.process_time() - begun
    console.print(f"written: {seconds / spent:.0f} seconds of attempts a second")
    return seconds / spent


if __name__ == "__main__":
    sys.exit(main())
