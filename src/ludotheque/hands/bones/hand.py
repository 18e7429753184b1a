"""The hand follows the pointer, as fast as a hand can."""

from math import sqrt

from ludotheque.hands.bones.record import (
    A_SECOND,
    ACTING,
    COMING,
    FLICKING,
    PINCERS,
    READY,
    Law,
    World,
)
from ludotheque.kernel import rule


@rule
def follow(w: World, law: Law) -> None:
    w.was_vx = w.vx
    w.was_vy = w.vy
    if w.finger == FLICKING:
        w.vx = 0.0
        w.vy = 0.0
    else:
        _hurry(w, law, goal_x(w), goal_y(w, law))
    w.x += w.vx / A_SECOND
    w.y += w.vy / A_SECOND
    w.speed = sqrt(w.vx * w.vx + w.vy * w.vy)
    if w.busy > 0.0:
        w.busy -= 1.0 / A_SECOND


@rule
def goal_x(w: World) -> float:
    """Where it was pressed; then where it was let go; otherwise where the pointer is."""
    if w.finger == COMING:
        return w.aim_x
    if w.finger == ACTING and w.let == 1:
        return w.let_x
    return w.past_x[0]


@rule
def goal_y(w: World, law: Law) -> float:
    if w.finger == COMING:
        return w.aim_y
    if w.finger == ACTING and w.let == 1:
        return w.let_y
    return w.past_y[0] - before(w, law)


@rule
def before(w: World, law: Law) -> float:
    """How far before the hand the pincers are that look for a bone."""
    return law.pincers if law.thrown == PINCERS and w.phase == READY and w.held < 0 else 0.0


@rule
def _hurry(w: World, law: Law, x: float, y: float) -> None:
    """As fast as it may and can still stop there."""
    dx = x - w.x
    dy = y - w.y
    far = sqrt(dx * dx + dy * dy)
    want_x = 0.0
    want_y = 0.0
    if far > 0.0:
        want = 0.8 * sqrt(2.0 * law.push * far)
        if want > law.fastest:
            want = law.fastest
        if want > far * 60.0:
            want = far * 60.0
        want_x = dx / far * want
        want_y = dy / far * want
    ax = want_x - w.vx
    ay = want_y - w.vy
    a = sqrt(ax * ax + ay * ay)
    most = law.push / A_SECOND
    if a > most:
        ax = ax * most / a
        ay = ay * most / a
    w.vx += ax
    w.vy += ay


@rule
def at(w: World, law: Law, x: float, y: float) -> bool:
    """The hand is there, and not on its way to somewhere else."""
    dx = x - w.x
    dy = y - w.y
    return dx * dx + dy * dy < law.arrived * law.arrived and w.speed < law.arriving
