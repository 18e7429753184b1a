"""Bones that several hands are over: the table lends them to one hand after the other."""

from ludotheque.hands.bones.record import AWAY, BONES, TABLE, Bone, World
from ludotheque.kernel import rule


@rule
def lend(table: World, w: World, hand: int, c: float, s: float) -> None:
    """Bones as they are seen from there; what another hand has is not there."""
    for i in range(BONES):
        b = table.bones[i]
        own = w.bones[i]
        if b.whose == 0 or (b.whose == hand and b.lies == TABLE):
            own.lies = b.lies
            own.edge = b.edge
            own.x = b.x * c - b.y * s
            own.y = b.x * s + b.y * c
            own.vx = b.vx * c - b.vy * s
            own.vy = b.vx * s + b.vy * c
        elif b.whose != hand:
            own.lies = AWAY
        own.whose = b.whose


@rule
def give_back(table: World, w: World, hand: int, c: float, s: float) -> None:
    """What the hand has taken, moved or let go. What was put before it stays its own."""
    for i in range(BONES):
        b = table.bones[i]
        own = w.bones[i]
        if (b.whose == 0 or b.whose == hand) and changed(b, own, c, s):
            if b.whose == 0 or b.lies != TABLE:
                b.whose = 0 if own.lies == TABLE else hand
            b.lies = own.lies
            b.edge = own.edge
            b.x = own.x * c + own.y * s
            b.y = own.y * c - own.x * s
            b.vx = own.vx * c + own.vy * s
            b.vy = own.vy * c - own.vx * s
            own.whose = b.whose


@rule
def changed(b: Bone, own: Bone, c: float, s: float) -> bool:
    """By the same sums as it was lent: a bone that nobody touches stays to the last bit."""
    if b.lies != own.lies or b.edge != own.edge:
        return True
    if own.x != b.x * c - b.y * s or own.y != b.x * s + b.y * c:
        return True
    turned = own.vx != b.vx * c - b.vy * s
    return turned or own.vy != b.vx * s + b.vy * c
