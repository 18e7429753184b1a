"""Fast dice for playouts and search. They never decide anything in a match."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.native import rule

FastDice = NDArray[np.uint64]
STEP = 0x9E3779B97F4A7C15  # from one throw to the next


def fast_dice(seed: int) -> FastDice:
    return np.array([seed], np.uint64)


def skip(rng: FastDice, throws: int) -> None:
    """As if so many numbers had been drawn."""
    rng[0] = (int(rng[0]) + throws * STEP) % 2**64


@rule
def below(rng: FastDice, n: int) -> int:
    """A number in 0..n-1 (splitmix64)."""
    rng[0] += np.uint64(STEP)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]
