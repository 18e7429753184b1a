"""Who comes to a table, and what they ask: as one node tells another."""

import msgspec


class Visit(msgspec.Struct, frozen=True, kw_only=True):
    """A socket."""

    code: str
    person: str
    address: str
    hands: bool = False  # what is done with the hand is sent and seen here
    seated: bool = True  # whoever sits there looks at their seat first; a screen for all never does


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """An HTTP request of somebody whose cookie was checked."""

    code: str
    person: str
    address: str
    method: str
    path: str
    query: str = ""
    body: bytes = b""
    headers: dict[str, str] = {}


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    status: int
    headers: dict[str, str]
    body: bytes
