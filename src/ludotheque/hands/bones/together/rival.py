"""A bot's hand among others: it sees what everybody sees, and moves as everybody does."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.dice import Dice
from ludotheque.hands.bones.deed import samples
from ludotheque.hands.bones.lending import lend
from ludotheque.hands.bones.motor import rivals
from ludotheque.hands.bones.motor.body import BITS, MOTOR, Body
from ludotheque.hands.bones.record import A_SECOND, OVER, TABLE
from ludotheque.hands.bones.running import run
from ludotheque.hands.bones.together.deed import (
    GOING,
    IS_READY,
    UNHURRIED,
    WAITING,
    AtOnce,
    Sight,
    copied,
    does,
    itself,
    says,
)
from ludotheque.hands.bones.together.falling import LONGEST
from ludotheque.hands.bones.together.setting import Together
from ludotheque.hands.deed import Deed

USUAL = "club"
SETTLES = A_SECOND // 2  # steps until it is ready

Doing = Callable[[Body], None]


class Rival:
    def __init__(self, what: Together, i: int, level: str, dice: Dice) -> None:
        seed, _ = dice.below(1 << 64)
        self.what, self.i = what, i
        self.bits = BITS.get(level, BITS[USUAL])
        self._dice = random.Random(seed)
        self._rows = np.zeros((0, 4), np.int32)
        self._told = 0  # rows that were sent
        self._planned = 0  # steps: so far it knows what it does
        self._wants = -1  # the bone it goes for
        self._speaks: tuple[int, int] | None = None  # when, and which number
        self._spoken = False

    def think(self) -> bool:
        return False

    def move(self, deed: Deed) -> bytes | None:
        assert isinstance(deed, AtOnce)
        if deed.phase == WAITING:
            ready = deed.said[self.i] & IS_READY or deed.clock < SETTLES
            return None if ready else itself(IS_READY | UNHURRIED)
        if deed.phase != GOING or deed.worlds["phase"][self.i] == OVER:
            return None
        return self.act(deed.sight(self.i), deed.laws[self.i : self.i + 1])

    def act(self, sight: Sight, laws: Any) -> bytes | None:
        """As a screen would send it that sees this now."""
        now = sight.clock - sight.word
        if self.what.kind == "spot":
            return self._speak(sight, now)
        self._give_up(sight, now)
        if now >= self._planned:
            self._plan(self._as_it_is(sight, laws, now), laws)
        due = self._rows[self._told :]
        due = due[due[:, 0] <= now]
        self._told += len(due)
        return does(sight.clock, samples(due)) if len(due) else None

    def _as_it_is(self, sight: Sight, laws: Any, now: int) -> Any:
        """Its own world now: what the house has judged, and what it has done since."""
        worlds = copied(sight.world)
        lend(sight.table[0], worlds[0], self.i + 1, *sight.turn)
        run(worlds, laws, self._done(worlds), now)
        return worlds

    def _done(self, worlds: Any) -> Any:
        if len(self._rows):
            return self._rows
        x, y = (round(16 * float(worlds[name][0][0])) for name in ("past_x", "past_y"))
        return np.array([[0, x, y, 0]], np.int32)

    def _give_up(self, sight: Sight, now: int) -> None:
        """What it wanted is another's: after a moment it looks again."""
        if self._wants < 0 or sight.table["bones"][0]["whose"][self._wants] in (0, self.i + 1):
            return
        until = now + round(MOTOR["reaction"] * A_SECOND)
        self._rows = self._rows[self._rows[:, 0] < until]
        self._told = min(self._told, len(self._rows))
        self._planned, self._wants = min(self._planned, until), -1

    def _plan(self, worlds: Any, laws: Any) -> None:
        body = Body(worlds, laws, self.bits, self._dice)
        begun = body.at("time")
        if body.over:
            return  # it knows before the house does
        if body.pressed:
            body.let_go()
        if begun == 0:
            rivals.react(body)
        else:
            free = body.bones["lies"] == TABLE
            self._do(body)
            gone = np.flatnonzero(free & (body.bones["lies"] != TABLE))
            self._wants = int(gone[0]) if len(gone) else -1
        if body.at("time") == begun:
            body.wait(0.1)
        self._rows = np.concatenate([self._rows, body.trace])
        self._planned = max(int(body.at("time")), int(begun) + 1)

    def _do(self, body: Body) -> None:
        match self.what.kind:
            case "grab":
                rivals.grab(body)
            case "race":
                rivals.race(body)
            case "throw":
                rivals.catch(body)
            case "snatch":
                rivals.snatch(body, self.what.word)
            case _:
                rivals.flick(body)

    def _speak(self, sight: Sight, now: int) -> bytes | None:
        """It counts bone after bone, when all of them lie."""
        if self._speaks is None:
            self._speaks = self._counted(sight)
        step, number = self._speaks
        if now < step or self._spoken:
            return None
        self._spoken = True
        return says(sight.clock, step, number)

    def _counted(self, sight: Sight) -> tuple[int, int]:
        right = sum(face == self.what.word for _, face in sight.faces)
        seconds = MOTOR["word"] + len(sight.faces) * MOTOR["counting"] / self.bits
        seconds += self._dice.gauss(0.0, 0.15 * seconds)
        wrong = self._dice.random() < MOTOR["miscounts"] / self.bits
        beside = self._dice.choice([-1, 1]) if wrong else 0
        number = min(max(right + beside, 0), len(sight.faces))
        return LONGEST + round(max(MOTOR["soonest"], seconds) * A_SECOND), number
