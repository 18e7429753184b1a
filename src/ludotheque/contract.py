"""What a game is: Game, State, Move, Event, View, Outcome, Options; nothing else.

Seats are numbered from 1, clockwise; 0 is the judge, who reports facts that the rules cannot know
(a tower stood, three bones were caught). Rules emit codes and arguments, never sentences.
"""

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, TypedDict

import msgspec

from ludotheque import secrecy
from ludotheque.dice import Dice, new_seed
from ludotheque.lazy import lazy

Seat = Annotated[int, msgspec.Meta(extra={"is": "seat"})]  # marked, so that it can be told apart
JUDGE: Seat = 0
View = dict[str, Any]  # plain JSON
Say = Callable[..., str]  # a message by its key and arguments, in the reader's language


class Refusal(Exception):
    """A no that a person can understand: a code and arguments, which the words files speak."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code, self.args_ = code, args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.args_.items())
        return f"{self.code}({told})"


class Illegal(Refusal):
    """A move that may not be played. Nothing has changed."""


class BadOption(Refusal):
    """An option or a number of players that the game does not have."""


class BadText(Refusal):
    """A text that is no move, or no position, of the game."""


class Move(msgspec.Struct, frozen=True, tag_field="do"):
    """One thing a seat may do, or (seat 0) one fact. `str(move)` is its text and parses back."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, for those who may know."""

    kind: str
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None  # None: everybody, spectators too
    fades: bool = False  # seen once, and not shown again
    shows: bool = False  # tells what was hidden, or the fall of the dice: no undo past it
    knew: Seat | None = None  # with `shows`: the one seat that knew already (it was its card)

    def is_for(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to

    def reveals_to(self, seat: Seat | None) -> bool:
        return self.shows and self.is_for(seat) and (seat is None or seat != self.knew)


class Who(TypedDict):
    """What an event tells that is about one seat and nothing else: who begins, who is out."""

    seat: Seat


def until_secret(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The events before the first that reveals something to this seat."""
    for place, event in enumerate(events):
        if event.reveals_to(seat):
            return tuple(events[:place])
    return tuple(events)


class Outcome(msgspec.Struct, frozen=True):
    """How it ended, by seat. Places count from 1; equals share a place."""

    scores: dict[Seat, int]
    places: dict[Seat, int]
    winners: tuple[Seat, ...]

    @classmethod
    def by_score(cls, scores: Mapping[Seat, int]) -> "Outcome":
        """Most points wins; equal points share the win."""
        places = {s: 1 + sum(v > mine for v in scores.values()) for s, mine in scores.items()}
        winners = tuple(s for s, place in places.items() if place == 1)
        return cls(dict(scores), places, winners)


class Measure(msgspec.Struct, frozen=True):
    """A number that a fact holds, so that it can be typed from the measure."""

    fact: str  # the fact's text, with {} where the number stands
    unit: str  # mm
    least: int  # what it can be
    most: int
    needed: bool = True  # otherwise the same can be said without it


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed of the hand that the rules wait for; the judge answers with a fact.

    It happens before everybody's eyes: nothing secret is in it."""

    kind: str  # what is tried
    by: tuple[Seat, ...]  # whose hands
    args: dict[str, Any] = {}  # with what, and on what
    measure: Measure | None = None  # one of the facts about it holds one


class Position(msgspec.Struct, frozen=True):
    """All of a state but its dice, as plain data. Every field says who may know it (`secrecy`)."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices made before a match. A game adds its own fields, `variant` among them."""

    first: int | Literal["lot"] = "lot"
    digital: ClassVar[frozenset[str]] = frozenset()  # those that mean nothing with a real box

    def check(self, players: int) -> None:
        """Refuse what the types cannot: combinations, and seats that are not there."""
        if self.first != "lot" and not 1 <= self.first <= players:
            allowed = ", ".join(["lot", *map(str, range(1, players + 1))])
            raise BadOption("option-value", option="first", value=self.first, allowed=allowed)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on the lid of a box."""

    name: str
    title: str
    players: tuple[int, int]
    age: int
    minutes: int
    modes: tuple[Literal["digital", "referee"], ...]
    variants: tuple[str, ...] = ("standard",)
    bots: tuple[str, ...] = ("random", "greedy")
    status: str = "complete"
    translated: bool = True  # False: in English so far, and what other languages miss is only told


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
        known = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        for name, value in given.items():
            if name not in known:
                raise BadOption("option-name", option=name, allowed=", ".join(known))
            try:
                msgspec.convert(value, known[name].type, strict=False)
            except msgspec.ValidationError:
                allowed = allowed_values(known[name].type)
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


def allowed_values(kind: Any) -> str:
    """The values of an option's type as they are typed: `top, choose`, `1–12`, `true, false`."""
    info = msgspec.inspect.type_info(kind)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    told: list[str] = []
    for part in parts:
        match part:
            case msgspec.inspect.LiteralType(values):
                told += map(str, values)
            case msgspec.inspect.BoolType():
                told += ["true", "false"]
            case msgspec.inspect.IntType(ge=low, le=high) if low is not None and high is not None:
                told.append(f"{low}–{high}")
            case msgspec.inspect.IntType():
                told.append("1, 2, 3 …")
    return ", ".join(told)
