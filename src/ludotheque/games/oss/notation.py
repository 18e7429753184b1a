"""OSS in text: the moves of the seats, the facts of the judge, their numbers."""

from itertools import combinations
from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.contract import BadText, Move, Seat
from ludotheque.games.oss.box import COLOURS, FAMILIES, PILES, SIDES, Colour, Side

Value = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0, le=5)]
Dropped = Literal["x"]
Player = Annotated[Seat, Meta(ge=1, le=6)]


class Lay(Move, frozen=True, tag="lay"):
    value: Value
    trick: str

    def __str__(self) -> str:
        return f"lay {self.value} {self.trick}"


class Replay(Move, frozen=True, tag="replay"):
    """A card thrown away for one more try (O5)."""

    value: Value

    def __str__(self) -> str:
        return f"replay {self.value}"


class Enough(Move, frozen=True, tag="enough"):
    """The result stands: no replay."""

    def __str__(self) -> str:
        return "enough"


class Take(Move, frozen=True, tag="take"):
    value: Value

    def __str__(self) -> str:
        return f"take {self.value}"


class Name(Move, frozen=True, tag="name"):
    colour: Colour

    def __str__(self) -> str:
        return f"name {self.colour}"


class Call(Move, frozen=True, tag="call"):
    side: Side

    def __str__(self) -> str:
        return f"call {self.side}"


class Eliminate(Move, frozen=True, tag="eliminate"):
    loser: Player

    def __str__(self) -> str:
        return f"eliminate {self.loser}"


class Bones(Move, frozen=True, tag="bones"):
    """A solo: so many bones counted."""

    count: Count

    def __str__(self) -> str:
        return f"bones {self.count}"


class AllOnEdge(Move, frozen=True, tag="all-on-edge"):
    """Takh-Takh: fewer than the number set up, yet all five stand on edge."""

    def __str__(self) -> str:
        return "all on edge"


class Counts(Move, frozen=True, tag="counts"):
    """A duel: the bones of the first and of the second player; x: dropped the Jack."""

    first: Count | Dropped
    second: Count | Dropped

    def __str__(self) -> str:
        return f"counts {self.first} {self.second}"


class Won(Move, frozen=True, tag="won"):
    winner: Player

    def __str__(self) -> str:
        return f"won {self.winner}"


class Tie(Move, frozen=True, tag="tie"):
    def __str__(self) -> str:
        return "tie"


class Stood(Move, frozen=True, tag="stood"):
    def __str__(self) -> str:
        return "stood"


class Fell(Move, frozen=True, tag="fell"):
    def __str__(self) -> str:
        return "fell"


class Out(Move, frozen=True, tag="out"):
    """Who is out, in the order of the seats; nobody, if it is empty."""

    losers: tuple[Player, ...]

    def __str__(self) -> str:
        return f"out {' '.join(map(str, self.losers)) or 'none'}"


class Said(Move, frozen=True, tag="said"):
    """Who said a number first, and whether it was right."""

    seat: Player
    verdict: Literal["right", "wrong"]

    def __str__(self) -> str:
        return f"said {self.seat} {self.verdict}"


class Silent(Move, frozen=True, tag="silent"):
    def __str__(self) -> str:
        return "silent"


class Nearest(Move, frozen=True, tag="nearest"):
    """Whose bone is nearest to the target; several, if they are equally near."""

    seats: tuple[Player, ...]

    def __str__(self) -> str:
        return f"nearest {' '.join(map(str, self.seats))}"


def groups(seats: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Every group of one or more of these seats, the small ones first."""
    return [group for size in range(1, len(seats) + 1) for group in combinations(seats, size)]


_values, _seats = range(1, 5), (1, 2, 3, 4, 5, 6)
_counts: tuple[int | Dropped, ...] = (*range(6), "x")

ALL: tuple[Move, ...] = (
    *(Lay(value, trick) for family in PILES for trick in FAMILIES[family] for value in _values),
    *(Replay(value) for value in _values),
    Enough(),
    *(Take(value) for value in _values),
    *(Name(colour) for colour in COLOURS),
    *(Call(side) for side in SIDES),
    *(Eliminate(seat) for seat in _seats),
    *(Bones(count) for count in range(6)),
    AllOnEdge(),
    *(Counts(first, second) for first in _counts for second in _counts),
    *(Won(seat) for seat in _seats),
    Tie(),
    Stood(),
    Fell(),
    Out(()),
    *(Out(group) for group in groups(_seats)),
    *(Said(seat, "right") for seat in _seats),
    *(Said(seat, "wrong") for seat in _seats),
    Silent(),
    *(Nearest(group) for group in groups(_seats)),
)
NUMBERS = {move: number for number, move in enumerate(ALL)}
TEXTS = {str(move): move for move in ALL}


def move(text: str) -> Move:
    if text not in TEXTS:
        raise BadText("move-text", text=text)
    return TEXTS[text]


def number(move: Move) -> int:
    return NUMBERS[move]


def numbered(number: int) -> Move:
    return ALL[number]
