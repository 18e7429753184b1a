"""What several do at once with bones: how hands of different skill fare beside each other.

    python bench/rivals.py           ten minutes; goes on with bench/rivals.json until it has enough
    python scripts/fit_bones.py      makes the odds of it

The hands are the motor model's, the judge is that of the house, lines are of no length. In a duel
both hands are alike; in a challenge two to six hands of different skill, each at most once, sit
round the table as the dice have it. Kept are, by deed, the hands and what each has done.
"""

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from bones import HANDS
from results import console

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.hands.bones.together import CHALLENGES, DUELS, Far, played, ready, set_up

from ludotheque.hands.bones.together.deed import AtOnce
from ludotheque.hands.bones.together.ends import dropped

FOUND = Path(__file__).with_name("rivals.json")
ENOUGH = {"kat": 100, "bagi": 40}  # duels of each kind of hand
CHALLENGED = 150  # times each
Told = dict[str, list[list[object]]]  # by trick: the hands, and what came of it


def main() -> int:
    found: Told = json.loads(FOUND.read_text()) if FOUND.exists() else {}
    for trick in DUELS:
        for k in range(ENOUGH[trick]):
            for i, level in enumerate(HANDS):
                if len(found.setdefault(trick, [])) == k * len(HANDS) + i:
                    found[trick].append(duel(trick, level, k))
            _keep(found)
        console.print(f"{trick}: {len(found[trick])} duels")
    for trick in CHALLENGES:
        while (k := len(found.setdefault(trick, []))) < CHALLENGED:
            found[trick].append(challenge(trick, k))
            if k % 10 == 9:
                _keep(found)
        console.print(f"{trick}: {len(found[trick])} times")
    return 0


def _keep(found: Told) -> None:
    told = (
        f'"{trick}": [\n' + ",\n".join(json.dumps(row) for row in rows) + "\n]"
        for trick, rows in found.items()
    )
    FOUND.write_text("{" + ",\n".join(told) + "}\n")


def duel(trick: str, level: str, seed: int) -> list[object]:
    """Of each hand: its throws, whether its Jack fell, bones that it has, and last had touched."""
    deed = done(trick, [level, level], f"{level} {seed}")
    hands = [
        [int(w["throws"]), int(dropped(deed, i)), int(w["count"]), int(w["gain"])]
        for i, w in enumerate(deed.worlds)
    ]
    return [[level, level], hands]


def challenge(trick: str, seed: int) -> list[object]:
    """How it ended: who is out or nearest or spoke, as the fact says, the first hand being 1."""
    dice = random.Random(f"{trick} {seed}")
    least = 3 if trick == "warnoss" else 2
    levels = dice.sample(list(HANDS), dice.randint(least, len(HANDS)))
    deed = done(trick, levels, seed)
    assert deed.end
    return [levels, deed.end.fact]


def done(trick: str, levels: Sequence[str], seed: object) -> AtOnce:
    what = set_up(trick, len(levels), f"bench {seed}")
    deed = AtOnce(what)
    hands = [Far(deed, seat, level, 0.0) for seat, level in zip(deed.by, levels, strict=True)]
    for hand, level in zip(hands, levels, strict=True):
        hand.sit(what)
        assert hand.rival
        hand.rival.bits = HANDS[level]  # one of them no bot has
    ready(deed)
    played(deed, hands)
    return deed


if __name__ == "__main__":
    raise SystemExit(main())
