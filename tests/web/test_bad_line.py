"""Solos of OSS by somebody whose line is long and stumbles: what the page shows is what counts.

The house keeps its real pace, and the page's time is nobody's but its own. How well a hand does
depends on how busy the machine is; that both tell the same of it does not.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludotheque import wire as m
from ludotheque.client import Client
from ludotheque.contract import JUDGE
from ludotheque.hands.bones.laying_out import Layout
from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.line import bad_line
from tests.web.people import drawer, meanwhile
from tests.web.pointing import seen_at, timed
from tests.web.solos import deft

ATTEMPTS, MANAGED = 6, 3  # at least; else nothing could have been lost on the way
MOST = 24

# A pointer that is led along a trace by the page's own time, and not by the test's.
LED = """(canvas, rows) => new Promise((done) => {
  const begun = performance.now();
  let [at, down] = [0, 0];
  const say = (kind, [, x, y], pressed) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true,
    clientX: x, clientY: y, button: kind === 'pointermove' ? -1 : 0, buttons: pressed,
  }));
  canvas.setPointerCapture = () => undefined;
  const go = () => {
    const passed = performance.now() - begun;
    for (; at < rows.length && rows[at][0] <= passed; at += 1) {
      const row = rows[at];
      say('pointermove', row, down);
      if (row[3] !== down) say(row[3] ? 'pointerdown' : 'pointerup', row, row[3]);
      down = row[3];
    }
    if (at < rows.length && canvas.isConnected) setTimeout(go, 2);
    else done();
  };
  go();
})"""

# How my attempts end, each as it was first shown here; it goes away by itself.
VERDICTS = """() => {
  window.verdicts = [];
  let last = null;
  const look = () => {
    const foot = document.querySelector('section.solo.mine footer');
    const now = foot?.matches('.managed') ? 'managed' : foot?.matches('.failed') ? 'failed' : null;
    if (now && !last) window.verdicts.push(now);
    last = now;
  };
  const all = { childList: true, subtree: true, attributeFilter: ['class'] };
  new MutationObserver(look).observe(document.body, all);
}"""


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("bad-line"))
    opened.open()
    yield opened
    opened.close()


class Table:
    """Somebody against a bot, on a line of their own; which solo is asked of them, and how it
    ended, as the house says it."""

    def __init__(self, page: Page, house: House, address: str) -> None:
        self.page, self.house, self.address = page, house, address
        self.laid: Layout | None = None
        self.ended: str | None = None
        self.cookie: str | None = None
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, payload: Any) -> None:
        if isinstance(payload, bytes) or '"type":"frame"' not in payload:
            return
        frame = json.loads(payload)
        deed = frame.get("deed") or {}
        if deed.get("what") and deed["judge"] == "bones" and deed["by"] == [1]:
            self.laid = msgspec.convert(deed["what"]["layout"], Layout)
        for told in frame.get("events") or []:
            event = told.get("event", told)
            ends = event["kind"] in ("managed", "failed", "all-on-edge")
            if ends and event["args"].get("seat") == 1:
                self.ended = "failed" if event["kind"] == "failed" else "managed"

    def opens(self) -> bool:
        """A new one, at which a low card is laid; False: it has come to a duel."""
        self.laid = self.ended = None
        at: list[tuple[str, bool]] = []

        async def lay() -> None:
            async with Client(self.house.url, self.cookie) as client:
                code = await client.open_table(
                    game="oss", players=2, name="Ann", options={"first": 1}, bots={2: "novice"}
                )
                await client.do(code, m.Start())
                async with client.at(code) as table:
                    frame = await table.until(lambda frame: frame.moves)
                    trick = (frame.view or {})["tricks"]["classic"]
                    moves = sorted(choice.move for choice in frame.moves)
                    await table.move(1, next(one for one in moves if one.endswith(trick)))
                    frame = await table.until(lambda frame: frame.table.to_act == [JUDGE])
                    at.append((code, not (frame.view or {})["duels"]))
                self.cookie = client.cookie

        meanwhile(self.page, lay)
        [(code, alone)] = at
        if alone:
            self.page.context.add_cookies(
                [{"name": "ludotheque", "value": self.cookie or "", "url": self.address}]
            )
            self.page.goto(f"{self.address}/t/{code}")
        return alone

    def does(self) -> tuple[str, str]:
        """What the page showed of how it ended, and what the house says."""
        bones = self.page.locator("section.solo.mine canvas[data-corners]")
        expect(bones).to_be_visible()
        self.page.evaluate(VERDICTS)
        assert self.laid
        at = seen_at(bones)
        rows = [
            [due, *at(x16 / 16, y16 / 16), down] for due, x16, y16, down in timed(deft(self.laid))
        ]
        bones.evaluate(LED, rows)
        for _ in range(4000):  # also until its time is over: a weak flick throws nothing
            if self.ended:
                [shown, *_] = self.page.evaluate("window.verdicts.concat('failed')")
                return shown, self.ended
            self.page.wait_for_timeout(50)
        raise AssertionError("The house says nothing of how it ended.")


@pytest.mark.long
def test_on_a_bad_line_what_the_page_shows_is_what_the_log_says(visit: Visit, house: House) -> None:
    page = visit("/healthz", still=False, webgl=False, forgive=AWAY)
    told: list[str] = []
    with bad_line(house.port) as address:
        table = Table(page, house, address)
        while len(told) < ATTEMPTS or told.count("managed") < MANAGED:
            assert len(told) < MOST, told
            if not table.opens():
                continue
            shown, says = table.does()
            assert shown == says, told
            expect(page.get_by_text("judged it otherwise")).to_have_count(0)
            drawer(page, "Log")
            of_me = "You do " if says == "managed" else "and fall short of"
            expect(page.get_by_role("tabpanel").get_by_text(of_me).first).to_be_visible()
            told.append(says)
        page.goto("about:blank")
