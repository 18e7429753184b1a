"""Every hand trembles, on every device alike: nobody places to the micron."""

import numpy as np

from ludotheque.physics.poses import Array
from ludotheque.physics.settings import (
    CALM_TILT,
    CALMING,
    FRAMES,
    PATIENCE,
    QUICK,
    QUICK_TILT,
    QUICK_TURN,
    SHAKE,
    SHAKING,
    SWAYING,
    TIRING,
)

WAVES = 3  # that are laid over one another for each direction


class Tremor:
    """All of it is drawn when the block is taken in hand; then it follows from what the hand does.

    `more`: so many times what a hand trembles by itself, a handicap.
    """

    def __init__(self, dice: np.random.Generator, more: float = 1.0) -> None:
        self.more = more
        self.unrest = 1.0  # of 1: the block was just picked up
        self.still = 0.0  # seconds that it has been held so
        shaking = dice.uniform(*SHAKING, (3, WAVES)), dice.uniform(0, 2 * np.pi, (3, WAVES))
        swaying = dice.uniform(*SWAYING, (2, WAVES)), dice.uniform(0, 2 * np.pi, (2, WAVES))
        self._shaking, self._swaying = shaking, swaying

    def feel(self, speed: float, turning: float) -> None:
        """A frame in which the hand moved and turned so quickly: metres and radians a second."""
        quick = min(1.0, speed / QUICK + turning / QUICK_TURN)
        self.unrest = max(quick, self.unrest * np.exp(-1 / (CALMING * FRAMES)))
        self.still = 0.0 if quick > 0.1 else self.still + 1 / FRAMES

    @property
    def tilt(self) -> float:
        """How far the block tilts now, in radians, typically."""
        tired = min(1.0, max(0.0, (self.still - PATIENCE) / TIRING))
        degrees = CALM_TILT + (QUICK_TILT - CALM_TILT) * max(self.unrest, tired)
        return float(np.radians(self.more * degrees))

    def shift(self, seconds: float) -> Array:
        """Away from the target, in metres."""
        return self.more * SHAKE * _waves(self._shaking, seconds)

    def sway(self, seconds: float) -> Array:
        """Round the two axes of the table, in radians."""
        return self.tilt * _waves(self._swaying, seconds)


def _waves(drawn: tuple[Array, Array], seconds: float) -> Array:
    """A value for each direction, of a typical size of 1."""
    often, begun = drawn
    waves: Array = np.sqrt(2 / WAVES) * np.sin(2 * np.pi * often * seconds + begun).sum(axis=1)
    return waves
