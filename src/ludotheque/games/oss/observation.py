"""What a seat sees of OSS, as numbers for those who learn.

Seats and tribes are told relative to the observer: row 0 is its own, then clockwise. Tricks run as
in tricks.toml, values from 1 to 4.
"""

from typing import Any, get_args

import numpy as np

from ludotheque.contract import View
from ludotheque.games.oss.box import COLOURS, SIDES, TRIBE, TRICKS
from ludotheque.games.oss.position import Stage

SEATS = 6
VALUES = max(TRIBE)
STAGES: tuple[str, ...] = get_args(Stage)
WORDS: tuple[str, ...] = (*COLOURS, *SIDES)
NUMBERS = {trick: number for number, trick in enumerate(TRICKS)}

Observation = np.dtype(
    [
        ("tricks", "i2", len(TRICKS)),  # 1: in view
        ("gone", "i2", len(TRICKS)),  # 1: of a past round
        ("challenge", "i2", len(TRICKS)),  # 1: being played
        ("hand", "i2", VALUES),  # how many cards of each value the observer holds
        ("hand_sizes", "i2", SEATS),
        ("pile_sizes", "i2", SEATS),
        ("laid", "i2", SEATS),  # the value of the card laid, 0: none
        ("laid_at", "i2", (SEATS, len(TRICKS))),  # 1: before this trick
        ("duels", "i2", (SEATS, SEATS)),  # 1: row first, column second
        ("won", "i2", (SEATS, SEATS, VALUES)),  # row has so many of this tribe's cards
        ("lost", "i2", (SEATS, VALUES)),  # of this tribe's cards
        ("trophies", "i2", (SEATS, len(TRICKS))),
        ("replays", "i2", SEATS),  # used in this round
        ("left", "i2", SEATS),  # 1: not yet out of the challenge
        ("flicking", "i2", SEATS),
        ("winner", "i2", SEATS),  # 1: of the duel
        ("chief", "i2", SEATS),
        ("turn", "i2", SEATS),  # 1: whom the stage is about
        ("to_act", "i2", SEATS),  # 1: who may act now
        ("stage", "i2", len(STAGES)),
        ("word", "i2", len(WORDS)),  # the colour named or the side called
        ("round", "i2"),
        ("ties", "i2"),
        ("tower", "i2"),
        ("players", "i2"),
    ]
)


def observe(view: View, out: Any) -> None:
    """Fills a record of zeros."""
    v = view
    me: int = view["seat"]
    players: int = view["players"]

    def row(seat: int | str) -> int:
        return (int(seat) - me) % players

    for trick in v["tricks"].values():
        out["tricks"][NUMBERS[trick]] = 1
    for trick in v["gone"]:
        out["gone"][NUMBERS[trick]] = 1
    if v["challenge"] is not None:
        out["challenge"][NUMBERS[v["challenge"]]] = 1
    for value in v["hands"].get(str(me)) or ():
        out["hand"][value - 1] += 1
    for name in ("hand_sizes", "pile_sizes", "replays"):
        for seat, count in v[name].items():
            out[name][row(seat)] = count
    for seat, card in v["laid"].items():
        out["laid"][row(seat)] = card["value"]
        out["laid_at"][row(seat), NUMBERS[card["trick"]]] = 1
    for first, second in v["duels"]:
        out["duels"][row(first), row(second)] = 1
    for seat, cards in v["won"].items():
        for card in cards:
            out["won"][row(seat), row(card["tribe"]), card["value"] - 1] += 1
    for seat, values in v["lost"].items():
        for value in values:
            out["lost"][row(seat), value - 1] += 1
    for seat, tricks in v["trophies"].items():
        for trick in tricks:
            out["trophies"][row(seat), NUMBERS[trick]] = 1
    for name in ("left", "flicking", "to_act"):
        for seat in v[name]:
            if seat:  # the judge has no row
                out[name][row(seat)] = 1
    for name in ("winner", "chief", "turn"):
        if v[name]:
            out[name][row(v[name])] = 1
    out["stage"][STAGES.index(v["stage"])] = 1
    if v["word"] is not None:
        out["word"][WORDS.index(v["word"])] = 1
    for name in ("round", "ties", "tower", "players"):
        out[name] = v[name]
