"""Many matches at once on as many machines as Ray has: a vectorised environment whose batch is
divided among actors. The same seed gives the same matches as in one process.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
import ray
from numpy.typing import NDArray

from ludotheque.lab import vector
from ludotheque.lab.cluster import cores, share
from ludotheque.lab.vector import Stepped

T = TypeVar("T")


@ray.remote
class Lanes:
    """Some of the matches."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.env = vector.VectorEnv(*given, **named)

    def reset(self, seed: int | None) -> Stepped:
        return self.env.reset(seed)

    def step(self, actions: NDArray[Any]) -> Stepped:
        return self.env.step(actions)

    def now(self) -> Stepped:
        return self.env.now

    def sample(self) -> NDArray[np.int64]:
        return self.env.sample()

    def work(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(self.env, *given)


class VectorEnv:
    """As that of `ludotheque.lab.vector`; without `actors` there is one for each core.

    What a step gives are arrays of its own: they stay as they are.
    """

    def __init__(
        self,
        box: str,
        batch: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        actors: int = 0,
        seed: int = 0,
        recall: bool = False,
    ) -> None:
        many = min(actors or cores(), batch)
        self.batch = batch
        self.lanes = [range(*ends) for ends in pairwise(batch * n // many for n in range(many + 1))]
        given = (box, batch, players, dict(options or {}))
        made = Lanes.options(num_cpus=share(many))  # type: ignore[attr-defined]
        self.actors: list[Any] = [
            made.remote(*given, seed=seed, recall=recall, lanes=lanes) for lanes in self.lanes
        ]
        self._now: Stepped | None = None

    def reset(self, seed: int | None = None) -> Stepped:
        """New matches everywhere. Without a seed they are other ones than before."""
        self._now = _together([actor.reset.remote(seed) for actor in self.actors])
        return self._now

    def step(self, actions: NDArray[Any]) -> Stepped:
        """One action in every match. If any is illegal, ValueError, and nothing has changed."""
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.batch,):
            raise ValueError(f"{self.batch} actions are needed, and these have shape {given.shape}")
        if self._now is None:
            self._now = _together([actor.now.remote() for actor in self.actors])
        vector.refuse_illegal(given, self._now.masks)
        parts = zip(self.actors, self.lanes, strict=True)
        self._now = _together([a.step.remote(given[r.start : r.stop]) for a, r in parts])
        return self._now

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every match."""
        return np.concatenate(ray.get([actor.sample.remote() for actor in self.actors]))

    def each(self, work: Callable[..., T], *given: Any) -> list[T]:
        """`work(env, *given)` where the matches are, with the environment of those that are there:
        for a policy that plays beside them. What each has returned."""
        self._now = None
        found: list[T] = ray.get([actor.work.remote(work, *given) for actor in self.actors])
        return found

    def close(self) -> None:
        for actor in self.actors:
            ray.kill(actor)


def _together(answers: Sequence[Any]) -> Stepped:
    parts = ray.get(list(answers))
    return Stepped(*map(np.concatenate, zip(*parts, strict=True)))
