"""Time at the table: none, so long for each move, or a total with an increment."""

from ludotheque.contract import JUDGE, Seat
from ludotheque.wire import Clock


class Clocks:
    """Folded from the log's own times, so that a table rebuilt has the same clocks."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        total = None if clock.total is None else clock.total * 1000
        self.left = dict.fromkeys(range(1, players + 1), total)  # milliseconds
        self.since: dict[Seat, int] = {}  # the clocks that run, and since when
        self.ticking = clock.move is not None or clock.total is not None

    def moved(self, seat: Seat, at: int) -> None:
        """A seat has made its move: its clock stops, and gains the increment."""
        if not self.ticking or seat == JUDGE:
            return
        self._stop(seat, at)
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left + self.clock.increment * 1000

    def now(self, at: int, running: list[Seat]) -> None:
        """These clocks, and no others, run from now on."""
        for seat in [seat for seat in self.since if seat not in running]:
            self._stop(seat, at)
        for seat in running:
            self.since.setdefault(seat, at)

    def _stop(self, seat: Seat, at: int) -> None:
        began = self.since.pop(seat, None)
        left = self.left[seat]
        if began is not None and left is not None:
            self.left[seat] = left - (at - began)

    def seconds_left(self, seat: Seat, at: int) -> float | None:
        """None without a clock; may be below zero when the time is over."""
        if not self.ticking:
            return None
        used = at - self.since.get(seat, at)
        per_move = None if self.clock.move is None else self.clock.move * 1000 - used
        left = self.left[seat]
        total = None if left is None else left - used
        return min(part for part in (per_move, total) if part is not None) / 1000

    def next_out(self, at: int) -> tuple[Seat, float] | None:
        """Whose time is over first, and in how many seconds."""
        running = [(seat, self.seconds_left(seat, at)) for seat in self.since]
        known = [(seat, left) for seat, left in running if left is not None]
        return min(known, key=lambda pair: pair[1], default=None)
