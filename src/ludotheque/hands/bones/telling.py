"""What is said: what went wrong on the way, and how it ended."""

from ludotheque.hands.bones.record import LOSES, OVER, Law, World
from ludotheque.kernel import rule


@rule
def went_wrong(w: World, why: int) -> None:
    """It goes on, unless a rule says otherwise."""
    w.mishap = why
    w.mishap_time = w.time


@rule
def end(w: World, why: int) -> None:
    w.phase = OVER
    w.why = why


@rule
def fail(w: World, law: Law, why: int) -> None:
    """The end, by a deed that failed. In some tricks nothing counts then."""
    went_wrong(w, why)
    if law.miss == LOSES:
        w.count = 0
    end(w, why)
