"""The convex parts of what is turned.

Not everything round stays round, for that is dear: a hull gets 24 sides, a hollow eight sectors.
Their corners are moved out until there is as much wood as in truth. A ball stays a ball, and an egg
becomes a chain of balls, or it would come to rest on its facets.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, pi

from ludotheque.solids import placing
from ludotheque.solids.curves import coarse, ends, fine, round_of
from ludotheque.solids.placing import Place
from ludotheque.solids.polygons import NEAR, simplified, turn, without_repeats
from ludotheque.solids.shape import Arc, Pair, Run, Turned
from ludotheque.solids.solid import Ball, Hull, Part, Spot

SIDES = 24  # of a hull
SECTORS = 8  # round a hollow, each with two sides on the outside
HOLLOW = 30  # degrees to a side of what is hollowed out round
CHAIN = 9  # balls in an egg
SLACK = 0.2  # millimetres that a hull may leave the profile
JOINT = 1.0  # millimetres that a stem goes on into its ball

Profile = list[Pair]


def turned_parts(shape: Turned) -> list[Part]:
    place = placing.turned(shape)
    egg = shape.outside[0]
    if isinstance(egg, Arc) and egg.turns == (-90, 90) and not _is_ball(egg):
        return _chain(egg, place)
    found: list[Part] = [_ball(run, place) for run in shape.outside if _is_ball(run)]
    for profile in _profiles(shape.outside):
        found += _hollowed(profile, shape.hollow, place) if shape.hollow else _stack(profile, place)
    return found


def _is_ball(run: Run) -> bool:
    """More than half of one."""
    if not isinstance(run, Arc):
        return False
    return run.radii[0] == run.radii[1] and not run.egg and run.turns[1] - run.turns[0] > 90


def _ball(run: Run, place: Place) -> Ball:
    assert isinstance(run, Arc)
    return Ball(place(*run.centre, 0), run.radii[0])


def _profiles(runs: Sequence[Run]) -> list[Profile]:
    """What is between the balls, in few points, and from the foot up."""
    found: list[Profile] = [[]]
    for run in runs:
        if not _is_ball(run):
            found[-1] += simplified(fine(run), SLACK)
            continue
        if found[-1]:
            radius, high = ends(run)[0]
            found[-1].append((radius, high + JOINT))
        radius, high = ends(run)[1]
        found.append([(radius, high - JOINT)])
    return [without_repeats(each, closed=False) for each in found if len(each) > 1]


def _stack(profile: Profile, place: Place) -> list[Part]:
    """Hulls upon each other: a new one wherever the profile turns outwards again."""
    return [_hull(run, place) for run in _convex_runs(profile)]


def _convex_runs(profile: Profile) -> list[Profile]:
    runs: list[Profile] = [profile[:1]]
    for point in profile[1:]:
        if len(runs[-1]) > 1 and turn(runs[-1][-2], runs[-1][-1], point) < -1e-6:
            runs.append(runs[-1][-1:])
        runs[-1].append(point)
    return [run for run in runs if run[-1][1] > run[0][1]]


def _hull(profile: Profile, place: Place) -> Hull:
    return Hull(
        tuple(
            place(radius * round_of(SIDES), high, (k + 0.5) / SIDES * 2 * pi)
            for radius, high in profile
            for k in range(SIDES if radius > NEAR else 1)
        )
    )


def _hollowed(profile: Profile, hollow: Sequence[Run], place: Place) -> list[Part]:
    """Whole below the hollow, and sectors round it."""
    inside = [point for run in hollow for point in coarse(run, HOLLOW)]
    foot, bottom = profile[0][1], inside[0][1]
    found = _stack(_between(profile, foot, bottom), place) if foot < bottom else []
    for low, high in pairwise(inside):
        runs = _convex_runs(_between(profile, low[1], high[1]))
        for i, run in enumerate(runs):
            if len(inside) == 2 and 0 < i < len(runs) - 1:  # deep in a bore, where nothing comes
                found.append(_hull(run, place))
            else:
                wall = [(_radius(low, high, z), z) for z in (run[0][1], run[-1][1])]
                found += [_sector(run, wall, k, place) for k in range(SECTORS)]
    return found


def _sector(outside: Profile, wall: Profile, k: int, place: Place) -> Hull:
    def spots(profile: Profile, corners: int, of: int) -> list[Spot]:
        return [
            place(radius * round_of(of), high, (k + i / (corners - 1)) / SECTORS * 2 * pi)
            for radius, high in profile
            for i in range(corners if radius > NEAR else 1)
        ]

    return Hull((*spots(outside, 3, 2 * SECTORS), *spots(wall, 2, SECTORS)))


def _between(profile: Profile, low: float, high: float) -> Profile:
    """The part of a profile from one height to another."""
    found: Profile = []
    for a, b in pairwise(profile):
        if a[1] >= high or b[1] <= low:
            continue
        if not found:
            z = max(a[1], low)
            found.append((_radius(a, b, z), z))
        z = min(b[1], high)
        found.append((_radius(a, b, z), z))
    return found


def _radius(a: Pair, b: Pair, high: float) -> float:
    """At a height between two points, or the second where both are as high."""
    if b[1] == a[1]:
        return b[0]
    return a[0] + (b[0] - a[0]) * (high - a[1]) / (b[1] - a[1])


def _chain(egg: Arc, place: Place) -> list[Part]:
    """Balls on the axis that touch the profile from inside, the first and the last at its ends."""
    profile = fine(egg, 64)
    low, high = egg.centre[1] - egg.radii[1], egg.centre[1] + egg.radii[1]

    def room(at: float) -> float:
        return min(hypot(r, z - at) for r, z in profile)

    middles = [low + (high - low) * i / 200 for i in range(1, 200)]
    touching = [at for at in middles if room(at) >= min(at - low, high - at) - 0.02]
    first = max(at for at in touching if at < egg.centre[1])
    last = min(at for at in touching if at > egg.centre[1])
    places = [first + (last - first) * i / (CHAIN - 1) for i in range(CHAIN)]
    return [Ball(place(0, at, 0), room(at)) for at in places]
