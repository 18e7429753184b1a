"""The bots of Isis & Osiris."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from ludotheque.contract import Event, Seat, View
from ludotheque.games.isis import policy
from ludotheque.games.isis.game import GAME
from ludotheque.games.isis.memory import remembered
from ludotheque.kernel import Level, Mind, SearchBot

MIND = Mind(GAME, policy)
LEVELS = {
    "novice": Level(simulations=20, oversight=0.5, memory=3),
    "casual": Level(simulations=60, oversight=0.3, memory=8),
    "club": Level(simulations=200, oversight=0.1, memory=20),
    "expert": Level(simulations=1000, memory=60),
    "master": Level(),
}


class IsisBot(SearchBot):
    def remembered(self, seat: Seat, view: View, seen: Sequence[Event]) -> Sequence[Event]:
        if self.level.memory is None:
            return seen
        return remembered(seat, seen, self.level.memory)


BOTS: dict[str, Callable[[], IsisBot]] = {
    name: partial(IsisBot, MIND, level) for name, level in LEVELS.items()
}


def prepare() -> Iterable[str]:
    return MIND.prepare()
