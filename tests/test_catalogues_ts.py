"""The page draws the tricks and goals of the rules and the blocks as they are made, no others."""

import runpy
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"


@pytest.mark.parametrize("script", ["tricks_ts", "blocks_ts", "goals_ts", "knucklebone_ts"])
def test_what_the_page_draws_is_what_the_rules_have(script: str) -> None:
    written = runpy.run_path(str(SCRIPTS / f"{script}.py"))
    kept = written["FILE"].read_text("utf-8")
    assert kept == written["text"](), f"write it anew: .venv/bin/python scripts/{script}.py"
