"""How strong at equal time: our strongest bot against OpenSpiel's MCTS, on our OpenSpiel games.

Theirs gets the state itself, and so sees every hidden tile; ours gets its seat's view.
"""

import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from peers_speed import STRONGEST

from ludotheque import bots, shelf
from ludotheque.lab import openspiel  # noqa: F401  # registers the games
from ludotheque.lab.tally import wilson


class Strength(NamedTuple):
    matches: int
    won: int
    tied: int
    share: float
    low: float
    high: float


class TimeUp(Exception):
    pass


class TimedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations, given a time instead."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        super().__init__(game, 2.0, 10**9, evaluator, random_state=rng)
        self.seconds = seconds

    def mcts_search(self, state: Any) -> Any:
        self._end = time.monotonic() + self.seconds
        try:
            return super().mcts_search(state)
        except TimeUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """Every simulation begins here: the tree is whole, and may be left as it is."""
        self._root = root
        if root.children and time.monotonic() > self._end:
            raise TimeUp
        return super()._apply_tree_policy(root, state)


def play(box: str, number: int, seconds: float) -> float:
    """One match; what it was worth to us, from -1 to 1. Two by two: same dice, seats changed."""
    game = pyspiel.load_game(f"ludotheque_{box}")
    ours, dice, rng = number % 2, random.Random(f"{box}/{number // 2}"), random.Random(number)
    rival, house = TimedMCTS(game, seconds, number), shelf.game(box)
    bot = bots.named(STRONGEST, house)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = dice.choices(actions, odds)[0]
        elif state.current_player() == ours:
            seat = ours + 1
            view, seen = state.contract.view(seat), state.seen(seat)
            action = house.number(bot.choose(seat, view, seen, seconds, rng))
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        else:
            action = rival.step(state)
        state.apply_action(action)
    return float(state.returns()[ours])


def strength(box: str, matches: int, seconds: float) -> Iterator[Strength]:
    """Matches on all cores; how it stands after each."""
    for _step in (*shelf.game(box).prepare(), *bots.prepare(shelf.game(box))):
        pass
    worth: list[float] = []
    with ProcessPoolExecutor(len(os.sched_getaffinity(0)), get_context("spawn")) as pool:
        futures = [pool.submit(play, box, number, seconds) for number in range(matches)]
        for future in as_completed(futures):
            worth.append(future.result())
            n = len(worth)
            share = sum((one + 1) / 2 for one in worth) / n
            won, tied = sum(one > 0 for one in worth), sum(one == 0 for one in worth)
            yield Strength(n, won, tied, share, *wilson(share, n))
