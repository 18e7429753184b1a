"""What goes over the wire: commands in, frames and answers out. Server and client share it, and
docs/websocket.md and the OpenAPI description are made from these types."""

from typing import Annotated, Any

import msgspec

from ludotheque.contract import Attempt, Event, Outcome, Seat
from ludotheque.motion import DeedInfo as DeedInfo
from ludotheque.motion import Film as Film
from ludotheque.wire.commands import AddNonce as AddNonce
from ludotheque.wire.commands import AnswerPause as AnswerPause
from ludotheque.wire.commands import AnswerSeat as AnswerSeat
from ludotheque.wire.commands import AnswerUndo as AnswerUndo
from ludotheque.wire.commands import AskHint as AskHint
from ludotheque.wire.commands import AskRematch as AskRematch
from ludotheque.wire.commands import Command as Command
from ludotheque.wire.commands import Confirm as Confirm
from ludotheque.wire.commands import Correct as Correct
from ludotheque.wire.commands import Declare as Declare
from ludotheque.wire.commands import Dispute as Dispute
from ludotheque.wire.commands import Door as Door
from ludotheque.wire.commands import EndStale as EndStale
from ludotheque.wire.commands import Move as Move
from ludotheque.wire.commands import Mute as Mute
from ludotheque.wire.commands import PassHost as PassHost
from ludotheque.wire.commands import Pause as Pause
from ludotheque.wire.commands import Remove as Remove
from ludotheque.wire.commands import Resign as Resign
from ludotheque.wire.commands import Resume as Resume
from ludotheque.wire.commands import Say as Say
from ludotheque.wire.commands import SeatBot as SeatBot
from ludotheque.wire.commands import ShowHand as ShowHand
from ludotheque.wire.commands import Shown as Shown
from ludotheque.wire.commands import Sit as Sit
from ludotheque.wire.commands import SocketCommand as SocketCommand
from ludotheque.wire.commands import Stand as Stand
from ludotheque.wire.commands import Start as Start
from ludotheque.wire.commands import TableCommand as TableCommand
from ludotheque.wire.commands import TakeBack as TakeBack
from ludotheque.wire.commands import Undo as Undo
from ludotheque.wire.commands import Watch as Watch
from ludotheque.wire.kinds import Clock as Clock
from ludotheque.wire.kinds import Departure as Departure
from ludotheque.wire.kinds import Ending as Ending
from ludotheque.wire.kinds import Level as Level
from ludotheque.wire.kinds import Mode as Mode
from ludotheque.wire.kinds import Name as Name
from ludotheque.wire.kinds import Nonce as Nonce
from ludotheque.wire.kinds import SeatNumber as SeatNumber
from ludotheque.wire.kinds import Status as Status
from ludotheque.wire.kinds import Visibility as Visibility

# The codes with which a socket is closed, and what they ask of whoever reads them. The last message
# before says why, in the words files.
NO_SUCH_TABLE = 4404  # there is no such table: coming back cannot help
NOT_LET_IN = 4403  # one who may not come in, or no longer: coming back cannot help by itself
NEWER = 4426  # the table needs a newer house: coming back cannot help before it is upgraded
REPLACED = 4409  # the same person has opened many more windows since: this one need not come back
TOO_MANY = 4429  # there is no room just now: come back, after a longer wait each time
TOO_SILENT = 4408  # the socket was silent for too long: come back
GOING_AWAY = 1012  # the server stops, or the table lives elsewhere now: come back in a moment


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. `mine`: the one who asks. `here`: connected now."""

    name: str | None = None  # nobody's: the seat is free
    bot: str | None = None  # its level
    mine: bool = False  # the one who asks sits there
    here: bool = False  # connected now
    away: bool = False  # a bot plays for somebody who may come back
    gone: Departure | None = None  # has left the match for good, and how
    clock: float | None = None  # seconds left
    running: bool = False  # the clock is
    grace: float | None = None  # not here: seconds until a bot may play for them
    nonce: str = ""  # what this player's own browser has added to the dice
    shown: float | None = None  # by this hand, where the table evens hands out
    muted: bool = False  # the host does not want to read what they write


class Question(msgspec.Struct, frozen=True):
    """Somebody asks the others: to take a move back, or to stop the clocks for a while."""

    seat: Seat  # who asked
    waiting: list[Seat]  # whose yes is still needed


class AskedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody asks for a seat of the running match."""

    ask: str  # to be answered by
    seat: Seat  # the one they ask for
    name: str  # what they call themselves
    mine: bool = False  # it is the one who reads this
    answer: bool = False  # the one who reads this is asked, and has not answered yet


class FactInfo(msgspec.Struct, frozen=True):
    """The fact that was declared last and does not stand yet."""

    fact: str  # as it was declared
    seat: Seat  # who declared it
    attempt: Attempt | None = None  # what it is about; none: nobody had asked
    disputed: Seat | None = None  # who says that it was not so
    judge: Seat | None = None  # who settles that


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody at the table has said."""

    n: int  # its log number
    name: str  # who said it
    seat: Seat | None = None  # where they sat
    text: str = ""  # either this
    phrase: str = ""  # or this, a code in the words files


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table that whoever asks may know, but the game itself."""

    code: str  # in the table's link, /t/CODE
    game: str  # the box, by the name on its card
    players: int  # how many seats there are
    options: dict[str, Any]  # those that were chosen; the others have their defaults
    mode: Mode  # played here, or with the real box
    visibility: Visibility  # whether it is in the list of public tables
    clock: Clock  # what was agreed; the time left is with the seats
    status: Status  # open: not started yet
    seats: dict[Seat, SeatInfo]  # all of them, by number
    host: bool  # the one who asks is the host
    host_seat: Seat | None = None  # if the host sits
    to_act: list[Seat] = []  # 0 is the judge: a fact is awaited
    undo: Question | None = None  # somebody has asked for one
    pause: Question | None = None  # somebody has asked for one
    asking: list[AskedSeat] = []  # for seats of the running match
    closed: bool = False  # to onlookers
    fact: FactInfo | None = None  # one that may still be disputed
    seed_hash: str = ""  # published when the table is opened, before anybody sits
    seed: str | None = None  # when it is over
    ended: Ending | None = None  # without a result, and why
    rematch: str | None = None  # the code of the next table
    thinking: list[Seat] = []  # bots
    hints: bool = False  # whoever is to act may ask for one
    watchers: int = 0  # how many look on without a seat


class Choice(msgspec.Struct, frozen=True):
    """A legal move, its number, and what it would do up to the first chance or secret."""

    move: str  # in canonical text, to be sent as it is
    number: int  # the same for the same move everywhere, for action masks
    effects: list[Event]  # may be shown as a preview


class Numbered(msgspec.Struct, frozen=True):
    """An event, with the log number at which it happened."""

    n: int  # its log number
    event: Event


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="frame", kw_only=True):
    """The whole of what one seat (or a spectator) may know, after log number `n`."""

    n: int  # the log number that this is the state after
    seat: Seat | None  # whose view it is; none: a spectator's
    table: TableInfo  # seats, host, clocks, what is pending
    view: dict[str, Any] | None = None  # None before the match starts
    events: list[Numbered] = []  # what is new since the last frame, or was missed
    moves: list[Choice] = []  # what this seat may play, or the facts it may declare
    ask: str | None = None  # the message in the box's words that says what to do
    attempt: Attempt | None = None  # what the judge is asked
    deed: DeedInfo | None = None  # how that is done here, with a hand
    stands: dict[str, Any] | None = None  # what deeds have left; null: as before, or not asked for
    interruptions: list[Choice] = []  # facts that may be declared now though nobody asks for them
    corrections: list[Choice] = []  # what the fact can be corrected to, for the one who may do it
    outcome: Outcome | None = None  # when it is over
    chat: list[ChatLine] = []  # new lines
    log: list[Numbered] | None = None  # in the first frame: what was told before and has not faded


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done", kw_only=True):
    """The command with this id is in the log, durably, at number `n`."""

    id: str  # of the command
    n: int  # of its entry in the log
    code: str | None = None  # of the rematch


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", kw_only=True):
    """It is not, and nothing has changed. The code and arguments are in the words files."""

    id: str = ""  # of the command, if it could be read
    code: str  # the message `error-CODE` in the words files
    args: dict[str, Any] = {}  # what that message needs


class Thinking(msgspec.Struct, frozen=True, tag_field="type", tag="thinking", kw_only=True):
    """A bot has begun to think."""

    seat: Seat  # where the bot sits


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason for a move, as the search has found it."""

    kind: str  # the message `why-KIND` in the words files
    args: dict[str, Any] = {}  # what that message needs; moves in canonical text


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move, and how good it is."""

    move: str  # in canonical text
    value: float  # from 0, lost, to 1, won
    why: list[Why] = []  # of the best: what matters most comes first


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint", kw_only=True):
    """What a strong player would do, from what the seat knows and has not faded."""

    id: str  # of the command
    seat: Seat  # who asked
    n: int  # the log number after which it was asked: later it is about the past
    best: str  # in canonical text
    moves: list[Advised]  # all that the seat may play, the best first


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome", kw_only=True):
    """The first message on every socket: a page that is not this one is older than the house."""

    page: str  # which page is served now; empty: none has been built


ServerMessage = Welcome | Frame | Done | Refused | Thinking | Hint


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table. `bots` maps seats to levels; `name` seats the host at seat 1."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]  # the name on the box's card
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]  # how many seats
    options: dict[str, str | int | bool] = {}  # as the rulebook of the box names them
    mode: Mode = "digital"  # one of those on the box's card
    visibility: Visibility = "private"  # public tables are listed for everybody
    clock: Clock = Clock()  # none, unless it is given
    bots: dict[SeatNumber, Level] = {}  # the level of the bot at each of these seats
    name: Name | None = None  # of the host, who then sits at seat 1
    nonce: Nonce = ""  # the host's own part of the dice, as in **sit**
    hints: bool = False  # whoever is to act may ask what a strong player would do


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """Where to find the new table."""

    code: str  # to be told to friends
    link: str  # the path of the table's page


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The one who asks."""

    name: str  # empty for somebody who has not said it yet


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the one who asks wants to be called."""

    name: Name  # as others will see it


class SeatLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat, to sit there from another device."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # as in /s/SECRET


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat's secret leads: it is on this device now."""

    code: str  # of the table
    seat: Seat


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str  # in the table's link, /t/CODE
    game: str  # the box, by the name on its card
    status: Status  # open: not started yet
    names: list[str | None]  # seat by seat; none: free
    free: int  # how many seats are free
    updated: int  # milliseconds since 1970
    # Of a table of mine that is not over:
    bots: list[Seat] = []  # the seats of bots, not those where one plays for somebody
    mine: list[Seat] = []  # where the one who asks sits
    to_act: list[Seat] = []  # who may act now; 0: what happened on a real table is awaited
