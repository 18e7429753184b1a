"""Asking for a seat of a running match. It is not in the log until it is granted: a stranger who
only asks writes nothing.

A seat that was left is taken with the yes of the host and, if anybody else plays, of one other.
With the real box somebody whose phone is not known any more asks for their own seat, and all who
are still there say yes. Nobody who has sat in the match gets another seat of it: they would read
its hand.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ludotheque import wire as m
from ludotheque.contract import Refusal, Seat
from ludotheque.server import entries as e
from ludotheque.server.decide import Grace, cleaned, now
from ludotheque.server.limits import limits
from ludotheque.server.room import Room


@dataclass
class Asking:
    seat: Seat
    person: e.Person
    name: str
    sat: int  # when somebody last sat down there: if that changes, it is another's seat now
    all_of: frozenset[e.Person] | None = None  # None: the host, and one other
    yes: set[e.Person] = field(default_factory=set)
    id: str = field(default_factory=lambda: secrets.token_hex(8))

    def asked(self, room: Room) -> set[e.Person]:
        """Who may answer."""
        whom = room.people | {room.host} if self.all_of is None else set(self.all_of)
        return whom - {self.person}

    def granted(self, room: Room) -> bool:
        if self.all_of is not None:
            return self.all_of <= self.yes
        others = room.people - {room.host, self.person}
        host = room.host in self.yes or room.host == self.person
        return host and (not others or bool(others & self.yes))

    def is_back(self, table: "TableAsked") -> bool:
        """Whoever has this seat, which seemed to be lost."""
        owner = table.room.chairs[self.seat].person
        return self.all_of is not None and owner != self.person and table.has(owner)


class TableAsked(Protocol):
    """Where somebody asks."""

    room: Room
    asking: dict[e.Person, Asking]

    def has(self, person: e.Person | None) -> bool: ...

    def grace(self, person: e.Person) -> float | None: ...


def ask(table: TableAsked, command: m.Sit, person: e.Person) -> Asking:
    """Whoever asks is at the table until they are answered."""
    room, name = table.room, cleaned(command.name)
    chair = room.chairs.get(command.seat)
    if chair is None:
        raise Refusal("table-no-such-seat", seat=command.seat, players=room.opened.players)
    if not name:
        raise Refusal("table-name")
    all_of = _who_must_agree(table, command.seat, person, table.grace)
    if not table.has(person):
        raise Refusal("table-not-here")
    if person not in table.asking and len(table.asking) >= limits.ASKING_PER_TABLE:
        raise Refusal("table-many-ask")
    asking = Asking(command.seat, person, name, chair.sat, all_of)
    table.asking[person] = asking
    return asking


def _who_must_agree(
    table: TableAsked, seat: Seat, person: e.Person, grace: Grace
) -> frozenset[e.Person] | None:
    room, chair = table.room, table.room.chairs[seat]
    lost = room.opened.mode == "referee" and chair.person and chair.person != person
    if not chair.gone and not lost:
        raise Refusal("table-playing")
    if room.sat_at.get(person, set()) - {seat}:
        raise Refusal("table-sat-elsewhere")
    if chair.gone:
        return None
    assert chair.person is not None
    if (left := grace(chair.person)) is None:
        raise Refusal("table-here", seat=seat)
    if left:
        raise Refusal("table-grace", seat=seat, seconds=round(left + 0.5))
    there = frozenset(other for other in room.people if table.has(other))
    if not there:
        raise Refusal("table-nobody-to-ask")
    return there


def answer(table: TableAsked, command: m.AnswerSeat, person: e.Person) -> Asking | None:
    """Who was asked says yes or no; None: they are sent away."""
    asking = next((a for a in table.asking.values() if a.id == command.ask), None)
    if asking is None or person not in asking.asked(table.room):
        raise Refusal("table-nothing-asked")
    if not command.yes:
        del table.asking[asking.person]
        return None
    asking.yes.add(person)
    return asking


def grant(table: TableAsked, asking: Asking) -> Callable[[Room], list[e.AnyEntry]]:
    """Sit down, if all have said yes and the seat is still as it was."""

    def decide(room: Room) -> list[e.AnyEntry]:
        chair = room.chairs[asking.seat]
        if room.settled or not asking.granted(room):
            return []
        if chair.sat != asking.sat or (asking.all_of is None and not chair.gone):
            raise Refusal("table-seat-taken", seat=asking.seat)
        if asking.is_back(table):
            raise Refusal("table-here", seat=asking.seat)
        table.asking.pop(asking.person, None)
        allowed = sorted(asking.yes | {asking.person} if not asking.yes else asking.yes)
        sat = e.Sat(
            at=now(),
            seat=asking.seat,
            person=asking.person,
            name=asking.name,
            allowed=allowed,
        )
        return [sat]

    return decide
