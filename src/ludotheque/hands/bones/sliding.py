"""Bones on the table: they slide, knock each other, cross lines, and fall off the edge."""

from math import sqrt

from ludotheque.hands.bones.counting import too_few
from ludotheque.hands.bones.record import (
    A_SECOND,
    BESIDE,
    BONES,
    HELD,
    KNOCKED_OVER,
    NONE_LEFT,
    OFF_TABLE,
    READY,
    SHOOT,
    SPENT,
    TABLE,
    Bone,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, went_wrong
from ludotheque.kernel import rule


@rule
def slide_all(w: World, law: Law) -> None:
    moving = 0
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == TABLE and (b.vx != 0.0 or b.vy != 0.0):
            moving = 1
            before = b.y
            slide(law, b)
            if law.act == SHOOT and before < law.line and b.y >= law.line:
                cross(w, law, b, i)
            if beyond(law, b):
                fall_off(w, law, b, i)
    if moving == 1:
        for i in range(BONES):
            for j in range(i):
                if w.bones[i].lies == TABLE and w.bones[j].lies == TABLE:
                    knock(w, law, w.bones[i], w.bones[j])


@rule
def beyond(law: Law, b: Bone) -> bool:
    """The edge of the table."""
    if law.rim > 0.0:
        return b.x * b.x + b.y * b.y > law.rim * law.rim
    return abs(b.x) > law.table_x or abs(b.y) > law.table_y


@rule
def slide(law: Law, b: Bone) -> None:
    v = sqrt(b.vx * b.vx + b.vy * b.vy)
    keeps = 1.0 - law.friction / A_SECOND / v
    if keeps < 0.0:
        keeps = 0.0
    b.vx *= keeps
    b.vy *= keeps
    b.x += b.vx / A_SECOND
    b.y += b.vy / A_SECOND


@rule
def cross(w: World, law: Law, b: Bone, i: int) -> None:
    """Past the line between the cards it counts, beside them it is used up."""
    if abs(b.x) > law.goal:
        b.lies = SPENT
        went_wrong(w, BESIDE)
    elif w.gain == 0:
        w.gain = 1
        w.prize = i
        if law.passing == 1:
            b.lies = HELD
    else:
        b.lies = SPENT


@rule
def fall_off(w: World, law: Law, b: Bone, i: int) -> None:
    if b.lies == TABLE:
        b.lies = SPENT
        went_wrong(w, OFF_TABLE)
        if w.prize == i:
            w.gain = 0
            w.prize = -1
        if w.phase == READY and too_few(w, law):
            end(w, NONE_LEFT)


@rule
def knock(w: World, law: Law, a: Bone, b: Bone) -> None:
    x = a.x - b.x
    y = a.y - b.y
    apart = sqrt(x * x + y * y)
    if apart == 0.0 or apart >= law.one_reach:
        return
    x /= apart
    y /= apart
    together = (a.vx - b.vx) * x + (a.vy - b.vy) * y
    if together >= 0.0:
        return
    out = (law.one_reach - apart) / 2.0
    a.x += x * out
    a.y += y * out
    b.x -= x * out
    b.y -= y * out
    goes_over = together * law.knock
    a.vx -= goes_over * x
    a.vy -= goes_over * y
    b.vx += goes_over * x
    b.vy += goes_over * y
    if together < 0.0 - law.tips and (a.edge == 1 or b.edge == 1):
        a.edge = 0
        b.edge = 0
        went_wrong(w, KNOCKED_OVER)
