"""The bots of OSS."""

from collections.abc import Callable
from functools import partial

from ludotheque.games.oss.plan import OssPlan
from ludotheque.hands.foresight import ForesightBot, Level

PLAN = OssPlan()
LEVELS = {
    "novice": Level(tries=1, oversight=0.5, hope=0.9),
    "casual": Level(tries=2, oversight=0.3, hope=0.7),
    "club": Level(tries=4, oversight=0.1, hope=0.6),
    "expert": Level(tries=8),
    "master": Level(),
}
BOTS: dict[str, Callable[[], ForesightBot]] = {
    name: partial(ForesightBot, PLAN, level) for name, level in LEVELS.items()
}
