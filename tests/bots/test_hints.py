"""A hint is worth having: it loses little against a search that is ten times as long."""

import random
from statistics import mean

import pytest

from ludotheque.kernel import Level
from tests.bots.hints import LONGER, loss_at, loss_in_time, matches
from tests.bots.thinking import BOXES

AT_MOST = 0.05  # of winning chance, on average: some moves are closer than either search can tell
SIMULATIONS, DEPTH = 400, 2  # in a tree or ahead, whichever way the box's bots think


@pytest.mark.parametrize("box", BOXES)
def test_a_short_look_loses_little_against_a_longer_one(box: str) -> None:
    short = Level(simulations=SIMULATIONS, depth=DEPTH)
    longer = Level(simulations=LONGER * SIMULATIONS, depth=DEPTH + 1)
    rng = random.Random(1)
    assert mean(loss_at(match, short, longer, rng) for match in matches(box, 10)) <= AT_MOST


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
def test_in_200_positions_a_hint_loses_at_most_five_points_of_winning_chance(box: str) -> None:
    rng = random.Random(1)
    assert mean(loss_in_time(match, 0.3, rng) for match in matches(box, 200)) <= AT_MOST
