"""What is asked of a store, whatever stands behind it.

A page is durable when its `then` is called with None. (table, number) is unique: of two writers
that race, one gets Conflict, looks again and tries again.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from ludotheque.contract import Refusal, Seat


class Conflict(Exception):
    """Somebody else has written this number."""


class Trouble(Refusal):
    """The disk is full, read-only or locked. Nothing was half-written; trying again may help."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show, and whose list a table is in."""

    game: str
    status: str
    public: bool
    names: list[str | None]
    free: int
    people: list[str]
    updated: int


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is."""

    tables: dict[str, int]  # by status
    entries: int
    people: int  # who sit somewhere, or are hosts
    bytes: int  # of the database


Row = tuple[str, int, bytes]  # an entry of a log: the table's code, its number, the entry
Kept = tuple[bytes, bytes | None]  # an entry, and what is personal in it if that is still there


Need = tuple[str, int, str | None]  # code, level, rules: see `Page`


class Page(NamedTuple):
    """What is written at once: all of it, or nothing."""

    rows: Sequence[Row]  # without what is personal; of several tables, if need be
    personal: Sequence[tuple[str, int, str, bytes]] = ()
    """Code, number, person, JSON: names and words are kept apart, so that they can be erased."""
    summaries: Sequence[tuple[str, Summary]] = ()
    ends: Sequence[tuple[str, bytes]] = ()  # what is kept of a finished match beside its log
    looks: Sequence[tuple[str, int, bytes, bytes]] = ()
    """Code, number of the fact in the match, trace, film: of a deed, to look at it again."""
    needs: Sequence[Need] = ()  # what a node must be able to read and play that takes a table


Then = Callable[[Any], object]  # is called with the result, or with the exception


class Log(Protocol):
    """Every table, entry by entry, and what lies beside its log."""

    def write(self, page: Page, then: Then) -> None: ...
    def append(self, page: Page) -> Awaitable[None]: ...
    async def load(self, code: str, after: int = 0) -> list[Kept]: ...
    async def end(self, code: str) -> bytes | None: ...
    async def looks(self, code: str) -> list[tuple[int, bytes, bytes]]: ...
    async def film(self, code: str, n: int) -> bytes | None: ...
    async def shown(self, code: str) -> dict[Seat, int]: ...
    async def mark_shown(self, code: str, seat: Seat, n: int) -> None: ...
    async def delete(self, code: str) -> None: ...
    async def touch(self) -> None: ...


class Directory(Protocol):
    """Which tables there are, for the lists of guests and of the host of the house."""

    async def mine(self, person: str, limit: int) -> list[tuple[str, Summary]]: ...
    async def public(self, limit: int) -> list[tuple[str, Summary]]: ...
    async def tables(self, statuses: Sequence[str], limit: int) -> list[tuple[str, Summary]]: ...
    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]: ...
    async def summary(self, code: str) -> Summary | None: ...
    async def figures(self) -> Figures: ...


class People(Protocol):
    """What people are called, and what goes when they wish it gone."""

    async def name_of(self, person: str) -> str | None: ...
    async def rename(self, person: str, name: str) -> None: ...
    async def tables_of(self, person: str) -> list[str]: ...
    async def erase(self, person: str) -> list[str]: ...


class Store(Log, Directory, People, Protocol):
    """All three: a page changes more than one of them, at once or not at all."""

    async def close(self) -> None: ...
