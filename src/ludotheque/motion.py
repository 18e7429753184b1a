"""Deeds on the wire: how one is set and, as binary messages for clients that ask for them with
`?hands=1`, hands and pictures. What a judge's own bytes mean is its affair; here is what they are
wrapped in."""

from struct import Struct
from typing import Any, NamedTuple

import msgspec

from ludotheque.contract import Seat

HAND, PICTURE = 1, 2  # the first byte of every message

# Numbers are little-endian.
_hand = Struct("<BBI")  # HAND, seat, deed
_picture = Struct("<BIII")  # PICTURE, n, deed, step
HAND_HEAD, PICTURE_HEAD = _hand.size, _picture.size  # bytes before those of the judge


class DeedInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How the awaited attempt is done with a hand on a screen. What moves then is in pictures."""

    deed: int  # what hands and pictures call it
    judge: str  # who judges it, and knows what hands and pictures mean
    version: int  # of that judge
    by: list[Seat]  # whose hands
    what: dict[str, Any] | None = None  # what lies where; none: it has not been shown yet
    begun: bool = False  # it cannot be taken back any more
    place: int = 0  # in the queue: there is no room for it yet, and the clock stands
    seconds: float | None = None  # for all of it, when it goes on; then the hand opens


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen of a deed that is over, with how it was set."""

    judge: str  # who judged it, and knows what its pictures mean
    version: int  # of that judge
    by: list[Seat]  # whose hands
    what: dict[str, Any]  # what lay where
    steps: list[int]  # of each picture: sixtieths of a second since the deed began
    pictures: list[bytes]  # all that had moved by then since the setting, in base64


class Hand(NamedTuple):
    """From a client: what a hand does."""

    seat: int  # whose hand
    deed: int  # as the frame calls it: what comes too late is about another, and means nothing
    data: bytes  # for the judge


class Picture(NamedTuple):
    """To a client: all that has moved since the deed was set."""

    n: int  # the log number that it belongs to
    deed: int  # as the frame calls it
    step: int  # sixtieths of a second that the deed has taken so far
    data: bytes  # from the judge


def hand(seat: int, deed: int, data: bytes) -> bytes:
    return _hand.pack(HAND, seat, deed) + data


def read_hand(message: bytes) -> Hand:
    """Or a ValueError, which says what is wrong."""
    if len(message) < HAND_HEAD or message[0] != HAND:
        raise ValueError(f"A hand is {HAND_HEAD} bytes or more, of which the first is {HAND}.")
    _, seat, deed = _hand.unpack_from(message)
    return Hand(seat, deed, message[HAND_HEAD:])


def picture(n: int, deed: int, step: int, data: bytes) -> bytes:
    return _picture.pack(PICTURE, n, deed, step) + data


def read_picture(message: bytes) -> Picture:
    kind, n, deed, step = _picture.unpack_from(message)
    if kind != PICTURE:
        raise ValueError(f"not a picture: {kind}")
    return Picture(n, deed, step, message[PICTURE_HEAD:])
