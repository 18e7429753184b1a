"""What is known at a table of Pebbles, and to whom; what may be done, and what happens."""

from typing import Annotated, Any, Literal, TypedDict

from ludotheque.contract import Move, Options, Position, Seat, Who
from ludotheque.secrecy import EVERYONE, Owner, Until

ROUNDS, MOST = 3, 6
Tin = Literal["dice", "real"]  # does chance say whether a throw hits, or a real hand?


class PebblesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tin: Tin = "dice"


class PebblesPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    tin: Annotated[Tin, EVERYONE]
    round: Annotated[int, EVERYONE]
    scores: Annotated[dict[Seat, int], EVERYONE]
    chosen: Annotated[tuple[Seat, ...], EVERYONE]  # who has bid
    thrower: Annotated[Seat | None, EVERYONE]
    over: Annotated[bool, EVERYONE]
    stones: Annotated[dict[Seat, int | None], Owner("stones")]  # None: not drawn yet
    bids: Annotated[dict[Seat, int | None], Until(lambda p: p.thrower, Owner("bids"))]


class Bid(Move, frozen=True, tag="bid"):
    stones: int

    def __str__(self) -> str:
        return f"bid {self.stones}"


class Hit(Move, frozen=True, tag="hit"):
    def __str__(self) -> str:
        return "hit"


class Miss(Move, frozen=True, tag="miss"):
    def __str__(self) -> str:
        return "miss"


class Drew(Who):
    stones: int


class Bids(TypedDict):
    bids: dict[Seat, int]


class Throw(TypedDict):
    stones: int  # what a hit scores


EVENTS: dict[str, Any] = {
    "lot": Who,
    "draws": Who,
    "drew": Drew,
    "chose": Who,
    "bids": Bids,
    "hit": Who,
    "miss": Who,
}
ATTEMPTS: dict[str, Any] = {"throw": Throw}
