"""What happens in Bausack, what the hands are asked for, and what each of these tells."""

from typing import Any, TypedDict

from ludotheque.contract import Seat, Who
from ludotheque.games.bausack.blocks import BlockId


class Site(TypedDict):
    towers: dict[Seat, list[BlockId]]
    heights: dict[Seat, int | None]
    fallen: list[Seat]


class Round(Who):
    round: int
    before: Site  # as it stood when the last one was decided


class Won(Who):
    rounds: int


class Beans(Who):
    beans: int


class OneBlock(Who):
    block: BlockId


class Found(TypedDict):
    block: BlockId


class Fronted(OneBlock):
    owner: Seat  # of the line


class Bought(OneBlock):
    beans: int


class Gave(OneBlock):
    receiver: Seat


class Returned(OneBlock):
    giver: Seat


class Height(Who):
    height: int


class Stopped(Who):
    height: int | None  # None: nobody has measured


class OnTower(OneBlock):
    tower_seat: Seat  # whose; 0: the one of all


class Stood(OnTower):
    height: int


class StoodFor(OneBlock):
    height: int
    owner: Seat  # of the tower


class NotRaised(OneBlock):
    tries: int


class Felled(OneBlock):
    owner: Seat  # of the tower
    stands: bool  # all tries were in vain, and nothing has come down


EVENTS: dict[str, Any] = {
    "lot": Who,
    "round": Round,
    "round-won": Won,
    "won": Won,
    "bean": Beans,
    "table": Who,
    "took": OneBlock,
    "drew": OneBlock,
    "picked": OneBlock,
    "lined": OneBlock,
    "fronted": Fronted,
    "found": Found,
    "lines-lie": Who,
    "sale-high": OneBlock,
    "sale-horror": OneBlock,
    "sale-gift": OneBlock,
    "bid": Beans,
    "passed": Who,
    "bought": Bought,
    "unsold": OneBlock,
    "unwanted": OneBlock,
    "accepted": OneBlock,
    "paid": Beans,
    "kept": OneBlock,
    "gave": Gave,
    "places": OneBlock,
    "returned": Returned,
    "stopped": Stopped,
    "goes-on": Who,
    "stood": Stood,
    "stood-for": StoodFor,
    "stood-unmeasured": OnTower,
    "not-raised": NotRaised,
    "fell": OnTower,
    "felled": Felled,
    "rebuilt": Height,
    "measured": Height,
}


class OfTower(TypedDict):
    tower: Seat  # whose; 0: the common one


class Place(OfTower):
    block: BlockId
    base: bool  # the first block of its tower
    raising: bool  # it must become higher
    tries: int  # that did not raise it


ATTEMPTS: dict[str, Any] = {"place": Place, "rebuild": OfTower, "measure": OfTower}
