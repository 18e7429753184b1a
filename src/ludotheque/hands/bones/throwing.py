"""Throwing is a wager: press, flick upwards, let go. The faster, the higher; the more crooked, the
farther away it comes down."""

from ludotheque.hands.bones.pointer import bend
from ludotheque.hands.bones.record import (
    BONES,
    FLICKING,
    FLIGHT,
    FLYING,
    HELD,
    IDLE,
    MANY,
    NONE,
    NOTHING,
    PINCERS,
    RAKE,
    READY,
    RESTING,
    WEAK_THROW,
    Law,
    World,
)
from ludotheque.hands.bones.telling import went_wrong
from ludotheque.kernel import rule


@rule
def may_throw(w: World, law: Law) -> bool:
    if w.phase != READY or law.thrown == NONE:
        return False
    if law.thrown == RESTING and w.on_back == 1:
        return False
    return law.thrown != PINCERS or w.held >= 0


@rule
def flick(w: World, law: Law) -> None:
    if w.press == 1:
        w.finger = FLICKING
    if w.release == 1 and w.finger == FLICKING:
        w.finger = IDLE
        if w.stroke > law.weakest and w.stroke_y > 0.0:
            go_up(w, law)
        else:
            went_wrong(w, WEAK_THROW)


@rule
def go_up(w: World, law: Law) -> None:
    wager = w.stroke / law.flick
    if wager < law.lowest:
        wager = law.lowest
    if wager > law.highest:
        wager = law.highest
    w.wager = wager
    w.air = 0.0
    w.flight = wager * law.air * shorter(w, law) + law.own
    w.from_x = w.x
    w.from_y = w.y
    w.to_x = w.x + law.drift * (w.stroke_x / w.stroke) * wager * wager
    w.to_y = w.y + law.drift * law.bend * bend(w) * wager * wager
    if law.thrown == PINCERS:
        w.to_y += law.pincers
    if law.thrown == MANY:
        _scatter(w, law)
    if law.swaps == 1:
        _change_hands(w)
    w.phase = FLIGHT
    w.throws += 1
    w.mishap = NOTHING
    w.gain = 0
    w.prize = -1
    w.struck = -1
    w.left = 0
    w.right = 0
    w.let = 0
    w.lift = 0.0
    w.press = 0
    w.release = 0


@rule
def shorter(w: World, law: Law) -> float:
    """Where it goes on and on, there is less air each time."""
    if law.act == RAKE and law.rounds > 0:
        return 1.0 - law.rising * w.count
    if law.rally == 1:
        return 1.0 / (1.0 + law.longer * w.count)
    return 1.0


@rule
def _scatter(w: World, law: Law) -> None:
    crooked = abs(bend(w))
    wide = law.spread * w.wager * (1.0 + law.spread_bend * crooked)
    for i in range(BONES):
        b = w.bones[i]
        if b.lies == HELD:
            b.lies = FLYING
            b.home_x = w.to_x + b.rim_x * wide
            b.home_y = w.to_y + b.rim_y * wide
            b.due = w.flight * (1.0 + law.early * b.early)


@rule
def _change_hands(w: World) -> None:
    """The Jack comes down on the other side, where the other hand is."""
    w.to_x -= 2.0 * w.from_x
    w.x = 0.0 - w.x
    w.side = 0 - w.side
