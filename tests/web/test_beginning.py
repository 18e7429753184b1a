"""From the front page to the first move."""

import re

import pytest
from playwright.sync_api import expect

from tests.tables import BOXES, DIGITAL
from tests.web.conftest import Visit
from tests.web.hands import carry, drag_of
from tests.web.people import begin, drawer, my_turn, open_moves, sentence


def test_a_move_is_chosen_with_one_tap_and_played_with_another(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    begin(page, "Against bots")
    my_turn(page)
    move = open_moves(page).locator("li button").first
    move.tap()
    expect(move).to_have_attribute("aria-pressed", "true")
    move.tap()
    expect(sentence(page)).not_to_contain_text("Your turn: pierce, or drop")


DRAGS = [(box, *drag) for box in DIGITAL if (drag := drag_of(box))]


@pytest.mark.parametrize(("box", "piece", "place"), DRAGS, ids=[box for box, *_ in DRAGS])
def test_two_taps_from_the_shelf_to_the_table_and_one_drag_is_a_move(
    visit: Visit, box: str, piece: str, place: str
) -> None:
    page = visit("/", phone=True)
    page.locator(f"a[href='/box/{box}']").first.tap()
    page.get_by_role("button", name="Against bots").tap()
    my_turn(page)
    said = page.locator("p.told.unseen[aria-live=polite]").inner_text()
    carry(page, page.locator(piece).first, page.locator(place).first)
    expect(page.locator("p.told.unseen[aria-live=polite]")).not_to_have_text(said)
    expect(page.locator("footer .would")).to_have_count(0)  # it is played, not only chosen


def test_moves_are_searched_by_what_one_types(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    free = page.locator("[data-cell]:not(:has(span))").last.get_attribute("data-cell")
    panel = open_moves(page)
    panel.get_by_role("searchbox").fill(f"pawn {free}")
    expect(panel.locator("li button")).to_have_count(1)
    panel.get_by_role("searchbox").fill("no such move")
    expect(panel).to_contain_text("No move like that.")


def test_options_are_chosen_before_a_match(visit: Visit) -> None:
    page = visit("/box/nox")
    page.get_by_role("radio", name="3").dispatch_event("click")
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


CUT = """() => [...document.querySelectorAll('.field .shown')].filter((shown) => {
  const [words, field] = [shown, shown.closest('.field')].map((one) => one.getBoundingClientRect());
  return shown.scrollWidth > shown.clientWidth || words.height > field.height;
}).map((shown) => shown.textContent)"""
LONGEST = "all => Math.max(...all.map((one) => one.text.length))"


@pytest.mark.parametrize("language", ["de", "nl"])
def test_what_is_chosen_is_read_whole_on_a_small_phone(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=language)
    page.set_viewport_size({"width": 360, "height": 640})
    front = page.url
    for box in BOXES:
        page.goto(f"{front}box/{box}")
        page.locator("details summary").first.click()
        expect(page.locator(".booklet .field")).to_be_visible()
        for select in page.locator(".field select").all():
            options = select.locator("option")
            longest = options.evaluate_all(LONGEST)
            words = next(text for text in options.all_inner_texts() if len(text) == longest)
            select.select_option(label=words)
            expect(page.locator(".field .shown", has_text=words).first).to_be_visible()
        assert page.evaluate(CUT) == []
    bare = page.locator("select:not(.language):not(.field select)")
    expect(bare).to_have_count(0)
