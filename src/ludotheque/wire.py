"""What goes over the wire: commands in, frames and answers out. Server and client share it.

docs/websocket.md and the OpenAPI description are made from these types.
"""

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.contract import Event, Outcome, Seat

NAME_CHARACTERS = 24
CHAT_CHARACTERS = 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_CHARACTERS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=16)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, msgspec.Meta(max_length=64)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Status = Literal["open", "playing", "paused", "disputed", "over"]
Mode = Literal["digital", "referee"]
Visibility = Literal["private", "public"]
Departure = Literal["resign", "timeout", "leave"]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """None of both: no clock. `move`: so long for each move. `total`: for all, plus `increment`."""

    move: Seconds | None = None
    total: Seconds | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """What somebody wants done at a table. `id` comes back with the answer."""

    id: ClientId = ""


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a free seat. One person may take several: hot-seat."""

    seat: SeatNumber
    name: Name


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give the seat up. In a running match that is leaving it."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="bot", kw_only=True):
    """The host seats a bot or, in a running match, somebody lets one play for who is away."""

    seat: SeatNumber
    level: Level


class TakeBack(Command, frozen=True, tag="take-back", kw_only=True):
    """Whoever was away sits down again where a bot has played for them."""

    seat: SeatNumber


class PassHost(Command, frozen=True, tag="pass-host", kw_only=True):
    """The host hands the table to whoever sits at this seat."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start", kw_only=True):
    """The host starts the match; every seat must be taken."""


class Move(Command, frozen=True, tag="move", kw_only=True):
    """A move in canonical text. `n` is the log number it answers. Sent twice, it is played once."""

    seat: SeatNumber
    move: MoveText
    n: Annotated[int, msgspec.Meta(ge=0)] = 0


class Declare(Command, frozen=True, tag="declare", kw_only=True):
    """Referee: what happened at the real table, as the player at `seat` saw it."""

    seat: SeatNumber
    fact: MoveText


class Confirm(Command, frozen=True, tag="confirm", kw_only=True):
    seat: SeatNumber


class Dispute(Command, frozen=True, tag="dispute", kw_only=True):
    """That is not what happened: play is frozen until the host corrects or keeps the fact."""

    seat: SeatNumber


class Correct(Command, frozen=True, tag="correct", kw_only=True):
    """The host settles a dispute: the fact as it was."""

    fact: MoveText


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Ask to take one's last move back; all people at the table must agree."""

    seat: SeatNumber


class AnswerUndo(Command, frozen=True, tag="answer-undo", kw_only=True):
    seat: SeatNumber
    yes: bool


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    seat: SeatNumber


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    seat: SeatNumber


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    seat: SeatNumber


class Say(Command, frozen=True, tag="say", kw_only=True):
    """A short line, or a ready-made phrase by its code."""

    text: Annotated[str, msgspec.Meta(max_length=CHAT_CHARACTERS)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=32)] = ""


class AskRematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Once it is over: a new table, the same people in the same seats."""


class Watch(Command, frozen=True, tag="watch", kw_only=True):
    """Which seat this socket looks at; none: the spectator's view, behind the curtain."""

    seat: SeatNumber | None = None


class Shown(Command, frozen=True, tag="shown", kw_only=True):
    """The person at this socket's seat has been shown everything up to log number `n`."""

    n: Annotated[int, msgspec.Meta(ge=0)]


TableCommand = (
    Sit
    | Stand
    | SeatBot
    | TakeBack
    | PassHost
    | Start
    | Move
    | Declare
    | Confirm
    | Dispute
    | Correct
    | Undo
    | AnswerUndo
    | Resign
    | Pause
    | Resume
    | Say
    | AskRematch
)
SocketCommand = TableCommand | Watch | Shown


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. `mine`: the one who asks. `here`: connected now."""

    name: str | None = None
    bot: str | None = None
    mine: bool = False
    here: bool = False
    away: bool = False  # a bot plays for somebody who may come back
    gone: Departure | None = None
    clock: float | None = None  # seconds left
    running: bool = False  # the clock is


class UndoInfo(msgspec.Struct, frozen=True):
    seat: Seat
    waiting: list[Seat]


class FactInfo(msgspec.Struct, frozen=True):
    """The fact that was declared last and does not stand yet."""

    fact: str
    seat: Seat


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table that whoever asks may know, but the game itself."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    mode: Mode
    visibility: Visibility
    clock: Clock
    status: Status
    seats: dict[Seat, SeatInfo]
    host: bool  # the one who asks is the host
    host_seat: Seat | None = None
    to_act: list[Seat] = []
    undo: UndoInfo | None = None
    fact: FactInfo | None = None
    seed_hash: str = ""
    seed: str | None = None  # when it is over
    rematch: str | None = None
    thinking: list[Seat] = []  # bots
    watchers: int = 0


class Choice(msgspec.Struct, frozen=True):
    """A legal move, its number, and what it would do up to the first chance or secret."""

    move: str
    number: int
    effects: tuple[Event, ...]


class Numbered(msgspec.Struct, frozen=True):
    """An event, with the log number at which it happened."""

    n: int
    event: Event


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="frame", kw_only=True):
    """The whole of what one seat (or a spectator) may know, after log number `n`."""

    n: int
    seat: Seat | None
    table: TableInfo
    view: dict[str, Any] | None = None  # None before the match starts
    events: list[Numbered] = []  # what is new since the last frame, or was missed
    moves: list[Choice] = []
    ask: str | None = None
    outcome: Outcome | None = None
    chat: list[ChatLine] = []  # new lines
    log: list[Numbered] | None = None  # in the first frame: what was told before and has not faded


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done", kw_only=True):
    """The command with this id is in the log, durably, at number `n`."""

    id: str
    n: int
    code: str | None = None  # of the rematch


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", kw_only=True):
    """It is not, and nothing has changed. The code and arguments are in the words files."""

    id: str = ""
    code: str
    args: dict[str, Any] = {}


class Thinking(msgspec.Struct, frozen=True, tag_field="type", tag="thinking", kw_only=True):
    """A bot has begun to think."""

    seat: Seat


ServerMessage = Frame | Done | Refused | Thinking


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table. `bots` maps seats to levels; `name` seats the host at seat 1."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, str | int | bool] = {}
    mode: Mode = "digital"
    visibility: Visibility = "private"
    clock: Clock = Clock()
    bots: dict[SeatNumber, Level] = {}
    name: Name | None = None
    hints: bool = False


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """Where to find the new table."""

    code: str
    link: str


class Me(msgspec.Struct, frozen=True, kw_only=True):
    name: str


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class SeatLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat, to sit there from another device."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    status: Status
    names: list[str | None]
    free: int
    updated: int
