"""What the builder's model achieves with every block and on top of every block: placings.json.

    python scripts/measure_blocks.py            goes on where it was left, some twenty minutes
    python scripts/measure_blocks.py --anew     after a change of the physics or the model

Then `python scripts/fit_blocks.py`.
"""

import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.games.bausack.blocks import BASES, BLOCKS, LISTED, BlockId
from ludotheque.games.bausack.wood import shape_of, solid_of
from ludotheque.hands.builder import Builder, Skill
from ludotheque.hands.placing import Laid, Placing, setting, taken
from ludotheque.hands.spots import spots
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.lowering import Lowering
from ludotheque.physics.poses import Pose, upright
from ludotheque.physics.settings import HOVER
from ludotheque.physics.world import World

PLACINGS = Path(__file__).parents[1] / "bench" / "placings.json"
PLAIN_TOP: BlockId = "cube-3"  # 30 mm wide
PLAIN = ("cube-2", "cuboid-8", "cylinder-4")  # blocks that anybody can place
SKILLS = (0.0, 0.5, 1.0)
PAIRS = 60  # of blocks and tops at a time
TOWERS, TALLEST = 2, 9
SAG = 0.0000015


class Case(NamedTuple):
    block: BlockId
    top: BlockId
    tower: int  # 0: the top stands on a base; else the number of a tower
    blocks: int  # of the tower
    skill: float
    seed: int


def cases() -> Iterator[Case]:
    """Whatever part of it is done says something of everything."""
    ids, dice = sorted(LISTED), random.Random(1)
    for seed, plain in enumerate(PLAIN):
        for skill in SKILLS:
            for block in ids:
                yield Case(block, PLAIN_TOP, 0, 2, skill, seed)
            for top in ids:
                yield Case(plain, top, 0, 2, skill, seed)
            for number in range(PAIRS):
                block, top = dice.sample(ids, 2)
                yield Case(block, top, 0, 2, skill, number)
        for skill in SKILLS:
            for tower in range(1, TOWERS + 1):
                for blocks in range(3, TALLEST + 1, 3):
                    yield Case(plain, "", tower, blocks, skill, seed)


@cache
def on_base(top: BlockId) -> tuple[Laid, ...]:
    """A base and one block on it, as it lies in the catalogue."""
    base = BASES["bausack"][0]
    solid = solid_of(base)
    laid = Laid("base", shape_of(BLOCKS[base]), (0.0, 0.0, 0.0), upright((0.0, 0.0, -1.0)), True)
    height = solid.centre[2] / 1000 + HOVER - SAG
    tower = (Laid(laid.id, laid.shape, (0.0, 0.0, height), laid.turn, True),)
    return (*tower, _laid(tower, top))


def _laid(tower: tuple[Laid, ...], block: BlockId) -> Laid:
    pose = _lowered(tower, block)
    x, y, z = pose.place
    return Laid(block, shape_of(BLOCKS[block]), (x, y, z + SAG), pose.turn)


def _lowered(tower: tuple[Laid, ...], block: BlockId) -> Pose:
    solid = solid_of(block)
    turn = upright(solid.faces[0].down)
    x, y, _ = tower[-1].place
    return Lowering([laid.body for laid in tower], solid).land(x, y, turn).pose


@cache
def grown(number: int) -> tuple[tuple[Laid, ...], ...]:
    """A tower as it grows, each block on its soundest spot; those at rest."""
    dice, tower = random.Random(number), on_base(PLAIN_TOP)
    found = [tower]
    while len(tower) < TALLEST:
        block = dice.choice([b for b in sorted(LISTED) if b not in {laid.id for laid in tower}])
        best = max(
            spots([laid.body for laid in tower], solid_of(block)),
            key=lambda spot: min(spot.margin, 0.005) + 0.05 * spot.gain,
            default=None,
        )
        if best is None or best.margin < 0.003:
            continue
        higher = (*tower, Laid(block, shape_of(BLOCKS[block]), *best.pose))
        world = World([laid.body for laid in higher], frozen=False)
        for _ in range(90):
            world.frame()
        if world.on_table() == {"base"}:
            tower = tuple(Laid(b.id, b.shape, *world.pose(b.id), b.base) for b in higher)
            found.append(tower)
    return tuple(found)


@cache
def goal(tower: tuple[Laid, ...], block: BlockId) -> Pose:
    """The soundest spot; where there is none, over the middle of the top."""
    found = spots([laid.body for laid in tower], solid_of(block))
    best = max(found, key=lambda spot: spot.margin, default=None)
    return best.pose if best else _lowered(tower, block)


def tried(case: Case) -> dict[str, object]:
    if case.tower:
        tower = grown(case.tower)[case.blocks - 2]
    else:
        tower = on_base(case.top)
    what = Placing(tower, taken(tower, "it", shape_of(BLOCKS[case.block])))
    dice = random.Random(f"{case}")
    deed = PlacingDeed(setting(what, 1, dice.randbytes(32).hex()))
    builder = Builder(goal(tower, case.block), Skill.of(case.skill), dice)
    while not deed.end:
        if (data := builder.move(deed)) is not None:
            deed.hear(1, data)
        deed.step()
    return {
        "block": case.block,
        "top": tower[-1].id,
        "blocks": len(tower),
        "height": round(1000 * max(laid.top for laid in tower)),
        "skill": case.skill,
        "stood": int(deed.end.fact != what.fell),
    }


def main() -> None:
    done: list[dict[str, object]] = []
    if PLACINGS.exists() and "--anew" not in sys.argv:
        done = json.loads(PLACINGS.read_text())
    for number, case in enumerate(cases()):
        if number < len(done):
            continue
        done.append(tried(case))
        if number % 20 == 19:
            _keep(done)
            print(f"{number + 1} placings", flush=True)
    _keep(done)


def _keep(done: list[dict[str, object]]) -> None:
    lines = ",\n".join(json.dumps(one) for one in done)
    PLACINGS.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
