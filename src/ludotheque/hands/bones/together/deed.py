"""A trick that several do at once: all are ready, a countdown, the word, and then their hands."""

import struct
from typing import Any, NamedTuple

import numpy as np

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones.laying_out import filled
from ludotheque.hands.bones.record import (
    A_SECOND,
    AWAY,
    CATCH,
    FLIGHT,
    LAW,
    LAWS,
    NOT_DONE,
    OPENED,
    OVER,
    READY,
    TABLE,
    WORLD,
)
from ludotheque.hands.bones.together import pictures
from ludotheque.hands.bones.together.ends import ENDS
from ludotheque.hands.bones.together.falling import Lying, falls, seen
from ludotheque.hands.bones.together.line import UNHEARD, Line, Row, rows_of
from ludotheque.hands.bones.together.setting import together_of
from ludotheque.hands.bones.together.sharing import advance
from ludotheque.hands.bones.tosses import ON_EDGE, toss
from ludotheque.hands.deed import STEPS_A_SECOND, Deed, End, Nonsense

FINE = A_SECOND // STEPS_A_SECOND  # of the judge's steps in one of the stage's
TOGETHER = LAWS["together"]
COUNTDOWN = round(TOGETHER["countdown"] * A_SECOND)
PATIENCE = round(TOGETHER["patience"] * A_SECOND)

# How far it is.
WAITING, COUNTING, GOING, DECIDED = range(4)

# What a message is about: the hand itself, what it does, a number that is said.
ITSELF, DOES, SAYS = range(3)
_echo = struct.Struct("<BI")
_says = struct.Struct("<BIIB")

# What a hand says of itself: the help it uses, that it asks for its whole world, that it is ready,
# of the first, that bones go to the left, and of a bot's, that it hurries nobody.
STEADY, KEYS, ASKS, IS_READY, LEFT, UNHURRIED = 1, 4, 8, 16, 32, 128
HELPS = STEADY | KEYS


def itself(said: int) -> bytes:
    """As a hand sends it."""
    return bytes((ITSELF, said))


def does(echo: int, samples: bytes = b"") -> bytes:
    return _echo.pack(DOES, echo) + samples


def says(echo: int, step: int, number: int) -> bytes:
    return _says.pack(SAYS, echo, step, number)


class Sight(NamedTuple):
    """What one hand sees, and its own world: what a screen knows."""

    clock: int
    phase: int
    word: int
    starts: int
    time: int  # of all hands: so many steps are judged
    world: Any
    table: Any  # with the bones; none of them before the word
    turn: tuple[float, float]
    faces: tuple[tuple[int, int], ...]


class AtOnce(Deed):
    begun = True

    def __init__(self, setting: Setting) -> None:
        self.what, self.by = together_of(setting), setting.by
        places = self.what.places
        self.worlds = np.concatenate([filled(WORLD, place.world) for place in places])
        self.laws = np.concatenate([filled(LAW, place.law) for place in places])
        self.lines = [Line(round(16 * w["x"]), round(16 * w["y"])) for w in self.worlds]
        self.said = [0] * len(places)  # by each hand of itself
        self.asked = [0] * len(places)
        # While others are waited for, `word` is when that ends; 0: nobody waits for anybody.
        self.phase, self.clock, self.word, self.time = WAITING, 0, 0, 0
        self.behind = 0  # steps: so long is waited for what the farthest hand has done
        self.released = False  # the flicked bones
        self.spoke: tuple[int, int] | None = None  # who was the first to say which number
        self._numbers: list[tuple[int, int, int]] = []  # when, who, which
        self._turns = np.array([place.turn for place in places])
        self._set_table(Dice(bytes.fromhex(setting.dice)))

    def _set_table(self, dice: Dice) -> None:
        """What will be tossed is known here, and to nobody before the word."""
        self._tables, self._ground = np.zeros(1, WORLD), self.laws[:1].copy()
        self._tables["phase"], self._ground["act"] = FLIGHT, CATCH  # where bones only slide
        self._tables["bones"]["lies"] = AWAY
        hands, tossed = len(self.by), self.what.bones
        put = hands if self.what.kind == "flick" else 0
        self.bones = self._tables["bones"][0][: tossed or put]
        self._order, dice = _shuffled(hands, dice)
        self.tossed, dice = toss(tossed, self.what.area, dice) if tossed else ([], dice)
        self._falls, dice = falls(self.tossed, dice)
        for i in range(put):
            self._put_before(i)

    @property
    def faces(self) -> tuple[tuple[int, int], ...]:
        """How each bone lies: its turn and its face."""
        return tuple((bone.turn, bone.face) for bone in self.tossed)

    @property
    def shown(self) -> bool:
        """What is tossed."""
        return self.phase >= GOING

    @property
    def left(self) -> bool:
        """Bones go there, and not to the right."""
        return bool(self.said[0] & LEFT)

    def _put_before(self, i: int) -> None:
        """The bone of this hand, which nobody else touches."""
        own, bone, (c, s) = self.worlds["bones"][i], self.bones[i], self._turns[i]
        own["whose"][i] = bone["whose"] = i + 1
        bone["lies"], x, y = TABLE, own["x"][i], own["y"][i]
        bone["x"], bone["y"] = x * c + y * s, y * c - x * s

    def lying(self, i: int) -> Lying:
        """A bone as it is seen now."""
        bone = self.bones[i]
        if self.what.kind == "spot":
            return seen(self._falls[i], self.clock - self.word)
        turn, face = self.faces[i] if self.tossed else (0, 0)
        return Lying(float(bone["x"]), float(bone["y"]), 0.0, turn, face)

    # ---- What is heard

    def hear(self, seat: Seat, data: bytes) -> None:
        if seat not in self.by or not data:
            raise Nonsense
        i = self.by.index(seat)
        if data[0] == ITSELF and len(data) == 2:
            self._of_itself(i, data[1])
        elif data[0] == DOES and len(data) >= _echo.size:
            self._does(i, _echo.unpack_from(data)[1], rows_of(data[_echo.size :]))
        elif data[0] == SAYS and len(data) == _says.size:
            self._number(i, *_says.unpack(data)[1:])
        else:
            raise Nonsense

    def _of_itself(self, i: int, said: int) -> None:
        if said & ~(HELPS | ASKS | IS_READY | LEFT | UNHURRIED):
            raise Nonsense
        if self.phase > WAITING:  # nobody gets up again, or changes sides
            said = said & ~(IS_READY | LEFT) | self.said[i] & (IS_READY | LEFT)
        if said & LEFT and (i or not self.what.sides):
            raise Nonsense
        self.said[i] = said & ~ASKS
        if said & ASKS:
            self.asked[i] = 2

    def _does(self, i: int, echo: int, rows: list[Row]) -> None:
        if echo > self.clock or (rows and self.phase < GOING):
            raise Nonsense  # nobody has seen that yet
        if rows:
            self.lines[i].follow(rows, self.clock - self.word)
        self.lines[i].answered(self.clock, echo)

    def _number(self, i: int, echo: int, step: int, number: int) -> None:
        """One each, and nobody speaks before they have seen anything. A screen may be a little
        ahead of us: then it is said now."""
        line = self.lines[i]
        if self.what.kind != "spot" or self.phase != GOING or number > len(self.tossed):
            raise Nonsense
        if echo > self.clock:
            raise Nonsense
        if any(who == i for _, who, _ in self._numbers):
            raise Nonsense
        line.answered(self.clock, echo)
        now = self.clock - self.word
        self._numbers.append((line.stamped(min(step, now), now), i, number))

    # ---- What goes on

    def step(self) -> None:
        self.clock += FINE
        self.asked = [max(0, asked - 1) for asked in self.asked]
        if self.phase == WAITING:
            self._wait()
        if self.phase == COUNTING and self.clock >= self.word:
            self._give_word()
        if self.phase == GOING:
            self._go_on(self.clock - self.word - self.behind)

    def _wait(self) -> None:
        """For all; but who is ready does not wait for ever, and the others' hands keep still."""
        ready = [bool(said & IS_READY) for said in self.said]
        waits = any(said & IS_READY and not said & UNHURRIED for said in self.said)
        self.word = (self.word or self.clock + PATIENCE) if waits else 0
        if all(ready) or (waits and self.clock >= self.word):
            self.phase, self.word = COUNTING, self.clock + COUNTDOWN

    def _give_word(self) -> None:
        self.phase = GOING
        for line in self.lines:
            line.start()
        self.behind = max(line.waits for line in self.lines)
        if self.left:
            self.laws["west"], self.laws["east"] = -self.laws["east"], -self.laws["west"]
        for bone, fell in zip(self.bones, self.tossed, strict=False):
            bone["lies"], bone["x"], bone["y"] = TABLE, fell.x, fell.y
            # Of one that falls before all eyes no rule asks it, and nobody is told before it lies.
            bone["edge"] = fell.face >= ON_EDGE and self.what.kind != "spot"

    def _go_on(self, until: int) -> None:
        """All hands side by side, each by its own clock."""
        while self.time < until and self.end is None:
            at = np.array([line.at(self.time) for line in self.lines], np.int32)
            self.time += 1
            shared = self._tables, self._ground, self._turns, self._order
            news = advance(self.worlds, self.laws, *shared, at)
            self._hear_numbers()
            if not news and not self._closing:
                continue
            self._close()
            self._look()

    def _hear_numbers(self) -> None:
        due = [said for said in self._numbers if said[0] < self.time]
        if due and self.spoke is None:
            _, who, number = min(due, key=lambda said: (said[0], list(self._order).index(said[1])))
            self.spoke = who, number

    @property
    def _closing(self) -> bool:
        """Something is decided by time, and not by what hands do."""
        late = self.what.seconds and self.time >= self.what.seconds * A_SECOND
        return bool(late or self.released or self.spoke)

    def _close(self) -> None:
        """Its time is over: who has not begun by now has not done it; what flies comes down."""
        if self.what.seconds and self.time >= self.what.seconds * A_SECOND:
            self._stop(self.worlds["phase"] == READY, NOT_DONE)

    def _stop(self, which: Any, why: int) -> None:
        self.worlds["why"][which] = why
        self.worlds["phase"][which] = OVER

    def _look(self) -> None:
        fact = ENDS[self.what.kind](self)
        if fact is not None:
            scene = {"goes": self.what.goes + 1} if self.what.kind == "throw" else None
            self.phase, self.end = DECIDED, End(fact, scene)

    def release(self) -> None:
        """The flicked bones leave at one moment; the others stay, for all to hit."""
        self.released = True
        self.bones["lies"], self.bones["whose"] = TABLE, 0

    # ---- Whose time is over, or who has gone

    def let_go(self) -> None:
        """Whoever is silent has kept still. Whoever is not shall not lose by another's line: what
        they have in the air is theirs."""
        here = np.array([line.heard_at > self.clock - UNHEARD for line in self.lines])
        if self.phase < GOING:
            here = np.array([bool(said & IS_READY) for said in self.said])
            self.phase, self.word = COUNTING, self.clock
            self._give_word()
        for line in self.lines:
            line.open()
        in_the_air = here & (self.worlds["phase"] == FLIGHT)
        self.worlds["count"][in_the_air] += self.worlds["gain"][in_the_air]
        self._stop(here & (self.worlds["phase"] != OVER), OPENED)
        while self.end is None:
            if not (self.worlds["phase"] == FLIGHT).any():
                self._stop(self.worlds["phase"] == READY, NOT_DONE)
            self._look()
            if self.end is None:
                self._go_on(self.time + 1)

    # ---- What is seen

    def sight(self, i: int) -> Sight:
        line, (c, s) = self.lines[i], self._turns[i]
        told = self.clock, self.phase, self.word, line.starts, self.time
        records = copied(self.worlds[i : i + 1]), copied(self._tables)
        return Sight(*told, *records, (c, s), self.faces if self.shown else ())

    def picture(self) -> bytes:
        return pictures.seen(self)


def copied(records: Any) -> Any:
    """As bytes: NumPy copies records field by field."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def _shuffled(many: int, dice: Dice) -> tuple[Any, Dice]:
    left, order = list(range(many)), []
    while left:
        at, dice = dice.below(len(left))
        order.append(left.pop(at))
    return np.array(order), dice
