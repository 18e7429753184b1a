"""A bot that searches, for any game with compiled rules and a policy. It keeps nothing between
moves, and never sees more than view and seen."""

import random
import time
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import NamedTuple

import msgspec
import numpy as np

from ludotheque.contract import Event, Move, Seat, View
from ludotheque.kernel.border import Table, blank
from ludotheque.kernel.fast import fast_dice
from ludotheque.kernel.search import Node, Search, ranking
from ludotheque.kernel.table import KernelGame, KernelState

FIRST_LOOK = 32  # simulations before the clock is read for the first time
BETWEEN_LOOKS = 0.02  # seconds
OF_THE_BUDGET = 0.9  # the rest is for what comes before and after
ENOUGH_ALIKE = 2000  # simulations that all came to the same, and it is settled
SMALLEST, LARGEST = 1 << 14, 1 << 21  # nodes of a tree


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well a bot plays: as people differ, in what they see, foresee and remember."""

    simulations: int | None = None  # None: as many as there is time for
    oversight: float = 0.0  # how likely it does not notice a move that it could make
    memory: float | None = None  # turns after which half is forgotten; None: nothing ever is
    explore: float = 2.0  # how much it looks at moves that have not done well so far


class Weighed(NamedTuple):
    """What a search has found out about a move: how often it was tried, and how good it is, from
    0 (lost) to 1 (won)."""

    move: Move
    visits: int
    value: float


class Mind:
    """The compiled search of a game; what it needs for one move is made for that move."""

    def __init__(self, game: KernelGame, policy: ModuleType) -> None:
        self.game, self.policy = game, policy
        self.search = Search(game.rules, policy)

    def prepare(self) -> Iterator[str]:
        """Compile (or fetch from disk), naming each step beforehand."""
        state = self.game.new(self.game.card.players[0], {"first": 1}, bytes(32))
        assert isinstance(state, KernelState)
        yield "search"
        self.thought(state, 1).look(1)

    def thought(self, state: KernelState, seat: Seat, simulations: int | None = None) -> "Thought":
        return Thought(self, state, seat, simulations)


class Thought:
    """One search, from what a seat knows."""

    def __init__(
        self, mind: Mind, state: KernelState, seat: Seat, simulations: int | None = None
    ) -> None:
        game = mind.game
        self.mind, self.me, self.dice = mind, seat - 1, fast_dice(1)
        self.pool: Table = blank(game.dtype, 2)
        self.pool[0] = state.record
        mind.search.hide(self.pool, self.me)
        wanted = LARGEST if simulations is None else max(SMALLEST, 16 * simulations)
        self.tree = blank(Node, min(wanted, LARGEST))
        self.tree[0]["next"], self.tree[0]["mover"] = 1, -1
        self.overlooked = np.zeros(game.actions, np.bool_)
        self.actions = np.zeros(game.most, np.int16)
        self.weights = np.zeros(game.most, np.float32)
        self.stamps = np.zeros(game.actions + 1, np.int32)
        self.reward = np.zeros(game.card.players[1], np.float32)
        self.visits = np.zeros(game.most, np.int32)
        self.simulations = 0

    def look(self, simulations: int, explore: float = 2.0) -> None:
        """So many simulations more."""
        self.mind.search.simulate(
            self.pool,
            self.tree,
            simulations,
            self.me,
            explore,
            self.dice,
            self.overlooked,
            self.actions,
            self.weights,
            self.stamps,
            self.reward,
        )
        self.simulations += simulations

    @property
    def found(self) -> list[tuple[int, float, int]]:
        """Visits, value and action of each move it has noticed, the best first."""
        n = ranking(self.tree, self.actions, self.visits, self.weights)
        columns = self.visits[:n].tolist(), self.weights[:n].tolist(), self.actions[:n].tolist()
        return sorted(zip(*columns, strict=True), reverse=True)


class SearchBot:
    def __init__(self, mind: Mind, level: Level) -> None:
        self.mind, self.game, self.level = mind, mind.game, level

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        return self.weigh(seat, view, seen, budget, rng)[0].move

    def weigh(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[Weighed]:
        """Every move it has noticed, the best first. With one move there is nothing to weigh."""
        start = time.perf_counter()
        state = self.game.known(view, self.remembered(seat, view, seen))
        assert isinstance(state, KernelState)
        legal = [choice.number for choice in state.moves(seat)]
        if len(legal) == 1:
            return [Weighed(self.game.numbered(legal[0]), 0, 0.5)]
        thought = self.mind.thought(state, seat, self.level.simulations)
        thought.dice = fast_dice(rng.getrandbits(64))
        overlooked = [n for n in legal if rng.random() < self.level.oversight]
        rng.shuffle(overlooked)
        thought.overlooked[overlooked[: len(legal) - 1]] = True
        self._think(thought, start + OF_THE_BUDGET * budget)
        return [Weighed(self.game.numbered(a), n, value) for n, value, a in thought.found]

    def remembered(self, seat: Seat, view: View, seen: Sequence[Event]) -> Sequence[Event]:
        """What has not slipped its mind: all of it, unless a game has something to forget."""
        return seen

    def _think(self, thought: Thought, end: float) -> None:
        """Look until the time is over, or the rest of it could change nothing any more."""
        start = time.perf_counter()
        most = self.level.simulations
        more = FIRST_LOOK
        while True:
            thought.look(more if most is None else min(more, most - thought.simulations))
            now = time.perf_counter()
            speed = thought.simulations / max(now - start, 1e-6)
            left = (end - now) * speed
            if most is not None:
                left = min(left, most - thought.simulations)
            if left < 1 or self._settled(thought, left):
                return
            more = int(max(1, min(left, BETWEEN_LOOKS * speed)))

    def _settled(self, thought: Thought, left: float) -> bool:
        found = thought.found
        if len(found) < 2 or found[0][0] - found[1][0] > left:
            return True
        values = [value for visits, value, _ in found if visits]
        alike = max(values) - min(values) < 1e-6
        return alike and len(values) == len(found) and thought.simulations >= ENOUGH_ALIKE
