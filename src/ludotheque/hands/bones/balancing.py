"""The Jack on the back of the hand: a round back, friction, and no sudden moves."""

from math import sqrt

from ludotheque.hands.bones.record import A_SECOND, JACK_SLID, Law, World
from ludotheque.hands.bones.telling import end
from ludotheque.kernel import rule


@rule
def balance(w: World, law: Law) -> None:
    ax = law.gravity * w.slid_x / law.back_round - (w.vx - w.was_vx) * A_SECOND
    ay = law.gravity * w.slid_y / law.back_round - (w.vy - w.was_vy) * A_SECOND
    a = sqrt(ax * ax + ay * ay)
    holds = law.back_holds * law.gravity
    v = sqrt(w.slid_vx * w.slid_vx + w.slid_vy * w.slid_vy)
    if v > 0.0:
        keeps = 1.0 - holds / A_SECOND / v
        if keeps < 0.0:
            keeps = 0.0
        if keeps > 0.0 or a > holds:
            w.slid_vx = w.slid_vx * keeps + ax / A_SECOND
            w.slid_vy = w.slid_vy * keeps + ay / A_SECOND
        else:
            w.slid_vx = 0.0
            w.slid_vy = 0.0
    elif a > holds:
        w.slid_vx = ax / A_SECOND * (1.0 - holds / a)
        w.slid_vy = ay / A_SECOND * (1.0 - holds / a)
    w.slid_x += w.slid_vx / A_SECOND
    w.slid_y += w.slid_vy / A_SECOND
    if sqrt(w.slid_x * w.slid_x + w.slid_y * w.slid_y) > law.back_edge:
        end(w, JACK_SLID)
