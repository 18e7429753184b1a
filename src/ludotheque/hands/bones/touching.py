"""A press means: do it here. It happens when the hand gets there, though the pointer moves on. A
release means: done. It too waits until the hand has got there."""

from math import sqrt

from ludotheque.hands.bones.hand import at, before
from ludotheque.hands.bones.record import (
    ACTING,
    BONES,
    COMING,
    FINGERS,
    IDLE,
    TABLE,
    Law,
    World,
)
from ludotheque.kernel import rule


@rule
def latch(w: World, law: Law) -> None:
    """What the finger says is remembered."""
    if w.press == 1 and w.finger != ACTING:
        w.finger = COMING
        w.let = 0
        w.aim_x = w.past_x[0]
        w.aim_y = w.past_y[0] - before(w, law)
    if w.release == 1 and (w.finger == COMING or w.finger == ACTING):
        w.let = 1
        w.let_x = w.past_x[0]
        w.let_y = w.past_y[0] - before(w, law)
        w.let_vx = w.stroke_x
        w.let_vy = w.stroke_y
        w.let_v = w.stroke


@rule
def arrived(w: World, law: Law) -> bool:
    """Where it was pressed."""
    return w.finger == COMING and at(w, law, w.aim_x, w.aim_y)


@rule
def done(w: World, law: Law) -> bool:
    """What was dragged has come to where it was let go."""
    return w.finger == ACTING and w.let == 1 and at(w, law, w.let_x, w.let_y)


@rule
def open_hand(w: World) -> None:
    w.finger = IDLE
    w.let = 0


@rule
def away(w: World, i: int, x: float, y: float) -> float:
    """How far a bone is from there; very far, if it cannot be touched."""
    b = w.bones[i]
    if b.lies != TABLE and b.lies != FINGERS:
        return 1.0e9
    return sqrt((b.x - x) * (b.x - x) + (b.y - y) * (b.y - y))


@rule
def nearest(w: World, x: float, y: float) -> int:
    best = 0
    for i in range(BONES):
        if away(w, i, x, y) < away(w, best, x, y):
            best = i
    return best


@rule
def within(w: World, x: float, y: float, reach: float) -> int:
    """How many bones the fingers close round."""
    inside = 0
    for i in range(BONES):
        if away(w, i, x, y) <= reach:
            inside += 1
    return inside
