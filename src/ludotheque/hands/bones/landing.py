"""What goes up comes down: on the hand, if it is there, open and not too fast."""

from math import sqrt

from ludotheque.hands.bones.counting import caught
from ludotheque.hands.bones.record import (
    A_SECOND,
    ACTING,
    BONES,
    FLYING,
    HAND_FULL,
    HAND_TOO_FAST,
    JACK_FELL,
    MANAGED,
    MANY,
    NOT_CAUGHT,
    PINCERS,
    RAKE,
    READY,
    RESTING,
    SPENT,
    WON,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, went_wrong
from ludotheque.hands.bones.touching import open_hand, within
from ludotheque.kernel import rule


@rule
def fly(w: World, law: Law) -> None:
    w.air += 1.0 / A_SECOND
    if law.thrown == MANY:
        rain(w, law)
    elif w.air >= w.flight:
        come_down(w, law)


@rule
def under(w: World, law: Law, x: float, y: float) -> bool:
    dx = x - w.x
    dy = y - w.y
    return sqrt(dx * dx + dy * dy) <= law.catch


@rule
def rain(w: World, law: Law) -> None:
    """Many bones, each in its time."""
    flying = 0
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == FLYING:
            if w.air < b.due:
                flying = 1
            elif under(w, law, b.home_x, b.home_y) and w.speed <= law.catch_speed:
                b.lies = WON
                w.count += 1
            else:
                b.lies = SPENT
                went_wrong(w, NOT_CAUGHT)
    if flying == 0:
        end(w, MANAGED if w.count >= law.number else NOT_CAUGHT)


@rule
def come_down(w: World, law: Law) -> None:
    why = fate(w, law)
    w.phase = READY
    if why == MANAGED:
        if law.thrown == RESTING:
            lie_on_back(w)
        else:
            open_hand(w)
            caught(w, law)
    elif law.thrown == RESTING and w.throws < law.most_throws:
        went_wrong(w, why)  # drops are free
    elif law.thrown == PINCERS:
        went_wrong(w, NOT_CAUGHT)
        end(w, NOT_CAUGHT)
    else:
        went_wrong(w, why)
        end(w, why)


@rule
def fate(w: World, law: Law) -> int:
    if not under(w, law, w.to_x, w.to_y):
        return JACK_FELL
    if w.speed > law.catch_speed:
        return HAND_TOO_FAST
    if w.busy > 0.0 or full(w, law):
        return HAND_FULL
    return MANAGED


@rule
def full(w: World, law: Law) -> bool:
    """The fingers are on a bone, or hold it. A finger that is down where there is none, or has yet
    to get there, leaves the hand open."""
    if w.finger != ACTING:
        return False
    return w.held >= 0 or (law.act == RAKE and within(w, w.x, w.y, law.rake) > 0)


@rule
def lie_on_back(w: World) -> None:
    w.on_back = 1
    w.slid_x = w.to_x - w.x
    w.slid_y = w.to_y - w.y
    w.slid_vx = 0.0
    w.slid_vy = 0.0
