"""Where there is nothing to decide, nobody thinks."""

import random
import time

import pytest

from ludotheque.contract import State
from ludotheque.games.isis import bot as isis_bots
from ludotheque.kernel.bot import Task
from tests.bots import positions
from tests.bots.thinking import chosen

LONG = 600.0  # seconds to think: whoever used them up would be noticed
SOON = 60.0  # seconds: nobody who thinks is done by then, and everybody who does not
ONE_CELL_AND_A_TILE = positions.isis(
    "+2+2-32+2-2/-2+1+42-2-4/.21+31+1/12+2-22-3/2-1+2+3-2+2/111-112", held="-2", pawns="1,1"
)


def seconds(state: State, level: str = "master") -> float:
    start = time.perf_counter()
    chosen(state, level, budget=LONG)
    return time.perf_counter() - start


def test_one_legal_move_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(task: Task) -> list[tuple[int, float]]:
        raise AssertionError

    monkeypatch.setattr(isis_bots.MIND, "think", think)
    assert chosen(ONE_CELL_AND_A_TILE, "master", budget=LONG) == "T a3"
    with pytest.raises(AssertionError):
        chosen(positions.ISIS_ONE_CELL_WINS, "master")


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(positions.FAKIR_PULL_WINS, id="fakir-won"),
        pytest.param(positions.nox_last_cards("B5/-/-", "140,10,10"), id="nox-nobody-scores"),
    ],
)
def test_a_settled_result_is_played_at_once(state: State) -> None:
    assert len(state.moves(1)) > 1
    chosen(state, "master")
    assert seconds(state) < SOON


def test_thinking_ends_when_the_time_does() -> None:
    match_begins = positions.isis("....../" * 5 + "......", pawns="8,8", tiles="11,11")
    chosen(match_begins, "master", budget=0.01)
    start = time.perf_counter()
    for seed in range(5):
        chosen(match_begins, "master", budget=0.2, seed=seed)
    assert time.perf_counter() - start < SOON


def test_the_same_dice_think_the_same_thoughts() -> None:
    state = positions.isis("....../" * 5 + "......", pawns="8,8", tiles="11,11")
    seeds = [random.Random(n).getrandbits(20) for n in range(4)]
    once = [chosen(state, "expert", seed=seed, budget=LONG) for seed in seeds]
    assert once == [chosen(state, "expert", seed=seed, budget=LONG) for seed in seeds]
