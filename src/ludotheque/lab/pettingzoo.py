"""Every box as a PettingZoo environment: agents act one after the other (AEC), with action masks.

    from ludotheque.lab import pettingzoo
    env = pettingzoo.env("isis", players=2, options={"variant": "stock"})

Chance and the judge are inside: facts are drawn from the skill model. Where several seats choose
in secret at the same time they choose one after the other, and see nothing of each other's choice.
Where nobody ever chooses (Babel, blind) each attempt is a step with one legal action, the last.
"""

import random
from collections.abc import Mapping
from functools import cache
from io import StringIO
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Seat
from ludotheque.lab.judge import drawn_fact
from ludotheque.lab.observing import Observer
from ludotheque.lab.rewards import rewards
from ludotheque.match import Match
from ludotheque.words import Words

Observed = dict[str, NDArray[Any]]


def env(box: str, players: int | None = None, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers; see BoxEnv for the settings.

    An illegal action ends the match, with -1 for who chose it."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(BoxEnv(box, players, **settings), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class BoxEnv(AECEnv):  # type: ignore[misc]
    """Agents are called seat_1, seat_2, … An observation is a dict of two arrays:
    `observation`, made from the seat's view (see `layout`), and `action_mask`.

    Rewards come at the end, zero-sum by places (rewards.py).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        box: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        skill: float | Mapping[Seat, float] = bots.SKILL,  # of the hands, from 0 to 1
        recall: bool = False,  # observations keep what was seen once and lies face down now
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = shelf.game(box)
        self.players = players or self.game.card.players[0]
        self.options = dict(options or {})
        self.game.options(self.players, self.options)
        self.recall, self.render_mode = recall, render_mode
        seats = range(1, self.players + 1)
        self.skill = skill if isinstance(skill, Mapping) else dict.fromkeys(seats, skill)
        self.observer = Observer(self.game)
        self.metadata = {**self.metadata, "name": f"ludotheque_{box}_v{self.game.rules_version}"}
        self.seats: dict[str, Seat] = {f"seat_{seat}": seat for seat in seats}
        self.possible_agents = list(self.seats)
        self._rng: random.Random | None = None
        self.attempts = self._nobody_chooses()
        self.actions = self.game.actions + self.attempts

    def _nobody_chooses(self) -> bool:
        """Whether a match goes by from beginning to end with the hands alone."""
        state, rng = self.game.new(self.players, self.options, bytes(32)), random.Random(0)
        while state.to_act == (JUDGE,):
            state, _ = state.play(JUDGE, drawn_fact(state, self.skill, rng))
        return state.outcome is not None

    @property
    def layout(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """Where each part of an observation lies, and its shape."""
        return self.observer.layout

    @cache  # noqa: B019  # PettingZoo wants the very same space each time
    def observation_space(self, agent: str) -> Any:
        info = np.iinfo(self.observer.number)
        shown = spaces.Box(info.min, info.max, (self.observer.size,), self.observer.number)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": shown, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(self.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._rng is None:
            self._rng = random.Random(seed)
        self.match = Match(self.game, self.players, self.options, self._rng.randbytes(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observed:
        seat, state = self.seats[agent], self.match.state
        mask = np.zeros(self.actions, np.int8)
        if self.agent_selection == agent:
            mask[[choice.number for choice in state.moves(seat)]] = 1
            mask[self.game.actions :] = state.to_act == (JUDGE,)
        shown = self.observer.at(self.match, seat, self.recall)
        return {"observation": shown, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"it is the turn of {agent}, and there was no action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.attempts:
            self._attempt()
        else:
            self.match.play(self.seats[agent], self.game.numbered(int(action)))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _attempt(self) -> None:
        assert self._rng is not None
        self.match.play(JUDGE, drawn_fact(self.match.state, self.skill, self._rng))

    def _go_on(self) -> None:
        """To the next seat that has to choose, or the end."""
        while self.match.state.to_act == (JUDGE,) and not self.attempts:
            self._attempt()
        state = self.match.state
        if state.outcome is None:
            acting = state.attempt.by if state.attempt else state.to_act
            self.agent_selection = f"seat_{acting[0]}"
            return
        worth = rewards(state.outcome, state.sides)
        self.rewards = {agent: worth[seat] for agent, seat in self.seats.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as a spectator sees it; `human` prints it."""
        drawn = self.game.picture(self.match.state.view(None), Words(self.game.folder).say)
        if self.render_mode == "human":
            Console(highlight=False).print(drawn)
            return None
        text = StringIO()
        Console(file=text, highlight=False, width=120).print(drawn)
        return text.getvalue()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
