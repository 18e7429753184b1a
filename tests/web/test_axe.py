"""axe finds nothing: on any page, in any state, by day on a desk and by night on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tables import BOXES
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import (
    barriers,
    begin,
    drawer,
    my_turn,
    open_moves,
    play_to_the_end,
    see_the_count,
    sideways,
)

# What is there when all of the page is.
PAGES = {
    "/": ".label",
    **{f"/box/{box}": ".booklet article" for box in BOXES},
    "/practice/oss/aslik": "canvas[data-corners]",
    "/t/no.where": "h1",
    "/t/ABCDEF": "[role=alert]",
}
States = Iterator[str]
DAY = pytest.param(False, False, id="desk-day")
NIGHT = pytest.param(True, True, id="phone-night")
rooms = pytest.mark.parametrize(("phone", "dark"), [DAY, NIGHT])


def seldom(room: Any) -> Any:
    """Tables differ in their boards, and rooms in what is round them: each board in one of them."""
    return pytest.param(*room.values, id=room.id, marks=pytest.mark.long)


mostly_by_day = pytest.mark.parametrize(("phone", "dark"), [DAY, seldom(NIGHT)])
mostly_by_night = pytest.mark.parametrize(("phone", "dark"), [seldom(DAY), NIGHT])


def _nothing_found(page: Page, states: States) -> None:
    found = {state: barriers(page) for state in states}
    assert {state: told for state, told in found.items() if told} == {}


@rooms
def test_on_every_page(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit("/", phone=phone, dark=dark, webgl=False, forgive="404")
    _nothing_found(page, _every_page(page))


def _every_page(page: Page) -> States:
    front = page.url
    for path, there in PAGES.items():
        page.goto(front + path.removeprefix("/"))
        page.locator(there).first.wait_for()
        assert sideways(page) == 0, path
        yield path


@rooms
def test_in_every_state_of_a_table(visit: Visit, house: House, phone: bool, dark: bool) -> None:
    page = visit("/box/isis", phone=phone, dark=dark)
    _nothing_found(page, _a_table(page, house))


def _a_table(page: Page, house: House) -> States:
    page.get_by_text("Variants and clock").click()
    yield "options"
    code = begin(page, "With friends", 2)
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    yield "before the match"
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_role("button", name="Start").click()
    yield from _a_turn(page)
    for tab in ("Log", "Chat", "Rules", "Table"):
        drawer(page, tab)
        yield tab
    page.get_by_role("button", name="Pause").click()
    yield "paused"
    page.get_by_role("button", name="Go on", exact=True).last.click()
    page.get_by_role("button", name="Give up").click()
    yield "sure?"
    page.get_by_role("alert").get_by_role("button", name="No").click()
    play_to_the_end(house, page, code)
    yield from _the_end(page)


def _a_turn(page: Page) -> States:
    my_turn(page)
    yield "my turn"
    open_moves(page).locator("li button").first.click()
    yield "a move is chosen in the list"
    page.get_by_role("region", name="Moves", exact=True).get_by_role("button", name="Close").click()
    yield "a move is chosen"
    page.keyboard.press("Escape")


def _the_end(page: Page) -> States:
    expect(page.locator("#end, footer [data-skip]").first).to_be_attached()
    see_the_count(page)
    yield "the end"
    page.locator("summary", has_text="A fair deal").click()
    yield "the proof"
    page.get_by_role("button", name="Count again").click()
    page.get_by_role("button", name="Stop here").click()
    yield "a count"
    see_the_count(page)
    page.get_by_role("button", name="Look at the board").click()
    yield "the board after the end"


@mostly_by_night
def test_on_the_table_of_nox(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit("/box/nox", phone=phone, dark=dark)
    begin(page, "Against bots", 6)
    _nothing_found(page, _nox(page))


def _nox(page: Page) -> States:
    yield from _a_turn(page)
    page.locator('[data-hand][aria-disabled="false"]').first.click()
    yield "a card is picked up"
    page.keyboard.press("Escape")
    pile = page.locator("[data-spot]:not([data-drop])")
    if pile.count():
        pile.first.click()
        yield "a kitty seen from near"


@mostly_by_day
def test_behind_the_curtain(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit("/box/nox", phone=phone, dark=dark)
    begin(page, "One device")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    assert barriers(page) == []
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="show my hand")).to_be_visible()
    assert barriers(page) == []


@mostly_by_night
def test_on_the_block_of_fakir(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit("/box/fakir", phone=phone, dark=dark)
    begin(page, "Against bots", 4)
    _nothing_found(page, _fakir(page))


def _fakir(page: Page) -> States:
    yield from _a_turn(page)
    page.get_by_role("button", name="The block").click()
    expect(page.locator("canvas")).to_be_visible()
    yield "in three dimensions"
    page.get_by_role("button", name="See through").click()
    yield "seen through"


@mostly_by_night
def test_with_a_block_in_the_hand(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit("/box/bausack", phone=phone, dark=dark, webgl=False)
    begin(page, "Against bots", 2)
    _nothing_found(page, _building(page))


def _building(page: Page) -> States:
    my_turn(page)
    open_moves(page).locator("li button").first.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    hand = page.get_by_role("application")
    expect(hand.locator(".left")).to_be_visible()
    yield "a block in the hand"
    hand.get_by_role("button", name="To the left", exact=True).focus()
    yield "with buttons for each side"


def test_for_somebody_who_only_watches(visit: Visit) -> None:
    host = visit("/box/isis")
    code = begin(host, "Against bots", 2)
    my_turn(host)
    watcher = visit(f"/t/{code}", phone=True)
    expect(watcher.locator("footer .state")).to_be_visible()
    assert barriers(watcher) == []
