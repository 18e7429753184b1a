"""Counted positions of Fakir: how many sequences of 1, 2, 3, 4 moves there are from each.

The figures are in data/fakir_counts.json, with the moves that lead to each position. A match that
ends sooner is no sequence.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludotheque.contract import State
from ludotheque.games.fakir.game import GAME
from ludotheque.games.fakir.notation import FakirPosition
from ludotheque.games.fakir.rules import State as Fields
from ludotheque.games.fakir.rules import apply, legal, turn
from ludotheque.kernel import OVER, rule
from ludotheque.kernel.border import Table, blank

COUNTED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "fakir_counts.json").read_text()
)
DEEPEST = 4


@rule
def sequences(pool: Table, out: NDArray[np.int16], depth: int) -> int:
    """Of `depth` moves from pool[depth]; what is below it is room to play in."""
    if turn(pool[depth]) == OVER:
        return 0
    n = legal(pool[depth], out[depth])
    if depth == 1:
        return n
    found = 0
    for i in range(n):
        pool[depth - 1] = pool[depth]
        apply(pool[depth - 1], out[depth, i])
        found += sequences(pool, out, depth - 1)
    return found


def count(state: State, depth: int) -> int:
    assert isinstance(state.position, FakirPosition)
    pool = blank(Fields, DEEPEST + 1)
    GAME.fill(pool[depth], state.position)
    return int(sequences(pool, np.zeros((DEEPEST + 1, GAME.most), np.int16), depth))


def count_by_the_contract(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        count_by_the_contract(state.play(seat, choice.move)[0], depth - 1)
        for seat in state.to_act
        for choice in state.moves(seat)
    )


def reached(counted: dict[str, Any]) -> State:
    state = GAME.new(counted["players"], {**counted["options"], "first": 1})
    for text in counted["moves"]:
        state, _ = state.play(state.to_act[0], GAME.move(text))
    return state


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted["name"])
def test_play_leads_to_the_counted_position(counted: dict[str, Any]) -> None:
    assert str(reached(counted)) == counted["position"]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted["name"])
def test_there_are_as_many_sequences_as_counted(counted: dict[str, Any]) -> None:
    state = GAME.read(counted["position"])
    depths = range(1, DEEPEST + 1)
    assert [count(state, depth) for depth in depths] == counted["sequences"]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted["name"])
def test_the_contract_counts_the_same(counted: dict[str, Any]) -> None:
    state = GAME.read(counted["position"])
    assert [count_by_the_contract(state, depth) for depth in (1, 2)] == counted["sequences"][:2]
