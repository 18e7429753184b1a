"""A match at one moment, and what can be done in it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ludotheque import secrecy
from ludotheque.contract.values import (
    JUDGE,
    Attempt,
    Event,
    Illegal,
    Move,
    Outcome,
    Position,
    Seat,
    View,
    until_secret,
)
from ludotheque.dice import Dice
from ludotheque.lazy import lazy

if TYPE_CHECKING:
    from ludotheque.contract.game import Game


class Choice:
    """A legal move, its number, and what it would do."""

    def __init__(self, state: "State", seat: Seat, move: Move) -> None:
        self._state, self.seat, self.move = state, seat, move

    def __repr__(self) -> str:
        return f"Choice({self.seat}: {self.move})"

    @cached_property
    def number(self) -> int:
        return self._state.game.number(self.move)

    @property
    def effects(self) -> tuple[Event, ...]:
        """The events it would cause, up to the first chance or secret."""
        return self._state.preview(self.seat, self.move)[1]

    def json(self) -> bytes:
        """As the seat that has it reads it."""
        effects = [event for event in self.effects if event.is_for(self.seat)]
        return msgspec.json.encode(
            {"move": str(self.move), "number": self.number, "effects": effects}
        )


class State(ABC):
    """A value: playing gives a new state, and a past one never changes."""

    game: "Game"
    dice: Dice
    _played: tuple[Seat, Move, tuple["State", tuple[Event, ...]]] | None = None

    @property
    @abstractmethod
    def position(self) -> Position:
        """Everything, secrets included."""

    @property
    @abstractmethod
    def players(self) -> int: ...

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; `(0,)`: a fact is awaited; `()`: it is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Move]:
        """The moves of a seat that is to act. For the judge: the facts, or, where a fact holds a
        measure, typical ones."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat that is to act may not play this, or None: it may."""

    def untimely(self, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat that is not to act is not, where that says more than whose turn it is."""
        return None

    @abstractmethod
    def _after(self, seat: Seat, move: Move) -> tuple["State", list[Event]]:
        """A legal move carried out, up to where chance is next needed."""

    @abstractmethod
    def _chance(self) -> tuple["State", list[Event]] | None:
        """One chance event resolved with the dice, or None: no chance is awaited."""

    @property
    def attempt(self) -> Attempt | None:
        """What the judge is asked, when the judge is to act."""
        return None

    @property
    def interruptions(self) -> Sequence[Move]:
        """Facts that the judge may report at any time, unasked (somebody moved the table)."""
        return ()

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays with whom: each for themselves, unless a game has teams."""
        return tuple((seat,) for seat in range(1, self.players + 1))

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act:
            return ()
        return tuple(Choice(self, seat, move) for move in self.legal(seat))

    def play(self, seat: Seat, move: Move) -> tuple["State", tuple[Event, ...]]:
        """The state after the move and all chance that follows it, and what happened.

        The last answer is remembered: a move is tried before it is logged, and played after."""
        if self._played is None or self._played[:2] != (seat, move):
            self._permit(seat, move)
            state, events = self._after(seat, move)
            state, more = state.settled()
            self._played = seat, move, (state, (*events, *more))
        return self._played[2]

    def settled(self) -> tuple["State", tuple[Event, ...]]:
        """This state once every chance event that is due has happened."""
        state, events = self, []
        while (step := state._chance()) is not None:
            state = step[0]
            events += step[1]
        return state, tuple(events)

    def preview(self, seat: Seat, move: Move) -> tuple["State", tuple[Event, ...]]:
        """The state and the events up to the first chance or secret; the dice stay untouched."""
        self._permit(seat, move)
        state, events = self._after(seat, move)
        return state, until_secret(events, seat)

    def view(self, seat: Seat | None) -> View:
        """All that one seat (None: a spectator) may know now, as plain JSON."""
        view: View = msgspec.json.decode(self.view_json(seat))
        return view

    def view_json(self, seat: Seat | None) -> bytes:
        shared = self._shared_json
        if own := secrecy.own(self.position, seat):
            shared += b"," + msgspec.json.encode(own)[1:-1]
        return b'%b,"seat":%b}' % (shared, b"null" if seat is None else b"%d" % seat)

    @lazy
    def _shared_json(self) -> bytes:
        """What is the same in all views, without the last brace."""
        about = {"box": self.game.card.name, "to_act": self.to_act, "outcome": self.outcome}
        return msgspec.json.encode({**about, **secrecy.shared(self.position)})[:-1]

    def ask(self, seat: Seat | None) -> str:
        """Which `ask-…` message tells this seat what is to be done."""
        return self.game.ask(self.view(seat))

    def choices_json(self, seat: Seat) -> bytes:
        """What this seat may do, as it reads it."""
        return b"[%b]" % b",".join([choice.json() for choice in self.moves(seat)])

    def forget(self) -> None:
        """Drop what can be computed again: a long match keeps many past states."""
        self._played = None
        self.__dict__.pop("_shared_json", None)

    def __str__(self) -> str:
        """The canonical text of the position: `game.read` turns it back into a state."""
        return self.game.write(self.position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position == other.position

    def __hash__(self) -> int:
        return hash(str(self))

    def _permit(self, seat: Seat, move: Move) -> None:
        if seat == JUDGE and move in self.interruptions:
            return
        if seat not in self.to_act:
            code = "over" if not self.to_act else "not-your-turn"
            better = self.untimely(seat, move) if self.to_act else None
            raise better or Illegal(code, seat=seat, to_act=list(self.to_act))
        if refusal := self.refusal(seat, move):
            raise refusal
