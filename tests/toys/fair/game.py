"""The fair under the contract. How it is done with a hand is said in `deed`, and nowhere else."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from ludotheque.contract import (
    JUDGE,
    Attempt,
    Event,
    Illegal,
    Move,
    Outcome,
    Say,
    Scene,
    Seat,
    Setting,
    State,
    View,
)
from ludotheque.dice import Dice
from ludotheque.plain import PlainGame
from tests.toys.fair import CARD, position
from tests.toys.fair.position import (
    ATTEMPTS,
    EVENTS,
    NUMBERED,
    STALLS,
    TRIES,
    FairOptions,
    FairPosition,
    Go,
    Hit,
    Miss,
)

P = FairPosition
RING, RADIUS, HOME = (300, 0), 60, (0, 0)
WON_LOST = {"won": "hit", "lost": "miss"}


class Fair(PlainGame):
    card = CARD
    options_type = FairOptions
    position_type = FairPosition
    move_types = (Go, Hit, Miss)
    events = EVENTS
    attempts = ATTEMPTS
    errors: ClassVar[tuple[str, ...]] = ("no-stall", "no-fact")
    actions = len(NUMBERED)

    write = staticmethod(position.write)
    parse = staticmethod(position.parse)
    move = staticmethod(position.move)

    def number(self, move: Move) -> int:
        return NUMBERED.index(move)

    def numbered(self, number: int) -> Move:
        return NUMBERED[number]

    def first_position(self, players: int, options: FairOptions, first: Seat) -> P:
        scores = dict.fromkeys(range(1, players + 1), 0)
        return P(players=players, tries=0, scores=scores, turn=first, at=None, over=False)

    def to_act(self, p: P) -> tuple[Seat, ...]:
        if p.over:
            return ()
        return (JUDGE,) if p.at else (p.turn,)

    def attempt(self, p: P) -> Attempt | None:
        return Attempt("stall", (p.turn,), {"stall": p.at}) if p.at else None

    def legal(self, p: P, seat: Seat) -> Sequence[Move]:
        return [Hit(), Miss()] if seat == JUDGE else [Go(stall) for stall in STALLS]

    def refusal(self, p: P, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Go) == (seat == JUDGE):
            return Illegal("no-fact" if seat == JUDGE else "no-stall")
        return None

    def after(self, p: P, seat: Seat, move: Move) -> tuple[P, list[Event]]:
        if isinstance(move, Go):
            event = Event("goes", {"seat": seat, "stall": move.stall})
            return replace(p, at=move.stall), [event]
        hit = isinstance(move, Hit)
        scores = {**p.scores, p.turn: p.scores[p.turn] + hit}
        last = p.tries == TRIES * p.players - 1
        told = Event("hit" if hit else "miss", {"seat": p.turn})
        following = p.turn % p.players + 1
        tries = p.tries + 1
        return replace(p, scores=scores, turn=following, at=None, tries=tries, over=last), [told]

    def odds(self, state: State, skill: Mapping[Seat, float]) -> Sequence[tuple[Move, float]]:
        seat = state.attempt.by[0] if state.attempt else 0
        return [(Hit(), skill[seat]), (Miss(), 1 - skill[seat])]

    def deed(
        self, state: State, scenes: Sequence[tuple[Setting, Scene]], dice: str
    ) -> Setting | Move | None:
        p = state.position
        assert isinstance(p, FairPosition)
        left = [scene["ball"] for setting, scene in scenes if setting.judge == "ring"]
        ball = left[-1] if left else HOME
        by = (p.turn,)
        match p.at:
            case "roll":
                lies = {"ball": ball, "ring": RING, "radius": RADIUS}
                return Setting("ring", 1, by, {**lies, **WON_LOST}, dice)
            case "catch":
                rng = random.Random(dice)
                path = [[at, rng.randint(-400, 400), rng.randint(-400, 400)] for at in (0, 40, 80)]
                return Setting("light", 1, by, {"path": path, "last": 120, **WON_LOST}, dice)
            case "look":
                near = abs(complex(*ball) - complex(*RING)) <= RADIUS
                return Hit() if near else Miss()
        return None

    def stands(self, state: State, scenes: Sequence[tuple[Setting, Scene]]) -> Scene:
        left = [scene["ball"] for setting, scene in scenes if setting.judge == "ring"]
        return {"ball": left[-1]} if left else {}

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        known: Any = msgspec.convert(view, P, strict=False)
        return self.at(known, Dice(rng.randbytes(32)))

    def result(self, p: P) -> Outcome | None:
        return Outcome.by_score(p.scores) if p.over else None

    def standing(self, state: State) -> dict[Seat, int]:
        return dict(state.position.scores)  # type: ignore[attr-defined]

    def ask(self, view: View) -> str:
        return "fact" if view["at"] else "go"

    def picture(self, view: View, say: Say) -> str:
        scores = ", ".join(map(str, view["scores"].values()))
        return say("picture-scores", scores=scores)


GAME = Fair()
