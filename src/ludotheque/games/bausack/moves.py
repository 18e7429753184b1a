"""What one may do in Bausack and what the judge may report: texts and numbers."""

import re
from typing import Literal

from ludotheque.contract import BadText, Move, Seat
from ludotheque.games.bausack.blocks import FOUND, LISTED, ORDER, BlockId

Sale = Literal["high", "horror", "gift"]
SALES: tuple[Sale, ...] = ("high", "horror", "gift")
BEANS = 60  # in the sack: purses of ten for six, and more than Babel ever pays out
TALLEST = 4095  # millimetres
SEATS = 8


class Take(Move, frozen=True, tag="take"):
    """A block from the table: to build it, or (Chain) as a base or into one's share."""

    block: BlockId

    def __str__(self) -> str:
        return f"take {self.block}"


class Line(Move, frozen=True, tag="line"):
    """The next block of one's line (Chain)."""

    block: BlockId

    def __str__(self) -> str:
        return f"line {self.block}"


class Front(Move, frozen=True, tag="front"):
    """Take the front block of somebody's line (Chain)."""

    owner: Seat

    def __str__(self) -> str:
        return f"front {self.owner}"


class Sell(Move, frozen=True, tag="sell"):
    block: BlockId
    sale: Sale

    def __str__(self) -> str:
        return f"sell {self.block} {self.sale}"


class Bid(Move, frozen=True, tag="bid"):
    beans: int

    def __str__(self) -> str:
        return f"bid {self.beans}"


class Pass(Move, frozen=True, tag="pass"):
    def __str__(self) -> str:
        return "pass"


class Accept(Move, frozen=True, tag="accept"):
    """Take the horror."""

    def __str__(self) -> str:
        return "accept"


class Give(Move, frozen=True, tag="give"):
    to_seat: Seat

    def __str__(self) -> str:
        return f"give {self.to_seat}"


class Keep(Move, frozen=True, tag="keep"):
    def __str__(self) -> str:
        return "keep"


class Place(Move, frozen=True, tag="place"):
    """Place the gift oneself."""

    def __str__(self) -> str:
        return "place"


class Return(Move, frozen=True, tag="return"):
    """Have the giver place the gift."""

    def __str__(self) -> str:
        return "return"


class Stop(Move, frozen=True, tag="stop"):
    """Build no more."""

    def __str__(self) -> str:
        return "stop"


class GoOn(Move, frozen=True, tag="go-on"):
    """Not stop: nothing to say until the next auction is over."""

    def __str__(self) -> str:
        return "go on"


class Stood(Move, frozen=True, tag="stood"):
    """Fact: it stands, and the tower is this high, in millimetres."""

    height: int

    def __str__(self) -> str:
        return f"stood {self.height}"


class Unmeasured(Move, frozen=True, tag="unmeasured"):
    """Fact: it stands; nobody has measured how high."""

    def __str__(self) -> str:
        return "stood"


class Fell(Move, frozen=True, tag="fell"):
    """Fact: the tower has fallen, wholly or in part (B1)."""

    def __str__(self) -> str:
        return "fell"


class TableMoved(Move, frozen=True, tag="table"):
    """Fact: this seat has moved the table (B3)."""

    seat: Seat

    def __str__(self) -> str:
        return f"table {self.seat}"


class Another(Move, frozen=True, tag="another"):
    """Fact: on the table lies a block that is not in the list (B26)."""

    colour: Literal["natural", "red"] = "natural"

    def __str__(self) -> str:
        return "another red" if self.colour == "red" else "another"


class Lines(Move, frozen=True, tag="lines"):
    """Fact: all have chosen and laid their lines, and nobody has named the blocks (B27)."""

    def __str__(self) -> str:
        return "lines"


FACTS = (Stood, Unmeasured, Fell, TableMoved)
UNASKED = (Another, Lines)  # facts for which nobody waits
PLAIN: tuple[Move, ...] = (
    Pass(),
    Accept(),
    Keep(),
    Place(),
    Return(),
    Stop(),
    GoOn(),
    Unmeasured(),
    Fell(),
)
MOVES: tuple[type[Move], ...] = (
    Take,
    Line,
    Front,
    Sell,
    Bid,
    Give,
    *(type(move) for move in PLAIN),
    Stood,
    TableMoved,
    *UNASKED,
)


def _numbering() -> list[Move]:
    """Every move and fact there is; its place here is its number."""
    listed = [block for block in ORDER if block in LISTED]
    moves: list[Move] = [Take(block) for block in listed]
    moves += [Line(block) for block in listed]
    moves += [Sell(block, sale) for sale in SALES for block in listed]
    moves += [Bid(beans) for beans in range(BEANS + 1)]
    for kind in (Front, Give, TableMoved):
        moves += [kind(seat) for seat in range(1, SEATS + 1)]
    moves += PLAIN
    moves += [Stood(height) for height in range(TALLEST + 1)]
    # What came later is numbered last.
    moves += [Another(), Another("red"), Lines()]
    moves += [kind(block) for kind in (Take, Line) for block in FOUND]
    moves += [Sell(block, sale) for sale in SALES for block in FOUND]
    return moves


NUMBERED = _numbering()
NUMBERS = {move: number for number, move in enumerate(NUMBERED)}
BY_TEXT = {str(move): move for move in NUMBERED}
TAKE: dict[BlockId, Move] = {block: BY_TEXT[f"take {block}"] for block in (*LISTED, *FOUND)}
SELL: dict[tuple[BlockId, Sale], Move] = {
    (block, sale): BY_TEXT[f"sell {block} {sale}"] for block in TAKE for sale in SALES
}


def move(text: str) -> Move:
    if text in BY_TEXT:
        return BY_TEXT[text]
    named = re.fullmatch(r"(?:take|line|sell) ([a-z-]+-\d+)(?: (?:high|horror|gift))?", text)
    if named and named[1] not in ORDER:
        raise BadText("block-unknown", block=named[1])
    raise BadText("move-text", text=text)


def number(move: Move) -> int:
    return NUMBERS[move]


def numbered(number: int) -> Move:
    return NUMBERED[number]
