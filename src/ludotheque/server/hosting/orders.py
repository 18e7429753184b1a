"""What the host of the house may ask for, and what is answered: `ludotheque admin`."""

from typing import get_args

import msgspec

from ludotheque.contract import Seat
from ludotheque.server.store import Figures
from ludotheque.wire import Status

STATUSES: tuple[str, ...] = get_args(Status)


class Order(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class List(Order, frozen=True, tag="list"):
    status: str | None = None
    limit: int = 50


class Show(Order, frozen=True, tag="show"):
    code: str


class Close(Order, frozen=True, tag="close"):
    """A match that runs ends without a result; all of it is kept."""

    code: str


class Delete(Order, frozen=True, tag="delete"):
    code: str


class Export(Order, frozen=True, tag="export"):
    code: str


class Count(Order, frozen=True, tag="figures"):
    pass


class Erase(Order, frozen=True, tag="erase"):
    """Whoever sat down last at this seat: their names and words, at all tables."""

    code: str
    seat: Seat


class Drain(Order, frozen=True, tag="drain"):
    """The node of this machine takes no more tables, and gives away what it has."""


AnyOrder = List | Show | Close | Delete | Export | Count | Erase | Drain


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    status: str
    names: list[str | None]
    updated: int  # milliseconds since 1970


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A table by itself."""

    code: str
    alias: str  # what it is called in the log
    game: str
    status: str
    public: bool
    names: list[str | None]
    free: int
    entries: int
    opened: int
    updated: int
    in_memory: bool


class Exported(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an exported log."""

    n: int
    entry: msgspec.Raw
    personal: msgspec.Raw | None = None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is, and how much of it is in memory."""

    kept: Figures
    loaded: int
    sockets: int
    online: int = 0  # people at tables, in the whole house as far as it is known


class Done(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[str]  # that were changed


class Drained(msgspec.Struct, frozen=True, kw_only=True):
    gone: int  # tables that others have now
    kept: int  # matches that no other node can play


Answer = list[Row] | Shown | list[Exported] | Told | Done | Drained
