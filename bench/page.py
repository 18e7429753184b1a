"""The page in a real browser: how soon a move is seen, towers, Lighthouse: `make bench-page`.

    python bench/page.py                     all of it, in a few minutes
    python bench/page.py motion lighthouse   these parts

*motion*: from the tap that confirms a move to the start of what it sets in motion, through the
server and back, on loopback. *lighthouse* (12.8.2 by npx, desktop preset, the median of three): the
front page, a box, and a table in the middle of a match, as one who plays there sees it. *bones*:
the practice room of OSS, from the tap that opens it, and what its scripts take for a picture.
*towers* and *falling* (`page_built.py`): how soon a table with thirty blocks is there, and how much
script a picture takes while twenty fall, live and once more slowly. Figures go to the screen and,
under `page.`, to bench/results.json. A browser without a graphics card is slow: say what else the
machine was doing.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from results import Wrong, console, keep
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
import page_built  # noqa: E402
from page_bones import bones  # noqa: E402
from tests.web import people  # noqa: E402
from tests.web.hands import mouth, target_of  # noqa: E402
from tests.web.house import House  # noqa: E402

PARTS = ("motion", "towers", "falling", "bones", "lighthouse")
BOXES = ("nox", "isis", "fakir")
MOVES = 20  # of each box
RUNS = 3
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
Figures = dict[str, float]

# From the click that confirms to the frame in which the first thing it caused begins to move.
WATCH = """() => {
  const animate = Element.prototype.animate;
  let moved = null;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    if (moved) motion.ready.then(moved, () => undefined);
    return motion;
  };
  window.watch = () => {
    window.took = new Promise((done) => {
      const tapped = ({ timeStamp }) => (moved = () => done(performance.now() - timeStamp));
      addEventListener('click', tapped, { capture: true, once: true });
    }).finally(() => (moved = null));
  };
}"""


def motion(driver: Browser, home: House) -> Figures:
    found: Figures = {}
    for box in BOXES:
        context = driver.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(60_000)
        times = list(_moves(page, home, box))
        context.close()
        found[f"{box}.median_ms"] = statistics.median(times)
        found[f"{box}.p95_ms"] = statistics.quantiles(times, n=20)[-1]
    return found


def _moves(page: Page, home: House, box: str) -> Iterator[float]:
    begun = False
    for nth in range(MOVES):
        if not begun or people.next_turn(page) is None:  # over: another match
            page.goto(f"{home.url}/box/{box}")
            people.begin(page, "Against bots")
            people.my_turn(page)
            page.evaluate(WATCH)
            begun = True
        target = target_of(box, page, lambda place: place.click(), nth)
        target.click(position=mouth(target))
        expect(page.locator("footer .would")).to_be_visible()
        page.evaluate("() => window.watch()")
        page.get_by_role("button", name="Play it", exact=True).click()
        yield page.evaluate("() => window.took")


def lighthouse(driver: Browser, home: House) -> Figures:
    npx = shutil.which("npx")
    if npx is None:
        raise Wrong("Lighthouse needs Node's npx, and there is none here.")
    context = driver.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(f"{home.url}/box/isis")
    code = people.begin(page, "Against bots")
    people.my_turn(page)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    context.close()
    found: Figures = {}
    for name, path in {"shelf": "/", "box": "/box/nox", "table": f"/t/{code}"}.items():
        runs = [_lighthouse(npx, home.url + path, cookie) for _ in range(RUNS)]
        for category in CATEGORIES:
            score = statistics.median(run[category] for run in runs)
            found[f"{name}.{category}"] = score
    return found


def _lighthouse(npx: str, url: str, cookie: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [npx, "--yes", LIGHTHOUSE, url, "--preset=desktop", "--output=json", "--quiet"]
        command += [f"--output-path={report}", "--no-enable-error-reporting"]
        command += [f"--only-categories={','.join(CATEGORIES)}"]
        command += [f"--chrome-flags={' '.join(['--headless=new', *browser.FLAGS])}"]
        command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"]
        env = {**os.environ, "CHROME_PATH": browser.chromium() or ""}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode or not report.exists():
            raise Wrong(f"Lighthouse failed: {done.stderr.strip()[-300:]}")
        categories = json.loads(report.read_text("utf-8"))["categories"]
        return {name: 100 * categories[name]["score"] for name in CATEGORIES}


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    path = browser.chromium()
    if path is None:
        raise Wrong(browser.NONE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = House(Path(folder))
        home.open()
        driver = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        try:
            yield driver, home
        finally:
            driver.close()
            home.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="The page in a real browser.")
    parser.add_argument("part", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parts = parser.parse_args().part or PARTS
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"no part of the bench is called {unknown[0]}: {', '.join(PARTS)}")
    measures = {
        "motion": motion,
        "towers": page_built.towers,
        "falling": page_built.falling,
        "bones": bones,
        "lighthouse": lighthouse,
    }
    try:
        with opened() as (driver, home):
            found = {f"page.{part}": measures[part](driver, home) for part in parts}
    except Wrong as sentence:
        console.print(sentence)
        return 2
    keep(found)
    table = Table("what", "figure", title=f"The page; load {os.getloadavg()[0]:.1f}")
    for part in found.values():
        for name, value in part.items():
            table.add_row(name, f"{value:.1f}")
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
