"""The two records of the judge: `World`, which a step changes, and `Law`, which it does not.

Lengths are millimetres, times seconds, places as in `trick.py`. All numbers are doubles or small
integers, so that the page's twin has the very same.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.kernel import Record

A_SECOND = 240  # steps
STROKE = 12  # steps: a stroke is what the pointer did in the last 50 ms
BONES = 6
ROUNDS = 5

World = Record
Law = Record
Bone = Record

# ---- Where a bone is
TABLE, HELD, WON, FLYING, SPENT, FINGERS, AWAY = range(7)

ROUND = 2  # it got beyond the wall without having been over it

# ---- How far the attempt is
READY, FLIGHT, OVER = range(3)

# ---- What the finger is doing: nothing, about to throw, on its way to where it was pressed, at it
IDLE, FLICKING, COMING, ACTING = range(4)

# ---- The acts; to rake is to pick up several at once
ACTS = (
    *("pick-up", "lay-down", "stand-up", "hop", "push", "shoot"),
    *("set", "strike", "rake", "catch", "draw-in", "sweep"),
)
PICK_UP, LAY_DOWN, STAND_UP, HOP, PUSH, SHOOT = range(6)
SET, STRIKE, RAKE, CATCH, DRAW_IN, SWEEP = range(6, len(ACTS))

# ---- What is thrown: nothing, the Jack, the Jack once for all, a bone by the pincers, all bones
THROWN = ("none", "jack", "resting", "pincers", "many")
NONE, JACK, RESTING, PINCERS, MANY = range(len(THROWN))

# ---- What a deed that failed does, though the Jack was caught
MISSES = ("again", "spent", "ends", "loses")
AGAIN, USED_UP, ENDS, LOSES = range(len(MISSES))

# ---- Why: how it ended, or what went wrong on the way. The page says these.
WHY = (
    "nothing",
    "managed",
    *("jack-fell", "hand-full", "hand-too-fast", "throws-over", "none-left", "opened"),
    *("weak-throw", "slipped", "two-at-once", "one-a-throw"),
    *("laid-too-briefly", "two-fell", "laid-too-near"),
    *("weak-stroke", "tipped", "knocked-over", "on-edge-already"),
    *("wall", "missed-the-card", "finger", "finger-slipped"),
    *("beside", "off-table", "touched", "nothing-there", "wrong-number"),
    *("not-caught", "bone-fell", "jack-slid", "not-done"),
)
(NOTHING, MANAGED) = range(2)
(JACK_FELL, HAND_FULL, HAND_TOO_FAST, THROWS_OVER, NONE_LEFT, OPENED) = range(2, 8)
(WEAK_THROW, SLIPPED, TWO_AT_ONCE, ONE_A_THROW) = range(8, 12)
(LAID_TOO_BRIEFLY, TWO_FELL, LAID_TOO_NEAR) = range(12, 15)
(WEAK_STROKE, TIPPED, KNOCKED_OVER, ON_EDGE_ALREADY) = range(15, 19)
(BY_THE_WALL, MISSED_THE_CARD, FINGER, FINGER_SLIPPED) = range(19, 23)
(BESIDE, OFF_TABLE, TOUCHED, NOTHING_THERE, WRONG_NUMBER) = range(23, 28)
(NOT_CAUGHT, BONE_FELL, JACK_SLID, NOT_DONE) = range(28, 32)

BONE = np.dtype(
    [
        *(("x", "f8"), ("y", "f8"), ("vx", "f8"), ("vy", "f8")),
        ("lies", "i8"),  # on the table, held, won…
        ("edge", "i8"),  # 1: it stands on its edge
        ("done", "i8"),  # 1: the hand stood it up, carried it over the wall, laid it down; ROUND
        ("whose", "i8"),  # where several hands are over the bones: which of them has it; 0: none
        *(("home_x", "f8"), ("home_y", "f8")),  # where it lay or, thrown, where it comes down
        ("rim_x", "f8"),  # among many: how far from their middle, 1 being the rim
        ("rim_y", "f8"),
        ("early", "f8"),  # among many: from -1 to 1
        ("due", "f8"),  # when it comes down
    ]
)

WORLD = np.dtype(
    [
        ("time", "i8"),  # steps
        ("phase", "i8"),
        ("why", "i8"),  # it is over
        ("mishap", "i8"),  # the last thing that went wrong since the throw, and when
        ("mishap_time", "i8"),
        # The pointer: where it was in each of the last steps, the newest first.
        *(("past_x", "f8", STROKE + 1), ("past_y", "f8", STROKE + 1)),
        *(("pressed", "i8"), ("press", "i8"), ("release", "i8")),  # now; just now
        *(("stroke_x", "f8"), ("stroke_y", "f8"), ("stroke", "f8")),  # a second
        # The hand, and what the finger is doing.
        *(("x", "f8"), ("y", "f8"), ("vx", "f8"), ("vy", "f8"), ("speed", "f8")),
        *(("was_vx", "f8"), ("was_vy", "f8")),  # a step ago
        ("busy", "f8"),  # so long it cannot catch
        ("finger", "i8"),
        *(("aim_x", "f8"), ("aim_y", "f8")),  # where it was pressed
        ("let", "i8"),  # 1: it was let go, and is done when the hand gets there
        *(("let_x", "f8"), ("let_y", "f8")),  # where, and with which stroke
        *(("let_vx", "f8"), ("let_vy", "f8"), ("let_v", "f8")),
        ("held", "i8"),  # the bone between the fingers, or under them; -1: none
        *(("off_x", "f8"), ("off_y", "f8")),  # the finger, off that bone's middle
        ("lift", "f8"),  # 1: above the wall
        ("still", "f8"),  # so long the hand has been
        ("side", "i8"),  # -1: the hands have changed
        # The Jack, or the bone in the air.
        *(("from_x", "f8"), ("from_y", "f8"), ("to_x", "f8"), ("to_y", "f8")),
        *(("air", "f8"), ("flight", "f8"), ("wager", "f8")),
        ("on_back", "i8"),  # 1: the Jack lies on the back of the hand
        *(("slid_x", "f8"), ("slid_y", "f8"), ("slid_vx", "f8"), ("slid_vy", "f8")),
        # What has come of it.
        *(("throws", "i8"), ("count", "i8"), ("all_edge", "i8")),
        ("gain", "i8"),  # 1: the deed of this throw is done; -1: spoilt. Raked: how many
        ("prize", "i8"),  # the bone that is won with it; -1: none
        *(("struck", "i8"), ("left", "i8"), ("right", "i8")),  # which bone, on which sides
        ("bones", BONE, BONES),
        *(("later_x", "f8", BONES * ROUNDS), ("later_y", "f8", BONES * ROUNDS)),  # further tosses
    ]
)

LAWS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "laws.toml").read_text("utf-8"))
ASIDE = ("times", "air", "fingers", "motor", "together")  # what no step asks for
FREE = {
    name: float(value)
    for room, laws in LAWS.items()
    if room not in ASIDE
    for name, value in laws.items()
}

LAW = np.dtype(
    [
        *((name, "i8") for name in ("act", "thrown", "miss", "number", "most_throws", "rounds")),
        *((name, "i8") for name in ("swaps", "all_on_edge", "passing", "rally")),
        *((name, "f8") for name in FREE),
        *((name, "f8") for name in ("air", "own")),  # flight = wager x air x … + own
        *((name, "f8") for name in ("hand_x", "hand_y")),  # where the throwing hand is
        *((name, "f8") for name in ("table_x", "table_y")),  # half of the table
        *((name, "f8") for name in ("half", "across", "high")),  # of a bone: half its measures
        *((name, "f8") for name in ("west", "east", "south", "north")),  # where bones count
        *((name, "f8") for name in ("wall_west", "wall_east", "wall_south", "wall_north")),
        *(("arch", "f8"), ("gap", "f8"), ("gaps", "f8", 4)),  # its front; what fits through
        *((name, "f8") for name in ("line", "goal")),  # to be crossed, and half the width for it
        ("rim", "f8"),  # of a round table: how far from its middle; 0: it is no round one
    ]
)
