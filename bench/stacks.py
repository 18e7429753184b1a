"""How often a bone stands that a model hand stacks in BadabOss, by level and by how many stand.

    python bench/stacks.py 24            so many stacks, and what was found before
    python bench/stacks.py --fit         the difficulty for tricks.toml, and the table

On every stack each of the five hands tries once, and it goes on as the best of them left it.
"""

import hashlib
import json
import sys
from itertools import product
from math import log
from pathlib import Path

from ludotheque.games.oss.box import BONES, COLOURS
from ludotheque.hands import placing
from ludotheque.hands.blocks_judge import BLOCKS
from ludotheque.hands.deed import End
from ludotheque.hands.doing import Doing
from ludotheque.hands.skill import LEVELS, chance_of

FILE = Path(__file__).parent / "stacks.json"
HEIGHTS = range(1, BONES)
Found = dict[str, list[int]]  # by level and height: stood, and tried


def main() -> int:
    found: Found = json.loads(FILE.read_text()) if FILE.exists() else {}
    if sys.argv[1:] == ["--fit"]:
        print(table(found), fitted(found), sep="\n")
        return 0
    done = found.setdefault("stacks", [0])
    for _ in range(int(sys.argv[1])):
        build(found, done[0])
        done[0] += 1
        FILE.write_text(json.dumps(found, indent=1) + "\n")
    return 0


def build(found: Found, number: int) -> None:
    bone = placing.Bone()
    stack: tuple[placing.Laid, ...] = (placing.put(COLOURS[0], bone, placing.ways(bone)[0]),)
    for height in HEIGHTS:
        left = None
        for level in LEVELS:
            end = placed(stack, level, f"{number} {height} {level}")
            counts = found.setdefault(f"{level} {height}", [0, 0])
            counts[1] += 1
            if end.scene is not None:
                counts[0] += 1
                left = end.scene
        if left is None:
            return
        stack = placing.blocks_of(left)


def placed(stack: tuple[placing.Laid, ...], level: str, dice: str) -> End:
    """One more bone, by a bot's hand that takes all the time it wants to think."""
    bone = placing.Bone()
    ways = placing.ways(bone)
    block = placing.taken(stack, COLOURS[len(stack)], bone, ways[0])
    what = placing.Placing(stack, block, ways=ways, measured=False)
    setting = placing.setting(what, 1, hashlib.sha256(dice.encode()).hexdigest())
    doing = Doing(BLOCKS, setting, 90.0)
    doing.seat_bots({1: level})
    while doing.bots[1].think():
        pass
    while doing.end is None:
        doing.step()
    return doing.end


def table(found: Found) -> str:
    rows = ["| stand already | " + " | ".join(LEVELS) + " |", "|---" * (1 + len(LEVELS)) + "|"]
    for height in HEIGHTS:
        shares = (found.get(f"{level} {height}", [0, 0]) for level in LEVELS)
        told = " | ".join(f"{stood} of {tried}" for stood, tried in shares)
        rows.append(f"| {height} | {told} |")
    return "\n".join(rows)


def fitted(found: Found) -> str:
    """The difficulty of the first, and what each more adds, that make it likeliest."""

    def likely(deed: float, more: float) -> float:
        sum_ = 0.0
        for (level, skill), height in product(LEVELS.items(), HEIGHTS):
            stood, tried = found.get(f"{level} {height}", [0, 0])
            stands = chance_of(deed + more * (height - 1), skill)
            sum_ += stood * log(stands) + (tried - stood) * log(1 - stands)
        return sum_

    grid = [(deed / 100, more / 100) for deed in range(-60, 60) for more in range(-5, 40)]
    deed, more = max(grid, key=lambda one: likely(*one))
    return f"difficulty = {{ deed = {deed}, more = {more} }}"


if __name__ == "__main__":
    sys.exit(main())
