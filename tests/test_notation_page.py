"""The positions shown in the boxes' docs/notation.md read back to themselves."""

import pytest

from ludotheque import shelf


def lines(box: str) -> list[str]:
    page = (shelf.folder(box) / "docs" / "notation.md").read_text(encoding="utf-8")
    return [line.strip() for line in page.splitlines() if line.startswith(f"    {box} ")]


@pytest.mark.parametrize("box", shelf.names())
def test_a_box_shows_positions_as_they_are_written(box: str) -> None:
    shown = lines(box)
    assert shown, "show one, four spaces in"
    for line in shown:
        assert str(shelf.game(box).read(line)) == line
