"""Draws the grain of paper and the veins of wood: web/src/room/{grain,veins}.png.

Small pictures that repeat without a seam, drawn once and kept with the sources: the same by an SVG
filter would be computed again at every repaint, which a machine without a graphics card shows.
"""

import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "room"
BARK = (51, 33, 20)
RESIN = (61, 33, 15)
Noise = Callable[[float, float], float]


def noise(columns: int, rows: int, seed: int) -> Noise:
    """Smooth noise from 0 to 1 over the unit square, that many waves wide and high; it repeats."""
    dice = random.Random(seed)
    knots = [[dice.random() for _ in range(columns)] for _ in range(rows)]

    def at(x: float, y: float) -> float:
        x, y = x * columns, y * rows
        left, top = int(x // 1), int(y // 1)
        across, down = _ease(x - left), _ease(y - top)
        above, below = knots[top % rows], knots[(top + 1) % rows]
        left, right = left % columns, (left + 1) % columns
        high = above[left] + (above[right] - above[left]) * across
        low = below[left] + (below[right] - below[left]) * across
        return high + (low - high) * down

    return at


def _ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def grain(x: float, y: float) -> float:
    return 0.8 * FINE(x, y) + 0.2 * COARSE(x, y)


def veins(x: float, y: float) -> float:
    """Long fibres, that bend together."""
    bent = y + 0.09 * BEND(x, y)
    fibres = 0.5 * BROAD(x, bent) + 0.3 * NARROW(x, bent) + 0.2 * HAIR(x, bent)
    return max(0.0, (fibres - 0.24) / 0.62)


FINE, COARSE = noise(128, 128, 1), noise(48, 48, 2)
BEND, BROAD, NARROW, HAIR = noise(3, 4, 3), noise(5, 19, 4), noise(9, 43, 5), noise(14, 80, 6)


def picture(
    pattern: Noise, size: tuple[int, int], ink: tuple[int, int, int], strength: float, bits: int
) -> bytes:
    """A PNG of one ink in a few strengths, from none at all."""
    width, height = size
    levels = 2**bits
    rows = []
    for y in range(height):
        row = [
            min(levels - 1, max(0, int(pattern(x / width, y / height) * levels)))
            for x in range(width)
        ]
        each = 8 // bits
        packed = bytes(
            sum(level << (8 - bits * (i + 1)) for i, level in enumerate(row[at : at + each]))
            for at in range(0, width, each)
        )
        rows.append(b"\0" + packed)
    clear = bytes(round(255 * strength * level / (levels - 1)) for level in range(levels))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, bits, 3, 0, 0, 0)),
            (b"PLTE", bytes(ink) * levels),
            (b"tRNS", clear),
            (b"IDAT", zlib.compress(b"".join(rows), 9)),
            (b"IEND", b""),
        )
    )


def main() -> None:
    OUT.mkdir(exist_ok=True)
    drawn = {
        "grain": picture(grain, (128, 128), BARK, 0.05, 2),
        "veins": picture(veins, (300, 120), RESIN, 0.42, 4),
    }
    for name, data in drawn.items():
        (OUT / f"{name}.png").write_bytes(data)
        print(f"{name}.png {len(data)} bytes")


if __name__ == "__main__":
    main()
