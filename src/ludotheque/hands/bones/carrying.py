"""Carrying a bone over the wall, or to a card, and letting go of it there."""

from ludotheque.hands.bones.counting import inside
from ludotheque.hands.bones.record import (
    A_SECOND,
    BY_THE_WALL,
    HOP,
    ROUND,
    SWEEP,
    TABLE,
    WON,
    Bone,
    Law,
    World,
)
from ludotheque.hands.bones.telling import went_wrong
from ludotheque.hands.bones.touching import done, open_hand
from ludotheque.kernel import rule


@rule
def carry(w: World, law: Law) -> None:
    b = w.bones[w.held]
    w.lift += 1.0 / (A_SECOND * law.lift_time)
    if w.lift > 1.0:
        w.lift = 1.0
    if law.act == HOP and by_the_wall(law, w.x, w.y):
        if w.lift < 1.0:
            went_wrong(w, BY_THE_WALL)
            w.vx = 0.0
            w.vy = 0.0
            put_down(w, b)
            return
    b.x = w.x
    b.y = w.y
    if law.act == HOP:
        go_over(law, b)
    if done(w, law) and w.busy <= 0.0:
        if law.act == HOP and by_the_wall(law, b.x, b.y):
            went_wrong(w, BY_THE_WALL)  # it slides off the back of the hand, to where it came from
            b.done = 0
            b.x = law.wall_east + law.half
        put_down(w, b)
        if law.act == SWEEP and inside(law, b.x, b.y, law.high):
            b.lies = WON  # nobody steals it back
            w.gain = 1


@rule
def go_over(law: Law, b: Bone) -> None:
    """From the near side over the wall. Whatever has come back has yet to go over it again."""
    if b.x > law.wall_east + law.half:
        b.done = 0
    elif b.done == 0:
        if by_the_wall(law, b.x, b.y):
            b.done = 1
        elif b.x < law.wall_west - law.half:
            b.done = ROUND


@rule
def by_the_wall(law: Law, x: float, y: float) -> bool:
    """A bone there touches the wall, or is above it."""
    if x < law.wall_west - law.half or x > law.wall_east + law.half:
        return False
    return law.wall_south <= y and y <= law.wall_north


@rule
def put_down(w: World, b: Bone) -> None:
    b.lies = TABLE
    w.held = -1
    open_hand(w)
