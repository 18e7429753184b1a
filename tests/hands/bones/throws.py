"""Throws of a duel to test with: one that is managed, and one that is not."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ludotheque.hands.bones.deed import SAMPLE, samples
from ludotheque.hands.bones.duel import Duel
from ludotheque.hands.bones.dueling import laid_for
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.record import MANAGED
from ludotheque.hands.bones.traces import Trace
from ludotheque.hands.doing import Doing
from ludotheque.hands.trick import Spot
from tests.hands.bones.attempts import played

Throwing = Callable[[Doing], Trace]
TRIES = 400


def layout_now(duel: Duel) -> Layout:
    """As the page is told it: with the ball where it lies."""
    ball: Spot | None = None
    if duel.dueling.decides == "failure":
        bone = duel.attempt.worlds["bones"][0][0]
        ball = float(bone["x"]), float(bone["y"])
    return laid_for(duel.dueling, duel.which, duel.round, ball)


def deft(doing: Doing) -> Trace:
    """What the best hand does when it succeeds."""
    assert isinstance(doing.deed, Duel)
    layout = layout_now(doing.deed)
    for seed in range(TRIES):
        body = played(layout, 12.0, seed)
        if body.at("why") == MANAGED:
            return body.trace
    raise AssertionError(f"nobody manages this throw of {layout.trick}")


def clumsy(doing: Doing) -> Trace:
    """A flick upwards, and a hand that is far away when anything comes down."""
    flick = [(step, 0, -2400 + 80 * step, 1) for step in range(20)]
    away = [(20 + 20 * step, 0, -800 + 400 * min(step, 8), 0) for step in range(75)]
    return np.array([*flick, *away], np.int32)


def does(doing: Doing, trace: Trace) -> None:
    """The hand whose turn it is, to the end of its throw."""
    duel = doing.deed
    assert isinstance(duel, Duel)
    while not duel.on_turn:
        doing.step()
    throw, seat, begun = duel.throw, duel.seat, doing.steps
    while doing.end is None and duel.throw == throw and duel.on_turn:
        first = 4 * (doing.steps - begun)
        rows = trace[(trace[:, 0] >= first) & (trace[:, 0] < first + 4)]
        if len(rows):
            doing.hear(seat, samples(rows))
        doing.step()


def throws(doing: Doing, how: Sequence[Throwing]) -> None:
    duel = doing.deed
    assert isinstance(duel, Duel)
    for one in how:
        while not duel.on_turn:
            doing.step()
        does(doing, one(doing))


def messages(trace: Trace, steps: int) -> Iterator[bytes]:
    """One for each of the house's steps: whoever keeps still says so."""
    last = trace[:1]
    for step in range(steps):
        rows = trace[(trace[:, 0] >= 4 * step) & (trace[:, 0] < 4 * step + 4)]
        last = rows[-1:] if len(rows) else last
        _, x, y, pressed = last[0].tolist()
        yield samples(rows) if len(rows) else SAMPLE.pack(4 * step + 3, x, y, pressed)
