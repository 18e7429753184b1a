"""The client's types and conversions are the server's own."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from ludotheque.words import SEATS, speakable

ROOT = Path(__file__).parent.parent
LIB = ROOT / "web" / "src" / "lib"
NAMES = {1: "Ann", 2: "Ben", 3: "Cleo"}
CASES = json.loads((LIB / "speakable.json").read_text("utf-8"))


MADE: dict[Path, str] = runpy.run_path(str(ROOT / "scripts" / "wire_ts.py"))["files"]()


@pytest.mark.parametrize("file", MADE, ids=lambda file: file.parent.name)
def test_what_the_client_is_told_is_typed_as_it_is_told(file: Path) -> None:
    kept = file.read_text("utf-8") if file.exists() else ""
    assert kept == MADE[file], "write it anew: .venv/bin/python scripts/wire_ts.py"


def test_every_argument_that_is_a_seat_is_among_the_cases() -> None:
    assert {name for case in CASES for name in case["args"]} >= SEATS


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["args"]))
def test_the_browser_says_arguments_as_we_do(case: dict[str, Any]) -> None:
    """The same cases are in the client's own tests."""
    assert speakable(case["args"], NAMES, case.get("you"), "you") == case["said"]
