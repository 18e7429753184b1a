"""A memory that fades: which turned-up tiles somebody still knows."""

import random
from collections.abc import Sequence
from math import log2

from ludotheque.contract import Event, Seat

TURNS = ("pawn", "tile", "passed")


def remembered(seat: Seat, seen: Sequence[Event], half_life: float) -> list[Event]:
    """What was seen, less the turning up of tiles that have been forgotten.

    Half of the tiles are known for longer than `half_life` turns, a quarter for longer than twice
    that. For how long is settled the moment a tile is turned up, by what has happened until then:
    so what is forgotten stays forgotten, though nothing is kept between moves.
    """
    turns = sum(event.kind in TURNS for event in seen)
    kept: list[Event] = []
    past = f"{seat}"
    for event in seen:
        turns -= event.kind in TURNS
        lasts = 1 - half_life * log2(1.0 - random.Random(past).random())
        if event.kind != "turned" or turns <= lasts:
            kept.append(event)
        past += f"{event.kind[0]}{event.args.get('cell', '')}{event.args.get('value', '')}"
    return kept
