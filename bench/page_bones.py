"""The table of bones in a real browser: how soon it is there, and how long its scripts take."""

import gzip
import json
import math
import statistics
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.web.house import House
from tests.web.pointing import seen_at

from ludotheque.server import built

TRICKS = ("aslik", "maradono", "labah")
OPENED = 5  # times that the room is opened
TURNS = 3  # attempts by the mouse in each trick, and as often a bot's hand that shows it
ROUND = 120  # moves of the pointer in each
# What a script does on its own: for a picture, for a pointer, after either.
SCRIPTS = ("FireAnimationFrame", "EventDispatch", "RunMicrotasks", "TimerFire")
ROOM = "src/games/oss/Practice.svelte"
SHARED = "src/games/fakir/block/Block.svelte"
# From the tap until there is a table that a pointer can lead a hand over.
WATCH = """() => {
  addEventListener('click', ({ timeStamp }) => {
    const seen = () =>
      document.querySelector('canvas[data-corners]')
        ? (window.took = performance.now() - timeStamp)
        : requestAnimationFrame(seen);
    seen();
  }, { capture: true, once: true });
}"""


def bones(driver: Browser, home: House) -> dict[str, float]:
    context = driver.new_context(viewport={"width": 420, "height": 640}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(60_000)
    ready = [_opened(page, home) for _ in range(OPENED)]
    pictures = [took for trick in TRICKS for took in _pictures(driver, page, home, trick)]
    context.close()
    return {
        "ready.median_ms": statistics.median(ready),
        "script.median_ms": statistics.median(pictures),
        "script.p99_ms": statistics.quantiles(pictures, n=100)[-1],
        "pictures": len(pictures),
        "chunk_kb": _weight() / 1000,
    }


def _opened(page: Page, home: House) -> float:
    page.goto(f"{home.url}/box/oss")
    link = page.get_by_role("link", name="Practise")
    expect(link).to_be_visible()
    page.evaluate(WATCH)
    link.click()
    page.wait_for_function("() => window.took")
    return float(page.evaluate("() => window.took"))


def _pictures(driver: Browser, page: Page, home: House, trick: str) -> Iterator[float]:
    """What the scripts took for each: the processor's time, not that of whoever paints."""
    page.goto(f"{home.url}/practice/oss/{trick}")
    table = page.locator("canvas[data-corners]")
    expect(table).to_be_visible()
    for _ in range(TURNS):
        yield from _traced(driver, page, lambda: _tried(page, table))
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_text("A bot’s hand")).to_be_visible()
        yield from _traced(driver, page, lambda: _circled(page, table))
        page.get_by_role("button", name="My turn").click()
        expect(page.get_by_text("A bot’s hand")).to_have_count(0)


def _traced(driver: Browser, page: Page, moves: Callable[[], None]) -> Iterator[float]:
    driver.start_tracing(page=page, categories=["devtools.timeline"])
    moves()
    return _scripts(json.loads(driver.stop_tracing())["traceEvents"])


def _tried(page: Page, table: Locator) -> None:
    """By a hand of our own: a flick, then round over the bones, pressing now and then."""
    at = seen_at(table)
    page.mouse.move(*at(0, -150))
    page.mouse.down()
    for up in range(10, 90, 10):
        page.mouse.move(*at(0, -150 + up))
    page.mouse.up()
    _circled(page, table, presses=True)


def _circled(page: Page, table: Locator, *, presses: bool = False) -> None:
    at = seen_at(table)
    for k in range(ROUND):
        turn = 2 * math.pi * k / 60
        page.mouse.move(*at(90 * math.cos(turn), 20 + 70 * math.sin(turn)))
        if presses and k % 20 == 10:
            page.mouse.down()
        if presses and k % 20 == 14:
            page.mouse.up()


def _scripts(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds by picture: what was done since the last one goes with it."""
    done = [one for one in events if one["name"] in SCRIPTS and one["ph"] == "X"]
    painters = {(one["pid"], one["tid"]) for one in done if one["name"] == SCRIPTS[0]}
    took = until = 0.0
    for one in sorted(done, key=lambda one: float(one["ts"])):
        if (one["pid"], one["tid"]) not in painters or one["ts"] < until:
            continue  # another page's, or part of what is counted already
        until = one["ts"] + one.get("dur", 0)
        took += one.get("tdur", one.get("dur", 0)) / 1000
        if one["name"] == SCRIPTS[0]:
            yield took
            took = 0.0


def _weight() -> int:
    """Bytes of the room, gzipped, besides what every table in three dimensions shares."""
    manifest = json.loads((built.FOLDER / "manifest.json").read_text("utf-8"))
    files = _needed(manifest, ROOM) - _needed(manifest, SHARED)
    return sum(len(gzip.compress((built.FOLDER / name).read_bytes(), 9)) for name in files)


def _needed(manifest: dict[str, Any], entry: str) -> set[str]:
    waiting, seen, files = [entry], set[str](), set[str]()
    while waiting:
        key = waiting.pop()
        if key not in seen:
            seen.add(key)
            files |= {manifest[key]["file"], *manifest[key].get("css", [])}
            waiting += manifest[key].get("imports", [])
    return files
