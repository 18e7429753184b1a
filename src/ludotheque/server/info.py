"""Everything about a table that whoever asks may know, but the game itself."""

from typing import Protocol

from ludotheque import wire as m
from ludotheque.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.asking import Asking
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Pending, Room


class TableDescribed(Protocol):
    """What there is to know of a table."""

    room: Room
    onlookers: set[Onlooker]
    asking: dict[e.Person, Asking]

    @property
    def seconds_since(self) -> float: ...

    def grace(self, person: e.Person) -> float | None: ...

    def belongs(self, person: e.Person) -> bool: ...


def info(table: TableDescribed, person: e.Person | None) -> m.TableInfo:
    room, opened = table.room, table.room.opened
    hosting = room.seats_of(room.host)
    fact = None
    if room.fact:
        asked = room.before_fact().attempt
        judge = next(iter(room.seats_of(room.judge)), None)
        fact = m.FactInfo(room.fact.text, room.fact.by, asked, room.fact.disputed, judge)
    return m.TableInfo(
        code=room.code,
        game=opened.game,
        players=opened.players,
        options=room.options,
        mode=opened.mode,
        visibility=opened.visibility,
        clock=opened.clock,
        status=room.status,
        seats=_seats(table, person),
        host=person == room.host,
        host_seat=hosting[0] if hosting else None,
        to_act=list(room.to_act),
        undo=_question(room, room.undo),
        pause=_question(room, room.pause),
        asking=_asking(table, person) if table.asking else [],
        closed=room.closed,
        fact=fact,
        seed_hash=room.seed_hash,
        seed=opened.seed if room.settled else None,
        ended=room.ended,
        rematch=room.rematch,
        thinking=room.bots_to_act(),
        hints=opened.hints,
        watchers=sum(onlooker.seat is None for onlooker in table.onlookers),
    )


def _seats(table: TableDescribed, person: e.Person | None) -> dict[Seat, m.SeatInfo]:
    room = table.room
    here = {onlooker.person for onlooker in table.onlookers}
    since = table.seconds_since
    running = room.status in ("playing", "paused", "disputed")
    return {
        seat: m.SeatInfo(
            name=chair.name,
            bot=chair.bot,
            mine=person is not None and chair.person == person,
            here=chair.person in here,
            away=bool(chair.bot and chair.person),
            gone=chair.gone,
            clock=room.clocks.seconds_left(seat, since),
            running=seat in room.clocks.running,
            grace=table.grace(chair.person)
            if running and chair.person and not chair.gone and chair.person not in here
            else None,
            nonce=chair.nonce,
            shown=chair.shown,
            muted=chair.muted,
        )
        for seat, chair in room.chairs.items()
    }


def _question(room: Room, asked: Pending | None) -> m.Question | None:
    return m.Question(asked.by, room.waiting_for(asked)) if asked else None


def _asking(table: TableDescribed, person: e.Person | None) -> list[m.AskedSeat]:
    """Those who play here, and whoever asks, see who asks."""
    room = table.room
    return [
        m.AskedSeat(
            ask=asking.id,
            seat=asking.seat,
            name=asking.name,
            mine=asking.person == person,
            answer=person in asking.asked(room) and person not in asking.yes,
        )
        for asking in table.asking.values()
        if asking.person == person or (person and table.belongs(person))
    ]
