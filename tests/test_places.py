"""Rules at hand: whatever is asked or refused, the rulebook can be opened where it is explained."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque import papers, shelf
from ludotheque.papers import PLACE, RULING, marked
from tests.tables import brought

BOXES = shelf.names()


def rulebooks(box: str) -> list[Path]:
    return sorted((shelf.folder(box) / "rulebook").glob("*.md"))


def places(box: str) -> dict[str, Any]:
    text = (shelf.folder(box) / "rulebook" / "places.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("box", BOXES)
def test_a_box_lacks_nothing(box: str) -> None:
    """Its words, and the place of every question and every refusal."""
    assert list(papers.faults(shelf.game(box))) == []


@pytest.mark.parametrize(
    ("box", "page"), [(box, page) for box in BOXES for page in rulebooks(box)], ids=str
)
def test_every_place_is_in_the_rulebook_of_every_language(box: str, page: Path) -> None:
    named = {*places(box)["asks"].values(), *places(box)["errors"].values()}
    if "attempt" in places(box):  # it names its own, and the box brings all that may be named
        brings = brought(box, "places")
        assert brings is not None
        named |= brings.NAMED
    assert named - marked(page.read_text("utf-8")) == set()


@pytest.mark.parametrize("box", BOXES)
def test_no_place_is_there_twice(box: str) -> None:
    for page in rulebooks(box):
        found = PLACE.findall(page.read_text(encoding="utf-8"))
        assert len(found) == len(set(found))


def test_in_a_terminal_the_names_of_places_are_not_to_be_seen() -> None:
    for box in BOXES:
        assert "{#" not in shelf.for_reading(shelf.rulebook(box))
    told = shelf.for_reading("## Auctions {#auctions}\n\n{#facts} What the hands did (B1, B2).\n")
    assert told == "## Auctions\n\nWhat the hands did.\n"


@pytest.mark.parametrize("page", [page for box in BOXES for page in rulebooks(box)], ids=str)
def test_a_rulebook_speaks_in_words(page: Path) -> None:
    """Rulings are cited by codes that nobody is shown; what is typed has chapters of its own."""
    text = re.sub(r"^```example\n.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    chapters = re.split(r"^(?=## )", text, flags=re.M)
    told = [part for part in chapters if not re.match(r"## .*\{#(options|notation)\}", part)]
    assert "`" not in "".join(told)
    assert RULING.findall(shelf.for_reading(text)) == []
