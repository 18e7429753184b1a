"""Many matches at once are the same matches as one at a time, under the contract."""

import random
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.contract import Refusal, State
from ludotheque.kernel import KernelGame
from ludotheque.lab.observing import Observer
from ludotheque.lab.rewards import rewards
from ludotheque.lab.vector import VectorEnv
from tests.tables import COMPILED, TABLES, Table

STEPPED = [table for table in TABLES if table.box in COMPILED]
ALL_BITS = 2**64 - 1


class FastDice(NamedTuple):
    """The kernel's fast dice (splitmix64) in the place of a match's own."""

    state: int

    def below(self, n: int) -> tuple[int, "FastDice"]:
        state = z = self.state + 0x9E3779B97F4A7C15 & ALL_BITS
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & ALL_BITS
        z = (z ^ z >> 27) * 0x94D049BB133111EB & ALL_BITS
        z ^= z >> 31
        return (z >> 32) * n >> 32, FastDice(state)


class OneAtATime:
    """A lane of the vectorised environment, played under the contract with the same dice."""

    def __init__(self, table: Table, dice: int, recall: bool) -> None:
        game = shelf.game(table.box)
        assert isinstance(game, KernelGame)
        self.game, self.table, self.recall = game, table, recall
        self.observer = Observer(game)
        self.begin(FastDice(dice))

    def begin(self, dice: Any) -> None:
        players = self.table.players
        lot, dice = dice.below(players)
        options = self.game.options(players, self.table.options)
        self.state, more = self.game.laid_out(players, options, lot + 1, dice).settled()
        self.seen = list(more)

    def play(self, action: int) -> tuple[dict[int, float], bool]:
        seat = self.state.to_act[0]
        self.state, events = self.state.play(seat, self.game.numbered(action))
        self.seen += events
        if self.state.outcome is None:
            return dict.fromkeys(range(1, self.table.players + 1), 0.0), False
        worth = rewards(self.state.outcome, self.state.sides)
        self.begin(self.state.dice)
        return worth, True

    def observation(self) -> Any:
        seat = self.state.to_act[0]
        seen = [event for event in self.seen if event.is_for(seat)] if self.recall else ()
        return self.observer.of(self.state.view(seat), seen)


def dice_of(seed: int, batch: int) -> list[int]:
    found: list[int] = np.random.SeedSequence([seed, 1]).generate_state(batch, np.uint64).tolist()
    return found


def numbers(state: State) -> list[int]:
    return sorted(choice.number for choice in state.moves(state.to_act[0]))


@pytest.mark.parametrize("table", STEPPED, ids=str)
def test_every_step_is_the_contract_s(table: Table) -> None:
    rng = random.Random(str(table))
    assert in_step(table, 2, 70, rng) > 0 or table.box == "nox" or table.options.get("games")


def test_every_step_is_the_contract_s_up_to_the_end_of_a_long_match() -> None:
    assert in_step(Table("nox", 3, {"variant": "thick"}), 1, 700, random.Random(1)) > 0


def in_step(table: Table, batch: int, steps: int, rng: random.Random) -> int:
    """Hold the lanes against the contract, step by step; says how many matches ended."""
    recall, matches = rng.random() < 0.5, 0
    env = VectorEnv(table.box, batch, table.players, table.options, recall=recall)
    now = env.reset(seed=7)
    lanes = [OneAtATime(table, dice, recall) for dice in dice_of(7, batch)]
    for _ in range(steps):
        for i, lane in enumerate(lanes):
            assert env.state(i) == lane.state
            assert now.seats[i] == lane.state.to_act[0]
            assert np.flatnonzero(now.masks[i]).tolist() == numbers(lane.state)
            assert np.array_equal(now.observations[i], lane.observation())
        actions = np.array([rng.choice(numbers(lane.state)) for lane in lanes])
        now = env.step(actions)
        for i, lane in enumerate(lanes):
            worth, ended = lane.play(int(actions[i]))
            assert now.rewards[i].tolist() == pytest.approx(list(worth.values()))
            assert now.ended[i] == ended
            matches += ended
    return matches


def test_matches_end_and_new_ones_begin_in_the_same_step() -> None:
    env = VectorEnv("isis", 64, 3, seed=1)
    now = env.reset()
    ended = 0
    for _ in range(200):
        now = env.step(env.sample())
        ended += int(now.ended.sum())
        assert now.masks.any(axis=1).all()
        assert not now.rewards[~now.ended].any()
        assert now.rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert ended > 64


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = VectorEnv("fakir", 4, 2, seed=1)
    env.reset()
    actions = env.sample()
    before = [str(env.state(i)) for i in range(4)]
    for wrong in (-1, 235, 200):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in match 2"):
            env.step(actions)
        assert [str(env.state(i)) for i in range(4)] == before
    with pytest.raises(ValueError, match="4 actions are needed"):
        env.step(actions[:2])


def test_the_masks_cannot_be_written_to() -> None:
    now = VectorEnv("isis", 2, 2).reset()
    for array in now:
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


def test_the_same_seed_gives_the_same_matches_and_another_does_not() -> None:
    def story(seed: int) -> list[bytes]:
        env = VectorEnv("nox", 4, 3, seed=seed)
        env.reset()
        return [env.step(env.sample()).observations.tobytes() for _ in range(20)]

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_resetting_without_a_seed_deals_anew() -> None:
    env = VectorEnv("nox", 2, 3, seed=1)
    first = env.reset().observations.tobytes()
    assert env.reset().observations.tobytes() != first
    assert env.reset(seed=1).observations.tobytes() == first


def test_who_begins_can_be_said() -> None:
    env = VectorEnv("isis", 16, 2, {"first": 2})
    assert (env.reset().seats == 2).all()
    assert set(VectorEnv("isis", 64, 2).reset().seats.tolist()) == {1, 2}


def test_a_box_without_compiled_rules_says_so() -> None:
    with pytest.raises(Refusal, match="lab-not-compiled"):
        VectorEnv("oss", 2)
