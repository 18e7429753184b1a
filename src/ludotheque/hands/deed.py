"""A deed of the hand: how a judge is asked, and what it answers. Nothing here knows a box.

A game says how an attempt is done: a `Setting`, plain data. Its judge makes a `Deed` of it, a small
world that is stepped 60 times a second, hears what the hands do, shows pictures and, in the end,
says one of the facts that the rules know. All of it follows from the setting and from what was
heard at which step, and from nothing else: no clock, no chance but the setting's own dice. So a
deed can be judged again, and a lost one begun again.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Literal, Protocol

import msgspec

from ludotheque.contract import Scene, Seat, Setting
from ludotheque.dice import Dice

STEPS_A_SECOND = 60
USUAL_SECONDS = 90.0  # for a deed at a table without a clock
FILM_BYTES = 262_144  # at most


class Nonsense(Exception):
    """What was heard from a hand means nothing. The deed has not changed."""


class End(msgspec.Struct, frozen=True):
    """How a deed has ended."""

    fact: str  # one of the facts that the rules know, as text
    scene: Scene | None = None  # what it left behind, for the deeds that follow


class Deed(ABC):
    """One deed that goes on."""

    begun = False  # from now on nothing is undone: it was touched, or (`begins`) shown
    end: End | None = None  # then nothing is asked of it any more

    @abstractmethod
    def hear(self, seat: Seat, data: bytes, /) -> None:
        """What one of the hands does, or Nonsense. Anybody may have written these bytes: they are
        looked at before anything is changed, and take no longer than a step does."""

    @abstractmethod
    def let_go(self) -> None:
        """The hands open where they are, and nothing more is heard of them: their time is over, or
        who moved them has gone. What follows counts, and it ends within a minute."""

    @abstractmethod
    def step(self) -> None:
        """A sixtieth of a second later."""

    @abstractmethod
    def picture(self) -> bytes:
        """All that has moved since the setting, quantised: with the setting it is the whole scene.
        The same bytes as before: there is nothing new to see."""


class Hand(Protocol):
    """A bot's. It is given what everybody sees, and moves as everybody does."""

    def think(self) -> bool:
        """Search on for a few milliseconds, while no live hand needs the time; False: it knows what
        it wants to do."""

    def move(self, deed: Deed, /) -> bytes | None:
        """What it does at this step, as a person's hand would send it; None: it keeps still. It is
        asked at every step, also before it has thought all it wants."""


class Judge(ABC):
    """There is one of each; it keeps nothing between deeds."""

    name: ClassVar[str]
    version: ClassVar[int]  # grows whenever the same hands could come to another end
    hears: ClassVar[Literal["drive", "trace"]]  # the newest wins, or nothing is skipped
    begins: ClassVar[Literal["shown", "touched"]]  # when it may not be undone any more
    exact: ClassVar[bool]  # judged again it ends the same, to the last bit and on any machine
    filmed: ClassVar[bool]  # what was seen is kept, as it was sent
    grace: ClassVar[float | None] = None  # seconds for a lost connection; None: as everywhere

    def prepare(self) -> None:
        """Do what takes long the first time (compiling), so that no hand waits for it."""
        return

    @abstractmethod
    def begin(self, setting: Setting, /) -> Deed: ...

    @abstractmethod
    def bot_hand(self, setting: Setting, seat: Seat, level: str, dice: Dice, /) -> Hand:
        """One that can also go on where somebody has left."""
