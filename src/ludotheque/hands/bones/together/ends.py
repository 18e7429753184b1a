"""How a trick that several do at once ends, kind by kind: the fact that the rules know, or None."""

from collections.abc import Callable, Collection, Sequence
from math import hypot, inf
from typing import TYPE_CHECKING

from ludotheque.contract import Seat
from ludotheque.hands.bones.record import (
    FLIGHT,
    HAND_FULL,
    HAND_TOO_FAST,
    HELD,
    JACK_FELL,
    OPENED,
    OVER,
    SPENT,
    TABLE,
)

if TYPE_CHECKING:
    from ludotheque.hands.bones.together.deed import AtOnce

DROPPED = (JACK_FELL, HAND_FULL, HAND_TOO_FAST)


def _all_over(deed: "AtOnce") -> bool:
    return bool((deed.worlds["phase"] == OVER).all())


def dropped(deed: "AtOnce", i: int) -> bool:
    return bool(deed.worlds["phase"][i] == OVER and deed.worlds["why"][i] in DROPPED)


def grab(deed: "AtOnce") -> str | None:
    """One throw: what counts is in the hand that caught its Jack (O16)."""
    if not _all_over(deed):
        return None
    return _counts(*(int(count) for count in deed.worlds["count"]))


def race(deed: "AtOnce") -> str | None:
    """If one Jack falls while the other flies, the other must still be caught."""
    if (deed.worlds["phase"] == FLIGHT).any():
        return None
    fallen = [dropped(deed, i) for i in range(len(deed.by))]
    lies = deed.bones["lies"]
    cleared = not ((lies == TABLE) | (lies == HELD)).any()
    if not (any(fallen) or cleared or _all_over(deed)):
        return None
    told = zip(fallen, deed.worlds["count"], strict=True)
    return _counts(*("x" if fell else int(count) for fell, count in told))


def throw(deed: "AtOnce") -> str | None:
    if not _all_over(deed):
        return None
    return _out(deed, [i for i, caught in enumerate(deed.worlds["count"]) if caught])


def snatch(deed: "AtOnce") -> str | None:
    """A bone that is not the one that was named."""
    named = deed.what.word
    free = [i for i, bone in enumerate(deed.bones) if bone["lies"] == TABLE and i != named]
    if free and not _all_over(deed):
        return None
    return _out(deed, [int(bone["whose"]) - 1 for i, bone in enumerate(deed.bones) if i != named])


def flick(deed: "AtOnce") -> str | None:
    """All leave at one moment; when nothing moves any more, the nearest."""
    if not deed.released:
        if _all_over(deed):
            deed.release()
        return None
    lying = deed.bones[deed.bones["lies"] == TABLE]  # what fell off keeps the speed that it had
    if lying["vx"].any() or lying["vy"].any():
        return None
    far = [
        inf if bone["lies"] == SPENT else round(hypot(bone["x"], bone["y"])) for bone in deed.bones
    ]
    return f"nearest {_seats(deed.by, [one == min(far) for one in far])}"


def spot(deed: "AtOnce") -> str | None:
    """The first number that is said counts."""
    if deed.spoke is not None:
        i, number = deed.spoke
        right = number == sum(face == deed.what.word for _, face in deed.faces)
        return f"said {deed.by[i]} {'right' if right else 'wrong'}"
    return "silent" if _all_over(deed) else None


ENDS: dict[str, Callable[["AtOnce"], str | None]] = {
    "grab": grab,
    "race": race,
    "throw": throw,
    "snatch": snatch,
    "flick": flick,
    "spot": spot,
}


def _counts(first: int | str, second: int | str) -> str:
    return f"counts {first} {second}"


def _out(deed: "AtOnce", managed: Collection[int]) -> str:
    """All but these; nobody, where a hand was opened through no fault of whoever moved it."""
    out = [i not in managed for i in range(len(deed.by))]
    excused = deed.worlds["why"] == OPENED
    at_fault = [one and not yes for one, yes in zip(out, excused, strict=True)]
    if any(at_fault) or deed.what.kind != "snatch":  # there somebody is always out
        out = at_fault
    return f"out {_seats(deed.by, out) or 'none'}"


def _seats(by: Sequence[Seat], which: Sequence[bool]) -> str:
    return " ".join(str(seat) for seat, yes in sorted(zip(by, which, strict=True)) if yes)
