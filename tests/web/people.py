"""What people do at the page, in a few words each."""

import asyncio
import re
import threading
from typing import Any

from playwright.sync_api import Page, expect

from ludotheque.client import Client
from tests.web.house import House

AXE_OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}


def begin(page: Page, way: str) -> str:
    """From a box's page to its table; the table's code."""
    page.get_by_role("button", name=way).click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def my_turn(page: Page) -> None:
    expect(page.get_by_text(re.compile("^Your turn: "))).to_be_visible(timeout=40_000)


def sentence(page: Page) -> Any:
    return page.locator("footer .state")


def open_moves(page: Page) -> Any:
    """The list of moves, opened if it is not."""
    panel = page.get_by_role("region", name="Moves", exact=True)
    if not panel.count():
        page.get_by_role("button", name="Moves", exact=True).click()
    expect(panel).to_be_visible()
    return panel


def play_any(page: Page, nth: int = 0) -> None:
    """The first move of the list, chosen and then played."""
    panel = open_moves(page)
    panel.locator("li button").nth(nth).click()
    page.get_by_role("button", name="Play it", exact=True).click()


def drawer(page: Page, tab: str) -> None:
    chosen = page.get_by_role("tab", name=tab)
    if not chosen.count():
        page.get_by_role("button", name="Log, chat, rules, table").click()
    chosen.click()


def play_to_the_end(house: House, page: Page, code: str) -> None:
    """The rest of a match of this page's person, played by a script at their seat."""
    cookie = next(c["value"] for c in page.context.cookies() if c["name"] == "ludotheque")

    async def play() -> None:
        async with Client(house.url, cookie) as me, me.at(code) as table:
            async for frame in table.frames():
                if frame.outcome:
                    return
                if frame.moves and frame.seat is not None:
                    await table.move(frame.seat, frame.moves[-1].move)

    # In a thread of its own: the browser's loop has this one.
    person = threading.Thread(target=lambda: asyncio.run(play()))
    person.start()
    while person.is_alive():
        page.wait_for_timeout(100)
    person.join()


def barriers(page: Page, axe: str) -> list[str]:
    """What axe finds: the rule, and where."""
    page.evaluate(axe)
    found = page.evaluate("options => axe.run(document, options)", AXE_OPTIONS)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
