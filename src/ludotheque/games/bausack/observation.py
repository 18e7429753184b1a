"""What a seat sees of Bausack, as numbers for those who learn.

Seats are told relative to the observer: row 0 is its own, then clockwise; row 8 of the towers is
the one that all build in Babel. Blocks run as in `blocks.ORDER`, both boxes one after the other.
"""

from typing import Any, get_args

import numpy as np

from ludotheque.contract import View
from ludotheque.games.bausack.blocks import LISTED, ORDER, Box
from ludotheque.games.bausack.moves import SALES, SEATS
from ludotheque.games.bausack.position import COMMON, Stage, Variant

BLOCKS = len(LISTED)  # those of real boxes alone have no place here
STAGES: tuple[str, ...] = get_args(Stage)
VARIANTS: tuple[str, ...] = get_args(Variant)
BOXES: tuple[str, ...] = get_args(Box)

Observation = np.dtype(
    [
        ("table", "i2", BLOCKS),  # 1: lies on the table (blind: in the sack)
        ("hand", "i2", BLOCKS),  # 1: for sale, or about to be placed
        ("gone", "i2", BLOCKS),  # 1: out of this round
        ("towers", "i2", (SEATS + 1, BLOCKS)),  # 1: the base, 2: the next block, …
        ("picked", "i2", (SEATS, BLOCKS)),  # 1: in this seat's share
        ("lines", "i2", (SEATS, BLOCKS)),  # 1: the front of this seat's line, 2: the next, …
        ("heights", "i2", SEATS + 1),  # in millimetres; -1: not measured
        ("tower", "i2", SEATS + 1),  # 1: the one about to be built on
        ("bids", "i2", SEATS),
        ("passed", "i2", SEATS),
        ("fallen", "i2", SEATS),  # 1: the first to fall, 2: the next, …
        ("stopped", "i2", SEATS),
        ("beans", "i2", SEATS),
        ("won", "i2", SEATS),  # rounds
        ("to", "i2", SEATS),  # 1: whose choice or whose hand
        ("to_act", "i2", SEATS),  # 1: who may act now
        ("first", "i2", SEATS),
        ("auctioneer", "i2", SEATS),
        ("giver", "i2", SEATS),
        ("stage", "i2", len(STAGES)),
        ("sale", "i2", len(SALES)),
        ("variant", "i2", len(VARIANTS)),
        ("box", "i2", len(BOXES)),
        ("blind", "i2"),
        ("round", "i2"),
        ("tries", "i2"),
        ("bank", "i2"),
        ("players", "i2"),
    ]
)


def observe(view: View, out: Any) -> None:
    """Fills a record of zeros."""
    v, me, players = view, view["seat"], view["players"]

    def row(seat: int | str) -> int:
        return SEATS if int(seat) == COMMON else (int(seat) - me) % players

    for name in ("table", "gone"):
        for block in LISTED.intersection(v[name]):
            out[name][ORDER[block]] = 1
    if v["hand"] in LISTED:
        out["hand"][ORDER[v["hand"]]] = 1
    for name in ("towers", "lines"):
        for seat, blocks in v[name].items():
            for place, block in enumerate(blocks, start=1):
                if block in LISTED:
                    out[name][row(seat), ORDER[block]] = place
    for seat, blocks in v["picked"].items():
        for block in LISTED.intersection(blocks):
            out["picked"][row(seat), ORDER[block]] = 1
    for seat, height in v["heights"].items():
        out["heights"][row(seat)] = -1 if height is None else height
    for name in ("bids", "beans", "won"):
        for seat, count in v[name].items():
            out[name][row(seat)] = count
    for name in ("passed", "stopped", "to_act"):
        for seat in v[name]:
            if seat:  # the judge has no row
                out[name][row(seat)] = 1
    for when, seat in enumerate(v["fallen"], start=1):
        out["fallen"][row(seat)] = when
    for name in ("to", "first", "auctioneer", "giver", "tower"):
        if v[name] is not None:
            out[name][row(v[name])] = 1
    out["stage"][STAGES.index(v["stage"])] = 1
    out["variant"][VARIANTS.index(v["variant"])] = 1
    out["box"][BOXES.index(v["sack"])] = 1
    if v["sale"] is not None:
        out["sale"][SALES.index(v["sale"])] = 1
    for name in ("blind", "round", "tries", "bank", "players"):
        out[name] = v[name]
