"""Tosses knucklebones, really, and keeps the tosses: toss_bones.py [how many].

A toss whose bones lie on end, lean, or lie closer together than fingers can tell apart is tossed
again, as people would. The long way of what is kept lies along x. Takes a quarter of an hour.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

import numpy as np

from ludotheque.hands.bones.tosses import BONES, FILE, Tossed, written
from ludotheque.physics.knucklebone import toss
from ludotheque.physics.poses import matrix

MANY = 384
APART = 27.0  # millimetres
WIDE, DEEP = 200.0, 130.0
UPRIGHT = 0.9  # the cosine of how far it may lean


def main() -> int:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    with ProcessPoolExecutor() as pool:
        kept = list(pool.map(_kept, range(many), chunksize=8))
    Path(FILE).write_bytes(written(kept))
    return 0


def _kept(seed: int) -> list[Tossed]:
    dice = np.random.default_rng([15, seed])
    while True:
        bones = _told(toss(BONES, dice))
        if bones is not None and _apart(bones):
            return bones


def _told(places: np.ndarray) -> list[Tossed] | None:
    axes = [matrix(tuple(row[3:].tolist())) for row in places]
    up = [axis[2] for axis in axes]
    if any(abs(u[0]) > max(abs(u[1]), abs(u[2])) or abs(u[1:]).max() < UPRIGHT for u in up):
        return None
    flat = 1000 * (places[:, :2] - places[:, :2].mean(axis=0))
    _, _, turned = np.linalg.svd(flat)
    turned *= np.linalg.det(turned)  # turned, not mirrored
    flat = flat @ turned.T
    flat -= (flat.max(axis=0) + flat.min(axis=0)) / 2
    if (np.abs(flat) > (WIDE / 2, DEEP / 2)).any():
        return None
    return [
        Tossed(round(16 * x), round(16 * y), _degrees(turned @ axis[:2, 0]), _face(axis[2]))
        for (x, y), axis in zip(flat, axes, strict=True)
    ]


def _degrees(way: np.ndarray) -> int:
    return round(float(np.degrees(np.arctan2(way[1], way[0])))) % 360


def _face(up: np.ndarray) -> int:
    """What is seen from above: bump, hollow, and the two narrow sides."""
    if abs(up[2]) > abs(up[1]):
        return 0 if up[2] > 0 else 1
    return 2 if up[1] > 0 else 3


def _apart(bones: list[Tossed]) -> bool:
    return all(
        np.hypot(a.x16 - b.x16, a.y16 - b.y16) >= 16 * APART for a, b in combinations(bones, 2)
    )


if __name__ == "__main__":
    sys.exit(main())
