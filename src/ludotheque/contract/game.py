"""A box: what it must bring, and what it may."""

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludotheque import secrecy
from ludotheque.contract.options import declared_options
from ludotheque.contract.state import State
from ludotheque.contract.values import (
    BadOption,
    Card,
    Event,
    Move,
    Options,
    Position,
    Say,
    Scene,
    Seat,
    Setting,
    View,
)
from ludotheque.dice import Dice, new_seed


class Game(ABC):
    """One box: its card, its rules, its texts. Immutable; there is one of each.

    What a box writes takes its arguments by place: `write = staticmethod(notation.write)` will do,
    whatever that function calls them."""

    card: ClassVar[Card]
    rules_version: ClassVar[int] = 1
    older_rules: ClassVar[tuple[int, ...]] = ()  # versions whose matches these rules replay alike
    options_type: ClassVar[type[Options]]
    position_type: ClassVar[type[Position]]
    move_types: ClassVar[tuple[type[Move], ...]]
    events: ClassVar[Mapping[str, Any]]  # every kind of event, and a TypedDict: its arguments
    attempts: ClassVar[Mapping[str, Any]] = {}  # the same of every kind of attempt
    errors: ClassVar[tuple[str, ...]]  # every code it can refuse a move with
    actions: ClassVar[int]  # moves are numbered 0..actions-1

    @property
    def folder(self) -> Path:
        """Where its words and rulebook lie: beside the module that defines it."""
        return Path(sys.modules[type(self).__module__].__file__ or ".").parent

    def plays(self, rules: int) -> bool:
        """Whether a match that was begun by these rules can go on here."""
        return rules == self.rules_version or rules in self.older_rules

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "position_type" in cls.__dict__:
            secrecy.declared(cls.position_type)  # a game that does not say does not load

    def new(
        self, players: int, options: Mapping[str, Any] | None = None, seed: bytes | None = None
    ) -> State:
        """The table laid out and ready for the first move."""
        return self.begin(players, options, seed)[0]

    def begin(
        self, players: int, options: Mapping[str, Any] | None = None, seed: bytes | None = None
    ) -> tuple[State, tuple[Event, ...]]:
        """As `new`, with the events of the setting-up: who begins, what was dealt."""
        chosen = self.options(players, options or {})
        dice = Dice(seed or new_seed())
        events: tuple[Event, ...] = ()
        if chosen.first == "lot":
            lot, dice = dice.below(players)
            first = lot + 1
            events = (Event("lot", {"seat": first}, shows=True),)
        else:
            first = chosen.first
        state, more = self.laid_out(players, chosen, first, dice).settled()
        return state, (*events, *more)

    def options(self, players: int, given: Mapping[str, Any]) -> Options:
        """Typed options, or a BadOption that names the one that is wrong."""
        low, high = self.card.players
        if not low <= players <= high:
            raise BadOption("players", players=players, low=low, high=high)
        known = {option.name: option for option in declared_options(self.options_type)}
        for name, value in given.items():
            if name not in known:
                raise BadOption("option-name", option=name, allowed=", ".join(known))
            try:
                msgspec.convert(value, known[name].type, strict=False)
            except msgspec.ValidationError:
                allowed = known[name].allowed
                refused = {"option": name, "value": value, "allowed": allowed}
                raise BadOption("option-value", **refused) from None
        options = msgspec.convert(dict(given), self.options_type, strict=False)
        options.check(players)
        return options

    @abstractmethod
    def laid_out(self, players: int, options: Any, first: Seat, dice: Dice, /) -> State:
        """The table before any chance but the lot: dealing, if there is any, comes next."""

    @abstractmethod
    def at(self, position: Any, dice: Dice, /) -> State:
        """The state of a position."""

    @abstractmethod
    def write(self, position: Any, /) -> str:
        """The canonical text of a position: one line, ASCII."""

    @abstractmethod
    def parse(self, text: str, /) -> Position:
        """The position that a text describes, or BadText."""

    def read(self, text: str, seed: bytes | None = None) -> State:
        return self.at(self.parse(text), Dice(seed or new_seed()))

    @abstractmethod
    def move(self, text: str, /) -> Move:
        """The move (or fact) that a text describes, legal or not, or BadText."""

    @abstractmethod
    def number(self, move: Move, /) -> int: ...

    @abstractmethod
    def numbered(self, number: int, /) -> Move: ...

    @abstractmethod
    def world(self, view: View, seen: Sequence[Event], rng: random.Random, /) -> State:
        """A full state, drawn at random, that agrees with all the seat of this view knows."""

    def known(self, view: View, seen: Sequence[Event], /) -> State:
        """The state as the seat knows it; what it does not know is filled in without meaning."""
        return self.world(view, seen, random.Random(0))

    def odds(self, state: State, skill: Mapping[Seat, float], /) -> Sequence[tuple[Move, float]]:
        """How likely each fact about the awaited attempt is, for hands of these skills (0 to 1).

        Used wherever no real hand plays: the terminal, the lab, the bots. Likelihoods sum to 1."""
        return ()

    def deed(
        self, state: State, scenes: Sequence[tuple[Setting, Scene]], dice: str, /
    ) -> Setting | Move | None:
        """How the awaited attempt is done in a digital match; a move: the fact, which is known
        already; None: no hand does it here, and the fact is drawn by `odds`.

        `scenes` are what the deeds of this match have left behind, in order, each with the setting
        it came from; `dice` belong to this deed alone."""
        return None

    def handicapped(
        self, setting: Setting, options: Mapping[str, Any], shown: Mapping[Seat, float], /
    ) -> Setting:
        """The same deed, as much harder as the table has chosen; `shown`: what hands have."""
        return setting

    def even(self, options: Mapping[str, Any], /) -> tuple[float, float] | None:
        """Where hands are evened out by what each has shown, as in golf: the least and the most
        that counts. None: this table does not do that."""
        return None

    def shown_by(self, level: str, /) -> float | None:
        """The same of a bot's hand, where hands are evened out."""
        return None

    def stands(self, state: State, scenes: Sequence[tuple[Setting, Scene]], /) -> Scene | None:
        """What deeds have left and is there still, for whoever looks at the table: of the scenes no
        more than is seen. None: hands leave nothing here."""
        return None

    @abstractmethod
    def standing(self, state: State, /) -> dict[Seat, int]:
        """Each seat's score as if it ended now: what the `greedy` bot looks at."""

    @abstractmethod
    def ask(self, view: View, /) -> str:
        """Which `ask-…` message tells the seats to act what they may do."""

    @abstractmethod
    def picture(self, view: View, say: Say, /) -> str:
        """The view drawn for a terminal, in rich's markup; its words are the box's and the house's:
        `say("picture-round", round=3)`."""

    def prepare(self) -> Iterable[str]:
        """Get ready to play, yielding the name of each step before it is done (compiling)."""
        return ()
