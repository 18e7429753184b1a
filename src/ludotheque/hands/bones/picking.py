"""Picking up: press on the bone. Off its middle it slips away; two at once go back (O8)."""

from ludotheque.hands.bones.hand import before
from ludotheque.hands.bones.record import (
    ACTING,
    BONE_FELL,
    DRAW_IN,
    HELD,
    HOP,
    MANAGED,
    NONE,
    NOTHING_THERE,
    ONE_A_THROW,
    PICK_UP,
    PINCERS,
    RESTING,
    SET,
    SLIPPED,
    SWEEP,
    TWO_AT_ONCE,
    WON,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, fail, went_wrong
from ludotheque.hands.bones.touching import away, nearest, open_hand, within
from ludotheque.kernel import rule


@rule
def grasp(w: World, law: Law) -> None:
    """The hand is where it was pressed."""
    x = w.aim_x
    y = w.aim_y + before(w, law)
    i = nearest(w, x, y)
    off = away(w, i, x, y)
    if off > law.slip:
        went_wrong(w, NOTHING_THERE)
        open_hand(w)
        return
    w.busy = law.grip_time
    if off > law.grip:
        slip(w, law, i, x, y, off)
        open_hand(w)
    elif w.gain != 0 and law.thrown != RESTING:
        went_wrong(w, ONE_A_THROW)
        open_hand(w)
    elif within(w, x, y, law.grip) > 1:
        went_wrong(w, TWO_AT_ONCE)
        jolt(w, law, 1.0)
        open_hand(w)
    else:
        take(w, law, i, off)


@rule
def take(w: World, law: Law, i: int, off: float) -> None:
    """A bone that is only taken is taken at once; others are carried while the finger is down."""
    b = w.bones[i]
    if law.act == HOP or law.act == SET or law.act == SWEEP or law.act == DRAW_IN:
        w.finger = ACTING
    else:
        open_hand(w)
    w.held = i
    w.lift = 0.0
    w.still = 0.0
    b.vx = 0.0
    b.vy = 0.0
    if law.act != DRAW_IN:
        b.lies = HELD
    if law.thrown == RESTING:
        b.lies = WON
        w.held = -1
        w.count += 1
        jolt(w, law, law.jolt_least + off / law.grip + law.jolt_more * w.count)
        if w.count >= law.number:
            end(w, MANAGED)
    elif law.act == PICK_UP and law.thrown == NONE:  # snatched: one each, and that is all
        b.lies = WON
        w.held = -1
        w.count += 1
        end(w, MANAGED)
    elif law.act == PICK_UP and law.thrown != PINCERS:
        w.gain = 1
        w.prize = i
        w.held = -1
    elif law.act != DRAW_IN and law.act != SWEEP and law.thrown != PINCERS:
        w.gain = 1


@rule
def slip(w: World, law: Law, i: int, x: float, y: float, off: float) -> None:
    b = w.bones[i]
    b.vx = (b.x - x) / off * law.slip_speed
    b.vy = (b.y - y) / off * law.slip_speed
    if law.act == DRAW_IN:
        fail(w, law, BONE_FELL)
    else:
        went_wrong(w, SLIPPED)
        jolt(w, law, 1.0)


@rule
def jolt(w: World, law: Law, times: float) -> None:
    """What the fingers do, the Jack on the back of the hand feels."""
    if w.on_back == 1:
        w.slid_vx += law.jolt * times
