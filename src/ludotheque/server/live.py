"""A table that somebody looks at: its room, its sockets, and the frames they get."""

import asyncio
from collections.abc import Callable

import msgspec

from ludotheque import wire as m
from ludotheque.contract import JUDGE, Seat
from ludotheque.server.decide import now
from ludotheque.server.limits import CHAT_LINES_KEPT, OUTBOX_FRAMES
from ludotheque.server.room import Room


class Onlooker:
    """One socket: whose it is, which seat it looks at, how far it has been told."""

    def __init__(self, person: str, close: Callable[[], object]) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.sent = 0  # the log number up to which events and chat were sent
        self.first = True
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX_FRAMES)
        self._close = close

    def send(self, data: bytes) -> None:
        """A socket that cannot keep up is closed; it comes back by itself and gets all at once."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self._close()

    def tell(self, message: m.ServerMessage) -> None:
        self.send(msgspec.json.encode(message))


class LiveTable:
    def __init__(self, room: Room, shown: dict[Seat, int]) -> None:
        self.room = room
        self.shown = shown  # by seat: the log number up to which its person has been shown
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.left_alone: float | None = None
        self.listed: object = None  # what the lists of tables were told last

    def publish(self) -> None:
        """A frame to each onlooker, made once for all who may know the same."""
        for onlooker in list(self.onlookers):
            self.show(onlooker)

    def show(self, onlooker: Onlooker) -> None:
        if onlooker.seat is not None and not self._holds(onlooker.person, onlooker.seat):
            onlooker.seat, onlooker.first = None, True  # the seat has moved to another device
        onlooker.send(self._frame(onlooker))
        onlooker.sent, onlooker.first = self.room.n, False

    def _holds(self, person: str, seat: Seat) -> bool:
        return self.room.chairs[seat].person == person

    def is_here(self, seat: Seat, but: str) -> bool:
        """Whether somebody other than `but` sits there and is connected."""
        chair = self.room.chairs.get(seat)
        sitting = chair.person if chair and not chair.gone else None
        return sitting != but and sitting in {onlooker.person for onlooker in self.onlookers}

    def _frame(self, onlooker: Onlooker) -> bytes:
        room, seat = self.room, onlooker.seat
        since = self._since(onlooker)
        view = room.match.state.view(seat) if room.match else None
        frame = m.Frame(
            n=room.n,
            seat=seat,
            table=self.info(onlooker.person),
            view=view,
            events=[told for told in _after(room.told, since) if told.event.is_for(seat)],
            moves=self._moves(seat),
            ask=room.game.ask(view) if view and room.to_act else None,
            outcome=room.outcome,
            chat=self._chat(onlooker),
            log=self._log(seat, since) if onlooker.first else None,
        )
        return msgspec.json.encode(frame)

    def _since(self, onlooker: Onlooker) -> int:
        """Where the news begin: for a seat that comes back, after what its person was shown."""
        if not onlooker.first:
            return onlooker.sent
        return self.room.n if onlooker.seat is None else self.shown.get(onlooker.seat, 0)

    def _log(self, seat: Seat | None, upto: int) -> list[m.Numbered]:
        return [
            told
            for told in self.room.told
            if told.n <= upto and told.event.is_for(seat) and not told.event.fades
        ]

    def _chat(self, onlooker: Onlooker) -> list[m.ChatLine]:
        if onlooker.first:
            return self.room.chat[-CHAT_LINES_KEPT:]
        return [line for line in self.room.chat[-8:] if line.n > onlooker.sent]

    def _moves(self, seat: Seat | None) -> list[m.Choice]:
        room = self.room
        if room.match is None or room.status != "playing" or seat is None:
            return []
        acting = JUDGE if room.to_act == (JUDGE,) and room.opened.mode == "referee" else seat
        if acting not in room.to_act:
            return []
        return [
            m.Choice(
                str(choice.move),
                choice.number,
                [event for event in choice.effects if event.is_for(seat)],
            )
            for choice in room.match.state.moves(acting)
        ]

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
        fact = m.FactInfo(room.fact.text, room.fact.by) if room.fact else None
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
            watchers=sum(onlooker.seat is None for onlooker in self.onlookers),
        )


def _after(told: list[m.Numbered], n: int) -> list[m.Numbered]:
    """The tail with log numbers above n."""
    first = len(told)
    while first and told[first - 1].n > n:
        first -= 1
    return told[first:]
