"""Far lines and liars, through the judge: equal hands of the model, at lines of their own."""

import random
from collections.abc import Sequence
from math import dist

import pytest

from ludotheque.hands.bones.laying_out import records
from ludotheque.hands.bones.motor.body import BITS, Body
from ludotheque.hands.bones.motor.gathering import CLOSING
from ludotheque.hands.bones.motor.planning import UNDER
from ludotheque.hands.bones.record import A_SECOND, ACTING, COMING, FLIGHT, TABLE
from ludotheque.hands.bones.together.deed import FINE, GOING, AtOnce, does
from ludotheque.hands.bones.together.line import FARTHEST, STUMBLE
from tests.hands.bones.attempts import layout
from tests.hands.bones.liars import Lie, lied
from tests.hands.bones.together import CHALLENGES, DUELS, met, ready, set_up, won

FAR = 120.0  # milliseconds, one way


def far_wins(trick: str, seeds: Sequence[int]) -> float:
    """Each seed twice: with the same dice first the one is far away, and then the other. So what
    the dice decide counts for both alike. Three ties, and the lot decides (O4)."""
    wins = 0.0
    for seed in seeds:
        for far in (1, 2):
            better = 0
            for tie in range(3):
                lines = (FAR, 0.0) if far == 1 else (0.0, FAR)
                better = better or won(met(trick, (seed, tie), lines=lines))
            wins += 0.5 if better == 0 else float(better == far)
    return wins / (2 * len(seeds))


FEW = {"kat": 20, "bagi": 6}  # pairs of duels; those of Bagi! take longer


@pytest.mark.parametrize("trick", DUELS)
def test_a_far_hand_wins_about_as_often(trick: str) -> None:
    """A few of the same; were it ordered by arrival it would win one in six."""
    assert far_wins(trick, range(FEW[trick])) >= 0.46


@pytest.mark.long
@pytest.mark.parametrize("trick", DUELS)
def test_in_2000_duels_the_slower_line_wins_46_in_100(trick: str) -> None:
    assert far_wins(trick, range(1000)) >= 0.46


class Wanted:
    """The bones that each hand went for: where it pressed, or drew along, they lay."""

    def __init__(self) -> None:
        self.bones: tuple[set[int], set[int]] = set(), set()
        self.lay: dict[int, tuple[float, float]] = {}  # before somebody took them

    def __call__(self, deed: AtOnce) -> None:
        if deed.phase < GOING:
            return
        for k, bone in enumerate(deed.bones):
            if bone["lies"] == TABLE:
                self.lay[k] = float(bone["x"]), float(bone["y"])
        for i, (wanted, place) in enumerate(zip(self.bones, deed.what.places, strict=True)):
            world, law = deed.worlds[i], deed.laws[i]
            if world["phase"] != FLIGHT or world["finger"] not in (COMING, ACTING):
                continue
            coming, (c, s) = world["finger"] == COMING, place.turn
            x, y = (world["aim_x"], world["aim_y"]) if coming else (world["x"], world["y"])
            at = x * c + y * s, y * c - x * s  # as all see it
            wanted |= {k for k, lies in self.lay.items() if dist(at, lies) <= law["rake"]}


def kats(many: int, level: str) -> tuple[float, float]:
    """How often both hands got to the bones at all, and how often to one and the same."""
    reached = same = 0
    for seed in range(many):
        wanted = Wanted()
        met("kat", seed, level, watch=wanted)
        reached += all(wanted.bones)
        same += bool(wanted.bones[0] & wanted.bones[1])
    return reached / many, same / many


def test_a_kat_is_never_so_short_that_nothing_is_contested() -> None:
    """With the least flick that throws there is still time for a hand, if a good one, to get to any
    of the bones and back: none of them is one hand's alone."""
    for seed in range(60):
        hand = Body(*records(layout("kat", 4, seed)), BITS["master"], random.Random(0))
        law = hand.law
        shortest = law["lowest"] * law["air"] + law["own"]
        for bone in hand.bones[:4]:
            far = hand.far(float(bone["x"]), float(bone["y"]))
            there = hand.fitts(far, 1.2 * law["rake"])
            back = hand.fitts(far, 2 * UNDER * law["catch"])
            assert there + CLOSING + law["grip_time"] + back < shortest


def test_in_some_kats_both_go_for_one_bone() -> None:
    """There are four, and each hand begins with those before it."""
    reached, same = kats(40, "club")
    assert reached > 0.9
    assert same > 0.05


@pytest.mark.long
@pytest.mark.parametrize("level", BITS)
def test_in_one_kat_of_ten_or_more_both_go_for_one_bone(level: str) -> None:
    reached, same = kats(300, level)
    assert reached > 0.95
    assert same > 0.1


# ---- Liars


def word_given(delays: Sequence[int]) -> AtOnce:
    """After a countdown in which each hand answered so many steps late."""
    deed = AtOnce(set_up("warnoss", len(delays)))
    ready(deed)
    while deed.phase < GOING:
        for seat, delay in zip(deed.by, delays, strict=True):
            if deed.clock >= delay:
                deed.hear(seat, does(deed.clock - delay))
        deed.step()
    return deed


@pytest.mark.parametrize("pretended", [0, 12, 24, 60, FARTHEST, 3 * FARTHEST])
def test_nobody_makes_more_of_their_line_than_they_have_shown_before_the_word(
    pretended: int,
) -> None:
    """However old a sample says it is: it is no older than the line was long, and never more than
    150 ms there and 150 back; who was near can make it older by what a line stumbles. And what was
    shown, all are told."""
    deed = word_given((pretended, 0))
    line = deed.lines[0]
    assert (line.delay, line.late) == (pretended, pretended + STUMBLE > FARTHEST)
    for now in range(0, 2000, 7):
        for step in (-1000, 0, now - FARTHEST, now - 30, now):
            gained = now - line.stamped(step, now)
            assert gained <= min(pretended + STUMBLE, FARTHEST)


LIED_IN = (*DUELS, "warnoss", "los-loboss")  # and in these a number is said
NEARLY = STUMBLE - FINE  # so much a liar is believed without a sample's being moved
LIES = {
    "backdated": Lie(backdated=NEARLY),
    "backdated by more than is believed": Lie(backdated=NEARLY, more=30),
    "answers late": Lie(backdated=FARTHEST - FINE, pretended=FARTHEST - STUMBLE),
    "answers far too late": Lie(backdated=FARTHEST - FINE, pretended=3 * FARTHEST),
    "ahead of the clock": Lie(ahead=5),
    "far ahead of it": Lie(ahead=300),
    "repeated": Lie(repeats=True),
}
NOT_HEARD = ("far ahead of it", "repeated")


def liars(trick: str, seeds: Sequence[int]) -> dict[str, float]:
    """What they gain by each lie, in shares won, at the same dice; and none gains more time."""
    honest = {seed: lied(trick, seed, Lie(), first=bool(seed % 2)) for seed in seeds}
    gains = {}
    for name, lie in LIES.items():
        lying = {seed: lied(trick, seed, lie, first=bool(seed % 2)) for seed in seeds}
        for seed in seeds:
            began, would = lying[seed].began, honest[seed].began
            assert lying[seed].gained <= min(lie.pretended + STUMBLE, FARTHEST)
            if trick != "bagi" and began is not None and would is not None:  # there hands dawdle
                assert would - began <= believed(lie) + FINE, (name, seed)
        if name in NOT_HEARD:
            assert [one.fact for one in lying.values()] == [one.fact for one in honest.values()]
        shares = [lying[seed].won - honest[seed].won for seed in seeds]
        gains[name] = sum(shares) / len(seeds)
    return gains


def believed(lie: Lie) -> int:
    """So many steps sooner; whoever seems farther away than is made up for begins later."""
    shown = lie.pretended + STUMBLE
    late = max(0, shown - FARTHEST)
    return min(lie.backdated + lie.more, shown, FARTHEST) - late if lie.backdated else 0


@pytest.mark.parametrize("trick", LIED_IN)
def test_a_liar_gains_no_more_time_than_a_line_is_given(trick: str) -> None:
    """50 ms; who has answered late before the word 300, and everybody has seen that they are far
    away."""
    assert STUMBLE == 0.05 * A_SECOND
    assert FARTHEST == 0.3 * A_SECOND
    liars(trick, range(2))


@pytest.mark.long
@pytest.mark.parametrize("trick", LIED_IN)
def test_in_ten_thousand_duels_a_liar_who_seems_near_wins_hardly_more(trick: str) -> None:
    """With the honest ones at the same dice 320 of each; by lies that nobody has seen."""
    gains = liars(trick, range(320))
    for name in ("answers late", "answers far too late"):
        del gains[name]
    assert max(gains.values()) < 0.15, gains


# ---- They end


def ends(trick: str, level: str, players: int, seed: int) -> int:
    """How many goes until one is left. Whoever may put somebody out puts out the next."""
    left, goes = players, 0
    while left > 1:
        deed = met(trick, (seed, goes), level, (0.0,) * left, goes)
        assert deed.end
        word, *told = deed.end.fact.split()
        goes += 1
        if word == "out" and told != ["none"] and len(told) < left:
            left -= len(told)
        elif word == "said" or (word == "nearest" and len(told) == 1):
            left -= 1
        assert goes < 200  # among the best twelve on average, once 61
    return goes


@pytest.mark.parametrize("trick", CHALLENGES)
def test_a_challenge_ends_also_among_the_best(trick: str) -> None:
    assert ends(trick, "master", 3, 1) < 200


@pytest.mark.long
@pytest.mark.parametrize("trick", CHALLENGES)
def test_2500_challenges_of_each_kind_end(trick: str) -> None:
    for seed in range(2500):
        ends(trick, "master", 2 + seed % 5 if trick != "warnoss" else 3 + seed % 4, seed)
