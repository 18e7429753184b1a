"""The odds of the tricks with bones, from what model hands have managed at the bench.

    python bench/bones.py && python bench/rivals.py && python scripts/fit_bones.py

A better hand is never worse: where few attempts say otherwise, the hands beside each other share
what both have managed. Bones that are thrown all at once fall alike whatever the card says.
Where one of several is first, or last, each hand has a weight, and it is each in proportion.
"""

import json
import sys
from itertools import groupby
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.games.oss.box import TRICKS
from ludotheque.hands.bones.measured import FILE, Measured, Rivals, Row
from ludotheque.hands.bones.record import LAWS
from ludotheque.hands.skill import LEVELS

ATTEMPTS = Path(__file__).parents[1] / "bench" / "attempts.json"
RIVALS = ATTEMPTS.with_name("rivals.json")
PAGE = Path(__file__).parents[1] / "web" / "src" / "games" / "oss" / "hand" / "managed.ts"
SKILLS = {"clumsy": 0.2} | LEVELS
BITS = {"clumsy": 1.5} | LAWS["motor"]["bits"]
NUMBERS = (1, 2, 3, 4)
MOST = 0.95  # the weight of the hand that is likeliest to be first, or last

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
    at_once = [_rivals(trick, told) for trick, told in json.loads(RIVALS.read_text()).items()]
    lines, others = (
        ",\n".join(msgspec.json.encode(row).decode() for row in some) for some in (rows, at_once)
    )
    skills = json.dumps([*SKILLS.values()])
    return f'{{"skills": {skills}, "rows": [\n{lines}\n], "rivals": [\n{others}\n]}}\n'


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


# ---- Several at once


def _rivals(trick: str, told: list[Any]) -> Rivals:
    match TRICKS[trick].deed.act:
        case "pick-up":
            return _grabbed(trick, told)
        case "sweep":
            return _raced(trick, told)
        case "catch":
            return _each(trick, told)
        case "snatch":  # who is out was the last: the weight is that of failing
            weights = _weights([(hands, _seats(fact)) for hands, fact in told])
            return Rivals(trick, _rising_shares([1 - w for w in weights], told))
        case "flick":
            weights = _weights([(hands, _seats(fact)) for hands, fact in told])
            return Rivals(trick, _rising_shares(weights, told))
        case _:
            return _said(trick, told)


def _of_level(told: list[Any], level: str) -> list[list[int]]:
    return [hand for hands, done in told if hands[0] == level for hand in done]


def _grabbed(trick: str, told: list[Any]) -> Rivals:
    """Of equal hands each gets p - p²/2 of the bones, if it goes for each with p."""
    does, catches = [], []
    for level in SKILLS:
        hands = _of_level(told, level)
        part = sum(gain for *_, gain in hands) / len(hands) / TRICKS[trick].bones
        does.append(1 - sqrt(max(0.0, 1 - 2 * part)))
        catches.append(1 - sum(fell for _, fell, *_ in hands) / len(hands))
    return Rivals(trick, _rising_shares(does, told), _rising_shares(catches, told))


def _raced(trick: str, told: list[Any]) -> Rivals:
    """By throw: of those that were caught, how many brought a bone."""
    does, catches = [], []
    for level in SKILLS:
        hands = _of_level(told, level)
        throws, fell, won = (sum(hand[k] for hand in hands) for k in range(3))
        does.append(min(1.0, won / max(1, throws - fell)))
        catches.append(1 - fell / max(1, throws))
    return Rivals(trick, _rising_shares(does, told), _rising_shares(catches, told))


def _each(trick: str, told: list[Any]) -> Rivals:
    shares = []
    for level in SKILLS:
        tried = [(hands.index(level) + 1, fact) for hands, fact in told if level in hands]
        shares.append(sum(seat not in _seats(fact) for seat, fact in tried) / len(tried))
    return Rivals(trick, _rising_shares(shares, told))


def _said(trick: str, told: list[Any]) -> Rivals:
    """Who speaks first, and whether that is right."""
    firsts = [(hands, _seats(fact)[:1]) for hands, fact in told]
    right = []
    for level in SKILLS:
        seats = [(hands, _seats(fact), fact) for hands, fact in told]
        spoke = [fact for hands, who, fact in seats if who and hands[who[0] - 1] == level]
        # With one of each beside them: of some hands few have ever been first.
        right.append((1 + sum("right" in fact for fact in spoke)) / (2 + len(spoke)))
    does = _rising_shares(_weights(firsts), told)
    return Rivals(trick, does, right=_rising_shares(right, told))


def _seats(fact: str) -> list[int]:
    return [int(word) for word in fact.split() if word.isdigit()]


def _weights(told: list[tuple[list[str], list[int]]]) -> list[float]:
    """The likeliest for each hand, if one of those there is chosen in proportion to them; several
    that are chosen share it. The greatest is a little below 1."""
    weights = dict.fromkeys(SKILLS, 1.0)
    chosen = dict.fromkeys(SKILLS, 0.5)  # nobody never is
    for hands, seats in told:
        for seat in seats:
            chosen[hands[seat - 1]] += 1 / len(seats)
    for _ in range(200):
        among = dict.fromkeys(SKILLS, 0.5 / max(weights.values()))
        for hands, seats in told:
            if seats:
                for level in hands:
                    among[level] += 1 / sum(weights[one] for one in hands)
        weights = {level: chosen[level] / among[level] for level in SKILLS}
        most = max(weights.values())
        weights = {level: MOST * weight / most for level, weight in weights.items()}
    return [*weights.values()]


def _rising_shares(shares: list[float], told: list[Any]) -> tuple[float, ...]:
    return tuple(_rising(shares, [len(told)] * len(shares)))


if __name__ == "__main__":
    sys.exit(main())
