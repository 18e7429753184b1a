"""A table that somebody looks at: its room, its sockets, who is away, and the frames they get."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque import wire as m
from ludotheque.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.asking import Asking
from ludotheque.server.frames import Moment
from ludotheque.server.info import info
from ludotheque.server.limits import limits
from ludotheque.server.room import Room


class Onlooker:
    """One socket: whose it is, which seat it looks at, how far it has been told.

    `say` answers whether the socket is too far behind. Then it is given up; it comes back by itself
    and gets all at once. `leave` closes it with a code."""

    def __init__(
        self,
        person: str,
        say: Callable[[bytes], bool | None],
        give_up: Callable[[], object],
        leave: Callable[[int], object] = lambda code: None,
        address: str = "",
    ) -> None:
        self.person, self.address = person, address
        self.seat: Seat | None = None
        self.sent = 0  # the log number up to which events and chat were sent
        self.first = True
        self.came = time.monotonic()
        self.leaving = False
        self._leave = leave
        self._say, self._give_up = say, give_up

    def send(self, data: bytes) -> None:
        if self._say(data):
            self._give_up()

    def tell(self, message: m.ServerMessage) -> None:
        self.send(msgspec.json.encode(message))

    def send_away(self, why: str, code: int) -> None:
        """Told why, and that is the last they are told."""
        if not self.leaving:
            self.tell(m.Refused(code=why))
            self.leaving = True
            self._leave(code)


class LiveTable:
    def __init__(self, room: Room, shown: dict[Seat, int]) -> None:
        self.room = room  # as it is in the log
        self.alias = ""  # what it is called where its code must not be read
        self.shown = shown  # by seat: the log number up to which its person has been shown
        self.since = time.monotonic()  # when the last entry was written
        self.writing = False
        self.to_write: deque[Any] = deque()  # decisions that wait for their turn (see writing.py)
        self.listed: object = None  # what the lists of tables were told last
        self.onlookers: set[Onlooker] = set()
        self.asking: dict[e.Person, Asking] = {}  # for seats of the running match
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.hinted: dict[Seat, tuple[int, asyncio.Task[list[m.Advised]]]] = {}  # when `played`
        self.alarm: asyncio.TimerHandle | None = None
        self._left: dict[e.Person, float] = {}  # when the last socket of somebody went
        self._loaded = self.since
        self._comings = 0  # how often somebody has come, gone, or looked at another seat
        self._infos: dict[tuple[str, tuple[Seat, ...]], msgspec.Raw] = {}
        self._away = False
        self._known_as_of = (-1, -1)

    @property
    def busy(self) -> bool:
        """Something goes on here, even if nobody looks."""
        return bool(self.onlookers or self.writing or self.to_write or self.thinking)

    # ---- who is here ------------------------------------------------------------------------

    def come(self, onlooker: Onlooker) -> None:
        self._comings += 1
        self.onlookers.add(onlooker)
        self._left.pop(onlooker.person, None)

    def go(self, onlooker: Onlooker) -> None:
        self._comings += 1
        self.onlookers.discard(onlooker)
        if not self.has(onlooker.person):
            self._left[onlooker.person] = time.monotonic()
            self.asking.pop(onlooker.person, None)
        if not self.room.seats_of(onlooker.person):
            self._left.pop(onlooker.person, None)  # a stranger is not waited for

    def has(self, person: e.Person | None) -> bool:
        return any(onlooker.person == person for onlooker in self.onlookers)

    def grace(self, person: e.Person) -> float | None:
        """Seconds that somebody who is not here is still waited for; None: they are here."""
        if self.has(person):
            return None
        gone = time.monotonic() - self._left.get(person, self._loaded)
        return max(0.0, limits.GRACE_SECONDS - gone)

    @property
    def somebody_is_away(self) -> bool:
        self._keep_in_mind()
        return self._away

    def _keep_in_mind(self) -> None:
        """What is asked several times for each move is found anew only when somebody has come,
        gone or changed seats."""
        as_of = (self.room.seating, self._comings)
        if as_of != self._known_as_of:
            self._known_as_of = as_of
            self._away = not self.room.people <= {onlooker.person for onlooker in self.onlookers}
            self._infos.clear()

    def belongs(self, person: e.Person) -> bool:
        """Whoever sits here, or is the host, always gets in."""
        return person == self.room.host or bool(self.room.seats_of(person))

    def may_look(self, person: e.Person) -> bool:
        """A closed table is for those who belong there, and for those who may still sit down."""
        room = self.room
        free = room.status == "open" and not all(chair.taken for chair in room.chairs.values())
        return not room.closed or free or self.belongs(person)

    # ---- what they are told -----------------------------------------------------------------

    def look(self, onlooker: Onlooker, seat: Seat | None) -> None:
        """From now on this socket looks at another seat."""
        self._comings += 1
        onlooker.seat, onlooker.first = seat, True
        self.show(onlooker)

    def asked(self) -> None:
        """Somebody asks for a seat, or was answered: it is not in the log, but all are told."""
        self._comings += 1
        self.publish()

    def publish(self) -> None:
        """A frame to each onlooker."""
        for person, asking in list(self.asking.items()):
            if self.room.chairs[asking.seat].sat != asking.sat:
                del self.asking[person]  # somebody sits there now: they, or another
        moment = Moment(self)
        for onlooker in [onlooker for onlooker in self.onlookers if not onlooker.leaving]:
            if self.room.closed and not self.may_look(onlooker.person):
                onlooker.send_away("table-closed", m.NOT_LET_IN)
            else:
                self.show(onlooker, moment)

    def show(self, onlooker: Onlooker, moment: Moment | None = None) -> None:
        seat, chairs = onlooker.seat, self.room.chairs
        if seat is not None and chairs[seat].person != onlooker.person:
            onlooker.seat, onlooker.first = None, True  # the seat has moved to another device
        onlooker.send((moment or Moment(self)).frame(onlooker))
        onlooker.sent, onlooker.first = self.room.n, False

    def info_json(self, person: str) -> msgspec.Raw:
        """`info` as bytes, made anew only if a move can have changed more than whose turn it is."""
        room = self.room
        changing = room.clocks.ticking or room.fact or room.undo or self.somebody_is_away
        if room.status != "playing" or changing:
            return msgspec.Raw(msgspec.json.encode(info(self, person)))
        key = (person, room.to_act)
        if key not in self._infos:
            self._infos[key] = msgspec.Raw(msgspec.json.encode(info(self, person)))
        return self._infos[key]
