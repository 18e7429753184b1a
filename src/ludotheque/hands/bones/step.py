"""The judge of bones: a step of a 240th of a second. A whole attempt is a loop over it.

Numbers are doubles, put together with + - x / and the square root alone. So the page's twin, which
`scripts/bones_ts.py` prints from these very rules, comes to the same bits.
"""

from ludotheque.hands.bones.balancing import balance
from ludotheque.hands.bones.carrying import carry
from ludotheque.hands.bones.drawing import draw_in
from ludotheque.hands.bones.hand import follow
from ludotheque.hands.bones.landing import fly
from ludotheque.hands.bones.laying import lay_down
from ludotheque.hands.bones.picking import grasp
from ludotheque.hands.bones.pointer import read
from ludotheque.hands.bones.pushing import push
from ludotheque.hands.bones.raking import rake
from ludotheque.hands.bones.record import (
    ACTING,
    CATCH,
    DRAW_IN,
    FLIGHT,
    HOP,
    LAY_DOWN,
    NONE,
    OVER,
    PINCERS,
    PUSH,
    RAKE,
    READY,
    RESTING,
    SET,
    SHOOT,
    STAND_UP,
    STRIKE,
    SWEEP,
    Law,
    World,
)
from ludotheque.hands.bones.sliding import slide_all
from ludotheque.hands.bones.striking import strike
from ludotheque.hands.bones.stroking import finger_on, shoot, stand_up
from ludotheque.hands.bones.throwing import flick, may_throw
from ludotheque.hands.bones.touching import arrived, latch
from ludotheque.kernel import rule


@rule
def step(w: World, law: Law, x16: int, y16: int, pressed: int) -> None:
    """The pointer was there, in sixteenths of a millimetre, and pressed (1) or not."""
    if w.phase == OVER:
        return
    move(w, law, x16, y16, pressed)
    if w.phase != OVER:
        slide_all(w, law)
    settle(w, law)


@rule
def move(w: World, law: Law, x16: int, y16: int, pressed: int) -> None:
    """The hand, and what the finger does."""
    w.time += 1
    read(w, x16, y16, pressed)
    if may_throw(w, law):
        flick(w, law)
    follow(w, law)
    if may_act(w, law):
        latch(w, law)
        if arrived(w, law):
            begin(w, law)
        elif w.finger == ACTING:
            carry_on(w, law)


@rule
def settle(w: World, law: Law) -> None:
    """What lies on the hand, and what is in the air."""
    if w.on_back == 1 and w.phase == READY:
        balance(w, law)
    if w.phase == FLIGHT:
        fly(w, law)


@rule
def may_act(w: World, law: Law) -> bool:
    """While the Jack flies; where none does, between the throws."""
    if law.thrown == RESTING:
        return w.on_back == 1
    if law.thrown == PINCERS:
        return w.phase == READY and w.held < 0
    if law.act == CATCH:
        return False
    return w.phase == FLIGHT or law.thrown == NONE


@rule
def begin(w: World, law: Law) -> None:
    """The hand is where it was pressed."""
    if law.act == LAY_DOWN or law.act == RAKE:
        w.finger = ACTING
        w.still = 0.0
    elif law.act == STRIKE:
        strike(w, law)
    elif law.act == STAND_UP or law.act == SHOOT or law.act == PUSH:
        finger_on(w, law)
    else:
        grasp(w, law)


@rule
def carry_on(w: World, law: Law) -> None:
    """The finger is down, or was let go on the way."""
    if law.act == LAY_DOWN:
        lay_down(w, law)
    elif law.act == RAKE:
        rake(w, law)
    elif law.act == STAND_UP:
        stand_up(w, law)
    elif law.act == SHOOT:
        shoot(w, law)
    elif law.act == PUSH:
        push(w, law)
    elif law.act == HOP or law.act == SET or law.act == SWEEP:
        carry(w, law)
    elif law.act == DRAW_IN:
        draw_in(w, law)
