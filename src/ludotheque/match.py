"""A game being played: seats, secret seed, and the log of entries from which all else follows."""

from collections.abc import Mapping
from functools import cached_property
from itertools import takewhile
from typing import Any, Literal, NamedTuple

import msgspec

from ludotheque.contract import (
    JUDGE,
    Event,
    Game,
    Illegal,
    Move,
    Outcome,
    Refusal,
    Scene,
    Seat,
    Setting,
    State,
)
from ludotheque.dice import fingerprint, mixed, new_seed, of_deed
from ludotheque.twins import Roll, twin

Departure = Literal["resign", "timeout", "leave"]


class Played(msgspec.Struct, frozen=True, tag_field="do", tag="move", omit_defaults=True):
    """A seat's move, or (seat 0) the judge's fact, as canonical text."""

    n: int
    seat: Seat
    move: str
    scene: Scene | None = None  # what the deed that this fact ends has left behind
    trace: bytes = b""  # what the hands did, and
    film: bytes = b""  # what was seen of it: in files, to look again, and nowhere else


class Begun(msgspec.Struct, frozen=True, tag_field="do", tag="begun"):
    """The deed that is awaited has begun as it was set; no undo goes past this."""

    n: int
    setting: Setting


class Undone(msgspec.Struct, frozen=True, tag_field="do", tag="undo"):
    """The match goes on as it stood after entry `to` (0: the beginning)."""

    n: int
    to: int


class Corrected(msgspec.Struct, frozen=True, tag_field="do", tag="correct"):
    """A fact was wrong: as `undo`, whatever has come out since. The dice are not rewound."""

    n: int
    to: int


class Gone(msgspec.Struct, frozen=True, tag_field="do", tag="gone"):
    """With two sides the other one wins; with more, somebody else must sit down there."""

    n: int
    seat: Seat
    why: Departure


class Ended(msgspec.Struct, frozen=True, tag_field="do", tag="end"):
    n: int
    outcome: Outcome
    seed: str


Entry = Played | Begun | Undone | Corrected | Gone


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None


class Step(NamedTuple):
    """One entry of the line now being played, the state after it and what it told."""

    n: int
    state: State
    events: tuple[Event, ...]


class Match:
    """Entries are only ever appended; a refused one changes nothing."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        sitters: Mapping[Seat, Sitter] | None = None,
        nonces: Mapping[Seat, str] | None = None,
        rules: int | None = None,
        shown: Mapping[Seat, float] | None = None,
    ) -> None:
        self.game, self.players = game, players
        self.rules = rules or game.rules_version  # those it was begun by, and this game can play
        self.options = dict(options or {})
        self.seed = seed or new_seed()
        self.nonces = dict(nonces or {})
        self.sitters = dict(sitters or {})
        self.shown = dict(shown or {})  # by each seat's hand, where hands are evened out
        self.entries: Roll[Entry] = Roll()
        self._ended: Outcome | None = None
        dice = mixed(self.seed, self.nonces)
        self._line = Roll([Step(0, *game.begin(players, self.options, dice))])
        self.state = self._line[0].state

    def copy(self) -> "Match":
        """One that can go on without this one. (States are values: they are shared.)"""
        other = twin(self)
        other.entries, other._line = self.entries.copy(), self._line.copy()
        return other

    def anew(self) -> "Match":
        """The same match, before its first entry."""
        about = self.seed, self.sitters, self.nonces, self.rules, self.shown
        return Match(self.game, self.players, self.options, *about)

    @cached_property
    def fingerprint(self) -> str:
        return fingerprint(self.seed)

    @property
    def outcome(self) -> Outcome | None:
        return self._ended or self.state.outcome

    @property
    def line(self) -> tuple[Step, ...]:
        """The steps that count now: what was taken back is not among them."""
        return tuple(self._line)

    def play(self, seat: Seat, move: Move | str, scene: Scene | None = None) -> tuple[Event, ...]:
        self._not_over()
        chosen = self.game.move(move) if isinstance(move, str) else move
        state, events = self.state.play(seat, chosen)
        self._append(Played(len(self.entries) + 1, seat, str(chosen), scene), state, events)
        return events

    # ---- Deeds of the hand ----------------------------------------------------------------------

    @property
    def awaited_since(self) -> int:
        """The number of the entry by which things came to stand as they do: the dice of the deed
        that is awaited belong to it."""
        steps = reversed(self._line)
        return list(takewhile(lambda step: step.state is self.state, steps))[-1].n

    @property
    def begun(self) -> Setting | None:
        """How the deed that is awaited was set, if it has begun."""
        since = (self._entry(step) for step in self._line if step.n > self.awaited_since)
        return next((entry.setting for entry in since if isinstance(entry, Begun)), None)

    def set_as(self, n: int) -> Setting | None:
        """How the deed was set that entry `n` has ended."""
        before = reversed(self.entries[: n - 1])
        since = takewhile(lambda entry: not isinstance(entry, Played), before)
        return next((entry.setting for entry in since if isinstance(entry, Begun)), None)

    @property
    def scenes(self) -> list[tuple[Setting, Scene]]:
        """What deeds have left behind, each with its setting; what was taken back is not there."""
        found, setting = [], None
        for entry in map(self._entry, self._line):
            if isinstance(entry, Begun):
                setting = entry.setting
            elif isinstance(entry, Played) and entry.scene is not None and setting is not None:
                found.append((setting, entry.scene))
        return found

    def deed(self) -> Setting | Move | None:
        """How the awaited deed is done: as it has begun or, if it has not, as the game says. Live
        it is the same plain data as it will be in the log."""
        if self.begun:
            return self.begun
        dice = of_deed(self.state.dice.seed, self.awaited_since)
        found = self.game.deed(self.state, self.scenes, dice)
        if not isinstance(found, Setting):
            return found
        harder = self.game.handicapped(found, self.options, self.shown)
        return msgspec.json.decode(msgspec.json.encode(harder), type=Setting)

    def stands(self) -> Scene | None:
        """What deeds have left that is there still, to be looked at."""
        return self.game.stands(self.state, self.scenes)

    def begin(self, setting: Setting) -> None:
        """The deed that is awaited was first shown, or first touched."""
        self._not_over()
        if self.state.to_act != (JUDGE,) or self.begun:
            raise Illegal("no-deed")
        self._append(Begun(len(self.entries) + 1, setting), self.state, ())

    # ---- Taken back, left -----------------------------------------------------------------------

    def undo(self, to: int) -> tuple[Event, ...]:
        """Append `undo to n`; refused when chance was drawn or a secret shown since."""
        if refusal := self.why_no_undo(to):
            raise refusal
        first = self.entries[min(step.n for step in self._line if step.n > to) - 1]
        whose = {"seat": first.seat} if isinstance(first, Played) else {}
        before = self._back(to)
        events = (Event("undone", {"to": to, **whose}),)
        self._append(Undone(len(self.entries) + 1, to), before, events)
        return events

    def why_no_undo(self, to: int) -> Refusal | None:
        if self.outcome is not None:
            return Illegal("over")
        since = [step for step in self._line if step.n > to]
        if not since or all(step.n != to for step in self._line):
            return Illegal("undo-nothing")
        if any(event.shows for step in since for event in step.events):
            return Illegal("undo-chance")
        if any(_has_happened(self._entry(step)) for step in since):
            return Illegal("undo-fact")
        return None

    def correct(self, to: int) -> tuple[Event, ...]:
        """Back to after entry `to`, because what the judge reported then was wrong."""
        if self._ended or to not in (step.n for step in self._line[:-1]):
            raise Illegal("undo-nothing")
        dice = self.state.dice
        state = self.game.at(self._back(to).position, dice)
        events = (Event("corrected", {"to": to}),)
        self._append(Corrected(len(self.entries) + 1, to), state, events)
        return events

    def leave(self, seat: Seat, why: Departure) -> tuple[Event, ...]:
        """Resigning, running out of time and leaving are entries of the table, not moves."""
        self._not_over()
        events = (Event(why, {"seat": seat}),)
        self._append(Gone(len(self.entries) + 1, seat, why), self.state, events)
        sides = self.state.sides
        if len(sides) == 2:
            winners = next(side for side in sides if seat not in side)
            places = {s: 1 if s in winners else 2 for side in sides for s in side}
            scores = {s: int(s in winners) for s in places}
            self._ended = Outcome(scores, places, winners)
        return events

    def seen(self, seat: Seat | None) -> list[Event]:
        """All that a seat (None: a spectator) was told, in order; taken-back moves are left out."""
        return [event for step in self._line for event in step.events if event.is_for(seat)]

    def remembered(self, seat: Seat | None) -> list[Event]:
        """As `seen`, without what has faded: for logs in words, replays and hints."""
        return [event for event in self.seen(seat) if not event.fades]

    def replay(self, entry: Entry) -> None:
        """Carry out an entry read from a log."""
        match entry:
            case Played(_, seat, move, scene):
                self.play(seat, move, scene)
            case Begun(_, setting):
                self.begin(setting)
            case Undone(_, to):
                self.undo(to)
            case Corrected(_, to):
                self.correct(to)
            case Gone(_, seat, why):
                self.leave(seat, why)

    def _entry(self, step: Step) -> Entry | None:
        return self.entries[step.n - 1] if step.n else None

    def _back(self, to: int) -> State:
        """The line is cut off after entry `to`."""
        while self._line[-1].n > to:
            self._line.pop()
        return self._line[-1].state

    def _append(self, entry: Entry, state: State, events: tuple[Event, ...]) -> None:
        self.entries.append(entry)
        self._line[-1].state.forget()
        self._line.append(Step(entry.n, state, events))
        self.state = state

    def _not_over(self) -> None:
        if self.outcome is not None:
            raise Illegal("over")


def _has_happened(entry: Entry | None) -> bool:
    """Before everybody's eyes: a fact, or a deed that has begun."""
    return isinstance(entry, Begun) or (isinstance(entry, Played) and entry.seat == JUDGE)
