"""The bots of Bausack and Sac Noir."""

from collections.abc import Callable
from functools import partial

from ludotheque.games.bausack.plan import BausackPlan
from ludotheque.hands.foresight import ForesightBot, Level

PLAN = BausackPlan()
LEVELS = {
    "novice": Level(tries=1, oversight=0.35, hope=0.9),
    "casual": Level(tries=3, oversight=0.2, hope=0.7),
    "club": Level(tries=5, oversight=0.07, hope=0.6),
    "expert": Level(tries=8),
    "master": Level(),
}
BOTS: dict[str, Callable[[], ForesightBot]] = {
    name: partial(ForesightBot, PLAN, level) for name, level in LEVELS.items()
}
