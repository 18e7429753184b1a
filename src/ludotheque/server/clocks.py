"""Time at the table: none, so long for each move, or a total with an increment."""

from ludotheque.contract import Seat
from ludotheque.twins import twin
from ludotheque.wire import Clock


class Clocks:
    """Folded from the log: each entry says how long it took. Time that was used is never given
    back, whatever stops a clock in between."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        total = None if clock.total is None else clock.total * 1000
        seats = range(1, players + 1)
        self.left = dict.fromkeys(seats, total)  # milliseconds of the total
        self.used = dict.fromkeys(seats, 0)  # milliseconds of the move that is being thought about
        self.lent = dict.fromkeys(seats, 0)  # milliseconds of it in which a bot sat there
        self.running: frozenset[Seat] = frozenset()
        self.bots: frozenset[Seat] = frozenset()  # to move for somebody who may come back
        self.ticking = clock.move is not None or clock.total is not None

    def copy(self) -> "Clocks":
        if not self.ticking:
            return self  # nothing ever changes
        other = twin(self)
        other.left, other.used, other.lent = self.left.copy(), self.used.copy(), self.lent.copy()
        return other

    def passed(self, milliseconds: int) -> None:
        """So long the running clocks have run."""
        for seat in self.running:
            self._spend(seat, milliseconds)
        for seat in self.bots:
            self.lent[seat] += milliseconds

    def came_back(self, seat: Seat) -> None:
        """Somebody for whom a bot was to move, and has not: it was their own turn all the time, or
        a bot that sits down and gets up would be time to think."""
        self._spend(seat, self.lent[seat])
        self.lent[seat] = 0

    def _spend(self, seat: Seat, milliseconds: int) -> None:
        self.used[seat] += milliseconds
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left - milliseconds

    def moved(self, seat: Seat, *, gains: bool, owes: bool = True) -> None:
        """A seat has made its move. It gains the increment, unless a bot has moved for it. After a
        deed nobody owes what it took beyond their time: the hand was open by then."""
        if not self.ticking:
            return
        self.used[seat] = self.lent[seat] = 0
        left = self.left[seat]
        if left is not None:
            left = left if owes else max(0, left)
            self.left[seat] = left + (self.clock.increment * 1000 if gains else 0)

    def seconds_left(self, seat: Seat, since: float = 0.0) -> float | None:
        """`since` seconds after the last entry. None without a clock; below zero: over."""
        if not self.ticking:
            return None
        running = since * 1000 if seat in self.running else 0.0
        move, left = self.clock.move, self.left[seat]
        per_move = None if move is None else move * 1000 - self.used[seat]
        return (min(part for part in (per_move, left) if part is not None) - running) / 1000

    def next_out(self, since: float = 0.0) -> tuple[Seat, float] | None:
        """Whose time is over first, and in how many seconds."""
        if not self.running:
            return None
        known = [(seat, self.seconds_left(seat, since)) for seat in sorted(self.running)]
        running = [(seat, left) for seat, left in known if left is not None]
        return min(running, key=lambda pair: pair[1], default=None)
