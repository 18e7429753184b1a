"""Bausack with the hand on the screen: the block goes where the hand wants it, and all see it."""

import re
from math import hypot

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.builders import (
    Block,
    block_at,
    comes,
    let_go,
    lower,
    my_hand,
    place,
    plain,
    plays,
    strokes,
    takes,
)
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, my_turn, noted, notes

DONE = re.compile(r"You (build the .*: \d+ mm|bring the tower down)")  # a bot may have begun
TURNS = 6  # while my fall is shown again, the bot's hand is not: then it is seen a turn later


def builds(page: Page) -> None:
    """With keys alone: down until it touches, and then lets go."""
    hand = page.locator("section.building.mine")
    hand.focus()
    for _ in range(12):
        page.keyboard.press("Shift+PageDown")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("webgl", [True, False], ids=["webgl", "plain"])
def test_a_block_is_built_with_keys_and_the_others_hand_is_watched(
    visit: Visit, webgl: bool
) -> None:
    page = visit("/box/bausack", forgive="WebGL")
    if not webgl:
        plain(page)
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    notes(page, "section.building:not(.mine)")  # a bot may begin
    begin(page, "Against bots")
    for _ in range(TURNS):
        takes(page)
        site = page.locator("section.building.mine")
        expect(site.locator("canvas" if webgl else "svg").first).to_be_visible()
        expect(page.locator("p.state", has_text="Your hand now")).to_be_visible()
        builds(page)
        expect(page.get_by_text(DONE).first).to_be_visible()
        expect(page.locator("button.tile").first).to_be_visible()  # my turn again
        if page.locator("body[data-noted='1']").count():
            break
    noted(page, 1)  # the bot's hand was seen


def test_the_block_follows_the_finger_and_the_rail(visit: Visit) -> None:
    page = visit("/box/bausack", phone=True, forgive="WebGL")
    page.evaluate("localStorage.setItem('ludotheque.builds', 'true')")  # as who has built before
    page.reload()
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    begin(page, "Against bots")
    takes(page)
    site = page.locator("section.building.mine")
    rail = site.locator(".rail")
    box = rail.bounding_box()
    assert box
    expect(site.get_by_text("walks round it")).to_be_visible()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    grip = rail.locator(".grip")
    rests = _top(grip)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 220, steps=20)
    assert _top(grip) > rests + 60  # it goes with the thumb
    page.mouse.up()
    expect(site.get_by_text("walks round it")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('ludotheque.walks')") == "true"  # it is said once
    assert _top(grip) == rests
    site.get_by_role("button", name="Let go").click()
    expect(site).to_have_count(0)
    my_turn(page)
    page.get_by_role("button", name="Take back").click(force=True)
    expect(page.get_by_text("cannot be taken back").first).to_be_visible()  # all have seen it


def _top(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["y"]


SCAN = 10  # pixels


def pointed(page: Page, what: str) -> tuple[float, float]:
    """Where in the picture the block is, or the ring round it, along an upright line: the middle
    of the block, and where the ring is nearest to us."""
    site = page.locator("section.building.mine")
    box = site.locator("canvas").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 0.1 * box["height"]
    runs: list[list[float]] = [[]]
    while y < box["y"] + 0.9 * box["height"]:
        page.mouse.move(x, y)
        if site.get_attribute("data-pointed") == what:
            runs[-1].append(y)
        elif runs[-1]:
            runs.append([])
        y += SCAN
    found = [run for run in runs if run]
    assert found, f"There is no {what} to be seen."
    if what == "ring":
        return x, found[-1][-1]
    longest = max(found, key=len)
    return x, longest[len(longest) // 2]


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_the_block_is_drawn_over_the_table_turned_by_its_ring_and_tipped_by_a_tap(
    visit: Visit, phone: bool
) -> None:
    page = visit("/box/bausack", phone=phone, forgive="WebGL")
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    page.get_by_text("Variants and clock").click()
    page.get_by_role("combobox", name="Clock").select_option("calm")  # it is not in a hurry
    begin(page, "Against bots")
    takes(page)
    expect(my_hand(page).locator(".left")).to_be_visible()
    was = block_at(page)
    strokes(page, pointed(page, "ring"), (50, 0), finger=phone)
    turned = comes(page, lambda at: 12 < abs(at[3]) < 90)
    assert far(turned, was) < 4
    strokes(page, middle := pointed(page, "block"), (60, 0), finger=phone)
    drawn = comes(page, lambda at: far(at, was) > 8)
    assert abs(drawn[2] - was[2]) < 4  # in the plane of the table
    strokes(page, (middle[0] + 60, middle[1]), (0, 0), finger=phone)
    comes(page, lambda at: at[4] > 60)


def far(one: Block, other: Block) -> float:
    """Millimetres over the table."""
    return hypot(one[0] - other[0], one[1] - other[1])


def test_on_a_phone_on_its_side_the_hand_is_beside_the_tower(visit: Visit) -> None:
    page = visit("/box/bausack", phone=True, forgive="WebGL")
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    begin(page, "Against bots")
    takes(page)
    expect(page.locator("section.building.mine .rail")).to_be_visible()
    wall, hand = (page.locator(css).bounding_box() for css in (".towers", ".stage"))
    assert wall
    assert hand
    assert wall["x"] + wall["width"] <= hand["x"]
    for button in page.locator("section.building.mine button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 390


def test_a_fall_is_shown_again_once_there_is_a_picture_of_it(visit: Visit, house: House) -> None:
    page = visit("/box/bausack", still=False, forgive="WebGL|AudioContext")
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    begin(page, "One device 2 people")
    page.get_by_role("button", name="Start").click()
    plays(page, house, "take cuboid-1")
    place(page)
    plays(page, house, "take cube-4")
    expect(my_hand(page).locator(".left")).to_be_visible()
    my_hand(page).focus()
    for _ in range(8):
        page.keyboard.press("Shift+ArrowRight")  # clear of the base
    lower(page)
    let_go(page)
    page.get_by_role("button", name="See the fall again").click()  # it had passed by itself
    again = page.locator("section.again")
    expect(again.locator("canvas")).to_be_visible()
    again.get_by_role("button", name="Enough").click()
    expect(again).to_have_count(0)
