"""How the duels that are done in turn are set on a screen: Bola-Bola!, Manu!, Naik!."""

from collections.abc import Mapping

import msgspec
from msgspec import structs

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.games.oss.attempts import duellists
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.games.oss.position import OssPosition


def deed(p: OssPosition, dice: str) -> Setting:
    from ludotheque.hands.bones.dueling import duel, setting

    dueling = duel(p.trick, CATALOGUE.measures, Dice(bytes.fromhex(dice)))
    return setting(dueling, duellists(p), dice)


def evened(setting: Setting, shown: Mapping[Seat, float]) -> Setting:
    from ludotheque.hands.bones.dueling import dueling_of, evened

    dueling = dueling_of(setting)
    trick = TRICKS[dueling.layouts[0].trick]
    bits = [shown.get(seat) for seat in setting.by]
    even = evened(dueling, trick, CATALOGUE.measures, bits)
    return structs.replace(setting, what=msgspec.to_builtins(even))
