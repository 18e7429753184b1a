"""A table that is easy to live at: it speaks to you, forgives a slip, and Back surprises nobody."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.tables import BOXES
from tests.web.conftest import Visit
from tests.web.hands import play_on_board
from tests.web.people import begin, friends, my_turn, path_of, play_any, sentence, who_acts
from tests.web.test_languages import LANGUAGES

ERASE = {"en": "Erase me", "fr": "M’effacer", "de": "Mich löschen", "nl": "Wis mij"}
YOU = {"en": "You put", "fr": "Vous posez", "de": "Du setzt", "nl": "Je zet"}


def _drawer(page: Page, tab: str | None = None) -> None:
    page.locator("header button[aria-expanded=false]").click()
    if tab is not None:
        page.get_by_role("tab", name=tab).click()


def _at_isis(visit: Visit, *, phone: bool = True) -> Page:
    """Alone against one bot, my turn."""
    page: Page = visit("/box/isis", phone=phone)
    begin(page, "Against bots", 2)
    my_turn(page)
    return page


def test_the_log_speaks_to_me_in_every_language(visit: Visit) -> None:
    page = _at_isis(visit)
    play_on_board(page, "isis", finger=True)
    my_turn(page)
    for language in LANGUAGES:
        page.locator("select.language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        _drawer(page)
        expect(page.locator(".newest li").filter(has_text=YOU[language])).not_to_have_count(0)
        page.go_back()


def test_whoever_sits_down_for_the_first_time_is_asked_once_for_a_name(visit: Visit) -> None:
    page = visit("/box/isis", phone=True)
    page.get_by_label("Your name").fill("Anna")
    begin(page, "Against bots", 2)
    expect(page.locator(".plate .name").filter(has_text="Anna")).to_be_visible()
    house = page.url.split("/t/")[0]
    page.goto(f"{house}/box/isis")
    expect(page.get_by_role("button", name="Against bots")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    assert page.request.get(f"{house}/api/me").json() == {"name": "Anna"}


def test_whoever_comes_by_a_link_may_skip_the_question_and_differs_from_the_others(
    visit: Visit,
) -> None:
    host = visit("/box/nox")
    begin(host, "With friends", 3)
    for seat in (2, 3):
        guest = visit(path_of(host), phone=True)
        guest.get_by_role("button", name="Sit here").first.tap()
        expect(guest.locator(".chair .note").filter(has_text="you")).to_be_visible()
        expect(host.locator(".chair b").filter(has_text=f"Guest {seat}")).to_be_visible()
    assert host.get_by_label("Name at seat 1").input_value() == "Guest"


def test_a_move_is_taken_back_with_one_tap_on_the_rail(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)  # no chance in it: whatever the bot answers
    begin(page, "Against bots", 2)
    my_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    play_on_board(page, "fakir", finger=True)
    my_turn(page)
    page.get_by_role("button", name="Take back").tap()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    _drawer(page)
    last = page.locator(".newest li").last
    expect(last).to_have_text(re.compile("^You take back: “You (pierce|drop) .+”$"))


def test_where_everybody_has_seen_the_card_it_is_said_that_the_move_stands(visit: Visit) -> None:
    page = visit("/box/nox", phone=True)
    begin(page, "Against bots", 3)
    my_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    play_any(page)
    my_turn(page)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.dispatch_event("click")  # wherever it lies
    expect(sentence(page)).to_contain_text("Your move stands: all have seen the card")
    expect(page.locator("[aria-live]").filter(has_text="Your move stands")).to_be_attached()
    page.locator("[data-hand]").first.tap()  # and on with the game
    page.locator("[data-spot][data-drop]").first.tap()
    expect(sentence(page)).not_to_contain_text("Your move stands")


def test_a_card_is_put_back_with_the_move_that_is_not_wanted(visit: Visit) -> None:
    page = visit("/box/nox", phone=True)
    begin(page, "Against bots", 3)
    my_turn(page)
    card = page.locator("[data-hand]").first
    card.tap()
    page.locator("[data-spot][data-drop]").first.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Choose another").tap()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_list_that_opens_under_a_finger_brings_no_keyboard_up(visit: Visit) -> None:
    for phone in (True, False):
        page = _at_isis(visit, phone=phone)
        page.get_by_role("button", name="Moves", exact=True).click()
        search = page.get_by_role("searchbox")
        expect(search).to_be_visible()
        if phone:
            expect(page.locator(".list li button").first).to_be_focused()
        else:
            expect(search).to_be_focused()


def test_a_refusal_is_seen_where_one_has_pressed(visit: Visit) -> None:
    page = visit("/box/nox", phone=True)
    begin(page, "Against bots", 3)
    my_turn(page)
    _drawer(page, "Table")
    page.locator("dialog").get_by_role("button", name="Take back").tap()
    expect(page.locator("dialog [role=alert]")).to_be_visible()


def test_back_closes_what_is_open_before_it_leaves_the_table(visit: Visit) -> None:
    page = _at_isis(visit)
    table = page.url
    page.get_by_role("button", name="Moves", exact=True).tap()
    moves = page.get_by_role("region", name="Moves", exact=True)
    expect(moves).to_be_visible()
    page.go_back()
    expect(moves).to_have_count(0)
    _drawer(page, "Rules")
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_be_hidden()
    assert page.url == table
    page.go_back()
    page.wait_for_url("**/box/isis")


def test_what_was_closed_with_its_button_is_not_in_the_way(visit: Visit) -> None:
    page = _at_isis(visit)
    _drawer(page)
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("dialog")).to_be_hidden()
    page.wait_for_function("!history.state?.open")
    page.go_back()
    page.wait_for_url("**/box/isis")


def test_the_log_opens_at_its_newest_line(visit: Visit) -> None:
    page = _at_isis(visit)
    for _ in range(6):  # until it is longer than the drawer is high
        play_any(page)
        my_turn(page)
    page.set_viewport_size({"width": 390, "height": 420})
    _drawer(page)
    expect(page.locator(".newest li").last).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".newest li").first).not_to_be_in_viewport()


def test_what_is_said_is_noticed_with_the_drawer_closed_and_once(visit: Visit) -> None:
    host, guest = friends(visit, "isis", host={"phone": True})
    _drawer(guest, "Chat")
    guest.get_by_role("button", name="Hello", exact=True).tap()
    button = host.get_by_role("button", name=re.compile("one new line in the chat"))
    expect(button).to_be_visible()
    button.tap()
    expect(host.locator("dialog").get_by_text("Hello").first).to_be_visible()
    host.reload()
    who_acts(host, guest)
    expect(host.locator("header .said")).to_have_count(0)


@pytest.mark.parametrize("where", ["shelf", "table"])
def test_whoever_wishes_it_is_erased_after_one_question(visit: Visit, where: str) -> None:
    page = visit("/box/isis", phone=True)
    page.get_by_label("Your name").fill("Anna")
    begin(page, "Against bots", 2)
    my_turn(page)
    house = page.url.split("/t/")[0]
    if where == "table":
        _drawer(page, "Table")
    else:
        page.goto(house)
    page.get_by_role("button", name="Erase me").tap()
    question = page.get_by_role("alert").filter(has_text="without a name")
    question.get_by_role("button", name="Erase me").tap()
    page.wait_for_url(f"{house}/")
    expect(page.get_by_text("Tables you have begun will lie here")).to_be_visible()
    assert page.request.get(f"{house}/api/me").json() == {"name": ""}
    assert page.evaluate("localStorage.getItem('ludotheque.name')") is None


def test_erasing_oneself_is_offered_in_every_language(visit: Visit) -> None:
    page = visit("/", phone=True, likes={"name": "Anna"})
    for language, erase in ERASE.items():
        page.locator("select.language").select_option(language)
        expect(page.get_by_role("button", name=erase)).to_be_visible()


def test_a_stranger_has_nothing_to_be_erased(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_text("Tables you have begun will lie here")).to_be_visible()
    expect(page.get_by_role("button", name="Erase me")).to_have_count(0)


def test_the_front_page_says_first_where_it_is_my_turn(visit: Visit) -> None:
    page = _at_isis(visit)
    page.goto(page.url.split("/t/")[0])
    slip = page.locator("main a[href^='/t/']").first
    expect(slip).to_contain_text("Your turn at Isis & Osiris")
    expect(slip).to_contain_text("you, Oak")  # as the bot is called at the table
    expect(slip).to_be_in_viewport()


def test_on_a_phone_all_my_tables_lie_above_the_shelf(visit: Visit) -> None:
    page = _at_isis(visit)
    front = page.url.split("/t/")[0]
    page.goto(f"{front}/box/isis")
    begin(page, "With friends", 2)  # nobody has come yet: it does not wait for me
    page.goto(front)
    above = page.get_by_role("region", name="Your tables").first.get_by_role("link")
    expect(above).to_have_count(2)
    expect(above.first).to_contain_text("Your turn at Isis & Osiris")
    expect(above.last).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    waiting = page.get_by_role("region", name="Tables where it is your turn")
    expect(waiting.get_by_role("link")).to_have_count(1)


@pytest.mark.parametrize("box", BOXES)
def test_how_one_wins_and_the_ways_to_begin_are_in_view_on_a_phone(visit: Visit, box: str) -> None:
    page = visit(f"/box/{box}", phone=True)
    for width, height in [(390, 844), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".aim")).to_be_in_viewport()
        for way in page.locator("button.way").all():
            expect(way).to_be_in_viewport(ratio=0.95)
