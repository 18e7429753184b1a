"""Bots for games of cards and hands: they play on in their heads, and do what went best.

From what a seat knows a world is drawn; a move is tried in it; from there everybody follows habit,
and hands do as well as they have done so far. How the round ended, on average, is the move's worth.
A box says in its plan what there is to weigh, what the habits are, and who is how near to winning.
Bots keep nothing between moves.
"""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from ludotheque.contract import JUDGE, Event, Move, Scene, Seat, View
from ludotheque.plain import PlainGame, PlainState

Skills = Mapping[Seat, float]
Reason = tuple[str, dict[str, Any]]  # kind and arguments, moves as texts: `why-<kind>` says it
Alike = tuple[Move, ...]  # moves that come to nearly the same: the first stands for all

OF_THE_BUDGET = 0.9
TOO_LONG = 2000  # steps: nobody thinks that far


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well a bot plays: as people differ, in what they notice, foresee, know of their hand."""

    tries: int | None = None  # of each move, in its head; None: as many as there is time for
    oversight: float = 0.0  # how likely it does not notice something that it could do
    hope: float | None = None  # what it takes its own skill for; None: what its hand has shown


class Plan(ABC):
    """What a box knows about playing well."""

    game: PlainGame

    def seeing(self, stands: Scene) -> "Plan":
        """The same, by somebody who looks at what hands have left on the table."""
        return self

    @abstractmethod
    def skills(self, players: int, seen: Sequence[Event]) -> dict[Seat, float]:
        """How good each hand is, by what it has done."""

    @abstractmethod
    def choices(self, p: Any, seat: Seat, skills: Skills) -> list[Alike]:
        """All that the seat may do, in groups of moves that come to nearly the same."""

    @abstractmethod
    def habit(self, p: Any, seat: Seat, skills: Skills, rng: random.Random) -> Move:
        """What a seat does without thinking long."""

    @abstractmethod
    def leaning(self, p: Any) -> float:
        """How much better than habit something must look after one try; less after more."""

    def indifference(self, p: Any) -> float:
        """What share of the best worth may be given away, so that not all games are alike."""
        return 0.0

    @abstractmethod
    def settled(self, start: Any, p: Any) -> bool:
        """Whether what was begun at `start` is over, so that its worth can be told."""

    @abstractmethod
    def chances(self, p: Any) -> dict[Seat, float]:
        """How likely each seat is to win from a position that is settled."""

    def why(self, p: Any, seat: Seat, move: Move, skills: Skills) -> list[Reason]:
        """What speaks for a move, if the box can tell."""
        return []

    def played_on(
        self, start: Any, p: Any, skills: Skills, rng: random.Random
    ) -> dict[Seat, float]:
        """One way it may go on, and how near to winning everybody is then."""
        game = self.game
        for _ in range(TOO_LONG):
            if self.settled(start, p):
                break
            if tickets := game.tickets(p):
                p = game.drawn(p, rng.randrange(tickets))[0]
                continue
            acting = game.to_act(p)
            if not acting:
                break
            if acting[0] == JUDGE:
                odds = game.odds(PlainState(game, p, _NO_DICE), skills)
                fact = rng.choices([f for f, _ in odds], [chance for _, chance in odds])[0]
                p = game.after(p, JUDGE, fact)[0]
            else:
                p = game.after(p, acting[0], self.habit(p, acting[0], skills, rng))[0]
        return self.chances(p)


_NO_DICE: Any = None  # chance is drawn from the bot's own


class Weighing:
    """One move that is being weighed."""

    def __init__(self, alike: Alike, trust: float) -> None:
        self.alike, self.trust = alike, trust
        self.tries, self.total = 0, 0.0
        self.rounds = 0  # of the contest that it has come through

    @property
    def value(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def looks(self) -> float:
        """Its value, with some trust in habit while little has been tried."""
        return self.value + self.trust / sqrt(self.tries or 1)

    @property
    def rank(self) -> tuple[int, bool, float]:
        return self.rounds, self.tries > 0 or self.trust > 0, self.looks


class ForesightBot:
    odds = False  # how near to winning it is, on a scale of its plan's

    def __init__(self, plan: Plan, level: Level) -> None:
        self.plan, self.level = plan, level

    def see(self, stands: Scene) -> "ForesightBot":
        return ForesightBot(self.plan.seeing(stands), self.level)

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        found = self._weigh(seat, view, seen, budget, rng)
        best, share = found[0], self.plan.indifference(self.plan.game.known(view, seen).position)
        if not share:
            return best.alike[0]
        enough = (1 - share) * best.value
        good = [one for one in found if one.tries and one.value >= enough]
        return rng.choice(good or [best]).alike[0]

    def advise(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[tuple[Move, float]]:
        """Every legal move and how good it is, from 0 to 1; the best first."""
        found = self._weigh(seat, view, seen, budget, rng)
        return [(move, one.value) for one in found for move in one.alike]

    def why(self, seat: Seat, view: View, seen: Sequence[Event], move: Move) -> list[Reason]:
        known: Any = self.plan.game.known(view, seen).position
        return self.plan.why(known, seat, move, self.plan.skills(known.players, seen))

    def _weigh(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[Weighing]:
        """All that it notices, the best first. Half of the time is for all of it, half of the rest
        for the better half, and so on."""
        end = time.perf_counter() + OF_THE_BUDGET * budget
        plan, level = self.plan, self.level
        known: Any = plan.game.known(view, seen).position
        skills = plan.skills(known.players, seen)
        if level.hope is not None:
            skills[seat] = level.hope
        groups = plan.choices(known, seat, skills)
        noticed = [group for group in groups if rng.random() >= level.oversight]
        usual = plan.habit(known, seat, skills, rng)
        trust = plan.leaning(known)
        found = [
            Weighing(group, trust * (usual in group)) for group in noticed or [rng.choice(groups)]
        ]
        contest = found
        while len(contest) > 1:
            now = time.perf_counter()
            until = end if level.tries else now + (end - now) / 2
            for _ in range(level.tries or TOO_LONG):
                if not self._try_all(contest, seat, view, seen, skills, until, rng):
                    break
            contest = sorted(contest, key=lambda one: one.rank, reverse=True)[: len(contest) // 2]
            for one in contest:
                one.rounds += 1
        return sorted(found, key=lambda one: one.rank, reverse=True)

    def _try_all(
        self,
        contest: list[Weighing],
        seat: Seat,
        view: View,
        seen: Sequence[Event],
        skills: Skills,
        until: float,
        rng: random.Random,
    ) -> bool:
        """Each move once, in the same world and with the same luck: so they compare. Whether there
        was time for it."""
        game = self.plan.game
        world = game.world(view, seen, rng).position
        luck = rng.getrandbits(64)
        for one in contest:
            after = game.after(world, seat, one.alike[0])[0]
            chances = self.plan.played_on(world, after, skills, random.Random(luck))
            one.total += chances[seat]
            one.tries += 1
            if time.perf_counter() > until:
                return False
        return True
