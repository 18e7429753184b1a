"""Striking the table on both sides of a bone, in one flight, without touching it."""

from ludotheque.hands.bones.record import NOTHING_THERE, ONE_A_THROW, TOUCHED, Law, World
from ludotheque.hands.bones.telling import went_wrong
from ludotheque.hands.bones.touching import away, nearest, open_hand
from ludotheque.kernel import rule


@rule
def strike(w: World, law: Law) -> None:
    """The edge of the hand is where it was pressed."""
    open_hand(w)
    w.busy = law.strike_time
    i = nearest(w, w.aim_x, w.aim_y)
    b = w.bones[i]
    dx = w.aim_x - b.x
    dy = w.aim_y - b.y
    if away(w, i, w.aim_x, w.aim_y) < law.strike_least:
        went_wrong(w, TOUCHED)
        w.gain = -1  # nothing more can be won in this throw
        w.prize = -1
        b.x -= dx * 0.5
        b.y -= dy * 0.5
    elif abs(dx) >= law.strike_most or abs(dy) >= law.strike_depth:
        went_wrong(w, NOTHING_THERE)
    elif w.gain == 1:
        went_wrong(w, ONE_A_THROW)
    elif w.gain == 0:
        _beside(w, i, dx)


@rule
def _beside(w: World, i: int, dx: float) -> None:
    if w.struck != i:
        w.struck = i
        w.left = 0
        w.right = 0
    if dx < 0.0:
        w.left = 1
    else:
        w.right = 1
    if w.left == 1 and w.right == 1:
        w.gain = 1
        w.prize = i
