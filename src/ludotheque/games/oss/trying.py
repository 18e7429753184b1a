"""How an attempt is done on a screen: laid out by the deed's own dice, solos here and the others in
files of their own. What is compiled is imported when a hand does something: no rule needs it."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import structs

from ludotheque.contract import Scene, Seat, Setting
from ludotheque.dice import Dice
from ludotheque.games.oss import at_once, dueling, stacking
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.games.oss.position import FACTS, OssPosition

BOUNDS = (1.5, 8.0)  # bits a second: what a hand that is evened out can have shown


def deed(p: OssPosition, scenes: Sequence[tuple[Setting, Scene]], dice: str) -> Setting | None:
    """None: it is drawn by the odds."""
    if p.stage in FACTS and p.trick.order == "at-once":
        return at_once.deed(p, scenes, dice)
    if p.stage == "solo":
        return _solo(p, dice)
    if p.stage == "duel":
        return dueling.deed(p, dice)
    if p.stage == "challenge" and p.trick.fact == "stood":
        return stacking.deed(p, scenes, dice)
    return None


def _solo(p: OssPosition, dice: str) -> Setting:
    from ludotheque.hands.bones.deed import Trying, setting
    from ludotheque.hands.bones.laying_out import lay_out

    number = p.laid[p.turn].value
    layout = lay_out(p.trick, CATALOGUE.measures, number, Dice(bytes.fromhex(dice)))
    return setting(Trying(layout, p.trick.most(number)), p.turn, dice)


def evened(setting: Setting, shown: Mapping[Seat, float]) -> Setting:
    """With as much air as each hand needs; one of which nothing is known has the usual air."""
    match setting.judge:
        case "bones" if setting.by[0] in shown:
            return _solo_evened(setting, shown[setting.by[0]])
        case "in-turn":
            return dueling.evened(setting, shown)
        case "bones-at-once":
            return at_once.evened(setting, shown)
        case _:
            return setting


def _solo_evened(setting: Setting, shown: float) -> Setting:
    from ludotheque.hands.bones.deed import trying_of
    from ludotheque.hands.bones.laws import law_of

    trying = trying_of(setting)
    layout = trying.layout
    law = law_of(TRICKS[layout.trick], CATALOGUE.measures, layout.number, shown)
    trying = structs.replace(trying, layout=structs.replace(layout, law=law))
    return structs.replace(setting, what=msgspec.to_builtins(trying))


def shown_by(level: str) -> float | None:
    """A bot's hand."""
    from ludotheque.hands.bones.motor.body import BITS

    return BITS.get(level)
