"""The Jack is caught: what counts of what was done meanwhile, and whether it goes on."""

from ludotheque.hands.bones.record import (
    BONES,
    CATCH,
    HELD,
    HOP,
    LAY_DOWN,
    MANAGED,
    MISSED_THE_CARD,
    NONE_LEFT,
    NOT_DONE,
    NOTHING,
    PINCERS,
    RAKE,
    SET,
    SPENT,
    STAND_UP,
    SWEEP,
    TABLE,
    THROWS_OVER,
    USED_UP,
    WON,
    WRONG_NUMBER,
    Law,
    World,
)
from ludotheque.hands.bones.telling import end, fail, went_wrong
from ludotheque.kernel import rule


@rule
def caught(w: World, law: Law) -> None:
    before = w.count
    if law.thrown == PINCERS:
        w.bones[w.held].lies = WON
        w.held = -1
        w.count += 1
    elif law.act == CATCH or law.act == SWEEP:
        w.count += 1 if law.act == CATCH else w.gain
    elif law.act == RAKE and law.rounds == 0:
        w.count = w.gain
    elif law.act == RAKE:
        if w.gain == w.count + 1:
            w.count += 1
            if w.count < law.number:
                toss_again(w)
    elif law.act == STAND_UP or law.act == HOP or law.act == SET or law.act == LAY_DOWN:
        w.count = those_there(w, law)
        if law.act == SET and w.gain == 1 and w.count <= before:
            went_wrong(w, MISSED_THE_CARD)
    elif w.gain == 1:
        win(w, law)
    go_on(w, law, w.count > before)


@rule
def go_on(w: World, law: Law, better: bool) -> None:
    if w.count >= law.number or (law.all_on_edge == 1 and all_on_edge(w)):
        w.all_edge = 0 if w.count >= law.number else 1
        end(w, MANAGED)
    elif not better and law.miss > USED_UP:
        if law.act == RAKE:
            went_wrong(w, WRONG_NUMBER)
        fail(w, law, NOT_DONE if w.mishap == NOTHING else w.mishap)
    elif w.throws >= law.most_throws:
        end(w, THROWS_OVER)
    elif too_few(w, law):
        end(w, NONE_LEFT)


@rule
def win(w: World, law: Law) -> None:
    b = w.bones[w.prize]
    w.count += 1
    if law.rally == 1:
        if w.count < law.number:  # it comes back from the other side
            b.x = b.home_x
            b.y = b.home_y
            b.vx = 0.0
            b.vy = 0.0
    else:
        b.lies = WON


@rule
def toss_again(w: World) -> None:
    """The bones go back on the table, tossed anew."""
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == HELD or b.lies == TABLE:
            b.lies = TABLE
            b.x = w.later_x[w.count * BONES + i]
            b.y = w.later_y[w.count * BONES + i]


@rule
def those_there(w: World, law: Law) -> int:
    """Of the bones that may yet be pushed away or fall: those that count now."""
    there = 0
    for i in range(BONES):
        if counts(w, law, i):
            there += 1
    return there


@rule
def counts(w: World, law: Law, i: int) -> bool:
    b = w.bones[i]
    if b.lies != TABLE:
        return False
    if law.act == LAY_DOWN:
        return b.done == 1
    if law.act == STAND_UP:
        return b.done == 1 and b.edge == 1
    if law.act == SET:  # resting on a card
        return inside(law, b.x, b.y, law.high)
    return b.done == 1 and inside(law, b.x, b.y, law.half)  # wholly


@rule
def inside(law: Law, x: float, y: float, by: float) -> bool:
    if x < law.west + by or x > law.east - by:
        return False
    return law.south + by <= y and y <= law.north - by


@rule
def all_on_edge(w: World) -> bool:
    """Those included that landed so; one that fell off the table does not stand."""
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == SPENT or (b.lies == TABLE and b.edge == 0):
            return False
    return True


@rule
def too_few(w: World, law: Law) -> bool:
    """The number cannot be reached any more. In a duel it is rounds, not bones."""
    return law.rally == 0 and law.rounds == 0 and could_count(w, law) < law.number


@rule
def could_count(w: World, law: Law) -> int:
    """Bones that are won, or can still be."""
    could = 0
    for i in range(BONES):
        b = w.bones[i]
        lost = law.act == LAY_DOWN and b.lies == TABLE and b.done == 0
        if (b.lies == TABLE or b.lies == HELD or b.lies == WON) and not lost:
            could += 1
    return could
