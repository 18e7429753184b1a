"""Each level plays better than the one far below it: a taste, no measurement."""

import pytest

from tests.bots.thinking import played_out


@pytest.mark.parametrize("box", ["isis", "fakir"])
@pytest.mark.parametrize(("better", "worse"), [("club", "novice"), ("expert", "casual")])
def test_two_levels_up_is_better(box: str, better: str, worse: str) -> None:
    points = 0.0
    for n in range(6):
        levels = {1: better, 2: worse} if n % 2 else {1: worse, 2: better}
        winners = played_out(box, levels, n, budget=60).winners
        points += sum(levels[seat] == better for seat in winners) / len(winners)
    assert points >= 4


def test_two_levels_up_is_better_at_a_table_of_four() -> None:
    points = 0.0
    for n in range(4):
        levels = {seat: ("novice", "expert")[(seat + n) % 2] for seat in range(1, 5)}
        winners = played_out("nox", levels, n, budget=60).winners
        points += sum(levels[seat] == "expert" for seat in winners) / len(winners)
    assert points >= 3


def test_the_weakest_loses_to_greed_and_an_expert_does_not() -> None:
    """An expert counts its looks ahead and a master its time, which a busy machine makes short."""
    won = sum(
        played_out("isis", {1: "greedy", 2: "expert"}, n, budget=60).winners == (2,)
        for n in range(6)
    )
    assert won >= 5
    lost = sum(played_out("isis", {1: "greedy", 2: "novice"}, n).winners == (1,) for n in range(6))
    assert lost >= 4
