"""check_game() passes an honest game and catches each way of breaking the contract."""

import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, NotRequired

import msgspec
import pytest

from ludotheque.contract import (
    Event,
    Illegal,
    Move,
    Outcome,
    Position,
    Say,
    Seat,
    State,
    View,
    Who,
)
from ludotheque.plain import PlainState
from ludotheque.secrecy import EVERYONE, Owner, Taken, Undeclared
from ludotheque.testing import Fault, check_game
from tests.toys.pebbles.game import GAME, Pebbles
from tests.toys.pebbles.position import Bid, PebblesPosition


def test_an_honest_game_passes() -> None:
    for tin in ("dice", "real"):
        check_game(GAME, options={"tin": tin}, matches=15, closely=1.0)


class LeakyView(Pebbles):
    """Says that everybody may know everybody's pebbles."""

    class Loose(PebblesPosition, frozen=True, kw_only=True):
        total: Annotated[int, EVERYONE] = 0

    position_type = Loose

    def at(self, position: Any, dice: Any) -> State:
        total = sum(stones or 0 for seat, stones in position.stones.items() if seat > 1)
        fields = {name: getattr(position, name) for name in PebblesPosition.__struct_fields__}
        return PlainState(self, self.Loose(**fields, total=total), dice)

    def first_position(self, *args: Any) -> Any:
        first = super().first_position(*args)
        return self.Loose(**{n: getattr(first, n) for n in PebblesPosition.__struct_fields__})

    def drawn(self, position: Any, ticket: int) -> Any:
        position, events = super().drawn(position, ticket)
        return self.at(position, None).position, events

    def parse(self, text: str) -> Any:
        return self.at(super().parse(text), None).position

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        while True:
            world = super().world(view, seen, rng)
            if self.at(world.position, None).position.total == view["total"]:  # type: ignore[attr-defined]
                return self.at(world.position, world.dice)


class LeakyEvent(Pebbles):
    """Tells the whole table what somebody drew."""

    def drawn(self, position: Any, ticket: int) -> Any:
        position, events = super().drawn(position, ticket)
        return position, [Event(e.kind, e.args) for e in events if e.kind == "drew"]


class High(Who):
    high: NotRequired[int]


class LeakyChoice(Pebbles):
    """Tells a bid before all bids are in."""

    events: ClassVar[Any] = {**Pebbles.events, "chose": High}

    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        position, events = super().after(position, seat, move)
        if isinstance(move, Bid) and position.thrower is None:
            top = max(bid or 0 for bid in position.bids.values())
            events[0] = Event("chose", {"seat": seat, "high": top})
        return position, events


class LeakyMoves(Pebbles):
    """What one may bid depends on what the others hold."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Move]:
        moves = super().legal(position, seat)
        neighbour = position.stones[seat % position.players + 1] if seat else 0
        return moves[: 1 + (neighbour or 0)] if seat else moves

    def refusal(self, position: Any, seat: Seat, move: Move) -> Illegal | None:
        if seat and move not in self.legal(position, seat):
            return Illegal("too-many", stones=0)
        return super().refusal(position, seat, move)


class RefusesWhatItLists(Pebbles):
    def refusal(self, position: Any, seat: Seat, move: Move) -> Illegal | None:
        if move == Bid(1):
            return Illegal("too-many", stones=1)
        return super().refusal(position, seat, move)


class PlaysWhatItDoesNotList(Pebbles):
    def refusal(self, position: Any, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Bid) and seat:
            return None
        return super().refusal(position, seat, move)


class ChangesThePast(Pebbles):
    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(position, seat, move)
        if not isinstance(move, Bid):
            position.scores[1] += 1
        return after, events


class ForgetsInText(Pebbles):
    def write(self, position: Any) -> str:
        return super().write(
            msgspec.structs.replace(position, scores=dict.fromkeys(position.scores, 0))
        )


class MoveTextDoesNotRead(Pebbles):
    def move(self, text: str) -> Move:
        return Bid(0) if text == "bid 1" else super().move(text)


class TwoMovesOneNumber(Pebbles):
    def number(self, move: Move) -> int:
        return 0 if move == Bid(1) else super().number(move)


class NumbersOutOfRange(Pebbles):
    actions = 3


class SaysAnUnknownEvent(Pebbles):
    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        position, events = super().after(position, seat, move)
        return position, [*events, Event("hurrah")]


class HasNoWordsForAnEvent(Pebbles):
    events: ClassVar[Any] = {**Pebbles.events, "hurrah": Who}


class TellsMoreThanItDeclares(Pebbles):
    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        position, events = super().after(position, seat, move)
        return position, [Event(e.kind, {**e.args, "luck": 7}, shows=e.shows) for e in events]


class Robbed(Who):
    thief: Seat


class CallsASeatSomethingElse(Pebbles):
    events: ClassVar[Any] = {**Pebbles.events, "miss": Robbed}


class TriesWhatItDoesNotDeclare(Pebbles):
    attempts: ClassVar[Any] = {"jump": Who}


class HasNoWordsForAnError(Pebbles):
    errors = (*Pebbles.errors, "nonsense")


class MissesAnArgument(Pebbles):
    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        position, events = super().after(position, seat, move)
        return position, [Event(e.kind, shows=True) if e.kind == "bids" else e for e in events]


class WorldsOfAnotherTable(Pebbles):
    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        world = super().world(view, seen, rng)
        wrong: Any = world.position
        return self.at(msgspec.structs.replace(wrong, round=wrong.round % 3 + 1), world.dice)


class HasOtherDice(Pebbles):
    def drawn(self, position: Any, ticket: int) -> Any:
        return super().drawn(position, random.SystemRandom().randrange(6))


class NeverEnds(Pebbles):
    def after(self, position: Any, seat: Seat, move: Move) -> Any:
        position, events = super().after(position, seat, move)
        return msgspec.structs.replace(position, over=False, round=1), events

    def drawn(self, position: Any, ticket: int) -> Any:
        return super().drawn(position, 0)


class TheWrongOneWins(Pebbles):
    def result(self, position: Any) -> Outcome | None:
        outcome = super().result(position)
        return outcome and msgspec.structs.replace(outcome, winners=())


class OddsAreOff(Pebbles):
    def odds(self, state: State, skill: Any) -> Any:
        return [(fact, likelihood / 2) for fact, likelihood in super().odds(state, skill)]


class HasNoWordsForThePicture(Pebbles):
    def picture(self, view: View, say: Say) -> str:
        return say("picture-hurrah")


class IsStuck(Pebbles):
    def legal(self, position: Any, seat: Seat) -> Sequence[Move]:
        return [] if position.round == 2 else super().legal(position, seat)


def test_what_tells_of_somebody_speaks_to_them_too(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder, tmp_path / "box")
    words = tmp_path / "box" / "words" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("    .you = You miss.\n", ""), "utf-8")
    folder = property(lambda self: tmp_path / "box")
    careless = type("Careless", (Pebbles,), {"folder": folder})()
    with pytest.raises(Fault, match=r"event-miss in words/en\.ftl has no \.you"):
        check_game(careless)


FAULTS = [
    (LeakyView, "the view tells"),
    (LeakyEvent, "tells? .* ?a secret"),
    (LeakyChoice, "tells? .* ?a secret"),
    (LeakyMoves, "the moves of seat . tell a secret"),
    (RefusesWhatItLists, "listed as legal and refused"),
    (PlaysWhatItDoesNotList, "not listed as legal and can be played"),
    (ChangesThePast, "a past state has changed"),
    (ForgetsInText, "does not read back"),
    (MoveTextDoesNotRead, "text does not read back"),
    (TwoMovesOneNumber, "two legal moves share a number"),
    (NumbersOutOfRange, "is numbered"),
    (SaysAnUnknownEvent, "undeclared event hurrah"),
    (HasNoWordsForAnEvent, "no words for event-hurrah"),
    (HasNoWordsForAnError, "no words for error-nonsense"),
    (MissesAnArgument, "event bids is not as declared: .*bids"),
    (TellsMoreThanItDeclares, "event chose is not as declared: it also has luck"),
    (CallsASeatSomethingElse, "`thief` of event miss is a seat .* call it `thief_seat`"),
    (TriesWhatItDoesNotDeclare, "undeclared attempt throw"),
    (HasNoWordsForThePicture, "no words for the picture"),
    (WorldsOfAnotherTable, "a sampled world looks otherwise"),
    (HasOtherDice, "the log"),
    (NeverEnds, "does not end"),
    (TheWrongOneWins, "the winners are not those in first place"),
    (OddsAreOff, "do not sum to 1"),
    (IsStuck, "has no move"),
]


@pytest.mark.parametrize(("toy", "fault"), FAULTS, ids=[toy.__name__ for toy, _ in FAULTS])
def test_it_catches(toy: type[Pebbles], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "folder", GAME.folder)
    monkeypatch.setattr("ludotheque.testing.MOST_STEPS", 500)
    with pytest.raises(Fault, match=fault):
        check_game(toy(), options={"tin": "real"}, matches=30, closely=1.0)


@pytest.mark.parametrize("name", ["box", "to_act", "outcome", "seat"])
def test_a_field_that_would_hide_the_views_own_does_not_load(name: str) -> None:
    hiding = msgspec.defstruct("Hiding", [(name, Annotated[int, EVERYONE])], bases=(Position,))
    with pytest.raises(Taken, match=f"{name} would hide the view's own: call it something else"):
        type("Careless", (Pebbles,), {"position_type": hiding})


def test_a_game_that_does_not_say_who_may_know_does_not_load() -> None:
    class Silent(Position, frozen=True):
        hands: Annotated[dict[Seat, int], Owner("hands")]
        pile: tuple[int, ...]

    with pytest.raises(Undeclared, match="pile must say who may know it"):

        class Careless(Pebbles):
            position_type = Silent  # type: ignore[assignment]
