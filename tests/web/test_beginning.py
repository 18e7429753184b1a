"""From the front page to the first move."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import carry
from tests.web.people import begin, drawer, my_turn, open_moves, play_any, sentence


def test_two_taps_from_the_shelf_to_ones_own_turn(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Isis & Osiris").click()
    page.get_by_role("button", name="Against bots").click()
    my_turn(page)
    play_any(page)
    expect(page.get_by_text("You put a pawn on a1.").first).to_be_attached()


def test_a_move_is_chosen_with_one_tap_and_played_with_another(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    begin(page, "Against bots")
    my_turn(page)
    move = open_moves(page).locator("li button").first
    move.tap()
    expect(move).to_have_attribute("aria-pressed", "true")
    move.tap()
    expect(sentence(page)).not_to_contain_text("Your turn: pierce, or drop")


DRAGS = {
    "nox": ("[data-hand]", "section.kitty.front .slot:has(.free)"),
    "isis": (".isis .near .pawns .piece", "[data-cell]:not(:has(svg))"),
}


@pytest.mark.parametrize("box", DRAGS)
def test_two_taps_from_the_shelf_to_the_table_and_one_drag_is_a_move(
    visit: Visit, box: str
) -> None:
    page = visit("/", phone=True)
    page.locator(f"a[href='/box/{box}']").first.tap()
    page.get_by_role("button", name="Against bots").tap()
    my_turn(page)
    said = page.locator("[aria-live=polite].unseen").last.inner_text()
    piece, place = DRAGS[box]
    carry(page, page.locator(piece).first, page.locator(place).first)
    expect(page.locator("[aria-live=polite].unseen").last).not_to_have_text(said)
    expect(page.locator("footer .would")).to_have_count(0)  # it is played, not only chosen


def test_moves_are_searched_by_what_one_types(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    panel = open_moves(page)
    panel.get_by_role("searchbox").fill("pawn f6")
    expect(panel.locator("li button")).to_have_count(1)
    panel.get_by_role("searchbox").fill("no such move")
    expect(panel).to_contain_text("No move like that.")


def test_options_are_chosen_before_a_match(visit: Visit) -> None:
    page = visit("/box/nox")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_text("Variants and clock").click()
    page.get_by_role("combobox", name="Variant", exact=True).select_option("thick")
    page.get_by_role("combobox", name="Clock").select_option("calm")
    begin(page, "Against bots")
    my_turn(page)
    expect(page.get_by_text(re.compile(r"^1[45]:\d\d$"))).to_have_count(3)


def test_a_bad_combination_is_explained(visit: Visit) -> None:
    page = visit("/box/fakir", forgive="409")
    page.get_by_text("Variants and clock").click()
    page.get_by_label("Two teams of two").check()
    page.get_by_role("button", name="Against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("teams")


def test_a_table_is_joined_by_its_code(visit: Visit) -> None:
    host = visit("/box/nox")
    code = begin(host, "With friends")
    guest = visit("/")
    guest.get_by_label("Have a table code?").fill("?")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.get_by_label("Have a table code?").fill(f" {code[:5].lower()}-{code[5:].lower()}")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("heading", name="NOX")).to_be_visible()


def test_what_is_not_there_is_said(visit: Visit) -> None:
    page = visit("/t/ABCDEF")
    expect(page.get_by_role("alert")).to_contain_text("There is no table ABCDEF")
    assert visit("/box/chess", forgive="404").get_by_role("alert").inner_text()
    lost = visit("/no/such/room", forgive="404")
    expect(lost.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_running_tables_lie_on_the_shelf(visit: Visit) -> None:
    page = visit("/box/isis")
    code = begin(page, "Against bots")
    my_turn(page)
    page.get_by_role("link", name="To the shelf").click()
    page.get_by_role("link", name=f"{code[:5]}-{code[5:]}").click()
    my_turn(page)


def test_the_language_and_the_lamp_are_always_in_sight(visit: Visit) -> None:
    page = visit("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-room", "light")
    page.get_by_role("button", name="Turn the lamp low").click()
    expect(root).to_have_attribute("data-room", "dark")
    page.reload()
    expect(root).to_have_attribute("data-room", "dark")
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    page.goto(page.url + "box/fakir")
    begin(page, "Against bots")
    my_turn(page)
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    drawer(page, "Rules")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
