"""The shelf: finds the boxes in games/, their cards, games and rulebooks.

Reading a card or a rulebook imports neither Numba nor MuJoCo; opening a game does what it needs.
"""

import importlib
import importlib.util
import pkgutil
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from ludotheque import games
from ludotheque.contract import Card, Game, Refusal


def names() -> list[str]:
    """The boxes, in alphabetical order. A folder of games/ whose module has a CARD is a box."""
    found = sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg)
    return [name for name in found if hasattr(_module(name), "CARD")]


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"{games.__name__}.{name}")


def _box(name: str) -> ModuleType:
    if name not in names():
        raise Refusal("no-such-game", name=name, names=", ".join(names()))
    return _module(name)


def card(name: str) -> Card:
    found: Card = _box(name).CARD
    return found


def folder(name: str) -> Path:
    return Path(_box(name).__path__[0])


@cache
def game(name: str) -> Game:
    found: Game = importlib.import_module(f"{_box(name).__name__}.game").GAME
    return found


def part(name: str, which: str) -> ModuleType | None:
    """A module of a box that only some boxes have, or None: `part("nox", "observation")`."""
    module = f"{_box(name).__name__}.{which}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


def rulebook(name: str, language: str = "en") -> str:
    """The rulebook in Markdown, in English where it has not been written in that language."""
    book = folder(name) / "rulebook"
    page = book / f"{language}.md"
    return (page if page.exists() else book / "en.md").read_text(encoding="utf-8")


def for_reading(text: str) -> str:
    """A rulebook without its places, `{#auctions}`, and the rulings that it cites, `(N3)`."""
    text = re.sub(r"\s\([A-Z]\d{1,2}(, [A-Z]\d{1,2})*\)", "", text)
    return re.sub(r" \{#[a-z0-9-]+\}|\{#[a-z0-9-]+\} ", "", text)
