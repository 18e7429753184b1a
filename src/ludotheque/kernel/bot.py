"""Bots that think, for any game with compiled rules. They keep nothing between moves, and know view
and seen, no more."""

import random
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from ludotheque.contract import Event, Move, Seat, View
from ludotheque.kernel.table import KernelGame, KernelState

OF_THE_BUDGET = 0.9  # the rest of the time is for what comes before thinking and after


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well a bot plays. Levels differ as people do: in what they see, foresee and remember."""

    simulations: int | None = None  # of a tree search; None: as many as there is time for
    depth: int | None = None  # moves looked ahead; None: as many as there is time for
    positions: int | None = None  # looked at on the way; None: as many as there is time for
    oversight: float = 0.0  # how likely it does not notice a move that it could make
    blur: float = 0.0  # by how much it may misjudge a position
    memory: float | None = None  # turns after which half is forgotten; None: nothing ever is


class Task(NamedTuple):
    """To find the best of these actions, before the clock (`time.perf_counter`) shows `end`; or,
    with `all`, how good each of them is."""

    state: KernelState
    seat: Seat
    actions: list[int]
    level: Level
    end: float
    rng: random.Random
    all: bool = False


class Thinker(Protocol):
    def think(self, task: Task) -> list[tuple[int, float]]:
        """Actions and their value, 0 to 1, the best first."""
        ...

    def prepare(self) -> Iterator[str]:
        """Compile (or fetch from disk), naming each step beforehand."""
        ...


class ThinkingBot:
    odds = True

    def __init__(self, game: KernelGame, thinker: Thinker, level: Level) -> None:
        self.game, self.thinker, self.level = game, thinker, level

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        return self._thought(seat, view, seen, budget, rng, every=False)[0][0]

    def advise(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[tuple[Move, float]]:
        """Every move that it has noticed and how good it is, from 0 to 1; the best first."""
        return self._thought(seat, view, seen, budget, rng, every=True)

    def _thought(
        self,
        seat: Seat,
        view: View,
        seen: Sequence[Event],
        budget: float,
        rng: random.Random,
        *,
        every: bool,
    ) -> list[tuple[Move, float]]:
        """One move alone is not thought about."""
        end = time.perf_counter() + OF_THE_BUDGET * budget
        state = self.game.known(view, self.remembered(seat, seen))
        assert isinstance(state, KernelState)
        actions = self._noticed([choice.number for choice in state.moves(seat)], rng)
        found = [(actions[0], 0.5)]
        if len(actions) > 1:
            found = self.thinker.think(Task(state, seat, actions, self.level, end, rng, every))
        return [(self.game.numbered(action), value) for action, value in found]

    def remembered(self, seat: Seat, seen: Sequence[Event]) -> Sequence[Event]:
        """What has not slipped its mind: everything, unless a game has something to forget."""
        return seen

    def _noticed(self, actions: list[int], rng: random.Random) -> list[int]:
        found = [action for action in actions if rng.random() >= self.level.oversight]
        return found or [rng.choice(actions)]
