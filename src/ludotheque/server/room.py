"""A table folded from its log: who sits where, the match, what is pending, the clocks.

`apply` carries out an entry that is in the log, `after` says what the table would be with one more;
nothing here decides, waits or sends.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Event, Outcome, Seat, Setting, State
from ludotheque.dice import fingerprint
from ludotheque.lazy import lazy
from ludotheque.match import Match, Sitter
from ludotheque.server import entries as e
from ludotheque.server.clocks import Clocks
from ludotheque.server.kept import Kept
from ludotheque.twins import Register, Roll, twin
from ludotheque.wire import ChatLine, Departure, Ending, Numbered, Status


@dataclass(frozen=True)
class Chair:
    """One seat of the table."""

    person: e.Person | None = None
    name: str | None = None
    bot: str | None = None
    gone: Departure | None = None
    nonce: str = ""  # the player's own part of the dice
    shown: float | None = None  # by this hand, where the table evens hands out
    muted: bool = False  # whoever sits here
    sat: int = 0  # the log number at which the person sat down

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def of_a_bot(self) -> bool:
        """And not of somebody who is away or has gone, for whom one plays: that chair keeps its
        name."""
        return bool(self.bot and not self.person and not self.gone)


@dataclass(frozen=True)
class Pending:
    """A fact that was declared and does not stand yet, or what somebody has asked the others: an
    undo, a pause."""

    by: Seat
    before: int = 0  # the entry of the match to go back to
    text: str = ""
    disputed: Seat | None = None  # by whom
    of: Sequence[Seat] = ()  # whose yes it needs
    agreed: frozenset[Seat] = frozenset()


class Room:
    def __init__(self, code: str, opened: e.Opened) -> None:
        self.code, self.opened = code, opened
        self.options = opened.options
        self.n = 1  # log numbers used so far; the opening is the first
        self.played = 0  # the log number at which the match last changed
        self.seating = 0  # grows with every entry that is not a move: who sits where may be new
        self.game = shelf.game(opened.game)
        self.chairs = {seat: Chair() for seat in range(1, opened.players + 1)}
        self.host = opened.host
        self.sitters: dict[Seat, Sitter] = {}  # at the start
        self.match: Match | None = None
        self.clocks = Clocks(opened.clock, opened.players)
        self.paused = self.disputed = False
        self.queued = False  # there is no room for the deed that is awaited: clocks stand
        self.fact: Pending | None = None
        self.undo: Pending | None = None
        self.pause: Pending | None = None
        self.at = opened.at
        self.moved_at: dict[Seat, int] = {}  # by seat: the log number of its last move
        self.rewound = 0  # the log number at which moves were last taken back
        self.sat_at: dict[e.Person, frozenset[Seat]] = {}  # who has sat where since the match began
        self.barred: frozenset[e.Person] = frozenset()
        self.muted: frozenset[e.Person] = frozenset()  # wherever they sit
        self.closed = False  # to onlookers
        self.ended: Ending | None = None
        self.kept: Kept | None = None  # a finished match whose rules are not here any more
        self.stale = False  # it runs by rules that are not here any more
        self.done = Register()  # the commands in the log, by their ids
        self.logged: Roll[int] = Roll()  # by entry of the match: its log number
        self.told: Roll[Numbered] = Roll()
        self.chat: Roll[ChatLine] = Roll()
        self.rematch: str | None = None

    @lazy
    def outcome(self) -> Outcome | None:
        if self.kept:
            return self.kept.outcome
        return self.match.outcome if self.match else None

    @lazy
    def status(self) -> Status:
        if self.ended or self.kept:
            return "over"
        if self.stale:
            return "stale"
        if self.match is None:
            return "open"
        if self.disputed:
            return "disputed"
        if self.outcome is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def rules(self) -> str | None:
        """By which the match is played that runs here, such as `isis:1`."""
        running = self.match and self.status != "over"
        return f"{self.opened.game}:{self.match.rules}" if self.match and running else None

    @property
    def settled(self) -> bool:
        """Over for good: no fact can be disputed any more, and the seed may be told."""
        return self.status == "over" and (self.fact is None or len(self.people) < 2)

    @lazy
    def seed_hash(self) -> str:
        return fingerprint(bytes.fromhex(self.opened.seed))

    @lazy
    def to_act(self) -> tuple[Seat, ...]:
        over = self.outcome or self.ended
        return self.match.state.to_act if self.match and not over else ()

    @property
    def awaits_fact(self) -> bool:
        """From a judge, and not from people who tell what they have seen."""
        return self.to_act == (JUDGE,) and self.opened.mode == "digital"

    @property
    def hands(self) -> tuple[Seat, ...]:
        """Whose hands are to do something here, on a screen."""
        attempt = self.match.state.attempt if self.match and self.awaits_fact else None
        return attempt.by if attempt else ()

    @property
    def people(self) -> set[e.Person]:
        """Those who still play."""
        return {c.person for c in self.chairs.values() if c.person and not c.gone}

    @property
    def shown(self) -> dict[Seat, float]:
        """By each hand, where the table evens hands out."""
        return {s: c.shown for s, c in self.chairs.items() if c.shown is not None}

    def seats_of(self, person: e.Person | None) -> list[Seat]:
        return [seat for seat, chair in self.chairs.items() if person and chair.person == person]

    def may_correct(self, person: e.Person | None) -> bool:
        """Whoever declared it; once it is disputed, whoever settles that."""
        if self.fact is None or person is None:
            return False
        return person == (self.judge if self.disputed else self.chairs[self.fact.by].person)

    @property
    def judge(self) -> e.Person | None:
        """Who settles a dispute: the host or, if the host is a side in it, the next who is none.
        Between two, the one who declared it answers, and the answer may be disputed again."""
        if self.fact is None or self.fact.disputed is None:
            return None
        said, denied = (self.chairs[seat].person for seat in (self.fact.by, self.fact.disputed))
        if self.host not in (said, denied):
            return self.host
        seats = list(self.chairs)
        start = seats.index(self.seats_of(self.host)[0]) if self.seats_of(self.host) else 0
        round_ = [self.chairs[seat].person for seat in seats[start:] + seats[:start]]
        neither = [p for p in round_ if p in self.people and p not in (said, denied)]
        return next(iter([*neither, *({said} & self.people)]), denied)

    def before_fact(self) -> State:
        """The state in which the fact that does not stand yet was declared."""
        assert self.match is not None
        assert self.fact is not None
        return next(step.state for step in self.match.line if step.n == self.fact.before)

    def filmed(self, n: int) -> tuple[int, Setting] | None:
        """The deed whose end was told with this log number: which entry of the match that is, and
        how it was set."""
        if self.match is None or n not in self.logged:
            return None
        place = self.logged.index(n) + 1
        setting = self.match.set_as(place)
        return (place, setting) if setting else None

    def remember(self, kept: Kept) -> None:
        """A finished match whose rules are not here any more: what was told, and how it ended."""
        self.kept, self.told = kept, Roll(kept.told)
        self._ask_again()

    def bots_to_act(self) -> list[Seat]:
        if self.status != "playing":
            return []
        return [seat for seat in self.to_act if seat != JUDGE and self.chairs[seat].bot]

    def after(self, entries: Sequence[e.AnyEntry]) -> "Room":
        """The table with these entries too; this one stays as it is."""
        other = twin(self)
        other.match, other.clocks = self.match and self.match.copy(), self.clocks.copy()
        other.chairs, other.sat_at = self.chairs.copy(), self.sat_at.copy()
        other.done, other.moved_at = self.done.copy(), self.moved_at.copy()
        other.told, other.chat = self.told.copy(), self.chat.copy()
        other.logged = self.logged.copy()
        for entry in entries:
            other.apply(entry)
        return other

    def apply(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        """Carry out the entry with the next number; what it told is kept and returned."""
        self.n += 1
        if not isinstance(entry, e.Moved):
            self.seating += 1
        if self.clocks.ticking:
            self.clocks.passed(self._spent(entry))
        self.at = entry.at
        before = self.match and len(self.match.entries)
        events = self._applied(entry)
        if before != (now := self.match and len(self.match.entries)):
            self.played, self.queued = self.n, False
            self.logged.extend([self.n] * ((now or 0) - (before or 0)))
        self._ask_again()
        self.told.extend(Numbered(self.n, event) for event in events)
        if entry.id:
            self.done.add(entry.id, self.n)
        if self.clocks.ticking:
            self.clocks.running = frozenset(self.clocked())
            self.clocks.bots = frozenset(self._timed()) - self.clocks.running
        return events

    def _ask_again(self) -> None:
        """What is asked dozens of times for each entry is kept in between."""
        for name in ("outcome", "status", "to_act"):
            self.__dict__.pop(name, None)

    def _spent(self, entry: e.AnyEntry) -> int:
        """Milliseconds since the entry before. While the server was away, none."""
        if entry.spent is not None:
            return entry.spent
        away = isinstance(entry, e.Resumed) and entry.seat is None
        return 0 if away else max(0, entry.at - self.at)

    def clocked(self) -> list[Seat]:
        """The seats whose clocks run."""
        return [seat for seat in self._timed() if not self.chairs[seat].bot]

    def _timed(self) -> list[Seat]:
        """Whose time it is, theirs or that of the bot who sits there for them. Where several hands
        do something together it is nobody's: the judge gives each its time."""
        if self.status != "playing" or self.queued or len(self.hands) > 1:
            return []
        acting = [(s, self.chairs[s]) for s in self.hands or self.to_act if s != JUDGE]
        return [seat for seat, chair in acting if not (chair.of_a_bot or chair.gone)]

    def _applied(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        match entry:
            case e.Moved():  # nearly all of them
                return self._moved(entry)
            case e.Sat():
                self._sit(entry)
            case e.Nonce(seat=seat, nonce=nonce):
                self._change(seat, nonce=nonce)
            case e.HandShown(seat=seat, shown=shown):
                self._change(seat, shown=shown)
            case e.BotSat(seat=seat, level=level):
                self._change(seat, bot=level, name=self.chairs[seat].name or level.capitalize())
                if self.match is None and self.game.even(self.options):
                    self._change(seat, shown=self.game.shown_by(level))
            case e.Freed(seat=seat, barred=barred):
                before, self.chairs[seat] = self.chairs[seat].person, Chair()
                if barred and before:
                    self.barred |= {before}
                self._left(before)
            case e.Muted(seat=seat, muted=muted):
                self._mute(self.chairs[seat].person, muted)
            case e.Door(closed=closed):
                self.closed = closed
            case e.Back(seat=seat):
                self._change(seat, bot=None)
                self.clocks.came_back(seat)
            case e.HostPassed(person=person):
                self.host = person
            case e.Started(rules=rules, first=first):
                if first is not None:
                    self.options = {**self.options, "first": first}
                return self._start(rules or self.opened.rules)
            case e.Said(name=name, seat=seat, text=text, phrase=phrase):
                if text or phrase:  # else it was erased
                    self.chat.append(ChatLine(self.n, name, seat, text, phrase))
            case e.BotFailed(seat=seat):
                self._change(seat, bot="random")
            case e.Rematch(code=code):
                self.rematch = code
            case e.Queued(waits=waits):
                self.queued = waits
            case e.Paused():
                self.paused, self.pause = True, None
            case e.Resumed(seat=seat):
                self.paused = self.paused and seat is None
            case e.Ended(why=why):
                self.ended, self.fact, self.undo, self.pause = why, None, None, None
            case _:
                return self._played(entry)
        return ()

    def _change(self, seat: Seat, **what: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **what)

    def _mute(self, person: e.Person | None, muted: bool) -> None:
        if person:
            self.muted = self.muted | {person} if muted else self.muted - {person}
        for seat in self.seats_of(person):
            self._change(seat, muted=muted)

    def _sit(self, entry: e.Sat) -> None:
        seat, person = entry.seat, entry.person
        chair = self.chairs[seat]
        before = chair.person
        if before in self.muted and not chair.gone:  # the same one, from another device
            self._mute(person, True)
        if chair.gone:  # somebody sits down where a seat was left, and plays on
            self._change(seat, gone=None, bot=None)
        elif self.host == before and not entry.allowed:  # the host has moved to another device
            self.host = person
        nonce = entry.nonce if self.match is None else chair.nonce
        muted = person in self.muted
        self._change(seat, person=person, name=entry.name, sat=self.n, nonce=nonce, muted=muted)
        if self.match is not None:
            self._has_sat(person, seat)
        self._left(before, newcomer=person if entry.allowed else None)

    def _has_sat(self, person: e.Person, seat: Seat) -> None:
        self.sat_at[person] = self.sat_at.get(person, frozenset()) | {seat}

    def _start(self, rules: int) -> tuple[Event, ...]:
        for seat, chair in self.chairs.items():
            if chair.person:
                self._has_sat(chair.person, seat)
        sitters = {s: Sitter(c.name or "", c.bot) for s, c in self.chairs.items()}
        self.sitters = sitters
        if not self.game.plays(rules):  # other rules would lead to another match
            self.stale = True
            return ()
        nonces = {s: c.nonce for s, c in self.chairs.items() if c.nonce}
        opened, seed = self.opened, bytes.fromhex(self.opened.seed)
        about = sitters, nonces, rules, self.shown
        self.match = Match(self.game, opened.players, self.options, seed, *about)
        return self.match.line[0].events

    def _moved(self, entry: e.Moved) -> tuple[Event, ...]:
        if self.match is None:
            return ()  # its rules are not here any more
        before = len(self.match.entries)
        alone = self.hands if len(self.hands) == 1 else ()
        acted = alone if entry.seat == JUDGE else (entry.seat,)
        events = self.match.play(entry.seat, entry.move, entry.scene)
        for seat in acted:
            by_bot = self.chairs[seat].bot is not None
            self.clocks.moved(seat, gains=not by_bot, owes=entry.seat != JUDGE)
        self.moved_at[entry.seat] = self.n
        self.undo = None
        self.fact = None if entry.by is None else Pending(entry.by, before, entry.move)
        return events

    def _played(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        if self.match is None:
            return ()  # its rules are not here any more
        match entry:
            case e.Begun(setting=setting):
                self.match.begin(setting)
                self.undo = None
            case e.Confirmed():
                self.fact = None
            case e.Disputed(seat=seat):
                assert self.fact is not None
                self.disputed, self.undo = True, None
                self.fact = replace(self.fact, disputed=seat)
            case e.Corrected(fact=fact, by=by):
                return self._correct(fact, by)
            case e.UndoAsked(seat=seat, to=to, of=of):
                asked = self._people_here() if of is None else of
                self.undo = Pending(seat, to, of=asked, agreed=self._all_seats_of(seat))
                return self._undone_if_agreed()
            case e.UndoAnswered(seat=seat, yes=yes):
                self.undo = self._answered(self.undo, seat, yes)
                return self._undone_if_agreed()
            case e.PauseAsked(seat=seat, of=of):
                self.pause = Pending(seat, of=of, agreed=self._all_seats_of(seat))
                self._pause_if_agreed()
            case e.PauseAnswered(seat=seat, yes=yes):
                self.pause = self._answered(self.pause, seat, yes)
                self._pause_if_agreed()
            case e.Absent(seat=seat):
                self.undo = self._answered(self.undo, seat, True)
                self.pause = self._answered(self.pause, seat, True)
                self._pause_if_agreed()
                return self._undone_if_agreed()
            case e.Gone(seat=seat, why=why):
                self._change(seat, gone=why)
                if len(self.match.state.sides) > 2 and self.opened.mode == "digital":
                    self._change(seat, bot=bots.usual(self.game.card))
                self._left(self.chairs[seat].person)
                events = self.match.leave(seat, why)
                if self.match.outcome or len(self.people) < 2:  # nobody is left to settle it
                    self.fact, self.disputed = None, False
                return events
        return ()

    def _correct(self, fact: str, by: Seat | None) -> tuple[Event, ...]:
        """By a judge, it stands; by the one who declared it, somebody may still dispute it."""
        assert self.match is not None
        assert self.fact is not None
        pending, self.disputed, self.undo = replace(self.fact, disputed=None), False, None
        self.rewound = self.n
        if fact == pending.text:
            self.fact = pending if by else None
            return ()
        self.fact = None
        events = self.match.correct(pending.before)
        if fact:
            before = len(self.match.entries)
            events += self.match.play(JUDGE, fact)
            self.fact = Pending(by, before, fact) if by else None
        return events

    def _left(self, person: e.Person | None, newcomer: e.Person | None = None) -> None:
        """When the host gets up, the table goes to the next one who sits at it, but not to who has
        just been let in. (A host who never sat down, such as a café's screen, stays the host.)"""
        left = person == self.host or self.seats_of(self.host)
        if left and self.host not in self.people:
            heirs = [c.person for c in self.chairs.values() if c.person and not c.gone]
            heirs.sort(key=lambda heir: heir == newcomer)
            self.host = heirs[0] if heirs else self.host

    def waiting_for(self, asked: Pending | None) -> list[Seat]:
        """Whose yes it still needs."""
        if asked is None:
            return []
        return [s for s in asked.of if s not in asked.agreed and not self.chairs[s].gone]

    def _people_here(self) -> list[Seat]:
        """Who was asked when a log did not say so yet: those for whom no bot played."""
        chairs = self.chairs.items()
        return [s for s, chair in chairs if chair.person and not chair.gone and not chair.bot]

    def _all_seats_of(self, seat: Seat) -> frozenset[Seat]:
        return frozenset(self.seats_of(self.chairs[seat].person))

    def _answered(self, asked: Pending | None, seat: Seat, yes: bool) -> Pending | None:
        """One no is enough to drop it."""
        if asked is None or not yes:
            return None
        return replace(asked, agreed=asked.agreed | self._all_seats_of(seat))

    def _pause_if_agreed(self) -> None:
        if self.pause and not self.waiting_for(self.pause):
            self.paused, self.pause = True, None

    def _undone_if_agreed(self) -> tuple[Event, ...]:
        assert self.match is not None
        if self.undo is None or self.waiting_for(self.undo):
            return ()
        before, self.undo, self.fact = self.undo.before, None, None
        self.rewound = self.n
        return self.match.undo(before)


def folded(code: str, log: Iterable[e.AnyEntry]) -> Room:
    """The table that a log describes."""
    opened, *rest = log
    assert isinstance(opened, e.Opened)
    room = Room(code, opened)
    for entry in rest:
        room.apply(entry)
    return room
