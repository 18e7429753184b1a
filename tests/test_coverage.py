"""docs/coverage.md does not go stale: what its tables name is there, and no ruling is missing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.games.oss.box import TRICKS

HERE = Path(__file__).parent
HOUSE = HERE.parent / "src" / "ludotheque"
PAGE = HERE.parent / "docs" / "coverage.md"
RULINGS = HERE.parent / "docs" / "rulings.md"
BOXES = {
    "NOX": "nox",
    "Isis & Osiris": "isis",
    "Fakir": "fakir",
    "Bausack and Sac Noir": "bausack",
    "OSS": "oss",
}
FIRST_RULINGS = {"N": 8, "I": 6, "F": 9, "B": 7, "O": 8}  # docs/rulings.md goes on from these

CODE = re.compile(r"`([\w./-]+\.(?:py|toml|md))(?:: ([\w., -]+))?`")
TEST = re.compile(r"`([\w/]+\.py)::(\w+(?:::\w+)?)`")
RULING = re.compile(r"\*\*([NIFBO]\d+)\*\*")


class Row(NamedTuple):
    line: int
    box: str
    says: str
    code: str
    tests: str


def rows() -> Iterator[Row]:
    box = ""
    for number, line in enumerate(PAGE.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("## "):
            box = BOXES[line.removeprefix("## ")]
        if line.startswith("|") and not re.match(r"\|(---|\s*the sheet)", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 3, f"line {number} has {len(cells)} cells"
            yield Row(number, box, *cells)


ROWS = list(rows())
EVERY = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"line-{row.line}")


@cache
def defined(file: Path) -> frozenset[str]:
    """The names of a module, and of its classes' members behind their class: `Match.told`."""
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


def test_every_ruling_has_a_row() -> None:
    told = {ruling for row in ROWS for ruling in RULING.findall(row.says + row.code)}
    wanted = {f"{box}{n}" for box, most in FIRST_RULINGS.items() for n in range(1, most + 1)}
    wanted |= set(RULING.findall(RULINGS.read_text(encoding="utf-8")))
    assert wanted <= told, f"not in docs/coverage.md: {sorted(wanted - told)}"
    assert told <= wanted, f"no such ruling: {sorted(told - wanted)}"


def test_every_trick_of_oss_has_a_row() -> None:
    says = [row.says for row in ROWS if row.box == "oss"]
    missing = [t.name for t in TRICKS.values() if not any(f"**{t.name}**" in say for say in says)]
    assert not missing


def test_every_box_has_its_tables() -> None:
    assert {row.box for row in ROWS} == set(BOXES.values())
    assert len(ROWS) > 250
