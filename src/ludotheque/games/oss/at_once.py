"""How a duel or a challenge is set that all do at once: who sits where, and what is tossed when the
word is given."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract import Scene, Seat, Setting
from ludotheque.games.oss.box import CATALOGUE, COLOURS, TRICKS
from ludotheque.games.oss.position import OssPosition


def deed(p: OssPosition, scenes: Sequence[tuple[Setting, Scene]], dice: str) -> Setting:
    from ludotheque.hands.bones.together.setting import setting

    return setting(_laid_out(p.trick.id, _seats(p), _turns(p), _more(p, scenes)), dice)


def evened(given: Setting, shown: Mapping[Seat, float]) -> Setting:
    """Each with as much air as their hand needs."""
    from ludotheque.hands.bones.together.setting import evened

    return evened(given, TRICKS[given.what["trick"]], CATALOGUE.measures, shown)


def _laid_out(trick: str, seats: Sequence[Seat], turns: Mapping[Seat, float], more: Any) -> Any:
    from ludotheque.hands.bones.together.setting import lay_out

    return lay_out(TRICKS[trick], CATALOGUE.measures, seats, turns, **more)


def _seats(p: OssPosition) -> tuple[Seat, ...]:
    if p.stage == "duel":
        return p.duel or ()
    return p.flicking or p.left


def _turns(p: OssPosition) -> dict[Seat, float]:
    """Clockwise from the first of a duel, or from the Chief."""
    if p.duel and p.stage == "duel":
        first, second = p.duel
        return {first: 0.0, second: 0.5}
    return {seat: i / p.players for i, seat in enumerate(p.in_turn)}


def _more(p: OssPosition, scenes: Sequence[tuple[Setting, Scene]]) -> dict[str, Any]:
    match p.trick.id, p.word:
        case "warnoss", colour:
            return {"word": COLOURS.index(colour)}
        case "los-loboss", side:
            from ludotheque.hands.bones.tosses import FACES

            return {"word": FACES.index(side or "")}
        case "kiri-kanoss" as trick, _:  # a challenge is played once in a match
            before = [scene for setting, scene in scenes if setting.what.get("trick") == trick]
            return {"goes": len(before)}
        case _:
            return {}
