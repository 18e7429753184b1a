"""Several people: by a link, at one device, through a broken connection."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import begin, drawer, friends, my_turn, play_any, sentence, who_acts


def test_friends_play_by_a_link(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    for _ in range(4):
        acting = who_acts(host, guest)
        play_any(acting)
        expect(sentence(acting)).to_have_text(re.compile("turn\\.$"))
    log = [host, guest]
    for page in log:
        drawer(page, "Log")
        expect(
            page.get_by_role("tabpanel").get_by_text(re.compile("puts? a pawn on"))
        ).to_have_count(4)


def test_they_talk(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    drawer(host, "Chat")
    host.get_by_label("Say something").fill("Shall we?")
    host.get_by_role("button", name="Send").click()
    drawer(guest, "Chat")
    expect(guest.get_by_text("Shall we?")).to_be_visible()
    guest.get_by_role("button", name="Good game").click()
    expect(host.get_by_role("tabpanel").get_by_role("listitem").last).to_have_text("Ben Good game")


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    host, guest = friends(visit, "fakir")
    acting = who_acts(host, guest)
    other = guest if acting is host else host
    play_any(acting)
    expect(sentence(acting)).not_to_contain_text("Your turn")
    acting.get_by_role("button", name="Take back").first.click()
    other.get_by_role("button", name="All right").click()
    expect(sentence(acting)).to_contain_text("Your turn")


def test_a_match_is_paused_and_goes_on(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    drawer(host, "Table")
    host.get_by_role("button", name="Pause").click()
    expect(sentence(guest)).to_have_text("The match is paused.")
    guest.get_by_role("button", name="Go on", exact=True).click()
    expect(sentence(host)).to_contain_text("turn")


def test_whoever_leaves_is_shown_and_a_bot_sits_down(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    guest.context.close()
    drawer(host, "Table")
    expect(host.get_by_role("tabpanel").get_by_text("not here")).to_be_visible()
    host.get_by_role("tabpanel").get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_role("tabpanel").get_by_text("a bot stands in")).to_be_visible()


def test_one_device_goes_round_and_no_hidden_hand_is_in_the_page(visit: Visit) -> None:
    page = visit("/box/nox", phone=True)
    page.get_by_role("radio", name="3").dispatch_event("click")
    begin(page, "One device")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Name at seat 1").blur()
    expect(page.get_by_label("Name at seat 1")).to_have_value("Ann")
    page.get_by_role("button", name="Start").click()
    for _ in range(4):
        curtain = page.get_by_role("button", name="show my hand")
        expect(curtain).to_be_visible()
        assert not _hands(page)
        curtain.click()
        my_turn(page)
        hand = _hands(page)
        assert len(hand) == 3
        play_any(page)
        expect(curtain).to_be_visible()
        expect(page.get_by_text("Your new card")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="show my hand")).to_be_visible()
    assert not _hands(page)


def _hands(page: Page) -> list[str]:
    """The cards of a hand that are anywhere in the page."""
    hand: list[str] = page.locator("[data-hand]").evaluate_all(
        "cards => cards.map(card => card.ariaLabel)"
    )
    return hand


def test_a_seat_goes_on_at_another_device(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    drawer(page, "Table")
    page.get_by_role("button", name="Go on at another device").click()
    link = page.get_by_label("Open this link there").input_value()
    other = visit("/" + link.split("/", 3)[3], phone=True)
    here = other.get_by_role("button", name="Play on this device")
    expect(here).to_be_visible()
    play_any(page)  # a link that is only looked at moves nothing
    my_turn(page)
    here.click()
    my_turn(other)
    expect(page.get_by_role("button", name="Moves", exact=True)).to_have_count(0)


def test_a_reload_changes_nothing(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    play_any(page)
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text("You put a pawn on")
    my_turn(page)
    said = log.inner_text()
    page.reload()
    my_turn(page)
    expect(log).to_have_text(said, use_inner_text=True)


def test_the_house_is_shut_and_opened_in_the_middle(visit: Visit, house: House) -> None:
    page = visit("/box/isis", forgive=AWAY)
    begin(page, "Against bots")
    my_turn(page)
    house.close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    panel = page.get_by_role("button", name="Moves", exact=True)
    panel.click()
    page.get_by_role("region", name="Moves", exact=True).locator("li button").first.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    house.open()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_text("You put a pawn on").first).to_be_attached()
    my_turn(page)
