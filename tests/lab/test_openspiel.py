"""The boxes with compiled rules are OpenSpiel games that pass OpenSpiel's random simulations."""

import pickle
import random
from itertools import islice
from typing import Any

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.lab.rewards import rewards
from tests.tables import COMPILED

pyspiel = pytest.importorskip("pyspiel")
lab = pytest.importorskip("ludotheque.lab.openspiel")

GAMES = [
    "ludotheque_isis",
    "ludotheque_isis(players=3,variant=stock)",
    "ludotheque_isis(players=4,open=True)",
    "ludotheque_isis(variant=series,games=2,first=2)",
    "ludotheque_fakir",
    "ludotheque_fakir(players=3,drop_through=True)",
    "ludotheque_fakir(players=4,teams=True)",
    "ludotheque_nox(players=3,variant=thick)",
    "ludotheque_nox(players=4,merge=choose)",
]


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.long
def test_it_passes_many_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def walk(name: str, seed: int) -> Any:
    """A random match, state after state."""
    rng, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_moves_turns_and_returns_are_the_contract_s(name: str) -> None:
    moves = 0
    for state in walk(name, 1):
        moves += 1
        mine = state.contract
        if mine is None:
            assert state.is_chance_node()
        elif state.current_player() >= 0:
            seat = state.current_player() + 1
            assert mine.to_act == (seat,)
            numbers = sorted(choice.number for choice in mine.moves(seat))
            assert state.legal_actions() == numbers
            text = state.action_to_string(state.current_player(), numbers[0])
            assert mine.game.number(mine.game.move(text)) == numbers[0]
    assert mine.outcome is not None
    assert moves > 20
    assert state.returns() == pytest.approx(list(rewards(mine.outcome, mine.sides).values()))


@pytest.mark.parametrize("name", ["ludotheque_nox(players=3)", "ludotheque_isis"])
def test_what_was_told_is_what_a_match_tells(name: str) -> None:
    state = next(islice(walk(name, 2), 60, None))
    seen = state.seen(1)
    own = [event for event in seen if event.to is not None]
    assert all(event.is_for(1) for event in seen)
    assert own or "isis" in name
    again = pickle.loads(pickle.dumps(state))
    assert again.seen(1) == seen
    assert str(again) == str(state)


def test_an_observation_string_is_the_view_and_an_information_state_recalls() -> None:
    game = pyspiel.load_game("ludotheque_isis(first=1)")
    box = shelf.game("isis")
    strings, recalled, tensors = set(), set(), set()
    for value in range(9):
        state = game.new_initial_state()
        state.apply_action(box.number(box.move("F")))
        if value not in dict(state.chance_outcomes()):
            continue
        state.apply_action(value)
        state.apply_action(box.number(box.move("T a1")))
        strings.add(state.observation_string(0))
        recalled.add(state.information_state_string(0))
        tensors.add(tuple(state.information_state_tensor(0)))
    assert len(strings) == 1  # it lies face down
    assert len(recalled) == len(tensors) == 8


def test_tensors_have_the_shape_that_the_game_says() -> None:
    for name in COMPILED:
        game = pyspiel.load_game(f"ludotheque_{name}")
        state = game.new_initial_state()
        state.apply_action(0)
        assert len(state.observation_tensor(0)) == int(np.prod(game.observation_tensor_shape()))


def test_only_the_lot_is_chance_in_fakir() -> None:
    chances = [
        state.chance_outcomes() for state in walk("ludotheque_fakir", 1) if state.is_chance_node()
    ]
    assert chances == [[(0, 0.5), (1, 0.5)]]
    kind = pyspiel.load_game("ludotheque_fakir").get_type()
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(Exception, match="option-value"):
        pyspiel.load_game("ludotheque_isis(variant=sideways)")


def test_openspiel_s_own_bot_plays_them() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("ludotheque_fakir(first=1)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()
