"""A hint is seen on the board and says why; it is played by whoever asked, or not at all."""

import pytest
from playwright.sync_api import Page, expect

from tests.bots.thinking import BOXES
from tests.tables import BY_HAND
from tests.web.conftest import Visit
from tests.web.people import begin, my_turn


def hinted(visit: Visit, box: str, *, phone: bool) -> Page:
    page: Page = visit(f"/box/{box}", phone=phone)
    begin(page, "Against bots")
    my_turn(page)
    page.locator("footer .hint").click()
    expect(page.locator("footer .why")).to_contain_text(".")
    return page


@pytest.mark.parametrize("box", [*BOXES, *BY_HAND])
def test_it_is_chosen_and_says_why(visit: Visit, box: str) -> None:
    page = hinted(visit, box, phone=False)
    said = page.locator("footer .would b").inner_text()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    expect(page.locator("aside.sheet")).to_have_count(0)  # nothing lies on the board
    page.get_by_role("button", name="Choose another").click()
    expect(page.locator("aside.sheet b")).to_have_text(said)
    page.get_by_role("button", name="Choose it").click()
    expect(page.locator("footer .would b")).to_have_text(said)


def test_on_a_phone_it_is_played_from_the_slip(visit: Visit) -> None:
    page = hinted(visit, "isis", phone=True)
    page.locator("footer aside .button").click()
    expect(page.locator("aside")).to_have_count(0)


def test_what_plays_it_lies_where_nothing_else_was_pressed(visit: Visit) -> None:
    """Who taps twice, or reaches for the list of moves, plays nothing by it."""
    page = visit("/box/isis", phone=True)
    begin(page, "Against bots", 2)
    my_turn(page)
    pressed = [button.bounding_box() for button in page.locator("footer .buttons button").all()]
    page.locator("footer .hint").click()
    expect(page.locator("footer .why")).to_contain_text(".")
    plays = page.locator("footer aside .button.lit").bounding_box()
    assert plays is not None
    assert len(pressed) >= 3
    for box in pressed:
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        inside = (
            plays["x"] <= middle[0] <= plays["x"] + plays["width"]
            and plays["y"] <= middle[1] <= plays["y"] + plays["height"]
        )
        assert not inside
