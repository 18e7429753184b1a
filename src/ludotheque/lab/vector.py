"""Many matches at once, stepped in compiled code: the caller's actions in; observations, masks and
rewards out. For the boxes with compiled rules.

A match that is over is followed by a new one in the same step. Chance is inside. Nothing is
allocated: each step fills the same arrays anew, so copy what you want to keep.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.contract import Refusal, State
from ludotheque.dice import Dice
from ludotheque.kernel import CHANCE, OVER, KernelGame, KernelState, Record, below, rule
from ludotheque.kernel.border import Table, blank
from ludotheque.kernel.fast import skip
from ludotheque.lab.observing import Observer

Dice64 = NDArray[np.uint64]  # fast dice of every match: one row each


class Stepped(NamedTuple):
    """What a step gives, or a reset; one row a match. For reading: the next step fills it anew."""

    observations: NDArray[np.int8]  # of the seat to act
    masks: NDArray[np.int8]  # 1: this action is legal
    seats: NDArray[np.int8]  # who is to act, from 1
    rewards: NDArray[np.float32]  # by seat; all 0 unless the match ended
    ended: NDArray[np.bool_]  # the match ended with this step; a new one has begun


class VectorEnv:
    """`batch` matches of one game.

    >>> env = VectorEnv("isis", batch=4096, players=2, seed=1)
    >>> now = env.reset()
    >>> for _ in range(100):
    ...     now = env.step(env.sample())
    """

    def __init__(
        self,
        box: str,
        batch: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        recall: bool = False,
        lanes: range | None = None,
    ) -> None:
        """`lanes`: of the whole batch only these matches are here, the very same as if all were."""
        game = shelf.game(box)
        if not isinstance(game, KernelGame):
            raise Refusal("lab-not-compiled", name=box, names=", ".join(_compiled_boxes()))
        self._whole, self.lanes = batch, range(batch) if lanes is None else lanes
        self.game, self.batch = game, (batch := len(self.lanes))
        self.players = players or game.card.players[0]
        chosen = game.options(self.players, options or {})
        self.observer = Observer(game)
        self.recall = recall
        self._seed, self._deals = seed, 0
        self._lot = chosen.first == "lot"
        self._tables = blank(game.dtype, batch)
        self._fresh = blank(game.dtype)  # what every match begins with
        game.set_options(self._fresh[0], chosen)
        first = 0 if chosen.first == "lot" else chosen.first - 1
        game.border.new(self._fresh, self.players, first)
        sides = KernelState(game, self._fresh, Dice(bytes(32))).sides
        self._opponents = self.players - len(sides[0])
        self._dice: Dice64 = np.zeros((batch, 1), np.uint64)
        self._records = blank(self.observer.dtype, batch)
        self._masks = np.zeros((batch, game.actions), np.int8)
        self._legal = np.zeros((batch, game.most), np.int16)
        self._counts = np.zeros(batch, np.int16)
        self._seats = np.zeros(batch, np.int8)
        self._rewards = np.zeros((batch, self.players), np.float32)
        self._ended = np.zeros(batch, np.bool_)
        self._choices: Dice64 = np.zeros(1, np.uint64)
        self._now = Stepped(
            *map(
                _reading,
                (
                    self.observer.flat(self._records),
                    self._masks,
                    self._seats,
                    self._rewards,
                    self._ended,
                ),
            )
        )
        self._stepping = Stepping(game, self.observer)

    def reset(self, seed: int | None = None) -> Stepped:
        """New matches everywhere. Without a seed they are other ones than before."""
        self._seed, self._deals = (self._seed, self._deals + 1) if seed is None else (seed, 1)
        start = np.random.SeedSequence([self._seed, self._deals])
        self._dice[:, 0] = start.generate_state(self._whole, np.uint64)[self.lanes]
        self._choices[0] = start.spawn(1)[0].generate_state(1, np.uint64)[0]
        skip(self._choices, self.lanes.start)
        self._ended[:] = False
        self._rewards[:] = 0
        self._stepping.begin(*self._arrays)
        return self._now

    def step(self, actions: NDArray[Any]) -> Stepped:
        """One action in every match. If any is illegal, ValueError, and nothing has changed."""
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.batch,):
            raise ValueError(f"{self.batch} actions are needed, and these have shape {given.shape}")
        if self._stepping.step(given, *self._arrays) >= 0:
            refuse_illegal(given, self._masks)
        return self._now

    @property
    def now(self) -> Stepped:
        """What the last step gave, or the reset."""
        return self._now

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every match."""
        chosen = self._stepping.sample(self._legal, self._counts, self._choices)
        skip(self._choices, self._whole - self.batch)  # those of the other lanes
        return chosen

    def state(self, match: int) -> State:
        """One of the matches as it stands, for looking at: secrets and all."""
        table = blank(self.game.dtype)
        table[0] = self._tables[match]
        return KernelState(self.game, table, Dice(bytes(32)))

    @property
    def _arrays(self) -> tuple[Any, ...]:
        return (
            self._fresh,
            self._tables,
            self._dice,
            self._records,
            self._masks,
            self._legal,
            self._counts,
            self._seats,
            self._rewards,
            self._ended,
            self.players if self._lot else 0,
            self._opponents,
            self.recall,
        )


class Stepping:
    """The loop over the matches, compiled for one game."""

    def __init__(self, game: KernelGame, observer: Observer) -> None:
        assert observer.part is not None
        rules = game.rules
        new_, turn_, legal_, apply_ = rules.new, rules.turn, rules.legal, rules.apply
        tickets_, chance_ = rules.tickets, rules.chance
        observe_, ranks_ = observer.part.observe, observer.part.ranks

        @rule
        def settle(s: Record, rng: Dice64) -> int:
            """All chance that is due; then who is to act."""
            who = turn_(s)
            while who == CHANCE:
                apply_(s, chance_(s, below(rng, tickets_(s))))
                who = turn_(s)
            return who  # type: ignore[no-any-return]

        @rule
        def start(fresh: Table, tables: Table, i: int, rng: Dice64, lot: int) -> int:
            tables[i] = fresh[0]
            if lot:
                new_(tables[i], lot, below(rng, lot))
            return settle(tables[i], rng)

        @rule
        def show(
            tables: Table,
            i: int,
            who: int,
            records: Table,
            masks: NDArray[np.int8],
            legal: NDArray[np.int16],
            counts: NDArray[np.int16],
            recall: bool,
        ) -> None:
            observe_(tables[i], who, recall, records[i])
            mask, mine = masks[i], legal[i]
            for k in range(counts[i]):
                mask[mine[k]] = 0
            n = legal_(tables[i], mine)
            counts[i] = n
            for k in range(n):
                mask[mine[k]] = 1

        @rule
        def pay(s: Record, reward: NDArray[np.float32], opponents: int) -> None:
            """As rewards.py: compared with each opponent. (Partners rank alike: they count 0.)"""
            players = reward.size
            rank = np.zeros(players, np.int64)
            ranks_(s, rank)
            for p in range(players):
                better = 0
                for q in range(players):
                    better += (rank[p] > rank[q]) - (rank[p] < rank[q])
                reward[p] = better / opponents

        @rule
        def begin(
            fresh: Table,
            tables: Table,
            dice: Dice64,
            records: Table,
            masks: NDArray[np.int8],
            legal: NDArray[np.int16],
            counts: NDArray[np.int16],
            seats: NDArray[np.int8],
            rewards: NDArray[np.float32],
            ended: NDArray[np.bool_],
            lot: int,
            opponents: int,
            recall: bool,
        ) -> None:
            for i in range(tables.size):
                who = start(fresh, tables, i, dice[i], lot)
                show(tables, i, who, records, masks, legal, counts, recall)
                seats[i] = who + 1

        @rule
        def step(
            actions: NDArray[np.int64],
            fresh: Table,
            tables: Table,
            dice: Dice64,
            records: Table,
            masks: NDArray[np.int8],
            legal: NDArray[np.int16],
            counts: NDArray[np.int16],
            seats: NDArray[np.int8],
            rewards: NDArray[np.float32],
            ended: NDArray[np.bool_],
            lot: int,
            opponents: int,
            recall: bool,
        ) -> int:
            """Says which match has an illegal action, or -1: all were legal and are done."""
            for i in range(tables.size):
                if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
                    return i
            for i in range(tables.size):
                apply_(tables[i], actions[i])
                who = settle(tables[i], dice[i])
                if ended[i]:
                    ended[i] = False
                    for p in range(rewards.shape[1]):
                        rewards[i, p] = 0
                if who == OVER:
                    ended[i] = True
                    pay(tables[i], rewards[i], opponents)
                    who = start(fresh, tables, i, dice[i], lot)
                show(tables, i, who, records, masks, legal, counts, recall)
                seats[i] = who + 1
            return -1

        @rule
        def sample(
            legal: NDArray[np.int16], counts: NDArray[np.int16], rng: Dice64
        ) -> NDArray[np.int64]:
            chosen = np.empty(counts.size, np.int64)
            for i in range(counts.size):
                chosen[i] = legal[i, below(rng, counts[i])]
            return chosen

        self.begin, self.step, self.sample = begin, step, sample


def refuse_illegal(actions: NDArray[np.int64], masks: NDArray[np.int8]) -> None:
    """A ValueError that names the first action which is not legal, if there is one."""
    known = (actions >= 0) & (actions < masks.shape[1])
    legal = known & (masks[np.arange(actions.size), np.where(known, actions, 0)] == 1)
    if not legal.all():
        wrong = int(np.argmin(legal))
        raise ValueError(f"action {actions[wrong]} is not legal in match {wrong}")


def _reading(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, which its holder cannot write to: the masks decide what is let through."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def _compiled_boxes() -> list[str]:
    return [name for name in shelf.names() if isinstance(shelf.game(name), KernelGame)]
