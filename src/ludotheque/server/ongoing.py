"""A deed at a live table: awaited, queued or going on. It hangs on the table, beside the room."""

import asyncio
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludotheque import motion
from ludotheque import wire as m
from ludotheque.contract import Seat, Setting
from ludotheque.server import cues
from ludotheque.server.limits import limits
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Room
from ludotheque.server.theatre import Link

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable  # they hang on each other

EVERY = 2  # steps from one picture to the next for who looks on: the hand itself sees all of them
A_PICTURE = limits.PICTURE_BYTES * EVERY / 60  # bytes, on average
_names = itertools.count(1)


class Ongoing:
    def __init__(
        self,
        table: "LiveTable",
        number: int,
        setting: Setting | None,
        given_up: Callable[["Ongoing"], object],
    ) -> None:
        self.table, self.number, self.setting = table, number, setting
        self.name = next(_names)  # what the stages call it
        self.link: Link | None = None  # to where it is done
        self.place = 0  # in the queue
        self.seconds = 0.0  # for the hands
        self.grace: float | None = None
        self.hidden = True  # nobody may see yet how it is set
        self.over: cues.Over | None = None
        self.writing = False
        self.failures = 0
        self.alarm: asyncio.TimerHandle | None = None
        self._given_up = given_up
        self._told: tuple[bool, dict[Seat, str]] = (False, {})
        self._step, self._picture = 0, b""
        self._shown, self._allowance = 0, A_PICTURE  # to who looks on: up to which step, and bytes

    @property
    def busy(self) -> bool:
        """It goes on also if nobody looks. In a pause it does not: who comes back begins it again,
        as it was set."""
        frozen, _ = self._told
        return bool(self.over or self.place or (self.link and not frozen))

    def give_up(self) -> None:
        """The table is no longer ours, or something else is awaited there."""
        if self.alarm:
            self.alarm.cancel()
        self._given_up(self)

    def is_awaited(self, room: Room) -> bool:
        return awaited(room) == self.number

    # ---- the hands ------------------------------------------------------------------------------

    def bots(self, room: Room) -> dict[Seat, str]:
        levels = {seat: room.chairs[seat].bot for seat in room.hands}
        return {seat: level for seat, level in levels.items() if level}

    def people(self, room: Room) -> list[str]:
        """Whose hands they are, where no bot moves them."""
        chairs = [room.chairs[seat] for seat in room.hands]
        return [chair.person for chair in chairs if chair.person and not chair.bot]

    def keep_up(self) -> bool:
        """The stage is told when a pause begins or ends, and when a bot sits down or gets up.
        Whether there may be room for another now."""
        room, link = self.table.room, self.link
        was_frozen, bots_before = self._told
        self._told = frozen, bots = room.status != "playing", self.bots(room)
        if link is None:
            return False
        if bots != bots_before:
            link.say(cues.Seated(self.name, bots))
        if frozen == was_frozen:
            return False
        link.say(cues.Frozen(self.name, frozen))
        (link.deeds.discard if frozen else link.deeds.add)(self.name)
        return frozen

    def begins(self, link: Link, bots: dict[Seat, str]) -> None:
        self.link, self.place, self._told = link, 0, (False, bots)
        self._step, self._picture, self._shown = 0, b"", 0

    # ---- what is seen ---------------------------------------------------------------------------

    def info(self) -> m.DeedInfo | None:
        """For the frames of everybody."""
        setting = self.setting
        if setting is None or not self.is_awaited(self.table.room):
            return None
        assert self.table.room.match is not None
        return m.DeedInfo(
            deed=self.number,
            judge=setting.judge,
            version=setting.version,
            by=list(setting.by),
            what=None if self.hidden else setting.what,
            begun=self.table.room.match.begun is not None,
            place=self.place,
            seconds=self.seconds if self.link else None,
        )

    def seen(self, step: int, data: bytes) -> None:
        self._step, self._picture = step, data
        hands = self.people(self.table.room)
        look_on = step >= self._shown + EVERY
        if look_on:
            steps, self._shown = step - self._shown, step
            most = 3 * A_PICTURE
            self._allowance = min(most, self._allowance + A_PICTURE * steps / EVERY)
            look_on = self._allowance > 0
        if self.table.stale:
            return
        message = self._message()
        if look_on:
            self._allowance -= len(message)
        for onlooker in self.table.onlookers:
            if onlooker.pictures and (look_on or onlooker.person in hands):
                onlooker.pictures(message)

    def show_to(self, onlooker: Onlooker) -> None:
        """Whoever has just come: with the setting, which is in the frame, it is all."""
        if onlooker.pictures and self._picture and not (self.hidden or self.table.stale):
            onlooker.pictures(self._message())

    def show_end(self) -> None:
        """The last picture to everybody, whatever they have missed."""
        for onlooker in self.table.onlookers:
            self.show_to(onlooker)

    def _message(self) -> bytes:
        return motion.picture(self.table.room.n, self.number, self._step, self._picture)


def awaited(room: Room) -> int | None:
    """The number of the deed that a digital match waits for, if it waits for one."""
    if not room.awaits_fact or room.status not in ("playing", "paused"):
        return None
    return room.match.awaited_since if room.match else None
