"""Traces that are kept: python -m tests.hands.bones.golden writes them anew.

For each trick a clean success with each number, attempts by model hands that end or go wrong in all
ways they come to, and what a steady hand does in the tests of the acts: each way to fail, and what
is just inside and just outside of every border.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.oss.box import TRICKS
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.motor.body import BITS
from ludotheque.hands.bones.record import WHY
from ludotheque.hands.bones.traces import Trace, packed
from tests.hands.bones.attempts import ALL, judged, layout, played
from tests.hands.bones.steady import Case, Steady, laid_as

FILE = Path(__file__).parent / "golden.json"
TESTS = [
    FILE.with_name(f"test_{of}.py") for of in ("acts", "throwing", "without_a_jack", "each_trick")
]
EACH = 2  # of each way to end, and to go wrong
LOOKED_AT = 60  # attempts by each level


def kept() -> list[Case]:
    cases: list[Case] = json.loads(FILE.read_text("utf-8"))
    return cases


def told(laid: Layout, trace: Trace, until: int | None = None) -> dict[str, Any]:
    """What the judge says of it, to the last bit of where the hand is."""
    world = judged(laid, trace, until)
    names = ("why", "mishap")
    return {
        "count": int(world["count"][0]),
        "all_edge": int(world["all_edge"][0]),
        **{name: WHY[int(world[name][0])] for name in names},
        "steps": int(world["time"][0]),
        "hand": [float(world["x"][0]).hex(), float(world["y"][0]).hex()],
    }


def main() -> None:
    kept = [*by_model_hands(), *by_steady_hands()]
    lines = ",\n".join(json.dumps(case) for case in kept)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def by_model_hands() -> Iterator[Case]:
    for trick in ALL:
        seen: Counter[object] = Counter()
        for seed in range(LOOKED_AT):
            for level in BITS:
                number = 1 + seed % min(4, TRICKS[trick].bones or 4)
                laid = layout(trick, number, seed)
                trace = played(laid, BITS[level], seed).trace
                found = told(laid, trace)
                managed = found["why"] == "managed"
                ways = [("managed", number)] if managed else [found["why"], found["mishap"]]
                if any(seen[way] < (1 if managed else EACH) for way in ways):
                    seen.update(ways)
                    case = {"trick": trick, "number": number, "seed": seed}
                    yield case | {"trace": packed(trace)} | found


def by_steady_hands() -> Iterator[Case]:
    """What the tests of the acts let a steady hand do, unless they moved bones on the way."""
    Steady.made.clear()
    assert pytest.main(["-q", "-n0", "-p", "no:cacheprovider", *map(str, TESTS)]) == 0
    for hand in Steady.made:
        laid, trace, until = laid_as(hand.case), hand.trace, int(hand.at("time"))
        if len(trace) and judged(laid, trace, until).tobytes() == hand.worlds.tobytes():
            case = hand.case | {"until": until, "trace": packed(trace)}
            yield case | told(laid, trace, until)


if __name__ == "__main__":
    main()
