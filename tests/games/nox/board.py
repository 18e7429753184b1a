"""How the board of NOX is touched."""

from playwright.sync_api import Locator, Page

from tests.web.hands import Touch, one_of

DRAG = ("[data-hand]", "section.kitty.front .slot:has(.free)")


def target(page: Page, touch: Touch, nth: int) -> Locator:
    touch(page.locator('[data-hand][aria-disabled="false"]').first)
    return one_of(page.locator("[data-spot][data-drop]"), nth)
