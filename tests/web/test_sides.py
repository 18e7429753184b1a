"""Phones on their side, and small ones: every board fits whole, and nothing lies behind a bar."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ludotheque import shelf
from tests.tables import BY_HAND, DIGITAL
from tests.web.conftest import Visit
from tests.web.people import begin, drawer, my_turn, play_any
from tests.web.test_languages import OPEN

SIDES = [(844, 390), (740, 330), (667, 375)]
SMALL = (360, 640)
# What belongs to the game and is not wholly on the felt, or is cut off by what it lies in, or lies
# below something else. Blocks one chooses among are looked through.
HIDDEN = """() => {
  const felt = document.querySelector('.surface').getBoundingClientRect();
  const places = '[data-cell], [data-hand], [data-at], .surface .plate, .isis .board, .deck, ' +
    '.surface [data-block], .oss .line .trick';
  const cut = (one, { top, bottom, left, right }) => {
    for (let up = one.parentElement; !up.matches('.surface'); up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const within = up.getBoundingClientRect();
      if (top < within.top - 1 || bottom > within.bottom + 1 ||
        left < within.left - 1 || right > within.right + 1) return true;
    }
    return false;
  };
  return [...document.querySelectorAll(places)].filter((one) => {
    if (!one.checkVisibility()) return false;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const outside = top < felt.top - 1 || bottom > felt.bottom + 1 ||
      left < felt.left - 1 || right > felt.right + 1;
    if (cut(one, one.getBoundingClientRect())) return !one.closest('.tiles');
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return outside || !met?.closest('.surface');
  }).map((one) => one.className + ' ' + one.textContent.trim().slice(0, 20));
}"""

# Of a name at least its beginning can be read.
UNREAD = """() => [...document.querySelectorAll('.surface .plate .name')]
  .filter((one) => one.checkVisibility() && one.clientWidth < 20)
  .map((one) => one.textContent)"""

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def _sit(visit: Visit, box: str, players: int) -> Page:
    page: Page = visit(f"/box/{box}", phone=True)
    begin(page, "Against bots", players)
    my_turn(page)
    return page


def _in_each(page: Page, sizes: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same table in one size after the other, each when the page has found its place in it."""
    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(FRAMES)
        yield wide, high


@pytest.mark.parametrize("box", [*DIGITAL, *BY_HAND])
def test_the_board_fits_whole(visit: Visit, box: str) -> None:
    low, high = shelf.card(box).players
    page = _sit(visit, box, low if box in BY_HAND else high)  # a bot's hand takes its time
    root = "document.documentElement"
    for size in _in_each(page, [*SIDES, SMALL]):
        assert page.evaluate(HIDDEN) == [], size
        fits = f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth"
        assert page.evaluate(fits), size
        for button in page.locator("footer .buttons button, header :is(a, button)").all():
            expect(button).to_be_in_viewport(ratio=0.99)


CROWDED = {"babel": ("bausack", 8, {"variant": "babel"}), "oss": ("oss", 6, {})}


@pytest.mark.parametrize("game", CROWDED)
def test_all_who_build_or_throw_round_a_small_phone_are_seen(visit: Visit, game: str) -> None:
    """The first step is mine: no bot's hand is waited for."""
    box, players, options = CROWDED[game]
    page = visit("/", phone=True, webgl=False)
    page.locator(".label").first.wait_for()  # we are known
    wanted = {"game": box, "real": False, "players": players, "options": options}
    page.goto(f"{page.url}t/{page.evaluate(OPEN, wanted)}")
    my_turn(page)
    expect(page.locator(".surface .plate .name")).to_have_count(players)
    for size in _in_each(page, [*SIDES, SMALL]):
        assert page.evaluate(HIDDEN) == [], size
        assert page.evaluate(UNREAD) == [], size


def test_nox_keeps_its_marks_and_its_goal(visit: Visit) -> None:
    page = _sit(visit, "nox", 6)
    for _ in _in_each(page, [(740, 330), SMALL, (1440, 900)]):
        for kitty in page.locator("section.kitty").all():
            expect(kitty.locator(".shapes svg")).to_have_count(3)
            expect(kitty.locator(".shapes")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".deck")).to_contain_text("You: 0 of 150")


def test_a_touch_beside_leaves_the_chosen_card_of_nox_in_the_hand(visit: Visit) -> None:
    page = _sit(visit, "nox", 3)
    play_any(page)
    my_turn(page)
    card = page.locator('[data-hand][aria-disabled="false"]').first
    card.tap()
    page.locator("[data-drop]").first.tap()
    expect(page.locator("button.worth .would")).to_have_count(1)  # what the kitty would be worth
    page.locator(".deck").tap()
    expect(page.locator("footer .state.tip")).to_contain_text("A card goes onto its own colour")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("footer .would")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_struck_number_of_nox_says_why(visit: Visit) -> None:
    page = _sit(visit, "nox", 4)
    play_any(page)  # one card is never of three colours
    my_turn(page)
    page.locator("section.kitty", has=page.locator("s")).locator("button.worth").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("worth 0, not")


def test_the_score_sheet_of_nox_is_there_in_every_size_round_by_round(visit: Visit) -> None:
    page = _sit(visit, "nox", 3)
    while True:
        my_turn(page)
        drawer(page, "Score")
        sheet = page.get_by_role("region", name="Score")
        expect(sheet).to_contain_text("150")
        if sheet.locator("tbody tr").count():
            break
        page.get_by_role("button", name="Close").click()
        play_any(page)
    for _ in _in_each(page, [(390, 844), SMALL, *SIDES, (1440, 900)]):
        if not sheet.count():
            drawer(page, "Score")
        expect(sheet.locator("tbody tr").first).to_contain_text("Round 1")
        expect(sheet.locator("tbody tr").first).to_be_in_viewport(ratio=0.99)
        expect(sheet.locator("tfoot td").last).to_be_in_viewport(ratio=0.99)


def test_a_hole_of_fakir_is_large_enough_for_a_thumb(visit: Visit) -> None:
    page = _sit(visit, "fakir", 2)
    for size in _in_each(page, SIDES):
        for place in page.locator("#fakir-stage [data-at]").all():
            box = place.bounding_box()
            assert box, size
            assert min(box["width"], box["height"]) >= 30, size
