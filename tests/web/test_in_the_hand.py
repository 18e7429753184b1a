"""A block in the hand: who looks on sees it, and nothing that happens to page or house loses it."""

import re

from playwright.sync_api import Page, expect

from tests.web.builders import (
    Block,
    acting,
    block_at,
    chosen,
    comes,
    let_go,
    lower,
    my_hand,
    place,
    plain,
    to_hand,
)
from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import begin, path_of


def alone(visit: Visit, forgive: str = "WebGL") -> Page:
    """At a table of Babel for two, on one device: every hand is mine."""
    page: Page = visit("/box/bausack", forgive=forgive)
    plain(page)
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    begin(page, "One device 2 people")
    page.get_by_role("button", name="Start").click()
    return page


def takes(page: Page) -> str:
    """A block, and which."""
    assert acting(page)
    chosen(page, 0)
    expect(my_hand(page).locator(".left")).to_be_visible()
    return my_hand(page).locator("header p").text_content() or ""


def test_a_spectator_and_the_table_screen_watch_in_the_middle_of_a_placing(visit: Visit) -> None:
    page = alone(visit)
    block = takes(page)
    onlookers = [visit(path, forgive="WebGL") for path in (path_of(page), screen_of(page))]
    for other in onlookers:
        plain(other)
        site = other.locator("section.building:not(.mine)")
        expect(site.locator("header p")).to_have_text(block)
    before = [other.locator("section.building svg").first.inner_html() for other in onlookers]
    lower(page)
    for other, was in zip(onlookers, before, strict=True):  # the block has come down there too
        expect(other.locator("section.building[data-touched]")).to_be_visible()
        assert other.locator("section.building svg").first.inner_html() != was
    let_go(page)
    for other in onlookers:
        expect(other.locator("section.building")).to_have_count(0)


def screen_of(page: Page) -> str:
    return f"/screen/{page.url.rsplit('/', 1)[-1]}"


def test_a_reload_leaves_the_block_in_the_hand(visit: Visit) -> None:
    page = alone(visit)
    block = takes(page)
    lower(page)
    page.reload()
    expect(my_hand(page).locator("header p")).to_have_text(block)
    place(page)
    expect(my_hand(page).locator("header p", has_text=block)).to_have_count(0)


def presses(page: Page, *keys: str) -> None:
    to_hand(page)
    for key in keys:
        page.keyboard.press(key)


NEAR = 4  # millimetres: every hand trembles


def brought_aside(page: Page) -> Block:
    """A block that was taken up and brought to another place, where it hangs."""
    x, y, z, *_ = block_at(page)
    presses(page, *["Shift+ArrowRight"] * 3, *["Shift+PageDown"] * 3)
    return comes(
        page,
        lambda at: at[2] < z - 24 + NEAR and (at[0] - x) ** 2 + (at[1] - y) ** 2 > (24 - NEAR) ** 2,
    )


def test_a_reload_leaves_the_block_where_it_is(visit: Visit) -> None:
    page = alone(visit)
    takes(page)
    x, y, z, *_ = brought_aside(page)
    page.reload()
    expect(my_hand(page).locator(".left")).to_be_visible()
    presses(page, "Shift+ArrowUp", "Shift+ArrowUp")
    now = comes(page, lambda at: abs(at[0] - x) + abs(at[1] - y) > 16 - NEAR)
    assert abs(now[2] - z) < NEAR
    assert (now[0] - x) ** 2 + (now[1] - y) ** 2 < (16 + NEAR) ** 2


def test_a_page_that_outlives_its_house_does_not_snatch_at_the_block(
    visit: Visit, house: House
) -> None:
    page = alone(visit, forgive=AWAY)
    takes(page)
    taken = block_at(page)
    brought_aside(page)
    house.kill()
    house.open()
    x, y, z, *_ = comes(page, lambda at: abs(at[2] - taken[2]) < NEAR)  # as it was set
    presses(page, "Shift+ArrowLeft", "Shift+ArrowLeft")
    now = comes(page, lambda at: abs(at[0] - x) + abs(at[1] - y) > 16 - NEAR)
    assert abs(now[2] - z) < NEAR
    assert (now[0] - x) ** 2 + (now[1] - y) ** 2 < (16 + NEAR) ** 2


def test_what_the_hand_does_is_told_in_words(visit: Visit) -> None:
    """By keys or by buttons: where the block is, on which side it lies, how it is turned."""
    page = alone(visit)
    takes(page)
    hand = page.get_by_role("application")
    told = hand.locator("[aria-live]")
    place(page)  # a base, from which it is told
    takes(page)
    presses(page, "q", "q")
    expect(told).to_contain_text("turned 10° to the left")
    expect(told).to_contain_text(re.compile(r"\d+ mm above the (wood|table)"))
    hand.get_by_role("button", name="Turn to the right").press("Enter")
    expect(told).to_contain_text("turned 5° to the right")
    hand.get_by_role("button", name="Tip over").press("Enter")
    expect(told).to_contain_text(re.compile(r"Side \d of \d down, \d+ mm tall"))
    for _ in range(10):  # two millimetres each, from a base that a trembling hand has put there
        hand.get_by_role("button", name="To the left", exact=True).press("Enter")
    far = re.compile(r"^(1[6-9]|2[0-4]) mm to the left of the topmost piece")
    expect(told).to_contain_text(far)


def test_a_house_that_was_killed_gives_the_block_back(visit: Visit, house: House) -> None:
    page = alone(visit, forgive=AWAY)
    block = takes(page)
    lower(page)
    house.kill()
    house.open()
    page.reload()
    expect(my_hand(page).locator("header p")).to_have_text(block)
    place(page)
    expect(my_hand(page).locator("header p", has_text=block)).to_have_count(0)
