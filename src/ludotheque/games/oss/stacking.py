"""How BadabOss is done on a screen: bones under the judge of blocks, the first one hollow side up.

A stack stands as the last deed left it. What falls leaves nothing: the next one begins anew.
"""

from collections.abc import Sequence

from ludotheque.contract import Scene, Setting
from ludotheque.games.oss.box import BONES, COLOURS
from ludotheque.games.oss.position import OssPosition

PATIENCE = 2  # full stacks, and hands begin to tremble more (O28):
MORE, MOST = 1.3, 4.0  # with each one so many times as much, and at most

Scenes = Sequence[tuple[Setting, Scene]]


def deed(p: OssPosition, scenes: Scenes, dice: str) -> Setting | None:
    """None: no hand has built what stands there, so none builds on it."""
    from ludotheque.hands import placing  # with the physics, which no rule needs

    bone = placing.Bone()
    ways = placing.ways(bone)
    left = [scene for _, scene in scenes if "blocks" in scene]
    if p.tower == 1:
        stack: tuple[placing.Laid, ...] = (placing.put(COLOURS[0], bone, ways[0]),)
    elif left and len(left[-1]["blocks"]) == p.tower:
        stack = placing.blocks_of(left[-1])
    else:
        return None
    what = placing.Placing(
        stack,
        placing.taken(stack, COLOURS[p.tower], bone, ways[0]),
        tremor=trembling(sum(len(scene["blocks"]) == BONES for scene in left)),
        ways=ways,
        measured=False,
    )
    return placing.setting(what, p.turn, dice)


def trembling(full: int) -> float:
    """After so many full stacks; among the best hands it must end, too."""
    return min(MOST, MORE ** max(0, full - PATIENCE + 1))
