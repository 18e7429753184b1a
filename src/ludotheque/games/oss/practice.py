"""The practice room: a trick laid out for one hand as in a match, and how a bot's hand does it.

What is shown was played once by the model of people's hands on the same judge, and is kept
(`scripts/show_bones.py`): so nobody waits until a hand has thought, or its rules are compiled.
"""

import random
import secrets
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from ludotheque.contract import Refusal
from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.hands.bones.laying_out import Layout, lay_out
from ludotheque.hands.bones.traces import unpacked

FILE = Path(__file__).parent / "shown.json"
NUMBERS = range(1, 6)
ALONE = {trick.id: trick for trick in CATALOGUE.tricks if trick.order == "alone"}


class Shown(msgspec.Struct, frozen=True):
    """An attempt that was managed."""

    trick: str
    number: int
    dice: str  # of the layout, hexadecimal
    trace: str  # packed


def laid(what: str, number: int) -> dict[str, Any]:
    """A new toss each time."""
    _look_up(what, number)
    return structs.asdict(laid_by(what, number, secrets.token_hex(32)))


def shown(what: str, number: int) -> dict[str, Any]:
    """What the best hand of the house did with a toss, as rows of step, x, y, pressed."""
    _look_up(what, number)
    one = random.choice([s for s in kept() if (s.trick, s.number) == (what, number)])
    layout = laid_by(what, number, one.dice)
    return {"laid": structs.asdict(layout), "trace": unpacked(one.trace).tolist()}


@cache
def kept() -> list[Shown]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Shown])


def laid_by(what: str, number: int, dice: str) -> Layout:
    return lay_out(TRICKS[what], CATALOGUE.measures, number, Dice(bytes.fromhex(dice)))


def numbers(what: str) -> range:
    """No card asks for more bones than there are."""
    return range(NUMBERS.start, min(NUMBERS.stop, ALONE[what].bones + 1))


def _look_up(what: str, number: int) -> None:
    if what not in ALONE or number not in numbers(what):
        raise Refusal("no-such-page", path=f"{what}/{number}")
