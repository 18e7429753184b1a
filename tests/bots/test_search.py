"""What both ways of thinking promise: nothing overlooked, nothing counted twice."""

import random
import time
from typing import ClassVar

import pytest

from ludotheque import shelf
from ludotheque.contract import State
from ludotheque.games.fakir import bot as fakir_bots
from ludotheque.games.fakir import policy
from ludotheque.games.isis import bot as isis_bots
from ludotheque.games.nox import bot as nox_bots
from ludotheque.kernel import KernelState, Level, Mind, mind
from ludotheque.kernel.bot import Task
from ludotheque.kernel.mind import SOON, Thought
from ludotheque.kernel.minimax import WON

MINDS = [isis_bots.MIND, nox_bots.MIND]


def midgame(box: str, players: int, moves: int, seed: int, **options: object) -> KernelState:
    rng = random.Random(seed)
    state: State = shelf.game(box).new(players, options, bytes(32))
    for _ in range(moves):
        after = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))[0]
        if after.outcome is not None:
            break
        state = after
    assert isinstance(state, KernelState)
    return state


def plain_value(state: State, side: int, depth: int, ply: int = 0) -> float:
    """As the looking ahead has it, without any of its shortcuts."""
    assert isinstance(state, KernelState)
    outlook = float(policy.outlook(state.record, side))
    if state.outcome is not None:
        return WON - ply if outlook > 0 else ply - WON
    if depth == 0:
        return outlook
    (seat,) = state.to_act
    after = [state.play(seat, move)[0] for move in state.legal(seat)]
    values = [plain_value(one, side, depth - 1, ply + 1) for one in after]
    return max(values) if policy.side(state.record, seat - 1) == side else min(values)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [4, 18, 34])
def test_looking_ahead_finds_what_looking_at_everything_finds(players: int, moves: int) -> None:
    for seed in range(2):
        state = midgame("fakir", players, moves, seed)
        seat = state.to_act[0]
        for depth in (1, 2):
            desk = fakir_bots.FORESIGHT.desk(state, seat, 0, 0.0)
            desk.counts[1] = 10**9
            found = fakir_bots.FORESIGHT.minimax.value(desk, 0, depth, -2 * WON, 2 * WON)
            assert found == pytest.approx(plain_value(state, desk.side, depth), abs=1e-3)


def test_looking_further_uses_notes_and_still_finds_the_same() -> None:
    for seed in range(3):
        state = midgame("fakir", 2, 40, seed)
        values = []
        for depths in ([4], [1, 2, 3, 4]):
            desk = fakir_bots.FORESIGHT.desk(state, state.to_act[0], 0, 0.0)
            desk.counts[1] = 10**9
            for depth in depths:
                value = fakir_bots.FORESIGHT.minimax.value(desk, 0, depth, -2 * WON, 2 * WON)
            values.append(value)
        assert values[0] == pytest.approx(values[1], abs=1e-3)


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: mind.game.card.name)
class TestTreeSearch:
    def thought(self, mind: Mind, nodes: int = 1 << 16) -> Thought:
        state = midgame(mind.game.card.name, 3, 20, 1)
        return Thought(mind, state.record, state.to_act[0] - 1, nodes)

    def test_every_simulation_is_counted_once(self, mind: Mind) -> None:
        thought = self.thought(mind)
        thought.look(300)
        thought.look(200)
        found = thought.found()
        assert sum(visits for visits, _, _ in found) == 500
        assert all(0 <= value <= 1 for _, value, _ in found)

    def test_every_legal_move_is_looked_at(self, mind: Mind) -> None:
        thought = self.thought(mind)
        state = midgame(mind.game.card.name, 3, 20, 1)
        thought.look(1)
        actions = sorted(action for _, _, action in thought.found())
        assert actions == sorted(choice.number for choice in state.moves(state.to_act[0]))

    def test_a_full_tree_grows_no_further_and_goes_on_counting(self, mind: Mind) -> None:
        thought = self.thought(mind, nodes=mind.game.most + 50)
        thought.look(3000)
        assert thought.tree[0]["next"] <= len(thought.tree)
        assert sum(visits for visits, _, _ in thought.found()) == 3000

    def test_what_is_overlooked_is_never_chosen(self, mind: Mind) -> None:
        state = midgame(mind.game.card.name, 3, 20, 1)
        seat = state.to_act[0]
        noticed = [choice.number for choice in state.moves(seat)][1:3]
        level, end = Level(simulations=200), time.perf_counter() + 60
        found = mind.think(Task(state, seat, noticed, level, end, random.Random(1)))
        assert sorted(action for action, _ in found) == sorted(noticed)


def test_advice_is_about_every_move_the_best_first() -> None:
    for box in ("isis", "fakir", "nox"):
        state = midgame(box, 3, 12, 2)
        seat = state.to_act[0]
        module = {"isis": isis_bots, "fakir": fakir_bots, "nox": nox_bots}[box]
        advice = module.BOTS["master"]().advise(seat, state.view(seat), (), 0.2, random.Random(1))
        assert {str(move) for move, _ in advice} == {str(m) for m in state.legal(seat)}
        assert all(0 <= value <= 1 for _, value in advice)


class Looked(Thought):
    """One that has found out so much: visits, value and action."""

    told: ClassVar[list[tuple[int, float, int]]] = []

    def found(self) -> list[tuple[int, float, int]]:
        return self.told

    def settled(self, left: float) -> bool:
        return False


@pytest.mark.parametrize(
    ("told", "clear"),
    [
        pytest.param([(60, 0.5, 1), (40, 0.45, 2), (0, 0.0, 3)], True, id="it is ahead"),
        pytest.param([(60, 0.5, 1), (40, 0.49, 2)], False, id="another is close"),
        pytest.param([(60, 0.3, 1), (40, 0.5, 2)], False, id="another has just overtaken it"),
    ],
)
def test_a_hint_that_is_clear_is_given_soon_and_any_other_is_thought_about(
    told: list[tuple[int, float, int]], clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Looked, "told", told)
    state, most = midgame("nox", 3, 20, 1), 2000
    seat, end = state.to_act[0], time.perf_counter() + 600
    thought = Looked(nox_bots.MIND, state.record, seat - 1, 1 << 16)
    monkeypatch.setattr(mind, "BETWEEN_LOOKS", 1e-6)  # one at a time, however fast it is
    task = Task(state, seat, [], Level(simulations=most), end, random.Random(1), all=True)
    nox_bots.MIND._look(thought, task)
    assert thought.simulations == (SOON * most if clear else most)
