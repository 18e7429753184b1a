"""Writes web/src/games/oss/hand/knucklebone.ts, the bone's skin for the screen: knucklebone_ts.py.

It is the solid that is tossed: how far it is from its middle to where rays come out of it.
"""

from pathlib import Path

import numpy as np

from ludotheque.physics import knucklebone

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "oss" / "hand" / "knucklebone.ts"
ALONG, ROUND = 28, 40  # rings from end to end, and rays in each
HEAD = f"""\
/** The skin of a knucklebone. Written by scripts/knucklebone_ts.py from the solid: do not edit.
 *
 * Tenths of a millimetre from its middle: rings from one end of its length (x) to the other, in
 * each of them rays from its left (y) over its round side (z).
 */
export const ALONG = {ALONG};
export const ROUND = {ROUND};
"""


def main() -> None:
    FILE.write_text(text(), "utf-8")


def text() -> str:
    tilt = np.pi * np.arange(ALONG + 1) / ALONG
    turn = 2 * np.pi * np.arange(ROUND) / ROUND
    a, b = (grid.ravel() for grid in np.meshgrid(tilt, turn, indexing="ij"))
    rays = np.stack([np.cos(a), np.sin(a) * np.cos(b), np.sin(a) * np.sin(b)])
    near, far = np.zeros(rays.shape[1]), np.full(rays.shape[1], 25.0)
    for _ in range(30):
        middle = (near + far) / 2
        inside = knucklebone.outside(*(middle * rays)) < 0
        near, far = np.where(inside, middle, near), np.where(inside, far, middle)
    rings = np.round(10 * near).astype(int).reshape(ALONG + 1, ROUND)
    rows = (f"  {', '.join(map(str, ring))}," for ring in rings.tolist())
    return f"{HEAD}// prettier-ignore\nexport const SKIN: readonly number[] = [\n" + (
        "\n".join(rows) + "\n];\n"
    )


if __name__ == "__main__":
    main()
