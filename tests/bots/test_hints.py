"""A hint is worth having: it loses little against a search that is ten times as long.

Measured in simulations and moves looked ahead, not in seconds, so that it does not matter what else
the machine does. Any move at all, chosen blindly, loses about five points of a hundred on average.
"""

import random

import pytest

from ludotheque.kernel import Level
from tests.bots.hints import LONGER, losses
from tests.bots.thinking import BOXES

FIVE_POINTS = 0.05  # of winning chance
SHORT = Level(simulations=3000, depth=5)  # in a tree or ahead, whichever way a box's bots think
LONG = Level(simulations=LONGER * 3000, depth=6)
# What a hint has time for on one core, at the least, and ten times that.
HINT = Level(simulations=5000, depth=7)
LONGEST = Level(simulations=LONGER * 5000, depth=8)


@pytest.mark.parametrize("box", BOXES)
def test_a_short_look_loses_little_against_a_longer_one(box: str) -> None:
    found = losses(box, 10, SHORT, LONG, random.Random(1))
    assert sum(found) / len(found) <= FIVE_POINTS / 2


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
def test_in_200_positions_a_hint_loses_a_point_and_seldom_more_than_five(box: str) -> None:
    """In Fakir one move further may show a trick that nobody saw: 9 of 200 lose more."""
    found = losses(box, 200, HINT, LONGEST, random.Random(1))
    assert sum(found) / len(found) <= FIVE_POINTS / 4
    assert sum(loss > FIVE_POINTS for loss in found) <= len(found) / 20
