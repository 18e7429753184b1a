"""The bots of NOX."""

from collections.abc import Callable
from functools import partial

from ludotheque.games.nox import policy
from ludotheque.games.nox.game import GAME
from ludotheque.kernel import Level, Mind, ThinkingBot

MIND = Mind(GAME, policy, explore=2.0)
LEVELS = {
    "novice": Level(simulations=4, oversight=0.7),
    "casual": Level(simulations=20, oversight=0.5),
    "club": Level(simulations=60, oversight=0.25),
    "expert": Level(simulations=140),
    "master": Level(),
}
BOTS: dict[str, Callable[[], ThinkingBot]] = {
    name: partial(ThinkingBot, GAME, MIND, level) for name, level in LEVELS.items()
}
prepare = MIND.prepare
