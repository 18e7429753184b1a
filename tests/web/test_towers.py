"""Towers that were built on the screen, as they really stand: seen, turned, looked at closely."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import AWAY, Visit
from tests.web.grown import grow
from tests.web.house import House
from tests.web.people import begin, my_turn, noted, notes, path_of, sentence

DRAWN = "one => [...one.getContext('2d').getImageData(0, 0, one.width, one.height).data].join()"


def grown(
    visit: Visit, house: House, variant: str, *, webgl: bool = True, still: bool = True
) -> Page:
    """At a table of three where nine blocks stand, and it is my turn."""
    page: Page = visit("/box/bausack", still=still, webgl=webgl, forgive=AWAY)
    page.get_by_role("radio", name=variant).dispatch_event("click")
    code = begin(page, "Against bots", 3)
    expect(sentence(page)).to_be_visible()
    grow(house, code, 9)
    page.reload()
    return page


def towers(page: Page) -> Locator:
    return page.locator(".wall:has([data-tower])")


def test_a_tower_is_seen_as_it_stands_turned_and_looked_at_from_near(
    visit: Visit, house: House
) -> None:
    page = grown(visit, house, "Tower of Babel")
    my_turn(page)
    canvas = towers(page).locator("canvas")
    expect(canvas).to_be_visible()
    before = canvas.evaluate(DRAWN)
    page.locator("[data-tower]").focus()
    page.keyboard.press("ArrowLeft")
    expect(canvas).to_be_visible()
    turned = canvas.evaluate(DRAWN)
    assert turned != before
    box = canvas.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y, steps=4)
    page.mouse.up()
    assert canvas.evaluate(DRAWN) != turned
    expect(page.get_by_role("dialog")).to_have_count(0)  # it was turned, not touched
    page.locator("[data-tower]").click()
    expect(page.get_by_role("dialog").locator("canvas")).to_be_visible()


MANY = """() => {
  for (let i = 0; i < 20; i++) document.createElement('canvas').getContext('webgl2');
}"""


def test_a_tower_is_drawn_though_the_device_had_taken_its_means_away(
    visit: Visit, house: House
) -> None:
    page = grown(visit, house, "Tower of Babel")
    canvas = towers(page).locator("canvas")
    expect(canvas).to_be_visible()
    page.evaluate(MANY)  # more rooms than a page may have: the oldest are lost
    page.locator("[data-tower]").focus()
    page.keyboard.press("ArrowLeft")
    assert canvas.evaluate(DRAWN).strip("0,")  # not blank


def test_whoever_looks_on_sees_every_tower_as_it_stands(visit: Visit, house: House) -> None:
    page = grown(visit, house, "Knock-Out")
    path = path_of(page)
    others = [visit(at, forgive=AWAY) for at in (path, path.replace("/t/", "/screen/"))]
    for one in (page, *others):
        built = one.locator("[data-tower][aria-label*='mm']")
        expect(built.first).to_be_visible()
        expect(towers(one).locator("canvas")).to_have_count(built.count())


def test_without_webgl_front_and_side_are_drawn(visit: Visit, house: House) -> None:
    page = grown(visit, house, "Tower of Babel", webgl=False)
    expect(towers(page).locator("svg path").first).to_be_visible()
    page.locator("[data-tower]").click()
    expect(page.get_by_role("dialog").locator("figure")).to_have_count(2)


def fells(page: Page) -> None:
    """Takes a block, holds it beside the tower and lets it go."""
    my_turn(page)
    page.locator("button.tile").first.click()
    page.get_by_role("button", name="Take it").click()
    hand = page.locator("section.building.mine")
    hand.focus()
    for _ in range(2):
        page.keyboard.press("Shift+ArrowRight")
    for _ in range(5):
        page.keyboard.press("Shift+PageDown")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    "still",
    [pytest.param(False, marks=pytest.mark.long, id="moving"), pytest.param(True, id="still")],
)
def test_a_fall_is_shown_again_once_by_itself_and_whenever_it_is_asked_for(
    visit: Visit, house: House, still: bool
) -> None:
    page = grown(visit, house, "Tower of Babel", still=still)
    screen = visit(path_of(page).replace("/t/", "/screen/"), forgive=AWAY)
    expect(towers(screen).locator("canvas")).to_be_visible()
    for one in (page, screen):
        notes(one, "[aria-label='Once more, slowly'] canvas")
    fells(page)
    noted(screen, 3)  # without motion
    noted(page, 3 if still else 1)
    again = page.get_by_role("region", name="Once more, slowly")
    expect(again).to_have_count(0)  # by itself
    page.reload()
    my_turn(page)  # it gives way to hands that build
    page.get_by_role("button", name="See the fall again").press("Enter")  # behind what was missed
    expect(again.locator("canvas").first).to_be_visible()
    again.get_by_role("button", name="Enough").press("Enter")
    expect(again).to_have_count(0)
