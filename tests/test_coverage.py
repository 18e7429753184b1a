"""The boxes' docs/coverage.md do not go stale: what they name is there, no ruling is missing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque import shelf
from ludotheque.games.oss.box import TRICKS

HERE = Path(__file__).parent
HOUSE = HERE.parent / "src" / "ludotheque"
BOXES = [box for box in shelf.names() if (shelf.folder(box) / "docs" / "coverage.md").exists()]

CODE = re.compile(r"`([\w./-]+\.(?:py|toml|md))(?:: ([\w., -]+))?`")
TEST = re.compile(r"`([\w/]+\.py)::(\w+(?:::\w+)?)`")
RULING = re.compile(r"\*\*([A-Z])(\d+)\*\*")


class Row(NamedTuple):
    line: int
    box: str
    says: str
    code: str
    tests: str


def rows(box: str) -> Iterator[Row]:
    for number, line in enumerate(page(box, "coverage").splitlines(), start=1):
        if line.startswith("|") and not re.match(r"\|(---|\s*the sheet)", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 3, f"line {number} has {len(cells)} cells"
            yield Row(number, box, *cells)


def page(box: str, name: str) -> str:
    return (shelf.folder(box) / "docs" / f"{name}.md").read_text(encoding="utf-8")


ROWS = [row for box in BOXES for row in rows(box)]
EVERY = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.box}-line-{row.line}")


@cache
def defined(file: Path) -> frozenset[str]:
    """The names of a module, and of its classes' members behind their class: `Match.remembered`."""
    found: set[str] = set()

    def look(body: list[ast.stmt], before: str) -> None:
        for node in body:
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    found.add(before + name)
                case ast.ClassDef(name=name):
                    found.add(before + name)
                    look(node.body, f"{before}{name}.")
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(before + name)
                case ast.Assign(targets=targets):
                    names = (n for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
                    found.update(before + n.id for n in names)
                case _:
                    pass

    look(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return frozenset(found)


def there(row: Row, file: str, names: list[str]) -> list[str]:
    """What of this is missing."""
    for folder in (HOUSE / "games" / row.box, HOUSE):
        path = folder / file
        if not path.exists():
            continue
        if path.suffix == ".py":
            return [name for name in names if name not in defined(path)]
        ids = re.findall(r'^id = "([\w-]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
        return [name for name in names if name not in ids]
    return [file]


@EVERY
def test_the_code_that_a_row_names_is_there(row: Row) -> None:
    named = CODE.findall(row.code)
    assert named or "real table" in row.code
    missing = [
        name
        for file, names in named
        for name in there(row, file, [part.strip() for part in names.split(",") if part.strip()])
    ]
    assert not missing


@EVERY
def test_the_tests_that_a_row_names_are_there(row: Row) -> None:
    named = TEST.findall(row.tests)
    assert row.tests.count("`") == 2 * len(named), "something here is not file::test"
    assert named or "real table" in row.code
    missing = [name for file, name in named if name.replace("::", ".") not in defined(HERE / file)]
    assert not missing
    assert all(name.rpartition("::")[2].startswith("test_") for _, name in named)


@pytest.mark.parametrize("box", BOXES)
def test_every_ruling_has_a_row(box: str) -> None:
    """The first of them are in the rulebook alone; docs/rulings.md goes on from there."""
    told = {r for row in ROWS if row.box == box for r in RULING.findall(row.says + row.code)}
    listed = [int(number) for _, number in RULING.findall(page(box, "rulings"))]
    (letter,) = {letter for letter, _ in told}
    wanted = {(letter, str(number)) for number in range(1, max(listed) + 1)}
    assert told == wanted, f"one-sided: {sorted(told ^ wanted)}"
    assert listed == list(range(min(listed), max(listed) + 1))


def test_every_trick_of_oss_has_a_row() -> None:
    says = [row.says for row in ROWS if row.box == "oss"]
    missing = [t.name for t in TRICKS.values() if not any(f"**{t.name}**" in say for say in says)]
    assert not missing


def test_no_two_boxes_share_a_letter() -> None:
    letters = {box: {letter for letter, _ in RULING.findall(page(box, "rulings"))} for box in BOXES}
    assert len(set.union(*letters.values())) == len(letters)
