"""The bots of Isis & Osiris."""

from collections.abc import Callable, Sequence
from functools import partial

from ludotheque.contract import Event, Seat
from ludotheque.games.isis import policy
from ludotheque.games.isis.game import GAME
from ludotheque.games.isis.memory import remembered
from ludotheque.kernel import Level, Mind, ThinkingBot

MIND = Mind(GAME, policy, explore=2.0)
LEVELS = {
    "novice": Level(simulations=20, oversight=0.5, memory=3),
    "casual": Level(simulations=60, oversight=0.3, memory=8),
    "club": Level(simulations=200, oversight=0.1, memory=20),
    "expert": Level(simulations=1000, memory=60),
    "master": Level(),
}


class IsisBot(ThinkingBot):
    def remembered(self, seat: Seat, seen: Sequence[Event]) -> Sequence[Event]:
        half_life = self.level.memory
        return seen if half_life is None else remembered(seat, seen, half_life)


BOTS: dict[str, Callable[[], IsisBot]] = {
    name: partial(IsisBot, GAME, MIND, level) for name, level in LEVELS.items()
}
prepare = MIND.prepare
