"""A hand that neither trembles nor misses, for tests that say where it goes."""

import random
from typing import Any, ClassVar

import msgspec

from ludotheque.hands.bones.laying_out import Layout, records
from ludotheque.hands.bones.motor.body import Body
from ludotheque.hands.bones.record import COMING, SPENT, WHY
from tests.hands.bones.attempts import layout, placed

STEADY = 1e9  # bits a second
Case = dict[str, Any]  # what is kept of an attempt, as plain data


class Steady(Body):
    made: ClassVar[list["Steady"]] = []  # what `golden.py` keeps of those in the tests

    def __init__(self, laid: Layout, case: Case) -> None:
        super().__init__(*records(laid), STEADY, random.Random(0))
        self.case = case
        self.made.append(self)

    @property
    def why(self) -> str:
        return WHY[int(self.at("why"))]

    @property
    def mishap(self) -> str:
        return WHY[int(self.at("mishap"))]

    @property
    def count(self) -> int:
        return int(self.at("count"))

    def bone(self, i: int) -> Any:
        return self.bones[i]

    def throw(self, wager: float = 2.5, aside: float = 0.0) -> "Steady":
        """Straight up, or a little aside."""
        x, y = float(self.law["hand_x"] * self.at("side")), float(self.law["hand_y"])
        self.glide(x, y, 0.3)
        self.wait(0.5)
        self.press()
        self.wait(0.03)
        self.stroke(aside, (1 - aside**2) ** 0.5, wager * 1000)
        return self

    def press_at(self, x: float, y: float, seconds: float = 0.15) -> "Steady":
        """Go there, press, and wait until the hand has come."""
        self.glide(x, y, seconds)
        self.press()
        if self.at("finger") == COMING:
            self.wait(0.5, watch=True)
        return self

    def tap(self, x: float, y: float, seconds: float = 0.15) -> "Steady":
        self.press_at(x, y, seconds)
        self.let_go()
        return self

    def drag(self, x: float, y: float, seconds: float = 0.3) -> "Steady":
        """With the finger down, and let go there."""
        self.glide(x, y, seconds)
        self.let_go()
        return self

    def catch(self, x: float | None = None, y: float | None = None) -> "Steady":
        """To where it comes down, or to another place, until it has."""
        if self.flying:
            to = self.at("to_x") if x is None else x, self.at("to_y") if y is None else y
            self.glide(float(to[0]), float(to[1]), 0.15)
        if self.flying:
            self.wait(5.0)
        return self


def steady(trick: str, number: int = 1, *spots: tuple[float, float], seed: int = 0) -> Steady:
    """With bones on these spots, and no others."""
    case: Case = {"trick": trick, "number": number, "seed": seed, "spots": [*spots]}
    return Steady(laid_as(case), case)


def laid_as(case: Case) -> Layout:
    """As a case that is kept says."""
    if "laid" in case:
        return msgspec.convert(case["laid"], Layout)
    laid = layout(case["trick"], case["number"], case["seed"])
    return placed(laid, case["spots"]) if case.get("spots") else laid


def spent(hand: Steady, i: int) -> bool:
    return bool(hand.bone(i)["lies"] == SPENT)
