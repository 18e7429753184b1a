"""The judge of what several do at once with bones, which `judges.py` finds by name."""

import numpy as np

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones.judge import BONES
from ludotheque.hands.bones.lending import lend
from ludotheque.hands.bones.record import LAW, OVER, WORLD
from ludotheque.hands.bones.together.deed import AtOnce
from ludotheque.hands.bones.together.rival import Rival
from ludotheque.hands.bones.together.setting import JUDGE, VERSION, together_of
from ludotheque.hands.bones.together.sharing import advance
from ludotheque.hands.deed import Judge
from ludotheque.kernel import blank


class AtOnceJudge(Judge):
    name = JUDGE
    version = VERSION
    hears = "trace"
    begins = "shown"
    exact = True
    filmed = True

    def prepare(self) -> None:
        BONES.prepare()
        worlds, tables, laws = blank(WORLD), blank(WORLD), blank(LAW)
        worlds["phase"] = OVER
        shared = tables, laws, np.zeros((1, 2)), np.zeros(1, np.int64)
        lend(tables[0], worlds[0], 1, 1.0, 0.0)
        advance(worlds, laws, *shared, np.zeros((1, 3), np.int32))

    def begin(self, setting: Setting) -> AtOnce:
        return AtOnce(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Rival:
        return Rival(together_of(setting), setting.by.index(seat), level, dice)


AT_ONCE = AtOnceJudge()
