"""Rules at native speed: the only room that knows Numba. Games import from here and nothing else.

A game's rules are `@rule` functions over one NumPy record. Chance is a turn: `tickets` says how
many equally likely tickets there are, `chance` which action a ticket stands for. So the rules hold
no randomness; a match draws tickets with its secret dice, a search with its own fast ones.
"""

from ludotheque.kernel.border import Record, blank
from ludotheque.kernel.bot import Level, ThinkingBot
from ludotheque.kernel.fast import below, fast_dice
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.mind import Mind
from ludotheque.kernel.native import CHANCE, OVER, rule
from ludotheque.kernel.search import UNSEEN
from ludotheque.kernel.table import KernelGame, KernelState

__all__ = [
    "CHANCE",
    "OVER",
    "UNSEEN",
    "Foresight",
    "KernelGame",
    "KernelState",
    "Level",
    "Mind",
    "Record",
    "ThinkingBot",
    "below",
    "blank",
    "fast_dice",
    "rule",
]
