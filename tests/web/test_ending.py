"""The end is an occasion."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from ludotheque.cli import main
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, drawer, my_turn, play_to_the_end


def _give_up(page: Page) -> None:
    drawer(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("alert").get_by_role("button", name="Give up").click()


def test_who_won_and_why_and_the_proof_of_the_fair_deal(visit: Visit, tmp_path: Path) -> None:
    page = visit("/box/fakir")
    page.get_by_role("radio", name="2").dispatch_event("click")
    begin(page, "Against bots")
    my_turn(page)
    _give_up(page)
    expect(page.get_by_role("heading", name="Oak has won.")).to_be_visible()
    expect(page.get_by_text("You resign.").first).to_be_visible()
    page.locator("summary", has_text="A fair deal: it was settled before anybody sat down").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "match.jsonl"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8").splitlines()[0])
    assert main(["check", str(file)]) == 0


def test_they_play_again_and_tapped_twice_it_is_one_step_in_the_history(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True)
    first = begin(page, "Against bots", 2)
    my_turn(page)
    _give_up(page)
    page.get_by_role("button", name="Play again").evaluate("one => (one.click(), one.click())")
    page.wait_for_url(re.compile(f"/t/(?!{first})"))
    my_turn(page)
    page.go_back()
    page.wait_for_url(f"**/t/{first}")
    page.go_back()
    page.wait_for_url("**/box/fakir")


def test_the_counting_is_shown_step_by_step(visit: Visit, house: House) -> None:
    page = visit("/box/isis")
    page.get_by_role("radio", name="2").dispatch_event("click")
    code = begin(page, "Against bots")
    my_turn(page)
    play_to_the_end(house, page, code)
    over = page.get_by_role("heading", name=re.compile("won"))
    skip = page.get_by_role("button", name="Skip")
    expect(over.or_(skip).first).to_be_visible()
    if skip.count():
        skip.click()
    expect(over).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(over).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    page.get_by_role("button", name="Count again").click()
    page.get_by_role("button", name="Stop here").click()
    first = page.locator("footer").inner_text()
    page.get_by_role("button", name="One step on").click()
    assert page.locator("footer").inner_text() != first
    skip.click()
    expect(over).to_be_visible()
