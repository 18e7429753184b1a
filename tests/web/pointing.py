"""A real pointer over the table of bones, led along the trace of a model's hand.

The page's clock is the test's: time passes when a row says so, however busy the machine is.
"""

import json
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import numpy as np
from playwright.sync_api import expect

from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.record import A_SECOND, FLIGHT, IDLE, RESTING
from ludotheque.hands.bones.traces import Trace
from tests.hands.bones.attempts import judged
from tests.web.conftest import NO_WEBGL

# What happens, happens at the page's own time.
STAMPED = "Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() })"
SPARE = 6  # steps: so often is enough, while nothing is pressed


def practise(page: Any, url: str, laid: dict[str, Any], *, flat: bool = True) -> Any:
    """The practice room with this layout on the table, and its clock stopped. `flat`: on a device
    without WebGL."""
    if flat:
        page.add_init_script(NO_WEBGL)
    body = json.dumps(laid)
    page.set_viewport_size({"width": 420, "height": 640})
    page.route("**/api/shelf/oss/practice/*/*", lambda route: route.fulfill(body=body))
    page.add_init_script(STAMPED)
    page.clock.install()
    page.goto(f"{url}/practice/oss/{laid['trick']}")
    if laid["number"] > 1:
        page.get_by_role("button", name=str(laid["number"]), exact=True).click()
    table = page.locator("canvas[data-corners]")
    expect(table).to_be_visible()
    stop_the_clock(page)
    return table


def stop_the_clock(page: Any) -> None:
    """Later than it can be by now, however busy the machine is."""
    now = page.evaluate("Date.now()") / 1000
    page.clock.pause_at(datetime.fromtimestamp(now) + timedelta(hours=1))


def perform(
    page: Any, table: Any, trace: Trace, pointer: Any, spare: int = SPARE, after: int = 1500
) -> None:
    """As the trace has it; `pointer` moves, presses and lets go at a place of the page. `after`: so
    many milliseconds go by then."""
    to_page = seen_at(table)
    passed = pressed = 0
    for due, x16, y16, presses in timed(trace, spare):
        if due > passed:
            page.clock.run_for(due - passed)
        passed = max(due, passed)
        at = to_page(x16 / 16, y16 / 16)
        if presses != pressed:
            (pointer.press if presses else pointer.let_go)(*at)
        else:
            pointer.move(*at)
        pressed = presses
    page.clock.run_for(after)


def timed(trace: Trace, spare: int = SPARE) -> list[tuple[int, int, int, int]]:
    """The rows that are enough, in milliseconds. `spare`: as in `SPARE`."""
    rows, pressed, last = [], 0, -spare
    for step, x16, y16, presses in trace.tolist():
        if presses == pressed == 0 and step < last + spare:
            continue
        rows.append((round(1000 * step / A_SECOND), x16, y16, presses))
        pressed, last = presses, step
    return rows


def seen_at(table: Any) -> Any:
    """From millimetres on the table to the page's pixels, by the four corners that it tells."""
    box = table.bounding_box()
    corners = json.loads(table.get_attribute("data-corners"))
    rows, given = [], []
    for x, y, u, v in corners:
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        given += [u, v]
    a, b, c, d, e, f, g, h = np.linalg.solve(np.array(rows), np.array(given)).tolist()

    def at(x: float, y: float) -> tuple[float, float]:
        far = g * x + h * y + 1
        return box["x"] + (a * x + b * y + c) / far, box["y"] + (d * x + e * y + f) / far

    return at


class Mouse:
    def __init__(self, page: Any) -> None:
        self.mouse = page.mouse

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y)

    def press(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def let_go(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.up()


def touching(laid: Layout, trace: Trace, *, stays: bool = False) -> Trace:
    """The same by a finger, which cannot hover: it is lifted between two presses, and touches the
    table again where the hand has to be when the Jack comes down; it `stays` there, or not."""
    rows: list[list[int]] = []
    edges = [0, *(np.flatnonzero(np.diff(trace[:, 3])) + 1).tolist(), len(trace)]
    for begin, end in pairwise(edges):
        part, after = trace[begin:end].tolist(), trace[end : end + 1].tolist()
        if part[0][3]:
            rows += part
            continue
        if rows:
            rows.append(part[0])
        until = after[0][0] if after else None
        flies = judged(laid, trace, part[0][0] + 4)["phase"][0] == FLIGHT
        lands = until is None or judged(laid, trace, until)["phase"][0] != FLIGHT
        if flies and lands:
            _, x, y, _ = part[-1] if laid.law["thrown"] != RESTING else _landing(laid, trace, part)
            touched = _free(laid, np.array([*rows, [10**6, 0, 0, 0]], np.int32), part[0][0] + 24)
            lifted = until - 12 if until else touched + (2 * A_SECOND if stays else 24)
            rows += [[touched, x, y, 1], [lifted, x, y, 0]]
    return np.array(rows, np.int32)


def _landing(laid: Layout, trace: Trace, part: list[list[int]]) -> list[int]:
    """Where the pointer was when the Jack came down; it stays on the hand, which then goes on."""
    return next(row for row in part if judged(laid, trace, row[0] + 4)["phase"][0] != FLIGHT)


def _free(laid: Layout, trace: Trace, step: int) -> int:
    """From this step on, when the hand has done what it was told: another press would call it
    away from that."""
    for later in range(step, step + A_SECOND, 6):
        if judged(laid, trace, later)["finger"][0] == IDLE:
            return later
    return step


class Finger:
    """It touches the table, or is not there at all."""

    def __init__(self, page: Any) -> None:
        self.send = page.context.new_cdp_session(page).send
        self.down = False

    def move(self, x: float, y: float) -> None:
        if self.down:
            self._touch("touchMove", x, y)

    def press(self, x: float, y: float) -> None:
        self.down = True
        self._touch("touchStart", x, y)

    def let_go(self, x: float, y: float) -> None:
        self._touch("touchMove", x, y)
        self.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.down = False

    def _touch(self, kind: str, x: float, y: float) -> None:
        self.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
