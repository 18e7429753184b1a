"""What a real pointer sent: python -m tests.hands.bones.recorded writes it anew.

In the practice room, by mouse, finger and keys in Chromium: the page keeps its best attempts, with
the rows as it would have sent them and the step in which its own judge was done.
"""

import json
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import structs

from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.traces import Trace, packed
from tests.hands.bones.attempts import layout
from tests.hands.bones.steady import Case

FILE = Path(__file__).parent / "recorded.json"
MOUSE = ("aslik", "wollo", "nampan", "gurnia", "maradono", "labah")
FINGER = ("takh-takh", "ehfel", "meja")
KEYS = ("ariac", "polopo")


def recorded() -> list[Case]:
    cases: list[Case] = json.loads(FILE.read_text("utf-8"))
    return cases


def main() -> None:
    from playwright.sync_api import sync_playwright

    from tests.web.conftest import DESK, PHONE, ROOT
    from tests.web.house import House

    subprocess.run([sys.executable, ROOT / "scripts" / "web.py", "build"], check=True)
    ours = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    path = ours["headless"]() or ours["chromium"]()
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=path, args=ours["FLAGS"])
            calm = {"reduced_motion": "reduce", "locale": "en-GB"}
            desk, phone = ({**screen, **calm} for screen in (DESK, PHONE))
            kept = [*_all(lambda touch: browser.new_context(**(phone if touch else desk)), house)]
    finally:
        house.close()
    lines = ",\n".join(json.dumps(case) for case in kept)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def _all(context: Any, house: Any) -> Iterator[Case]:
    for by, tricks in {"mouse": MOUSE, "finger": FINGER, "keys": KEYS}.items():
        for trick in tricks:
            page = context(by == "finger").new_page()
            page.goto(house.url)
            yield {"by": by, **_best(page, _done(page, house.url, by, trick))}
            page.context.close()


def _done(page: Any, url: str, by: str, trick: str) -> Layout:
    from tests.web.pointing import Finger, Mouse, perform, practise, touching
    from tests.web.test_practice import KEYED, managed, spare_of

    if by == "keys":
        laid = layout(trick)
        practise(page, url, structs.asdict(laid))
        for key, seconds in KEYED[trick]:
            page.keyboard.down(key)
            page.clock.run_for(round(1000 * seconds))
            page.keyboard.up(key)
            page.clock.run_for(100)
        page.clock.run_for(3000)
        return laid
    laid, trace = managed(trick)
    table = practise(page, url, structs.asdict(laid))
    if by == "mouse":
        perform(page, table, trace, Mouse(page), spare_of(laid))
    else:
        perform(page, table, touching(laid, trace, stays=True), Finger(page), after=4000)
    return laid


def _best(page: Any, laid: Layout) -> Case:
    """As the page keeps it."""
    assert page.get_by_role("status").inner_text() == "Managed", laid.trick
    kept = json.loads(page.evaluate("localStorage.getItem('ludotheque.oss-practice')"))
    best = kept[laid.trick]["best"]
    trace: Trace = np.array(best["trace"], np.int32)
    return {"laid": best["layout"], "steps": best["steps"], "trace": packed(trace)}


if __name__ == "__main__":
    main()
