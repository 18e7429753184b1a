"""Wooden blocks: how much faster than the clock a tower of twenty moves, on one core.

    python bench/blocks.py

Nothing sleeps. A trembling hand presses one more block on the tower; then a block half way up is
struck, and everything collapses. By processor time, with the hand's own; the middle one of several
towers, and the slowest.
"""

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from results import console, keep
from run import on_one_core

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.physics.towers import sound_tower

from ludotheque.games.bausack.blocks import BLOCKS, LISTED
from ludotheque.games.bausack.wood import solid_of
from ludotheque.physics.hand import Hand
from ludotheque.physics.poses import UNTURNED, Pose, stood_at
from ludotheque.physics.settings import FRAMES
from ludotheque.physics.tremor import Tremor
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World

TOWERS, TALL = 5, 20
PRESSED, COLLAPSING = 4.0, 2.0  # seconds
STRUCK = 1.0  # metres a second
CUBOIDS = tuple(sorted(b for b in LISTED if BLOCKS[b].kind in ("cuboid", "cube")))
IT = "cuboid-8"


def main() -> int:
    on_one_core()
    towers = {
        "cuboids": [sound_tower(seed, TALL, among=CUBOIDS) for seed in range(TOWERS)],
        "kinds": [sound_tower(seed, TALL) for seed in range(TOWERS)],
    }
    speeds = {name: [pressed(tower) for tower in each] for name, each in towers.items()}
    speeds["collapsing"] = [collapsing(tower) for tower in towers["kinds"]]
    found = {}
    for name, each in speeds.items():
        found[name], found[f"{name}_slowest"] = statistics.median(each), min(each)
        console.print(f"{name}: {statistics.median(each):.1f} times real time, {min(each):.1f}")
    keep({"blocks": found})
    return 0


def pressed(tower: Sequence[Body]) -> float:
    solid = solid_of(IT)
    x, y, z = tower[-1].pose.place
    top = World(tower, frozen=False).height() / 1000
    over = stood_at(solid, x, y, top + 0.02)
    world = World([*tower, Body("it", solid, over)], held="it", frozen=False)
    hand = Hand(world, Tremor(np.random.default_rng(1)))
    down = Pose((x, y, z), UNTURNED)  # deeper than it can go

    def frame() -> None:
        hand.aim(*down)
        hand.frame()

    while not world.touches("it"):
        frame()
    return _times_real_time(frame, PRESSED)


def collapsing(tower: Sequence[Body]) -> float:
    world = World(tower, frozen=False)
    struck = len(tower) // 3
    world.data.qvel[6 * struck] = STRUCK
    return _times_real_time(world.frame, COLLAPSING)


def _times_real_time(frame: Callable[[], None], seconds: float) -> float:
    begun = time.process_time()
    for _ in range(round(seconds * FRAMES)):
        frame()
    return seconds / (time.process_time() - begun)


if __name__ == "__main__":
    sys.exit(main())
