"""How a block is placed on a screen: on the tower as it was left, by the hand whose turn it is.

A tower stands as the last deed left it that had exactly its blocks. So what the rules take back is
back as it was: a try that did not raise it (B7), a giver's fall.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from ludotheque.contract import Move, Scene, Setting
from ludotheque.games.bausack.blocks import BLOCKS, BlockId
from ludotheque.games.bausack.hand import height_of
from ludotheque.games.bausack.moves import Stood
from ludotheque.games.bausack.position import BausackPosition
from ludotheque.games.bausack.wood import shape_of

if TYPE_CHECKING:
    from ludotheque.hands.placing import Laid

Scenes = Sequence[tuple[Setting, Scene]]
Tremor = Literal["usual", "more", "much"]
TREMOR: dict[Tremor, float] = {"usual": 1.0, "more": 1.6, "much": 2.5}  # times what hands do


def deed(p: BausackPosition, scenes: Scenes, dice: str, *, raising: bool) -> Setting | Move | None:
    match p.stage:
        case "rebuild" | "measure":  # it stands as it did, and nobody need touch it
            return Stood(height_of(p, p.to))
        case "place" if p.hand is not None and p.tower is not None:
            return _placing(p, p.towers[p.tower], p.hand, scenes, dice, raising)
        case _:
            return None


def trembling(setting: Setting, much: Tremor) -> Setting:
    """As the table has chosen it, for all hands alike."""
    if much == "usual":
        return setting
    return structs.replace(setting, what={**setting.what, "tremor": TREMOR[much]})


def stands(p: BausackPosition, scenes: Scenes) -> Scene:
    """Every tower that hands have built, by its owner: each block with its place, in metres, and
    its turning, as finely as is seen."""
    built = {owner: _scene(blocks, scenes) for owner, blocks in p.towers.items() if blocks}
    return {
        str(owner): [
            {"id": laid["id"], "place": _seen(laid["place"]), "turn": _seen(laid["turn"])}
            for laid in scene["blocks"]
        ]
        for owner, scene in built.items()
        if scene is not None
    }


def _seen(numbers: Sequence[float]) -> list[float]:
    return [round(number, 5) for number in numbers]


def _placing(
    p: BausackPosition,
    blocks: tuple[BlockId, ...],
    hand: BlockId,
    scenes: Scenes,
    dice: str,
    raising: bool,
) -> Setting | None:
    from ludotheque.hands import placing  # with the physics, which no rule needs

    tower = _left(blocks, scenes)
    if tower is None:
        return None  # no hand has built it: none builds on it
    shape = shape_of(BLOCKS[hand])
    what = placing.Placing(
        tower,
        placing.taken(tower, hand, shape),
        bases=p.variant == "threereds",
        raising=raising,
        ways=placing.ways(shape),
    )
    return placing.setting(what, p.to, dice)


def _left(blocks: tuple[BlockId, ...], scenes: Scenes) -> "tuple[Laid, ...] | None":
    from ludotheque.hands.placing import blocks_of

    if not blocks:
        return ()
    scene = _scene(blocks, scenes)
    return None if scene is None else blocks_of(scene)


def _scene(blocks: tuple[BlockId, ...], scenes: Scenes) -> Scene | None:
    """The last that a deed left with exactly these blocks."""
    these = set(blocks)
    for _, scene in reversed(scenes):
        if {laid["id"] for laid in scene["blocks"]} == these:
            return scene
    return None
