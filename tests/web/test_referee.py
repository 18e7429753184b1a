"""The real box on the table: phones for all, a dispute, a correction, to the end of each game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import barriers, play_any, sideways
from tests.web.real_table import (
    A_MOMENT,
    agree,
    asked,
    dispute_and_correct,
    facts,
    lay_down,
    moving,
    one_device,
    play_one_device,
    play_out,
    play_until,
    say,
    sit_down,
    strip,
)

GAMES = ["Tower of Babel", "Chain", "Knock-Out", "The Good Pile", "Three Reds Win"]


# More are played whole on one device, below.
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[] if game == "Tower of Babel" else [pytest.mark.long])
        for game in GAMES
    ],
)
def test_each_game_of_bausack_with_a_dispute_and_a_correction(
    visit: Visit, house: House, game: str
) -> None:
    ann, ben = pages = sit_down(visit, "bausack", 2, game)
    with moving(house, pages) as go:  # until the first block that can fall
        falls = facts(ben).get_by_text(re.compile("fell", re.IGNORECASE))
        play_until(go, pages, falls.count)
        say(ben)
        expect(strip(ann)).to_contain_text("Ben says")
        told = dispute_and_correct(ben, ann, ben, pages)  # there are but two of them
        assert "fell" not in told.lower()
    play_out(house, pages)
    ends = [page.locator("section:has(#end) ol").inner_text() for page in pages]
    assert ends[0] == ends[1]


@pytest.mark.long
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


def _last(page: Page) -> None:
    play_any(page, -1)


def _first(page: Page) -> None:
    play_any(page)


def _line(page: Page) -> None:
    """Chain, on the board: a touch for each block, then lines in the order in which they lie."""
    tiles = page.locator(".order button.tile")
    if tiles.count():
        blocks = [tile.get_attribute("data-block") for tile in tiles.all()]
        for block in blocks:
            try:
                page.locator(f'.order [data-block="{block}"]').click(timeout=A_MOMENT)
            except Error:  # they were those of the one before: this one's will be asked for
                return
        page.get_by_role("button", name="This is my line").click()
        expect(page.locator(f'.order button[data-block="{blocks[-1]}"]')).to_have_count(0)
    elif page.locator("section.picked").count():
        page.locator(".tray button.tile").first.click()
    else:
        play_any(page, -1)


def _unnamed(page: Page) -> None:
    """Babel: nobody looks for a block in the list."""
    say(page)


def _sells(page: Page) -> None:
    """The Good Pile: whom the device asks may sell; nobody has to be looked for."""
    assert "Go on" not in page.locator("footer .state").inner_text()
    play_any(page, -1)


ONE_DEVICE = [
    ("bausack", "Tower of Babel", 2, _unnamed),
    ("bausack", "Chain", 2, _line),
    ("bausack", "Knock-Out", 3, _last),
    ("bausack", "The Good Pile", 3, _sells),
    ("bausack", "Three Reds Win", 2, _last),
    ("oss", "", 2, _first),
]


# Without names of blocks, and with an auction; the others take minutes.
@pytest.mark.parametrize(
    ("box", "game", "players", "move"),
    [
        pytest.param(
            *one,
            id=one[1] or one[0],
            marks=[] if one[1] == "The Good Pile" else [pytest.mark.long],
        )
        for one in ONE_DEVICE
    ],
)
def test_one_device_lies_on_the_table_for_all(
    visit: Visit, box: str, game: str, players: int, move: Callable[[Page], None]
) -> None:
    """Nobody else can confirm: the next move makes it stand. Whole matches, nothing is blocked."""
    page = lay_down(visit, box, players, game)
    play_one_device(page, move)
    assert page.get_by_role("button", name="That’s right").count() == 0
    expect(page.locator("section:has(#end) ol li")).to_have_count(players)


@pytest.mark.parametrize(
    ("box", "game", "players", "asks"),
    [
        ("bausack", "Tower of Babel", 8, "Who is the youngest?"),
        pytest.param("bausack", "Chain", 5, "Who is the youngest?", marks=pytest.mark.long),
        pytest.param("bausack", "Knock-Out", 6, "Who is the youngest?", marks=pytest.mark.long),
        ("oss", "", 6, "Who has the biggest bones?"),
    ],
)
def test_the_page_asks_whom_the_sheet_lets_begin(
    visit: Visit, box: str, game: str, players: int, asks: str
) -> None:
    page = one_device(visit, box, players, game)
    asked_for = page.get_by_role("group", name=asks)
    expect(asked_for.get_by_role("radio")).to_have_count(players + 1)  # and the lot
    expect(asked_for.get_by_role("radio", name="By lot")).to_be_checked()
    asked_for.get_by_role("radio", name="No. 4").dispatch_event("click")
    page.get_by_role("button", name="Start").click()
    begins = page.locator("footer .state, .curtain").first
    expect(begins).to_contain_text("No. 4")
    expect(page.get_by_text("by lot", exact=False)).to_have_count(0)


def test_nobody_is_asked_where_the_sheet_says_nothing(visit: Visit) -> None:
    page = one_device(visit, "bausack", 3, "The Good Pile")
    expect(page.get_by_role("radio")).to_have_count(0)


def test_the_device_asks_the_auctioneer_of_the_good_pile(visit: Visit) -> None:
    page = lay_down(visit, "bausack", 3, "The Good Pile")
    state = page.locator("footer .state")
    for _ in range(3):  # each of them sells once, and has what nobody bids for
        expect(state).to_contain_text("choose a block to put up")
        name = state.inner_text().split(":")[0]
        whose = page.get_by_role("group", name="Who presses?")
        expect(whose.locator("[aria-pressed=true]")).to_have_text(name)
        play_any(page)
        for _ in range(3):
            page.get_by_role("button", name=re.compile("^Pass")).click()
        expect(state).to_contain_text(f"{name}: how high is the base?")
        say(page, height=20)


def test_moving_the_table_is_asked_once_more_and_can_be_taken_back(visit: Visit) -> None:
    page = lay_down(visit, "bausack", 2, "Knock-Out")
    page.get_by_role("button", name="Somebody moved the table").click()
    page.get_by_role("button", name="No. 2 moved the table").click()
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("loses at once")
    sure.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("#end")).to_have_count(0)
    page.get_by_role("button", name="No. 2 moved the table").click()
    sure.get_by_role("button", name="Yes, that is so").click()
    expect(page.locator("#end")).to_be_visible()
    strip(page).get_by_role("button", name="Change it").click()
    strip(page).get_by_role("button", name="None of it").click()
    expect(page.locator("#end")).to_have_count(0)
    expect(page.locator("footer .state")).to_contain_text("choose a block")


def test_a_duel_is_put_right_by_names_and_numbers(visit: Visit, house: House) -> None:
    """Not one of thirty-six pairs: a row of numbers for each of the two."""
    ann, ben = pages = sit_down(visit, "oss", 2)
    with moving(house, pages) as go:
        play_until(go, pages, ann.locator(".counts .row").count)
        say(ben)
        strip(ben).get_by_role("button", name="Change it").click()
        rows = strip(ben).locator(".counts .row")
        expect(rows).to_have_count(2)
        for row, name in zip(rows.all(), ("Ann", "Ben"), strict=True):
            assert name in rows.all_inner_texts()[0] + rows.all_inner_texts()[1]
            row.locator("button").nth(1).click()
        strip(ben).locator(".say").click()
        expect(strip(ann)).to_contain_text("1 – 1")


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
        ann.get_by_role("button", name="Somebody moved the table").click()
        look(ann, "what nobody asked for")
        ann.get_by_role("button", name="Somebody moved the table").click()
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


@pytest.mark.parametrize(
    "dark", [False, pytest.param(True, marks=pytest.mark.long)], ids=["day", "night"]
)
def test_axe_finds_nothing_at_a_real_table(visit: Visit, house: House, dark: bool) -> None:
    found = _states(visit, house, dark)
    assert {state: told for state, told in found.items() if told} == {}
