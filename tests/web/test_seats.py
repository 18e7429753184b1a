"""Seats: who may be asked to leave, who is waited for, and how an empty chair is taken."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import (
    begin,
    drawer,
    friends,
    my_turn,
    path_of,
    play_to_the_end,
    sentence,
    sit_down,
)
from tests.web.real_table import sit_down as round_a_real_table


def test_the_host_asks_somebody_to_leave(visit: Visit) -> None:
    host = visit("/box/isis")
    begin(host, "With friends", 2)
    guest = visit(path_of(host), phone=True)
    sit_down(guest, "Ben")
    host.get_by_role("button", name="Ask to leave").click()
    host.get_by_role("alert").get_by_role("button", name="Ask to leave").click()
    expect(host.get_by_text("Seat 2 is free")).to_be_visible()
    sit_down(guest, "Ben")
    expect(guest.get_by_role("alert")).to_contain_text("The host has asked you to leave")


def test_a_seat_goes_on_at_another_device_once_the_button_is_pressed(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots", 2)
    my_turn(page)
    drawer(page, "Table")
    page.get_by_role("button", name="Go on at another device").click()
    link = page.get_by_label("Open this link there").input_value()
    other = visit("/s/" + link.rsplit("/", 1)[-1], phone=True)
    here = other.get_by_role("button", name="Play on this device")
    expect(here).to_be_visible()
    my_turn(page)  # looking at the link has moved nothing
    here.click()
    my_turn(other)
    expect(page.locator("footer .state.mine")).to_have_count(0)


def test_the_host_mutes_somebody_who_keeps_the_phrases(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    drawer(host, "Table")
    host.get_by_role("button", name="Mute", exact=True).click()
    expect(host.get_by_role("button", name="Let write again")).to_be_visible()
    drawer(guest, "Chat")
    guest.get_by_label("Say something").fill("Hey!")
    guest.get_by_role("button", name="Send").click()
    expect(guest.get_by_text("The host has asked you not to write here.").first).to_be_attached()
    guest.get_by_role("button", name="Good game").click()
    expect(guest.get_by_role("tabpanel").get_by_role("listitem").last).to_have_text("Ben Good game")


def test_whoever_is_away_is_waited_for_and_then_a_bot_may_play(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    guest.context.close()
    slip = host.locator(".notices")
    expect(slip).to_contain_text("Ben is not here.")
    let = slip.get_by_role("button", name="Let a bot play")
    let.click()
    expect(slip.get_by_text("Ben is not here.")).to_have_count(0)


def test_a_pause_needs_the_others_where_a_clock_runs(visit: Visit) -> None:
    host, guest = friends(visit, "isis", clock="calm")
    drawer(host, "Table")
    host.get_by_role("button", name="Pause").click()
    expect(host.get_by_text("You have asked for a pause.")).to_be_visible()
    expect(guest.get_by_text("Guest would like a pause.")).to_be_visible()
    guest.get_by_role("button", name="No", exact=True).click()
    expect(host.get_by_text("You have asked for a pause.")).to_have_count(0)
    host.get_by_role("button", name="Pause").click()
    guest.get_by_role("button", name="All right").click()
    expect(sentence(host)).to_have_text("The match is paused.")


def test_a_stranger_asks_for_a_seat_that_was_left(visit: Visit) -> None:
    host, guest = friends(visit, "nox", players=3)
    drawer(guest, "Table")
    guest.get_by_role("button", name="Give up").click()
    guest.get_by_role("alert").get_by_role("button", name="Give up").click()
    stranger = visit(path_of(host), phone=True)
    expect(stranger.get_by_text("Ben has left this match.")).to_be_visible()
    stranger.get_by_label("Name at seat 2").fill("Violet")
    stranger.get_by_role("button", name="Ask for this seat").click()
    expect(stranger.get_by_text("You have asked for the seat of Ben.")).to_be_visible()
    expect(host.get_by_text("Violet asks for the seat of Ben.")).to_be_visible()
    host.get_by_role("button", name="All right").click()
    expect(stranger.get_by_text("You have asked")).to_have_count(0)
    expect(stranger.locator("[data-hand]").first).to_be_visible()


def test_a_phone_that_lost_its_seat_at_a_real_table_gets_it_back(visit: Visit) -> None:
    host, guest = round_a_real_table(visit, "oss", 2)
    where = path_of(host)
    guest.context.close()
    again = visit(where, phone=True)
    expect(again.get_by_text("Ben is not here.")).to_be_visible()
    again.get_by_role("button", name="This is my seat: my phone lost it").click()
    expect(host.get_by_text("Ben asks to be let back to their own seat.")).to_be_visible()
    host.get_by_role("button", name="All right").click()
    expect(again.get_by_text("You have asked")).to_have_count(0)
    drawer(again, "Table")
    expect(again.get_by_role("tabpanel").get_by_text("you", exact=True)).to_be_visible()


def test_matches_of_older_rules_are_shown_and_ended_kindly(
    visit: Visit, built: None, tmp_path: Path
) -> None:
    house = House(tmp_path, module="tests.server.house")
    house.open()
    try:
        page = visit("/", forgive=AWAY)
        page.goto(f"{house.url}/box/isis")
        page.get_by_role("radio", name="2").dispatch_event("click")
        finished = begin(page, "Against bots")
        my_turn(page)
        play_to_the_end(house, page, finished)
        page.goto(f"{house.url}/box/isis")
        running = begin(page, "Against bots")
        my_turn(page)
        house.close()
        house.environment["GROWN"] = "isis"
        house.open()
        page.goto(f"{house.url}/t/{running}")
        expect(sentence(page)).to_have_text("This match cannot go on.")
        page.get_by_role("button", name="End the match").click()
        expect(page.get_by_role("heading", name="Ended without a result")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        page.goto(f"{house.url}/t/{finished}")
        expect(page.get_by_role("heading", name="won")).to_be_visible()
        page.get_by_role("button", name="Look at the board").click()
        expect(page.locator(".surface").get_by_text("puts a pawn on").first).to_be_visible()
    finally:
        house.close()
