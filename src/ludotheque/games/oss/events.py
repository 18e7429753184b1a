"""What happens in OSS, what the hands are asked for, and what each of these tells."""

from typing import Any, NotRequired, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.oss.box import Colour, Side
from ludotheque.hands.trick import Family


class Named(TypedDict):
    name: str  # of the trick


class OneTrick(Named):
    trick: str


class TurnedUp(OneTrick):
    family: Family


class Dealt(Who):
    count: int


class Hand(Who):
    values: list[int]


class Round(Who):
    round: int


class LaidCard(OneTrick):
    seat: Seat
    value: int


class Paired(OneTrick):
    seat: Seat
    opponent: Seat


class Tried(LaidCard):
    bones: int


class Tied(Named):
    seat: Seat
    opponent: Seat
    ties: int


class DuelLot(Who):
    ties: int


class DuelWon(Named):
    seat: Seat
    loser: Seat


class Replayed(Named):
    seat: Seat
    value: int
    left: int  # times that it may be done again


class CardWon(Who):
    owner: Seat
    value: int


class CardLost(TypedDict):
    owner: Seat
    value: int


class Tower(Who):
    tower: int  # bones that stand


class Called(Who):
    side: Side


class NamedColour(Who):
    colour: Colour


class Eliminated(Who):
    loser: Seat


class ChallengeWon(OneTrick):
    seat: Seat
    points: int


class Drawn(Who):
    value: int


class Scored(TypedDict):
    scores: dict[Seat, int]


EVENTS: dict[str, Any] = {
    "lot": Who,
    "dealt": Dealt,
    "hand": Hand,
    "round": Round,
    "turned-up": TurnedUp,
    "laid": LaidCard,
    "paired": Paired,
    "managed": Tried,
    "all-on-edge": LaidCard,
    "failed": Tried,
    "tied": Tied,
    "duel-lot": DuelLot,
    "duel-won": DuelWon,
    "replayed": Replayed,
    "enough": Who,
    "card-won": CardWon,
    "card-lost": CardLost,
    "challenge": OneTrick,
    "tower": Who,
    "stood": Tower,
    "fell": Who,
    "called": Called,
    "said-right": Who,
    "said-wrong": Who,
    "silent": Who,
    "nearest": Who,
    "flicks-again": Who,
    "named": NamedColour,
    "eliminated": Eliminated,
    "out": Who,
    "none-out": Named,
    "all-out": Named,
    "challenge-won": ChallengeWon,
    "drew": Who,
    "drawn": Drawn,
    "scored": Scored,
}


class Solo(TypedDict):
    trick: str
    number: int  # bones that it takes


class Duel(TypedDict):
    trick: str


class Challenge(TypedDict):
    trick: str
    tower: NotRequired[int]  # BadabOss
    side: NotRequired[Side]  # Los LobOss
    chief: NotRequired[Seat]
    colour: NotRequired[Colour]  # WarnOss
    bones: NotRequired[list[Colour]]


ATTEMPTS: dict[str, Any] = {"solo": Solo, "duel": Duel, "challenge": Challenge}
