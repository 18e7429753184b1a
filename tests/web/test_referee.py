"""The real box on the table: phones for all, a dispute, a correction, to the end of each game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import barriers, play_any, sideways
from tests.web.real_table import (
    agree,
    asked,
    dispute_and_correct,
    facts,
    moving,
    play_out,
    play_until,
    say,
    sit_down,
    strip,
)

GAMES = ["Tower of Babel", "Chain", "Knock-Out", "The Good Pile", "Three Reds Win"]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_of_bausack_with_a_dispute_and_a_correction(
    visit: Visit, house: House, game: str
) -> None:
    ann, ben = pages = sit_down(visit, "bausack", 2, game)
    with moving(house, pages) as go:  # until the first block that can fall
        falls = facts(ben).get_by_text(re.compile("fell", re.IGNORECASE))
        play_until(go, pages, falls.count)
        say(ben)
        expect(strip(ann)).to_contain_text("Ben says")
        told = dispute_and_correct(ben, ann, ann, pages)
        assert "fell" not in told.lower()
    play_out(house, pages)
    ends = [page.locator("section:has(#end) ol").inner_text() for page in pages]
    assert ends[0] == ends[1]


def test_a_match_of_oss_with_three_phones_and_a_screen(visit: Visit, house: House) -> None:
    ann, ben, cleo = pages = sit_down(visit, "oss", 3)
    screen = visit("/screen/" + ann.url.rsplit("/", 1)[-1], likes={"pace": "quick"})
    expect(screen.locator(".play .state")).to_be_visible()
    for _ in pages:  # each lays a card, with the page
        who = next(page for page in pages * 99 if page.locator("footer .state.mine").count())
        asks = who.locator("footer .state").inner_text()
        play_any(who)
        expect(who.locator("footer .state")).not_to_have_text(asks)
    with moving(house, pages) as go:
        play_until(go, pages, facts(ben).count)
        say(ben, "no bone|none|0")
        expect(screen.locator(".declared")).to_contain_text("Ben says")
        dispute_and_correct(ben, cleo, ann, pages)
        expect(screen.locator(".state")).not_to_contain_text("disputed")
    assert play_out(house, pages) > 10
    standing = [page.locator("section:has(#end) ol").inner_text() for page in pages]
    assert standing[0] == standing[1] == standing[2]
    for name in ("Ann", "Ben", "Cleo"):
        expect(screen.locator(".end")).to_contain_text(name)


def test_a_slip_of_the_thumb_is_put_right_by_whoever_made_it(visit: Visit, house: House) -> None:
    ann, ben = pages = sit_down(visit, "bausack", 2, "Tower of Babel")
    with moving(house, pages) as go:
        go.set()
        asked(*pages)
        go.clear()
        say(ann)
        strip(ann).get_by_role("button", name="Change it").click()
        strip(ann).get_by_role("button", name="Measured").click()
        strip(ann).get_by_label("Height in mm").fill("30")
        strip(ann).locator(".say").click()
        expect(strip(ben)).to_contain_text("30")
        agree(ben)


def test_one_device_lies_on_the_table_for_all(visit: Visit, house: House) -> None:
    """Nobody else can confirm: the next move makes it stand. Knock-Out, to the end."""
    page = visit("/box/bausack", phone=True, likes={"pace": "quick"})
    page.get_by_role("radio", name=re.compile("Knock-Out")).check(force=True)
    page.get_by_role("button", name="Real table, one device").click()
    page.get_by_role("button", name="Start").click()
    for _ in range(60):
        expect(page.locator("footer .state.mine, #end").first).to_be_visible()
        if page.locator("#end").count():
            break
        if page.locator("footer .state.asked").count():
            say(page)
        else:
            play_any(page, -1)
        assert page.get_by_role("button", name="That’s right").count() == 0
    expect(page.locator("#end")).to_be_visible()


def test_the_rulebook_opens_where_it_matters(visit: Visit, house: House) -> None:
    ann, ben = pages = sit_down(visit, "bausack", 2, "Knock-Out")
    ann.get_by_role("button", name="The rule for this").click()
    here = ann.locator(".booklet [data-here]")
    expect(ann.locator(".booklet h3").first).to_have_text("Auctions")
    ann.get_by_role("button", name="Close").first.click()
    with moving(house, pages) as go:
        go.set()
        asked(*pages)
    ben.get_by_role("button", name="The rule for this").click()
    expect(ben.locator(".booklet [data-here]")).to_contain_text("base")
    assert here.count() <= 1


def _states(visit: Visit, house: House, dark: bool) -> dict[str, list[str]]:
    """What axe finds in each state of a real table."""
    found: dict[str, list[str]] = {}
    ann, ben = pages = sit_down(visit, "bausack", 2, "Tower of Babel", dark=dark)

    def look(page: Page, state: str) -> None:
        found[state] = barriers(page)
        assert sideways(page) == 0

    with moving(house, pages) as go:
        go.set()
        asked(*pages)
        go.clear()
        ann.get_by_role("button", name="Timer").click()
        facts(ann).get_by_role("button", name="Measured").click()
        look(ann, "keypad and timer")
        ann.get_by_role("button", name="Something else").click()
        look(ann, "what nobody asked for")
        ann.get_by_role("button", name="Something else").click()
        say(ann, "stands")
        look(ben, "somebody says")
        strip(ann).get_by_role("button", name="Change it").click()
        look(ann, "changing it")
        strip(ben).get_by_role("button", name="That’s not so").click()
        expect(strip(ben)).to_contain_text("Play waits")
        look(ben, "disputed")
        look(ann, "settling it")
        strip(ann).get_by_role("button", name="It was as said").click()
        go.set()
        asked(*pages)
        look(ben, "facts")
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_at_a_real_table(visit: Visit, house: House, dark: bool) -> None:
    found = _states(visit, house, dark)
    assert {state: told for state, told in found.items() if told} == {}
