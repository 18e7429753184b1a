"""How good is this hand? Judged from the deeds that everybody has seen."""

from collections.abc import Callable
from math import exp

GRID = tuple((step + 0.5) / 10 for step in range(10))
USUAL, SPREAD = 0.5, 0.15  # before anything was seen
HARDLY = 1e-3  # of any deed: one surprise must not settle it


class Judged:
    """What is believed of one hand: how likely each skill is."""

    def __init__(self) -> None:
        self.belief = [exp(-((skill - USUAL) ** 2) / (2 * SPREAD**2)) for skill in GRID]

    def saw(self, chance: Callable[[float], float]) -> None:
        """A deed was seen that a hand of some skill does with this chance."""
        self.belief = [b * max(chance(s), HARDLY) for b, s in zip(self.belief, GRID, strict=True)]
        whole = sum(self.belief)
        self.belief = [b / whole for b in self.belief]

    @property
    def skill(self) -> float:
        """To the nearest twentieth: odds are kept by skill."""
        mean = sum(b * s for b, s in zip(self.belief, GRID, strict=True)) / sum(self.belief)
        return round(20 * mean) / 20
