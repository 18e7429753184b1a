"""The vocabulary of the tricks: what lies where, what is thrown, done and counted, who wins.

One `Trick` says everything a judge of hands and a picture of the steps need. Lengths are
millimetres on the table, heights above it. The origin is the table's middle; x points to the right
of the player (in a duel the first one, in a challenge the Chief) and y away from that player. The
main hand is the right one; left-handers mirror x. For the second player of a duel everything is
turned by half a turn, and in a challenge each seat's places are turned round the middle. What a
trick leaves out is as O8 says: five bones tossed on the table, the Jack in the hand, one bone a
throw, twenty throws at most.
"""

from typing import Literal

import msgspec

Family = Literal["classic", "hand", "exotic", "duel", "challenge"]
Order = Literal["alone", "at-once", "in-turn"]
Hand = Literal["main", "other", "both"]
Spot = tuple[float, float]
Lie = Literal[
    "tossed",  # thrown, at rest somewhere in `area`
    "put",  # laid by hand on `spots`
    "held",  # in the closed hand
    "on-back",  # on the back of the hand
    "between-palms",
    "between-fingers",
]
Thing = Literal[
    "wall",  # the other hand, on its edge
    "arch",  # the other hand on its spread fingertips
    "drum",  # a drum card, flat
    "target",  # the challenge's own card, flat
    "bag",  # over the main hand
]
Perch = Literal["palm", "other-palm", "back", "other-back", "palms", "pincers", "crossed-hands"]
Act = Literal[
    "pick-up",  # from the table into the hand that does it
    "lay-down",  # from the hand on the table, the others staying in it
    "stand-up",  # turn a bone on its edge
    "hop",  # lift it over the wall and let go
    "push",  # slide it with the fingers
    "strike",  # the table, with the edge of the hand, on both sides of a bone
    "shoot",  # knock it so that it slides by itself
    "set",  # carry it to a card and let go
    "catch",  # what the hand itself has thrown
    "draw-in",  # from between the fingers into the palm, by the fingers alone
    "sweep",  # aside, to one's own side
    "stack",  # on top of the last one
    "flick",  # with a finger, towards the target
    "spot",  # see how many show the side that was called, and say it
    "snatch",  # one bone each, as fast as one can
]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangle by its middle and its sides."""

    x: float = 0
    y: float = 20
    width: float = 220
    depth: float = 140


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the bones are before the first throw."""

    lie: Lie = "tossed"
    area: Area = Area()
    spots: tuple[Spot, ...] = ()


class Prop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing on the table, or over the hand, that the trick is done with."""

    thing: Thing
    x: float = 0
    y: float = 0
    width: float = 63
    depth: float = 88
    height: float = 0
    gaps: tuple[Spot, ...] = ()  # the openings of the arch
    gap: float = 0  # how wide each of them is


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes up, from where, and where it is caught."""

    what: Literal["jack", "bones", "none"] = "jack"
    up: Perch = "palm"
    down: Perch = "palm"
    swaps: bool = False  # the hands change after each success
    rests: bool = False  # thrown once, drops being free; the deeds are done while it lies there
    hand_at: Spot = (0, -150)

    @property
    def classic(self) -> bool:
        """The ordinary throw of the Jack, as the icons of the cards tell it."""
        return (self.what, self.up, self.down, self.rests) == ("jack", "palm", "palm", False)


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is done while the Jack is in the air or, without one, by itself."""

    act: Act = "pick-up"
    hand: Hand = "main"
    bones: Literal["one", "many", "rising"] = "one"  # a throw; rising: one more in each round
    within: float = 0  # how far from the bone the table is struck, at most


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bones count. With a Jack, only if it was caught in that throw."""

    what: Literal[
        "held",  # in the hand, or laid aside from it
        "laid",  # put down on purpose
        "on-edge",
        "there",  # wholly inside `area` (on a card: resting on it)
        "caught",
        "struck",  # the table was, and the bone untouched
        "standing",  # the tower, nothing but its first bone touching the table
        "showing",  # the side that was called
        "near",  # how near to the target's middle; off the table is farthest
    ] = "held"
    area: Area | None = None
    sides: bool = (
        False  # the first player chooses this area or its mirror in x, the other gets the other
    )
    path: Literal["any", "over", "through", "across"] = "any"  # how it must have got there
    # across: over it or through it, not round it
    passing: bool = False  # to have got there is enough, wherever it comes to rest
    at_end: bool = False  # what has fallen or been pushed away by then no longer counts
    all_on_edge: bool = False  # all of them on edge wins too, those that landed so included


class Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an attempt ends, besides reaching the number on the card."""

    throws: int = 20  # of each player
    drop: Literal["ends", "loses", "voids"] = "ends"  # a dropped Jack; voids: nothing counts
    miss: Literal["again", "spent", "ends", "loses"] = "again"  # spent: that bone is used up
    cleared: bool = False  # when no bone is left to take
    seconds: int = 0  # nobody did it in this time: again


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From 0 to 1, on the scale of `skill.chance_of`."""

    deed: float
    more: float = 0  # added for each bone that stands already


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing of the sequence that explains the trick."""

    do: Act | Literal["toss", "put", "hold", "throw", "call", "name", "choose", "swap", "again"]
    what: Literal["jack", "bone", "bones", "ball", "hand", "drums", "bag", "card", "hands"] = "bone"
    hand: Hand = "main"
    by: Literal["player", "first", "second", "each", "chief"] = "player"
    at: Spot | None = None
    to: Spot | None = None
    step: int = 0  # `again`: from this step on, counted from 1


class Trick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: str  # the sheet's, the same in every language
    family: Family
    order: Order = "alone"
    bones: int = 5  # on the table or in the hand, Jacks apart; 0: one for each player
    jacks: int = 1  # 2: one each, the white and the black
    start: Start = Start()
    props: tuple[Prop, ...] = ()
    throw: Throw = Throw()
    deed: Deed = Deed()
    count: Count = Count()
    ends: Ends = Ends()
    # number: the card's; unbeaten: the first failure loses; last: who is left when all are out
    winner: Literal["number", "most", "unbeaten", "last"] = "number"
    fact: Literal["bones", "counts", "winner", "stood", "out", "said", "nearest"] = "bones"
    difficulty: Difficulty | None = None  # of what is stacked; others are in `bones/measured.py`
    steps: tuple[Step, ...]

    def most(self, number: int) -> int:
        """The most bones an attempt can bring: one throw is never cut short by the number."""
        return self.bones if self.ends.throws == 1 else number

    def better(self, first: int | None, second: int | None) -> Literal[0, 1, 2]:
        """Which of two players has won by these counts (None: dropped the Jack); 0 is a tie."""
        if first is None or second is None:
            return 0 if first == second else 1 if second is None else 2
        if self.ends.cleared and first + second < self.bones:
            return 0  # O4: bones are left, so the throws ran out
        return 0 if first == second else 1 if first > second else 2


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The things themselves."""

    bone: tuple[float, float, float]  # length, width, thickness
    hand: tuple[float, float]  # width and length
    card: tuple[float, float]
    table: tuple[float, float]  # width and depth, for one player or two
    round_table: float  # its diameter, in a challenge
    seats: float  # how far from its middle the seats' places are


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measures: Measures
    tricks: tuple[Trick, ...]
