"""How the board of Pebbles is touched."""

from playwright.sync_api import Locator, Page

from tests.web.hands import Touch, one_of

DRAG = None  # nothing is carried here


def target(page: Page, touch: Touch, nth: int) -> Locator:
    return one_of(page.locator("[data-bid]:enabled"), nth)
