"""How the board of Fakir is touched."""

from playwright.sync_api import Locator, Page

from tests.web.hands import Touch, one_of

DRAG = None  # nothing is carried here


def target(page: Page, touch: Touch, nth: int) -> Locator:
    places = page.locator('[data-at][aria-disabled="false"]')
    if not places.count():  # on another level: on a phone one of them is open at a time
        give = page.locator(".asked button")
        if give.count():
            return give.first
        for tab in page.locator(".fakir [role=tab]").all():
            touch(tab)
            if places.count():
                break
    at = one_of(places, nth).get_attribute("data-at")  # once it is chosen, there are others too
    return page.locator(f'[data-at="{at}"]')
