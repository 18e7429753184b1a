"""Hands at what several do at once: each with the bones that their table lends it, by itself."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.hands.bones.laws import Plain
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.lending import lend
from ludotheque.hands.bones.motor import rivals
from ludotheque.hands.bones.motor.body import Body
from ludotheque.hands.bones.record import HELD, TABLE
from ludotheque.hands.bones.together.deed import copied
from ludotheque.hands.bones.traces import Trace
from tests.hands.bones.together import DUELS, begun

ACTS: dict[str, Callable[[Body], None]] = {
    "kat": rivals.grab,
    "bagi": rivals.race,
    "kiri-kanoss": rivals.catch,
    "targoss": rivals.flick,
    "warnoss": lambda body: rivals.snatch(body, -1),
}
MOST = 6  # goes of a hand: then others would long have interfered


class Lent(NamedTuple):
    """By which table, to which hand, and how that one sits there."""

    table: Plain
    hand: int
    turn: tuple[float, float]


def lent(trick: str, bits: float, dice: random.Random) -> tuple[Layout, Trace, Lent]:
    """Among two, or up to six in a challenge. Others may have a bone, or have pushed it."""
    players = 2 if trick in DUELS else dice.randrange(3, 7)
    deed, i = begun(trick, players, dice.randrange(1 << 30)), dice.randrange(players)
    sight, laws = deed.sight(i), deed.laws[i : i + 1]
    for bone in sight.table["bones"][0][1:]:
        if bone["lies"] == TABLE and bone["whose"] == 0:
            _disturb(bone, 1 + (i + 1) % players, dice)
    c, s = (float(part) for part in sight.turn)
    laid = Layout(trick, int(laws["number"][0]), plain(laws), plain(sight.world), ())
    worlds = copied(sight.world)
    lend(sight.table[0], worlds[0], i + 1, c, s)
    body = Body(worlds, laws, bits, dice)
    rivals.react(body)
    for _ in range(MOST):
        if not body.over:
            ACTS[trick](body)
    return laid, body.trace, Lent(plain(sight.table), i + 1, (c, s))


def _disturb(bone: Any, other: int, dice: random.Random) -> None:
    match dice.randrange(6):
        case 0:
            bone["vx"], bone["vy"] = dice.uniform(-300, 300), dice.uniform(-300, 300)
        case 1:
            bone["lies"], bone["whose"] = HELD, other


def plain(records: Any) -> Plain:
    """As a setting would have it."""
    found = {name: records[name][0].tolist() for name in records.dtype.names}
    if "bones" in found:
        names = records["bones"].dtype.names
        found["bones"] = [dict(zip(names, bone, strict=True)) for bone in found["bones"]]
    return found
