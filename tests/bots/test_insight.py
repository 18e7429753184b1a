"""Who sees one move ahead finds a win and shuns a loss."""

import pytest

from ludotheque.contract import State
from tests.bots import positions
from tests.bots.thinking import chosen

STRONG = ("expert", "master")
SEEDS = range(5)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(positions.ISIS_ONE_CELL_WINS, "P a3", id="isis"),
        pytest.param(positions.FAKIR_PULL_WINS, "R 2@1", id="fakir"),
        pytest.param(positions.NOX_SIXTH_PILE_WINS, "O10 +1", id="nox"),
    ],
)
def test_a_win_in_one_is_found(state: State, move: str, level: str) -> None:
    assert {chosen(state, level, seed=seed) for seed in SEEDS} == {move}


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(
    ("state", "moves"),
    [
        pytest.param(positions.ISIS_ONE_CELL_WINS, {"P e4"}, id="isis"),
        pytest.param(positions.FAKIR_ONE_DROP_LOSES, {"V c2"}, id="fakir"),
        pytest.param(positions.NOX_SIXTH_PILE_LOSES, {"B1 +1", "O10 +1", "O11 +1"}, id="nox"),
    ],
)
def test_a_loss_in_one_is_avoided(state: State, moves: set[str], level: str) -> None:
    assert moves < {str(choice.move) for choice in state.moves(state.to_act[0])}
    assert moves.isdisjoint(chosen(state, level, seed=seed) for seed in SEEDS)


def test_whoever_overlooks_moves_overlooks_a_win_at_times() -> None:
    found = {chosen(positions.FAKIR_PULL_WINS, "novice", seed=seed) for seed in range(20)}
    assert "R 2@1" in found
    assert len(found) > 1
