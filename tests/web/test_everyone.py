"""For every hand and eye: axe finds nothing, keys are enough, nothing scrolls sideways."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import AXE, Visit
from tests.web.people import barriers, begin, drawer, my_turn, open_moves, sentence

PAGES = ["/", "/box/nox", "/box/isis", "/box/fakir", "/box/bausack", "/box/oss", "/t/no.where"]
ROOMS = [(False, False), (True, True)]  # a desk by day, a phone by night


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text("utf-8")


def _states(page: Page) -> Iterator[str]:
    """One after the other, every state of a table."""
    page.get_by_text("Variants and clock").click()
    yield "options"
    begin(page, "With friends")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    yield "before the match"
    while page.get_by_role("button", name="Seat a bot").count():
        page.get_by_role("button", name="Seat a bot").first.click()
        page.wait_for_timeout(150)
    page.get_by_role("button", name="Start").click()
    yield from _turn(page)
    for tab in ("Log", "Chat", "Rules", "Table"):
        drawer(page, tab)
        yield tab
    page.get_by_role("button", name="Pause").click()
    yield "paused"
    page.get_by_role("button", name="Go on", exact=True).last.click()
    page.get_by_role("button", name="Give up").click()
    yield "sure?"
    page.get_by_role("alert").get_by_role("button", name="Give up").click()
    page.wait_for_timeout(300)
    yield "given up"


def _turn(page: Page) -> Iterator[str]:
    my_turn(page)
    yield "my turn"
    open_moves(page).locator("li button").first.click()
    yield "a move is chosen"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("phone", "dark"), ROOMS, ids=["desk", "phone-dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(
    visit: Visit, axe: str, path: str, phone: bool, dark: bool
) -> None:
    page = visit(path, phone=phone, dark=dark, forgive="404")
    page.locator("h1").wait_for()
    page.wait_for_timeout(300)
    assert barriers(page, axe) == []
    assert _sideways(page) == 0


@pytest.mark.parametrize(("phone", "dark"), ROOMS, ids=["desk", "phone-dark"])
def test_axe_finds_nothing_in_any_state_of_a_table(
    visit: Visit, axe: str, phone: bool, dark: bool
) -> None:
    page = visit("/box/isis", phone=phone, dark=dark)
    found = {state: barriers(page, axe) for state in _states(page)}
    assert {state: told for state, told in found.items() if told} == {}


@pytest.mark.parametrize(("phone", "dark"), ROOMS, ids=["desk", "phone-dark"])
@pytest.mark.parametrize("box", ["nox", "fakir"])
def test_axe_finds_nothing_on_a_board(
    visit: Visit, axe: str, box: str, phone: bool, dark: bool
) -> None:
    page = visit(f"/box/{box}", phone=phone, dark=dark)
    begin(page, "Against bots")
    found = {state: barriers(page, axe) for state in _turn(page)}
    assert {state: told for state, told in found.items() if told} == {}


def test_axe_finds_nothing_behind_the_curtain(visit: Visit, axe: str) -> None:
    page = visit("/box/nox", dark=True)
    begin(page, "One device")
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="show my hand")).to_be_visible()
    assert barriers(page, axe) == []


def _sideways(page: Page) -> int:
    """By how much the page is wider than the screen."""
    beyond: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return beyond


@pytest.mark.parametrize("box", ["nox", "isis", "fakir"])
def test_nothing_scrolls_sideways_at_360_pixels(visit: Visit, box: str) -> None:
    page = visit("/", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(f'a[href="/box/{box}"]').click()
    page.get_by_role("button", name="Against bots").wait_for()
    assert _sideways(page) == 0
    begin(page, "Against bots")
    my_turn(page)
    assert _sideways(page) == 0


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
    told = page.locator("p[aria-live=polite].unseen")
    expect(told).to_contain_text("Your turn")
    open_moves(page).locator("li button").first.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(told).to_contain_text("puts a pawn on")
