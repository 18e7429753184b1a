"""The peers' Isis & Osiris is the same game as ours: random matches of theirs, followed on ours."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import peers_openspiel  # noqa: F401  # registers python_isis
import pyspiel
from peers_pettingzoo import IsisEnv
from peers_speed import node
from results import Wrong

from ludotheque.lab import openspiel  # noqa: F401  # registers ludotheque_isis

OURS = "ludotheque_isis(first=1)"
FLIP, TILE = 36, 37


def openspiel_agrees(matches: int) -> None:
    """Step by step: the same moves, the same chances, the same returns."""
    for seed in range(matches):
        rng = random.Random(seed)
        ours, theirs = (pyspiel.load_game(n).new_initial_state() for n in (OURS, "python_isis"))
        while not ours.is_terminal():
            if ours.is_chance_node():
                _same("openspiel", ours.chance_outcomes(), theirs.chance_outcomes())
                actions, odds = zip(*ours.chance_outcomes(), strict=True)
                action = rng.choices(actions, odds)[0]
            else:
                _same("openspiel", ours.legal_actions(), theirs.legal_actions())
                action = rng.choice(ours.legal_actions())
            ours.apply_action(action)
            theirs.apply_action(action)
        _same("openspiel", (True, ours.returns()), (theirs.is_terminal(), theirs.returns()))


def pettingzoo_agrees(matches: int) -> None:
    for seed in range(matches):
        rng, env = random.Random(seed), IsisEnv()
        env.reset(seed)
        ours = pyspiel.load_game(OURS).new_initial_state()
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            _same("pettingzoo", ours.legal_actions(), np.flatnonzero(mask).tolist())
            action = int(rng.choice(ours.legal_actions()))
            env.step(action)
            ours.apply_action(action)
            if action == FLIP:
                assert env.held is not None
                ours.apply_action(env.held + 4)
        _same("pettingzoo", ours.returns(), list(env.rewards.values()))


def boardgame_agrees(matches: int) -> None:
    for match in node("check", matches):
        ours = pyspiel.load_game(OURS).new_initial_state()
        for move in match["moves"]:
            _same("boardgame.io", len(ours.legal_actions()), move["legal"])
            ours.apply_action(_number(move))
            if move["type"] == "turnUp":
                ours.apply_action(move["value"] + 4)
        _same("boardgame.io", _scores(ours), match["scores"])


def _number(move: dict[str, Any]) -> int:
    if move["type"] == "turnUp":
        return FLIP
    cell: int = move["cell"]
    return cell if move["type"] == "putPawn" else TILE + cell


def _scores(state: Any) -> Sequence[int]:
    outcome = state.contract.outcome
    return [] if outcome is None else list(outcome.scores.values())


def _same(peer: str, ours: Any, theirs: Any) -> None:
    if ours != theirs:
        raise Wrong(f"{peer} does not play the same game: ours {ours}, theirs {theirs}.")
