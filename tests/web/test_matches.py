"""Matches, to the end: two browsers, one of them a phone; and one by keys alone.

The first moves are made with the page, the rest by scripts at the same seats; whole matches by hand
take minutes.
"""

import pytest
from playwright.sync_api import Page, expect

from ludotheque import shelf
from tests.tables import DIGITAL
from tests.web.conftest import Visit
from tests.web.hands import is_at, play_on_board, press, tab_to, walk_to
from tests.web.house import House
from tests.web.people import friends, my_turn, next_turn, play_to_the_end, see_the_end

WHOLE = 250  # moves: more than any match has
by_hand = pytest.mark.parametrize(
    "moves", [4, pytest.param(WHOLE, marks=pytest.mark.long)], ids=["begun", "whole"]
)
QUICK = {"pace": "quick"}


@by_hand
@pytest.mark.parametrize("box", DIGITAL)
def test_two_browsers_play_to_the_end(visit: Visit, house: House, box: str, moves: int) -> None:
    """A desk in English and a phone in French; a bot sits where a third is needed."""
    host, guest = friends(
        visit,
        box,
        players=shelf.card(box).players[0],
        host={"likes": QUICK},
        guest={"likes": QUICK, "language": "fr-FR"},
    )
    played = {host: 0, guest: 0}
    while sum(played.values()) < moves and (acting := next_turn(host, guest)):
        play_on_board(acting, box, finger=acting is guest, nth=sum(played.values()))
        played[acting] += 1
    assert min(played.values()) > 0
    if moves < WHOLE:
        play_to_the_end(house, host, host.url.rsplit("/", 1)[-1], guest)
    see_the_end(host, guest)
    _same_end(host, guest)


def _same_end(host: Page, guest: Page) -> None:
    """Both see who has won, and the same points; each in their language."""
    expect(host.get_by_role("button", name="Play again")).to_be_visible()
    expect(guest.get_by_role("button", name="Rejouer")).to_be_visible()
    points = [page.locator("section:has(#end) li .numeral") for page in (host, guest)]
    assert points[0].all_inner_texts() == points[1].all_inner_texts()


@by_hand
def test_a_match_by_keys_alone(visit: Visit, house: House, moves: int) -> None:
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
    for _ in range(moves):
        if not next_turn(page):
            break
        if page.locator("[data-cell].target").count():
            walk_to(page, "[data-cell]", "[data-cell].target")
        else:
            tab_to(page, ".isis button:is(.tiles, .pass)")
        press(page, "Enter")
        expect(page.locator("footer .would")).to_be_visible()
        press(page, "Enter")
        expect(page.locator("footer .would")).to_have_count(0)
    if moves < WHOLE:
        play_to_the_end(house, page, page.url.rsplit("/", 1)[-1])
    see_the_end(page)
    tab_to(page, "section:has(#end) .buttons .button")
    press(page, "Enter")
    my_turn(page)
