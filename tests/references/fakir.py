"""Fakir, from its rule sheet and the rulings F1 to F9, with the 27 crossings spelt out."""

COLUMNS = "abc"
ROWS = "123"
LEVELS = (1, 2, 3)  # from the lowest
HOLES = [column + row for column in COLUMNS for row in ROWS]
COLOURS = ("red", "green", "blue", "yellow")
STICKS = {2: 10, 3: 7, 4: 5}  # F1, in each hand, by the number of players; 5 also in teams

Crossing = tuple[str, int]  # a hole of the top, and a level


def holes_of(line: str) -> list[str]:
    """The three top holes above a line: "2@3" lies below a2, b2, c2, "b@1" below b1, b2, b3."""
    return [hole for hole in HOLES if line[0] in hole]


def level_of(line: str) -> int:
    return int(line[2])


def crossings_of(line: str) -> set[Crossing]:
    return {(hole, level_of(line)) for hole in holes_of(line)}


LINES = [f"{name}@{level}" for name in COLUMNS + ROWS for level in LEVELS]


class Reference:
    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        if players not in STICKS:
            raise ValueError(f"Fakir is for 2 to 4 players, not {players}")
        if not 1 <= first <= players:
            raise ValueError(f"no seat {first}")
        self.teams = bool(options.get("teams", False))
        if self.teams and players != 4:
            raise ValueError("teams are two against two")
        self.drop_through = bool(options.get("drop_through", False))
        self.seats = list(range(1, players + 1))
        sides = 2 if self.teams else players
        self.colours = {seat: COLOURS[(seat - 1) % sides] for seat in self.seats}  # F1
        self.hands = dict.fromkeys(self.seats, STICKS[players])
        self.horizontal: dict[str, str] = {}  # line: colour
        self.vertical: dict[str, str] = {}  # hole: colour
        self.rests_on: dict[str, int] = {}  # hole: level of the stick its vertical stick rests on
        self.turn = first
        self.waiting: list[int] = []  # chance never has a part
        self.over = False
        self.winners: set[int] = set()

    # What can be seen

    @property
    def to_act(self) -> list[int]:
        return [] if self.over else [self.turn]

    @property
    def scores(self) -> dict[int, int]:
        return {seat: self.sticks_left(self.colours[seat]) for seat in self.seats}

    def in_block(self, colour: str) -> int:
        sticks = [*self.horizontal.values(), *self.vertical.values()]
        return sticks.count(colour)

    def side(self, colour: str) -> set[int]:
        return {seat for seat in self.seats if self.colours[seat] == colour}

    def sticks_left(self, colour: str) -> int:
        return sum(self.hands[seat] for seat in self.side(colour)) + self.in_block(colour)

    def out(self) -> set[int]:
        """F8"""
        return {seat for seat in self.seats if self.sticks_left(self.colours[seat]) == 0}

    def is_passed_over(self, seat: int) -> bool:
        """Out, or in teams with nothing to play with while the partner has sticks. F8"""
        return self.hands[seat] == 0 and self.in_block(self.colours[seat]) == 0

    def lying(self) -> set[Crossing]:
        """The crossings that horizontal sticks fill."""
        return {crossing for line in self.horizontal for crossing in crossings_of(line)}

    def standing(self) -> set[Crossing]:
        """The crossings that vertical sticks fill. F3"""
        return {
            (hole, level)
            for hole, support in self.rests_on.items()
            for level in LEVELS
            if level > support
        }

    def stop_below(self, hole: str, start: int) -> int | None:
        """Where a vertical stick that falls from above the level `start` comes to rest. F3, F5"""
        stops = [level for level in LEVELS if level <= start and (hole, level) in self.lying()]
        return max(stops, default=None)

    def resting_on(self, line: str) -> list[str]:
        """The holes whose vertical sticks rest on this horizontal stick."""
        return [hole for hole in holes_of(line) if self.rests_on.get(hole) == level_of(line)]

    def own_holes(self) -> set[str]:
        """The holes with a vertical stick of the acting side."""
        return {hole for hole, colour in self.vertical.items() if colour == self.my_colour}

    @property
    def my_colour(self) -> str:
        return self.colours[self.turn]

    # The legal moves

    def moves(self) -> set[str]:
        if self.over:
            return set()
        return self.placements() | self.pulls() or self.forced_removals()

    def placements(self) -> set[str]:
        if self.hands[self.turn] == 0:
            return set()
        filled = self.lying() | self.standing()
        flat = {f"H {line}" for line in LINES if not crossings_of(line) & filled}  # F2
        upright = {
            f"V {hole}"
            for hole in HOLES
            if hole not in self.vertical  # F3
            and (self.drop_through or self.stop_below(hole, max(LEVELS)) is not None)  # F4
        }
        return flat | upright

    def pulls(self) -> set[str]:
        if len(self.own_holes()) < 2:  # F5
            return set()
        found: set[str] = set()
        for line, colour in self.horizontal.items():
            if not self.resting_on(line):  # F5: a vertical stick must sink
                continue
            remaining = self.own_holes() - self.lost_by_taking(line)
            if colour == self.my_colour or not remaining:  # F6
                found.add(f"R {line}")
            else:
                found.update(f"R {line} {hole}" for hole in remaining)
        return found

    def lost_by_taking(self, line: str) -> set[str]:
        """The holes whose vertical sticks would disappear, were this horizontal stick taken."""
        below = level_of(line) - 1
        return {hole for hole in self.resting_on(line) if self.stop_below(hole, below) is None}

    def forced_removals(self) -> set[str]:
        """F7"""
        found = {f"X {hole}" for hole in self.own_holes()}
        found |= {f"X {line}" for line, c in self.horizontal.items() if c == self.my_colour}
        if self.hands[self.turn] > 0:
            found.add("X hand")
        return found

    # What moves do

    def chance(self, seat: int, what: str) -> None:
        raise ValueError(f"chance has no part in Fakir: {what} for seat {seat}")

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"not a legal move: {text}")
        kind, *where = text.split()
        if kind == "H":
            self.hands[self.turn] -= 1
            self.horizontal[where[0]] = self.my_colour
        elif kind == "V":
            self.hands[self.turn] -= 1
            self.drop(where[0])
        elif kind == "R":
            self.pull(where[0], where[1] if len(where) == 2 else None)
        else:
            self.remove(where[0])
        self.end_turn()

    def drop(self, hole: str) -> None:
        stop = self.stop_below(hole, max(LEVELS))
        if stop is not None:  # F4: otherwise it is lost
            self.vertical[hole] = self.my_colour
            self.rests_on[hole] = stop

    def take_out(self, line: str) -> str:
        """Take a horizontal stick out, let what rested on it sink, and give its colour. F5"""
        sinking = self.resting_on(line)
        colour = self.horizontal.pop(line)
        for hole in sinking:
            stop = self.stop_below(hole, level_of(line))
            if stop is None:
                del self.vertical[hole]
                del self.rests_on[hole]
            else:
                self.rests_on[hole] = stop
        return colour

    def pull(self, line: str, swapped: str | None) -> None:
        """F6"""
        pulled = self.take_out(line)
        if pulled == self.my_colour:
            self.hands[self.turn] += 1
        elif swapped is not None:
            self.vertical[swapped] = pulled  # same hole, same depth
            self.hands[self.turn] += 1
        else:
            self.hands[self.owner_to_repay(pulled)] += 1

    def owner_to_repay(self, colour: str) -> int:
        """Whose hand a pulled stick returns to: in teams, the opponent just before. F6"""
        if self.teams:
            return self.seat_before(self.turn)
        (owner,) = self.side(colour)
        return owner

    def remove(self, what: str) -> None:
        """F7"""
        if what == "hand":
            self.hands[self.turn] -= 1
        elif what in self.horizontal:
            self.take_out(what)
        else:
            del self.vertical[what]
            del self.rests_on[what]

    def seat_before(self, seat: int) -> int:
        return seat - 1 if seat > 1 else len(self.seats)

    def seat_after(self, seat: int) -> int:
        return seat % len(self.seats) + 1

    def end_turn(self) -> None:
        """F8"""
        sides_in = {self.colours[seat] for seat in self.seats if seat not in self.out()}
        if len(sides_in) <= 1:
            self.over = True
            # With nobody left, who has just played has played last.
            self.winners = self.side(sides_in.pop() if sides_in else self.my_colour)
            return
        self.turn = self.seat_after(self.turn)
        while self.is_passed_over(self.turn):
            self.turn = self.seat_after(self.turn)

    def picture(self) -> dict[str, object]:
        return {
            "hands": dict(self.hands),
            "horizontal": dict(self.horizontal),
            "vertical": {
                hole: (colour, self.rests_on[hole]) for hole, colour in self.vertical.items()
            },
            "out": sorted(self.out()),
        }
