"""Recorded matches, one for each kind of table: what must not change unnoticed.

They lie in `tests/games/<box>/playthroughs`. After a change that is meant, or for a new box, write
them anew: `python -m tests.test_playthroughs nox`, or without a name those of every box.
"""

import random
import sys
from pathlib import Path

import msgspec
import pytest

from ludotheque import shelf
from ludotheque.contract import JUDGE, Move
from ludotheque.match import Match
from ludotheque.words import Words
from tests.tables import BOXES, Table, tables_of

GAMES = Path(__file__).parent / "games"
POSITION_EVERY = 10  # moves


def recorded(box: str) -> list[Table]:
    """One table for each set of options, and every number of players with the plain ones."""
    found: dict[tuple[object, ...], Table] = {}
    tables = tables_of(box)
    for table in tables:
        plain = table.options == tables[0].options
        found.setdefault((str(table.options), table.players if plain else 0), table)
    return list(found.values())


def file_of(table: Table) -> Path:
    return GAMES / table.box / "playthroughs" / f"{table}.txt"


def play_through(table: Table) -> str:
    game = shelf.game(table.box)
    match = Match(game, table.players, table.options, bytes(range(32)))
    rng = random.Random(str(table))
    words = Words(game.folder)
    names = {seat: f"Seat {seat}" for seat in range(1, table.players + 1)}
    lines = [f"# {table}, rules {game.rules_version}", str(match.state)]
    while True:
        step = match.line[-1]
        for event in step.events:
            to = "" if event.to is None else f" to {','.join(map(str, event.to))}"
            marks = " fades" * event.fades + " shows" * event.shows
            lines.append(f"    {event.kind}{to}{marks}: {words.event(event, names)}")
        state = match.state
        if not state.to_act:
            break
        if step.n and step.n % POSITION_EVERY == 0:
            lines.append(str(state))
            lines += [f"    ? {seat}: {len(state.legal(seat))} moves" for seat in state.to_act]
        seat = rng.choice(state.to_act)
        move = choose(match, seat, rng)
        match.play(seat, move)
        lines.append(f"{step.n + 1}. {seat}: {move}")
    outcome = msgspec.json.encode(match.outcome).decode()
    return "\n".join([*lines, str(match.state), outcome, ""])


def choose(match: Match, seat: int, rng: random.Random) -> Move:
    if seat != JUDGE:
        return rng.choice(match.state.legal(seat))
    odds = match.game.odds(match.state, dict.fromkeys(range(1, match.players + 1), 0.6))
    return rng.choices([fact for fact, _ in odds], [likely for _, likely in odds])[0]


@pytest.mark.parametrize("table", [t for box in BOXES for t in recorded(box)], ids=str)
def test_a_recorded_match_is_played_again(table: Table) -> None:
    file = file_of(table)
    assert file.exists(), f"write one: python -m tests.test_playthroughs {table.box}"
    assert play_through(table) == file.read_text(encoding="utf-8")


def test_no_playthrough_is_left_of_a_table_that_is_gone() -> None:
    kept = {file for file in GAMES.glob("*/playthroughs/*.txt") if file.parts[-3] in BOXES}
    assert kept <= {file_of(table) for box in BOXES for table in recorded(box)}


def write(box: str) -> None:
    for table in recorded(box):
        file_of(table).parent.mkdir(parents=True, exist_ok=True)
        file_of(table).write_text(play_through(table), encoding="utf-8")
        print(table)


if __name__ == "__main__":
    for name in sys.argv[1:] or BOXES:
        write(name)
