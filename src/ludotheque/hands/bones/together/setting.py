"""How a trick is set that several do at once: all that everybody may see before the word. What is
tossed then is drawn by the judge from the setting's own dice, which nobody is told."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Literal

import msgspec
from msgspec import structs

from ludotheque.contract import Seat, Setting
from ludotheque.hands.bones.laws import USUAL, Plain, law_of
from ludotheque.hands.bones.laying_out import start_of
from ludotheque.hands.bones.record import AWAY, BONES, LAWS, TABLE
from ludotheque.hands.trick import Area, Measures, Trick

JUDGE, VERSION = "bones-at-once", 2

Kind = Literal[
    "grab",  # one throw: as many as one can
    "race",  # one bone a throw to one's own side, until none is left or a Jack falls
    "throw",  # whoever does not catch it is out
    "snatch",  # one bone each, and not the one that was named
    "flick",  # all bones leave at one moment; the nearest to the middle
    "spot",  # how many show the side that was called: the first who says a number
]
KINDS: dict[str, Kind] = {
    "pick-up": "grab",
    "sweep": "race",
    "catch": "throw",
    "snatch": "snatch",
    "flick": "flick",
    "spot": "spot",
}


_laws = LAWS["together"]
SECONDS: dict[Kind, float] = {
    "grab": _laws["begin"],
    "race": 0.0,
    "throw": _laws["begin"],
    "snatch": _laws["snatch"],
    "flick": _laws["flick"],
    "spot": _laws["spot"],
}


class Place(msgspec.Struct, frozen=True):
    """Where somebody sits, and what their hand begins with, seen from there."""

    seat: Seat
    turn: tuple[float, float]  # cosine and sine: clockwise from the first, or the Chief
    law: Plain
    world: Plain


class Together(msgspec.Struct, frozen=True, omit_defaults=True):
    trick: str
    kind: Kind
    places: tuple[Place, ...]
    bones: int = 0  # tossed when the word is given, into this area
    area: Area = Area()
    seconds: float = 0.0  # then it is over; 0: when all are
    word: int = -1  # the bone that is named, or the side that is called
    goes: int = 0  # how often it was done already in this challenge
    sides: bool = False  # the first chooses whether bones go to the right or to the left


def lay_out(
    trick: Trick,
    measures: Measures,
    seats: Sequence[Seat],
    turns: Mapping[Seat, float],
    word: int = -1,
    goes: int = 0,
) -> Together:
    """`turns`: the part of a whole turn by which each sits clockwise from the first."""
    number = trick.bones or 1
    round_table = measures.round_table / 2 if trick.family == "challenge" else 0.0
    kind = KINDS[trick.deed.act]
    own = {"rim": round_table, "rounds": int(kind == "race")}  # where others take bones too
    if kind == "throw":
        own["lowest"] = LAWS["throw"]["lowest"] * _higher(goes)
    places = []
    for i, seat in enumerate(seats):
        law = law_of(trick, measures, number) | own
        places.append(Place(seat, _turn(turns[seat]), law, start_of(trick) | _bones(trick, i)))
    tossed = trick.bones or len(seats) if trick.start.lie == "tossed" else 0
    return Together(
        trick=trick.id,
        kind=kind,
        places=tuple(places),
        bones=tossed,
        area=trick.start.area,
        seconds=SECONDS[kind],
        word=word,
        goes=goes,
        sides=trick.count.sides,
    )


def _higher(goes: int) -> float:
    """A challenge must end: thrown again and again, it must go higher."""
    more = _laws["higher"] * max(0, goes - _laws["usual"])
    return float(min(1 + more, _laws["highest"]))


def _bones(trick: Trick, own: int) -> Plain:
    """None is there before the word; one that is put before each is, and is nobody else's."""
    bones: list[Plain] = [{"lies": AWAY} for _ in range(BONES)]
    if trick.start.lie == "put":
        x, y = trick.start.spots[0]
        bones[own] = {"lies": TABLE, "x": x, "y": y, "whose": own + 1}
    return {"bones": bones}


def _turn(part: float) -> tuple[float, float]:
    """To a millionth: their last bits differ from machine to machine."""
    return round(cos(2 * pi * part), 6), round(sin(2 * pi * part), 6)


def evened(
    given: Setting, trick: Trick, measures: Measures, shown: Mapping[Seat, float]
) -> Setting:
    """Each hand with its own air; one of which nothing is known has the usual."""
    together = together_of(given)
    own = ("air", "own")
    places = []
    for place in together.places:
        law = law_of(trick, measures, place.law["number"], shown.get(place.seat, USUAL))
        places.append(structs.replace(place, law=place.law | {name: law[name] for name in own}))
    return setting(structs.replace(together, places=tuple(places)), given.dice)


def setting(together: Together, dice: str) -> Setting:
    by = tuple(place.seat for place in together.places)
    return Setting(JUDGE, VERSION, by, msgspec.to_builtins(together), dice)


def together_of(setting: Setting) -> Together:
    return msgspec.convert(setting.what, Together)
