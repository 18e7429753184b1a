"""A whole attempt by the model's hand."""

import random
from math import exp, hypot, sqrt
from typing import Any

import numpy as np

from ludotheque.hands.bones.motor.body import MOTOR, Body
from ludotheque.hands.bones.motor.deeds import do
from ludotheque.hands.bones.motor.gathering import gather, plan_to_gather
from ludotheque.hands.bones.motor.planning import BEHIND, RASH, UNDER, Plan, choose, guessed, plan
from ludotheque.hands.bones.record import (
    A_SECOND,
    DRAW_IN,
    FINGERS,
    FLYING,
    JACK,
    MANY,
    PINCERS,
    RAKE,
    RESTING,
    USED_UP,
)
from ludotheque.hands.bones.throwing import shorter

HARDLY = 1.02  # times the least that is enough
UNHURRIED = 1.2  # the wager where drops are free
CALM = 0.8  # seconds for 150 mm, with the Jack on the back of the hand


def play(
    worlds: Any, laws: Any, bits: float, dice: random.Random, wager: float | None = None
) -> Body:
    """On from here until it is over, or nothing is left to do. `wager`: always this one."""
    body = Body(worlds, laws, bits, dice)
    if body.pressed:
        body.let_go()  # somebody else has pressed it
    while not body.over:
        begun = body.at("time")
        if body.flying:
            come_back(body)
        elif body.law["act"] == DRAW_IN:
            draw(body)
        elif body.at("on_back"):
            pick_balanced(body)
        elif body.law["thrown"] == PINCERS and body.at("held") < 0:
            pick_with_pincers(body)
        else:
            throw(body, wager)
        if body.at("time") == begun:
            break
    return body


def throw(body: Body, wager: float | None) -> None:
    law, thrown = body.law, body.law["thrown"]
    if thrown != PINCERS:
        body.reach(law["hand_x"] * body.at("side"), law["hand_y"], 40.0)
    body.wait(0.35)
    there = _other_side(body, float(body.at("x"))), float(body.at("y"))
    high = wager or wager_for(body, _planned(body, *there))
    body.press()
    body.wait(0.03)
    body.stroke(0.0, 1.0, high * law["flick"])
    if not body.flying:
        return
    if thrown == MANY:
        chase(body)
        return
    if law["act"] == RAKE:
        gather(body)
    elif planned := _planned(body, float(body.at("to_x")), float(body.at("to_y"))):
        hurry = planned.hurry(float(body.at("flight") - body.at("air")))
        if hurry >= MOTOR["caution"] or law["miss"] > USED_UP:  # now or never
            do(body, planned, max(hurry, RASH))
    come_back(body)


def _planned(body: Body, x: float, y: float) -> Plan | None:
    if body.law["thrown"] != JACK:
        return None
    return plan_to_gather(body, x, y) if body.law["act"] == RAKE else plan(body, x, y)


def _other_side(body: Body, x: float) -> float:
    return -x if body.law["swaps"] else x


def wager_for(body: Body, planned: Plan | None) -> float:
    """As much air as the plan wants, and a little more. Without a plan the less the better."""
    law = body.law
    least = HARDLY * law["lowest"]
    if law["thrown"] == RESTING:
        return UNHURRIED
    if planned is None:
        return float(least)
    need = planned.moving * MOTOR["margin"] + planned.own + BEHIND
    want = (need - law["own"]) / (law["air"] * shorter(body.worlds[0], body.laws[0]))
    return float(min(max(want, least), law["highest"]))


def come_back(body: Body) -> None:
    """Under what comes down, as it is guessed, and guessed again."""
    if body.pressed:
        body.let_go()
    body.wait(max(0.0, MOTOR["look"] - float(body.at("air"))))
    to = float(body.at("to_x")), float(body.at("to_y"))
    drift = hypot(to[0] - _other_side(body, float(body.at("from_x"))), to[1] - body.at("from_y"))
    first = True
    while body.flying and not body.over:
        left = float(body.at("flight") - body.at("air"))
        if first or left > 0.30:
            first = False
            off = guessed(body, drift)
            wide = 2 * UNDER * body.law["catch"]
            body.reach(to[0] + off[0], to[1] + off[1], wide, left - 0.08)
            if body.flying:
                body.wait(min(0.2, max(0.0, float(body.at("flight") - body.at("air")))))
        else:
            body.wait(left + 0.02)


def chase(body: Body) -> None:
    """Under the middle of those that are still in the air."""
    body.wait(MOTOR["look"])
    while body.flying and not body.over:
        flying = body.bones[body.bones["lies"] == FLYING]
        x, y, due = flying["home_x"].mean(), flying["home_y"].mean(), flying["due"].min()
        off = guessed(body, hypot(x - body.at("from_x"), y - body.at("from_y")))
        left = float(due - body.at("air"))
        body.reach(x + off[0], y + off[1], body.law["catch"], left - 0.05)
        body.wait(max(0.02, min(0.15, float(due - body.at("air")) + 0.01)))


def pick_with_pincers(body: Body) -> None:
    bone = choose(body, body.at("x"), body.at("y") + body.law["pincers"])
    if bone is None:
        return
    body.reach(body.bones["x"][bone], body.bones["y"][bone], 2 * body.law["grip"])
    body.wait(0.3)
    body.press()
    body.wait(0.2)
    body.let_go()
    body.wait(0.2)


def pick_balanced(body: Body) -> None:
    """Slowly: the Jack lies on the back of the hand."""
    bone = choose(body, body.at("x"), body.at("y"))
    if bone is None:
        return
    x, y = float(body.bones["x"][bone]), float(body.bones["y"][bone])
    far, grip = body.far(x, y), body.law["grip"]
    seconds = max(CALM * sqrt(far / 150.0), body.fitts(far, 2 * grip))
    beside = max(body.beside(far, seconds), 0.875 * grip / body.bits)
    body.glide(x + body.gauss(beside), y + body.gauss(beside), seconds)
    body.wait(0.25)
    body.press()
    body.wait(0.12)
    body.let_go()
    body.wait(0.3)


def draw(body: Body) -> None:
    """The next bone, slowly into the palm. The finger wanders, and is put right now and then."""
    between = np.flatnonzero(body.bones["lies"] == FINGERS)
    if not len(between):
        return
    law, bone = body.law, body.bones[between[0]]
    home, palm = (bone["home_x"], bone["home_y"]), (law["hand_x"], law["hand_y"])
    body.reach(*home, 1.4 * law["grip"])
    body.wait(0.15)
    body.press()
    body.wait(0.10)
    far = hypot(palm[0] - home[0], palm[1] - home[1])
    fast = 0.5 * law["draw_speed"] * exp(body.gauss(body.less("force")))
    steps = int(far / fast * A_SECOND)
    aside = wander = 0.0
    path = []
    for k in range(steps + 40):
        if k % 60 == 0:
            wander = body.gauss(fast / (body.bits * 3)) - 2 * aside
        aside += wander / A_SECOND
        part = min(1.0, (k + 1) / steps)
        x = body.x + (palm[0] - body.x) * part - (palm[1] - home[1]) / far * aside
        y = body.y + (palm[1] - body.y) * part + (palm[0] - home[0]) / far * aside
        path.append((x, y))
    body.follow(np.array(path))
    body.let_go()
    body.wait(0.1)
