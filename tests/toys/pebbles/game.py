"""Pebbles under the contract: the rules, as pure functions of a position."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from ludotheque.contract import JUDGE, Attempt, Event, Illegal, Move, Outcome, Seat, State, View
from ludotheque.dice import Dice
from ludotheque.plain import PlainGame
from tests.toys.pebbles import CARD, notation
from tests.toys.pebbles.picture import picture
from tests.toys.pebbles.position import (
    ATTEMPTS,
    EVENTS,
    MOST,
    ROUNDS,
    Bid,
    Hit,
    Miss,
    PebblesOptions,
    PebblesPosition,
)

P = PebblesPosition
Step = tuple[P, list[Event]]


class Pebbles(PlainGame):
    card = CARD
    options_type = PebblesOptions
    position_type = PebblesPosition
    move_types = (Bid, Hit, Miss)
    events = EVENTS
    attempts = ATTEMPTS
    errors: ClassVar[tuple[str, ...]] = ("too-many", "not-a-bid", "not-a-throw")
    actions = len(notation.NUMBERED)

    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    move = staticmethod(notation.move)
    number = staticmethod(notation.number)
    numbered = staticmethod(notation.numbered)
    picture = staticmethod(picture)

    def first_position(self, players: int, options: PebblesOptions, first: Seat) -> P:
        nobody: dict[Seat, int | None] = dict.fromkeys(range(1, players + 1))
        return P(
            players=players,
            tin=options.tin,
            round=1,
            scores=dict.fromkeys(nobody, 0),
            chosen=(),
            thrower=None,
            over=False,
            stones=nobody,
            bids=nobody,
        )

    # ---- Who may do what ------------------------------------------------------------------------

    def to_act(self, p: P) -> tuple[Seat, ...]:
        if p.over or self.tickets(p):
            return ()
        if p.thrower:
            return (JUDGE,)
        return tuple(seat for seat in p.bids if seat not in p.chosen)

    def attempt(self, p: P) -> Attempt | None:
        if not p.thrower or p.tin == "dice":
            return None
        return Attempt("throw", (p.thrower,), {"stones": p.bids[p.thrower] or 0})

    def legal(self, p: P, seat: Seat) -> Sequence[Move]:
        if seat == JUDGE:
            return [Hit(), Miss()]
        return [Bid(n) for n in range((p.stones[seat] or 0) + 1)]

    def refusal(self, p: P, seat: Seat, move: Move) -> Illegal | None:
        if seat == JUDGE:
            return Illegal("not-a-throw") if isinstance(move, Bid) else None
        if not isinstance(move, Bid):
            return Illegal("not-a-bid")
        if move.stones > (p.stones[seat] or 0):
            return Illegal("too-many", stones=move.stones)
        return None

    # ---- What follows ---------------------------------------------------------------------------

    def after(self, p: P, seat: Seat, move: Move) -> Step:
        if isinstance(move, Bid):
            return self._bid(p, seat, move.stones)
        return self._thrown(p, hit=isinstance(move, Hit))

    def _bid(self, p: P, seat: Seat, stones: int) -> Step:
        bids = {**p.bids, seat: stones}
        p = replace(p, bids=bids, chosen=tuple(sorted((*p.chosen, seat))))
        events = [Event("chose", {"seat": seat})]
        if len(p.chosen) == p.players:
            thrower = max(bids, key=lambda s: (bids[s] or 0, -s))
            p = replace(p, thrower=thrower)
            events.append(Event("bids", {"bids": bids}, shows=True))
        return p, events

    def _thrown(self, p: P, *, hit: bool) -> Step:
        assert p.thrower is not None
        scores = dict(p.scores)
        if hit:
            scores[p.thrower] += p.bids[p.thrower] or 0
        nobody: dict[Seat, int | None] = dict.fromkeys(p.bids)
        last = p.round == ROUNDS
        event = Event("hit" if hit else "miss", {"seat": p.thrower}, shows=p.tin == "dice")
        return replace(
            p,
            scores=scores,
            round=p.round + (not last),
            chosen=(),
            thrower=None,
            over=last,
            bids=nobody,
            stones=p.stones if last else nobody,
        ), [event]

    # ---- Chance ---------------------------------------------------------------------------------

    def tickets(self, p: P) -> int:
        if p.thrower:
            return 2 if p.tin == "dice" else 0
        return MOST if None in p.stones.values() else 0

    def drawn(self, p: P, ticket: int) -> Step:
        if p.thrower:
            return self._thrown(p, hit=ticket == 0)
        seat = next(s for s, stones in p.stones.items() if stones is None)
        stones = {**p.stones, seat: ticket + 1}
        others = tuple(s for s in stones if s != seat)
        return replace(p, stones=stones), [
            Event("drew", {"seat": seat, "stones": ticket + 1}, to=(seat,), shows=True),
            Event("draws", {"seat": seat}, to=others),
        ]

    def odds(self, state: State, skill: Mapping[Seat, float]) -> Sequence[tuple[Move, float]]:
        thrower = state.attempt.by[0] if state.attempt else 0
        return [(Hit(), skill[thrower]), (Miss(), 1 - skill[thrower])]

    # ---- What is known, and how it ends ---------------------------------------------------------

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        stones, bids = dict(view["stones"]), dict(view["bids"])
        for seat in map(str, range(1, view["players"] + 1)):
            if stones[seat] is None:
                stones[seat] = rng.randint(1, MOST)
            if bids[seat] is None and int(seat) in view["chosen"]:
                bids[seat] = rng.randint(0, stones[seat])
            stones[seat] = max(stones[seat], bids[seat] or 0)
        filled = {**view, "stones": stones, "bids": bids}
        position: Any = msgspec.convert(filled, P, strict=False)
        return self.at(position, Dice(rng.randbytes(32)))

    def result(self, p: P) -> Outcome | None:
        return Outcome.by_score(p.scores) if p.over else None

    def standing(self, state: State) -> dict[Seat, int]:
        return dict(state.position.scores)  # type: ignore[attr-defined]

    def ask(self, view: View) -> str:
        return "throw" if view["thrower"] else "bid"


GAME = Pebbles()
