"""The odds of the skill model from what was measured: difficulties and tops in the catalogue,
tables in docs/hands.md.

    python scripts/measure_blocks.py && python scripts/fit_blocks.py

A logistic curve of the house's steepness. A block's effort is that of its kind and its own besides,
and so is that of a top; few trials leave a block near its kind. What all have in common, and what
more blocks and more height cost, is printed: the constants of hands/blocks.py.
"""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ludotheque.games.bausack.blocks import BLOCKS, BOXES
from ludotheque.hands.skill import STEEPNESS

ROOT = Path(__file__).parents[1]
CATALOGUE = ROOT / "src" / "ludotheque" / "games" / "bausack"
PAGE = ROOT / "docs" / "hands.md"
KIND, OWN = 0.5, 5.0  # how much it takes to believe that a kind, or a block, is unlike the others
ROUNDS = 30
LEVELS = {0.0: "clumsy", 0.5: "middling", 1.0: "steady"}
PLAIN_TOP = "cube-3"

Array = npt.NDArray[np.float64]
Placing = dict[str, str | float]


def main() -> None:
    placings = json.loads((ROOT / "bench" / "placings.json").read_text())
    effort, top, common = fitted(placings)
    for box in BOXES:
        path = CATALOGUE / f"{box}.toml"
        path.write_text("".join(_line(line, effort, top) for line in path.open(encoding="utf-8")))
    print("; ".join(f"{name}: {value:.3f}" for name, value in common.items()))
    text, mark = PAGE.read_text(encoding="utf-8"), "<!-- measured -->\n"
    before, _, rest = text.partition(mark)
    _, _, after = rest.partition(mark)
    PAGE.write_text(f"{before}{mark}\n{tables(placings)}\n{mark}{after}", encoding="utf-8")


def fitted(
    placings: Sequence[Placing],
) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """Of each block the effort of placing it on a plain top, and what it adds as a top."""
    ids = [block.id for box in BOXES.values() for block in box]
    kinds = sorted({BLOCKS[block].kind for block in ids})
    names = ["all", "a block more", "a metre more"]
    names += [f"{what} {name}" for what in ("block", "top") for name in (*kinds, *ids)]
    at = {name: number for number, name in enumerate(names)}
    x, offset, y = np.zeros((len(placings), len(names))), np.zeros(len(placings)), []
    for row, one in enumerate(placings):
        block, top = _first_like(one["block"]), _first_like(one["top"])
        x[row, :3] = 1, float(one["blocks"]) - 2, float(one["height"]) / 1000
        x[row, [at[f"block {block}"], at[f"block {BLOCKS[block].kind}"]]] = 1
        if top != PLAIN_TOP:
            x[row, [at[f"top {top}"], at[f"top {BLOCKS[top].kind}"]]] = 1
        offset[row] = float(one["skill"])
        y.append(float(one["stood"]))
    held = np.array([0.0, 5.0, 5.0, *([*[KIND] * len(kinds), *[OWN] * len(ids)] * 2)])
    found = _solved(-STEEPNESS * x, STEEPNESS * offset, np.array(y), STEEPNESS**2 * held / 10)

    def sums(what: str, common: float) -> dict[str, float]:
        return {
            b: common
            + found[at[f"{what} {_first_like(b)}"]]
            + found[at[f"{what} {BLOCKS[b].kind}"]]
            for b in ids
        }

    return sums("block", found[0]), sums("top", 0.0), dict(zip(names[:3], found, strict=False))


def _first_like(block: str | float) -> str:
    """Blocks that are alike are as hard."""
    wood = [BLOCKS[str(block)].kind, *BLOCKS[str(block)].size]
    return next(b.id for box in BOXES.values() for b in box if [b.kind, *b.size] == wood)


def _solved(x: Array, offset: Array, y: Array, held: Array) -> Array:
    """Logistic regression by Newton's steps."""
    found = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-(x @ found + offset)))
        slope = x.T @ (y - chance) - held * found
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(held + 1e-9)
        found = found + np.linalg.solve(bend, slope)
    return found


def _line(line: str, effort: dict[str, float], top: dict[str, float]) -> str:
    named = re.match(r'\s*\{ id = "([^"]+)"', line)
    if not named:
        return line
    difficulty, harder = (min(1.0, max(0.0, found[named[1]])) for found in (effort, top))
    told = f"difficulty = {difficulty:.2f}, top = {harder:.2f} }}"
    return re.sub(r"difficulty = .*? \}", told, line)


# ---- The tables of docs/hands.md


def tables(placings: Sequence[Placing]) -> str:
    def colour(one: Placing) -> str:
        return "red" if BLOCKS[str(one["block"])].colour == "red" else "other"

    plain = [one for one in placings if one["top"] == PLAIN_TOP and one["blocks"] == 2]
    mixed = [one for one in placings if one["top"] != PLAIN_TOP and one["blocks"] == 2]
    tall = [one for one in placings if int(one["blocks"]) > 2]
    groups = {
        "on a plain top, red": [one for one in plain if colour(one) == "red"],
        "on a plain top, the others": [one for one in plain if colour(one) == "other"],
        "on every kind of top": mixed,
        "on towers of 3 to 9": tall,
        "all": list(placings),
    }
    lines = [
        f"| stood, of 100 | {' | '.join(LEVELS.values())} | placings |",
        "|---|---|---|---|---|",
    ]
    for name, group in groups.items():
        if group:
            lines.append(f"| {name} | {' | '.join(_shares(group))} | {len(group)} |")
    by_block = _by_kind(plain, lambda one: str(one["block"]))
    by_top = _by_kind(mixed, lambda one: str(one["top"]))
    lines += ["", "| kind | placed on a plain top | built upon |", "|---|---|---|"]
    for kind in sorted(by_block, key=lambda kind: by_block[kind]):
        upon = f"{100 * by_top[kind]:.0f}" if kind in by_top else ""
        lines.append(f"| {kind} | {100 * by_block[kind]:.0f} | {upon} |")
    return "\n".join(lines) + "\n"


def _shares(group: Sequence[Placing]) -> list[str]:
    found = []
    for level in LEVELS:
        stood = [float(one["stood"]) for one in group if one["skill"] == level]
        found.append(f"{100 * np.mean(stood):.0f}" if stood else "")
    return found


def _by_kind(group: Sequence[Placing], name: Callable[[Placing], str]) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for one in group:
        found.setdefault(BLOCKS[name(one)].kind, []).append(float(one["stood"]))
    return {kind: float(np.mean(stood)) for kind, stood in found.items()}


if __name__ == "__main__":
    main()
