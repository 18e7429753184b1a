"""Phones on their side, and small ones: every board fits whole, and nothing lies behind a bar."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, my_turn

SIDES = [(844, 390), (740, 330), (667, 375)]
SMALL = (360, 640)
# What belongs to the game and is not wholly on the felt, or lies below something else.
HIDDEN = """() => {
  const felt = document.querySelector('.surface').getBoundingClientRect();
  const places = '[data-cell], [data-hand], [data-at], .surface .plate, .isis .board, .deck';
  return [...document.querySelectorAll(places)].filter((one) => {
    if (!one.checkVisibility()) return false;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const outside = top < felt.top - 1 || bottom > felt.bottom + 1 ||
      left < felt.left - 1 || right > felt.right + 1;
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return outside || !met?.closest('.surface');
  }).map((one) => one.className + ' ' + one.textContent.trim().slice(0, 20));
}"""


def _sit(visit: Visit, box: str, size: tuple[int, int], players: int) -> Page:
    page: Page = visit(f"/box/{box}", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, "Against bots", players)
    my_turn(page)
    return page


@pytest.mark.parametrize("size", [*SIDES, SMALL], ids=str)
@pytest.mark.parametrize(("box", "players"), [("nox", 6), ("isis", 4), ("fakir", 4)])
def test_the_board_fits_whole(visit: Visit, box: str, players: int, size: tuple[int, int]) -> None:
    page = _sit(visit, box, size, players)
    assert page.evaluate(HIDDEN) == []
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    for button in page.locator("footer .buttons button, header :is(a, button)").all():
        expect(button).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [(740, 330), SMALL, (1440, 900)], ids=str)
def test_nox_keeps_its_marks_and_its_goal(visit: Visit, size: tuple[int, int]) -> None:
    page = _sit(visit, "nox", size, 6)
    for kitty in page.locator("section.kitty").all():
        expect(kitty.locator(".shapes svg")).to_have_count(3)
        expect(kitty.locator(".shapes")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".deck")).to_contain_text("0 of 150")


@pytest.mark.parametrize("size", SIDES, ids=str)
def test_a_hole_of_fakir_is_large_enough_for_a_thumb(visit: Visit, size: tuple[int, int]) -> None:
    page = _sit(visit, "fakir", size, 2)
    for place in page.locator("#fakir-stage [data-at]").all():
        box = place.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 30
