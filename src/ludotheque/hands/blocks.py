"""How a hand fares with wooden blocks: will it stand, and how much higher is the tower then?"""

from ludotheque.hands.skill import chance_of

Size = tuple[int, int, int]

FIRM_START = 0.3  # a plain block on a low tower is nearly safe, even for a clumsy hand
WEIGHT = 0.7  # of the block's own difficulty
A_BLOCK_MORE = 0.02
A_METRE_MORE = 0.5

FLAT, ON_EDGE, ON_END = 0.6, 0.25, 0.15  # how often a block is laid so, where it has a choice
BESIDE = 0.15  # how often it comes to lie lower down, where it need not raise the tower
IN_VAIN = 0.04  # and where it must


def stands(difficulty: float, blocks: int, height: int, skill: float) -> float:
    """How likely a block of this difficulty stands on a tower of so many blocks and millimetres."""
    effort = WEIGHT * difficulty + A_BLOCK_MORE * blocks + A_METRE_MORE * height / 1000
    return chance_of(effort - FIRM_START, skill)


def gains(size: Size, base: bool, raising: bool) -> list[tuple[int, float]]:
    """Typical gains in height of a block that stands, in millimetres, with their shares of 1."""
    flat, edge, end = sorted(size)
    shares: dict[int, float] = {} if base else {0: IN_VAIN if raising else BESIDE}
    left = 1 - sum(shares.values())
    for gain, share in ((flat, FLAT), (edge, ON_EDGE), (end, ON_END)):
        shares[gain] = shares.get(gain, 0.0) + left * share
    return list(shares.items())
