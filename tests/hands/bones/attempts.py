"""Attempts to test with: laid out by a number, played by a model's hand, or by anybody at all."""

import hashlib
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import structs

from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.hands.bones.laying_out import Layout, lay_out, records
from ludotheque.hands.bones.motor.body import Body
from ludotheque.hands.bones.motor.playing import play
from ludotheque.hands.bones.record import A_SECOND, AWAY, BONES, TABLE
from ludotheque.hands.bones.running import run
from ludotheque.hands.bones.traces import Trace

SOLO = tuple(trick.id for trick in CATALOGUE.tricks if trick.order == "alone")
IN_TURN = ("bola-bola", "manu", "naik")
ALL = (*SOLO, *IN_TURN)


def layout(trick: str, number: int = 1, seed: int = 0) -> Layout:
    dice = Dice(hashlib.sha256(f"{trick} {number} {seed}".encode()).digest())
    return lay_out(TRICKS[trick], CATALOGUE.measures, number, dice)


def placed(laid: Layout, spots: Sequence[tuple[float, float]]) -> Layout:
    """With bones on these spots, and no others."""
    on_spots = [
        {"lies": TABLE, "edge": 0, "x": x, "y": y, "home_x": x, "home_y": y} for x, y in spots
    ]
    away = [{"lies": AWAY}] * (BONES - len(spots))
    return structs.replace(laid, world=laid.world | {"bones": [*on_spots, *away]})


def played(laid: Layout, bits: float = 5.5, seed: int = 0, wager: float | None = None) -> Body:
    return play(*records(laid), bits, random.Random(seed), wager)


def judged(laid: Layout, trace: Trace, steps: int | None = None) -> Any:
    """The world after this trace; without a number of steps, half a second after its last row."""
    worlds, laws = records(laid)
    run(worlds, laws, trace, int(trace[-1, 0]) + A_SECOND // 2 if steps is None else steps)
    return worlds


def mutated(trace: Trace, dice: random.Random) -> Trace:
    """A few places and presses changed, some rows gone."""
    new = trace.copy()
    for _ in range(dice.randrange(1, 12)):
        row = dice.randrange(len(new))
        match dice.randrange(4):
            case 0:
                new[row, 1:3] += np.array([dice.randrange(-800, 800) for _ in range(2)], np.int32)
            case 1:
                new[row:, 1:3] += np.array([dice.randrange(-80, 80) for _ in range(2)], np.int32)
            case 2:
                new[row, 3] = 1 - new[row, 3]
            case _ if len(new) > 10:
                new = np.delete(new, slice(row, row + dice.randrange(8)), axis=0)
                new = new if len(new) else trace.copy()
    return new


def wild(dice: random.Random, steps: int = 480) -> Trace:
    """Somebody who does anything: goes here and there, presses, flicks."""
    rows, x, y, pressed, time = [], 0.0, -150.0, 0, 0
    while time < steps:
        to = dice.uniform(-250, 250), dice.uniform(-190, 190)
        if dice.random() < 0.4:
            to = x + dice.uniform(-30, 30), y + dice.uniform(40, 180)
        long = dice.randrange(3, 60)
        for k in range(1, long + 1):
            rows.append((time, x + (to[0] - x) * k / long, y + (to[1] - y) * k / long, pressed))
            time += dice.choice((1, 2, 2))
        (x, y), pressed = to, dice.randrange(2)
    trace = np.array(rows)
    trace[:, 1:3] *= 16
    return trace.astype(np.int32)
