"""Every box and every variant is a PettingZoo environment that passes PettingZoo's own tests."""

import random
from typing import Any

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.contract import Refusal
from tests.tables import TABLES, Table

pettingzoo_tests = pytest.importorskip("pettingzoo.test")
lab = pytest.importorskip("ludotheque.lab.pettingzoo")

ONE_A_VARIANT = {(t.box, str(t.options.get("variant")), t.players > 2): t for t in TABLES}.values()

# PettingZoo warns of observations with a mask, except for those environments that it knows by name.
usual = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def table_env(table: Table, **settings: Any) -> Any:
    return lab.env(table.box, table.players, options=table.options, **settings)


@usual
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_passes_the_tests_of_the_api_and_of_seeds(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    pettingzoo_tests.api_test(table_env(table), num_cycles=30)
    pettingzoo_tests.seed_test(lambda: table_env(table), num_cycles=20)


def played_out(env: Any, seed: int) -> dict[str, float]:
    """A random match; what each agent got in all."""
    env.reset(seed=seed)
    rng, got = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        shown, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        assert not truncated
        legal = np.flatnonzero(shown["action_mask"])
        env.step(None if terminated else int(rng.choice(legal)))
    return got


@pytest.mark.parametrize("table", ONE_A_VARIANT, ids=str)
def test_rewards_come_at_the_end_and_sum_to_nothing(table: Table) -> None:
    env = table_env(table)
    got = played_out(env, 3)
    outcome = env.unwrapped.match.outcome
    assert sum(got.values()) == pytest.approx(0)
    best = max(got.values())
    if len(outcome.winners) < table.players:
        assert {f"seat_{seat}" for seat in outcome.winners} == {a for a in got if got[a] == best}
    if len(outcome.winners) == 1:
        assert best == 1


def test_the_mask_is_of_the_moves_that_the_contract_allows() -> None:
    env = lab.env("fakir", 3)
    env.reset(seed=1)
    state = env.unwrapped.match.state
    seat = state.to_act[0]
    mask = env.observe(f"seat_{seat}")["action_mask"]
    assert np.flatnonzero(mask).tolist() == sorted(choice.number for choice in state.moves(seat))
    assert not env.observe(f"seat_{seat % 3 + 1}")["action_mask"].any()


def test_a_steady_hand_wins_more_often() -> None:
    env = lab.env("oss", 2, skill={1: 0.95, 2: 0.1})
    assert sum(played_out(env, seed)["seat_1"] > 0 for seed in range(20)) >= 16


def test_what_was_seen_once_is_recalled_only_if_asked_for() -> None:
    def values(recall: bool) -> int:
        env = lab.BoxEnv("isis", 2, {"first": 1}, recall=recall)
        env.reset(seed=1)
        for move in ("F", "T a1"):
            env.step(env.game.number(env.game.move(move)))
        shown = env.observe(env.agent_selection)["observation"]
        return int(np.abs(env.observer.parts(shown)["values"]).sum())

    assert values(recall=False) == 0
    assert values(recall=True) > 0


def test_an_illegal_action_ends_the_match_for_its_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = lab.env("isis", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.game.number(env.unwrapped.game.move("pass")))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


@pytest.mark.usefixtures("with_pebbles")
def test_secret_choices_are_made_one_after_the_other_and_stay_secret() -> None:
    env = lab.BoxEnv("pebbles", 2)
    env.reset(seed=1)
    state = env.match.state
    assert state.to_act == (1, 2)
    assert env.agent_selection == "seat_1"
    before = env.observe("seat_2")["observation"]
    views = []
    for bid in state.legal(1):
        again = lab.BoxEnv("pebbles", 2)
        again.reset(seed=1)
        again.step(again.game.number(bid))
        assert again.agent_selection == "seat_2"
        views.append(again.observe("seat_2")["observation"].tobytes())
    assert len(set(views)) == 1
    assert views[0] != before.tobytes()


def test_where_nobody_chooses_each_attempt_is_a_step() -> None:
    env = lab.BoxEnv("bausack", 3, {"variant": "babel", "blind": True})
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert np.flatnonzero(mask).tolist() == [env.game.actions]


def test_it_can_be_drawn() -> None:
    env = lab.env("isis", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "a" in env.render()


def test_a_bad_option_is_refused_at_once() -> None:
    with pytest.raises(Refusal, match="option-value"):
        lab.env("isis", 2, options={"variant": "sideways"})


def test_the_environment_is_named_after_box_and_rules() -> None:
    assert str(lab.BoxEnv("nox", 3)) == f"ludotheque_nox_v{shelf.game('nox').rules_version}"
