"""Raking so many bones together that lie near each other, and no others."""

from itertools import pairwise
from math import hypot

from ludotheque.hands.bones.motor.body import MOTOR, Body
from ludotheque.hands.bones.motor.deeds import arrive
from ludotheque.hands.bones.motor.planning import RASH, UNDER, Plan
from ludotheque.hands.bones.record import TABLE

Spot = tuple[float, float]
CLOSING = 0.10  # seconds: they are drawn to the palm


def plan_to_gather(body: Body, x: float, y: float) -> Plan:
    """As many as the round asks for; the Jack is expected back at (x, y)."""
    row = _best_row(body, int(body.at("count")) + 1)
    wide = 1.2 * body.law["rake"]
    there = body.fitts(body.far(*row[0]), wide)
    back = body.fitts(_far(row[-1], (x, y)), 2 * UNDER * body.law["catch"])
    dragged = sum(_drag(body, _far(a, b)) for a, b in pairwise(row))
    return Plan(0, row[0], row[-1], wide, there, dragged, back, CLOSING + body.law["grip_time"])


def gather(body: Body) -> None:
    plan = plan_to_gather(body, float(body.at("to_x")), float(body.at("to_y")))
    row = _best_row(body, int(body.at("count")) + 1)
    hurry = max(plan.hurry(float(body.at("flight") - body.at("air"))), RASH)
    body.reach(*plan.at, plan.wide, plan.there * hurry)
    if body.flying:
        arrive(body)
    for spot in row[1:]:
        if body.flying:
            body.reach(*spot, plan.wide, _drag(body, body.far(*spot)) * hurry)
    if body.flying:
        body.wait(CLOSING)
    body.let_go()
    if body.flying:
        body.wait(0.10, watch=True)


def _drag(body: Body, far: float) -> float:
    seconds = body.fitts(far, 1.2 * body.law["rake"]) - 0.5 * MOTOR["reaction"]
    return float(max(seconds, far / (0.5 * body.law["rake_speed"])))


def _best_row(body: Body, many: int) -> list[Spot]:
    """Short, near, and with nobody beside it who would come along."""
    law = body.law
    spots = [(float(b["x"]), float(b["y"])) for b in body.bones if b["lies"] == TABLE]
    hand = (float(law["hand_x"]), float(law["hand_y"]))
    rows = [_row_from(spots, first, many) for first in spots]
    return min(
        rows,
        key=lambda row: (
            sum(_far(a, b) for a, b in pairwise(row))
            + 0.7 * _far(row[0], hand)
            + 300 * _strays(spots, row, law["rake"] + 4.0)
        ),
    )


def _row_from(spots: list[Spot], first: Spot, many: int) -> list[Spot]:
    """Always on to the nearest."""
    row, others = [first], [spot for spot in spots if spot != first]
    while len(row) < many:
        row.append(min(others, key=lambda spot: _far(row[-1], spot)))
        others.remove(row[-1])
    return row


def _strays(spots: list[Spot], row: list[Spot], near: float) -> int:
    ways = list(pairwise(row)) or [(row[0], row[0])]
    return sum(_beside(spot, *way) < near for spot in spots if spot not in row for way in ways)


def _beside(spot: Spot, a: Spot, b: Spot) -> float:
    x, y = b[0] - a[0], b[1] - a[1]
    part = 0.0
    if x or y:
        part = ((spot[0] - a[0]) * x + (spot[1] - a[1]) * y) / (x * x + y * y)
        part = min(max(part, 0.0), 1.0)
    return _far(spot, (a[0] + part * x, a[1] + part * y))


def _far(a: Spot, b: Spot) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
