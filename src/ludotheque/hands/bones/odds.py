"""How likely a hand of some skill is to do a trick with bones.

What one pair of hands does is measured (`measured.py`): solos, and duels in turn. Where several do
something at once, it is measured how likely each hand does its deed and catches its Jack, or how
much likelier it is first than another; what follows from that is computed exactly. BadabOss has a
difficulty, which a few placings were fitted to.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, prod
from typing import NamedTuple

from ludotheque.hands.bones import measured
from ludotheque.hands.skill import chance_of
from ludotheque.hands.trick import Trick

MOST = 4  # the greatest number on a card: the longest rallies were measured with it
TOGETHER = 0.1  # how much rarer two at once are than one alone
SILENCE = 0.03

Pair = tuple[int | None, int | None]  # the counts of a duel; None dropped the Jack
Group = tuple[int, ...]  # players by their index among those who take part


class Solo(NamedTuple):
    counts: tuple[float, ...]  # how likely each number of bones is
    all_on_edge: float  # Takh-Takh: won with fewer than the number

    def wins(self, number: int) -> float:
        return sum(self.counts[number:]) + self.all_on_edge


def deed(trick: Trick, skill: float) -> float:
    return measured.rival(trick.id, skill).does


def catch(trick: Trick, skill: float) -> float:
    return measured.rival(trick.id, skill).catches


# ---- Solo ---------------------------------------------------------------------------------------


@cache
def solo(trick: Trick, number: int, skill: float) -> Solo:
    """The bones an attempt brings in, for a card of this number."""
    return Solo(*measured.counts(trick.id, number, skill))


# ---- Duels --------------------------------------------------------------------------------------


@cache
def duel_counts(trick: Trick, first: float, second: float) -> dict[Pair, float]:
    """The counts of both, for the duels that are won by the most."""
    if trick.order == "in-turn":
        ones, twos = (measured.counts(trick.id, MOST, skill)[0] for skill in (first, second))
        return {(a, b): ones[a] * twos[b] for a in range(len(ones)) for b in range(len(twos))}
    return _grab(trick, first, second) if trick.ends.throws == 1 else _race(trick, first, second)


@cache
def duel_winner(trick: Trick, first: float, second: float) -> tuple[float, float, float]:
    """How likely the first wins, the second wins, or it is a tie."""
    if trick.winner == "unbeaten":
        return _rounds(trick, first, second)
    by = [0.0, 0.0, 0.0]
    for (a, b), chance in duel_counts(trick, first, second).items():
        by[trick.better(a, b)] += chance
    return by[1], by[2], by[0]


def _grab(trick: Trick, first: float, second: float) -> dict[Pair, float]:
    """One throw at once: each bone goes to one of them or stays; a dropped Jack counts as none."""
    one, two = deed(trick, first), deed(trick, second)
    ones, twos = one * (1 - two / 2), two * (1 - one / 2)  # who wants the same bone gets half
    odds: defaultdict[Pair, float] = defaultdict(float)
    n = trick.bones
    caught = (catch(trick, first), catch(trick, second))
    for a in range(n + 1):
        for b in range(n + 1 - a):
            ways = comb(n, a) * comb(n - a, b)
            grabbed = ways * ones**a * twos**b * (1 - ones - twos) ** (n - a - b)
            for mine, yours in product((True, False), repeat=2):
                chance = (caught[0] if mine else 1 - caught[0]) * (
                    caught[1] if yours else 1 - caught[1]
                )
                odds[a if mine else 0, b if yours else 0] += grabbed * chance
    return dict(odds)


def _race(trick: Trick, first: float, second: float) -> dict[Pair, float]:
    """Both at once, throw by throw, until one drops or the middle is empty."""
    odds: defaultdict[Pair, float] = defaultdict(float)
    now: dict[tuple[int, int], float] = {(0, 0): 1.0}
    throws = [*product(_goes(trick, first), _goes(trick, second))]
    for _ in range(trick.ends.throws):
        after: defaultdict[tuple[int, int], float] = defaultdict(float)
        for (a, b), chance in now.items():
            if a + b == trick.bones:
                odds[a, b] += chance
                continue
            for (mine, p), (yours, q) in throws:
                part = chance * p * q
                if mine is None or yours is None:
                    ends = None if mine is None else a + mine, None if yours is None else b + yours
                    odds[ends] += part
                elif a + b + mine + yours > trick.bones:  # both go for the last one
                    after[a + 1, b] += part / 2
                    after[a, b + 1] += part / 2
                else:
                    after[a + mine, b + yours] += part
        now = after
    for counts, chance in now.items():
        odds[counts] += chance
    return dict(odds)


def _goes(trick: Trick, skill: float) -> list[tuple[int | None, float]]:
    """How a throw of Bagi! ends: the Jack falls, or it is caught, with a bone or without."""
    caught, done = catch(trick, skill), deed(trick, skill)
    return [(None, 1 - caught), (0, caught * (1 - done)), (1, caught * done)]


def _rounds(trick: Trick, first: float, second: float) -> tuple[float, float, float]:
    """The first failure loses: one after the other, or (rising) in rounds that both play."""
    going, one, two, tie = 1.0, 0.0, 0.0, 0.0
    rising = trick.deed.bones == "rising"
    mine, yours = _passes(trick, first), _passes(trick, second)
    for turn in range(trick.bones if rising else trick.ends.throws):
        p, q = (passes[min(turn, MOST - 1)] for passes in (mine, yours))
        one += going * p * (1 - q)
        two += going * (1 - p) * (q if rising else 1)
        tie += going * (1 - p) * (1 - q) if rising else 0
        going *= p * q
    return one, two, tie + going


def _passes(trick: Trick, skill: float) -> list[float]:
    """How likely the first is managed, the second after it, and so on; later ones as the last."""
    counts, _ = measured.counts(trick.id, MOST, skill)
    at_least = [sum(counts[n:]) for n in range(MOST + 1)]
    return [after / before if before else 0.0 for before, after in pairwise(at_least)]


# ---- Challenges ---------------------------------------------------------------------------------


def stands(trick: Trick, tower: int, skill: float) -> float:
    """One more bone on a tower of so many."""
    assert trick.difficulty is not None
    return chance_of(trick.difficulty.deed + trick.difficulty.more * (tower - 1), skill)


def outs(trick: Trick, skills: Sequence[float]) -> dict[Group, float]:
    """Who is out after one go of all at once. Where bones are snatched somebody always is."""
    failing = [1 - deed(trick, skill) for skill in skills]
    if trick.deed.act == "snatch":
        return _one_or_two(failing)
    everybody = range(len(skills))
    return {
        group: prod(failing[i] if i in group else 1 - failing[i] for i in everybody)
        for size in range(len(skills) + 1)
        for group in combinations(everybody, size)
    }


def nearest(trick: Trick, skills: Sequence[float]) -> dict[Group, float]:
    """Whose bone is nearest; sometimes two are equally near."""
    return _one_or_two([deed(trick, skill) for skill in skills])


def first_to_say(trick: Trick, skills: Sequence[float]) -> tuple[list[tuple[float, float]], float]:
    """For each player how likely they speak first and are right, or wrong; and that nobody does."""
    ready = [deed(trick, skill) for skill in skills]
    speak = [(1 - SILENCE) * each / sum(ready) for each in ready]
    right = [measured.rival(trick.id, skill).right for skill in skills]
    return [(p * yes, p * (1 - yes)) for p, yes in zip(speak, right, strict=True)], SILENCE


def _one_or_two(weights: Sequence[float]) -> dict[Group, float]:
    odds: dict[Group, float] = {(i,): weight for i, weight in enumerate(weights)}
    for i, j in combinations(range(len(weights)), 2):
        odds[i, j] = TOGETHER * weights[i] * weights[j]
    whole = sum(odds.values())
    return {group: weight / whole for group, weight in odds.items()}


def survival(trick: Trick, skills: Sequence[float]) -> list[float]:
    """How likely each player comes through one step of a challenge."""
    players = range(len(skills))
    match trick.fact:
        case "stood":
            return [stands(trick, 1, skill) for skill in skills]
        case "out":
            odds = outs(trick, skills)
            return [sum(p for group, p in odds.items() if i not in group) for i in players]
        case "said":
            told, _ = first_to_say(trick, skills)
            right = sum(chance for chance, _ in told)
            return [1 - told[i][1] - (right - told[i][0]) / (len(skills) - 1) for i in players]
        case _:
            first = nearest(trick, skills)
            mine = [
                sum(p / len(group) for group, p in first.items() if i in group) for i in players
            ]
            return [1 - (1 - mine[i]) / (len(skills) - 1) for i in players]
