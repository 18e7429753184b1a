"""Isis & Osiris as one writes it for PettingZoo in Python: the standard game for two, observed as a
board of planes with an action mask. Moves are numbered as ours are."""

import random
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from peers_openspiel import BAG, BESIDE, CELLS, FLIP, PASS, PAWN, TILE
from pettingzoo import AECEnv

PAWNS_EACH, TILES_EACH = 8, 11
PLANES = 4  # own pawns, the other's, tiles, and the value of the tile on view
FACE_DOWN = 3


class IsisEnv(AECEnv):  # type: ignore[misc]
    metadata: dict[str, Any] = {"name": "isis_v0", "render_modes": []}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.render_mode = None

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> Any:
        planes = spaces.Box(-4, 4, (PLANES, CELLS), np.int8)
        return spaces.Dict({"observation": planes, "action_mask": spaces.Box(0, 1, (74,), np.int8)})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(74)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.rng = random.Random(seed)
        self.pile = [v - 4 for v, n in enumerate(BAG) for _ in range(n)]
        self.rng.shuffle(self.pile)
        self.board = np.zeros(CELLS, np.int8)  # 0: free, 1 and 2: pawns, FACE_DOWN
        self.values = np.zeros(CELLS, np.int8)
        self.pawns, self.tiles = [PAWNS_EACH] * 2, [TILES_EACH] * 2
        self.held: int | None = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = "player_0"

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        me = self.possible_agents.index(agent)
        planes = np.zeros((PLANES, CELLS), np.int8)
        planes[0] = self.board == 1 + me
        planes[1] = self.board == 2 - me
        planes[2] = self.board == FACE_DOWN
        planes[3] = self.held or 0
        mask = np.zeros(74, np.int8)
        if agent == self.agent_selection:
            free = self.board == 0
            if self.held is not None:
                mask[TILE:PASS] = free
            else:
                if self.pawns[me]:
                    mask[PAWN:FLIP] = free
                mask[FLIP] = self.tiles[me] > 0
                mask[PASS] = not mask.any()
        return {"observation": planes, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        me = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action == FLIP:
            self.tiles[me] -= 1
            self.held = self.pile.pop()
        else:
            if self.held is not None:
                self.board[action - TILE] = FACE_DOWN
                self.values[action - TILE] = self.held
                self.held = None
            elif action != PASS:
                self.pawns[me] -= 1
                self.board[action - PAWN] = 1 + me
            if self.board.all():
                self.finish()
            self.agent_selection = self.possible_agents[1 - me]
        self._accumulate_rewards()

    def finish(self) -> None:
        mine, theirs = self.scores()
        won = (mine > theirs) - (mine < theirs)
        self.rewards = {"player_0": won, "player_1": -won}
        self.terminations = dict.fromkeys(self.agents, True)

    def scores(self) -> tuple[int, int]:
        points = [0, 0, 0]
        for cell in np.flatnonzero(self.board < FACE_DOWN):
            points[self.board[cell]] += sum(int(self.values[near]) for near in BESIDE[cell])
        return points[1], points[2]

    def close(self) -> None:
        """There is nothing to close."""
