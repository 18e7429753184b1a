"""Playing Bausack well: what to take, what to put up, what to bid, what to give away, when to stop.

A round (in Babel: a tower) is played on in the head to its end. The habits that are followed there
are each game's plain wisdom, in `habits`.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import exp

from ludotheque.contract import Event, Move, Scene, Seat
from ludotheque.games.bausack import drafting, glance, habits, looking
from ludotheque.games.bausack.babel import BEANS_TO_WIN
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.game import GAME, GAMES
from ludotheque.games.bausack.hand import Foreseen, standing, stands_on
from ludotheque.games.bausack.looking import Tops
from ludotheque.games.bausack.moves import Bid, Front, Line, Sell, Take
from ludotheque.games.bausack.position import COMMON, BausackPosition, seats
from ludotheque.hands.foresight import Alike, Plan, Reason, Skills
from ludotheque.hands.judging import Judged

A_BEAN, A_ROUND = 0.5, 1.0  # how much nearer to winning the match, on a scale of exponents
LEANING = {"babel": 0.0, "chain": 0.1, "knockout": 0.5, "goodpile": 2.0, "threereds": 0.5}
GLANCES = 8  # at a round of Chain, for each try
FEW = 8  # blocks that are told apart; the others are like one of them
FAIR_TOP = 0.1  # how much harder a base may make what is built upon it
INDIFFERENT = 0.02  # Babel: of what the best block is worth; hands differ by more
PLACE = 0.1  # what it is worth to come in before somebody, though not first


class BausackPlan(Plan):
    game = GAME

    def __init__(self, tops: Tops | None = None) -> None:
        self.tops = tops or {}  # of the towers that can be looked at

    def seeing(self, stands: Scene) -> "BausackPlan":
        return BausackPlan(looking.tops(stands))

    def skills(self, players: int, seen: Sequence[Event]) -> Foreseen:
        """From every block that was placed; towers are followed as they grew."""
        hands = {seat: Judged() for seat in range(1, players + 1)}
        towers: dict[Seat, tuple[int, int, BlockId]] = {}  # blocks, height and top
        for event in seen:
            args = event.args
            match event.kind:
                case "round":
                    towers.clear()
                case "stood" | "stood-for" | "fell" | "felled" | "stood-unmeasured":
                    seat = args["seat"]
                    owner = args.get("owner", args.get("tower_seat", seat))
                    block = args["block"]
                    count, height, top = towers.pop(owner, (0, 0, block))
                    stood = event.kind.startswith("stood")
                    if count:
                        hands[seat].saw(_placing(block, top, count, height, stood))
                    if stood:
                        height = args.get("height", height) or 0
                        towers[owner] = count + 1, height, block
        return Foreseen({seat: hand.skill for seat, hand in hands.items()}, self.tops)

    def choices(self, p: BausackPosition, seat: Seat, skills: Skills) -> list[Alike]:
        legal = GAME.legal(p, seat)
        if p.stage == "take" and not p.towers[COMMON]:
            legal = _fair_bases(legal)
        if p.stage in ("draft", "order"):
            worth = {move: drafting.foreseen(p, seat, move, skills) for move in legal}
            return [tuple(sorted(legal, key=worth.__getitem__, reverse=True))]
        if p.stage == "bid":
            return _bids(legal, p)
        if p.stage in ("sale", "take", "base", "alone"):
            return _like_blocks(legal)
        return [(move,) for move in legal]

    def habit(self, p: BausackPosition, seat: Seat, skills: Skills, rng: random.Random) -> Move:
        return habits.habit(p, seat, skills, rng)

    def leaning(self, p: BausackPosition) -> float:
        """What is counted out needs no habit; a round that is won or not needs many tries."""
        return LEANING[p.variant]

    def indifference(self, p: BausackPosition) -> float:
        """Babel is counted out, with no luck in it: every match would begin with the same tower."""
        return INDIFFERENT if p.variant == "babel" else 0.0

    def settled(self, start: BausackPosition, p: BausackPosition) -> bool:
        return p.round != start.round or p.stage == "over"

    def chances(self, p: BausackPosition) -> dict[Seat, float]:
        if outcome := GAME.result(p):
            many = p.players - 1
            return {
                s: (1 - PLACE) * (s in outcome.winners) / len(outcome.winners)
                + PLACE * (p.players - outcome.places[s]) / many
                for s in seats(p)
            }
        return _near(p, p.beans if p.variant == "babel" else p.won)

    def why(self, p: BausackPosition, seat: Seat, move: Move, skills: Skills) -> list[Reason]:
        """How likely it stands, in Chain's draft and lines how likely the round is won with it."""
        match move:
            case Take() | Line() if p.stage in ("draft", "order"):
                chance, kind = drafting.foreseen(p, seat, move, skills), "round"
            case Take(block) if p.stage == "take" and p.towers[COMMON]:
                chance, kind = stands_on(p, COMMON, block, seat, skills), "stands"
            case Front(owner):
                chance, kind = stands_on(p, seat, p.lines[owner][0], seat, skills), "stands"
            case _:
                return []
        return [(kind, {"percent": round(100 * chance)})]

    def played_on(
        self, start: BausackPosition, p: BausackPosition, skills: Skills, rng: random.Random
    ) -> dict[Seat, float]:
        """Babel's towers are counted out; Chain's rounds are looked at as luck has it."""
        if p.stage == "place" and p.variant == "babel":
            beans = glance.next_bean(p, skills)
            ends = {s: _near(p, {**p.beans, s: p.beans[s] + 1}) for s in beans}
            return {s: sum(c * ends[who][s] for who, c in beans.items()) for s in beans}
        if p.stage == "place" and start.stage == "front":
            total = dict.fromkeys(seats(p), 0.0)
            for _ in range(GLANCES):
                winners = glance.round_of_chain(p, skills, rng)
                near = _near(p, {s: won + (s in winners) for s, won in p.won.items()})
                total = {s: total[s] + near[s] / GLANCES for s in total}
            return total
        return super().played_on(start, p, skills, rng)


def _near(p: BausackPosition, won: Mapping[Seat, int]) -> dict[Seat, float]:
    """How near to winning a match of several rounds, or of beans, everybody is."""
    babel = p.variant == "babel"
    goal, step = (BEANS_TO_WIN, A_BEAN) if babel else (GAMES[p.variant].wins_needed, A_ROUND)
    done = [s for s, count in won.items() if count >= goal]
    if done:
        return {s: (s in done) / len(done) for s in won}
    weights = {s: exp(step * count) for s, count in won.items()}
    whole = sum(weights.values())
    return {s: weight / whole for s, weight in weights.items()}


def _placing(
    block: BlockId, top: BlockId, count: int, height: int, stood: bool
) -> Callable[[float], float]:
    def chance(skill: float) -> float:
        stands = standing(block, top, count, height, skill)
        return stands if stood else 1 - stands

    return chance


def _bids(legal: Sequence[Move], p: BausackPosition) -> list[Alike]:
    """Passing, one more, two more, and the rest."""
    bids = tuple(move for move in legal if isinstance(move, Bid))
    groups = [bids[0:1], bids[1:2], bids[2:4], bids[4:]]
    return [
        tuple(m for m in legal if not isinstance(m, Bid)),
        *(group for group in groups if group),
    ]


def _fair_bases(legal: Sequence[Move]) -> Sequence[Move]:
    """Babel begun on a ball is won at once. The rules allow it; builders do not do it."""
    fair = [m for m in legal if isinstance(m, Take) and BLOCKS[m.block].top <= FAIR_TOP]
    return fair or legal


def _like_blocks(legal: Sequence[Move]) -> list[Alike]:
    """The easiest blocks, the hardest and some between; each with those that are most like it."""
    groups: list[Alike] = []
    kinds: dict[object, list[tuple[float, Move]]] = {}
    for move in legal:
        match move:
            case Take(block):
                kind: object = (None, _red(block))
            case Sell(block, sale):
                kind = (sale, _red(block))
            case _:
                groups.append((move,))
                continue
        kinds.setdefault(kind, []).append((habits.DIFFICULTY[block], move))
    for found in kinds.values():
        groups += _some(
            [move for _, move in sorted(found, key=lambda one: one[0])], FEW // len(kinds) + 2
        )
    return groups


def _red(block: BlockId) -> bool:
    return BLOCKS[block].colour == "red"


def _some(ordered: list[Move], many: int) -> list[Alike]:
    """As many groups of neighbours; the outermost stand for theirs at both ends."""
    if len(ordered) <= many:
        return [(move,) for move in ordered]
    cuts = [len(ordered) * k // many for k in range(many + 1)]
    groups = [ordered[a:b] for a, b in pairwise(cuts)]
    half = many // 2
    return [tuple(g) if k < half else tuple(reversed(g)) for k, g in enumerate(groups)]
