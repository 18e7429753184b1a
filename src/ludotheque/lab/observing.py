"""Views as arrays of numbers: what a box's own observation.py makes of them.

An observation is made from what a seat may know, and from nothing else: of a box with compiled
rules, from the record of `game.known(view, seen)`; of others, from the view itself.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.contract import Event, Game, Seat, View
from ludotheque.kernel import KernelGame, KernelState, Record, rule
from ludotheque.kernel.border import Table, blank
from ludotheque.match import Match

LONGEST = 4096  # bytes of a view, for a box that has no observation.py
Text = np.dtype([("json", "u1", LONGEST)])


class Observer:
    """Makes the observations of one game, all of the same size."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.part = shelf.part(game.card.name, "observation")
        self.dtype: Any = Text if self.part is None else self.part.Observation
        first = self.dtype[0]
        self.number: Any = (first.base if first.subdtype else first).type
        self.size = self.dtype.itemsize // self.number().itemsize
        if self.part is not None and isinstance(game, KernelGame):
            observe_ = self.part.observe

            @rule
            def observe(table: Table, me: int, recall: bool, out: Table) -> None:
                observe_(table[0], me, recall, out[0])

            self._compiled = observe

    @property
    def layout(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """Where each part of an observation lies, and its shape."""
        width = self.number().itemsize
        found = {}
        for name in self.dtype.names:
            kind, offset = self.dtype.fields[name][:2]
            start = offset // width
            found[name] = slice(start, start + prod(kind.shape)), kind.shape
        return found

    def parts(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation, or a whole batch of them, taken apart by name."""
        before = observation.shape[:-1]
        return {
            name: observation[..., where].reshape((*before, *shape))
            for name, (where, shape) in self.layout.items()
        }

    def of(self, view: View, seen: Sequence[Event] = ()) -> NDArray[Any]:
        """The observation of the view's seat; with `seen`, what it has seen before counts, too."""
        out = blank(self.dtype)
        if self.part is None:
            self._as_text(view, out[0])
        elif isinstance(self.game, KernelGame):
            known = self.game.known(view, seen)
            assert isinstance(known, KernelState)
            table = blank(self.game.dtype)
            table[0] = known.record
            self._compiled(table, view["seat"] - 1, bool(seen), out)
        else:
            self.part.observe(view, out[0])
        return self.flat(out).reshape(self.size)

    def at(self, match: Match, seat: Seat, recall: bool) -> NDArray[Any]:
        """The observation of a seat of a match. Compiled observers look at the table itself, which
        takes a tenth of the time; that they see what the view shows is for the tests to prove."""
        state = match.state
        if self.part is None or not isinstance(state, KernelState):
            return self.of(state.view(seat), match.seen(seat) if recall else ())
        table, out = blank(state.game.dtype), blank(self.dtype)
        table[0] = state.record
        self._compiled(table, seat - 1, recall, out)
        return self.flat(out).reshape(self.size)

    def flat(self, observations: Table) -> NDArray[Any]:
        """Records as rows of numbers, in place."""
        plain: Any = observations.view(np.ndarray).view(self.number)
        rows: NDArray[Any] = plain.reshape(len(observations), self.size)
        return rows

    def _as_text(self, view: View, out: Record) -> None:
        text = msgspec.json.encode(view)
        if len(text) > LONGEST:
            box = self.game.card.name
            raise ValueError(f"{box}: a view of {len(text)} bytes, and no observation.py")
        out["json"][: len(text)] = np.frombuffer(text, np.uint8)
