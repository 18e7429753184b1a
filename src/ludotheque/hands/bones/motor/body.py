"""The pointer in the model's hand: held still, reaching, stroking. What it does is judged at once,
and written down as a trace."""

import random
from functools import cache
from math import exp, hypot, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.hands.bones.record import A_SECOND, FLIGHT, LAWS, OVER
from ludotheque.hands.bones.running import Path, along
from ludotheque.hands.bones.traces import Trace

BITS: dict[str, float] = LAWS["motor"]["bits"]
MOTOR: dict[str, float] = {k: v for k, v in LAWS["motor"].items() if k != "bits"}
LONGEST = 90 * A_SECOND  # steps
FLICK, BENT = 18, 12  # steps of a stroke, and of its first part
FARTHEST = 32767  # sixteenths of a millimetre: no sample goes beyond, however wild the flick
TAPE = 1 << 16

Floats = NDArray[np.float64]


@cache
def tremor() -> Floats:
    """A long tape of it: a hand begins somewhere on it. The same for all, as one cannot tell."""
    noise = np.random.default_rng(240).normal(0, 0.44, (TAPE, 2))
    for k in range(1, TAPE):
        noise[k] += 0.9 * noise[k - 1]
    return noise


class Body:
    """One hand in one world. Its times are seconds, its places millimetres."""

    def __init__(self, worlds: Any, laws: Any, bits: float, dice: random.Random) -> None:
        self.worlds, self.laws, self.bits, self.dice = worlds, laws, bits, dice
        self.law: dict[str, Any] = {name: laws[name][0] for name in laws.dtype.names}
        self.bones = worlds["bones"][0]
        self.x, self.y = self.at("past_x")[0], self.at("past_y")[0]
        self.pressed = int(self.at("pressed"))
        self._tape = dice.randrange(TAPE // 2)
        self._rows: list[NDArray[np.int32]] = []

    def at(self, field: str) -> Any:
        return self.worlds[field][0]

    @property
    def phase(self) -> int:
        return int(self.at("phase"))

    @property
    def flying(self) -> bool:
        return self.phase == FLIGHT

    @property
    def over(self) -> bool:
        return self.phase == OVER or self.at("time") >= LONGEST

    @property
    def trace(self) -> Trace:
        """A row for each change."""
        rows = np.concatenate(self._rows) if self._rows else np.zeros((0, 4), np.int32)
        if not len(rows):
            return rows
        new = (rows[1:, 1:] != rows[:-1, 1:]).any(axis=1)
        return rows[np.concatenate([[True], new])]

    def gauss(self, much: float = 1.0) -> float:
        return self.dice.gauss(0.0, much)

    def less(self, name: str) -> float:
        """What a better hand has less of."""
        return MOTOR[name] / self.bits

    # ---- Along a path

    def _go(self, path: Floats, *, watch: bool = False) -> None:
        """Samples come every other step; between them the pointer is where it was."""
        if self.over or not len(path):
            return
        begun, every = int(self.at("time")), int(MOTOR["samples"])
        shaken = path + self.less("tremor") * tremor()[self._tape : self._tape + len(path)]
        whole = np.floor(shaken * 16 + 0.5).clip(-FARTHEST, FARTHEST).astype(np.int32)
        held = np.arange(len(path)) - (np.arange(len(path)) + begun) % every
        whole = whole[np.maximum(held, 0)]
        steps = along(self.worlds, self.laws, whole, self.pressed, watch)
        self._write(begun, whole[:steps])
        self._tape = (self._tape + steps) % (TAPE // 2)
        self.x, self.y = path[steps - 1]

    def _write(self, begun: int, path: Path) -> None:
        rows = np.empty((len(path), 4), np.int32)
        rows[:, 0] = np.arange(begun, begun + len(path))
        rows[:, 1:3] = path
        rows[:, 3] = self.pressed
        self._rows.append(rows)

    def wait(self, seconds: float, *, watch: bool = False) -> None:
        steps = int(seconds * A_SECOND + 0.5)
        self._go(np.tile((self.x, self.y), (max(steps, 0), 1)), watch=watch)

    def press(self) -> None:
        self.pressed = 1
        self.wait(1 / A_SECOND)

    def let_go(self) -> None:
        self.pressed = 0
        self.wait(1 / A_SECOND)

    def follow(self, path: Floats) -> None:
        """Until something happens."""
        self._go(path, watch=True)

    def line(self, x: float, y: float, seconds: float) -> None:
        part = np.arange(1, max(int(seconds * A_SECOND), 2) + 1)[:, None]
        self._go(np.add((self.x, self.y), np.subtract((x, y), (self.x, self.y)) * part / len(part)))

    def glide(self, x: float, y: float, seconds: float) -> None:
        """With the least jerk."""
        steps = max(int(seconds * A_SECOND), 4)
        u = np.arange(1, steps + 1)[:, None] / steps
        eased = u * u * u * (10 - 15 * u + 6 * u * u)
        self._go(np.add((self.x, self.y), np.subtract((x, y), (self.x, self.y)) * eased))

    # ---- As people do

    def far(self, x: float, y: float) -> float:
        return hypot(x - self.x, y - self.y)

    def fitts(self, far: float, wide: float) -> float:
        return MOTOR["reaction"] + log2(far / wide + 1) / self.bits

    def beside(self, far: float, seconds: float) -> float:
        """How far off a reach ends, typically, if it takes so long."""
        bits = max(seconds - MOTOR["reaction"], 0.03) * self.bits
        return float(min(far / (2**bits - 1) / 4.133, far / 3))

    def reach(self, x: float, y: float, wide: float, most: float = 9.0) -> None:
        """Towards something so wide, in no more time than this."""
        far = self.far(x, y)
        if far < 0.5:
            return
        seconds = min(self.fitts(far, wide), max(most, 0.10))
        beside = self.beside(far, seconds)
        along, across = self.gauss(beside), self.gauss(0.6 * beside)
        way_x, way_y = (x - self.x) / far, (y - self.y) / far
        self.glide(x + way_x * along - way_y * across, y + way_y * along + way_x * across, seconds)

    def stroke(self, x: float, y: float, speed: float) -> None:
        """In this direction (of length 1) so fast, and let go. It goes astray, and bends."""
        astray, bent = self.gauss(self.less("angle")), self.gauss(self.less("angle"))
        bent *= MOTOR["curved"]
        fast = speed * exp(self.gauss(self.less("force"))) / A_SECOND
        turn = astray + bent * np.where(np.arange(FLICK) < BENT, -1, 1)
        steps = np.stack([x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)])
        self._go((self.x, self.y) + np.cumsum(fast * steps.T, axis=0))
        self.let_go()
