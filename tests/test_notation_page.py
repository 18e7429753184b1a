"""The positions shown in docs/notation.md read back to themselves."""

from pathlib import Path

import pytest

from ludotheque import shelf

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
LINES = [
    line.strip()
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("    ") and line.split()[0] in shelf.names()
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[0])
def test_a_position_on_the_page(line: str) -> None:
    assert str(shelf.game(line.split()[0]).read(line)) == line


def test_the_page_shows_positions() -> None:
    assert len(LINES) >= 3
