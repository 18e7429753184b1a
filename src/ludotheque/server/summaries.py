"""What lists of tables are told of a table."""

from typing import Any

from ludotheque.contract import JUDGE
from ludotheque.server.decide import now
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room
from ludotheque.server.store import Summary


def listed(table: LiveTable, room: Room) -> Any:
    """What a list shows, to see whether it is worth writing down anew."""
    names = [chair.name for chair in room.chairs.values()]
    return room.status, names, room.host, sorted(room.people), waits_for(table, room)


def waits_for(table: LiveTable, room: Room) -> list[int]:
    """The seats to act whose people are not here: whoever is here knows."""
    acting = [seat for seat in room.hands or room.to_act if seat != JUDGE]
    return [seat for seat in acting if not table.has(room.chairs[seat].person)]


def summary(table: LiveTable, room: Room) -> Summary:
    chairs = room.chairs.values()
    people = dict.fromkeys([room.host, *(chair.person for chair in chairs if chair.person)])
    return Summary(
        game=room.opened.game,
        status=room.status,
        public=room.opened.visibility == "public" and not room.closed,
        names=[chair.name for chair in chairs],
        free=sum(not chair.taken for chair in chairs),
        people=list(people),
        updated=now(),
    )
