"""What the others do can be followed: pointed at first, told in a line each, shown again."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.client import Client
from tests.tables import DIGITAL
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, cookie_of, meanwhile, my_turn, noted, notes, play_any
from tests.web.test_languages import LANGUAGES
from tests.web.test_rail import CUT, SMALL

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
# The boxes whose boards show what happens one thing after the other: their folders say so.
FOLDERS = {box: BOARDS / box / "index.ts" for box in DIGITAL}
STAGED = [b for b, file in FOLDERS.items() if file.exists() and "stages" in file.read_text("utf-8")]
CALM = {"pace": "auto"}  # as somebody sees it who plays a box for the first time


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Since your last turn").get_by_role("button")


CROPPED = """all => all.filter(one => one.scrollHeight > one.clientHeight + 1
    || one.scrollWidth > one.clientWidth + 1 || one.clientHeight < 44)
    .map(one => one.textContent)"""


@pytest.mark.parametrize("box", STAGED)
def test_each_of_the_others_has_a_line_until_i_move_in_view_in_every_size_and_language(
    visit: Visit, box: str
) -> None:
    _, players = shelf.card(box).players
    page = visit(f"/box/{box}", phone=True)
    begin(page, "Against bots", players)
    my_turn(page)
    play_any(page)
    my_turn(page)
    if lines(page).count() == 0:  # a tile of Isis was turned up and is still to be put
        play_any(page)
        my_turn(page)

    def whole() -> None:
        all_of_them = page.locator("footer ul li button")
        expect(all_of_them).to_have_count(players - 1)
        for line in all_of_them.all():
            expect(line).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(CUT) == []

    for language in reversed(LANGUAGES):  # English last
        page.set_viewport_size(SMALL)
        page.locator("select.language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        whole()
    for width, height in [(390, 844), (844, 390), (740, 330), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        whole()
    page.set_viewport_size(SMALL)
    assert lines(page).evaluate_all(CROPPED) == []
    play_any(page)
    expect(lines(page)).not_to_have_count(players - 1)


# Where the lines end, and what is to do begins and ends, and what can be pressed begins.
BELOW = """() => ['ul', '.state', '.state', '.buttons'].map((one, i) => Math.round(
  document.querySelector(`footer ${one}`).getBoundingClientRect()[i % 2 ? 'top' : 'bottom']))"""


def test_on_its_side_a_phone_has_room_for_the_lines_of_seven_others(visit: Visit) -> None:
    """Babel's largest table; here two more come to the five of NOX."""
    page = visit("/box/nox", phone=True)
    begin(page, "Against bots", 6)
    my_turn(page)
    play_any(page)
    my_turn(page)
    expect(lines(page)).to_have_count(5)
    more = "all => all.slice(0, 2).forEach((one) => one.parentNode.append(one.cloneNode(true)))"
    page.locator("footer ul li").evaluate_all(more)
    for width, height in [(844, 390), (740, 330)]:
        page.set_viewport_size({"width": width, "height": height})
        for line in lines(page).all():
            expect(line).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(CUT) == []
        assert page.evaluate(BELOW) == sorted(page.evaluate(BELOW))


def test_a_line_is_a_tap_away_from_the_board(visit: Visit) -> None:
    page = visit("/box/nox", phone=True, still=False, likes={"pace": "slow"})
    begin(page, "Against bots", 3)
    my_turn(page)
    play_any(page)
    my_turn(page)
    first = lines(page).first
    notes(page, "footer:has([aria-pressed=true]) [data-follow]")
    first.tap()
    noted(page, 1)  # it is shown, and can be skipped
    my_turn(page)  # and then it is as it was
    expect(first).to_have_attribute("aria-pressed", "false")
    notes(page, ".room:has([aria-pressed=true]) .sky i")
    first.tap()
    noted(page)  # what was touched is pointed at again
    my_turn(page)
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(lines(page)).to_have_count(2)


def test_after_a_reload_a_line_shows_at_every_pace_where_it_was(visit: Visit) -> None:
    page = visit("/box/isis", phone=True, still=False, likes={"pace": "quick"})
    begin(page, "Against bots", 2)
    while not lines(page).count():
        my_turn(page)
        play_any(page)
    my_turn(page)
    page.reload()
    my_turn(page)
    notes(page, ".room:has(footer [data-follow]):has([aria-pressed=true]) [data-cell].last")
    lines(page).first.tap()
    noted(page)
    my_turn(page)
    expect(lines(page).first).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("box", STAGED)
def test_who_plays_first_sees_what_is_touched_before_it_moves_and_may_skip(
    visit: Visit, box: str
) -> None:
    low, high = shelf.card(box).players
    page = visit(f"/box/{box}", phone=True, still=False, likes=CALM)
    begin(page, "Against bots", max(low, min(3, high)))
    notes(page, ".room:has(.board.following):has([data-follow]) .sky i")
    while (seen := page.evaluate(SKIPPED)) is None:
        if page.locator("footer .state.mine").count():
            play_any(page)
        page.wait_for_timeout(25)
    assert seen == {"told": True, "flies": 0, "follows": 0}
    noted(page)


def test_at_a_real_table_each_of_the_others_has_a_line_too(visit: Visit, house: House) -> None:
    """On a phone they are one row, which begins with the latest and is moved by a finger."""
    page = visit("/", phone=True)
    page.locator(".label").first.wait_for()  # we are known
    front, mine, players = page.url, cookie_of(page), 6
    wanted = {"game": "oss", "players": players, "name": "Ann", "mode": "referee"}

    async def sit_and_lay() -> None:
        async with AsyncExitStack() as all_of_them:
            clients = [Client(house.url, cookie) for cookie in (mine, *[None] * (players - 1))]
            me, *people = [await all_of_them.enter_async_context(one) for one in clients]
            code = await me.open_table(**wanted)
            for seat, one in enumerate(people, 2):
                await one.do(code, m.Sit(seat=seat, name=f"Guest {seat}"))
            await me.do(code, m.Start(first=1))
            codes.append(code)
            for seat, one in enumerate([me, *people], 1):
                async with one.at(code) as table:
                    frame = await table.until(lambda frame: bool(frame.moves))
                    await table.move(seat, frame.moves[0].move)

    codes: list[str] = []
    meanwhile(page, sit_and_lay)
    page.goto(f"{front}t/{codes[0]}")
    expect(lines(page)).to_have_count(players - 1)
    expect(lines(page).last).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    lines(page).first.tap()
    expect(lines(page).first).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(lines(page).first).to_be_in_viewport(ratio=0.99)
    above, state = lines(page).first.bounding_box(), page.locator("footer .state").bounding_box()
    assert above is not None
    assert state is not None
    assert above["y"] >= 46  # below the bar
    assert above["y"] + above["height"] <= state["y"]


# A finger that comes down while something of the others flies, and what is there at once then.
SKIPPED = """() => {
  const board = document.querySelector('.board.following');
  if (!board || !document.querySelector('.sky i')) return null;
  const told = document.querySelector('footer .told').textContent.trim() !== '';
  board.click();
  const many = (selector) => document.querySelectorAll(selector).length;
  return { told, flies: many('.sky i'), follows: many('.board.following') };
}"""
# The same on a cell that is free: it may be chosen by it.
TAPPED = """() => {
  const [cell] = [...document.querySelectorAll('[data-cell]:not(:has(span))')].slice(-1);
  if (document.querySelector('.board.following')) cell?.click();
}"""


def test_a_tap_that_skips_what_the_last_bot_does_counts(visit: Visit) -> None:
    """It ends the motion, and what was touched is chosen."""
    page = visit("/box/isis", phone=True, still=False, likes={"pace": "slow"})
    begin(page, "Against bots", 2)
    while not page.locator("footer .would").count():
        if page.locator("footer .state.mine").count():
            play_any(page)  # it was over before the finger came down: once more
        page.evaluate(TAPPED)
        page.wait_for_timeout(25)
    expect(page.locator("[data-cell][aria-selected=true]")).to_have_count(1)


def test_what_each_of_the_others_did_stays_marked_after_a_reload_too(visit: Visit) -> None:
    page = visit("/box/isis", phone=True)
    begin(page, "Against bots", 4)
    my_turn(page)
    marked = page.locator("[data-cell].last")
    while marked.count() < 3:  # a bot may have turned up a tile that is still to be put
        play_any(page)
        my_turn(page)
    ages = "all => all.map(one => one.style.getPropertyValue('--age')).sort()"
    before = marked.evaluate_all(ages)
    assert before == ["0", "1", "2"]
    page.reload()
    my_turn(page)
    expect(marked).to_have_count(3)
    assert marked.evaluate_all(ages) == before
