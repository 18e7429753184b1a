"""Recorded matches, one for each kind of table: what must not change unnoticed.

After a change that is meant, write them anew: `python -m tests.test_playthroughs`.
"""

import random
from pathlib import Path

import msgspec
import pytest

from ludotheque import shelf
from ludotheque.contract import JUDGE, Move
from ludotheque.match import Match
from ludotheque.words import Words
from tests.tables import TABLES, Table

FOLDER = Path(__file__).parent / "playthroughs"
POSITION_EVERY = 10  # moves


def recorded() -> list[Table]:
    """One table for each set of options, and every number of players with the plain ones."""
    found: dict[tuple[object, ...], Table] = {}
    for table in TABLES:
        plain = table.options == next(t.options for t in TABLES if t.box == table.box)
        key = (table.box, str(table.options), table.players if plain else 0)
        found.setdefault(key, table)
    return list(found.values())


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


@pytest.mark.parametrize("table", recorded(), ids=str)
def test_a_recorded_match_is_played_again(table: Table) -> None:
    file = FOLDER / f"{table}.txt"
    assert file.exists(), f"no playthrough for {table}"
    assert play_through(table) == file.read_text(encoding="utf-8")


def test_every_box_has_a_playthrough() -> None:
    assert {table.box for table in recorded()} == set(shelf.names())


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in recorded():
        (FOLDER / f"{table}.txt").write_text(play_through(table), encoding="utf-8")
        print(table)


if __name__ == "__main__":
    write_all()
