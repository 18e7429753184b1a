"""The tree search at work, until the time is over or the rest of it could change nothing."""

import time
from collections.abc import Iterator
from types import ModuleType

import numpy as np

from ludotheque.kernel.border import Table, blank
from ludotheque.kernel.bot import Task
from ludotheque.kernel.fast import fast_dice
from ludotheque.kernel.native import CHANCE
from ludotheque.kernel.search import Node, Search, ranking
from ludotheque.kernel.table import KernelGame, KernelState

FIRST_LOOK = 32  # simulations before the clock is read for the first time
BETWEEN_LOOKS = 0.02  # seconds
ENOUGH_ALIKE = 2000  # simulations that all came to the same: it is settled
SOON = 0.4  # of the time: then a hint is given, if it is clear which
CLEAR = 0.02  # of winning chance, by which the best is ahead of any other
NODES_EACH = 16  # of the tree, for a simulation
FEWEST_NODES, MOST_NODES = 1 << 12, 1 << 21


class Mind:
    """What it needs for one move is made for that move."""

    def __init__(self, game: KernelGame, policy: ModuleType, explore: float) -> None:
        self.game, self.explore = game, explore
        self.search = Search(game.rules, policy)

    def prepare(self) -> Iterator[str]:
        yield "search"
        state = self.game.new(self.game.card.players[0], {"first": 1}, bytes(32))
        assert isinstance(state, KernelState)
        thought = Thought(self, state.record, 0, FEWEST_NODES)
        thought.look(1)
        thought.found()

    def think(self, task: Task) -> list[tuple[int, float]]:
        most = task.level.simulations
        nodes = MOST_NODES if most is None else min(MOST_NODES, FEWEST_NODES + NODES_EACH * most)
        thought = Thought(self, task.state.record, task.seat - 1, nodes)
        thought.dice = fast_dice(task.rng.getrandbits(64))
        thought.overlooked[:] = True
        thought.overlooked[task.actions] = False
        self._look(thought, task)
        return [(action, value) for _, value, action in thought.found()]

    def _look(self, thought: "Thought", task: Task) -> None:
        most, start = task.level.simulations, time.perf_counter()
        more = FIRST_LOOK
        while True:
            thought.look(more if most is None else min(more, most - thought.simulations))
            now = time.perf_counter()
            speed = thought.simulations / max(now - start, 1e-6)
            left = (task.end - now) * speed
            if most is not None:
                left = min(left, most - thought.simulations)
            if left < 1 or thought.settled(left):
                return
            soon = SOON * (thought.simulations + left)
            if task.all and thought.simulations >= soon and thought.clear:
                return
            more = int(max(1, min(left, BETWEEN_LOOKS * speed)))


class Thought:
    """One search, from what a seat (0-based here) knows."""

    def __init__(self, mind: Mind, record: np.void, me: int, nodes: int) -> None:
        game = mind.game
        self.mind, self.me, self.dice = mind, me, fast_dice(1)
        self.pool: Table = blank(game.dtype, 2)
        self.pool[0] = record
        mind.search.hide(self.pool, me)
        self.tree = blank(Node, nodes)
        self.tree[0]["next"], self.tree[0]["mover"] = 1, CHANCE
        self.overlooked = np.zeros(game.actions, np.bool_)
        self.actions = np.zeros(game.most, np.int16)
        self.weights = np.zeros(game.most, np.float32)
        self.stamps = np.zeros(game.actions + 1, np.int32)
        self.reward = np.zeros(game.card.players[1], np.float32)
        self.visits = np.zeros(game.most, np.int32)
        self.simulations = 0

    def look(self, simulations: int) -> None:
        """So many simulations more."""
        self.mind.search.simulate(
            self.pool,
            self.tree,
            simulations,
            self.me,
            self.mind.explore,
            self.dice,
            self.overlooked,
            self.actions,
            self.weights,
            self.stamps,
            self.reward,
        )
        self.simulations += simulations

    def found(self) -> list[tuple[int, float, int]]:
        """Visits, value and action, the best first."""
        n = ranking(self.tree, self.actions, self.visits, self.weights)
        columns = self.visits[:n].tolist(), self.weights[:n].tolist(), self.actions[:n].tolist()
        return sorted(zip(*columns, strict=True), reverse=True)

    def settled(self, left: float) -> bool:
        """Whether so many simulations more could not change the choice."""
        found = self.found()
        if len(found) < 2 or found[0][0] - found[1][0] > left:
            return True
        values = [value for visits, value, _ in found if visits]
        alike = len(values) == len(found) and max(values) - min(values) < 1e-6
        return alike and self.simulations >= ENOUGH_ALIKE

    @property
    def clear(self) -> bool:
        """Whether the move that was looked at most is also the best. While it is not, the search
        has just found out something, and is about to change its mind."""
        (_, best, _), *others = self.found()
        return all(best - value >= CLEAR for visits, value, _ in others if visits)
