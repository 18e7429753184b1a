"""A table of OSS at which a test plays by text."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.contract import JUDGE, Event, Illegal, State
from ludotheque.dice import seed_from
from ludotheque.games.oss.game import GAME
from ludotheque.games.oss.position import OssPosition

HANDS = ("11234", "12344", "12233", "12234", "13344", "11223")
TRICKS = "aslik,numa,meja,kat"


def position(players: int = 3, **fields: Any) -> str:
    """A position's line: the first seat about to lay in round 1, unless it is said otherwise."""
    nothing = "/".join("-" * players)
    line: dict[str, Any] = {
        "players": players,
        "round": 1,
        "chief": 1,
        "stage": "lay",
        "turn": 1,
        "tricks": TRICKS,
        "gone": "warnoss" if players == 2 else "-",
        "hands": "/".join(HANDS[:players]),
        "laid": nothing,
        "duels": "-",
        "won": nothing,
        "trophies": nothing,
        "lost": nothing,
        "replays": ",".join("0" * players),
        "ties": 0,
        "winner": "-",
        "challenge": "-",
        "left": "-",
        "tower": 0,
        "flicking": "-",
        "word": "-",
    }
    assert fields.keys() <= line.keys()
    return "oss " + " ".join(f"{key}={value}" for key, value in (line | fields).items())


def challenge(name: str, players: int = 3, **fields: Any) -> str:
    """A position in the challenge of round 1: everybody has failed their solo."""
    lost = "/".join(hand[0] for hand in HANDS[:players])
    hands = "/".join(hand[1:] for hand in HANDS[:players])
    left = ",".join(str(seat) for seat in range(1, players + 1))
    begun = {"stage": "challenge", "challenge": name, "left": left, "hands": hands, "lost": lost}
    return position(players, **(begun | fields))


def inside(state: State) -> OssPosition:
    """Everything, secrets included."""
    assert isinstance(state.position, OssPosition)
    return state.position


class Table:
    def __init__(self, line: str, seed: str = "a table") -> None:
        self.state: State = GAME.read(line, seed_from(seed))
        assert str(self.state) == line
        self.events: list[Event] = []

    def play(self, *moves: str) -> "Table":
        """Each `2: lay 3 aslik`; seat 0 is the judge. `events` are those of these moves."""
        self.events = []
        for text in moves:
            seat, _, move = text.partition(": ")
            self.state, events = self.state.play(int(seat), GAME.move(move))
            self.events += events
        return self

    def refused(self, text: str) -> str:
        seat, _, move = text.partition(": ")
        with pytest.raises(Illegal) as caught:
            self.state.play(int(seat), GAME.move(move))
        return caught.value.code

    def legal(self) -> set[str]:
        (seat,) = self.state.to_act
        return {str(move) for move in self.state.legal(seat)}

    def told(self) -> list[str]:
        return [event.kind for event in self.events]

    def event(self, kind: str) -> dict[str, Any]:
        (found,) = (event for event in self.events if event.kind == kind)
        return found.args

    def __getitem__(self, key: str) -> str:
        """The value of a key of the position's line."""
        return dict(word.split("=", 1) for word in str(self.state).split()[1:])[key]

    @property
    def to(self) -> tuple[int, ...]:
        return self.state.to_act


def random_match(players: int, seed: int) -> Iterator[State]:
    """Every state of a match of random moves, its facts drawn by the odds of random hands."""
    rng = random.Random(f"{players}/{seed}")
    skill = {seat: rng.random() for seat in range(1, players + 1)}
    state = GAME.new(players, seed=rng.randbytes(32))
    yield state
    while state.to_act:
        (seat,) = state.to_act
        if seat == JUDGE:
            facts, chances = zip(*GAME.odds(state, skill), strict=True)
            move = rng.choices(facts, chances)[0]
        else:
            move = rng.choice(state.legal(seat))
        state, _ = state.play(seat, move)
        yield state
