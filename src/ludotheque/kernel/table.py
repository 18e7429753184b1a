"""The contract over compiled rules: what NOX, Isis & Osiris and Fakir have in common."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from ludotheque.contract import (
    Choice,
    Event,
    Game,
    Illegal,
    Move,
    Outcome,
    Position,
    Seat,
    State,
    until_secret,
)
from ludotheque.dice import Dice
from ludotheque.kernel.border import Border, Record, Table, blank, plain
from ludotheque.kernel.native import CHANCE, OVER
from ludotheque.lazy import lazy


class KernelState(State):
    """A record that nobody else holds, and the dice."""

    def __init__(self, game: "KernelGame", table: Table, dice: Dice) -> None:
        self.game: KernelGame = game
        self.dice = dice
        self._table = table

    @lazy
    def fields(self) -> dict[str, Any]:
        """The record as plain numbers: quicker to read, if many are read."""
        return plain(self.record)

    @lazy
    def record(self) -> Record:
        """For reading only, and only by the game that owns this state."""
        return self._table[0]

    @lazy
    def turn(self) -> int:
        return int(self.game.border.turn(self._table))

    @property
    def players(self) -> int:
        return int(self.record["players"])

    @lazy
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn + 1,) if self.turn >= 0 else ()

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome_of(self) if self.turn == OVER else None

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.game.sides_of(self.record)

    @lazy
    def position(self) -> Position:
        return self.game.position_of(self)

    def forget(self) -> None:
        self.__dict__ = {"game": self.game, "dice": self.dice, "_table": self._table}

    @lazy
    def legal_actions(self) -> list[int]:
        """What the seat to act may do, by number. (For reading only.)"""
        out = np.zeros(self.game.most, np.int16)
        found: list[int] = out[: self.game.border.legal(self._table, out)].tolist()
        return found

    def legal(self, seat: Seat) -> Sequence[Move]:
        return [self.game.numbered(action) for action in self.legal_actions]

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act:
            return ()
        return tuple(KernelChoice(self, seat, action) for action in self.legal_actions)

    def ask(self, seat: Seat | None) -> str:
        return self._ask

    @lazy
    def _ask(self) -> str:
        """One seat is to act, and what it may do is the same to all who look."""
        return self.game.ask_of(self)

    def choices_json(self, seat: Seat) -> bytes:
        if seat not in self.to_act or not self.game.plain_effects(self):
            return super().choices_json(seat)
        said = self.game.said[seat]
        try:
            return b"[%b]" % b",".join([said[action] for action in self.legal_actions])
        except KeyError:  # said for the first time
            for choice in self.moves(seat):
                said[choice.number] = choice.json()
            return self.choices_json(seat)

    def refusal(self, seat: Seat, move: Move) -> Illegal | None:
        if self.game.number(move) in self.legal_actions:
            return None
        return self.game.why_not(self, seat, move)

    def _after(self, seat: Seat, move: Move) -> tuple[State, list[Event]]:
        return self._applied(self.game.number(move), self.dice)

    def _chance(self) -> tuple[State, list[Event]] | None:
        if self.turn != CHANCE:
            return None
        ticket, dice = self.dice.below(int(self.game.border.tickets(self._table)))
        return self._applied(int(self.game.border.chance(self._table, ticket)), dice)

    def _applied(self, action: int, dice: Dice) -> tuple[State, list[Event]]:
        # A table of its own: compiled rules write through a read-only flag.
        after = KernelState(self.game, blank(self.game.dtype), dice)
        after.turn = self.game.border.apply(self._table, after._table, action)
        return after, self.game.tells(self, action, after)

    def after(self, action: int) -> "KernelState":
        """After an action, of whoever is to act. (It must be one that `apply` can carry out.)"""
        return _Later(self, action)

    def standing(self) -> dict[Seat, int]:
        out = np.zeros(self.players, np.int64)
        self.game.border.standing(self._table, out)
        return dict(enumerate(out.tolist(), start=1))


class KernelChoice(Choice):
    """A legal action: nothing is left to look up, and nothing to permit."""

    _state: KernelState

    def __init__(self, state: KernelState, seat: Seat, action: int) -> None:
        self._state, self.seat, self.number = state, seat, action
        self.move = state.game.numbered(action)

    @property
    def effects(self) -> tuple[Event, ...]:
        before, action = self._state, self.number
        return until_secret(before.game.tells(before, action, before.after(action)), self.seat)


class _Later(KernelState):
    """The state after an action, which is carried out only if somebody looks. (To say what an
    action does, most games need not.)"""

    def __init__(self, before: KernelState, action: int) -> None:
        self.game, self.dice = before.game, before.dice
        self._before, self._action = before, action

    @lazy
    def _table(self) -> Table:
        table = blank(self.game.dtype)
        self.game.border.apply(self._before._table, table, self._action)
        return table


class KernelGame(Game):
    """A game whose rules are compiled. Actions of the kernel are the numbers of the moves."""

    rules: ModuleType
    dtype: ClassVar[Any]
    most: ClassVar[int]  # no position has more legal moves

    @lazy
    def border(self) -> Border:
        return Border(self.rules)

    def prepare(self) -> Iterable[str]:
        players = self.card.players[1]
        return self.border.prepare(blank(self.dtype), players, self.most)

    def laid_out(self, players: int, options: Any, first: Seat, dice: Dice) -> State:
        table = blank(self.dtype)
        self.set_options(table[0], options)
        self.border.new(table, players, first - 1)
        return KernelState(self, table, dice)

    def at(self, position: Any, dice: Dice) -> State:
        table = blank(self.dtype)
        self.fill(table[0], position)
        return KernelState(self, table, dice)

    def standing(self, state: State) -> dict[Seat, int]:
        assert isinstance(state, KernelState)
        return state.standing()

    def sides_of(self, record: Record) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(1, int(record["players"]) + 1))

    @lazy
    def said(self) -> defaultdict[Seat, dict[int, bytes]]:
        """Choices as JSON, by seat and action, where they are the same at every table."""
        return defaultdict(dict)

    def plain_effects(self, before: KernelState) -> bool:
        """Whether what an action does depends on who does it, and on nothing else."""
        return False

    def ask_of(self, state: KernelState) -> str:
        """As `ask` says of the view; a game that sees it more quickly may say so."""
        return self.ask(state.view(None))

    @abstractmethod
    def set_options(self, record: Record, options: Any) -> None:
        """Write the options into a blank record, before the rules lay out the table."""

    @abstractmethod
    def position_of(self, state: KernelState) -> Position: ...

    @abstractmethod
    def fill(self, record: Record, position: Any) -> None:
        """The record of a position: `position_of` backwards."""

    @abstractmethod
    def outcome_of(self, state: KernelState) -> Outcome: ...

    @abstractmethod
    def tells(self, before: KernelState, action: int, after: KernelState) -> list[Event]:
        """What one action, a seat's or chance's, has made happen."""

    @abstractmethod
    def why_not(self, state: KernelState, seat: Seat, move: Move) -> Illegal:
        """The reason, for a move that is not legal."""
