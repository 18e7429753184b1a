"""What hands have managed: how many bones an attempt brings in, by trick, number and skill; and how
they fare beside others, where several do something at once.

`bench/bones.py` and `bench/rivals.py` let the model of people's hands try, and
`scripts/fit_bones.py` writes what came of it to `measured.json`. Between the skills that were
measured the shares lie in between; a hand of no skill at all manages nothing.
"""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

FILE = Path(__file__).parent / "measured.json"
Shares = tuple[float, ...]
HARDLY = 0.001  # a hand of no skill at all, where it is weighed against others


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trick with a card of some number."""

    trick: str
    number: int
    counts: tuple[Shares, ...]  # by skill: how likely each number of bones is
    edge: Shares = ()  # by skill: that all stand on edge, with fewer than the number


class Rivals(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trick that several do at once; by skill."""

    trick: str
    does: Shares  # its deed, or how much likelier than others it is done first
    catches: Shares = ()  # the Jack
    right: Shares = ()  # is what it says first


class Measured(msgspec.Struct, frozen=True):
    skills: Shares
    rows: tuple[Row, ...]
    rivals: tuple[Rivals, ...]


class Rival(NamedTuple):
    does: float
    catches: float
    right: float


@cache
def _measured() -> Measured:
    return msgspec.json.decode(FILE.read_bytes(), type=Measured)


@cache
def _row(trick: str, number: int) -> Row:
    return next(row for row in _measured().rows if (row.trick, row.number) == (trick, number))


def counts(trick: str, number: int, skill: float) -> tuple[Shares, float]:
    """How likely each number of bones is, and that all stand on edge with fewer."""
    row, before, after, part = _row(trick, number), *_between(skill)
    nothing = (1.0, *(0.0 for _ in row.counts[0][1:]))
    by_skill = (nothing, *row.counts)
    edge = (0.0, *(row.edge or (0.0 for _ in row.counts)))

    def between(a: float, b: float) -> float:
        return (1 - part) * a + part * b

    shares = tuple(map(between, by_skill[before], by_skill[after]))
    return shares, between(edge[before], edge[after])


@cache
def rival(trick: str, skill: float) -> Rival:
    """One hand among others; what is not asked there is certain."""
    row = next(row for row in _measured().rivals if row.trick == trick)
    before, after, part = _between(skill)

    def between(shares: Shares, nothing: float) -> float:
        by_skill = (nothing, *(shares or (1.0 for _ in row.does)))
        return (1 - part) * by_skill[before] + part * by_skill[after]

    guess = row.right[0] if row.right else 1.0
    return Rival(between(row.does, HARDLY), between(row.catches, HARDLY), between(row.right, guess))


def _between(skill: float) -> tuple[int, int, float]:
    """Of the skills that were measured, 0 before them: the two beside it, and how far it is."""
    skills = (0.0, *_measured().skills)
    for i, (low, high) in enumerate(pairwise(skills)):
        if skill <= high:
            return i, i + 1, max(0.0, (skill - low) / (high - low))
    return len(skills) - 1, len(skills) - 1, 0.0
