"""Raking together and closing the hand: exactly as many as the round asks for."""

from ludotheque.hands.bones.record import A_SECOND, BONES, HELD, Law, World
from ludotheque.hands.bones.touching import away, done, open_hand
from ludotheque.kernel import rule


@rule
def rake(w: World, law: Law) -> None:
    """What is under the hand comes along, and is drawn to the palm."""
    if w.speed < law.rake_speed:
        for i in range(BONES):
            if away(w, i, w.x, w.y) < law.rake:
                b = w.bones[i]
                b.x += (w.vx + (w.x - b.x) * law.rake_pull) / A_SECOND
                b.y += (w.vy + (w.y - b.y) * law.rake_pull) / A_SECOND
    if done(w, law):
        close(w, law)


@rule
def close(w: World, law: Law) -> None:
    open_hand(w)
    w.busy = law.grip_time
    for i in range(BONES):
        if away(w, i, w.x, w.y) < law.rake * law.rake_close:
            w.bones[i].lies = HELD
            w.gain += 1
