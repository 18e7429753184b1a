"""Pebbles under the contract."""

import random
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, TypedDict

import msgspec

from ludotheque.contract import (
    JUDGE,
    Attempt,
    BadText,
    Event,
    Illegal,
    Move,
    Options,
    Outcome,
    Position,
    Say,
    Seat,
    State,
    View,
    Who,
)
from ludotheque.dice import Dice
from ludotheque.plain import PlainGame
from ludotheque.secrecy import EVERYONE, Owner, Until
from ludotheque.text import by_seat, fields, line
from tests.toys.pebbles import CARD

ROUNDS, MOST = 3, 6


class Bid(Move, frozen=True, tag="bid"):
    stones: int

    def __str__(self) -> str:
        return f"bid {self.stones}"


class Hit(Move, frozen=True, tag="hit"):
    def __str__(self) -> str:
        return "hit"


class Miss(Move, frozen=True, tag="miss"):
    def __str__(self) -> str:
        return "miss"


class Drew(Who):
    stones: int


class Bids(TypedDict):
    bids: dict[Seat, int]


class Nothing(TypedDict):
    """A throw is a throw."""


class PebblesPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    round: Annotated[int, EVERYONE]
    scores: Annotated[dict[Seat, int], EVERYONE]
    chosen: Annotated[tuple[Seat, ...], EVERYONE]
    thrower: Annotated[Seat | None, EVERYONE]
    over: Annotated[bool, EVERYONE]
    stones: Annotated[dict[Seat, int | None], Owner("stones")]
    bids: Annotated[dict[Seat, int | None], Until(lambda p: p.thrower, Owner("bids"))]


class Pebbles(PlainGame):
    card = CARD
    options_type = Options
    position_type = PebblesPosition
    move_types = (Bid, Hit, Miss)
    events: ClassVar[Mapping[str, Any]] = {
        **dict.fromkeys(("lot", "draws", "chose", "hit", "miss"), Who),
        "drew": Drew,
        "bids": Bids,
    }
    attempts: ClassVar[Mapping[str, Any]] = {"throw": Nothing}
    errors: ClassVar[tuple[str, ...]] = ("too-many", "chosen", "not-a-bid", "not-a-throw")
    actions = MOST + 3

    def first_position(self, players: int, options: Options, first: Seat) -> PebblesPosition:
        nobody: dict[Seat, int | None] = dict.fromkeys(range(1, players + 1))
        return PebblesPosition(
            players=players,
            round=1,
            scores=dict.fromkeys(nobody, 0),
            chosen=(),
            thrower=None,
            over=False,
            stones=nobody,
            bids=nobody,
        )

    def to_act(self, position: PebblesPosition) -> tuple[Seat, ...]:
        if position.over or self.tickets(position):
            return ()
        if position.thrower:
            return (JUDGE,)
        return tuple(seat for seat in position.bids if seat not in position.chosen)

    def result(self, position: PebblesPosition) -> Outcome | None:
        return Outcome.by_score(position.scores) if position.over else None

    def attempt(self, position: PebblesPosition) -> Attempt | None:
        return Attempt("throw", (position.thrower,)) if position.thrower else None

    def tickets(self, position: PebblesPosition) -> int:
        return MOST if None in position.stones.values() else 0

    def drawn(self, position: PebblesPosition, ticket: int) -> tuple[PebblesPosition, list[Event]]:
        seat = next(s for s, stones in position.stones.items() if stones is None)
        stones = {**position.stones, seat: ticket + 1}
        others = tuple(s for s in stones if s != seat)
        return msgspec.structs.replace(position, stones=stones), [
            Event("drew", {"seat": seat, "stones": ticket + 1}, to=(seat,), shows=True),
            Event("draws", {"seat": seat}, to=others),
        ]

    def legal(self, position: PebblesPosition, seat: Seat) -> Sequence[Move]:
        if seat == JUDGE:
            return [Hit(), Miss()]
        return [Bid(n) for n in range((position.stones[seat] or 0) + 1)]

    def refusal(self, position: PebblesPosition, seat: Seat, move: Move) -> Illegal | None:
        if seat == JUDGE:
            return Illegal("not-a-throw") if isinstance(move, Bid) else None
        if not isinstance(move, Bid):
            return Illegal("not-a-bid")
        if move.stones > (position.stones[seat] or 0):
            return Illegal("too-many", stones=move.stones)
        return None

    def after(
        self, position: PebblesPosition, seat: Seat, move: Move
    ) -> tuple[PebblesPosition, list[Event]]:
        if isinstance(move, Bid):
            return self._bid(position, seat, move.stones)
        assert position.thrower is not None
        scores = dict(position.scores)
        if isinstance(move, Hit):
            scores[position.thrower] += position.bids[position.thrower] or 0
        nobody: dict[Seat, int | None] = dict.fromkeys(position.bids)
        last = position.round == ROUNDS
        event = Event(str(move), {"seat": position.thrower})
        return msgspec.structs.replace(
            position,
            scores=scores,
            round=position.round + (not last),
            chosen=(),
            thrower=None,
            over=last,
            bids=nobody,
            stones=position.stones if last else nobody,
        ), [event]

    def _bid(
        self, position: PebblesPosition, seat: Seat, stones: int
    ) -> tuple[PebblesPosition, list[Event]]:
        bids = {**position.bids, seat: stones}
        chosen = (*position.chosen, seat)
        position = msgspec.structs.replace(position, bids=bids, chosen=tuple(sorted(chosen)))
        events = [Event("chose", {"seat": seat})]
        if len(chosen) == position.players:
            thrower = max(bids, key=lambda s: (bids[s] or 0, -s))
            position = msgspec.structs.replace(position, thrower=thrower)
            events.append(Event("bids", {"bids": bids}, shows=True))
        return position, events

    def odds(self, state: State, skill: Mapping[Seat, float]) -> Sequence[tuple[Move, float]]:
        thrower = state.attempt.by[0] if state.attempt else 0
        return [(Hit(), skill[thrower]), (Miss(), 1 - skill[thrower])]

    def write(self, position: PebblesPosition) -> str:
        p = position
        values = {
            "players": p.players,
            "round": p.round,
            "scores": ",".join(map(str, p.scores.values())),
            "stones": ",".join("-" if n is None else str(n) for n in p.stones.values()),
            "bids": ",".join("-" if n is None else str(n) for n in p.bids.values()),
            "thrower": p.thrower or "-",
            "over": "yes" if p.over else "no",
        }
        return line("pebbles", values)

    def parse(self, text: str) -> PebblesPosition:
        f = fields("pebbles", text, "players round scores stones bids thrower over".split())
        players = int(f["players"])

        def numbers(text: str) -> dict[Seat, int | None]:
            parts = enumerate(text.split(","), start=1)
            return {seat: None if part == "-" else int(part) for seat, part in parts}

        bids = numbers(f["bids"])
        return PebblesPosition(
            players=players,
            round=int(f["round"]),
            scores=by_seat(f["scores"], players),
            chosen=tuple(seat for seat, bid in bids.items() if bid is not None),
            thrower=None if f["thrower"] == "-" else int(f["thrower"]),
            over=f["over"] == "yes",
            stones=numbers(f["stones"]),
            bids=bids,
        )

    def move(self, text: str) -> Move:
        known = {str(self.numbered(n)): self.numbered(n) for n in range(self.actions)}
        if text not in known:
            raise BadText("move-text", text=text)
        return known[text]

    def number(self, move: Move) -> int:
        match move:
            case Bid(stones):
                return stones
            case Hit():
                return MOST + 1
            case _:
                return MOST + 2

    def numbered(self, number: int) -> Move:
        return Bid(number) if number <= MOST else Hit() if number == MOST + 1 else Miss()

    def worlds(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        stones, bids = dict(view["stones"]), dict(view["bids"])
        for seat in map(str, range(1, view["players"] + 1)):
            if stones[seat] is None:
                stones[seat] = rng.randint(1, MOST)
            if bids[seat] is None and int(seat) in view["chosen"]:
                bids[seat] = rng.randint(0, stones[seat])
            stones[seat] = max(stones[seat], bids[seat] or 0)
        filled = {**view, "stones": stones, "bids": bids}
        position: Any = msgspec.convert(filled, PebblesPosition, strict=False)
        return self.at(position, Dice(rng.randbytes(32)))

    def standing(self, state: State) -> dict[Seat, int]:
        return dict(state.position.scores)  # type: ignore[attr-defined]

    def ask(self, view: View) -> str:
        return "throw" if view["thrower"] else "bid"

    def picture(self, view: View, say: Say) -> str:
        return say("picture-scores", round=view["round"], scores=str(view["scores"]))


GAME = Pebbles()
