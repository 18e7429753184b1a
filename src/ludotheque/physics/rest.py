"""Has it come to rest?"""

from collections import deque
from typing import Literal

import numpy as np

from ludotheque.physics.poses import Array
from ludotheque.physics.settings import ARM, CREEPING, FRAMES, LOOKED_FOR, NO_REST, STILL
from ludotheque.physics.world import World

Word = Literal["moves", "rests", "never"]


class Rest:
    """Looks at a world every frame, from the moment in which the hand opened."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._begun = world.frames
        self._seen = deque([world.places()], maxlen=FRAMES + 1)

    def look(self) -> Word:
        """To be asked after each frame."""
        self._seen.append(self.world.places())
        waited = (self.world.frames - self._begun) / FRAMES
        if len(self._seen) > FRAMES:
            enough = STILL if waited <= LOOKED_FOR else CREEPING
            if moved(self._seen[0], self._seen[-1]) < enough:
                return "rests"
        return "moves" if waited < NO_REST else "never"


def moved(before: Array, now: Array) -> float:
    """The farthest that any block has come, in metres; turning on the spot is moving too."""
    gone = np.linalg.norm(now[:, :3] - before[:, :3], axis=1)
    alike = np.minimum(1.0, np.abs((now[:, 3:] * before[:, 3:]).sum(axis=1)))
    return float((gone + ARM * 2 * np.arccos(alike)).max())
