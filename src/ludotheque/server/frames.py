"""What each onlooker is told of a moment at a table: all that its seat may know, as bytes.

A frame is an `m.Frame`. Its larger parts are encoded once for all who may know the same.
"""

from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec

from ludotheque import wire as m
from ludotheque.contract import JUDGE, Attempt, Choice, Outcome, Seat, State
from ludotheque.server.limits import limits
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Room
from ludotheque.twins import Roll

T = TypeVar("T", m.Numbered, m.ChatLine)
NOTHING, NO_CHOICE = msgspec.Raw(b"null"), msgspec.Raw(b"[]")


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="frame", kw_only=True):
    """As `m.Frame`, field by field, with parts that are bytes already."""

    n: int
    seat: Seat | None
    table: msgspec.Raw
    view: msgspec.Raw
    events: msgspec.Raw | list[m.Numbered]
    moves: msgspec.Raw | list[m.Choice]
    ask: str | None
    attempt: Attempt | None
    deed: m.DeedInfo | None
    stands: msgspec.Raw | None
    interruptions: list[m.Choice]
    corrections: list[m.Choice]
    outcome: Outcome | None
    chat: list[m.ChatLine]
    log: list[m.Numbered] | None


assert Frame.__struct_fields__ == m.Frame.__struct_fields__

_encode = msgspec.json.Encoder().encode


class TableShown(Protocol):
    """What frames are made of."""

    room: Room
    shown: dict[Seat, int]

    def info_json(self, person: str) -> msgspec.Raw: ...

    def deed_info(self) -> m.DeedInfo | None: ...

    def stands_json(self) -> bytes: ...


class Moment:
    def __init__(self, table: TableShown) -> None:
        self.table, self.room = table, table.room
        self.state = self.room.match.state if self.room.match else None
        self._views: dict[Seat | None, tuple[msgspec.Raw, str | None]] = {}
        self._news: dict[int, msgspec.Raw | list[m.Numbered]] = {}
        self._attempt = self.state.attempt if self.state else None
        self._deed = table.deed_info()
        self._refereed = self.room.opened.mode == "referee"

    def frame(self, onlooker: Onlooker) -> bytes:
        room, seat = self.room, onlooker.seat
        since = self._since(onlooker)
        view, ask = self._view(seat)
        return _encode(
            Frame(
                n=room.n,
                seat=seat,
                table=self.table.info_json(onlooker.person),
                view=view,
                events=self._events(seat, since),
                moves=self._moves(onlooker),
                ask=ask,
                attempt=self._attempt,
                deed=self._deed,
                stands=self._stands(onlooker),
                interruptions=self._interruptions(onlooker) if self._refereed else [],
                corrections=self._corrections(onlooker) if self._refereed else [],
                outcome=room.outcome,
                chat=self._chat(onlooker) if room.chat else [],
                log=self._log(seat, since) if onlooker.first else None,
            )
        )

    def _since(self, onlooker: Onlooker) -> int:
        """Where the news begin: for a seat that comes back, after what its person was shown."""
        if not onlooker.first:
            return onlooker.sent
        return self.room.n if onlooker.seat is None else self.table.shown.get(onlooker.seat, 0)

    def _view(self, seat: Seat | None) -> tuple[msgspec.Raw, str | None]:
        """The view, and what it asks."""
        if self.state is None:
            return NOTHING, None
        if seat not in self._views:
            ask = self.state.ask(seat) if self.room.to_act else None
            self._views[seat] = msgspec.Raw(self.state.view_json(seat)), ask
        return self._views[seat]

    def _events(self, seat: Seat | None, since: int) -> msgspec.Raw | list[m.Numbered]:
        """What has happened since then, as bytes if it is for everybody."""
        if since not in self._news:
            news = _after(self.room.told, since)
            secret = [told for told in news if told.event.to is not None]
            self._news[since] = news if secret else msgspec.Raw(_encode(news))
        events = self._news[since]
        if isinstance(events, list):
            return [told for told in events if told.event.is_for(seat)]
        return events

    def _log(self, seat: Seat | None, upto: int) -> list[m.Numbered]:
        return [
            told
            for told in self.room.told
            if told.n <= upto and told.event.is_for(seat) and not told.event.fades
        ]

    def _chat(self, onlooker: Onlooker) -> list[m.ChatLine]:
        if onlooker.first:
            return self.room.chat[-limits.CHAT_LINES_KEPT :]
        return _after(self.room.chat, onlooker.sent)

    def _stands(self, onlooker: Onlooker) -> msgspec.Raw | None:
        """What deeds have left, for sockets that asked for hands: when it is new to them."""
        if onlooker.pictures is None:
            return None
        stands = self.table.stands_json()
        if stands == onlooker.stands:
            return None
        onlooker.stands = stands
        return msgspec.Raw(stands)

    def _moves(self, onlooker: Onlooker) -> msgspec.Raw | list[m.Choice]:
        room, seat = self.room, onlooker.seat
        if self.state is None or room.status != "playing":
            return NO_CHOICE
        if room.to_act == (JUDGE,):
            return _choices(self.state.moves(JUDGE), seat) if self._referees(onlooker) else []
        if seat not in room.to_act:
            return NO_CHOICE
        return msgspec.Raw(self.state.choices_json(seat))

    def _referees(self, onlooker: Onlooker) -> bool:
        """Whoever plays at the real table may say what happened, behind the curtain too."""
        return self._refereed and onlooker.person in self.room.people

    def _interruptions(self, onlooker: Onlooker) -> list[m.Choice]:
        if self.state is None or self.room.status != "playing" or not self._referees(onlooker):
            return []
        return _unasked(self.state, onlooker.seat)

    def _corrections(self, onlooker: Onlooker) -> list[m.Choice]:
        if not self.room.may_correct(onlooker.person):
            return []
        before = self.room.before_fact()
        if before.to_act == (JUDGE,):
            return _choices(before.moves(JUDGE), onlooker.seat)
        return _unasked(before, onlooker.seat)


def _choices(choices: Iterable[Choice], seat: Seat | None) -> list[m.Choice]:
    return [
        m.Choice(
            str(choice.move),
            choice.number,
            [event for event in choice.effects if event.is_for(seat)],
        )
        for choice in choices
    ]


def _unasked(state: State, seat: Seat | None) -> list[m.Choice]:
    """The facts that may be reported at any time."""
    return _choices((Choice(state, JUDGE, fact) for fact in state.interruptions), seat)


def _after(lines: Roll[T], n: int) -> list[T]:
    """The tail with log numbers above n."""
    first = len(lines)
    while first and lines[first - 1].n > n:
        first -= 1
    return lines[first:]
