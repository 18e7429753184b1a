"""The odds of the tricks with bones, from what model hands have managed at the bench.

    python bench/bones.py && python scripts/fit_bones.py

A better hand is never worse: where few attempts say otherwise, the hands beside each other share
what both have managed. Bones that are thrown all at once fall alike whatever the card says.
"""

import json
import sys
from itertools import groupby
from pathlib import Path

import msgspec

from ludotheque.games.oss.box import TRICKS
from ludotheque.hands.bones.measured import FILE, Measured, Row
from ludotheque.hands.bones.record import LAWS
from ludotheque.hands.skill import LEVELS

ATTEMPTS = Path(__file__).parents[1] / "bench" / "attempts.json"
PAGE = Path(__file__).parents[1] / "web" / "src" / "games" / "oss" / "hand" / "managed.ts"
SKILLS = {"clumsy": 0.2} | LEVELS
BITS = {"clumsy": 1.5} | LAWS["motor"]["bits"]
NUMBERS = (1, 2, 3, 4)

HEAD = """\
/** How likely model hands manage a trick. Written by scripts/fit_bones.py: do not edit. */

/** Of the hands, a second. */
"""
TABLE = """\
/** By trick, and by the number on the card from 1 on: the share of 1, hand by hand. */
// prettier-ignore
export const MANAGED: Partial<Record<string, readonly (readonly number[])[]>> = {{
{}}};
"""

Counts = dict[str, int]  # how often each number of bones was won; "edge": all stood on edge
Found = dict[tuple[str, str, int], Counts]  # by trick, level, number


def main() -> int:
    FILE.write_text(text(), "utf-8")
    PAGE.write_text(for_the_page(), "utf-8")
    return 0


def text() -> str:
    """What the file holds."""
    found: Found = {}
    for cell, counts in json.loads(ATTEMPTS.read_text()).items():
        trick, level, number = cell.split()
        found[trick, level, int(number)] = counts
    tricks = [trick for trick, _ in groupby(found, key=lambda cell: cell[0])]
    rows = [_row(found, trick, number) for trick in tricks for number in NUMBERS]
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in rows)
    return f'{{"skills": {json.dumps([*SKILLS.values()])}, "rows": [\n{lines}\n]}}\n'


def for_the_page() -> str:
    """How likely hands of so many bits a second manage each trick that can be practised."""
    measured = msgspec.json.decode(text(), type=Measured)
    lines = []
    for trick, rows in groupby(measured.rows, key=lambda row: row.trick):
        if TRICKS[trick].order == "alone":
            shares = [_managed(row) for row in rows]
            lines.append(f"  '{trick}': {json.dumps(shares)},\n")
    return (
        HEAD
        + f"export const BITS = [{', '.join(f'{bits:g}' for bits in BITS.values())}];\n\n"
        + TABLE.format("".join(lines))
    )


def _managed(row: Row) -> list[float]:
    edges = row.edge or (0.0,) * len(row.counts)
    pairs = zip(row.counts, edges, strict=True)
    return [round(sum(counts[row.number :]) + edge, 3) for counts, edge in pairs]


def _row(found: Found, trick: str, number: int) -> Row:
    rules = TRICKS[trick]
    together = NUMBERS if rules.ends.throws == 1 else (number,)
    cells = [_added([found[trick, level, n] for n in together]) for level in SKILLS]
    many = [sum(counts.values()) for counts in cells]
    most = rules.most(number)
    # Tail by tail: so many bones or more. All on edge is as good as the number.
    tails = [[1.0] * len(cells)]
    for least in range(1, most + 1):
        won = [_at_least(counts, least) for counts in cells]
        tails.append(_rising([w / n for w, n in zip(won, many, strict=True)], many))
    tails.append([0.0] * len(cells))
    shares = [[tails[k][i] - tails[k + 1][i] for k in range(most + 1)] for i in range(len(cells))]
    edge: list[float] = []
    if rules.count.all_on_edge:
        edge = [round(_part_on_edge(cells, number) * row[number], 4) for row in shares]
        shares = [[*row[:number], row[number] - e] for row, e in zip(shares, edge, strict=True)]
    rounded = tuple(tuple(round(share, 4) for share in row) for row in shares)
    return Row(trick, number, rounded, tuple(edge))


def _added(cells: list[Counts]) -> Counts:
    return {won: sum(cell.get(won, 0) for cell in cells) for won in {w for c in cells for w in c}}


def _at_least(counts: Counts, least: int) -> int:
    return sum(n for won, n in counts.items() if won == "edge" or int(won) >= least)


def _part_on_edge(cells: list[Counts], number: int) -> float:
    """Of all that was managed, by whatever hand."""
    managed = sum(_at_least(counts, number) for counts in cells)
    return sum(counts.get("edge", 0) for counts in cells) / managed if managed else 0.0


def _rising(shares: list[float], weights: list[int]) -> list[float]:
    """The nearest that never falls: neighbours that do are pooled."""
    pools: list[tuple[float, float, int]] = []  # share, weight, how many
    for share, weight in zip(shares, weights, strict=True):
        pools.append((share, float(weight), 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (a, m, i), (b, n, j) = pools[-2:]
            pools[-2:] = [((a * m + b * n) / (m + n), m + n, i + j)]
    return [round(share, 4) for share, _, many in pools for _ in range(many)]


if __name__ == "__main__":
    sys.exit(main())
