"""The contract over plain Python rules: for games whose cost is the hand, not the search.

A state is a Position and the dice. A game writes pure functions of a position; as in the kernel,
chance is a turn with equally likely tickets.
"""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ludotheque.contract import (
    Attempt,
    Event,
    Game,
    Illegal,
    Move,
    Outcome,
    Seat,
    State,
)
from ludotheque.dice import Dice


class PlainState(State):
    def __init__(self, game: "PlainGame", position: Any, dice: Dice) -> None:
        self.game: PlainGame = game
        self.dice = dice
        self._position = position

    @property
    def position(self) -> Any:
        return self._position

    @property
    def players(self) -> int:
        return int(self._position.players)

    @cached_property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self._position)

    @cached_property
    def outcome(self) -> Outcome | None:
        return self.game.result(self._position)

    @property
    def attempt(self) -> Attempt | None:
        return self.game.attempt(self._position)

    @property
    def interruptions(self) -> Sequence[Move]:
        return self.game.interruptions(self._position)

    def legal(self, seat: Seat) -> Sequence[Move]:
        return self.game.legal(self._position, seat)

    def refusal(self, seat: Seat, move: Move) -> Illegal | None:
        return self.game.refusal(self._position, seat, move)

    def untimely(self, seat: Seat, move: Move) -> Illegal | None:
        return self.game.untimely(self._position, seat, move)

    def _after(self, seat: Seat, move: Move) -> tuple[State, list[Event]]:
        position, events = self.game.after(self._position, seat, move)
        return PlainState(self.game, position, self.dice), events

    def _chance(self) -> tuple[State, list[Event]] | None:
        tickets = self.game.tickets(self._position)
        if tickets == 0:
            return None
        ticket, dice = self.dice.below(tickets)
        position, events = self.game.drawn(self._position, ticket)
        return PlainState(self.game, position, dice), events


class PlainGame(Game):
    def at(self, position: Any, dice: Dice, /) -> State:
        return PlainState(self, position, dice)

    def laid_out(self, players: int, options: Any, first: Seat, dice: Dice, /) -> State:
        return PlainState(self, self.first_position(players, options, first), dice)

    @abstractmethod
    def first_position(self, players: int, options: Any, first: Seat, /) -> Any:
        """The table before any chance but the lot."""

    @abstractmethod
    def to_act(self, position: Any, /) -> tuple[Seat, ...]: ...

    @abstractmethod
    def result(self, position: Any, /) -> Outcome | None: ...

    @abstractmethod
    def legal(self, position: Any, seat: Seat, /) -> Sequence[Move]: ...

    @abstractmethod
    def refusal(self, position: Any, seat: Seat, move: Move, /) -> Illegal | None: ...

    @abstractmethod
    def after(self, position: Any, seat: Seat, move: Move, /) -> tuple[Any, list[Event]]:
        """A legal move or fact carried out, up to where chance is next needed."""

    def drawn(self, position: Any, ticket: int, /) -> tuple[Any, list[Event]]:
        """One chance event, by its ticket. A game without chance is never asked."""
        raise NotImplementedError

    def tickets(self, position: Any, /) -> int:
        """How many equally likely tickets the chance event that is due has; 0: none is due."""
        return 0

    def untimely(self, position: Any, seat: Seat, move: Move, /) -> Illegal | None:
        """Why a seat that is not to act is not, where that says more than whose turn it is."""
        return None

    def attempt(self, position: Any, /) -> Attempt | None:
        return None

    def interruptions(self, position: Any, /) -> Sequence[Move]:
        return ()
