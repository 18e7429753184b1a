"""Whole matches, to the end: two browsers, one of them a phone; and one by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from ludotheque import shelf
from tests.tables import DIGITAL
from tests.web.conftest import Visit
from tests.web.hands import is_at, play_on_board, press, tab_to, walk_to
from tests.web.people import friends, my_turn, next_turn

MOST_MOVES = 250
QUICK = {"pace": "quick"}


@pytest.mark.parametrize("box", DIGITAL)
def test_two_browsers_play_to_the_end(visit: Visit, box: str) -> None:
    """A desk in English and a phone in French; a bot sits where a third is needed."""
    host, guest = friends(
        visit,
        box,
        players=shelf.card(box).players[0],
        host={"likes": QUICK},
        guest={"likes": QUICK, "language": "fr-FR"},
    )
    played = {host: 0, guest: 0}
    while acting := next_turn(host, guest):
        play_on_board(acting, box, finger=acting is guest, nth=sum(played.values()))
        played[acting] += 1
        assert sum(played.values()) < MOST_MOVES
    assert min(played.values()) > 0
    _same_end(host, guest)


def _same_end(host: Page, guest: Page) -> None:
    """Both see who has won, and the same points; each in their language."""
    expect(host.get_by_role("button", name="Play again")).to_be_visible()
    expect(guest.get_by_role("button", name="Rejouer")).to_be_visible()
    points = [page.locator("section:has(#end) li .numeral") for page in (host, guest)]
    assert points[0].all_inner_texts() == points[1].all_inner_texts()


def test_a_match_by_keys_alone(visit: Visit) -> None:
    page = visit("/", likes=QUICK)
    page.get_by_role("link", name="Isis & Osiris").wait_for()
    tab_to(page, 'a[href="/box/isis"]')
    press(page, "Enter")
    page.get_by_role("button", name="Against bots").wait_for()
    tab_to(page, "input[name=players]")
    while not is_at(page, "input[value='2']"):
        press(page, "ArrowLeft")
    tab_to(page, ".way")
    press(page, "Enter")
    while next_turn(page):
        if page.locator("[data-cell].target").count():
            walk_to(page, "[data-cell]", "[data-cell].target")
        else:
            tab_to(page, ".isis button:is(.tiles, .pass)")
        press(page, "Enter")
        expect(page.locator("footer .would")).to_be_visible()
        press(page, "Enter")
        expect(page.locator("footer .would")).to_have_count(0)
    tab_to(page, "section:has(#end) .buttons .button")
    press(page, "Enter")
    my_turn(page)
