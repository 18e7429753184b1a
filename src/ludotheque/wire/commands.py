"""What somebody may want done at a table: commands, as they come in."""

from typing import Annotated

import msgspec

from ludotheque.wire.kinds import (
    CHAT_CHARACTERS,
    ClientId,
    Level,
    LogNumber,
    MoveText,
    Name,
    Nonce,
    SeatNumber,
)


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """What somebody wants done at a table. `id` comes back with the answer."""

    id: ClientId = ""  # chosen by the sender, new for each command


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a free seat. One person may take several: hot-seat. In a running match it is asking for
    a seat that was left (with the real box: also for one's own, from a device that is not known any
    more): answered at once, and taken when the others have said yes."""

    seat: SeatNumber  # a free one
    name: Name  # as the others will see it
    nonce: Nonce = ""  # 32 to 64 hexadecimal digits by the player's own browser, for the dice


class AnswerSeat(Command, frozen=True, tag="answer-seat", kw_only=True):
    """Yes or no to somebody who asks for a seat of the running match."""

    ask: ClientId  # which of those in the frame
    yes: bool  # one no is enough to send them away


class AddNonce(Command, frozen=True, tag="nonce", kw_only=True):
    """The player's own part of the dice, before the match: for who sat down without one."""

    seat: SeatNumber  # one's own
    nonce: Nonce  # 32 to 64 hexadecimal digits


class ShowHand(Command, frozen=True, tag="hand", kw_only=True):
    """What one's hand has shown in the practice room, as its box counts it: before the match, and
    only where the table evens hands out. It is brought within bounds, and everybody sees it."""

    seat: SeatNumber  # one's own
    shown: Annotated[float, msgspec.Meta(ge=0, le=100)]  # of the box: bits a second


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give the seat up. In a running match that is leaving it."""

    seat: SeatNumber  # one's own


class Remove(Command, frozen=True, tag="remove", kw_only=True):
    """Before the start the host asks somebody to leave; they cannot sit down here again."""

    seat: SeatNumber  # where a person sits


class Mute(Command, frozen=True, tag="mute", kw_only=True):
    """The host does not want to read what somebody says; ready-made phrases go on."""

    seat: SeatNumber  # where a person sits
    muted: bool = True  # or may write again


class Door(Command, frozen=True, tag="door", kw_only=True):
    """The host closes the table to onlookers, who leave then, or opens it again."""

    closed: bool  # or open again


class SeatBot(Command, frozen=True, tag="bot", kw_only=True):
    """The host seats a bot or, in a running match, somebody lets one play for who is away."""

    seat: SeatNumber  # a free one or, in a running match, anybody's
    level: Level  # one of the bots on the box's card


class TakeBack(Command, frozen=True, tag="take-back", kw_only=True):
    """Whoever was away sits down again where a bot has played for them."""

    seat: SeatNumber  # one's own


class PassHost(Command, frozen=True, tag="pass-host", kw_only=True):
    """The host hands the table to whoever sits at this seat."""

    seat: SeatNumber  # where a person sits


class Start(Command, frozen=True, tag="start", kw_only=True):
    """The host starts the match; every seat must be taken."""

    first: SeatNumber | None = None  # with the real box: who begins, as its sheet has it


class Move(Command, frozen=True, tag="move", kw_only=True):
    """A move in canonical text. Sent twice under the same id, it is played once."""

    seat: SeatNumber  # one's own
    move: MoveText  # one of the moves in the frame
    n: LogNumber = 0  # of the frame on the screen: refused if this seat has moved or was undone


class Declare(Command, frozen=True, tag="declare", kw_only=True):
    """Referee: what happened at the real table, as the player at `seat` saw it."""

    seat: SeatNumber  # one's own
    fact: MoveText  # one of the moves or interruptions in the frame, or another with a measure
    n: LogNumber = 0  # of the frame that was on the screen: refused if play has gone on since


class Confirm(Command, frozen=True, tag="confirm", kw_only=True):
    """Another player saw it too: the fact stands."""

    seat: SeatNumber  # one's own, of another person than the one who declared
    n: LogNumber = 0  # of the frame that was on the screen: refused if play has gone on since


class Dispute(Command, frozen=True, tag="dispute", kw_only=True):
    """That is not what happened: play is frozen until the host corrects or keeps the fact."""

    seat: SeatNumber  # one's own, of another person than the one who declared
    n: LogNumber = 0  # of the frame that was on the screen: refused if play has gone on since


class Correct(Command, frozen=True, tag="correct", kw_only=True):
    """The host settles a dispute, or whoever declared puts their own fact right before it stands.

    Without a fact: it did not happen; what was asked is asked again."""

    fact: MoveText | None = None  # as it was; the same again keeps it


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Ask to take one's last move back; all people at the table must agree."""

    seat: SeatNumber  # one's own


class AnswerUndo(Command, frozen=True, tag="answer-undo", kw_only=True):
    """Yes or no to somebody who has asked to take a move back."""

    seat: SeatNumber  # one's own
    yes: bool  # one no is enough to drop it


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Give up. With two sides the other one wins; with more, a bot plays on."""

    seat: SeatNumber  # one's own


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Stop play and clocks until somebody resumes. Where a clock runs, the others must agree."""

    seat: SeatNumber  # one's own


class AnswerPause(Command, frozen=True, tag="answer-pause", kw_only=True):
    """Yes or no to somebody who has asked for a pause."""

    seat: SeatNumber  # one's own
    yes: bool  # one no is enough to drop it


class EndStale(Command, frozen=True, tag="end-stale", kw_only=True):
    """End a match that cannot go on, because the rules here have changed since: nobody has lost."""

    seat: SeatNumber  # one's own


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """Go on."""

    seat: SeatNumber  # one's own


class Say(Command, frozen=True, tag="say", kw_only=True):
    """A short line, or a ready-made phrase by its code."""

    text: Annotated[str, msgspec.Meta(max_length=CHAT_CHARACTERS)] = ""  # either this
    phrase: Annotated[str, msgspec.Meta(max_length=32)] = ""  # or this


class AskRematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Once it is over: a new table, the same people in the same seats."""


class Watch(Command, frozen=True, tag="watch", kw_only=True):
    """Which seat this socket looks at; none: the spectator's view, behind the curtain."""

    seat: SeatNumber | None = None  # one's own


class Shown(Command, frozen=True, tag="shown", kw_only=True):
    """The person at this socket's seat has been shown everything up to log number `n`."""

    n: LogNumber  # of a frame that this socket got


class AskHint(Command, frozen=True, tag="hint", kw_only=True):
    """What would a strong player do? Answered with a **hint**, to the asker alone; not logged."""

    seat: SeatNumber  # one's own, and to act


TableCommand = (
    Sit
    | AnswerSeat
    | AddNonce
    | ShowHand
    | Remove
    | Mute
    | Door
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
    | AnswerPause
    | EndStale
    | Resume
    | Say
    | AskRematch
)
SocketCommand = TableCommand | Watch | Shown | AskHint
