"""The bots of Fakir."""

from collections.abc import Callable
from functools import partial

from ludotheque.games.fakir import policy
from ludotheque.games.fakir.game import GAME
from ludotheque.kernel import Foresight, Level, ThinkingBot

FORESIGHT = Foresight(GAME, policy)
LEVELS = {
    "novice": Level(depth=1, oversight=0.6, blur=2.0),
    "casual": Level(depth=1, oversight=0.3, blur=1.0),
    "club": Level(depth=2, oversight=0.1, blur=0.5),
    "expert": Level(depth=4, blur=0.2),
    "master": Level(),
}
BOTS: dict[str, Callable[[], ThinkingBot]] = {
    name: partial(ThinkingBot, GAME, FORESIGHT, level) for name, level in LEVELS.items()
}
prepare = FORESIGHT.prepare
