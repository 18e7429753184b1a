"""Isis & Osiris, from its rule sheet and the rulings I1 to I6; chance is told, never drawn."""

from collections import Counter

COLUMNS = "abcdef"
ROWS = "123456"
CELLS = [column + row for column in COLUMNS for row in ROWS]
BOX = {"+1": 2, "+2": 6, "+3": 2, "+4": 1, "-1": 2, "-2": 6, "-3": 2, "-4": 1}
PAWNS = {2: 8, 3: 6, 4: 5}  # I1, by the number of players
TILES = {2: 11, 3: 7, 4: 5}  # I1


def beside(cell: str) -> list[str]:
    """The cells that touch this one orthogonally. I4"""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [COLUMNS[c] + ROWS[r] for c, r in near if 0 <= c < 6 and 0 <= r < 6]


def pawn_value(board: dict[str, str], cell: str) -> int:
    """The sum of the tiles beside the pawn on this cell. I4"""
    things = [board[near] for near in beside(cell) if near in board]
    return sum(int(thing[1:]) for thing in things if thing.startswith("T"))


def seat_score(board: dict[str, str], seat: int) -> int:
    return sum(pawn_value(board, cell) for cell, thing in board.items() if thing == f"P{seat}")


class Reference:
    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        if players not in PAWNS:
            raise ValueError(f"Isis & Osiris is for 2 to 4 players, not {players}")
        if not 1 <= first <= players:
            raise ValueError(f"no seat {first}")
        self.variant = str(options.get("variant", "standard"))
        if self.variant not in ("standard", "series", "stock"):
            raise ValueError(f"unknown variant: {self.variant}")
        self.games = int(str(options.get("games", 1)))
        if self.games < 1:
            raise ValueError("at least one game is played")
        # Whether tiles stay face up (I3) changes what people see, not what they may do.
        self.open = bool(options.get("open", False))
        self.seats = list(range(1, players + 1))
        self.totals = dict.fromkeys(self.seats, 0)
        self.over = False
        self.winners: set[int] = set()
        self.game = 0
        self.start_game(first)

    def start_game(self, starter: int) -> None:
        self.game += 1
        self.starter = starter
        self.turn = starter
        self.board: dict[str, str] = {}
        self.pawns = dict.fromkeys(self.seats, PAWNS[len(self.seats)])
        # Nobody has seen a tile: any that has not been turned up yet may be the next. I1, I2
        self.unseen = Counter(BOX)
        self.tiles: dict[int, int] = {}
        self.stock: int | None = None
        if self.variant == "stock":
            self.stock = self.unseen.total()  # I5
        else:
            self.tiles = dict.fromkeys(self.seats, TILES[len(self.seats)])
        self.held: str | None = None
        self.waiting: list[int] = []

    def left_of(self, seat: int) -> int:
        return seat % len(self.seats) + 1

    @property
    def scores(self) -> dict[int, int]:
        return dict(self.totals)

    @property
    def to_act(self) -> list[int]:
        return [] if self.over or self.waiting else [self.turn]

    def has_tile(self, seat: int) -> bool:
        if self.stock is not None:
            return self.stock > 0
        return self.tiles[seat] > 0

    def chance(self, seat: int, what: str) -> None:
        if seat not in self.waiting:
            raise ValueError(f"no tile is owed to seat {seat}")
        if self.unseen[what] < 1:
            raise ValueError(f"no tile {what} is left")
        self.unseen[what] -= 1
        if self.stock is not None:
            self.stock -= 1
        else:
            self.tiles[seat] -= 1
        self.held = what
        self.waiting.remove(seat)

    def moves(self) -> set[str]:
        if not self.to_act:
            return set()
        free = [cell for cell in CELLS if cell not in self.board]
        if self.held is not None:  # I2: who has turned a tile up must place it
            return {f"T {cell}" for cell in free}
        found: set[str] = set()
        if self.pawns[self.turn] > 0:
            found.update(f"P {cell}" for cell in free)
        if self.has_tile(self.turn):
            found.add("F")
        return found or {"pass"}  # I6

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"not a legal move: {text}")
        if text == "F":
            self.waiting = [self.turn]
            return
        if text.startswith("P "):
            self.pawns[self.turn] -= 1
            self.board[text[2:]] = f"P{self.turn}"
        elif text.startswith("T "):
            self.board[text[2:]] = f"T{self.held}"
            self.held = None
        if len(self.board) == len(CELLS):
            self.end_game()
        else:
            self.turn = self.left_of(self.turn)

    def end_game(self) -> None:
        """I4"""
        for seat in self.seats:
            self.totals[seat] += seat_score(self.board, seat)
        if self.game < self.games:
            self.start_game(self.left_of(self.starter))  # I5
        else:
            best = max(self.totals.values())
            self.over = True
            self.winners = {seat for seat in self.seats if self.totals[seat] == best}

    def picture(self) -> dict[str, object]:
        return {
            "game": self.game,
            "board": dict(self.board),
            "pawns": dict(self.pawns),
            "tiles": dict(self.tiles),
            "stock": self.stock,
            "held": self.held,
            "totals": dict(self.totals),
        }
