"""For every hand and eye: keys are enough, thumbs find everything, nothing scrolls sideways."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.tables import DIGITAL
from tests.web.conftest import Visit
from tests.web.people import at_rest, begin, my_turn, open_moves, play_any, sentence, sideways


@pytest.mark.parametrize("box", DIGITAL)
def test_at_360_pixels_nothing_scrolls_sideways_and_the_board_stays_where_it_is(
    visit: Visit, box: str
) -> None:
    """Not when my turn comes, nor when a move is chosen or played."""
    page = visit("/", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(f'a[href="/box/{box}"]').click()
    page.get_by_role("button", name="Against bots").wait_for()
    assert sideways(page) == 0
    begin(page, "Against bots")
    my_turn(page)
    assert sideways(page) == 0
    board = page.locator(".board").first
    before = board.bounding_box()
    open_moves(page).locator("li button").first.click()
    expect(page.locator("footer .would")).to_be_visible()
    assert board.bounding_box() == before
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page.locator("footer .would")).to_have_count(0)
    assert board.bounding_box() == before


def test_six_players_of_nox_fit_the_smallest_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(page.url + "box/nox")
    begin(page, "Against bots", 6)
    my_turn(page)
    places = page.locator(".kitty, .hand")
    expect(places).to_have_count(7)
    measured = places.evaluate_all(
        """all => all.map(one => one.getBoundingClientRect())
            .map(({ top, bottom }) => [top, bottom])"""
    )
    boxes = sorted(measured)
    assert all(above[1] <= below[0] for above, below in pairwise(boxes)), boxes
    rail = page.locator("footer").evaluate("rail => rail.getBoundingClientRect().top")
    assert boxes[-1][1] <= rail


def test_no_target_is_too_small_for_a_thumb(visit: Visit) -> None:
    page = visit("/box/isis", phone=True)
    page.get_by_role("button", name="Against bots").wait_for()
    targets = page.locator("button, select, summary, input:not([type=radio], [type=checkbox])")
    small = targets.evaluate_all(
        """all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""
    )
    assert small == []


def test_keys_alone_are_enough(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Isis & Osiris").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Against bots").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    page.get_by_role("button", name="Moves", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.type("pawn c3")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play it", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(sentence(page)).not_to_contain_text("put a pawn on a free cell")


def test_moves_are_told_to_those_who_listen(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    told = page.locator("p.told.unseen[aria-live=polite]")
    expect(told).to_contain_text("Your turn")
    open_moves(page).locator("li button").first.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(told).to_contain_text(re.compile("(puts|put) (a pawn|the tile) on"))


@pytest.mark.parametrize("box", DIGITAL)
def test_what_has_moved_does_not_move_again_when_one_chooses(visit: Visit, box: str) -> None:
    page = visit(f"/box/{box}", still=False, likes={"pace": "quick"})
    begin(page, "Against bots")
    my_turn(page)
    play_any(page)
    my_turn(page)
    at_rest(page)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            window.motions = 0;
            Element.prototype.animate = function (...given) {
                window.motions++;
                return animate.apply(this, given);
            };
        }"""
    )
    open_moves(page).locator("li button").nth(1).click()
    expect(page.locator("footer .would")).to_be_visible()
    page.get_by_role("button", name="Choose another").click()
    expect(page.locator("footer .would")).to_have_count(0)
    assert page.evaluate("window.motions") == 0
