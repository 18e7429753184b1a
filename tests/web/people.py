"""What people do at the page, in a few words each: from a box to the end of a match.

Ways to begin are found by what is written on them, in English; all else works in every language.
What every test does is found by CSS here: a role and a name are looked for in all of the page,
which takes a browser longer than the page takes to draw itself.
"""

import asyncio
import contextlib
import re
import threading
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludotheque.client import Client
from tests.web.conftest import ROOT, Visit
from tests.web.house import House

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
    "resultTypes": ["violations"],  # nobody reads the rest
}
A_TURN = 150_000  # milliseconds in which it comes round, on a machine that has much else to do

# Beginning


def begin(page: Page, way: str, players: int | None = None) -> str:
    """From a box's page to its table; the table's code."""
    if players is not None:
        page.locator(f"input[name=players][value='{players}']").dispatch_event("click")
    page.locator("button.way", has_text=way).click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def friends(
    visit: Visit,
    box: str,
    *,
    players: int = 2,
    clock: str | None = None,
    host: dict[str, Any] | None = None,
    guest: dict[str, Any] | None = None,
) -> tuple[Page, Page]:
    """Two people at a table that has begun, the guest with a phone; bots on the other seats.

    `host` and `guest` are what `visit` takes.
    """
    first = visit(f"/box/{box}", **(host or {}))
    if clock is not None:
        first.get_by_text("Variants and clock").click()
        first.get_by_role("combobox", name="Clock").select_option(clock)
    begin(first, "With friends", players)
    second = visit("/" + first.url.split("/", 3)[3], **{"phone": True, **(guest or {})})
    sit_down(second, "Ben")
    expect(first.get_by_text("Ben")).to_be_visible()
    for left in range(players - 2, 0, -1):
        bots = first.get_by_role("button", name="Seat a bot")
        expect(bots).to_have_count(left)
        bots.first.click()
    first.get_by_role("button", name="Start").click()
    expect(sentence(first)).to_be_visible()
    expect(sentence(second)).to_be_visible()
    return first, second


def sit_down(page: Page, name: str) -> None:
    """At the first free seat of a table that has not begun."""
    field = page.locator(".chair:has(button.button) input").first
    field.fill(name)
    field.press("Enter")


def path_of(page: Page) -> str:
    """Where a page is, for others to visit."""
    return "/" + page.url.split("/", 3)[3]


# Whose turn it is


def sentence(page: Page) -> Locator:
    """The state of play, as it stands on the rail."""
    return page.locator("footer .state")


def my_turn(page: Page) -> None:
    expect(page.locator("footer .state.mine")).to_be_visible(timeout=A_TURN)


def who_acts(*pages: Page) -> Page:
    """The first of them whose turn it is."""
    acting = next_turn(*pages)
    assert acting, "the match is over"
    return acting


def next_turn(*pages: Page) -> Page | None:
    """As `who_acts`; None: the match is over for all of them."""
    until = time.monotonic() + A_TURN / 1000
    while time.monotonic() < until:
        for page in pages:
            if page.locator("footer .state.mine").count():
                return page
            see_the_count(page)
        if all(page.locator("#end").count() for page in pages):
            return None
        pages[0].wait_for_timeout(25)
    raise AssertionError([sentence(page).all_inner_texts() for page in pages])


def at_rest(page: Page) -> None:
    """Nothing moves on the board any more, nor is about to."""
    expect(page.locator("[data-moves]")).to_have_count(0)
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")


def see_the_count(page: Page) -> None:
    """A count is being shown: that is enough of it. It may be over just then."""
    page.evaluate("document.querySelector('footer [data-skip]')?.click()")


def see_the_end(*pages: Page) -> None:
    """However much is counted before it."""
    until = time.monotonic() + A_TURN / 1000
    for page in pages:
        while not page.locator("#end").count() and time.monotonic() < until:
            see_the_count(page)
            page.wait_for_timeout(25)
        expect(page.locator("#end")).to_be_attached()


# Playing


def open_moves(page: Page) -> Locator:
    """The list of moves, opened if it is not; once more, if a step that came then has closed it."""
    panel = page.locator("section.sheet:has(> .body > .list)")
    for _ in range(20):
        if not panel.count():
            page.locator("footer .dim").click()
        with contextlib.suppress(AssertionError):
            expect(panel).to_be_visible(timeout=5_000)
            return panel
    raise AssertionError("The list of moves does not stay open.")


def play_any(page: Page, nth: int = 0) -> None:
    """A move of the list, chosen and then played."""
    panel = open_moves(page)
    panel.locator("li button").nth(nth).click()
    play_it(page)


def play_it(page: Page) -> None:
    """What is chosen."""
    page.locator("footer .not + .lit").click()


def play_to_the_end(house: House, page: Page, code: str, *others: Page) -> None:
    """The rest of a match of these pages' people, played by scripts at their seats."""

    async def play(cookie: str) -> None:
        async with Client(house.url, cookie) as me, me.at(code) as table:
            n = 0  # what is older was told before my last move
            async for frame in table.frames():
                if frame.outcome:
                    return
                if frame.n >= n and frame.moves and frame.seat is not None:
                    n = (await table.move(frame.seat, frame.moves[-1].move)).n

    cookies = [cookie_of(one) for one in (page, *others)]

    async def play_all() -> None:
        await asyncio.gather(*map(play, cookies))

    meanwhile(page, play_all)


def meanwhile(page: Page, play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """What scripts do, to its end. In a thread of its own: the browser's loop has this one."""
    scripts = threading.Thread(target=lambda: asyncio.run(play()))
    scripts.start()
    while scripts.is_alive():
        page.wait_for_timeout(50)
    scripts.join()


def cookie_of(page: Page) -> str:
    """Who this page's person is."""
    return next(c["value"] for c in page.context.cookies() if c["name"] == "ludotheque")


def drawer(page: Page, tab: str) -> None:
    """The drawer, open at this tab."""
    chosen = page.locator(f"#tab-{tab.lower()}")
    if not chosen.count():
        page.locator("header .drawer").click()
    chosen.click()


# For every eye


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What axe finds: the rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate("options => axe.run(document, options)", AXE_OPTIONS)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    beyond: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return beyond


NOTES = """selector => {
  document.body.dataset.noted = 0;
  const look = () => {
    const now = document.querySelectorAll(selector).length;
    document.body.dataset.noted = Math.max(now, Number(document.body.dataset.noted));
  };
  const all = { childList: true, subtree: true, attributeFilter: ['class'] };
  window.noting?.disconnect();
  window.noting = new MutationObserver(look);
  window.noting.observe(document.body, all);
  look();
}"""


def notes(page: Page, selector: str) -> None:
    """From now on, how many of these (and of no others) are there at once: for what goes away by
    itself, however slow we are to look."""
    page.evaluate(NOTES, selector)


def noted(page: Page, many: int | None = None) -> None:
    """So many at most; None: some."""
    body = page.locator("body")
    if many is None:
        expect(body).to_have_attribute("data-noted", re.compile("[1-9]"))
    else:
        expect(body).to_have_attribute("data-noted", str(many))
