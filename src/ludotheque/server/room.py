"""A table folded from its log: who sits where, the match, what is pending, the clocks.

`apply` carries out an entry that is in the log; nothing here decides, waits or sends.
"""

from dataclasses import dataclass, field

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Event, Outcome, Refusal, Seat, State
from ludotheque.lazy import lazy
from ludotheque.match import Match, Sitter
from ludotheque.server import entries as e
from ludotheque.server.clocks import Clocks
from ludotheque.wire import ChatLine, Departure, Numbered, Status


@dataclass
class Chair:
    """One seat of the table."""

    person: e.Person | None = None
    name: str | None = None
    bot: str | None = None
    gone: Departure | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


@dataclass
class Pending:
    """A fact that was declared and does not stand yet, or an undo that waits for answers."""

    by: Seat
    before: int  # the entry of the match to go back to
    text: str = ""
    disputed: Seat | None = None  # by whom
    agreed: set[Seat] = field(default_factory=set)


class Room:
    def __init__(self, code: str, opened: e.Opened) -> None:
        self.code, self.opened = code, opened
        self.n = 1  # log numbers used so far; the opening is the first
        self.played = 0  # the log number at which the match last changed
        self.seating = 0  # grows with every entry that is not a move: who sits where may be new
        self.game = shelf.game(opened.game)
        self.chairs = {seat: Chair() for seat in range(1, opened.players + 1)}
        self.host = opened.host
        self.match: Match | None = None
        self.clocks = Clocks(opened.clock, opened.players)
        self.paused = self.disputed = False
        self.fact: Pending | None = None
        self.undo: Pending | None = None
        self.done: dict[str, int] = {}  # the commands in the log, by their ids
        self.told: list[Numbered] = []
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None

    @lazy
    def outcome(self) -> Outcome | None:
        return self.match.outcome if self.match else None

    @lazy
    def status(self) -> Status:
        if self.match is None:
            return "open"
        if self.disputed:
            return "disputed"
        if self.outcome is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def settled(self) -> bool:
        """Over for good: no fact can be disputed any more, and the seed may be told."""
        return self.status == "over" and self.fact is None

    @lazy
    def to_act(self) -> tuple[Seat, ...]:
        return self.match.state.to_act if self.match and not self.outcome else ()

    @property
    def people(self) -> set[e.Person]:
        """Those who still play."""
        return {c.person for c in self.chairs.values() if c.person and not c.gone}

    def seats_of(self, person: e.Person | None) -> list[Seat]:
        return [seat for seat, chair in self.chairs.items() if person and chair.person == person]

    def may_correct(self, person: e.Person | None) -> bool:
        """The host once it is disputed; until then whoever declared it."""
        if self.fact is None:
            return False
        return person == (self.host if self.disputed else self.chairs[self.fact.by].person)

    def before_fact(self) -> State:
        """The state in which the fact that does not stand yet was declared."""
        assert self.match is not None
        assert self.fact is not None
        return next(step.state for step in self.match.line if step.n == self.fact.before)

    def bots_to_act(self) -> list[Seat]:
        if self.status != "playing":
            return []
        return [seat for seat in self.to_act if seat != JUDGE and self.chairs[seat].bot]

    def apply(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        """Carry out the entry with the next number; what it told is kept and returned."""
        self.n += 1
        if not isinstance(entry, e.Moved):
            self.seating += 1
        before = self.match and len(self.match.entries)
        events = self._applied(entry)
        if before != (self.match and len(self.match.entries)):
            self.played = self.n
        for name in ("outcome", "status", "to_act"):  # asked dozens of times for each entry
            self.__dict__.pop(name, None)
        self.told += [Numbered(self.n, event) for event in events]
        if entry.id:
            self.done[entry.id] = self.n
        if self.clocks.ticking:
            self.clocks.now(entry.at, self.clocked())
        return events

    def clocked(self) -> list[Seat]:
        """The seats whose clocks run."""
        if self.status != "playing":
            return []
        acting = [(s, self.chairs[s]) for s in self.to_act if s != JUDGE]
        return [seat for seat, chair in acting if not chair.bot and not chair.gone]

    def _applied(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        match entry:
            case e.Moved():  # nearly all of them
                return self._moved(entry)
            case e.Sat(seat=seat, person=person, name=name):
                chair = self.chairs[seat]
                if chair.gone:  # somebody sits down where a seat was left, and plays on
                    chair.gone = chair.bot = None
                elif self.host == chair.person:  # the host has moved to another device
                    self.host = person
                before, chair.person, chair.name = chair.person, person, name
                self._left(before)
            case e.BotSat(seat=seat, level=level):
                chair = self.chairs[seat]
                chair.bot, chair.name = level, chair.name or level.capitalize()
            case e.Freed(seat=seat):
                before, self.chairs[seat] = self.chairs[seat].person, Chair()
                self._left(before)
            case e.Back(seat=seat):
                self.chairs[seat].bot = None
            case e.HostPassed(person=person):
                self.host = person
            case e.Started():
                return self._start()
            case e.Said(name=name, seat=seat, text=text, phrase=phrase):
                self.chat.append(ChatLine(self.n, name, seat, text, phrase))
            case e.BotFailed(seat=seat):
                self.chairs[seat].bot = "random"
            case e.Rematch(code=code):
                self.rematch = code
            case e.Paused():
                self.paused = True
            case e.Resumed(seat=seat):
                self.paused = self.paused and seat is None
                self.clocks.since.clear()  # what was running while we were away does not count
            case _:
                return self._played(entry)
        return ()

    def _start(self) -> tuple[Event, ...]:
        sitters = {s: Sitter(c.name or "", c.bot) for s, c in self.chairs.items()}
        opened = self.opened
        seed = bytes.fromhex(opened.seed)
        self.match = Match(self.game, opened.players, opened.options, seed, sitters)
        return self.match.line[0].events

    def _moved(self, entry: e.Moved) -> tuple[Event, ...]:
        assert self.match is not None
        before = len(self.match.entries)
        events = self.match.play(entry.seat, entry.move)
        self.clocks.moved(entry.seat, entry.at)
        self.undo = None
        self.fact = None if entry.by is None else self._declared(entry.by, before, entry.move)
        return events

    def _played(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        assert self.match is not None
        match entry:
            case e.Confirmed():
                self.fact = None
            case e.Disputed(seat=seat):
                assert self.fact is not None
                self.disputed, self.undo = True, None
                self.fact.disputed = seat
            case e.Corrected(fact=fact, by=by):
                return self._correct(fact, by)
            case e.UndoAsked(seat=seat, to=to):
                mine = set(self.seats_of(self.chairs[seat].person))
                self.undo = Pending(seat, to, agreed=mine)
                return self._undone_if_agreed()
            case e.UndoAnswered(seat=seat, yes=yes):
                if not yes or self.undo is None:
                    self.undo = None
                    return ()
                self.undo.agreed |= set(self.seats_of(self.chairs[seat].person))
                return self._undone_if_agreed()
            case e.Gone(seat=seat, why=why):
                self.chairs[seat].gone = why
                if len(self.match.state.sides) > 2 and self.opened.mode == "digital":
                    self.chairs[seat].bot = bots.usual(self.game.card)
                self._left(self.chairs[seat].person)
                events = self.match.leave(seat, why)
                if self.match.outcome or len(self.people) < 2:  # nobody is left to settle it
                    self.fact, self.disputed = None, False
                return events
        return ()

    def _declared(self, by: Seat, before: int, fact: str) -> Pending | None:
        """Does not stand yet; but a match that one person has played alone is over when it is."""
        assert self.match is not None
        alone = len(self.people) < 2
        return None if alone and self.match.outcome else Pending(by, before, fact)

    def _correct(self, fact: str, by: Seat | None) -> tuple[Event, ...]:
        """By the host, it stands; by the one who declared it, somebody may still dispute it."""
        assert self.match is not None
        assert self.fact is not None
        pending, self.disputed, self.undo = self.fact, False, None
        if fact == pending.text:
            self.fact = pending if by else None
            return ()
        self.fact = None
        events = self.match.correct(pending.before)
        if fact:
            before = len(self.match.entries)
            events += self.match.play(JUDGE, fact)
            self.fact = self._declared(by, before, fact) if by else None
        return events

    def _left(self, person: e.Person | None) -> None:
        """When the host gets up, the table goes to the next one who sits at it. (A host who never
        sat down, such as a café's screen, stays the host.)"""
        left = person == self.host or self.seats_of(self.host)
        if left and self.host not in self.people:
            heirs = [c.person for c in self.chairs.values() if c.person and not c.gone]
            self.host = heirs[0] if heirs else self.host

    def waiting_for(self) -> list[Seat]:
        """Whose yes an undo still needs."""
        if self.undo is None:
            return []
        return [
            seat
            for seat, chair in self.chairs.items()
            if chair.person and not chair.gone and not chair.bot and seat not in self.undo.agreed
        ]

    def _undone_if_agreed(self) -> tuple[Event, ...]:
        assert self.match is not None
        if self.undo is None or self.waiting_for():
            return ()
        before, self.undo, self.fact = self.undo.before, None, None
        return self.match.undo(before)


def folded(code: str, log: list[e.AnyEntry]) -> Room:
    """The table that a log describes."""
    opened, *rest = log
    assert isinstance(opened, e.Opened)
    room = Room(code, opened)
    here = room.game.rules_version
    if opened.rules != here:  # other rules would lead to another match
        raise Refusal("match-rules", rules=opened.rules, game=opened.game, here=here)
    for entry in rest:
        room.apply(entry)
    return room
