"""The table of bones in a real browser: how soon it is there, and how long its scripts take."""

import gzip
import json
import math
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.web.house import House

from ludotheque.server import built

TRICKS = ("aslik", "maradono", "labah")
OPENED = 5  # times that the room is opened
TURNS = 3  # that a pointer goes round in each trick, while a bot's hand shows it
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
    box = table.bounding_box()
    assert box is not None
    for _ in range(TURNS):
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_text("A bot’s hand")).to_be_visible()
        driver.start_tracing(page=page, categories=["devtools.timeline"])
        for k in range(120):
            turn = 2 * math.pi * k / 60
            x, y = 0.5 + 0.3 * math.cos(turn), 0.6 + 0.2 * math.sin(turn)
            page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
        yield from _scripts(json.loads(driver.stop_tracing())["traceEvents"])


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
