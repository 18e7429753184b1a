"""A table that somebody looks at: its room, its sockets, who is away, and the frames they get."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque import wire as m
from ludotheque.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.asking import Asking
from ludotheque.server.counted import Counted
from ludotheque.server.frames import Moment
from ludotheque.server.home import FOREVER
from ludotheque.server.info import info
from ludotheque.server.limits import limits
from ludotheque.server.ongoing import Ongoing
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Room

log = logging.getLogger("ludotheque.tables")


class LiveTable:
    def __init__(self, room: Room, shown: dict[Seat, int]) -> None:
        self.room = room  # as it is in the log
        self.alias = ""  # what it is called where its code must not be read
        self.lease = FOREVER  # how long what we know of it is true
        self._untold = False  # something, because it was over
        self.shown = shown  # by seat: the log number up to which its person has been shown
        self.counted = Counted()  # time, as it counts here
        self.since = self.counted.now()  # when the last entry was written
        self.writing = False
        self.judging = False  # whether somebody's time is over
        self.to_write: deque[Any] = deque()  # decisions that wait for their turn (see writing.py)
        self.listed: object = None  # what the lists of tables were told last
        self.onlookers: set[Onlooker] = set()
        self.asking: dict[e.Person, Asking] = {}  # for seats of the running match
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.hinted: dict[Seat, tuple[int, asyncio.Task[list[m.Advised]]]] = {}  # when `played`
        self.alarm: asyncio.TimerHandle | None = None
        self.deed: Ongoing | None = None  # that is awaited here, or goes on
        self._left: dict[e.Person, float] = {}  # when the last socket of somebody went
        self._loaded = time.monotonic()
        self._comings = 0  # how often somebody has come, gone, or looked at another seat
        self._stands: tuple[object, bytes] = (None, b"null")  # in which state of the match
        self._infos: dict[tuple[str, tuple[Seat, ...]], msgspec.Raw] = {}
        self._away = False
        self._known_as_of = (-1, -1)

    @property
    def busy(self) -> bool:
        """Something goes on here, even if nobody looks."""
        if self.deed and self.deed.busy:
            return True
        return bool(
            self.onlookers or self.writing or self.to_write or self.thinking or self.judging
        )

    @property
    def seconds_since(self) -> float:
        """The last entry, as far as they count."""
        return max(0.0, self.counted.now() - self.since)

    def count_by(self, counted: Counted) -> None:
        """From now on, as all tables of the house do."""
        self.since += counted.now() - self.counted.now()
        self.counted = counted

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

    def grace(self, person: e.Person, seconds: float | None = None) -> float | None:
        """Seconds that somebody who is not here is still waited for; None: they are here."""
        if self.has(person):
            return None
        gone = time.monotonic() - self._left.get(person, self._loaded)
        return max(0.0, (limits.GRACE_SECONDS if seconds is None else seconds) - gone)

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

    @property
    def stale(self) -> bool:
        """Another node may have gone on with it by now."""
        return self.lease.over

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
            if self.room.chairs[asking.seat].sat != asking.sat or asking.is_back(self):
                del self.asking[person]  # somebody sits there now: they, or another
        moment = Moment(self)
        for onlooker in [onlooker for onlooker in self.onlookers if not onlooker.leaving]:
            if self.room.closed and not self.may_look(onlooker.person):
                onlooker.send_away("table-closed", m.NOT_LET_IN)
                continue
            with self.in_spite(onlooker):
                self.show(onlooker, moment)

    def renewed(self) -> None:
        """It is ours, as before: whoever was not told something is told it now; and clocks have
        stood."""
        if self._untold or self.room.clocks.ticking:
            self._untold = False
            self.publish()

    @contextlib.contextmanager
    def in_spite(self, onlooker: Onlooker | None = None) -> Iterator[None]:
        """A fault of ours is logged, and takes nothing from anybody else. `onlooker`: whom it
        strikes; they are told, and come back later."""
        try:
            yield
        except Exception:
            log.exception("at table %s", self.alias)
            if onlooker:
                onlooker.send_away("internal", m.TOO_MANY)

    def show(self, onlooker: Onlooker, moment: Moment | None = None) -> None:
        if self.stale:
            self._untold = True
            return
        seat, chairs = onlooker.seat, self.room.chairs
        if seat is not None and chairs[seat].person != onlooker.person:
            onlooker.seat, onlooker.first = None, True  # the seat has moved to another device
        onlooker.send((moment or Moment(self)).frame(onlooker))
        onlooker.sent, onlooker.first = self.room.n, False

    def deed_info(self) -> m.DeedInfo | None:
        return self.deed.info() if self.deed else None

    def stands_json(self) -> bytes:
        """What deeds have left that is there still: found anew when the match has gone on."""
        match = self.room.match
        if match and self._stands[0] is not match.state:
            self._stands = match.state, msgspec.json.encode(match.stands())
        return self._stands[1]

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
