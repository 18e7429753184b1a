"""What a table's log is made of. The log is the truth: everything else is folded from it.

Times (`at`) are milliseconds since 1970, as the server saw them: for people. Clocks follow `spent`,
which was measured by a clock that never jumps.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from ludotheque.contract import Refusal, Scene, Seat, Setting
from ludotheque.wire import Clock, Departure, Ending, Mode, Visibility

Person = str  # an identity: nobody sees it but its owner


class Entry(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    at: int
    id: str = ""  # whose command it was, and their own name for it: sent twice, done once
    spent: int | None = None  # milliseconds since the entry before; none: as `at` says (old logs)


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    mode: Mode
    visibility: Visibility
    clock: Clock
    host: Person
    seed: str  # secret until the match is over
    hints: bool = False
    before: str | None = None  # the table that this is the rematch of


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """A person takes a free seat, or moves it to another device of theirs."""

    seat: Seat
    person: Person
    name: str = ""  # kept apart
    nonce: str = ""  # this player's own part of the dice
    allowed: list[Person] = []  # who has said yes, if it was a seat of the running match


class BotSat(Entry, frozen=True, tag="bot", kw_only=True):
    """A bot takes a free seat or, in a running match, plays for somebody who is away."""

    seat: Seat
    level: str


class Nonce(Entry, frozen=True, tag="nonce", kw_only=True):
    """A player's own part of the dice, added after sitting down."""

    seat: Seat
    nonce: str


class HandShown(Entry, frozen=True, tag="hand", kw_only=True):
    """What a player's hand has shown, where the table evens hands out."""

    seat: Seat
    shown: float


class Freed(Entry, frozen=True, tag="freed", kw_only=True):
    """A seat is free again (before the match)."""

    seat: Seat
    barred: bool = False  # the host has asked them to leave: they cannot sit down here again


class Muted(Entry, frozen=True, tag="muted", kw_only=True):
    seat: Seat
    muted: bool


class Door(Entry, frozen=True, tag="door", kw_only=True):
    """The table is closed to onlookers, or open again."""

    closed: bool


class Back(Entry, frozen=True, tag="back", kw_only=True):
    """Whoever was away plays again; the bot stands up."""

    seat: Seat


class HostPassed(Entry, frozen=True, tag="host", kw_only=True):
    person: Person


class Started(Entry, frozen=True, tag="started", kw_only=True):
    rules: int | None = None  # by which it is played; none: those of the opening (old logs)
    first: Seat | None = None  # who begins; none: as the options say


class Moved(Entry, frozen=True, tag="move", kw_only=True):
    """A move or, from seat 0, a fact; `by` is the seat that declared it. A fact without one ends a
    deed, which has left `scene` behind; what the hands did lies beside the log."""

    seat: Seat
    move: str
    by: Seat | None = None
    scene: Scene | None = None


class Begun(Entry, frozen=True, tag="begun", kw_only=True):
    """A deed was first shown, or first touched: from here on it is done as it was set."""

    setting: Setting


class Queued(Entry, frozen=True, tag="queued", kw_only=True):
    """There is no room for one more deed in the house just now, or there is again: while the hands
    wait, their clock stands."""

    waits: bool


class Confirmed(Entry, frozen=True, tag="confirmed", kw_only=True):
    """Another player agrees with the fact that was declared last."""

    seat: Seat


class Disputed(Entry, frozen=True, tag="disputed", kw_only=True):
    """Somebody does not; play is frozen until it is settled."""

    seat: Seat


class Corrected(Entry, frozen=True, tag="corrected", kw_only=True):
    """The fact as a judge settles it or, with `by`, as the one who declared it puts it right."""

    fact: str = ""  # none: it did not happen
    by: Seat | None = None


class UndoAsked(Entry, frozen=True, tag="undo-asked", kw_only=True):
    seat: Seat
    to: int  # an entry of the match
    of: list[Seat] | None = None  # whose yes it needs; none: of all people who play (old logs)


class UndoAnswered(Entry, frozen=True, tag="undo-answered", kw_only=True):
    """All people at the table must agree; one no is enough to drop it."""

    seat: Seat
    yes: bool


class Gone(Entry, frozen=True, tag="gone", kw_only=True):
    seat: Seat
    why: Departure


class Absent(Entry, frozen=True, tag="absent", kw_only=True):
    """Whoever sits there has been away beyond the grace: nobody waits for their yes any more."""

    seat: Seat


class PauseAsked(Entry, frozen=True, tag="pause-asked", kw_only=True):
    """With a clock, all people at the table must agree."""

    seat: Seat
    of: list[Seat]  # whose yes it needs


class PauseAnswered(Entry, frozen=True, tag="pause-answered", kw_only=True):
    seat: Seat
    yes: bool


class Ended(Entry, frozen=True, tag="ended", kw_only=True):
    """The match ends without a result."""

    why: Ending


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    seat: Seat


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """Play and clocks go on; without a seat, because the server was away."""

    seat: Seat | None = None


class Said(Entry, frozen=True, tag="said", kw_only=True):
    """A chat line, or one of the ready-made phrases by its code."""

    name: str = ""  # kept apart, as the text is
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""


class BotFailed(Entry, frozen=True, tag="bot-failed", kw_only=True):
    """A bot crashed or thought too long; a simpler one plays on."""

    seat: Seat
    level: str
    why: Literal["crashed", "overran", "illegal"]


class Rematch(Entry, frozen=True, tag="rematch", kw_only=True):
    code: str


AnyEntry = (
    Opened
    | Sat
    | Nonce
    | HandShown
    | BotSat
    | Freed
    | Muted
    | Door
    | Back
    | HostPassed
    | Started
    | Moved
    | Begun
    | Queued
    | Confirmed
    | Disputed
    | Corrected
    | UndoAsked
    | UndoAnswered
    | Gone
    | Absent
    | PauseAsked
    | PauseAnswered
    | Ended
    | Paused
    | Resumed
    | Said
    | BotFailed
    | Rematch
)

# A kind that came later than several nodes did is written only once all of them can read it: it is
# named here with its level, which the first release that reads it has, too.
LEVEL = 1
LEVELS: dict[type, int] = {}


def level(entries: Iterable[AnyEntry]) -> int:
    """Of the newest kind among them."""
    return max((LEVELS.get(type(entry), 1) for entry in entries), default=1)


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """Or a Refusal: what we do not know cannot be left out, or another table would come of it."""
    try:
        entry: AnyEntry = _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("table-newer") from error
    return entry


_words = msgspec.json.Decoder(dict[str, str])


def parted(entry: AnyEntry) -> tuple[bytes, bytes | None]:
    """As it is kept: the entry, and apart from it what a person may want to have erased."""
    match entry:
        case Sat(name=name):
            words = {"name": name}
        case Said(name=name, text=text):
            words = {"name": name, "text": text}
        case _:
            return encode(entry), None
    return encode(msgspec.structs.replace(entry, **dict.fromkeys(words, ""))), msgspec.json.encode(
        words
    )


def whole(data: bytes, personal: bytes | None) -> AnyEntry:
    """As it was written; names and words that were erased are empty."""
    entry = decode(data)
    if personal is None:
        return entry
    return msgspec.structs.replace(entry, **_words.decode(personal))
