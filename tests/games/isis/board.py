"""How the board of Isis & Osiris is touched."""

from playwright.sync_api import Locator, Page

from tests.web.hands import Touch, one_of

DRAG = (".isis .near .pawns .piece", "[data-cell]:not(:has(svg))")


def target(page: Page, touch: Touch, nth: int) -> Locator:
    cells = page.locator("[data-cell].target")
    other = page.locator(".isis button.tiles, .isis button.pass")
    return one_of(cells, nth) if cells.count() else other.first
