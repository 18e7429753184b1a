"""Pushing: finger on the bone, drag. Through a gap of the arch it goes; at a finger it stops."""

from ludotheque.hands.bones.record import (
    A_SECOND,
    FINGER,
    FINGER_SLIPPED,
    HELD,
    Law,
    World,
)
from ludotheque.hands.bones.telling import went_wrong
from ludotheque.hands.bones.touching import done, open_hand
from ludotheque.kernel import rule


@rule
def push(w: World, law: Law) -> None:
    b = w.bones[w.held]
    dx = b.x - w.x
    dy = b.y - w.y
    if w.speed > law.push_speed or dx * dx + dy * dy > law.slip * law.slip:
        went_wrong(w, FINGER_SLIPPED)
        w.held = -1
        open_hand(w)
        return
    b.x += w.vx / A_SECOND
    b.y += w.vy / A_SECOND
    if under_the_arch(law, b.x) and fits(law, b.y) == 0:
        went_wrong(w, FINGER)
        b.x = law.arch + law.across
    if b.x < law.arch - law.half:
        b.lies = HELD  # wholly through
        w.gain = 1
        w.prize = w.held
        w.held = -1
        open_hand(w)
    elif done(w, law):
        w.held = -1
        open_hand(w)


@rule
def under_the_arch(law: Law, x: float) -> bool:
    """Between the fingertips."""
    return law.arch - law.across < x and x < law.arch + law.across


@rule
def fits(law: Law, y: float) -> int:
    """1: through one of the gaps."""
    for k in range(4):
        if abs(y - law.gaps[k]) <= law.gap:
            return 1
    return 0
