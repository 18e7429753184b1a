"""A position of OSS: what is where, and who may know it."""

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from ludotheque.contract import BadText, Position, Seat
from ludotheque.games.oss.box import FAMILIES, REPLAYS, TRIBE, TRICKS, TROPHY
from ludotheque.hands.trick import Family, Trick
from ludotheque.secrecy import EVERYONE, Cover, Owner, Secrecy

Stage = Literal[
    "deal",  # chance: the hand of `turn`
    "turn-up",  # chance: a new trick
    "lay",
    "solo",  # a fact: the trick of `turn`
    "duel",  # a fact: the duel whose first player is `turn`
    "lot",  # chance: after three ties
    "replay",  # `turn` is not content
    "take",  # `turn` has won a duel
    "new-challenge",  # chance: its card
    "name",  # WarnOss
    "call",  # Los LobOss
    "challenge",  # a fact
    "eliminate",  # `turn` has won a step of a challenge
    "draw",  # chance: the card of `turn`
    "over",
]
FACTS = ("solo", "duel", "challenge")
CHANCE = ("deal", "turn-up", "lot", "new-challenge", "draw")


class FaceDown(Secrecy):
    """A mapping by seat that nobody knows, not even the owner, in the pool of the owner's hand."""

    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        return {owner: cover(f"tribe-{owner}", part) for owner, part in value.items()}


class TribeCard(msgspec.Struct, frozen=True):
    tribe: Seat  # each seat plays the tribe of its own number
    value: int

    def __str__(self) -> str:
        return f"{self.tribe}:{self.value}"


class Laid(msgspec.Struct, frozen=True):
    """A card of a seat's tribe, before a trick."""

    value: int
    trick: str


class OssPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    round: Annotated[int, EVERYONE]
    chief: Annotated[Seat, EVERYONE]
    stage: Annotated[Stage, EVERYONE]
    turn: Annotated[Seat, EVERYONE]  # whom the stage is about; where it is nobody, the Chief
    tricks: Annotated[dict[Family, str], EVERYONE]  # in view
    gone: Annotated[tuple[str, ...], EVERYONE]  # tricks of past rounds; a challenge not played
    hands: Annotated[dict[Seat, tuple[int, ...]], Owner("tribe-{seat}")]  # sorted
    piles: Annotated[dict[Seat, tuple[int, ...]], FaceDown()]  # sorted: drawing is chance
    hand_sizes: Annotated[dict[Seat, int], EVERYONE]
    pile_sizes: Annotated[dict[Seat, int], EVERYONE]
    laid: Annotated[dict[Seat, Laid], EVERYONE]  # not yet played for
    duels: Annotated[tuple[tuple[Seat, Seat], ...], EVERYONE]  # first and second, not yet over
    won: Annotated[dict[Seat, tuple[TribeCard, ...]], EVERYONE]
    trophies: Annotated[dict[Seat, tuple[str, ...]], EVERYONE]  # challenges won
    points: Annotated[dict[Seat, int], EVERYONE]  # of cards and challenges
    lost: Annotated[dict[Seat, tuple[int, ...]], EVERYONE]  # by tribe, sorted; seen by all
    replays: Annotated[dict[Seat, int], EVERYONE]  # used in this round
    ties: Annotated[int, EVERYONE]  # of the duel being played
    winner: Annotated[Seat | None, EVERYONE]  # of the duel, before a card is taken
    challenge: Annotated[str | None, EVERYONE]
    left: Annotated[tuple[Seat, ...], EVERYONE]  # not yet out of the challenge, by seat
    tower: Annotated[int, EVERYONE]  # BadabOss: bones that stand
    flicking: Annotated[tuple[Seat, ...], EVERYONE]  # TargOss: those who flick now
    word: Annotated[str | None, EVERYONE]  # WarnOss: the colour named; Los LobOss: the side called

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(1, self.players + 1))

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """All seats clockwise from the Chief."""
        return self.seats[self.chief - 1 :] + self.seats[: self.chief - 1]

    @property
    def duel(self) -> tuple[Seat, Seat] | None:
        """The duel in which `turn` is."""
        return next((pair for pair in self.duels if self.turn in pair), None)

    @property
    def trick(self) -> Trick:
        """The trick, duel or challenge that is being done."""
        if self.challenge is not None:
            return TRICKS[self.challenge]
        return TRICKS[self.tricks["duel"] if self.duel else self.laid[self.turn].trick]

    def pile_of(self, family: Family) -> tuple[str, ...]:
        """The face-down cards of a family: all that has not been seen."""
        known = {*self.gone, *self.tricks.values(), self.challenge}
        known |= {trophy for trophies in self.trophies.values() for trophy in trophies}
        return tuple(trick for trick in FAMILIES[family] if trick not in known)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the challenge."""
        return min(self.left, key=lambda other: (other - seat - 1) % self.players)

    def may_replay(self, seat: Seat) -> bool:
        return self.replays[seat] < REPLAYS and self.hand_sizes[seat] > 0  # O5


def points_of(
    won: dict[Seat, tuple[TribeCard, ...]], trophies: dict[Seat, tuple[str, ...]]
) -> dict[Seat, int]:
    return {
        seat: sum(card.value for card in cards) + TROPHY * len(trophies[seat])
        for seat, cards in won.items()
    }


def changed(p: OssPosition, **fields: Any) -> OssPosition:
    """The position with these fields, and the sizes and points that all may see kept in step."""
    for cards, sizes in (("hands", "hand_sizes"), ("piles", "pile_sizes")):
        if cards in fields:
            fields[sizes] = {seat: len(some) for seat, some in fields[cards].items()}
    if "won" in fields or "trophies" in fields:
        both = fields.get("won", p.won), fields.get("trophies", p.trophies)
        fields["points"] = points_of(*both)
    return replace(p, **fields)


def without(cards: tuple[int, ...], value: int) -> tuple[int, ...]:
    at = cards.index(value)
    return cards[:at] + cards[at + 1 :]


def unseen(
    players: int,
    laid: dict[Seat, Laid],
    won: dict[Seat, tuple[TribeCard, ...]],
    lost: dict[Seat, tuple[int, ...]],
    hands: dict[Seat, tuple[int, ...]],
) -> dict[Seat, tuple[int, ...]]:
    """What is left of each tribe besides all these, sorted; or BadText."""
    rest = {seat: Counter(TRIBE) for seat in range(1, players + 1)}
    for seat, before in laid.items():
        rest[seat][before.value] -= 1
    for card in (card for cards in won.values() for card in cards):
        rest[card.tribe][card.value] -= 1
    for some in (lost, hands):
        for seat, values in some.items():
            rest[seat].subtract(values)
    if any(count < 0 for left in rest.values() for count in left.values()):
        raise BadText("position-cards")
    return {seat: tuple(sorted(left.elements())) for seat, left in rest.items()}
