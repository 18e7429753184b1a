"""Bones that fall before everybody's eyes: thrown from the Chief's hand, they come down one after
the other, roll on and come to rest as the toss has it. Nothing of how one lies is shown before it
lies there."""

from typing import NamedTuple

from ludotheque.dice import Dice
from ludotheque.hands.bones.record import A_SECOND
from ludotheque.hands.bones.tosses import FACES, Tossed

FROM = (0.0, -220.0, 60.0)  # the Chief's hand
HIGH = 120.0  # millimetres that it is thrown above that
ROLLS = 35.0  # millimetres at most, to either side
SOONEST, LATEST = 90, 170  # steps until it touches the table
ROLLING = (40, 120)  # steps that it rolls then


class Fall(NamedTuple):
    fell: Tossed  # as it lies in the end
    down: int  # steps: it touches the table
    rest: int  # steps: it lies
    x: float  # off its place where it touches
    y: float
    spin: int  # degrees in a step


class Lying(NamedTuple):
    x: float
    y: float
    high: float
    turn: int
    face: int


def falls(tossed: list[Tossed], dice: Dice) -> tuple[list[Fall], Dice]:
    found = []
    for fell in tossed:
        down, dice = dice.below(LATEST - SOONEST)
        rolling, dice = dice.below(ROLLING[1] - ROLLING[0])
        x, dice = dice.below(2001)
        y, dice = dice.below(2001)
        spin, dice = dice.below(9)
        down += SOONEST
        rest = down + ROLLING[0] + rolling
        off_x, off_y = (ROLLS * (part - 1000) / 1000 for part in (x, y))
        found.append(Fall(fell, down, rest, off_x, off_y, spin - 4))
    return found, dice


def seen(fall: Fall, steps: int) -> Lying:
    """So many steps after it was thrown."""
    fell = fall.fell
    if steps >= fall.rest:
        return Lying(fell.x, fell.y, 0.0, fell.turn, fell.face)
    touch_x, touch_y = fell.x + fall.x, fell.y + fall.y
    # It turns over and over; what is up now says nothing of what will be.
    face, turn = (steps // 11 + fall.down) % len(FACES), (fall.down * 7 + fall.spin * steps) % 360
    if steps < fall.down:
        part = max(steps, 0) / fall.down
        high = FROM[2] * (1 - part) + 4 * HIGH * part * (1 - part)
        return Lying(
            FROM[0] + (touch_x - FROM[0]) * part, FROM[1] + (touch_y - FROM[1]) * part,
            high, turn, face,
        )  # fmt: skip
    part = (steps - fall.down) / (fall.rest - fall.down)
    eased = part * (2 - part)
    hop = max(0.0, 14 * (1 - 2 * part) * part * 4)
    return Lying(touch_x - fall.x * eased, touch_y - fall.y * eased, hop, turn, face)


LONGEST = LATEST + ROLLING[1]  # steps: then all of them lie
assert LONGEST < 2 * A_SECOND
