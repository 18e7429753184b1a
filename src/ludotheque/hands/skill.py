"""How likely a hand is to manage something: one curve for every deed of every game."""

from math import exp

STEEPNESS = 6.0
LEVELS = {"novice": 0.35, "casual": 0.5, "club": 0.65, "expert": 0.8, "master": 0.95}  # of bots


def chance_of(difficulty: float, skill: float) -> float:
    """A hand of this skill doing a deed of this difficulty, both from 0 to 1; equal: one in two."""
    return 1.0 / (1.0 + exp(-STEEPNESS * (skill - difficulty)))
