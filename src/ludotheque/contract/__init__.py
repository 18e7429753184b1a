"""What a game is: Game, State, Move, Event, View, Outcome, Options; nothing else.

Seats are numbered from 1, clockwise; 0 is the judge, who reports facts that the rules cannot know
(a tower stood, three bones were caught). Rules emit codes and arguments, never sentences.
"""

from ludotheque.contract.game import Game
from ludotheque.contract.options import Option, declared_options
from ludotheque.contract.state import Choice, State
from ludotheque.contract.values import (
    JUDGE,
    Attempt,
    BadOption,
    BadText,
    Card,
    Event,
    Illegal,
    Measure,
    Move,
    Options,
    Outcome,
    Position,
    Refusal,
    Say,
    Scene,
    Seat,
    Setting,
    View,
    Who,
    until_secret,
)

__all__ = [
    "JUDGE",
    "Attempt",
    "BadOption",
    "BadText",
    "Card",
    "Choice",
    "Event",
    "Game",
    "Illegal",
    "Measure",
    "Move",
    "Option",
    "Options",
    "Outcome",
    "Position",
    "Refusal",
    "Say",
    "Scene",
    "Seat",
    "Setting",
    "State",
    "View",
    "Who",
    "declared_options",
    "until_secret",
]
