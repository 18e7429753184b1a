"""Who enters the arena: a bot of the house by its name, anybody's by its import path."""

import importlib
import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheque import bots, shelf
from ludotheque.bots import Bot
from ludotheque.contract import Game, Refusal


class Entrant(msgspec.Struct, frozen=True):
    """`greedy`, `greedy@0.8` (with a hand of that skill), `mypackage.bots:Clever`."""

    text: str
    name: str
    skill: float = bots.SKILL

    @property
    def path(self) -> tuple[str, str] | None:
        """Module and class, of a bot from outside."""
        module, colon, made = self.name.partition(":")
        return (module, made) if colon else None


def entrant(text: str) -> Entrant:
    name, at, skill = text.partition("@")
    if not at:
        return Entrant(text, name)
    try:
        value = float(skill)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise Refusal("arena-skill", text=text)
    return Entrant(text, name, value)


@cache
def bot(who: Entrant, box: str) -> Bot:
    """The bot itself: one in each process, since bots keep nothing between moves."""
    game = shelf.game(box)
    if who.path is None:
        return bots.named(who.name, game)
    made = _made(_found(*who.path), game, who.name)
    if not callable(getattr(made, "choose", None)):
        raise Refusal("arena-choose", name=who.name)
    return made  # type: ignore[no-any-return]


def _found(module: str, name: str) -> Any:
    """The class, looked for in the current folder, too."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever a module of somebody else's does when it is read
        why = f"{type(error).__name__}: {error}"
        raise Refusal("arena-bot", name=f"{module}:{name}", why=why) from None
    return found


def _made(found: Any, game: Game, name: str) -> Any:
    """An instance: made with the game, if the class takes one argument, else without."""
    try:
        inspect.signature(found).bind(game)
        arguments: tuple[Game, ...] = (game,)
    except (TypeError, ValueError):
        arguments = ()
    try:
        return found(*arguments)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Refusal("arena-bot", name=name, why=why) from None
