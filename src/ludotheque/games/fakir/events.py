"""What happens in Fakir, and what each event tells."""

from typing import Any, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.fakir.notation import Colour, Hole, Line, What


class Stick(Who):
    colour: Colour


class OnLine(Stick):
    line: Line


class InHole(Stick):
    hole: Hole
    level: int  # of the stick that it rests on; 0: it is lost (F4)


class Removed(Stick):
    what: What


class Returned(Stick):
    to_seat: Seat


Vanished = TypedDict("Vanished", {"hole": Hole, "colour": Colour, "from": int})
Sank = TypedDict("Sank", {"hole": Hole, "colour": Colour, "from": int, "to": int})

EVENTS: dict[str, Any] = {
    "lot": Who,
    "pierced": OnLine,
    "dropped": InHole,
    "pulled": OnLine,
    "sank": Sank,
    "vanished": Vanished,
    "swapped": InHole,
    "took-back": Stick,
    "returned": Returned,
    "removed": Removed,
    "out": Who,
    "passed-over": Who,
}
