"""What is seen of a block in twelve bytes: three numbers for its place, three for its turning.

Place: 32nds of a millimetre, little-endian, 16 bits each; x and y from -1024 mm, z from -64 mm on.
Turning: of the four numbers of the quaternion the largest is left out and follows from the others,
which are at most 1/√2. Each has 15 bits of 16; the top bits of the first two say which is missing.
"""

import numpy as np

from ludotheque.physics.poses import Array

BYTES = 12
FINE = 32_000.0  # in a metre
CORNER = np.array([-1.024, -1.024, -0.064])
MOST = 0x7FFF


def picture(places: Array) -> bytes:
    """Rows of a place and a turning (`World.places`), twelve bytes each. What is too far off is
    shown at the edge."""
    whole = np.empty((len(places), 6), dtype="<u2")
    whole[:, :3] = np.clip(np.rint((places[:, :3] - CORNER) * FINE), 0, 0xFFFF)
    turns = places[:, 3:] / np.linalg.norm(places[:, 3:], axis=1, keepdims=True)
    largest = np.abs(turns).argmax(axis=1)
    rows = np.arange(len(places))
    turns = turns * np.where(turns[rows, largest] < 0, -1, 1)[:, None]
    others = turns[np.arange(4) != largest[:, None]].reshape(-1, 3)
    fifteen = np.rint((others * np.sqrt(2) + 1) / 2 * MOST).clip(0, MOST).astype("<u2")
    fifteen[:, 0] |= (largest & 1).astype("<u2") << 15
    fifteen[:, 1] |= (largest >> 1).astype("<u2") << 15
    whole[:, 3:] = fifteen
    return whole.tobytes()


def places_in(shown: bytes) -> Array:
    """What a picture shows, as rows again."""
    whole = np.frombuffer(shown, dtype="<u2").reshape(-1, 6)
    places = np.empty((len(whole), 7))
    places[:, :3] = whole[:, :3] / FINE + CORNER
    others = ((whole[:, 3:] & MOST) / MOST * 2 - 1) / np.sqrt(2)
    largest = (whole[:, 3] >> 15) + 2 * (whole[:, 4] >> 15)
    rest = np.sqrt(np.maximum(0.0, 1 - (others**2).sum(axis=1)))
    for row, missing in enumerate(largest):
        places[row, 3:] = np.insert(others[row], missing, rest[row])
    return places
