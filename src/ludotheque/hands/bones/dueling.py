"""How a duel in turn is laid out: for each throw a table of its own, seen by whose hand it is.

The first player's throws and the second's alternate. In a rally it is the same ball that goes to
and fro; where the bones are tossed, both have the same toss in each round.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import structs

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.bones.laws import USUAL, Plain, law_of
from ludotheque.hands.bones.laying_out import Layout, at, lay_out, lying, tosses_of
from ludotheque.hands.bones.tosses import Tossed
from ludotheque.hands.trick import Measures, Spot, Trick

JUDGE, VERSION = "in-turn", 2

# What decides: the most, after one throw each; the first failure; a round that only one manages.
Decides = Literal["most", "failure", "round"]


class Dueling(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a judge of duels in turn is told, and everybody sees."""

    layouts: tuple[Layout, Layout]  # of the first throw of each
    decides: Decides
    rounds: int  # then it is a tie
    tosses: tuple[tuple[Tossed, ...], ...] = ()  # of each round, where they differ
    counted: str = "counts"  # the facts that the rules know: followed by how many each,
    won: str = "won"  # by who,
    tied: str = "tie"  # by nothing


def duel(trick: Trick, measures: Measures, dice: Dice) -> Dueling:
    """The same for both."""
    layout = lay_out(trick, measures, 1, dice)
    rising = trick.deed.bones == "rising"
    later = {"later_x", "later_y"}  # each round is laid out by itself
    world = {name: value for name, value in layout.world.items() if name not in later}
    layout = structs.replace(layout, world=world)
    return Dueling(
        layouts=(layout, answering(layout)),
        decides="most" if trick.winner == "most" else "round" if rising else "failure",
        rounds=trick.bones if rising else trick.ends.throws,
        tosses=tuple(map(tuple, tosses_of(trick, dice))) if rising else (),
    )


def answering(layout: Layout) -> Layout:
    """For who throws second. In a rally each pass leaves less air, theirs too: half a round less
    than the other's. Else the first would have to try every new height first, and lose two of three
    rallies between equal hands."""
    if layout.law.get("rally", 0) == 0:
        return layout
    half = 1.0 + float(layout.law["longer"]) / 2.0
    shorter = {name: float(layout.law[name]) / half for name in ("air", "longer")}
    return structs.replace(layout, law=layout.law | shorter)


def setting(dueling: Dueling, by: tuple[Seat, Seat], dice: str) -> Setting:
    return Setting(JUDGE, VERSION, by, msgspec.to_builtins(dueling), dice)


def dueling_of(setting: Setting) -> Dueling:
    return msgspec.convert(setting.what, Dueling)


def evened(
    dueling: Dueling, trick: Trick, measures: Measures, bits: Sequence[float | None]
) -> Dueling:
    """Each with as much air as their hand needs, by its bits a second; None: the usual."""

    def with_air(layout: Layout, shown: float | None) -> Layout:
        return structs.replace(
            layout, law=law_of(trick, measures, layout.number, USUAL if shown is None else shown)
        )

    first, second = map(with_air, dueling.layouts, bits)
    return structs.replace(dueling, layouts=(first, answering(second)))


def laid_for(dueling: Dueling, which: int, number: int, ball: Spot | None) -> Layout:
    """The throw of one of them (0, 1) in a round; `ball`: where it lies, as this hand sees it."""
    layout = dueling.layouts[which]
    if dueling.decides == "most":
        return layout
    world: Plain = layout.world | {"count": number - 1}
    seen = layout.seen
    bones = [dict(bone) for bone in world["bones"]]
    if dueling.tosses:
        tossed = dueling.tosses[number - 1]
        for bone, fell in zip(bones, tossed, strict=False):
            bone |= lying(fell)
        seen = tuple((fell.turn, fell.face) for fell in tossed)
    if ball:
        bones[0] |= at(*ball)
    return Layout(
        layout.trick, number, layout.law | {"number": number}, world | {"bones": bones}, seen
    )
