"""A table that somebody looks at: its room, its sockets, and the frames they get."""

import asyncio
from collections.abc import Callable

import msgspec

from ludotheque import wire as m
from ludotheque.contract import Seat
from ludotheque.server.decide import now
from ludotheque.server.frames import Moment
from ludotheque.server.room import Room
from ludotheque.server.tasks import Pen


class Onlooker:
    """One socket: whose it is, which seat it looks at, how far it has been told.

    `say` answers whether the socket is too far behind. Then it is given up; it comes back by itself
    and gets all at once."""

    def __init__(
        self, person: str, say: Callable[[bytes], bool | None], give_up: Callable[[], object]
    ) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.sent = 0  # the log number up to which events and chat were sent
        self.first = True
        self._say, self._give_up = say, give_up

    def send(self, data: bytes) -> None:
        if self._say(data):
            self._give_up()

    def tell(self, message: m.ServerMessage) -> None:
        self.send(msgspec.json.encode(message))


class LiveTable:
    def __init__(self, room: Room, shown: dict[Seat, int]) -> None:
        self.room = room
        self.shown = shown  # by seat: the log number up to which its person has been shown
        self.pen = Pen()
        self.onlookers: set[Onlooker] = set()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.hinted: dict[Seat, tuple[int, asyncio.Task[list[m.Advised]]]] = {}  # when `played`
        self.alarm: asyncio.TimerHandle | None = None
        self.left_alone: float | None = None
        self.listed: object = None  # what the lists of tables were told last
        self._comings = 0  # how often somebody has come, gone, or looked at another seat
        self._infos: dict[tuple[str, tuple[Seat, ...]], msgspec.Raw] = {}
        self._infos_as_of = (0, 0)

    def come(self, onlooker: Onlooker) -> None:
        self._comings += 1
        self.onlookers.add(onlooker)

    def go(self, onlooker: Onlooker) -> None:
        self._comings += 1
        self.onlookers.discard(onlooker)

    def look(self, onlooker: Onlooker, seat: Seat | None) -> None:
        """From now on this socket looks at another seat."""
        self._comings += 1
        onlooker.seat, onlooker.first = seat, True
        self.show(onlooker)

    def publish(self) -> None:
        """A frame to each onlooker."""
        moment = Moment(self)
        for onlooker in list(self.onlookers):
            self.show(onlooker, moment)

    def show(self, onlooker: Onlooker, moment: Moment | None = None) -> None:
        seat, chairs = onlooker.seat, self.room.chairs
        if seat is not None and chairs[seat].person != onlooker.person:
            onlooker.seat, onlooker.first = None, True  # the seat has moved to another device
        onlooker.send((moment or Moment(self)).frame(onlooker))
        onlooker.sent, onlooker.first = self.room.n, False

    def is_here(self, seat: Seat, but: str) -> bool:
        """Whether somebody other than `but` sits there and is connected."""
        chair = self.room.chairs.get(seat)
        sitting = chair.person if chair and not chair.gone else None
        return sitting != but and sitting in {onlooker.person for onlooker in self.onlookers}

    def info_json(self, person: str) -> msgspec.Raw:
        """`info` as bytes, made anew only if a move can have changed more than whose turn it is."""
        room = self.room
        if room.status != "playing" or room.clocks.ticking or room.fact or room.undo:
            return msgspec.Raw(msgspec.json.encode(self.info(person)))
        as_of = (room.seating, self._comings)
        if as_of != self._infos_as_of:
            self._infos_as_of = as_of
            self._infos.clear()
        key = (person, room.to_act)
        if key not in self._infos:
            self._infos[key] = msgspec.Raw(msgspec.json.encode(self.info(person)))
        return self._infos[key]

    def info(self, person: str | None) -> m.TableInfo:
        room, opened = self.room, self.room.opened
        here = {onlooker.person for onlooker in self.onlookers}
        at = now()
        seats = {
            seat: m.SeatInfo(
                name=chair.name,
                bot=chair.bot,
                mine=person is not None and chair.person == person,
                here=chair.person in here,
                away=bool(chair.bot and chair.person),
                gone=chair.gone,
                clock=room.clocks.seconds_left(seat, at),
                running=seat in room.clocks.since,
            )
            for seat, chair in room.chairs.items()
        }
        hosting = room.seats_of(room.host)
        undo = m.UndoInfo(room.undo.by, room.waiting_for()) if room.undo else None
        fact = None
        if room.fact:
            asked = room.before_fact().attempt
            fact = m.FactInfo(room.fact.text, room.fact.by, asked, room.fact.disputed)
        return m.TableInfo(
            code=room.code,
            game=opened.game,
            players=opened.players,
            options=opened.options,
            mode=opened.mode,
            visibility=opened.visibility,
            clock=opened.clock,
            status=room.status,
            seats=seats,
            host=person == room.host,
            host_seat=hosting[0] if hosting else None,
            to_act=list(room.to_act),
            undo=undo,
            fact=fact,
            seed_hash=room.match.fingerprint if room.match else "",
            seed=opened.seed if room.settled else None,
            rematch=room.rematch,
            thinking=room.bots_to_act(),
            hints=opened.hints,
            watchers=sum(onlooker.seat is None for onlooker in self.onlookers),
        )
