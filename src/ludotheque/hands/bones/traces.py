"""Traces, and how they are kept in files: packed small, as text."""

from base64 import b64decode, b64encode
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

Trace = NDArray[np.int32]  # rows of step, x, y (sixteenths of a millimetre), pressed


def packed(trace: Trace) -> str:
    """Differences, which are small."""
    steps = np.diff(trace, axis=0, prepend=np.zeros((1, 4), np.int32))
    return b64encode(compress(steps.astype("<i4").T.tobytes(), 9)).decode()


def unpacked(text: str) -> Trace:
    steps = np.frombuffer(decompress(b64decode(text)), "<i4").reshape(4, -1).T
    return np.ascontiguousarray(np.cumsum(steps, axis=0, dtype=np.int32))
