"""A table on a big screen: for all to see, nothing secret, and it lasts for an evening."""

import asyncio
import contextlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from ludotheque import wire as m
from ludotheque.client import Client
from ludotheque.contract import Refusal
from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import (
    barriers,
    cookie_of,
    drawer,
    friends,
    meanwhile,
    open_moves,
    sideways,
    who_acts,
)
from tests.web.real_table import asked, moving, sit_down

BIG = {"width": 1920, "height": 1080}
QUICK = {"pace": "quick"}
CARD = re.compile(r"^[BGO](?:1[0-5]|[1-9])$")


class Heard:
    """All that a page's sockets were told."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "frame":
            self.frames.append(message)


def on_the_wall(page: Page, code: str) -> tuple[Page, Heard]:
    """A screen in the browser of somebody who sits at the table."""
    screen = page.context.new_page()
    screen.set_viewport_size(BIG)  # type: ignore[arg-type]
    heard = Heard(screen)
    screen.goto(page.url.rsplit("/t/", 1)[0] + f"/screen/{code}")
    return screen, heard


def _extend(page: Page) -> None:
    """A card beside one's own piles: six of them end the round."""
    panel = open_moves(page)
    mine = panel.locator("li button").filter(has_text="your new pile")
    mine.first.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(panel).to_have_count(0)


def test_two_phones_and_a_screen_play_a_round_of_nox(visit: Visit) -> None:
    phone = {"phone": True, "likes": QUICK}
    host, guest = friends(visit, "nox", players=3, host=phone, guest=phone)
    code = host.url.rsplit("/", 1)[-1]
    screen, heard = on_the_wall(host, code)
    expect(screen.locator(".play .state")).to_be_visible()
    for _ in range(40):
        acting = who_acts(host, guest)
        _extend(acting)
        if any(one["event"]["kind"] == "round-over" for f in heard.frames for one in f["events"]):
            break
    told = [one["event"]["kind"] for frame in heard.frames for one in frame["events"]]
    assert "round-over" in told
    expect(screen.locator(".nox")).to_contain_text("Round 2")
    _nothing_secret(screen, heard)
    assert screen.locator(".still[inert] .nox").count() == 1
    assert screen.locator(":is(button, input, select, a[href]):not([inert] *)").count() == 0


def _nothing_secret(screen: Page, heard: Heard) -> None:
    """No hand of anybody was ever sent to it, although its browser has a seat."""
    assert all("?watch=none" in address for address in heard.addresses)
    played = [frame for frame in heard.frames if frame["view"]]
    assert len(played) > 5
    for frame in played:
        assert frame["seat"] is None
        assert frame["moves"] == []
        hands = json.dumps(frame["view"]["hands"])
        assert not any(CARD.match(word) for word in re.findall(r"\w+", hands))
        assert all(one["event"].get("to") is None for one in frame["events"])
    assert screen.locator("[data-hand]").count() == 0


def test_before_the_match_it_shows_where_to_join(visit: Visit) -> None:
    host = visit("/box/isis", likes=QUICK)
    host.get_by_role("button", name="With friends").click()
    host.wait_for_url("**/t/*")
    code = host.url.rsplit("/", 1)[-1]
    host.get_by_text("Show on a big screen").click()
    expect(host.locator(f'a[href="/screen/{code}"]')).to_be_visible()
    screen = visit(f"/screen/{code}", dark=False)
    screen.set_viewport_size(BIG)
    expect(screen.get_by_text(f"{code[:5]}-{code[5:]}")).to_be_visible()
    expect(screen.get_by_role("img", name="The link as a picture")).to_be_visible()
    expect(screen.get_by_text("seats are free")).to_be_visible()
    assert screen.evaluate("document.documentElement.dataset.room") == "dark"
    assert barriers(screen) == []
    bots = host.get_by_role("button", name="Seat a bot")
    for left in (2, 1):
        expect(bots).to_have_count(left)
        bots.first.click()
    expect(screen.get_by_text("Everybody sits.")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    expect(screen.locator(".play .state")).to_be_visible()
    assert barriers(screen) == []
    assert sideways(screen) == 0
    drawer(host, "Table")
    expect(host.get_by_text("Show on a big screen")).to_be_visible()


def test_it_survives_the_house(visit: Visit, house: House) -> None:
    host, guest = friends(visit, "isis", host={"forgive": AWAY}, guest={"forgive": AWAY})
    screen = visit(f"/screen/{host.url.rsplit('/', 1)[-1]}", forgive=AWAY)
    state = screen.locator(".play .state")
    expect(state).to_be_visible()
    said = state.inner_text()
    try:
        house.close()
        expect(screen.get_by_text("Connection lost.")).to_be_visible()
        expect(state).to_have_text(said)  # what was there stays
    finally:
        house.open()
    expect(screen.get_by_text("Connection lost.")).to_have_count(0)
    acting = who_acts(host, guest)
    open_moves(acting).locator("li button").first.click()
    acting.get_by_role("button", name="Play it", exact=True).click()
    expect(state).not_to_have_text(said)


CUT_OFF = """() => {
  const place = document.querySelector('.middle'), screen = document.documentElement;
  const cards = [...document.querySelectorAll('.tribes .laid svg, .stake svg')];
  return place.scrollHeight > place.clientHeight + 1 || cards.some((card) => {
    const { top, bottom, width } = card.getBoundingClientRect();
    return top < 0 || bottom > screen.clientHeight || width < 40;
  });
}"""


def test_what_was_laid_is_read_from_afar(visit: Visit, house: House) -> None:
    """OSS, in the longest words: nothing of what is done, and no card, is cut off."""
    pages = sit_down(visit, "oss", 2)
    code = pages[0].url.rsplit("/", 1)[-1]
    screen = visit(f"/screen/{code}", language="de-DE", likes=QUICK)
    with moving(house, pages) as go:  # both lay a card
        go.set()
        asked(*pages)
    for size in ({"width": 1280, "height": 720}, BIG):
        screen.set_viewport_size(size)
        expect(screen.locator(".tribes .laid")).to_have_count(2)
        screen.wait_for_function(f"() => !({CUT_OFF})()")
        assert sideways(screen) == 0


@pytest.mark.long
def test_it_does_not_grow_over_an_evening(visit: Visit, house: House) -> None:
    """Many games in a row, played by scripts, with the screen looking on."""
    host = visit("/box/isis")
    host.get_by_role("button", name="With friends").wait_for()  # it is known who we are
    code = _opened(host, {"variant": "series", "games": 4})
    screen = visit(f"/screen/{code}", likes=QUICK)
    expect(screen.locator(".lobby")).to_be_visible()
    played: list[int] = []
    me = cookie_of(host)
    meanwhile(screen, lambda: _play(house, me, code, played, 40))
    before = _weight(screen)
    meanwhile(screen, lambda: _play(house, me, code, played, 5000))
    expect(screen.locator(".end")).to_be_visible()
    assert len(played) > 150
    after = _weight(screen)
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] + 4_000_000
    for what in ("Nodes", "JSEventListeners"):
        assert after[what] < before[what] * 1.5 + 300, what


def _opened(host: Page, options: dict[str, Any]) -> str:
    body = {"game": "isis", "players": 2, "options": options, "name": "Ann"}
    opened = host.request.post(host.url.split("/box")[0] + "/api/tables", data=body)
    return str(opened.json()["code"])


async def _play(house: House, cookie: str, code: str, played: list[int], most: int) -> None:
    async with Client(house.url, cookie) as me:
        if not played:
            await me.do(code, m.Sit(seat=2, name="Ben"))
            await me.do(code, m.Start())
        async with me.at(code) as table:
            while len(played) < most:
                if (frame := await table.until(lambda frame: True)).outcome:
                    return
                seat = frame.table.to_act[0]
                if frame.seat != seat or not frame.moves:
                    with contextlib.suppress(Refusal):
                        await table.watch(seat)
                    await asyncio.sleep(0.03)
                    continue
                try:
                    done = await table.move(seat, frame.moves[-1].move)
                except Refusal:  # too fast for a person
                    await asyncio.sleep(0.2)
                    continue
                await table.until(lambda frame, n=done.n: frame.n >= n)  # type: ignore[misc]
                played.append(done.n)


def _weight(page: Page) -> dict[str, float]:
    """What the page holds on to, once the rubbish is out."""
    wire = page.context.new_cdp_session(page)
    wire.send("HeapProfiler.collectGarbage")
    wire.send("Performance.enable")
    found = wire.send("Performance.getMetrics")["metrics"]
    wire.detach()
    return {one["name"]: one["value"] for one in found}
