"""Many steps at once: a trace judged from its rows, a path as somebody's hand goes along it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.hands.bones.record import OVER
from ludotheque.hands.bones.step import step
from ludotheque.hands.bones.traces import Trace
from ludotheque.kernel import rule

Path = NDArray[np.int32]  # rows of x and y, one a step


@rule
def run(worlds: Any, laws: Any, trace: Trace, until: int) -> None:
    """On to this step: each row holds from its step until the next."""
    w = worlds[0]
    law = laws[0]
    row = 0
    while w.time < until and w.phase != OVER:
        while row + 1 < len(trace) and trace[row + 1, 0] <= w.time:
            row += 1
        step(w, law, trace[row, 1], trace[row, 2], trace[row, 3])


@rule
def along(worlds: Any, laws: Any, path: Path, pressed: int, watch: bool) -> int:
    """On along this path, until the Jack goes up or comes down; how many steps it was. `watch`
    stops as soon as the finger arrives, too, or a bone is taken, won or let go."""
    w = worlds[0]
    law = laws[0]
    phase = w.phase
    finger = w.finger
    held = w.held
    count = w.count
    for k in range(len(path)):
        step(w, law, path[k, 0], path[k, 1], pressed)
        if w.phase == OVER or w.phase != phase:
            return k + 1
        if watch and (w.finger != finger or w.held != held or w.count != count):
            return k + 1
    return len(path)
