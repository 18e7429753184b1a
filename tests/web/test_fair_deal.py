"""A deal that can be believed: fixed before anybody sat, and each browser had a part in it."""

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import drawer, friends, sentence

MINE = "A fair deal: it was settled before anybody sat down, and your own browser had a part in it."

CHANGE = """([key, name, value]) => {
    const deal = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...deal, [name]: value }));
}"""


def _give_up(page: Page) -> None:
    drawer(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("alert").get_by_role("button", name="Give up").click()


def _kept(page: Page) -> str:
    return "ludotheque.deal." + page.url.rsplit("/", 1)[-1]


def test_both_browsers_had_a_part_in_it_and_in_the_rematch_too(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    _give_up(guest)
    for page in (host, guest):
        expect(page.locator("summary")).to_have_text(MINE)
    host.locator("summary").click()
    deals = [
        json.loads(page.evaluate("key => localStorage.getItem(key)", _kept(page)))
        for page in (host, guest)
    ]
    told = host.locator("details").inner_text()
    assert deals[0]["hash"] == deals[1]["hash"]
    for part in (deals[0]["hash"], *deals[0]["parts"]["1"], *deals[1]["parts"]["2"]):
        assert part in told
    first = host.url
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: url != first)
    expect(host.get_by_role("button", name="Start")).to_be_visible()
    guest.get_by_role("button", name="To the rematch").click()
    for page in (host, guest):
        expect(sentence(page)).to_have_text(re.compile("turn"))
    _give_up(guest)
    for page in (host, guest):
        expect(page.locator("summary")).to_have_text(MINE)


def test_what_does_not_fit_is_said_loudly(visit: Visit) -> None:
    host, guest = friends(visit, "isis")
    host.evaluate(CHANGE, [_kept(host), "hash", "0" * 64])
    guest.evaluate(CHANGE, [_kept(guest), "parts", {"2": ["0" * 64]}])
    _give_up(guest)
    expect(host.get_by_role("alert")).to_contain_text("fingerprint is not the one")
    expect(guest.get_by_role("alert")).to_contain_text("what your browser added is not in it")
