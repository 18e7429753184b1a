"""A bot looks for a spot: by eye first, then it tries the best of them in its head, which is the
physics itself. Those that stand are tried more often, until one is left."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from math import cos, dist, pi, sin

from ludotheque.hands.builder import Skill
from ludotheque.hands.spots import Spot, looked_at
from ludotheque.physics.poses import Pose, after, reach, spin
from ludotheque.physics.wood import Body
from ludotheque.physics.world import World
from ludotheque.solids.solid import Solid

ENOUGH = 0.003  # metres inside: it looks no better farther in
LOW, MANY = 12, 36  # so many spots are tried on towers up to so many blocks,
TALL, FEW = 20, 18  # and so many on these
TRIALS = (1, 2, 3)  # of each spot that is still in the contest, round after round
KEPT = 3  # of so many one comes into the next round
DECIDED = 120  # frames: what has not fallen by then stands,
SOONEST = 20  # or what has come to rest after that many
GONE = 0.015  # metres from its spot: it tips, or rolls away
AT_A_TIME = 12  # blocks times frames: a taller tower takes longer, and a live hand may wait for us
RAISED = 0.002  # metres: less could be measured as nothing
FALL = 0.5  # metres of height that a fall costs
AWAY = Pose((0.0, 0.0, 2.0))  # there the block is while the tower falls asleep
IT = "it"


def candidates(blocks: int) -> int:
    """How many spots are tried on a tower of so many blocks: a taller one takes longer."""
    way = min(max(blocks - LOW, 0) / (TALL - LOW), 1.0)
    return round(MANY + (FEW - MANY) * way)


def frames_at_a_time(blocks: int) -> int:
    """How many frames are a few milliseconds' work."""
    return max(1, AT_A_TIME // max(1, blocks))


class Tried:
    """A spot, and how it went there."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.stood = self.trials = 0

    @property
    def stands(self) -> float:
        return self.stood / self.trials if self.trials else 0.0

    @property
    def worth(self) -> float:
        return self.stands * (FALL + self.spot.gain)


class Search:
    """For one block over one tower, by a hand of some skill; in small steps, until all is done."""

    def __init__(
        self,
        tower: Sequence[Body],
        solid: Solid,
        skill: Skill,
        dice: random.Random,
        *,
        raising: bool = False,
    ) -> None:
        self.tower, self.solid, self.skill, self.dice = tower, solid, skill, dice
        self.raising = raising
        self.best: Spot | None = None
        self.stands = 0.0  # how often, of 1, it stood there when it was tried
        self.tried: list[Tried] = []  # the best looking first
        self.at: Spot | None = None  # where it is in its thoughts
        self._steps = self._look()

    def step(self) -> bool:
        """A few milliseconds' work; False: all is done."""
        return next(self._steps, None) is not None

    def _look(self) -> Iterator[bool]:
        found, many = [], candidates(len(self.tower))
        for spot in looked_at(self.tower, self.solid, many):
            if spot is not None and not (self.raising and spot.gain < RAISED):
                found.append(spot)
                if self.best is None or spot.margin > self.best.margin:
                    self.best = spot
            yield True
        contest = self.tried = [Tried(spot) for spot in _different(found, many)]
        world = World([*self.tower, Body(IT, self.solid, AWAY)], held=IT)
        for trials in TRIALS:
            leader: Tried | None = None
            for one in contest:
                self.at = one.spot
                for _ in range(trials):
                    yield from self._try(world, one)
                if one.stood and (leader is None or one.worth > leader.worth):
                    leader = one
                    self.best, self.stands = one.spot, one.stands
            ranked = sorted(contest, key=lambda one: one.worth, reverse=True)
            contest = ranked[: (len(ranked) + KEPT - 1) // KEPT]

    def _try(self, world: World, one: Tried) -> Iterator[bool]:
        bases = {body.id for body in self.tower if body.base}
        at_a_time = frames_at_a_time(len(self.tower))
        one.trials += 1
        world.again(IT, self._fumbled(one.spot.pose))
        world.held = None
        for frame in range(DECIDED):
            world.frame()
            off = dist(world.pose(IT).place, one.spot.pose.place)
            if off > GONE or world.on_table() - bases:
                return
            if frame >= SOONEST and world.hardly_moves():
                break
            if frame % at_a_time == 0:
                yield True
        one.stood += 1

    def _fumbled(self, pose: Pose) -> Pose:
        """As this hand would let it go: past the mark, askew and tilted."""
        gauss, skill = self.dice.gauss, self.skill
        way = self.dice.uniform(0, 2 * pi)
        tilted = spin(gauss(0, skill.tilt), (cos(way), sin(way), 0.0))
        turn = after(after(pose.turn, spin(gauss(0, skill.askew))), tilted)
        lifted = reach(self.solid, turn)[0] - reach(self.solid, pose.turn)[0]
        x, y, z = pose.place
        above = z + 0.001 + max(0.0, lifted)
        return Pose((x + gauss(0, skill.aim), y + gauss(0, skill.aim), above), turn)


def _different(found: list[Spot], many: int) -> list[Spot]:
    """The best looking, two of each height before the others: lying and standing are both tried."""
    found = sorted(found, key=lambda spot: min(spot.margin, ENOUGH) + 0.1 * spot.gain, reverse=True)
    heights: Counter[int] = Counter()
    order: list[tuple[int, Spot]] = []
    for spot in found:
        height = round(1000 * spot.gain)
        order.append((heights[height] // 2, spot))
        heights[height] += 1
    return [spot for _, spot in sorted(order, key=lambda one: one[0])][:many]
