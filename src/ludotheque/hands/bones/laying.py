"""Laying one down: press a free place, hold the hand still, let go. Too briefly, and it stays in
the hand; too long, and two fall."""

from ludotheque.hands.bones.record import (
    A_SECOND,
    BONES,
    HELD,
    LAID_TOO_BRIEFLY,
    LAID_TOO_NEAR,
    ONE_A_THROW,
    TABLE,
    TWO_FELL,
    Law,
    World,
)
from ludotheque.hands.bones.telling import went_wrong
from ludotheque.hands.bones.touching import open_hand
from ludotheque.kernel import rule


@rule
def lay_down(w: World, law: Law) -> None:
    """The hand is where it was pressed."""
    if w.speed < law.lay_speed:
        w.still += 1.0 / A_SECOND
    if w.let == 0:
        return
    open_hand(w)
    if w.y < law.hand_y + law.lay_off:
        went_wrong(w, LAID_TOO_NEAR)
    elif w.gain != 0:
        went_wrong(w, ONE_A_THROW)
    elif w.still < law.lay_least or w.speed >= law.lay_speed:
        went_wrong(w, LAID_TOO_BRIEFLY)
    elif w.still <= law.lay_most:
        w.gain = 1
        drop_one(w, 0.0)
    else:
        w.gain = -1
        went_wrong(w, TWO_FELL)
        drop_one(w, 0.0 - law.across)
        drop_one(w, law.across)


@rule
def drop_one(w: World, aside: float) -> None:
    """One that fell lies there, and counts for nothing."""
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == HELD:
            b.lies = TABLE
            b.done = 1 if w.gain == 1 else 0
            b.x = w.x + aside
            b.y = w.y
            return
