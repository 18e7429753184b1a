"""A table at which scripted matches are played, line by line as a log would have them."""

from typing import Any

from ludotheque.contract import Event, Illegal, Outcome, State
from ludotheque.dice import seed_from
from ludotheque.games.bausack.blocks import IDS
from ludotheque.games.bausack.game import GAME, GAMES
from ludotheque.games.bausack.position import BausackPosition

SEED = seed_from("the sack")


class Table:
    """`play("1: take arch-1", "0: stood 30")`; seat 0 is the judge."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *lines: str) -> "Table":
        """All of them, one after another; `events` are those of these lines."""
        self.events = []
        for line in lines:
            seat, text = line.split(": ")
            self.state, events = self.state.play(int(seat), GAME.move(text))
            self.events += events
        return self

    def refused(self, line: str) -> str:
        """The code with which a line is refused."""
        seat, text = line.split(": ")
        before = str(self.state)
        try:
            self.state.play(int(seat), GAME.move(text))
        except Illegal as refusal:
            assert str(self.state) == before
            return refusal.code
        return "not refused"

    def legal(self, seat: int) -> list[str]:
        return [str(choice.move) for choice in self.state.moves(seat)]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def args(self, kind: str) -> dict[str, Any]:
        """Of the one event of this kind."""
        [event] = [event for event in self.events if event.kind == kind]
        return event.args

    @property
    def p(self) -> BausackPosition:
        position = self.state.position
        assert isinstance(position, BausackPosition)
        return position

    @property
    def to(self) -> list[int]:
        return list(self.state.to_act)

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None
        return self.state.outcome


def begin(variant: str, players: int, first: int = 1, **options: Any) -> Table:
    return Table(GAME.new(players, {"variant": variant, "first": first, **options}, SEED))


def at(variant: str, players: int, **given: Any) -> Table:
    """A position of which only what matters is given; otherwise a round about to go on."""
    auctions = variant in ("knockout", "goodpile", "threereds")
    purse = GAMES[variant].purse  # type: ignore[index]
    fields: dict[str, Any] = {
        "variant": variant,
        "box": "bausack",
        "players": players,
        "blind": "no",
        "round": 1,
        "first": 1,
        "stage": "sale" if auctions else "front" if variant == "chain" else "take",
        "to": 1,
        "auctioneer": 1 if auctions else "-",
        **dict.fromkeys("sale bids passed giver hand tower".split(), "-"),
        "tries": 0,
        "towers": "/".join("-" * (1 if variant == "babel" else players)),
        **dict.fromkeys("picked lines gone fallen stopped".split(), "-"),
        "beans": ",".join([str(purse)] * players),
        "bank": None,
        "won": ",".join("0" * players),
    }
    fields |= given
    if fields["bank"] is None:
        fields["bank"] = 60 - sum(map(int, fields["beans"].split(",")))
    line = " ".join(f"{key}={value}" for key, value in fields.items())
    return Table(GAME.read(f"bausack {line}", SEED))


def all_but(*left: str) -> str:
    """For `gone`: every other block of Bausack, so that only these are left."""
    return ",".join(block for block in IDS["bausack"] if block not in left)
