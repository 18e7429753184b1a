"""Drawing in, from between the fingers into the palm: slowly, straight, without a stop."""

from math import sqrt

from ludotheque.hands.bones.record import (
    A_SECOND,
    BONE_FELL,
    MANAGED,
    WON,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, fail
from ludotheque.hands.bones.touching import open_hand
from ludotheque.kernel import rule


@rule
def draw_in(w: World, law: Law) -> None:
    b = w.bones[w.held]
    b.x = w.x
    b.y = w.y
    if w.speed < law.draw_stopped:
        w.still += 1.0 / A_SECOND
    room = law.draw_off * (1.0 - law.draw_tires * w.count)
    if aside(w, law) > room or w.speed > law.draw_speed or w.let == 1 or w.still > law.draw_stop:
        fail(w, law, BONE_FELL)
    elif in_palm(w, law):
        b.lies = WON
        w.held = -1
        w.count += 1
        open_hand(w)
        if w.count >= law.number:
            end(w, MANAGED)


@rule
def aside(w: World, law: Law) -> float:
    """How far from the straight line between the fingers and the palm."""
    b = w.bones[w.held]
    x = law.hand_x - b.home_x
    y = law.hand_y - b.home_y
    return abs((w.x - b.home_x) * y - (w.y - b.home_y) * x) / sqrt(x * x + y * y)


@rule
def in_palm(w: World, law: Law) -> bool:
    x = w.x - law.hand_x
    y = w.y - law.hand_y
    return x * x + y * y < law.palm * law.palm
