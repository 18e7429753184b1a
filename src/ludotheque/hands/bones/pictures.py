"""What is seen of an attempt: all that is drawn, in few bytes; and the whole world, in many."""

import struct
from math import floor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotheque.hands.bones.record import A_SECOND, FLYING, MANY, NOTHING, SPENT, World
from ludotheque.hands.deed import STEPS_A_SECOND
from ludotheque.kernel import rule

Numbers = NDArray[np.int64]

SEEN = struct.Struct("<IIBBBBBBbB8hHH")
BONE = struct.Struct("<BBhh")  # where it is, on edge or not, its place in sixteenths
NUMBERS = 20  # in what is seen of a hand


def seen(w: Any, law: Any, clock: int, helps: int) -> bytes:
    """The hand, then the bones."""
    return hand_seen(w, clock, helps) + b"".join(_bone(bone, law) for bone in w["bones"])


def hand_seen(w: Any, clock: int, helps: int) -> bytes:
    """Steps, and those of the house's clock; phase, count, what went wrong or how it ended, and how
    many 60ths of a second ago; flags and helps; what the finger does and what comes of it, the bone
    that it holds and how high; the hand, where the Jack comes down and where from, how it lies on
    the back of the hand, how long it has flown of how long."""
    numbers = np.empty(NUMBERS, np.int64)
    look(w, clock, helps, numbers)
    return SEEN.pack(*numbers.tolist())


@rule
def look(w: World, clock: int, helps: int, out: Numbers) -> None:
    """Compiled: field by field a record is slow to read, and six hands are seen at once."""
    out[0] = w.time
    out[1] = clock
    out[2] = w.phase
    out[3] = w.count
    out[4] = w.why if w.why != NOTHING else w.mishap
    out[5] = min(255, (w.time - w.mishap_time) // (A_SECOND // STEPS_A_SECOND))
    out[6] = w.pressed + 2 * w.on_back + 4 * (w.side < 0) + 8 * helps
    out[6] += 64 * (w.throws > 0) + 128 * (w.busy > 0.0)
    out[7] = w.finger + 4 * (max(-1, min(1, w.gain)) + 1)
    out[8] = w.held
    out[9] = within(255.0 * w.lift, 0, 255)
    out[10] = sixteenths(w.x)
    out[11] = sixteenths(w.y)
    out[12] = sixteenths(w.to_x)
    out[13] = sixteenths(w.to_y)
    out[14] = sixteenths(w.from_x)
    out[15] = sixteenths(w.from_y)
    out[16] = sixteenths(w.slid_x)
    out[17] = sixteenths(w.slid_y)
    out[18] = within(A_SECOND * w.air, 0, 65535)
    out[19] = within(A_SECOND * w.flight, 0, 65535)


@rule
def within(value: float, least: int, most: int) -> int:
    """The nearest whole number."""
    return max(least, min(most, floor(value + 0.5)))


@rule
def sixteenths(millimetres: float) -> int:
    return within(16.0 * millimetres, -32768, 32767)


def _bone(bone: Any, law: Any) -> bytes:
    """Of those that fly together, and of those of them that fell: where they come down."""
    down = law["thrown"] == MANY and bone["lies"] in (FLYING, SPENT)
    places = ("home_x", "home_y") if down else ("x", "y")
    return BONE.pack(bone["lies"], bone["edge"], *(sixteenths(bone[name]) for name in places))


def whole(w: Any) -> bytes:
    """The world as JSON, to the bit: whoever has lost their place goes on from it."""
    names = [name for name in w.dtype.names if name != "bones"]
    bones = [{name: bone[name].item() for name in bone.dtype.names} for bone in w["bones"]]
    return msgspec.json.encode({**{name: w[name].tolist() for name in names}, "bones": bones})
