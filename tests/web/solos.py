"""Solos of OSS at the page: tosses that came over the wire, and hands that are sure of them.

The house's time passes with what a hand says, and the page's when the test says so: whatever the
machine's speed, the same hand comes to the same end.
"""

import contextlib
import json
import re
from datetime import datetime, timedelta
from functools import cache
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Error, Locator, Page, expect

from ludotheque import motion
from ludotheque.games.oss.box import FAMILIES, TRICKS
from ludotheque.hands.bones.dueling import Dueling
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.record import A_SECOND, MANAGED
from ludotheque.hands.bones.traces import Trace
from tests.hands.bones.attempts import judged, played
from tests.web.conftest import NO_WEBGL
from tests.web.people import my_turn, open_moves, who_acts
from tests.web.pointing import STAMPED, Mouse, perform, timed, touching

DEFT = 7.0  # bits a second
CLASSIC = {TRICKS[trick].name for trick in FAMILIES["classic"]}
LAY = re.compile(r"lay a (\d) before (.*)")


class Player:
    """Somebody at a table of OSS, with a flat table of bones and a clock that can be stopped."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.laid: Layout | None = None  # as the last frame told it
        self.dueling: Dueling | None = None
        self.picture = b""  # the last, as the judge made it
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.add_init_script(NO_WEBGL)
        page.add_init_script(STAMPED)
        page.clock.install()
        page.reload()

    def _hear(self, payload: Any) -> None:
        if isinstance(payload, bytes):
            self.picture = motion.read_picture(payload).data
        elif '"deed"' in payload:
            deed = json.loads(payload).get("deed") or {}
            if deed.get("what") and deed["judge"] == "bones":
                self.laid = msgspec.convert(deed["what"]["layout"], Layout)
            elif deed.get("what") and deed["judge"] == "in-turn":
                self.dueling = msgspec.convert(deed["what"], Dueling)

    @property
    def solo(self) -> Locator:
        return self.page.locator("section.solo.mine")

    @property
    def said(self) -> Locator:
        return self.page.locator("section.solo .said b")

    def stop_time(self) -> Locator:
        """The bones are on the table, and nothing moves any more by itself."""
        bones = self.solo.locator("canvas[data-corners]")
        expect(bones).to_be_visible()
        for late in range(1, 40):  # it cannot be stopped in the past
            now = self.page.evaluate("Date.now()") / 1000
            with contextlib.suppress(Error):
                self.page.clock.pause_at(datetime.fromtimestamp(now) + timedelta(seconds=late / 10))
                return bones
        raise AssertionError("The page's time does not stop.")

    def does(self, trace: Trace, after: int = 1500) -> None:
        perform(self.page, self.stop_time(), trace, Mouse(self.page), after=after)

    def keys(self, *keys: tuple[str, float]) -> None:
        """Each held for so many seconds."""
        self.stop_time()
        for key, seconds in keys:
            self.page.keyboard.down(key)
            self.page.clock.run_for(round(1000 * seconds))
            self.page.keyboard.up(key)
            self.page.clock.run_for(100)


def lay_apart(*pages: Page) -> None:
    """Each lays a low card before a trick of their own, so that there is no duel: the first before
    a classic one, at which the Jack is thrown."""
    taken: set[str] = set()
    for _ in pages:
        taken.add(_lay(who_acts(*pages), taken))


def lay_in_turn(page: Page, many: int) -> None:
    """As `lay_apart`, at one device that goes round."""
    taken: set[str] = set()
    for _ in range(many):
        page.locator(".curtain button").first.click()
        my_turn(page)
        taken.add(_lay(page, taken))


def _lay(page: Page, taken: set[str]) -> str:
    moves = open_moves(page).locator("li button")
    offers = [LAY.search(text) for text in moves.all_inner_texts()]
    _, _, trick, nth = min(
        (offer[2] not in CLASSIC, int(offer[1]), offer[2], nth)
        for nth, offer in enumerate(offers)
        if offer and offer[2] not in taken
    )
    moves.nth(nth).click()
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page.locator("footer .would")).to_have_count(0)
    return trick


def whose(*players: Player) -> Player:
    """Whose hand it is now."""
    for _ in range(2400):
        for player in players:
            if player.solo.count() and player.laid:
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("Nobody's hand is asked for.")


@cache
def _deft(encoded: bytes, finger: bool) -> Trace:
    laid = msgspec.json.decode(encoded, type=Layout)
    best: tuple[int, Trace] | None = None
    for seed in range(120):
        body = played(laid, DEFT, seed)
        if body.at("why") == MANAGED:
            trace = touching(laid, body.trace) if finger else body.trace
            sure = sum(_still(laid, trace, by) for by in range(-4, 5, 2))
            if best is None or sure > best[0]:
                best = sure, trace
            if sure == 5:
                break
    assert best, f"nobody manages this toss of {laid.trick}"
    return best[1]


def thrown(trace: Trace) -> Trace:
    """No more of it than the first throw."""
    pressed = trace[:, 3].tolist()
    return trace[: pressed.index(0, pressed.index(1)) + 1]


def deft(laid: Layout, *, finger: bool = False) -> Trace:
    """What a deft hand does with this toss, so surely that a pixel does not matter. `finger`: as
    one does it that cannot hover."""
    return _deft(msgspec.json.encode(laid), finger)


def _still(laid: Layout, trace: Trace, by: int) -> bool:
    rows = np.array(timed(trace), np.int32)
    rows[:, 0] = (rows[:, 0] * 6 + by * 5 + 20) // 25
    rows[:, 1:3] += by
    first = np.array([[0, *rows[0, 1:3], 0]], np.int32)  # nothing is pressed before
    rows = np.vstack([first, rows])
    return bool(judged(laid, rows, rows[-1, 0] + 3 * A_SECOND)["why"][0] == MANAGED)
