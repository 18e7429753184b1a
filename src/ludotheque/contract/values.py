"""What games, seats and judges say to each other: plain data, each kind with its name.

Rules emit codes and arguments, never sentences.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, TypedDict

import msgspec

Seat = Annotated[int, msgspec.Meta(extra={"is": "seat"})]  # marked, so that it can be told apart
JUDGE: Seat = 0
View = dict[str, Any]  # plain JSON
Say = Callable[..., str]  # a message by its key and arguments, in the reader's language


class Refusal(Exception):
    """A no that a person can understand: a code and arguments, which the words files speak."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code, self.args_ = code, args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.args_.items())
        return f"{self.code}({told})"


class Illegal(Refusal):
    """A move that may not be played. Nothing has changed."""


class BadOption(Refusal):
    """An option or a number of players that the game does not have."""


class BadText(Refusal):
    """A text that is no move, or no position, of the game."""


class Move(msgspec.Struct, frozen=True, tag_field="do"):
    """One thing a seat may do, or (seat 0) one fact. `str(move)` is its text and parses back."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, for those who may know."""

    kind: str
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None  # None: everybody, spectators too
    fades: bool = False  # seen once, and not shown again
    shows: bool = False  # tells what was hidden, or the fall of the dice: no undo past it
    knew: Seat | None = None  # with `shows`: the one seat that knew already (it was its card)

    def is_for(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to

    def reveals_to(self, seat: Seat | None) -> bool:
        return self.shows and self.is_for(seat) and (seat is None or seat != self.knew)


class Who(TypedDict):
    """What an event tells that is about one seat and nothing else: who begins, who is out."""

    seat: Seat


def until_secret(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The events before the first that reveals something to this seat."""
    for place, event in enumerate(events):
        if event.reveals_to(seat):
            return tuple(events[:place])
    return tuple(events)


class Outcome(msgspec.Struct, frozen=True):
    """How it ended, by seat. Places count from 1; equals share a place."""

    scores: dict[Seat, int]
    places: dict[Seat, int]
    winners: tuple[Seat, ...]

    @classmethod
    def by_score(cls, scores: Mapping[Seat, int]) -> "Outcome":
        """Most points wins; equal points share the win."""
        places = {s: 1 + sum(v > mine for v in scores.values()) for s, mine in scores.items()}
        winners = tuple(s for s, place in places.items() if place == 1)
        return cls(dict(scores), places, winners)


class Measure(msgspec.Struct, frozen=True):
    """A number that a fact holds, so that it can be typed from the measure."""

    fact: str  # the fact's text, with {} where the number stands
    unit: str  # mm
    least: int  # what it can be
    most: int
    needed: bool = True  # otherwise the same can be said without it


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed of the hand that the rules wait for; the judge answers with a fact.

    It happens before everybody's eyes: nothing secret is in it."""

    kind: str  # what is tried
    by: tuple[Seat, ...]  # whose hands
    args: dict[str, Any] = {}  # with what, and on what
    measure: Measure | None = None  # one of the facts about it holds one


Scene = dict[str, Any]  # what a deed has left behind, as plain JSON: poses, most of all


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an attempt is done with a hand on a screen: plain data, and all that a judge is given."""

    judge: str  # of those in hands/, by name
    version: int  # of that judge
    by: tuple[Seat, ...]  # whose hands
    what: dict[str, Any] = {}  # what lies where, how it can end: before everybody's eyes
    dice: str = ""  # the deed's own, hexadecimal; told to nobody before the match is over


class Position(msgspec.Struct, frozen=True):
    """All of a state but its dice, as plain data. Every field says who may know it (`secrecy`)."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices made before a match. A game adds its own fields, `variant` among them."""

    first: int | Literal["lot"] = "lot"
    digital: ClassVar[frozenset[str]] = frozenset()  # those that mean nothing with a real box

    def check(self, players: int) -> None:
        """Refuse what the types cannot: combinations, and seats that are not there."""
        if self.first != "lot" and not 1 <= self.first <= players:
            allowed = ", ".join(["lot", *map(str, range(1, players + 1))])
            raise BadOption("option-value", option="first", value=self.first, allowed=allowed)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on the lid of a box."""

    name: str
    title: str
    players: tuple[int, int]
    age: int
    minutes: int
    modes: tuple[Literal["digital", "referee"], ...]
    variants: tuple[str, ...] = ("standard",)
    bots: tuple[str, ...] = ("random", "greedy")
    status: str = "complete"
    translated: bool = True  # False: in English so far, and what other languages miss is only told
