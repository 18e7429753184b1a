"""NOX in text: cards, moves and their numbers; the position line."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from ludotheque.contract import BadText, Move, Position, Seat
from ludotheque.games.nox.rules import (
    COPIES,
    DECK,
    HAND,
    NUMBERS,
    SEATS,
    SLOTS,
    STANDARD_GOAL,
    THICK_GOAL,
)
from ludotheque.secrecy import EVERYONE, Nobody, Owner
from ludotheque.text import by_seat, fields, line, numbers, whole

COLOURS = "BGO"  # blue, green, orange
CARD = r"[BGO](?:1[0-5]|[1-9])"
PLAY = re.compile(rf"({CARD}) (?:\+([1-6])|([1-6]):({CARD}))( /under)?")

CardName = Annotated[str, msgspec.Meta(pattern=f"^{CARD}$")]  # "B1" to "O15"
Kitty = Annotated[int, msgspec.Meta(ge=1, le=SEATS)]  # the seat it lies before
Variant = Literal["standard", "thick"]
Merge = Literal["top", "choose"]
Stage = Literal["gather", "deal", "draw", "play", "over"]
STAGES: tuple[Stage, ...] = ("gather", "deal", "draw", "play", "over")  # as the rules number them


class Extend(Move, frozen=True, tag="extend"):
    card: CardName
    kitty: Kitty
    under: bool = False

    def __str__(self) -> str:
        return f"{self.card} +{self.kitty}" + " /under" * self.under


class Cover(Move, frozen=True, tag="cover"):
    card: CardName
    kitty: Kitty
    pile: CardName  # what it shows
    under: bool = False

    def __str__(self) -> str:
        return f"{self.card} {self.kitty}:{self.pile}" + " /under" * self.under


class Pile(msgspec.Struct, frozen=True):
    slot: int  # 1 to 6: its place in the kitty, as long as it lies
    top: CardName
    size: int


class NoxPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    variant: Annotated[Variant, EVERYONE]
    merge: Annotated[Merge, EVERYONE]
    round: Annotated[int, EVERYONE]
    starter: Annotated[Seat, EVERYONE]  # of this round
    to: Annotated[Seat, EVERYONE]  # who plays, draws or is dealt a card
    stage: Annotated[Stage, EVERYONE]
    kitties: Annotated[dict[Seat, tuple[Pile, ...]], EVERYONE]  # N5: tops and sizes, no more
    hands: Annotated[dict[Seat, tuple[CardName, ...]], Owner("cards")]  # sorted
    hand_sizes: Annotated[dict[Seat, int], EVERYONE]
    draw_pile: Annotated[tuple[CardName, ...], Nobody("cards")]  # sorted: chance is their order
    left: Annotated[int, EVERYONE]  # cards in the draw pile
    played: Annotated[tuple[CardName, ...], EVERYONE]  # in this round, sorted (N5: the log)
    totals: Annotated[dict[Seat, int], EVERYONE]


def card_name(index: int) -> CardName:
    return f"{COLOURS[index // NUMBERS]}{index % NUMBERS + 1}"


def card_index(card: CardName) -> int:
    return COLOURS.index(card[0]) * NUMBERS + int(card[1:]) - 1


def in_order(cards: Iterable[CardName]) -> tuple[CardName, ...]:
    return tuple(sorted(cards, key=card_index))


def without(cards: Iterable[CardName]) -> tuple[CardName, ...]:
    """The rest of the box, sorted; BadText, if it does not hold these cards."""
    box = Counter({card_name(index): COPIES for index in range(DECK // COPIES)})
    box.subtract(cards)
    if min(box.values()) < 0:
        raise BadText("position-cards", card=min(box, key=box.__getitem__))
    return tuple(box.elements())


def move(text: str) -> Move:
    found = PLAY.fullmatch(text)
    if found is None:
        raise BadText("move-text", text=text)
    card, beside, kitty, pile, under = found.groups()
    if beside:
        return Extend(card, int(beside), under is not None)
    return Cover(card, int(kitty), pile, under is not None)


def number(move: Move) -> int:
    """Or -1, for what no position allows: covering another colour."""
    if not isinstance(move, Extend | Cover) or PLAY.fullmatch(str(move)) is None:
        raise BadText("move-text", text=str(move))
    pile = 0
    if isinstance(move, Cover):
        if move.pile[0] != move.card[0]:
            return -1
        pile = int(move.pile[1:])
    return ((card_index(move.card) * SEATS + move.kitty - 1) * 16 + pile) * 2 + move.under


def numbered(number: int) -> Move:
    play, under = divmod(number, 2)
    where, pile = divmod(play, 16)
    index, seat = divmod(where, SEATS)
    card = card_name(index)
    if pile == 0:
        return Extend(card, seat + 1, bool(under))
    return Cover(card, seat + 1, f"{card[0]}{pile}", bool(under))


KEYS = "players variant merge round starter to stage kitties hands buried totals".split()


def write(position: NoxPosition) -> str:
    p = position
    tops = Counter(pile.top for kitty in p.kitties.values() for pile in kitty)
    buried = in_order((Counter(p.played) - tops).elements())
    kitties = "/".join(map(_kitty_text, p.kitties.values()))
    hands = "/".join(map(_cards_text, p.hands.values()))
    values = [p.players, p.variant, p.merge, p.round, p.starter, p.to, p.stage, kitties, hands]
    values += [_cards_text(buried), numbers(p.totals.values())]
    return line("nox", dict(zip(KEYS, values, strict=True)))


def parse(text: str) -> NoxPosition:
    f = fields("nox", text, KEYS)
    players = int(whole(f["players"], "[3-6]")[0])
    seat = f"[1-{players}]"
    kitties = {s: _kitty(part) for s, part in _parts(f["kitties"], players).items()}
    hands = {s: in_order(_cards(part)) for s, part in _parts(f["hands"], players).items()}
    buried = _cards(f["buried"])
    piles = [pile for kitty in kitties.values() for pile in kitty]
    if sum(pile.size for pile in piles) != len(piles) + len(buried):
        raise BadText("position-buried")
    played = in_order([*buried, *(pile.top for pile in piles)])
    draw_pile = without([*played, *(card for hand in hands.values() for card in hand)])
    filled = {
        "players": players,
        "variant": whole(f["variant"], "standard|thick")[0],
        "merge": whole(f["merge"], "top|choose")[0],
        "round": int(whole(f["round"], r"[1-9]\d{0,3}")[0]),
        "starter": int(whole(f["starter"], seat)[0]),
        "to": int(whole(f["to"], seat)[0]),
        "stage": whole(f["stage"], "|".join(STAGES))[0],
        "kitties": kitties,
        "hands": hands,
        "hand_sizes": {s: len(hand) for s, hand in hands.items()},
        "draw_pile": draw_pile,
        "left": len(draw_pile),
        "played": played,
        "totals": by_seat(f["totals"], players),
    }
    position = msgspec.convert(filled, NoxPosition)
    if not _possible(position):
        raise BadText("position-stage", stage=position.stage)
    return position


def _possible(p: NoxPosition) -> bool:
    """Whether the rules can go on from here: hands, kitties and totals fit the stage."""
    goal = THICK_GOAL if p.variant == "thick" else STANDARD_GOAL
    six = any(len(kitty) == SLOTS for kitty in p.kitties.values())
    if min(p.totals.values()) < 0 or (p.stage == "over") != (max(p.totals.values()) >= goal):
        return False
    if max(p.hand_sizes.values()) > HAND:
        return False
    match p.stage:
        case "play":
            return p.hand_sizes[p.to] > 0 and not six
        case "draw":
            return p.hand_sizes[p.to] < HAND and p.left > 0 and not six
        case "gather":
            return p.to == p.starter
        case "deal":
            dealt = DECK - p.left
            turns = {s: (s - p.starter) % p.players for s in p.hands}
            fair = {s: (dealt - turn + p.players - 1) // p.players for s, turn in turns.items()}
            whose = (p.starter - 1 + dealt) % p.players + 1
            going = 0 < dealt < HAND * p.players
            return going and not p.played and p.hand_sizes == fair and p.to == whose
        case "over":
            return True


def _parts(text: str, players: int) -> dict[Seat, str]:
    parts = text.split("/")
    if len(parts) != players:
        raise BadText("position", text=text, shape="/".join("…" * players))
    return dict(enumerate(parts, start=1))


def _cards_text(cards: Iterable[CardName]) -> str:
    return ",".join(cards) or "-"


def _cards(text: str) -> list[CardName]:
    return [] if text == "-" else [whole(card, CARD)[0] for card in text.split(",")]


def _kitty_text(kitty: tuple[Pile, ...]) -> str:
    """`G5x3,.,O1`: a pile of three that shows green 5, a free place, a single orange 1."""
    signs = {pile.slot: pile.top + (f"x{pile.size}" if pile.size > 1 else "") for pile in kitty}
    return ",".join(signs.get(slot, ".") for slot in range(1, max(signs, default=0) + 1)) or "-"


def _kitty(text: str) -> tuple[Pile, ...]:
    signs = [] if text == "-" else text.split(",")
    found = [whole(sign, rf"\.|({CARD})(?:x([2-9]|[1-8]\d))?") for sign in signs]
    kitty = tuple(
        Pile(slot, sign[1], int(sign[2] or 1))
        for slot, sign in enumerate(found, start=1)
        if sign[1]
    )
    shown = {pile.top[1:] for pile in kitty}
    if len(signs) > SLOTS or len(shown) < len(kitty) or signs[-1:] == ["."]:  # N3
        raise BadText("position-kitty", text=text)
    return kitty
