"""The judge of duels in turn, which `judges.py` finds by name, and a bot's hand at them."""

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones.duel import Duel
from ludotheque.hands.bones.dueling import JUDGE, VERSION
from ludotheque.hands.bones.judge import BONES, Juggler
from ludotheque.hands.deed import Deed, Judge


class Duellist:
    """For each of its throws a juggler."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        self._seat, self._level, self._dice = seat, level, dice
        self._throw = -1
        self._juggler: Juggler

    def think(self) -> bool:
        return False

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, Duel)
        if deed.on_turn != (self._seat,) or deed.attempt.end:
            return None
        if deed.throw != self._throw:
            _, self._dice = self._dice.below(2)
            self._throw, self._juggler = deed.throw, Juggler(self._level, self._dice)
        return self._juggler.move(deed.attempt)


class DuelJudge(Judge):
    name = JUDGE
    version = VERSION
    hears = "trace"
    begins = "shown"
    exact = True
    filmed = True

    def prepare(self) -> None:
        BONES.prepare()

    def begin(self, setting: Setting) -> Duel:
        return Duel(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Duellist:
        return Duellist(seat, level, dice)


DUELS = DuelJudge()
