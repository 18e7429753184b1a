"""What is known at the fair, what may be done there, and what happens."""

from typing import Annotated, Any, Literal, TypedDict

from ludotheque.contract import BadText, Move, Options, Position, Seat, Who
from ludotheque.secrecy import EVERYONE
from ludotheque.text import by_seat, fields, line

TRIES = 2  # of each player
Stall = Literal["roll", "catch", "look", "guess"]
STALLS: tuple[Stall, ...] = ("roll", "catch", "look", "guess")
KEYS = "players tries scores turn at over".split()


class FairOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing but who begins."""


class FairPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    tries: Annotated[int, EVERYONE]  # so far, of all
    scores: Annotated[dict[Seat, int], EVERYONE]
    turn: Annotated[Seat, EVERYONE]
    at: Annotated[Stall | None, EVERYONE]  # where it is tried
    over: Annotated[bool, EVERYONE]


class Go(Move, frozen=True, tag="go"):
    stall: Stall

    def __str__(self) -> str:
        return self.stall


class Hit(Move, frozen=True, tag="hit"):
    def __str__(self) -> str:
        return "hit"


class Miss(Move, frozen=True, tag="miss"):
    def __str__(self) -> str:
        return "miss"


class At(TypedDict):
    stall: str


class Goes(Who, At):
    """Who goes where."""


EVENTS: dict[str, Any] = {"lot": Who, "goes": Goes, "hit": Who, "miss": Who}
ATTEMPTS: dict[str, Any] = {"stall": At}
NUMBERED: tuple[Move, ...] = (*map(Go, STALLS), Hit(), Miss())
BY_TEXT = {str(move): move for move in NUMBERED}


def move(text: str) -> Move:
    if text not in BY_TEXT:
        raise BadText("move-text", text=text)
    return BY_TEXT[text]


def write(p: FairPosition) -> str:
    scores = ",".join(map(str, p.scores.values()))
    told = {"players": p.players, "tries": p.tries, "scores": scores, "turn": p.turn}
    return line("fair", {**told, "at": p.at or "-", "over": "yes" if p.over else "no"})


def parse(text: str) -> FairPosition:
    f = fields("fair", text, KEYS)
    players = int(f["players"])
    return FairPosition(
        players=players,
        tries=int(f["tries"]),
        scores=by_seat(f["scores"], players),
        turn=int(f["turn"]),
        at=next((stall for stall in STALLS if stall == f["at"]), None),
        over=f["over"] == "yes",
    )
