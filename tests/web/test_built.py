"""Matches of Bausack that are built on screens: two browsers, one of them by touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.builders import NAMES, acting, builders, chosen, holds, lay_out, place
from tests.web.conftest import Visit
from tests.web.hands import is_at, press, tab_to
from tests.web.house import House
from tests.web.people import see_the_end

WHOLE = 2000  # things to do: more than any match has


def builds(house: House, variant: str, host: Page, guest: Page, blocks: int) -> int:
    """What there is to do, whoever may; until so many blocks were placed, or it is over."""
    built = done = 0
    while built < blocks and (page := acting(host, guest)):
        done += 1
        if holds(page):
            place(page, finger=page is guest)
            built += 1
        elif variant == "chain" and lay_out(house, host, guest):
            continue
        else:
            chosen(page, done)
    return built


OFTEN = ("goodpile",)  # Babel is built in test_building.py and test_in_the_hand.py
so_many = pytest.mark.parametrize(
    "blocks", [2, pytest.param(WHOLE, marks=pytest.mark.long)], ids=["begun", "whole"]
)


@so_many
@pytest.mark.parametrize(
    "variant",
    [n if n in OFTEN else pytest.param(n, marks=pytest.mark.long) for n in NAMES],
)
def test_two_browsers_build(visit: Visit, house: House, variant: str, blocks: int) -> None:
    host, guest = builders(visit, variant)
    built = builds(house, variant, host, guest, blocks)
    if blocks < WHOLE:
        assert built == blocks
        return
    see_the_end(host, guest)
    points = [page.locator("section:has(#end) li .numeral") for page in (host, guest)]
    assert points[0].all_inner_texts() == points[1].all_inner_texts()
    expect(host.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.long  # one block by keys is in test_building.py
def test_babel_by_keys_alone(visit: Visit) -> None:
    """From the shelf to the end; the bot's hand is watched."""
    page = visit("/", forgive="WebGL")
    page.get_by_role("link", name="Bausack").wait_for()
    tab_to(page, 'a[href="/box/bausack"]')
    press(page, "Enter")
    page.get_by_role("button", name="Against bots").wait_for()
    tab_to(page, "input[name=players]")
    while not is_at(page, "input[value='2']"):
        press(page, "ArrowLeft")
    tab_to(page, ".way")
    press(page, "Enter")
    while acting(page):
        if holds(page):
            tab_to(page, "section.building.mine")
            place(page)
        else:
            tab_to(page, "button.tile")
            press(page, "Enter")
            tab_to(page, ".lifted button")
            press(page, "Enter")
            expect(page.locator("button.tile").first).to_be_hidden()
    see_the_end(page)
