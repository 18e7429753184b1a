"""Standing a bone up, and shooting it: press on it, stroke, let go."""

from math import sqrt

from ludotheque.hands.bones.record import (
    ACTING,
    HELD,
    MANAGED,
    NONE,
    NOTHING_THERE,
    ON_EDGE_ALREADY,
    ONE_A_THROW,
    SLIPPED,
    TIPPED,
    WEAK_STROKE,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, went_wrong
from ludotheque.hands.bones.touching import away, nearest, open_hand
from ludotheque.kernel import rule


@rule
def finger_on(w: World, law: Law) -> None:
    """The hand is where it was pressed: on a bone, or not."""
    i = nearest(w, w.aim_x, w.aim_y)
    off = away(w, i, w.aim_x, w.aim_y)
    b = w.bones[i]
    if off > law.grip:
        open_hand(w)
        if off > law.slip:
            went_wrong(w, NOTHING_THERE)
        else:
            went_wrong(w, SLIPPED)
            w.busy = law.grip_time
            b.vx = (b.x - w.aim_x) / off * law.slip_speed
            b.vy = (b.y - w.aim_y) / off * law.slip_speed
        return
    if w.gain != 0:
        went_wrong(w, ONE_A_THROW)
        open_hand(w)
        return
    w.finger = ACTING
    w.held = i
    w.off_x = w.aim_x - b.x
    w.off_y = w.aim_y - b.y


@rule
def stand_up(w: World, law: Law) -> None:
    """A weak stroke does nothing, a strong one tips it over."""
    if w.let == 0:
        return
    b = w.bones[w.held]
    w.held = -1
    open_hand(w)
    if w.let_v > law.stand_most:
        went_wrong(w, TIPPED)
        b.vx = w.let_vx * law.tip_keeps
        b.vy = w.let_vy * law.tip_keeps
        b.edge = 0
        b.done = 0
    elif w.let_v < law.stand_least:
        went_wrong(w, WEAK_STROKE)
    elif b.edge == 1:
        went_wrong(w, ON_EDGE_ALREADY)
    else:
        b.edge = 1
        b.done = 1
        w.gain = 1


@rule
def shoot(w: World, law: Law) -> None:
    """It leaves faster than the stroke and, struck off its middle, aside."""
    if w.let == 0:
        return
    b = w.bones[w.held]
    w.held = -1
    open_hand(w)
    if w.let_v < law.shot_least:
        went_wrong(w, WEAK_STROKE)
        return
    fast = w.let_v * law.shot_times
    if fast > law.shot_fastest:
        fast = law.shot_fastest
    x = w.let_vx / w.let_v
    y = w.let_vy / w.let_v
    aside = (w.off_x * y - w.off_y * x) / law.grip * law.shot_askew
    vx = x - aside * y
    vy = y + aside * x
    v = sqrt(vx * vx + vy * vy)
    b.vx = vx / v * fast
    b.vy = vy / v * fast
    if law.thrown == NONE:  # all flick, and all bones leave at one moment
        b.lies = HELD
        w.count += 1
        end(w, MANAGED)
