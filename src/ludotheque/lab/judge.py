"""The judge where no real hand plays: facts drawn from the skill model."""

import random
from collections.abc import Mapping

from ludotheque.contract import JUDGE, Move, Seat, State


def drawn_fact(state: State, skill: Mapping[Seat, float], rng: random.Random) -> Move:
    """One fact about the attempt that is awaited, as likely as hands of these skills make it."""
    odds = state.game.odds(state, skill)
    if not odds:  # the box does not say how likely its facts are
        return rng.choice(state.legal(JUDGE))
    return rng.choices([fact for fact, _ in odds], [likelihood for _, likelihood in odds])[0]
