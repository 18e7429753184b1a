"""The rail on the smallest phone: in every language and state of one height, and nothing on it is
cut; the notices above the game hide nothing of it."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, friends, my_turn, play_any
from tests.web.test_languages import LANGUAGES

SMALL = {"width": 360, "height": 640}
# What stands on the rail and cannot be read or touched in full.
CUT = """() => {
  const rail = document.querySelector('footer').getBoundingClientRect();
  return [...document.querySelectorAll('footer p, footer button')].filter((one) => {
    if (!one.checkVisibility() || one.matches('.chosen .state')) return false;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const outside = top < rail.top - 1 || bottom > rail.bottom + 1 || right > rail.right + 1;
    const small = one.matches('button') && (bottom - top < 44 || right - left < 44);
    const more = one.scrollHeight > one.clientHeight + 4;
    const lines = one.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
    const sliced = more && one.matches('p') && Math.abs(lines - Math.round(lines)) > 0.1;
    return outside || small || sliced || (more && one.tabIndex < 0);
  }).map((one) => `${one.className}: ${one.textContent}`);
}"""

SIGN = 12  # pixels: what says that there is more is that wide
# How far the words end before the edge of what they stand in.
BESIDE = """told => {
  const words = document.createRange();
  words.selectNodeContents(told.querySelector('span'));
  const ends = [...words.getClientRects()].map(({ right }) => right);
  return told.getBoundingClientRect().right - Math.max(...ends);
}"""


def _rail(page: Page) -> tuple[float, list[str]]:
    """Where it begins, and what is cut."""
    top: float = page.locator("footer").evaluate("rail => rail.getBoundingClientRect().top")
    return top, page.evaluate(CUT)


def test_it_stays_where_it_is_and_cuts_nothing(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    page.set_viewport_size(SMALL)
    begin(page, "Against bots")
    my_turn(page)
    before, _ = _rail(page)
    for language in LANGUAGES:
        page.locator("select.language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        my_turn(page)
        assert _rail(page) == (before, [])
        page.locator("footer .hint").click()
        slip = page.locator("footer aside")
        expect(slip.locator(".button")).to_be_visible()
        assert _rail(page) == (before, [])
        slip.locator(".icon").click()
        page.locator("footer .dim").click()
        page.locator(".list li button").first.click()
        expect(page.locator("footer .would")).to_be_visible()
        assert _rail(page) == (before, [])
        page.locator("footer .not").click()
        page.locator("footer .dim").click()


def test_the_book_stays_where_it_is(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    page.set_viewport_size(SMALL)
    begin(page, "Against bots", 4)
    my_turn(page)
    book = page.get_by_role("button", name="The rule for this")
    first = book.bounding_box()
    play_any(page)
    my_turn(page)
    expect(page.locator("footer ul li")).to_have_count(3)  # what the others did
    assert book.bounding_box() == first


def test_what_is_too_long_for_it_unfolds(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    begin(page, "Against bots")
    my_turn(page)
    page.locator("footer .dim").click()
    page.locator(".list li button").first.click()
    told = page.locator("footer .would")
    said = told.locator("> span")
    said.evaluate("said => (said.textContent = 'A stick falls through. '.repeat(20))")
    expect(told).to_have_attribute("data-more", "")
    assert told.evaluate(BESIDE) > SIGN
    told.tap()
    expect(told).not_to_have_attribute("data-more", "")
    page.locator("footer .not").focus()
    expect(told).to_have_attribute("data-more", "")


def test_a_notice_hides_nothing_of_the_game(visit: Visit) -> None:
    page, guest = friends(visit, "nox", players=3, host={"phone": True})
    guest.close()
    expect(page.locator(".notices .sheet")).to_be_visible()  # Ben is away
    above = page.locator(".notices").bounding_box()
    below = page.locator(".surface").bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
