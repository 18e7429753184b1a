"""What happens in NOX, and what each event tells."""

from typing import Any, Literal, NotRequired, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.nox.notation import CardName


class Round(Who):
    round: int
    left: int  # cards in the draw pile


class Dealt(Who):
    cards: list[CardName]


class Drew(Who):
    card: CardName


class Draws(Who):
    left: int


class Laid(Who):
    card: CardName
    owner: Seat
    slot: int
    size: int  # of the pile, with this card


class Covered(Laid):
    pile: CardName  # what it showed


class Merged(Who):
    owner: Seat
    number: int
    top: CardName
    below: CardName
    slot: int  # where the merged pile lies
    gone: int  # the place that is free now
    size: int
    piles: int


class RoundOver(TypedDict):
    round: int
    reason: Literal["six", "exhausted"]
    owner: NotRequired[Seat]  # of the six piles
    kitties: dict[Seat, list[CardName]]
    scores: dict[Seat, int]
    recorded: dict[Seat, int]
    totals: dict[Seat, int]


EVENTS: dict[str, Any] = {
    "lot": Who,
    "round": Round,
    "dealt": Dealt,
    "extended": Laid,
    "covered": Covered,
    "merged": Merged,
    "draws": Draws,
    "drew": Drew,
    "skipped": Who,
    "round-over": RoundOver,
}
