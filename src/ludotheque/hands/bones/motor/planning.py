"""What the model's hand is going to do in a flight: with which bone, by which way, in what time."""

from math import hypot
from typing import Any, NamedTuple

from ludotheque.hands.bones.motor.body import MOTOR, Body
from ludotheque.hands.bones.record import (
    HOP,
    LAY_DOWN,
    PUSH,
    SET,
    SHOOT,
    STAND_UP,
    STRIKE,
    SWEEP,
    TABLE,
)

UNDER = 0.8  # of the catch: what it wants to be within
BEHIND = 0.06  # seconds that the hand lags behind the pointer
RASH = 0.4  # of the time that it would like: no hand is quicker
INSIDE = 28.0  # millimetres: beyond the edge of its own side a bone is let go
CROWDED = 60.0  # millimetres: so much rather a bone that lies alone


class Plan(NamedTuple):
    """Where to press and where to end, and how many seconds each part would like."""

    bone: int
    at: tuple[float, float]
    end: tuple[float, float]
    wide: float
    there: float
    between: float
    back: float
    own: float  # of the act itself

    @property
    def moving(self) -> float:
        return self.there + self.between + self.back

    def hurry(self, left: float) -> float:
        """Of the time that it would like, how much there is; 1: all of it."""
        return min(1.0, (left - 0.03 - self.own - BEHIND) / self.moving)


def wanted(body: Body, bone: Any) -> bool:
    law = body.law
    if bone["lies"] != TABLE:
        return False
    if law["act"] == STAND_UP:
        return bool(bone["edge"] == 0)
    if law["act"] == HOP:
        return bool(bone["x"] > law["wall_east"])
    return bool(law["act"] != SET or bone["y"] < law["south"])


def choose(body: Body, x: float, y: float) -> int | None:
    """The nearest that is wanted, rather one that lies alone."""
    bones = [
        (i, float(b["x"]), float(b["y"])) for i, b in enumerate(body.bones) if b["lies"] == TABLE
    ]
    best, least = None, 1e9
    for i, bone_x, bone_y in bones:
        if not wanted(body, body.bones[i]):
            continue
        far = hypot(bone_x - x, bone_y - y)
        near = min((hypot(bone_x - u, bone_y - v) for j, u, v in bones if j != i), default=1e9)
        if near < 2 * body.law["grip"]:
            far += CROWDED
        if far < least:
            best, least = i, far
    return best


def plan(body: Body, x: float, y: float) -> Plan | None:
    """From where the pointer is; the Jack is expected back at (x, y)."""
    law, act = body.law, body.law["act"]
    bone = 0 if act == LAY_DOWN else choose(body, body.at("x"), body.at("y"))
    if bone is None:
        return None
    at = (float(body.bones["x"][bone]), float(body.bones["y"][bone]))
    end, wide, own, between = at, 2 * law["grip"], law["grip_time"], 0.0
    if act == LAY_DOWN:
        at = end = (law["hand_x"], law["hand_y"] + 80.0)
        wide, own = 50.0, 0.5 * (law["lay_least"] + law["lay_most"]) + 0.05
    elif act in (STAND_UP, SHOOT):
        own = 0.16
    elif act == HOP:
        end = (law["wall_west"] - law["half"] - 20.0, 0.5 * at[1])
        own = law["lift_time"] + 0.05
        between = body.fitts(_far(at, end), 50.0)
    elif act == SWEEP:
        end = (_side(law, at[0]), 0.7 * at[1])
        between = body.fitts(_far(at, end), 60.0)
    elif act == SET:
        end = (0.3 * at[0], 0.5 * (law["south"] + law["north"]))
        between = body.fitts(_far(at, end), 60.0)
    elif act == PUSH:
        end = (law["arch"] - law["half"] - 6.0, at[1])
        own = 0.06
        between = 0.05 + (at[0] - end[0]) / law["gap"] * 0.2 / body.bits  # the law of steering
    elif act == STRIKE:
        beside = 0.5 * (law["strike_least"] + law["strike_most"])
        own, wide = 2 * law["strike_time"], law["strike_most"] - law["strike_least"]
        at, end = (at[0] - beside, at[1]), (at[0] + beside, at[1])
        between = body.fitts(2 * beside, wide)
    there = body.fitts(body.far(*at), wide)
    back = body.fitts(_far(end, (x, y)), 2 * UNDER * law["catch"])
    return Plan(bone, at, end, wide, there, between, back, own)


def _side(law: dict[str, Any], x: float) -> float:
    """Well inside one's own side, no farther than it must be."""
    west, east = law["west"] + INSIDE, law["east"] - INSIDE
    return float(min(max(x, west), east))


def _far(a: tuple[float, float], b: tuple[float, float]) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def guessed(body: Body, drift: float) -> tuple[float, float]:
    """How far off the place is guessed where it comes down; less as it falls."""
    flown = min(1.0, float(body.at("air") / body.at("flight")))
    off = body.less("guess") * drift * (1.2 - flown) + MOTOR["guess_least"]
    return body.gauss(off), body.gauss(off)
