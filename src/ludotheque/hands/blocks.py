"""How a hand fares with wooden blocks: will it stand, and how much higher is the tower then?"""

from ludotheque.hands.skill import chance_of

Size = tuple[int, int, int]

# Difficulties and tops are measured with the builder's model in the physics (docs/hands.md). What a
# tall tower costs, and how often there is another place than on the block placed last, are guesses.
A_BLOCK_MORE = 0.01
A_METRE_MORE = 0.1
ELSEWHERE = 0.5

FLAT, ON_EDGE, ON_END = 0.6, 0.25, 0.15  # how often a block is laid so, where it has a choice
BESIDE = 0.15  # how often it comes to lie lower down, where it need not raise the tower
IN_VAIN = 0.04  # and where it must


def stands(
    difficulty: float, top: float, blocks: int, height: int, skill: float, *, looked: bool = False
) -> float:
    """How likely a block of this difficulty stands on a tower of so many blocks and millimetres
    whose top makes it so much harder. `looked`: that is the best place there is."""
    effort = difficulty + A_BLOCK_MORE * blocks + A_METRE_MORE * height / 1000
    upon, beside = chance_of(effort + top, skill), chance_of(effort, skill)
    # Upon a base alone there is no other place.
    elsewhere = ELSEWHERE if blocks > 1 and not looked else 0.0
    return (1 - elsewhere) * upon + elsewhere * beside


def gains(size: Size, base: bool, raising: bool) -> list[tuple[int, float]]:
    """Typical gains in height of a block that stands, in millimetres, with their shares of 1."""
    flat, edge, end = sorted(size)
    shares: dict[int, float] = {} if base else {0: IN_VAIN if raising else BESIDE}
    left = 1 - sum(shares.values())
    for gain, share in ((flat, FLAT), (edge, ON_EDGE), (end, ON_END)):
        shares[gain] = shares.get(gain, 0.0) + left * share
    return list(shares.items())
