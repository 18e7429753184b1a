"""What the others do can be followed: pointed at first, told in a line each, shown again."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, my_turn, play_any
from tests.web.test_languages import LANGUAGES
from tests.web.test_rail import CUT, SMALL

CALM = {"pace": "auto"}  # as somebody sees it who plays a box for the first time


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Since your last turn").get_by_role("button")


@pytest.mark.parametrize("box", ["nox", "isis", "fakir"])
def test_each_of_the_others_has_a_line_until_i_move(visit: Visit, box: str) -> None:
    page = visit(f"/box/{box}", phone=True)
    page.set_viewport_size(SMALL)
    begin(page, "Against bots", 3)
    my_turn(page)
    play_any(page)
    my_turn(page)
    if box == "isis" and lines(page).count() == 0:  # a tile was turned up and is still to be put
        play_any(page)
        my_turn(page)
    expect(lines(page)).to_have_count(2)
    small = lines(page).evaluate_all(
        """all => all.filter(one => one.scrollHeight > one.clientHeight + 1
            || one.scrollWidth > one.clientWidth + 1 || one.clientHeight < 44)
            .map(one => one.textContent)"""
    )
    assert small == []  # nothing of them is cut
    assert page.evaluate(CUT) == []
    play_any(page)
    expect(lines(page)).not_to_have_count(2)


@pytest.mark.parametrize(("box", "players"), [("nox", 4), ("nox", 6), ("isis", 4), ("fakir", 4)])
def test_all_lines_are_in_view_in_every_size_and_language(
    visit: Visit, box: str, players: int
) -> None:
    page = visit(f"/box/{box}", phone=True)
    begin(page, "Against bots", players)
    my_turn(page)
    play_any(page)
    my_turn(page)
    if box == "isis" and lines(page).count() == 0:  # a tile was turned up and is still to be put
        play_any(page)
        my_turn(page)

    def whole() -> None:
        all_of_them = page.locator("footer ul li button")
        expect(all_of_them).to_have_count(players - 1)
        for line in all_of_them.all():
            expect(line).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(CUT) == []

    for language in reversed(LANGUAGES):  # English last
        page.set_viewport_size(SMALL)
        page.locator("select.language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        whole()
    for width, height in [(390, 844), (844, 390), (740, 330), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        whole()


def test_a_line_is_a_tap_away_from_the_board(visit: Visit) -> None:
    page = visit("/box/nox", phone=True, still=False, likes={"pace": "slow"})
    begin(page, "Against bots", 3)
    my_turn(page)
    play_any(page)
    page.locator("[data-follow]").click()  # enough seen for now
    my_turn(page)
    first = lines(page).first
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sky i").first).to_be_visible()  # what was touched is pointed at again
    my_turn(page)  # and then it is as it was
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(lines(page)).to_have_count(2)


@pytest.mark.parametrize("box", ["nox", "isis", "fakir"])
def test_who_plays_first_sees_what_is_touched_before_it_moves_and_may_skip(
    visit: Visit, box: str
) -> None:
    page = visit(f"/box/{box}", phone=True, still=False, likes=CALM)
    begin(page, "Against bots", 3)
    while not page.locator("[data-follow]").count():
        if page.locator("footer .state.mine").count():
            play_any(page)
        page.wait_for_timeout(25)
    expect(page.locator(".sky i").first).to_be_visible()
    expect(page.locator("footer .told")).not_to_be_empty()
    page.locator(".board.following").click(position={"x": 5, "y": 5})
    expect(page.locator(".sky i")).to_have_count(0)
