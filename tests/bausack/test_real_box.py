"""Matches as they are logged beside a real box, recorded with all that they tell.

After a change that is meant, write them anew: `python -m tests.bausack.test_real_box`.
"""

from pathlib import Path

import pytest

from ludotheque.contract import JUDGE
from ludotheque.games.bausack.game import GAME
from ludotheque.match import Match
from ludotheque.words import Words

FOLDER = Path(__file__).parent / "real_box"
NAMES = {1: "Seat 1", 2: "Seat 2", 3: "Seat 3"}
TOWER = ["0: stood", "0: stood", "0: stood", "0: fell"]
MATCHES = {
    "babel": ["0: stood", "2: take arch-1", "0: stood 60", "0: stood", "0: fell", *TOWER * 12],
    "chain": [
        *["0: stood", "0: stood", "0: another", "3: take other-1", "0: stood"],
        *["1: take egg-1", "0: lines", "1: front 2", "0: stood", "2: front 1", "0: fell"],
        *["3: front 3", "0: fell", *["0: stood"] * 2, "1: take cuboid-3", "0: stood", "0: lines"],
        *["2: front 2", "0: fell", "3: front 1", "0: fell"],
    ],
}


def recorded(variant: str, lines: list[str]) -> str:
    match = Match(GAME, 3, {"variant": variant, "first": 1}, bytes(range(32)))
    words = Words(GAME.folder)
    told = [f"# {variant} with the real box, rules {GAME.rules_version}", str(match.state)]
    for line in lines:
        if match.outcome:
            break
        seat, _, move = line.partition(": ")
        events = match.play(JUDGE if seat == "0" else int(seat), move)
        told += [line, *(f"    {event.kind}: {words.event(event, NAMES)}" for event in events)]
    return "\n".join([*told, str(match.state), str(match.outcome), ""])


@pytest.mark.parametrize("variant", MATCHES)
def test_a_match_with_the_real_box_is_played_again(variant: str) -> None:
    file = FOLDER / f"{variant}.txt"
    assert recorded(variant, MATCHES[variant]) == file.read_text("utf-8")


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for variant, lines in MATCHES.items():
        (FOLDER / f"{variant}.txt").write_text(recorded(variant, lines), "utf-8")


if __name__ == "__main__":
    write_all()
