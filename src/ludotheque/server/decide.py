"""What a command comes to: an entry for the log, or a refusal. Pure: the room is not changed."""

import math
import time
from collections.abc import Callable

from ludotheque import bots
from ludotheque import wire as m
from ludotheque.contract import JUDGE, Illegal, Refusal, Seat
from ludotheque.server import entries as e
from ludotheque.server.limits import PHRASES, limits
from ludotheque.server.room import Chair, Room

Grace = Callable[
    [e.Person], float | None
]  # seconds that an absent person is waited for; None: here
# What a match needs in order to begin and to end: written also when a table's log is full.
TO_THE_END = (
    *(m.Start, m.SeatBot, m.Remove, m.TakeBack, m.Resume, m.AnswerUndo, m.AnswerPause),
    *(m.Move, m.Declare, m.Confirm, m.Dispute, m.Correct),
)
# What anybody can do without end: half of the log is for what else happens.
AT_WILL = (m.Say, m.Sit, m.AddNonce, m.ShowHand, m.Mute, m.Door, m.PassHost)


def now() -> int:
    return time.time_ns() // 1_000_000


def everybody_is_here(_: e.Person) -> None:
    return None


def decide(
    room: Room, command: m.TableCommand, person: e.Person, grace: Grace = everybody_is_here
) -> e.AnyEntry:
    _not_full(room, command, person)
    match command:
        case m.Move(seat=seat, move=move, n=n):  # nearly all of them
            _own(room, seat, person)
            if n and n < max(room.moved_at.get(seat, 0), room.rewound):
                raise Refusal("table-late")
            return _moved(room, seat, move)
        case m.Sit():
            return _sit(room, command, person)
        case m.AddNonce(seat=seat, nonce=nonce):
            _must_be(room, "open")
            if _own(room, seat, person).nonce or not nonce:
                raise Refusal("table-nonce")
            return e.Nonce(at=now(), seat=seat, nonce=nonce)
        case m.ShowHand(seat=seat, shown=shown):
            _must_be(room, "open")
            _own(room, seat, person)
            if (bounds := room.game.even(room.options)) is None:
                raise Refusal("table-not-even")
            least, most = bounds
            return e.HandShown(at=now(), seat=seat, shown=round(min(max(shown, least), most), 1))
        case m.Stand(seat=seat):
            if room.status == "open" and _chair(room, seat).bot:
                _as_host(room, person)
            else:
                _own(room, seat, person)
            if room.status == "open":
                return e.Freed(at=now(), seat=seat)
            return _gone(room, seat, "leave")
        case m.Remove() | m.Mute() | m.Door():
            return _hosted(room, command, person)
        case m.SeatBot():
            return _bot(room, command, person, grace)
        case m.TakeBack(seat=seat):
            if not (_own(room, seat, person).bot and room.match):
                raise Refusal("table-not-away")
            return e.Back(at=now(), seat=seat)
        case m.PassHost(seat=seat):
            _as_host(room, person)
            heir = _chair(room, seat).person
            if heir is None or heir not in room.people:
                raise Refusal("table-nobody-there", seat=seat)
            return e.HostPassed(at=now(), person=heir)
        case m.Start(first=first):
            return _started(room, first, person)
        case m.Say():
            return _say(room, command, person)
        case m.AskRematch() | m.AnswerSeat():
            raise AssertionError(f"not for one log alone: {command}")
        case _:
            return _in_play(room, command, person, grace)


def _started(room: Room, first: Seat | None, person: e.Person) -> e.AnyEntry:
    _as_host(room, person)
    _must_be(room, "open")
    if not all(chair.taken for chair in room.chairs.values()):
        raise Refusal("table-seats-free")
    if first is not None:
        _chair(room, first)
        if room.opened.mode != "referee":
            raise Refusal("table-not-referee")
    return e.Started(at=now(), rules=room.game.rules_version, first=first)


def _hosted(room: Room, command: m.Remove | m.Mute | m.Door, person: e.Person) -> e.AnyEntry:
    """What only the host may do."""
    _as_host(room, person)
    if isinstance(command, m.Door):
        return e.Door(at=now(), closed=command.closed)
    whom = _chair(room, command.seat).person
    if whom is None or whom == person:
        raise Refusal("table-nobody-there", seat=command.seat)
    if isinstance(command, m.Mute):
        return e.Muted(at=now(), seat=command.seat, muted=command.muted)
    _must_be(room, "open")
    return e.Freed(at=now(), seat=command.seat, barred=True)


def _in_play(room: Room, command: m.TableCommand, person: e.Person, grace: Grace) -> e.AnyEntry:
    match command:
        case m.Declare(seat=seat, fact=fact, n=n):
            _own(room, seat, person)
            if room.opened.mode != "referee":
                raise Refusal("table-not-referee")
            _not_late(room, n)
            return _moved(room, JUDGE, fact, by=seat)
        case m.Confirm(seat=seat, n=n):
            _other_than_declarer(room, seat, person)
            _not_late(room, n)
            return e.Confirmed(at=now(), seat=seat)
        case m.Dispute(seat=seat, n=n):
            _other_than_declarer(room, seat, person)
            _not_late(room, n)
            _must_be(room, "playing", "over")
            return e.Disputed(at=now(), seat=seat)
        case m.Correct(fact=fact):
            return _corrected(room, fact, person)
        case m.Undo(seat=seat):
            _own(room, seat, person)
            return _undo(room, seat, _asked(room, person, grace))
        case m.AnswerUndo(seat=seat, yes=yes):
            _own(room, seat, person)
            if seat not in room.waiting_for(room.undo):
                raise Refusal("table-nothing-asked")
            return e.UndoAnswered(at=now(), seat=seat, yes=yes)
        case m.Resign(seat=seat):
            _own(room, seat, person)
            return _gone(room, seat, "resign")
        case m.Pause(seat=seat):
            _own(room, seat, person)
            _must_be(room, "playing")
            others = _asked(room, person, grace) if room.clocks.ticking else []
            if others:
                return e.PauseAsked(at=now(), seat=seat, of=others)
            return e.Paused(at=now(), seat=seat)
        case m.AnswerPause(seat=seat, yes=yes):
            _own(room, seat, person)
            if seat not in room.waiting_for(room.pause):
                raise Refusal("table-nothing-asked")
            return e.PauseAnswered(at=now(), seat=seat, yes=yes)
        case m.EndStale(seat=seat):
            _own(room, seat, person)
            _must_be(room, "stale")
            return e.Ended(at=now(), why="rules")
        case m.Resume(seat=seat):
            _own(room, seat, person)
            _must_be(room, "paused")
            return e.Resumed(at=now(), seat=seat)
    raise AssertionError(command)


def may_ask_hint(room: Room, seat: Seat, person: e.Person) -> None:
    """Or a refusal. A clock runs on while the answer is thought about."""
    chair = _own(room, seat, person)
    if not room.opened.hints:
        raise Refusal("table-no-hints")
    _must_be(room, "playing")
    if chair.bot:
        raise Refusal("table-away", seat=seat)
    if seat not in room.to_act:
        raise Illegal("not-your-turn", seat=seat, to_act=list(room.to_act))


def _sit(room: Room, command: m.Sit, person: e.Person) -> e.AnyEntry:
    chair, name = _chair(room, command.seat), cleaned(command.name)
    _must_be(room, "open")
    if chair.taken and chair.person != person:
        raise Refusal("table-seat-taken", seat=command.seat)
    if person in room.barred:
        raise Refusal("table-barred")
    if not name:
        raise Refusal("table-name")
    nonce = command.nonce or (chair.nonce if chair.person == person else "")
    return e.Sat(at=now(), seat=command.seat, person=person, name=name, nonce=nonce)


def _asked(room: Room, person: e.Person, grace: Grace) -> list[Seat]:
    """Whose yes it takes: that of all other people who play, also if a bot plays for them just now,
    but not of those who are away beyond the grace."""
    return [
        seat
        for seat, chair in room.chairs.items()
        if chair.person and not chair.gone and chair.person != person and grace(chair.person) != 0
    ]


def _bot(room: Room, command: m.SeatBot, person: e.Person, grace: Grace) -> e.AnyEntry:
    chair = _chair(room, command.seat)
    levels = bots.levels(room.game.card) if room.opened.mode == "digital" else []
    if command.level not in levels:
        raise Refusal("table-no-such-bot", level=command.level, levels=", ".join(levels) or "–")
    if room.status == "open":
        _as_host(room, person)
        if chair.taken:
            raise Refusal("table-seat-taken", seat=command.seat)
    else:
        _must_be(room, "playing", "paused")
        if not room.seats_of(person):
            raise Refusal("table-not-yours", seat=command.seat)
        if chair.bot:
            raise Refusal("table-seat-taken", seat=command.seat)
        if chair.person and chair.person != person and not chair.gone:
            if (left := grace(chair.person)) is None:
                raise Refusal("table-here", seat=command.seat)
            if left:
                raise Refusal("table-grace", seat=command.seat, seconds=math.ceil(left))
    return e.BotSat(at=now(), seat=command.seat, level=command.level)


def _say(room: Room, command: m.Say, person: e.Person) -> e.AnyEntry:
    seats = room.seats_of(person)
    text = cleaned(command.text)
    if not seats:
        raise Refusal("table-not-seated")
    if bool(text) == bool(command.phrase) or (command.phrase and command.phrase not in PHRASES):
        raise Refusal("table-say", phrases=", ".join(PHRASES))
    if text and any(room.chairs[seat].muted for seat in seats):
        raise Refusal("table-muted")
    name = room.chairs[seats[0]].name or ""
    return e.Said(at=now(), name=name, seat=seats[0], text=text, phrase=command.phrase)


def _moved(room: Room, seat: Seat, text: str, by: Seat | None = None) -> e.AnyEntry:
    """Accepted if it is legal now, whatever the sender had seen when sending it."""
    _must_be(room, "playing")
    assert room.match is not None
    if seat != JUDGE and room.chairs[seat].bot:
        raise Refusal("table-away", seat=seat)
    move = room.game.move(text)
    room.match.state.play(seat, move)  # raises what is wrong with it
    return e.Moved(at=now(), seat=seat, move=str(move), by=by)


def _corrected(room: Room, fact: str | None, person: e.Person) -> e.AnyEntry:
    if not room.may_correct(person):
        raise Refusal("table-not-judge" if room.disputed else "table-no-dispute")
    assert room.fact is not None
    said_it = room.chairs[room.fact.by].person == person  # then it may still be disputed
    by = room.fact.by if said_it else None
    if fact is None:
        return e.Corrected(at=now(), by=by)
    right = room.game.move(fact)
    room.before_fact().play(JUDGE, right)
    return e.Corrected(at=now(), fact=str(right), by=by)


def _not_late(room: Room, n: int) -> None:
    """Two who tap at once speak of the same deed: the second must not be taken for the next."""
    if n and n < room.played:
        raise Refusal("table-late")


def _undo(room: Room, seat: Seat, of: list[Seat]) -> e.AnyEntry:
    """Back to before this seat's last move, others' answers taken back with it."""
    _must_be(room, "playing")
    match = room.match
    assert match is not None
    mine = [
        step.n
        for step in match.line
        if step.n and getattr(match.entries[step.n - 1], "seat", None) == seat
    ]
    if not mine:
        raise Illegal("undo-nothing")
    to = max(step.n for step in match.line if step.n < mine[-1])
    if refusal := match.why_no_undo(to):
        raise refusal
    return e.UndoAsked(at=now(), seat=seat, to=to, of=of)


def _not_full(room: Room, command: m.TableCommand, person: e.Person) -> None:
    """A log does not grow for ever: chat, and who comes and goes, have room in half of it; then
    there is some for the match alone, and at last for leaving it."""
    match command:
        case m.Stand() if room.status == "open":
            most = limits.LOG_ENTRIES
        case m.Resign() | m.Stand() | m.EndStale():
            return
        case m.Sit() if person == room.host:  # or strangers could leave them nothing
            most = limits.LOG_ENTRIES
        case m.SeatBot(seat=seat) if seat in room.seats_of(person):  # and then `TakeBack`, and then
            most = limits.LOG_ENTRIES
        case _ if isinstance(command, AT_WILL):
            most = limits.LOG_ENTRIES // 2
        case _ if isinstance(command, TO_THE_END):
            most = 2 * limits.LOG_ENTRIES
        case _:
            most = limits.LOG_ENTRIES
    if room.n >= most:
        raise Refusal("table-log-full")


def _gone(room: Room, seat: Seat, why: m.Departure) -> e.AnyEntry:
    _must_be(room, "playing", "paused", "disputed")
    if room.outcome is not None:  # only its last fact is still disputed
        raise Refusal("table-over")
    return e.Gone(at=now(), seat=seat, why=why)


def _other_than_declarer(room: Room, seat: Seat, person: e.Person) -> None:
    _own(room, seat, person)
    if room.fact is None or room.disputed:
        raise Refusal("table-no-fact")
    if room.chairs[room.fact.by].person == person:
        raise Refusal("table-own-fact")


def _chair(room: Room, seat: Seat) -> Chair:
    if seat not in room.chairs:
        raise Refusal("table-no-such-seat", seat=seat, players=room.opened.players)
    return room.chairs[seat]


def _own(room: Room, seat: Seat, person: e.Person) -> Chair:
    chair = _chair(room, seat)
    if chair.person != person:
        raise Refusal("table-not-yours", seat=seat)
    if chair.gone:
        raise Refusal("table-gone", seat=seat)
    return chair


def _as_host(room: Room, person: e.Person) -> None:
    if room.host != person:
        raise Refusal("table-not-host")


def _must_be(room: Room, *allowed: m.Status) -> None:
    if room.status not in allowed:
        raise Refusal(f"table-{room.status}")


def cleaned(text: str) -> str:
    """Without control characters, and with single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
