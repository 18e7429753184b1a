"""A no is said in words, and no storm follows; a page that is older than the house is renewed."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import begin, drawer, my_turn, path_of, sentence, sideways, sit_down


@pytest.fixture
def narrow(built: None, tmp_path: Path) -> Iterator[House]:
    """A house in which one may look on at a table, and no more."""
    opened = House(tmp_path, limits="ONLOOKERS_PER_TABLE=1")
    opened.open()
    yield opened
    opened.close()


def _at(visit: Visit, house: House, path: str) -> Page:
    page: Page = visit("/")
    page.goto(house.url + path)
    return page


def test_where_there_is_no_room_one_waits_and_is_told_why(narrow: House, visit: Visit) -> None:
    host = _at(visit, narrow, "/box/isis")
    begin(host, "Against bots")
    expect(sentence(host)).to_be_visible()
    first = _at(visit, narrow, path_of(host))
    expect(sentence(first)).to_be_visible()
    second = _at(visit, narrow, path_of(host))
    expect(second.get_by_text("So many are looking at this table")).to_be_visible()
    expect(second.get_by_text(re.compile("Next try in"))).to_be_visible()
    expect(second.get_by_role("button", name="Try now")).to_be_visible()
    first.close()
    expect(sentence(second)).to_be_visible()  # it has waited, and come by itself


def test_a_code_that_leads_nowhere_can_be_put_right_there(visit: Visit) -> None:
    host = visit("/box/isis")
    code = begin(host, "With friends")
    page = visit("/t/ABCDEFGH22", phone=True)
    expect(page.get_by_role("alert")).to_contain_text("check the code")
    field = page.get_by_label("Have a table code?")
    expect(field).to_have_value("ABCDE-FGH22")
    assert sideways(page) == 0
    field.fill(code)
    field.press("Enter")
    expect(page.locator(".chair").first).to_be_visible()


def test_who_comes_to_a_full_table_is_told_so(visit: Visit) -> None:
    host = visit("/box/isis")
    begin(host, "With friends", 2)
    guest = visit(path_of(host), phone=True)
    sit_down(guest, "Ben")
    expect(guest.get_by_role("status")).to_contain_text("Everybody sits")
    third = visit(path_of(host), phone=True)
    expect(third.get_by_role("status")).to_contain_text("All seats are taken: you can watch")


def test_a_table_is_closed_to_onlookers_who_then_stay_away(visit: Visit) -> None:
    host = visit("/box/isis")
    begin(host, "Against bots")
    expect(sentence(host)).to_be_visible()
    onlooker = visit(path_of(host), phone=True)
    expect(sentence(onlooker)).to_be_visible()
    sockets: list[Any] = []
    onlooker.on("websocket", lambda socket: sockets.append(socket))
    drawer(host, "Table")
    host.get_by_label("Closed to onlookers").check()
    expect(onlooker.get_by_text("The host has closed this table to onlookers.")).to_be_visible()
    expect(onlooker.get_by_text("Next try in")).to_have_count(0)
    assert sockets == []
    door = host.get_by_label("Closed to onlookers")
    door.uncheck()
    expect(door).to_have_attribute("aria-busy", "false")  # the house has opened it
    expect(door).not_to_be_checked()
    onlooker.get_by_role("button", name="Try now").click()
    expect(sentence(onlooker)).to_be_visible()
    assert len(sockets) == 1


# A page that is older than the house


def _upgraded(page: Page, when: Callable[[], bool] = lambda: True) -> None:
    """From now on the house welcomes everybody with the name of a newer page."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome" and when():
                told["page"] = "index-newer"
            socket.send(json.dumps(told))

        server.on_message(heard)

    page.route_web_socket(re.compile("/ws"), between)


def _loads(page: Page) -> list[str]:
    loads: list[str] = []
    page.on("domcontentloaded", lambda page: loads.append(page.url))
    return loads


def test_within_a_match_the_newer_page_is_offered(visit: Visit) -> None:
    page = visit("/box/isis")
    begin(page, "Against bots")
    my_turn(page)
    renewed: list[bool] = []
    _upgraded(page, lambda: not renewed)
    page.reload()
    expect(page.get_by_text("The house has a newer page")).to_be_visible()
    my_turn(page)
    renewed.append(True)
    page.get_by_role("button", name="Load the page anew").click()
    expect(page.get_by_text("The house has a newer page")).to_have_count(0)
    my_turn(page)


def test_outside_a_match_the_page_is_renewed_by_itself_once(visit: Visit) -> None:
    page = visit("/")
    _upgraded(page)
    page.goto(page.url + "box/nox")
    loads = _loads(page)
    begin(page, "With friends")
    with page.expect_event("domcontentloaded"):
        pass
    # Where an old page is kept on the way it would be older for ever: it is played with.
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_role("button", name="Seat a bot").first.click()
    expect(page.get_by_role("button", name="Seat a bot")).to_have_count(2)
    assert len(loads) == 1


def test_a_part_of_the_page_that_is_gone_is_said(visit: Visit) -> None:
    page = visit("/", forgive="Failed to load resource")
    box = page.get_by_role("link", name="NOX")
    expect(box).to_be_visible()
    part = re.compile(r"/assets/Box-[^/]*\.js")
    page.route(part, lambda route: route.abort())
    loads = _loads(page)
    with page.expect_event("domcontentloaded"):  # once by itself
        box.click()
    expect(page.get_by_text("A part of this page did not come.")).to_be_visible()
    assert len(loads) == 1
    page.unroute(part)
    page.get_by_role("button", name="Load the page anew").click()
    expect(page.get_by_role("button", name="Against bots")).to_be_visible()


def test_a_part_of_the_page_waits_for_a_house_that_is_away(visit: Visit, house: House) -> None:
    page = visit("/", forgive=AWAY)
    box = page.get_by_role("link", name="NOX")
    expect(box).to_be_visible()
    house.close()
    try:
        box.click()
        expect(page.get_by_text("A part of this page did not come.")).to_be_visible()
    finally:
        house.open()
    expect(page.get_by_role("button", name="Against bots")).to_be_visible()  # by itself
