"""How fast: random matches and search simulations a second of processor time, on one core."""

import json
import os
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import peers_openspiel  # noqa: F401  # registers python_isis
import pyspiel
from open_spiel.python.algorithms import mcts
from peers_pettingzoo import IsisEnv
from results import Wrong

from ludotheque import bots, shelf
from ludotheque.kernel import KernelGame, KernelState, Mind, ThinkingBot, fast_dice
from ludotheque.kernel.border import blank
from ludotheque.kernel.mind import Thought
from ludotheque.lab import openspiel  # noqa: F401  # registers ludotheque_isis
from ludotheque.lab import pettingzoo as our_pettingzoo
from ludotheque.lab.vector import VectorEnv

BOARDGAME = Path(__file__).parent / "boardgame"
BATCH = 4096
STRONGEST = "master"


def a_second(work: Callable[[], int], seconds: float) -> float:
    """How much of it is done in a second, once it is warm."""
    work()
    done, start = 0, time.thread_time()
    while (took := time.thread_time() - start) < seconds:
        done += work()
    return done / took


def our_rules(seconds: float) -> float:
    game = shelf.game("isis")
    assert isinstance(game, KernelGame)
    pool = blank(game.dtype, 2)
    game.set_options(pool[0], game.options(2, {"first": 1}))
    game.border.new(pool, 2, 0)
    out, score, dice = np.zeros(game.most, np.int16), np.zeros(2, np.int64), fast_dice(1)

    def matches() -> int:
        game.border.playouts(pool, 1000, dice, out, score)
        return 1000

    return a_second(matches, seconds)


def our_batch(box: str, players: int, seconds: float) -> dict[str, float]:
    """Moves a second: of the steps alone, and with random legal actions chosen besides."""
    env = VectorEnv(box, BATCH, players, seed=1)
    env.reset()
    env.step(env.sample())
    steps, stepping, start = 0, 0.0, time.thread_time()
    while (took := time.thread_time() - start) < seconds:
        actions = env.sample()
        before = time.thread_time()
        env.step(actions)
        stepping += time.thread_time() - before
        steps += 1
    return {"step": BATCH * steps / stepping, "sampled": BATCH * steps / took}


def openspiel_matches(name: str, seconds: float) -> float:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def match() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return a_second(match, seconds)


def pettingzoo_matches(env: Any, seconds: float) -> float:
    rng = random.Random(1)

    def match() -> int:
        env.reset(seed=rng.getrandbits(32))
        for _ in env.agent_iter():
            shown, _, terminated, _, _ = env.last()
            legal = np.flatnonzero(shown["action_mask"])
            env.step(None if terminated else int(rng.choice(legal)))
        return 1

    return a_second(match, seconds)


def plain_pettingzoo(seconds: float) -> float:
    return pettingzoo_matches(IsisEnv(), seconds)


def our_pettingzoo_env(seconds: float) -> float:
    return pettingzoo_matches(our_pettingzoo.BoxEnv("isis", 2), seconds)


def our_search(seconds: float) -> float:
    """Simulations of the strongest bot's search, on the first move of a match."""
    game = shelf.game("isis")
    state = game.new(2, {"first": 1}, bytes(32))
    bot = bots.named(STRONGEST, game)
    assert isinstance(bot, ThinkingBot)
    assert isinstance(bot.thinker, Mind)
    assert isinstance(state, KernelState)
    mind, record = bot.thinker, state.record

    def search() -> int:
        Thought(mind, record, 0, 5001).look(5000)
        return 5000

    return a_second(search, seconds)


def openspiel_search(name: str, seconds: float) -> float:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2.0, 100, evaluator, random_state=rng)
    state = game.new_initial_state()

    def search() -> int:
        bot.mcts_search(state)
        return 100

    return a_second(search, seconds)


def boardgame_matches(seconds: float) -> float:
    found = node("matches", seconds)
    return float(found["matches"] / found["seconds"])


def boardgame_search(seconds: float) -> float:
    found = node("search", seconds)
    return float(found["simulations"] / found["seconds"])


def node(what: str, size: float) -> Any:
    """What boardgame.io's side says (boardgame/playouts.js)."""
    done = subprocess.run(
        ["node", "playouts.js", what, str(size)],
        cwd=BOARDGAME,
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Wrong(f"boardgame.io: {done.stderr.strip()[-300:]}")
    return json.loads(done.stdout)
