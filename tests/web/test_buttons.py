"""What is written on a button stays on it: on the smallest phone, and in the language with the
longest words."""

from playwright.sync_api import Page, expect

from ludotheque import shelf
from tests.tables import BOXES, DIGITAL
from tests.web.conftest import Visit
from tests.web.test_axe import PAGES
from tests.web.test_languages import OPEN
from tests.web.test_rail import SMALL

# The texts of buttons, and where they reach beyond the button or the screen.
BEYOND = """() => [...document.querySelectorAll('button, a.button, [role=tab], summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .flatMap((one) => {
    const box = one.getBoundingClientRect();
    const found = [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent.closest('[aria-hidden=true]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const out = [...range.getClientRects()].some(({ left, right, top, bottom, width }) =>
        width && (left < box.left - 1 || right > Math.min(box.right, innerWidth) + 1
          || top < box.top - 1 || bottom > box.bottom + 1));
      if (out) found.push(text.data.trim());
    }
    return found;
  })"""


def _fits(page: Page, where: str) -> None:
    assert page.locator("button").count() > 0, where
    assert page.evaluate(BEYOND) == [], where


def _german(visit: Visit, **more: str) -> Page:
    page = visit("/", phone=True, language="de-DE", webgl=False, **more)
    page.set_viewport_size(SMALL)
    page.locator(".label").first.wait_for()  # we are known
    here: Page = page
    return here


def test_german_buttons_of_every_page_hold_their_words(visit: Visit) -> None:
    page = _german(visit, forgive="404")
    for path, there in PAGES.items():
        page.goto(page.evaluate("location.origin") + path)
        page.locator(there).first.wait_for()
        for more in page.locator("summary").all():
            more.click()
        if page.locator("button").count():
            _fits(page, path)


def test_german_buttons_of_every_table_hold_their_words(visit: Visit) -> None:
    page = _german(visit)
    for box in BOXES:
        players = min(3, shelf.card(box).players[1])
        code = page.evaluate(OPEN, {"game": box, "real": box not in DIGITAL, "players": players})
        page.goto(page.evaluate("location.origin") + f"/t/{code}")
        expect(page.locator(".surface .board > *, .curtain").first).to_be_visible()
        _fits(page, f"{box} at the table")
        if page.locator("footer .dim").count():
            page.locator("footer .dim").click()
            page.locator(".list li button").first.click()
            _fits(page, f"{box} with a chosen move")
            page.locator("footer .not").click()
        page.locator("header .drawer").click()
        for tab in page.locator("[role=tab][id^=tab-]").all():
            tab.click()
            _fits(page, f"{box}, {tab.inner_text()}")
        page.locator("dialog .head .icon").click()


def test_german_buttons_before_a_match_hold_their_words(visit: Visit) -> None:
    page = _german(visit)
    for box in BOXES:
        page.goto(page.evaluate("location.origin") + f"/box/{box}")
        page.locator("button.way").first.wait_for()
        ways = [way.inner_text() for way in page.locator("button.way b").all()]
        friends = "Mit Freunden"
        page.locator("button.way", has_text=friends if friends in ways else ways[0]).click()
        page.wait_for_url("**/t/*")
        page.locator(".chair").first.wait_for()
        _fits(page, f"{box}, before the match")
