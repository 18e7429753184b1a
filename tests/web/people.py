"""What people do at the page, in a few words each."""

import re
from typing import Any

from playwright.sync_api import Page, expect

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


def barriers(page: Page, axe: str) -> list[str]:
    """What axe finds: the rule, and where."""
    page.evaluate(axe)
    found = page.evaluate("options => axe.run(document, options)", AXE_OPTIONS)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
