"""The judge of blocks, which `judges.py` finds by name."""

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.deed import Judge
from ludotheque.hands.mason import Mason
from ludotheque.hands.placing import JUDGE, VERSION
from ludotheque.hands.tower import PlacingDeed


class BlocksJudge(Judge):
    name = JUDGE
    version = VERSION
    hears = "drive"
    begins = "touched"
    exact = False  # a tower at its tipping point falls differently in another build
    filmed = True

    def begin(self, setting: Setting) -> PlacingDeed:
        return PlacingDeed(setting)

    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice) -> Mason:
        return Mason(setting, level, dice)


BLOCKS = BlocksJudge()
