"""The page draws the tricks of the rules, and no others."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "web" / "src" / "games" / "oss" / "tricks" / "catalogue.ts"


def test_catalogue_ts_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "tricks_ts.py"))["text"]()
    kept = KEPT.read_text("utf-8")
    assert kept == made, "write it anew: .venv/bin/python scripts/tricks_ts.py"
