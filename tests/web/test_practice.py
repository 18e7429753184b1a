"""The practice room of OSS: tricks done by a real pointer, alone and at once."""

import re
from typing import Any

import numpy as np
import pytest
from msgspec import structs
from playwright.sync_api import expect

from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.record import MANAGED, RESTING
from ludotheque.hands.bones.traces import Trace
from tests.hands.bones.attempts import SOLO, judged, layout, played
from tests.hands.bones.steady import laid_as, steady
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, my_turn
from tests.web.pointing import SPARE, Finger, Mouse, perform, practise, timed, touching

DEFT = 7.0  # bits a second
OFTEN = ("aslik", "wollo", "nampan")
BY_FINGER = ("takh-takh", "ehfel", "aslik", "wollo", "ariac", "meja")
SELDOM = sorted(set(SOLO) - set(OFTEN))


def managed(trick: str, number: int = 1) -> tuple[Layout, Trace]:
    """A toss, and what a deft hand does with it: so surely that a pixel does not matter."""
    for seed in range(400):
        laid = layout(trick, number, seed)
        body = played(laid, DEFT, seed)
        if body.at("why") == MANAGED and all(
            _still(laid, body.trace, by) for by in range(-4, 5, 2)
        ):
            return laid, body.trace
    raise AssertionError(f"nobody manages {trick} surely")


def spare_of(laid: Layout) -> int:
    """With the Jack on the back of the hand, a pointer that jumps would shake it off."""
    return 1 if laid.law["thrown"] == RESTING else SPARE


def _still(laid: Layout, trace: Trace, by: int) -> bool:
    """With the rows that a page gets, each up to a step later, and all of them a little aside."""
    rows = np.array(timed(trace, spare_of(laid)), np.int32)
    rows[:, 0] = (rows[:, 0] * 6 + by * 5 + 20) // 25
    rows[:, 1:3] += by
    return bool(judged(laid, rows)["why"][0] == MANAGED)


def said(page: Any) -> str:
    return str(page.get_by_role("status").inner_text())


@pytest.mark.parametrize(
    "trick", [*OFTEN, *(pytest.param(t, marks=pytest.mark.long) for t in SELDOM)]
)
def test_a_pointer_manages_it_on_any_device(visit: Visit, house: House, trick: str) -> None:
    laid, trace = managed(trick)
    page = visit("/", forgive="WebGL")
    table = practise(page, house.url, structs.asdict(laid))
    perform(page, table, trace, Mouse(page), spare_of(laid))
    assert said(page) == "Managed"


@pytest.mark.long
def test_a_left_hand_manages_it_in_three_dimensions_then_beside_its_ghost(
    visit: Visit, house: House
) -> None:
    laid, trace = managed("aslik")
    page = visit("/")
    table = practise(page, house.url, structs.asdict(laid), flat=False)
    page.get_by_role("button", name="Left-handed").click()
    page.clock.run_for(200)
    perform(page, table, trace, Mouse(page), spare_of(laid))
    assert said(page) == "Managed"
    page.get_by_role("button", name="Against my best").click()
    page.clock.run_for(200)
    perform(page, table, trace, Mouse(page), spare_of(laid))  # the ghost beside the hand
    assert said(page) == "Managed"


@pytest.mark.parametrize(
    "trick",
    ["aslik", *(pytest.param(t, marks=pytest.mark.long) for t in BY_FINGER if t != "aslik")],
)
def test_one_finger_manages_it_on_a_phone(visit: Visit, house: House, trick: str) -> None:
    by_finger(visit, house, *managed(trick))


def by_finger(visit: Visit, house: House, laid: Layout, trace: Trace) -> None:
    page = visit("/", phone=True, forgive="WebGL")
    table = practise(page, house.url, structs.asdict(laid))
    touched = touching(laid, trace, stays=True)  # down, where the Jack comes down
    perform(page, table, touched, Finger(page), after=4000)  # to a bone the hand may go gently
    assert said(page) == "Managed"


def test_it_opens_from_the_box_and_from_a_card(visit: Visit) -> None:
    page = visit("/box/oss")
    first = page.locator("a[href='/practice/oss/aslik']").first
    expect(first).to_be_visible()
    begin(page, "Against bots", 2)
    my_turn(page)
    page.get_by_role("button", name=re.compile("how it is done")).first.click()
    link = page.get_by_role("dialog").get_by_role("link", name="Practise")
    trick = (link.get_attribute("href") or "").rsplit("/", 1)[-1]
    assert trick in SOLO
    link.click()
    expect(page.locator("canvas[data-corners]")).to_be_visible()
    assert page.url.endswith(f"/practice/oss/{trick}")


@pytest.mark.long
def test_the_jack_stays_on_the_hand_though_a_finger_jumps_to_a_bone(
    visit: Visit, house: House
) -> None:
    hand = steady("labah", 1, (30, 40), (-80, 60)).throw(1.5).catch()
    hand.glide(30, 40, 3.0)
    hand.tap(30, 40)
    assert hand.why == "managed"
    by_finger(visit, house, laid_as(hand.case), hand.trace)


# Keys, and for how many seconds each is held.
THROW, TAP, CATCH = (" ", 0.3), (" ", 0.1), ("Enter", 0.1)
KEYED = {
    "aslik": (THROW, TAP, CATCH),
    "ehfel": (THROW, (" ", 0.3), CATCH),
    "kuda-kuda": (THROW, TAP, CATCH),
    "takh-takh": (THROW, (" ", 0.45), CATCH),
    "wollo": (THROW, (" ", 0.9), CATCH),
    "cumi-cumi": ((" ", 0.5), THROW, CATCH),
    "gurnia": (THROW, (" ", 0.7), CATCH),
    "nampan": (THROW, CATCH),
    "numa": ((" ", 0.22), CATCH),
    "polopo": ((" ", 3.0),),
    "ariac": ((" ", 0.4), TAP, ("ArrowRight", 0.1), TAP, CATCH),
    "glodoc": (THROW, TAP, CATCH),
    "labah": (THROW, ("Enter", 2.5), TAP),
    "maradono": (THROW, (" ", 0.6), CATCH),
    "meja": (THROW, (" ", 0.8), CATCH),
}
BRIEFLY = ("ariac",)


@pytest.mark.parametrize(
    "trick",
    [*BRIEFLY, *(pytest.param(t, marks=pytest.mark.long) for t in KEYED if t not in BRIEFLY)],
)
def test_keys_alone_manage_it(visit: Visit, house: House, trick: str) -> None:
    page = visit("/", forgive="WebGL")
    practise(page, house.url, structs.asdict(layout(trick)))
    for key, seconds in KEYED[trick]:
        page.keyboard.down(key)
        page.clock.run_for(round(1000 * seconds))
        page.keyboard.up(key)
        page.clock.run_for(100)
    page.clock.run_for(3000)
    assert said(page) == "Managed"
    page.keyboard.press("Enter")  # once more
    expect(page.get_by_role("status")).not_to_have_text("Managed")


def test_without_motion_it_is_shown_in_stills(visit: Visit, house: House) -> None:
    laid, trace = managed("aslik")
    plain = structs.asdict(laid)
    done = {"laid": plain, "trace": trace.tolist()}
    page = visit("/", still=True, forgive="WebGL")
    page.route("**/shown", lambda route: route.fulfill(json=done))
    practise(page, house.url, plain)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("A bot’s hand")).to_be_visible()
    seen: list[str] = []
    for _ in range(40):  # each still is looked at for a while
        seen += [now for now in [said(page)] if now not in seen[-1:]]
        page.clock.run_for(300)
    assert seen[-3:] == ["Tap a bone", "Be under it when it comes down", "Managed"]
