"""NOX under the contract: options, secrets, events, worlds. The rules are in rules.py."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.contract import Event, Illegal, Move, Options, Outcome, Seat, State, View
from ludotheque.dice import Dice
from ludotheque.games.nox import CARD, notation, rules
from ludotheque.games.nox.events import EVENTS
from ludotheque.games.nox.notation import (
    STAGES,
    Cover,
    Extend,
    Merge,
    NoxPosition,
    Pile,
    Variant,
    card_index,
    card_name,
)
from ludotheque.games.nox.picture import picture
from ludotheque.games.nox.rules import DRAW, NONE, PLAY, SLOTS
from ludotheque.kernel import CHANCE, KernelGame, KernelState, Record


class NoxOptions(Options, frozen=True, kw_only=True):
    variant: Variant = "standard"
    merge: Merge = "top"


class Nox(KernelGame):
    card = CARD
    options_type = NoxOptions
    position_type = NoxPosition
    move_types = (Extend, Cover)
    events = EVENTS
    errors = (
        "no-such-kitty",
        "not-in-hand",
        "other-colour",
        "no-such-pile",
        "no-choice",
        "no-merge",
    )
    actions = rules.ACTIONS
    rules = rules
    dtype = rules.State
    most = rules.MOST

    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    move = staticmethod(notation.move)
    number = staticmethod(notation.number)
    numbered = staticmethod(notation.numbered)
    picture = staticmethod(picture)

    def ask(self, view: View) -> str:
        return "choose" if view["merge"] == "choose" else "play"

    def set_options(self, record: Record, options: NoxOptions) -> None:
        record["thick"] = options.variant == "thick"
        record["decides"] = options.merge == "choose"

    def position_of(self, state: KernelState) -> NoxPosition:
        record = state.record
        players = int(record["players"])
        seats = range(1, players + 1)
        hands = {
            seat: tuple(
                card_name(card) for card in record["hands"][seat - 1].tolist() if card != NONE
            )
            for seat in seats
        }
        bag: list[int] = record["bag"].tolist()
        draw_pile = tuple(card_name(card) for card, copies in enumerate(bag) for _ in range(copies))
        held = [card for hand in hands.values() for card in hand]
        return NoxPosition(
            players=players,
            variant="thick" if record["thick"] else "standard",
            merge="choose" if record["decides"] else "top",
            round=int(record["rounds"]) + 1,
            starter=int(record["starter"]) + 1,
            to=int(record["player"]) + 1,
            stage=STAGES[int(record["stage"])],
            kitties={seat: _kitty(record, seat) for seat in seats},
            hands=hands,
            hand_sizes={seat: len(hand) for seat, hand in hands.items()},
            draw_pile=draw_pile,
            left=int(record["left"]),
            played=notation.without([*draw_pile, *held]),
            totals=_totals(record),
        )

    def fill(self, record: Record, position: NoxPosition) -> None:
        p = position
        record["players"], record["rounds"] = p.players, p.round - 1
        record["thick"], record["decides"] = p.variant == "thick", p.merge == "choose"
        record["starter"], record["player"] = p.starter - 1, p.to - 1
        record["stage"] = STAGES.index(p.stage)
        record["tops"], record["hands"] = NONE, NONE
        for seat in range(1, p.players + 1):
            for pile in p.kitties[seat]:
                record["tops"][seat - 1, pile.slot - 1] = card_index(pile.top)
                record["sizes"][seat - 1, pile.slot - 1] = pile.size
            record["piles"][seat - 1] = len(p.kitties[seat])
            for i, card in enumerate(notation.in_order(p.hands[seat])):
                record["hands"][seat - 1, i] = card_index(card)
            record["totals"][seat - 1] = p.totals[seat]
        for card in p.draw_pile:
            record["bag"][card_index(card)] += 1
        record["left"] = len(p.draw_pile)

    def outcome_of(self, state: KernelState) -> Outcome:
        return Outcome.by_score(_totals(state.record))

    def tells(self, before: KernelState, action: int, after: KernelState) -> list[Event]:
        if before.turn != CHANCE:
            return self._played(before, action, after)
        if before.record["stage"] == DRAW:
            seat = int(before.record["player"]) + 1
            public = Event("draws", {"seat": seat, "left": int(after.record["left"])})
            card = {"seat": seat, "card": card_name(action)}
            own = Event("drew", card, to=(seat,), shows=True)
            return [public, own, *_skipped(before, after)]
        if after.turn == CHANCE:
            return []  # of the dealing, only its end is told
        r = after.record
        start = {
            "round": int(r["rounds"]) + 1,
            "seat": int(r["starter"]) + 1,
            "left": int(r["left"]),
        }
        hands = {
            p + 1: [card_name(c) for c in r["hands"][p].tolist()] for p in range(after.players)
        }
        return [
            Event("round", start),
            *(
                Event("dealt", {"seat": seat, "cards": cards}, to=(seat,), shows=True)
                for seat, cards in hands.items()
            ),
        ]

    def _played(self, before: KernelState, action: int, after: KernelState) -> list[Event]:
        move = notation.numbered(action)
        assert isinstance(move, Extend | Cover)
        seat, owner = int(before.record["player"]) + 1, move.kitty
        was = before.record["sizes"][owner - 1].tolist()
        now = after.record["sizes"][owner - 1].tolist()
        (grown,) = (i for i in range(SLOTS) if now[i] > was[i])
        args: dict[str, Any] = {"seat": seat, "card": move.card, "owner": owner}
        if isinstance(move, Cover):
            args |= {"pile": move.pile}
        args |= {"slot": grown + 1, "size": was[grown] + 1}
        kind = "covered" if isinstance(move, Cover) else "extended"
        events = [Event(kind, args, shows=True, knew=seat)]
        for gone in range(SLOTS):
            if now[gone] < was[gone]:
                other = card_name(int(before.record["tops"][owner - 1, gone]))
                merged = {
                    "seat": seat,
                    "owner": owner,
                    "number": int(move.card[1:]),
                    "top": other if move.under else move.card,
                    "below": move.card if move.under else other,
                    "slot": grown + 1,
                    "gone": gone + 1,  # the place that is free now
                    "size": now[grown],
                    "piles": int(after.record["piles"][owner - 1]),
                }
                events.append(Event("merged", merged))
        if after.record["stage"] == PLAY:
            events += _skipped(before, after)
        elif after.record["stage"] != DRAW:
            events.append(self._round_over(before, owner, after))
        return events

    def _round_over(self, before: KernelState, owner: Seat, after: KernelState) -> Event:
        was, now = _totals(before.record), _totals(after.record)
        six = int(after.record["piles"][owner - 1]) == SLOTS
        args: dict[str, Any] = {
            "round": int(before.record["rounds"]) + 1,
            "reason": "six" if six else "exhausted",
            "kitties": {seat: [pile.top for pile in _kitty(after.record, seat)] for seat in now},
            "scores": after.standing(),
            "recorded": {seat: now[seat] - was[seat] for seat in now},
            "totals": now,
        }
        return Event("round-over", args | ({"owner": owner} if six else {}))

    def why_not(self, state: KernelState, seat: Seat, move: Move) -> Illegal:
        assert isinstance(move, Extend | Cover)
        position = state.position
        assert isinstance(position, NoxPosition)
        if move.kitty > position.players:
            return Illegal("no-such-kitty", kitty=move.kitty, players=position.players)
        if move.card not in position.hands[seat]:
            return Illegal("not-in-hand", card=move.card)
        if isinstance(move, Cover):
            if move.pile[0] != move.card[0]:
                return Illegal("other-colour", card=move.card, pile=move.pile)
            if move.pile not in [pile.top for pile in position.kitties[move.kitty]]:
                return Illegal("no-such-pile", owner=move.kitty, pile=move.pile)
        return Illegal("no-choice" if position.merge == "top" else "no-merge")

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        """The view is enough: what was played is public, and the rest of the box is unknown."""
        own = [card for hand in view["hands"].values() if hand for card in hand]
        unknown = list(notation.without([*view["played"], *own]))
        rng.shuffle(unknown)
        hands = {
            seat: [unknown.pop() for _ in range(view["hand_sizes"][seat])] if hand is None else hand
            for seat, hand in view["hands"].items()
        }
        filled = {**view, "hands": hands, "draw_pile": unknown}
        position = msgspec.convert(filled, NoxPosition, strict=False)
        return self.at(position, Dice(rng.randbytes(32)))


def _kitty(record: Record, seat: Seat) -> tuple[Pile, ...]:
    tops, sizes = record["tops"][seat - 1].tolist(), record["sizes"][seat - 1].tolist()
    return tuple(
        Pile(slot, card_name(top), size)
        for slot, (top, size) in enumerate(zip(tops, sizes, strict=True), start=1)
        if top != NONE
    )


def _totals(record: Record) -> dict[Seat, int]:
    totals: list[int] = record["totals"].tolist()
    return dict(enumerate(totals[: int(record["players"])], start=1))


def _skipped(before: KernelState, after: KernelState) -> list[Event]:
    """The empty hands between who has played and who plays now (N6)."""
    seat, to = int(before.record["player"]) + 1, int(after.record["player"]) + 1
    events = []
    while (seat := seat % after.players + 1) != to:
        events.append(Event("skipped", {"seat": seat}))
    return events


GAME = Nox()
