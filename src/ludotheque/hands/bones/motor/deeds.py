"""The model's hand at its deeds, while the Jack flies."""

from math import hypot, sqrt

from ludotheque.hands.bones.motor.body import Body
from ludotheque.hands.bones.motor.planning import Plan
from ludotheque.hands.bones.record import (
    COMING,
    HOP,
    LAY_DOWN,
    PUSH,
    SET,
    SHOOT,
    STAND_UP,
    STRIKE,
    SWEEP,
)

ARRIVING = 0.25  # seconds: no hand needs more


def arrive(body: Body) -> None:
    """Press, and wait until the hand is there."""
    body.press()
    if body.flying and body.at("finger") == COMING:
        body.wait(ARRIVING, watch=True)


def do(body: Body, plan: Plan, hurry: float) -> None:
    law, act = body.law, body.law["act"]
    body.reach(*plan.at, plan.wide, plan.there * hurry)
    if body.flying:
        arrive(body)
    if not body.flying:
        return
    if act == LAY_DOWN:
        still = 0.5 * (law["lay_least"] + law["lay_most"])
        body.wait(max(0.02, still + body.gauss(body.less("timing"))))
    elif act == STAND_UP:
        body.stroke(0.0, 1.0, sqrt(law["stand_least"] * law["stand_most"]))
    elif act == SHOOT:
        _shoot(body, plan.bone)
    elif act in (HOP, SET, SWEEP):
        _carry(body, plan, hurry)
    elif act == PUSH:
        _push(body, plan, hurry)
    elif act == STRIKE:
        body.wait(0.03)
        body.let_go()
        body.reach(*plan.end, plan.wide, plan.between * hurry)
        if body.flying:
            arrive(body)
        body.wait(0.02)
    else:
        body.wait(0.02)
    if body.pressed:
        body.let_go()


def _shoot(body: Body, bone: int) -> None:
    """At the middle of the goal, and a little too hard rather than too softly."""
    law = body.law
    x, y = -float(body.bones["x"][bone]), float(law["line"] - body.bones["y"][bone])
    far = hypot(x, y)
    fast = sqrt(2 * law["friction"] * (far + 45.0)) * 1.12 / law["shot_times"]
    body.stroke(x / far, y / far, fast)


def _carry(body: Body, plan: Plan, hurry: float) -> None:
    timing = body.less("timing")
    if body.law["act"] == HOP:  # until it is high enough
        body.wait(max(0.0, body.law["lift_time"] - 0.12 + timing + body.gauss(timing)))
    body.reach(*plan.end, 60.0, plan.between * hurry)
    if body.flying:
        body.wait(0.5 * abs(body.gauss(timing)))
    body.let_go()
    if body.flying and body.at("held") >= 0:
        body.wait(0.125, watch=True)


def _push(body: Body, plan: Plan, hurry: float) -> None:
    """Straight, and a little astray: the faster, the more."""
    seconds = max(plan.between * hurry, 0.033)
    astray = body.gauss((body.x - plan.end[0]) / seconds / (body.bits * 60.0))
    y = plan.at[1] + 0.3 * (body.y - plan.at[1]) + astray
    body.line(plan.end[0], y, seconds)
    if body.flying:
        body.wait(0.03)
