"""OSS under the contract: stages, events, refusals, secrets, worlds. The rules are beside it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from ludotheque.contract import (
    JUDGE,
    Attempt,
    Event,
    Illegal,
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
from ludotheque.games.oss import CARD, attempts, challenges, chance, laying, line, notation, trying
from ludotheque.games.oss.box import REPLAYS, TRICKS
from ludotheque.games.oss.events import ATTEMPTS, EVENTS
from ludotheque.games.oss.notation import (
    AllOnEdge,
    Bones,
    Call,
    Counts,
    Eliminate,
    Enough,
    Fell,
    Lay,
    Name,
    Nearest,
    Out,
    Replay,
    Said,
    Silent,
    Stood,
    Take,
    Tie,
    Won,
)
from ludotheque.games.oss.odds import odds
from ludotheque.games.oss.picture import picture
from ludotheque.games.oss.position import CHANCE, FACTS, OssPosition, unseen
from ludotheque.games.oss.worth import worth
from ludotheque.plain import PlainGame


class OssOptions(Options, frozen=True, kw_only=True):
    hands: Literal["alike", "even"] = "alike"  # even: each has the air that its hand needs
    digital: ClassVar[frozenset[str]] = frozenset({"hands"})  # a real Jack falls as it does


class Oss(PlainGame):
    card = CARD
    options_type = OssOptions
    position_type = OssPosition
    move_types = (
        *(Lay, Replay, Enough, Take, Name, Call, Eliminate),
        *(Bones, AllOnEdge, Counts, Won, Tie, Stood, Fell, Out, Said, Silent, Nearest),
    )
    events = EVENTS
    attempts = ATTEMPTS
    errors = (
        *("expect-lay", "expect-replay", "expect-take"),
        *("expect-name", "expect-call", "expect-eliminate"),
        *("expect-bones", "expect-counts", "expect-winner"),
        *("expect-stood", "expect-out", "expect-said", "expect-nearest"),
        *(
            "no-card",
            "replays-used",
            "never-the-duel",
            "not-in-view",
            "not-on-offer",
            "no-such-bone",
            "not-left",
            "not-yourself",
        ),
        *("too-many", "no-edges", "too-many-both", "no-drop", "no-duellist"),
        *("somebody-out", "not-flicking"),
    )
    actions = len(notation.ALL)

    write = staticmethod(line.write)
    parse = staticmethod(line.parse)
    move = staticmethod(notation.move)
    number = staticmethod(notation.number)
    numbered = staticmethod(notation.numbered)
    picture = staticmethod(picture)
    tickets = staticmethod(chance.tickets)
    drawn = staticmethod(chance.drawn)

    def first_position(self, players: int, options: Options, first: Seat) -> OssPosition:
        return chance.first_position(players, first)

    def to_act(self, position: OssPosition) -> tuple[Seat, ...]:
        if position.stage in FACTS:
            return (JUDGE,)
        return () if position.stage in (*CHANCE, "over") else (position.turn,)

    def result(self, position: OssPosition) -> Outcome | None:
        return Outcome.by_score(position.points) if position.stage == "over" else None  # O7

    def standing(self, state: State) -> dict[Seat, int]:
        position: Any = state.position
        return worth(position)

    def legal(self, position: OssPosition, seat: Seat) -> Sequence[Move]:
        match position.stage:
            case "lay":
                return laying.moves(position)
            case "solo":
                return attempts.solo_facts(position)
            case "duel":
                return attempts.duel_facts(position)
            case "replay":
                return attempts.replay_moves(position)
            case "take":
                return attempts.take_moves(position)
            case "name":
                return challenges.names(position)
            case "call":
                return challenges.calls()
            case "challenge":
                return challenges.facts(position)
            case "eliminate":
                return challenges.eliminations(position)
            case _:
                return ()

    def refusal(self, position: OssPosition, seat: Seat, move: Move) -> Illegal | None:
        if move in self.legal(position, seat):
            return None
        match position.stage:
            case "lay":
                return laying.why_not(position, move)
            case "solo":
                return attempts.why_no_solo(position, move)
            case "duel":
                return attempts.why_no_duel(position, move)
            case "replay":
                return attempts.why_no_replay(position, move)
            case "take":
                return attempts.why_no_take(position, move)
            case "name":
                return challenges.why_no_name(position, move)
            case "call":
                return Illegal("expect-call")
            case "challenge":
                return challenges.why_not(position, move)
            case _:
                return challenges.why_no_elimination(position, move)

    def untimely(self, position: OssPosition, seat: Seat, move: Move) -> Illegal | None:
        """After the last replay nobody is asked any more: who asks all the same hears why (O5)."""
        if isinstance(move, Replay) and position.replays.get(seat) == REPLAYS:
            return Illegal("replays-used", most=REPLAYS)
        return None

    def after(
        self, position: OssPosition, seat: Seat, move: Move
    ) -> tuple[OssPosition, list[Event]]:
        match move:
            case Lay(value, trick):
                return laying.lay(position, value, trick)
            case Replay(value):
                return attempts.replay(position, value)
            case Enough():
                return attempts.enough(position)
            case Take(value):
                return attempts.take(position, value)
            case Name(colour):
                return challenges.name(position, colour)
            case Call(side):
                return challenges.call(position, side)
            case Eliminate(loser):
                return challenges.eliminate(position, loser)
        if position.stage == "solo":
            return attempts.solo(position, move)
        if position.stage == "duel":
            return attempts.duel(position, move)
        return challenges.fact(position, move)

    def attempt(self, position: OssPosition) -> Attempt | None:
        p = position
        if p.stage not in FACTS:
            return None
        args: dict[str, Any] = {"trick": p.trick.id}
        match p.stage, p.trick.id:
            case "solo", _:
                return Attempt("solo", (p.turn,), {**args, "number": p.laid[p.turn].value})
            case "duel", _:
                return Attempt("duel", attempts.duellists(p), args)
            case _, "badaboss":
                return Attempt("challenge", (p.turn,), {**args, "tower": p.tower})
            case _, "los-loboss":
                return Attempt("challenge", p.left, {**args, "side": p.word, "chief": p.chief})
            case _, "targoss":
                return Attempt("challenge", p.flicking, args)
            case _, "warnoss":
                bones = list(challenges.colours(p))
                return Attempt("challenge", p.left, {**args, "colour": p.word, "bones": bones})
            case _:
                return Attempt("challenge", p.left, args)

    def odds(self, state: State, skill: Mapping[Seat, float]) -> Sequence[tuple[Move, float]]:
        position: Any = state.position
        return odds(position, skill)

    def deed(
        self, state: State, scenes: Sequence[tuple[Setting, Scene]], dice: str
    ) -> Setting | None:
        position: Any = state.position
        return trying.deed(position, scenes, dice)

    def handicapped(
        self, setting: Setting, options: Mapping[str, Any], shown: Mapping[Seat, float]
    ) -> Setting:
        return trying.evened(setting, shown) if self.even(options) else setting

    def even(self, options: Mapping[str, Any]) -> tuple[float, float] | None:
        return trying.BOUNDS if options.get("hands") == "even" else None

    def shown_by(self, level: str) -> float | None:
        return trying.shown_by(level)

    def ask(self, view: View) -> str:
        match view["stage"]:
            case "solo":
                return "bones"
            case "duel":
                return TRICKS[view["tricks"]["duel"]].fact
            case "challenge":
                return TRICKS[view["challenge"]].fact
            case stage:
                return str(stage)

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        """What is left of each tribe lies in its hand or its pile; a seat knows its own hand."""
        open_to_all = view | {"hands": {}, "piles": {}}
        position = msgspec.convert(open_to_all, OssPosition, strict=False)
        own = {int(seat): tuple(hand) for seat, hand in view["hands"].items() if hand is not None}
        rest = unseen(position.players, position.laid, position.won, position.lost, own)
        hands: dict[Seat, tuple[int, ...]] = {}
        piles: dict[Seat, tuple[int, ...]] = {}
        for seat, cards in rest.items():
            shuffled = rng.sample(cards, len(cards))
            size = 0 if seat in own else position.hand_sizes[seat]
            hands[seat] = own.get(seat, tuple(sorted(shuffled[:size])))
            piles[seat] = tuple(sorted(shuffled[size:]))
        filled = msgspec.structs.replace(position, hands=hands, piles=piles)
        return self.at(filled, Dice(rng.randbytes(32)))


GAME = Oss()
