"""Wooden towers at the page: how soon a table with a tall one is there, and what a fall asks of it.

The time of scripts is read from Chromium's own tracing, as time on the processor: so it is what the
page does, and neither what else the machine does nor how a graphics card is imitated.
"""

import json
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, expect
from tests.web import builders, people
from tests.web.grown import grow
from tests.web.house import House

TALL = 30  # blocks of the tower that is looked at
MOVING = 20  # blocks of the one that falls
OPENINGS = 7
SHOWINGS = 3  # of the fall
FALLS = 1500  # milliseconds; it is shown for two seconds
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
# Drawn small: pictures come as often as on a device that has a graphics card.
SMALL: dict[str, Any] = {"viewport": {"width": 420, "height": 420}, "locale": "en-GB"}
PHONE: Any = {"width": 420, "height": 840}
TRACED = ["devtools.timeline", "v8", "blink.user_timing"]
Figures = dict[str, float]

# When the tower is there, and it may be played: as soon as both are painted.
WHEN = """() => new Promise((done) => {
  const there = (...all) => all.every((css) => document.querySelector(css));
  const look = () =>
    there('.wall:has([data-tower]) canvas', 'footer .state.mine')
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      : requestAnimationFrame(look);
  look();
})"""


def towers(driver: Browser, home: House) -> Figures:
    """A table with thirty blocks, opened again and again by one who has never been there."""
    code, state = _grown(driver, home, TALL)
    took, scripts = [], []
    for _ in range(OPENINGS):
        context = driver.new_context(storage_state=state, **DESK)
        page = context.new_page()
        driver.start_tracing(page=page, categories=TRACED)
        page.goto(f"{home.url}/t/{code}", wait_until="commit")
        took.append(page.evaluate(WHEN))
        events = _events(driver)
        scripts.append(sum(busy for _, busy in _scripts(events)) / 1000)
        context.close()
    return {
        "open.median_ms": statistics.median(took),
        "open.best_ms": min(took),
        "open.script_cpu_ms": statistics.median(scripts),
    }


def falling(driver: Browser, home: House) -> Figures:
    """A tower that cannot stand: as soon as a hand touches it, twenty blocks fall."""
    code, state = _grown(driver, home, MOVING - 1, lean=0.012)
    context = driver.new_context(storage_state=state, **SMALL)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(f"{home.url}/t/{code}")
    builders.chosen(page, 0)
    expect(builders.my_hand(page).locator(".left")).to_be_visible(timeout=120_000)
    driver.start_tracing(page=page, categories=TRACED)
    builders.place(page)
    expect(page.locator("section.building .bad")).to_be_visible(timeout=120_000)
    page.wait_for_timeout(FALLS)  # and what comes after it is another page
    live = list(_frames(_events(driver)))
    expect(builders.my_hand(page)).to_have_count(0, timeout=120_000)
    page.set_viewport_size(PHONE)  # where it is so low, who chooses a block sees no towers
    page.reload()  # by itself it is shown once, whether we look or not
    people.my_turn(page)
    page.get_by_role("button", name="See the fall again").press("Enter")
    again = page.get_by_role("region", name="Once more, slowly")
    expect(again.locator("canvas")).to_be_visible(timeout=120_000)
    page.set_viewport_size(SMALL["viewport"])
    driver.start_tracing(page=page, categories=TRACED)
    for _ in range(SHOWINGS):
        again.get_by_role("button", name="Once more").press("Enter")
        page.wait_for_timeout(6500)
    slow = list(_frames(_events(driver)))
    context.close()
    return {**_spread("live", live), **_spread("again", slow)}


def _spread(name: str, frames: list[float]) -> Figures:
    return {
        f"{name}.frames": len(frames),
        f"{name}.script_median_ms": statistics.median(frames),
        f"{name}.script_p99_ms": statistics.quantiles(frames, n=100, method="inclusive")[-1],
    }


def _grown(driver: Browser, home: House, blocks: int, *, lean: float = 0.0) -> tuple[str, Any]:
    """A table of Babel where so many blocks stand, and whose turn it is there."""
    context = driver.new_context(**DESK)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(f"{home.url}/box/bausack")
    builders.choose_game(page, "babel")
    code = people.begin(page, "Against bots")
    expect(people.sentence(page)).to_be_visible(timeout=120_000)
    state = context.storage_state()
    context.close()
    grow(home, code, blocks, lean=lean)
    return code, state


# ---- What Chromium saw: complete events of the page's main thread, in microseconds


def _events(driver: Browser) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = json.loads(driver.stop_tracing())["traceEvents"]
    main = next(
        (one["pid"], one["tid"]) for one in events if one.get("name") == "FireAnimationFrame"
    )
    return sorted(
        (one for one in events if (one["pid"], one["tid"]) == main and one["ph"] == "X"),
        key=lambda one: one["ts"],
    )


SCRIPT = {
    *("FireAnimationFrame", "FunctionCall", "EvaluateScript", "TimerFire", "RunMicrotasks"),
    *("EventDispatch", "v8.compile", "v8.compileModule", "v8.evaluateModule"),
}


def _scripts(events: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float]]:
    """The outermost stretches of script, and how long each kept the processor."""
    until = 0.0
    for event in events:
        if event["name"] in SCRIPT and event["ts"] >= until:
            until = event["ts"] + event["dur"]
            yield event, event.get("tdur", event["dur"])


def _frames(events: list[dict[str, Any]]) -> Iterator[float]:
    """For each picture all script since the one before it, in milliseconds."""
    busy = 0.0
    for event, took in _scripts(events):
        busy += took / 1000
        if event["name"] == "FireAnimationFrame":
            yield busy
            busy = 0.0
