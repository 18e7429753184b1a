"""What many types of the wire are made of."""

from typing import Annotated, Literal

import msgspec

NAME_CHARACTERS = 24
CHAT_CHARACTERS = 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_CHARACTERS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=16)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, msgspec.Meta(max_length=64)]
LogNumber = Annotated[int, msgspec.Meta(ge=0)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Status = Literal["open", "playing", "paused", "disputed", "stale", "over"]
Mode = Literal["digital", "referee"]
Visibility = Literal["private", "public"]
Departure = Literal["resign", "timeout", "leave"]
# Without a result: other rules are here now; the house closed it.
Ending = Literal["rules", "house"]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]
Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32,64})?$")]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """None of both: no clock. `move`: so long for each move. `total`: for all, plus `increment`."""

    move: Seconds | None = None  # seconds for each move
    total: Seconds | None = None  # seconds for all moves of a seat
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0  # seconds gained with each move
