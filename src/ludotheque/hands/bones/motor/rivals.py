"""The model's hand among others: one thing after the other, as it sees them now."""

from math import hypot, sqrt

from ludotheque.hands.bones.motor.body import MOTOR, Body
from ludotheque.hands.bones.motor.deeds import do
from ludotheque.hands.bones.motor.gathering import CLOSING, gather, plan_to_gather
from ludotheque.hands.bones.motor.planning import BEHIND, RASH, Plan, choose, plan
from ludotheque.hands.bones.motor.playing import come_back, wager_for
from ludotheque.hands.bones.record import TABLE

ENOUGH = 0.85  # of the time that it would like: with less it leaves a further bone
WANTED = 2.0  # bones in one throw


def react(body: Body) -> None:
    """To the word, for which it has waited."""
    body.wait(max(MOTOR["soonest"], MOTOR["word"] + body.gauss(MOTOR["spread"])))


def throw(body: Body, high: float) -> None:
    body.press()
    body.wait(0.03)
    body.stroke(0.0, 1.0, high * body.law["flick"])


def hesitate(body: Body) -> None:
    body.wait(abs(body.gauss(body.less("timing"))))


def grab(body: Body) -> None:
    """One throw; then bone after bone, as long as there is time."""
    if not body.flying:
        throw(body, _high(body))
        return
    left = float(body.at("flight") - body.at("air"))
    if (body.bones["lies"] == TABLE).any():
        planned = plan_to_gather(body, float(body.at("to_x")), float(body.at("to_y")))
        if planned.hurry(left) >= ENOUGH:
            hesitate(body)
            gather(body)
            return
    come_back(body)


def _high(body: Body) -> float:
    """So that there is time for a few of them."""
    law = body.law
    planned = plan_to_gather(body, float(body.at("x")), float(body.at("y")))
    more = body.fitts(60.0, planned.wide) + CLOSING + law["grip_time"]
    need = planned.moving * MOTOR["margin"] + planned.own + BEHIND + (WANTED - 1) * more
    return float(min(max((need - law["own"]) / law["air"], law["lowest"]), law["highest"]))


def race(body: Body) -> None:
    """A throw, a bone to one's own side, and back; again."""
    law = body.law
    if not body.flying:
        body.reach(law["hand_x"], law["hand_y"], 40.0)
        hesitate(body)
        planned = plan(body, float(body.at("x")), float(body.at("y")))
        if planned is None:
            body.wait(0.2)  # somebody may let go of one
        else:
            throw(body, wager_for(body, planned))
        return
    planned = plan(body, float(body.at("to_x")), float(body.at("to_y")))
    if planned and not body.at("gain") and _in_time(body, planned):
        do(body, planned, max(planned.hurry(_left(body)), RASH))
    else:
        come_back(body)


def _left(body: Body) -> float:
    return float(body.at("flight") - body.at("air"))


def _in_time(body: Body, planned: Plan) -> bool:
    return planned.hurry(_left(body)) >= MOTOR["caution"]


def catch(body: Body) -> None:
    """As low as is allowed, and there with the other hand."""
    if body.flying:
        come_back(body)
    else:
        hesitate(body)
        throw(body, wager_for(body, None))


def snatch(body: Body, named: int) -> None:
    """The nearest that is not the one that was named."""
    before = body.bones["lies"][named] if named >= 0 else TABLE
    if named >= 0:
        body.bones["lies"][named] = -1
    bone = choose(body, body.at("x"), body.at("y"))
    if named >= 0:
        body.bones["lies"][named] = before
    if bone is None:
        body.wait(0.1)
        return
    body.reach(float(body.bones["x"][bone]), float(body.bones["y"][bone]), 2 * body.law["grip"])
    tap(body)


def tap(body: Body) -> None:
    body.press()
    body.wait(0.25, watch=True)
    body.let_go()
    body.wait(0.05)


def flick(body: Body) -> None:
    """Its own bone, to the middle of the table."""
    law = body.law
    own = next((i for i, bone in enumerate(body.bones) if bone["lies"] == TABLE), None)
    if own is None:  # it is flicked already, and waits for the others
        body.wait(0.5)
        return
    x, y = float(body.bones["x"][own]), float(body.bones["y"][own])
    body.reach(x, y, law["grip"])
    body.wait(0.4)  # there is time to aim
    body.press()
    body.wait(0.25, watch=True)
    far = hypot(x, y)
    body.stroke(-x / far, -y / far, sqrt(2 * law["friction"] * far) / law["shot_times"])
    body.wait(0.1)
