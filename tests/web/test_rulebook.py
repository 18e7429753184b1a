"""The rulebook on the page: it begins where the box ends, speaks in words, and has pictures."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tables import BOXES
from tests.web.conftest import Visit
from tests.web.people import begin, drawer, my_turn

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
CODES = re.compile(r"\([A-Z]\d{1,2}\)|\w+=\w+|\{#")


def leaf(page: Page) -> Any:
    return page.locator(".booklet article")


@pytest.mark.parametrize("box", BOXES)
def test_every_page_of_it_is_for_people_and_has_its_pictures(visit: Visit, box: str) -> None:
    page = visit(f"/box/{box}", phone=True)
    expect(leaf(page)).to_be_visible()
    told = page.locator(".told").inner_text()
    chapters = page.locator(".booklet select option").count()
    pictures = 0
    for chapter in range(chapters):
        page.get_by_role("combobox", name="Chapter").select_option(str(chapter))
        expect(page.locator(".booklet .count")).to_contain_text(f"{chapter + 1} of {chapters}")
        assert told not in leaf(page).inner_text()
        assert CODES.findall(leaf(page).inner_text()) == []
        pictures += leaf(page).locator("figure :is(svg, img)").count()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    drawn = (PAGE / box / "Pictures.svelte").exists()  # a box without them has its words
    assert pictures > 4 if drawn else pictures == 0


def test_its_text_stays_below_its_selector_in_every_size(visit: Visit) -> None:
    page = visit("/box/nox", phone=True)
    begin(page, "Against bots", 3)
    my_turn(page)
    for width, height in [(390, 844), (360, 640), (844, 390), (740, 330)]:
        page.set_viewport_size({"width": width, "height": height})
        drawer(page, "Rules")  # again, where a wider page has it elsewhere
        expect(leaf(page)).to_be_visible()
        leaf(page).evaluate("leaf => leaf.scrollTo(0, 1e6)")
        selector = page.get_by_role("combobox", name="Chapter").bounding_box()
        text = leaf(page).bounding_box()
        assert selector is not None
        assert text is not None
        assert selector["y"] + selector["height"] <= text["y"]
        assert text["y"] + text["height"] <= height
        assert text["height"] > 60  # there is room to read
