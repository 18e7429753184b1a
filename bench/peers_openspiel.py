"""Isis & Osiris as one writes it for OpenSpiel in Python: the standard game, every tile that was
turned up kept in the state. Moves are numbered as ours are, so that matches can be compared."""

from typing import Any

import pyspiel

CELLS = 36
PAWN, FLIP, TILE, PASS = 0, 36, 37, 73
VALUES = (-4, -3, -2, -1, 0, 1, 2, 3, 4)
BAG = (1, 2, 6, 2, 0, 2, 6, 2, 1)
PAWNS_EACH, TILES_EACH = {2: 8, 3: 6, 4: 5}, {2: 11, 3: 7, 4: 5}
FREE, FIRST_TILE = 0, 10  # a cell: FREE, 1 + player, or FIRST_TILE + value
BESIDE = [
    [c + step for step, ok in ((-6, c >= 6), (6, c < 30), (-1, c % 6), (1, c % 6 < 5)) if ok]
    for c in range(CELLS)
]

KIND = pyspiel.GameType(
    short_name="python_isis",
    long_name="Python Isis & Osiris",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class IsisGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        players = (params or {}).get("players", 2)
        info = pyspiel.GameInfo(
            num_distinct_actions=74,
            max_chance_outcomes=9,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=170,
        )
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> "IsisState":
        return IsisState(self)


class IsisState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: IsisGame) -> None:
        super().__init__(game)
        players = game.num_players()
        self.board = bytes(CELLS)  # OpenSpiel deep-copies states: bytes cost it nothing
        self.pawns = (PAWNS_EACH[players],) * players
        self.tiles = (TILES_EACH[players],) * players
        self.bag: tuple[int, ...] = BAG
        self.player = 0
        self.held: int | None = None
        self.turning = False
        self.over = False

    def current_player(self) -> int:
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.turning else self.player

    def is_terminal(self) -> bool:
        return self.over

    def _legal_actions(self, player: int) -> list[int]:
        free = [cell for cell, sign in enumerate(self.board) if sign == FREE]
        if self.held is not None:
            return [TILE + cell for cell in free]
        actions = [PAWN + cell for cell in free] if self.pawns[player] else []
        if self.tiles[player]:
            actions.append(FLIP)
        return actions or [PASS]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = sum(self.bag)
        return [(outcome, n / left) for outcome, n in enumerate(self.bag) if n]

    def _apply_action(self, action: int) -> None:
        if self.turning:
            self.bag = one_less(self.bag, action)
            self.held = VALUES[action]
            self.turning = False
        elif action == FLIP:
            self.tiles = one_less(self.tiles, self.player)
            self.turning = True
        else:
            if self.held is not None:
                self.put(action - TILE, FIRST_TILE + self.held)
                self.held = None
            elif action != PASS:
                self.pawns = one_less(self.pawns, self.player)
                self.put(action - PAWN, 1 + self.player)
            self.player = (self.player + 1) % len(self.pawns)

    def put(self, cell: int, sign: int) -> None:
        self.board = self.board[:cell] + bytes((sign,)) + self.board[cell + 1 :]
        self.over = FREE not in self.board

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def scores(self) -> list[int]:
        points = [0] * len(self.pawns)
        for cell, sign in enumerate(self.board):
            if FREE < sign < 5:
                beside = (self.board[near] for near in BESIDE[cell])
                points[sign - 1] += sum(other - FIRST_TILE for other in beside if other > 4)
        return points

    def returns(self) -> list[float]:
        if not self.over:
            return [0.0] * len(self.pawns)
        points = self.scores()
        others = len(points) - 1
        return [sum((mine > p) - (mine < p) for p in points) / others for mine in points]

    def __str__(self) -> str:
        return f"{list(self.board)} {self.player} {self.held}"


def one_less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


pyspiel.register_game(KIND, IsisGame)
