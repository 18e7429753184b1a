"""Bausack under the contract: options, attempts and their odds, refusals. All of it is public."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from ludotheque.contract import (
    JUDGE,
    Attempt,
    BadOption,
    Event,
    Illegal,
    Measure,
    Move,
    Options,
    Outcome,
    Scene,
    Seat,
    Setting,
    State,
    View,
)
from ludotheque.dice import Dice
from ludotheque.games.bausack import CARD, building, moves, notation, worth
from ludotheque.games.bausack.babel import Babel
from ludotheque.games.bausack.blocks import Box
from ludotheque.games.bausack.chain import Chain
from ludotheque.games.bausack.events import ATTEMPTS, EVENTS
from ludotheque.games.bausack.goodpile import GoodPile
from ludotheque.games.bausack.hand import likely
from ludotheque.games.bausack.knockout import KnockOut
from ludotheque.games.bausack.moves import TALLEST, Unmeasured
from ludotheque.games.bausack.picture import picture
from ludotheque.games.bausack.position import COMMON, BausackPosition, Variant
from ludotheque.games.bausack.refusals import ERRORS, why_not
from ludotheque.games.bausack.rules import Rules
from ludotheque.games.bausack.threereds import ThreeReds
from ludotheque.plain import PlainGame

GAMES: dict[Variant, Rules] = {
    "babel": Babel(),
    "chain": Chain(),
    "knockout": KnockOut(),
    "goodpile": GoodPile(),
    "threereds": ThreeReds(),
}
P = BausackPosition


class BausackOptions(Options, frozen=True, kw_only=True):
    variant: Variant = "babel"
    box: Box = "bausack"
    blind: bool = False  # Babel: draw from the sack
    tremor: building.Tremor = "usual"  # of every hand on a screen, as a handicap
    # A real sack needs no lot, and a real hand trembles as it does.
    digital: ClassVar[frozenset[str]] = frozenset({"blind", "tremor"})

    def check(self, players: int) -> None:
        low, high = GAMES[self.variant].table_of
        if not low <= players <= high:
            raise BadOption("players", players=players, low=low, high=high)
        super().check(players)
        if self.blind and self.variant != "babel":
            raise BadOption("option-value", option="blind", value=True, allowed="false")


class Bausack(PlainGame):
    card = CARD
    rules_version = 2
    older_rules = (1,)  # the same, without what is said of a real box (B25 to B27)
    options_type = BausackOptions
    position_type = BausackPosition
    move_types = moves.MOVES
    events = EVENTS
    attempts = ATTEMPTS
    errors = ERRORS
    actions = len(moves.NUMBERED)

    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    move = staticmethod(moves.move)
    number = staticmethod(moves.number)
    numbered = staticmethod(moves.numbered)
    picture = staticmethod(picture)

    def first_position(self, players: int, options: BausackOptions, first: Seat) -> P:
        rules = GAMES[options.variant]
        return rules.new(players, options.variant, options.box, options.blind, first)

    def to_act(self, position: P) -> tuple[Seat, ...]:
        return GAMES[position.variant].to_act(position)

    def result(self, position: P) -> Outcome | None:
        return GAMES[position.variant].result(position) if position.stage == "over" else None

    def legal(self, position: P, seat: Seat) -> Sequence[Move]:
        rules = GAMES[position.variant]
        if seat == JUDGE:
            facts = [fact for fact, _ in likely(rules, position, {})]
            unmeasured = rules.not_a_fact(position, Unmeasured()) is None
            return [*facts, Unmeasured()] if unmeasured and facts else facts
        return rules.choices(position, seat)

    def refusal(self, position: P, seat: Seat, move: Move) -> Illegal | None:
        rules = GAMES[position.variant]
        if seat == JUDGE:
            return rules.not_a_fact(position, move)
        if move in rules.choices(position, seat):
            return None
        return why_not(rules, position, seat, move)

    def after(self, position: P, seat: Seat, move: Move) -> tuple[P, list[Event]]:
        return GAMES[position.variant].after(position, seat, move)

    def tickets(self, position: P) -> int:
        return len(position.table) if position.stage == "draw" else 0

    def drawn(self, position: P, ticket: int) -> tuple[P, list[Event]]:
        rules = GAMES[position.variant]
        assert isinstance(rules, Babel)
        return rules.drawn(position, ticket)

    def attempt(self, position: P) -> Attempt | None:
        p, rules = position, GAMES[position.variant]
        needed = rules.not_a_fact(p, Unmeasured()) is not None  # B14
        height = Measure("stood {}", "mm", 1, TALLEST, needed)
        match p.stage:
            case "place":
                args = {
                    "block": p.hand,
                    "tower": p.tower,
                    "base": not rules.standing_blocks(p),
                    "raising": rules.raising,
                    "tries": p.tries,
                }
                return Attempt("place", (p.to,), args, height)
            case "rebuild" | "measure":
                return Attempt(p.stage, (p.to,), {"tower": p.to}, height)
            case _:
                return None

    def interruptions(self, position: P) -> Sequence[Move]:
        return GAMES[position.variant].unasked(position)

    def odds(self, state: State, skill: Mapping[Seat, float]) -> Sequence[tuple[Move, float]]:
        position: Any = state.position
        return likely(GAMES[position.variant], position, skill)

    def deed(
        self, state: State, scenes: Sequence[tuple[Setting, Scene]], dice: str
    ) -> Setting | Move | None:
        position: Any = state.position
        raising = GAMES[position.variant].raising
        return building.deed(position, scenes, dice, raising=raising)

    def handicapped(
        self, setting: Setting, options: Mapping[str, Any], shown: Mapping[Seat, float]
    ) -> Setting:
        return building.trembling(setting, options.get("tremor", "usual"))

    def stands(self, state: State, scenes: Sequence[tuple[Setting, Scene]]) -> Scene:
        position: Any = state.position
        return building.stands(position, scenes)

    def standing(self, state: State) -> dict[Seat, int]:
        position: Any = state.position
        return worth.standing(GAMES[position.variant], position)

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        """Nothing is hidden but the sack's next block, and that is chance."""
        known = {name: view[name] for name in BausackPosition.__struct_fields__}
        position = msgspec.convert(known, BausackPosition, strict=False)
        return self.at(position, Dice(rng.randbytes(32)))

    def ask(self, view: View) -> str:
        stage: str = view["stage"]
        me = view["to"]
        if stage == "sale":
            if view["variant"] == "goodpile" and view["seat"] not in (None, me):
                return "pause"
            return "sale-stopped" if me in view["stopped"] else f"sale-{view['variant']}"
        if stage == "bid" and not view["bids"] and me == view["auctioneer"]:
            return "bid-gift-last" if me in view["stopped"] else "bid-last"
        if stage in ("bid", "horror"):
            highest = max(view["bids"].values(), default=0)
            return stage if view["beans"][str(me)] > highest else f"{stage}-broke"
        if stage == "take" and not view["towers"][str(COMMON)]:
            return "take-base"
        if stage == "place":
            if view["towers"][str(view["tower"])]:
                return "place"
            return "place-base" if GAMES[view["variant"]].raising else "place-base-free"
        return stage


GAME = Bausack()
