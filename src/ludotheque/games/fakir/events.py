"""What happens in Fakir, and what each event tells."""

from typing import Any, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.fakir.notation import Colour, Hole, Line, What


class Stick(Who):
    colour: Colour


class Held(Stick):
    hand: int  # what whoever gave or got it holds now


class Pulled(Stick):
    line: Line


class Pierced(Held):
    line: Line


class Dropped(Held):
    hole: Hole
    level: int  # of the stick that it rests on; 0: it is lost (F4)


class Swapped(Dropped):
    back: Colour  # of the stick that comes to the hand


class Removed(Held):
    what: What
    level: int  # of an upright one; 0: it lay, or was in the hand


class Returned(Held):
    to_seat: Seat


Vanished = TypedDict("Vanished", {"hole": Hole, "colour": Colour, "from": int})
Sank = TypedDict("Sank", {"hole": Hole, "colour": Colour, "from": int, "to": int})

EVENTS: dict[str, Any] = {
    "lot": Who,
    "pierced": Pierced,
    "dropped": Dropped,
    "pulled": Pulled,
    "sank": Sank,
    "vanished": Vanished,
    "swapped": Swapped,
    "took-back": Held,
    "returned": Returned,
    "removed": Removed,
    "out": Who,
    "passed-over": Who,
}
