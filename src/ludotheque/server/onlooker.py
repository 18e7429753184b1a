"""Somebody who looks at a table, through one socket."""

import time
from collections.abc import Callable

import msgspec

from ludotheque import wire as m
from ludotheque.contract import Seat


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
        pictures: Callable[[bytes], object] | None = None,
    ) -> None:
        self.person, self.address = person, address
        self.pictures = pictures  # where they go; none: this socket wants no hands and no pictures
        self.seat: Seat | None = None
        self.stands = b"null"  # what it was told last of what deeds have left
        self.sent = 0  # the log number up to which events and chat were sent
        self.first = True
        self.came = time.monotonic()
        self.leaving = False
        self._leave = leave
        self._say, self._give_up = say, give_up

    def send(self, data: bytes) -> None:
        if self.leaving:
            return  # what they asked last they ask again, when they come back
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
