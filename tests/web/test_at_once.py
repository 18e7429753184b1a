"""Duels and challenges that all do at once, each in a browser of their own.

How fast the machine is decides how well they do, never whether it ends: whoever does nothing in the
time that there is has kept still.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.at_once import (
    Hands,
    all_tell,
    bones,
    get_ready,
    round_one_screen,
    round_the_table,
    stroke,
    the_word,
)
from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.line import bad_line
from tests.web.people import noted, notes
from tests.web.pointing import seen_at


@pytest.fixture(scope="module")
def hands(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(tmp_path_factory.mktemp("at-once"))
    hands.house.open()
    yield hands
    hands.house.close()


@pytest.fixture(scope="module")
def house(hands: Hands) -> House:
    return hands.house


def test_kat_begins_when_both_are_ready_and_ends_for_both(hands: Hands, visit: Visit) -> None:
    pages = round_the_table(hands, visit, "kat", 2)
    get_ready(pages[0])
    expect(pages[1].locator("section.once li.ready")).to_have_count(1)  # Ben sees that Ann is
    notes(pages[1], "section.once .count")
    get_ready(pages[1])
    noted(pages[1], 1)  # three, two, one
    the_word(*pages)
    for page in pages:
        stroke(page, 0, -150, 70)
    [ended] = all_tell(pages)
    assert ended.startswith(("Kat! between", "Kat! goes to"))


TRACED = """([canvas, colour]) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.subarray(at, at + 3);
    found.add(`#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`);
  }
  return found.has(colour);
}"""
TRIBE = "#2c7370"  # of the second seat


@pytest.mark.long
def test_a_duel_is_seen_again_slowly_and_each_hand_is_traced(hands: Hands, visit: Visit) -> None:
    """Ann keeps still; the bot's hand is as quick on any machine."""
    [ann] = round_the_table(hands, visit, "kat", 1, bots=1)
    ended: list[str] = []
    while not any("goes to" in line for line in ended):  # after three ties the lot decides
        get_ready(ann)
        ended = all_tell([ann], len(ended) + 1)
        ann.keyboard.press("Escape")
    expect(ann.locator("section.once")).to_have_count(0)
    ann.get_by_role("button", name="See the last duel or challenge again").click()
    film = ann.locator("section.once.film")
    expect(film.locator("canvas[data-corners]")).to_be_visible()
    expect(film.locator(".ready")).to_have_count(0)  # nobody is asked
    film.get_by_role("button", name="Slowly").click()
    table = film.locator("canvas")
    ann.wait_for_function(TRACED, arg=[table.element_handle(), TRIBE])
    film.get_by_role("button", name="Enough").click()
    expect(film).to_have_count(0)
    assert all_tell([ann]) == ended  # nothing more has happened


@pytest.mark.long
def test_in_three_dimensions_a_duel_at_once_is_done_by_both(hands: Hands, visit: Visit) -> None:
    pages = round_the_table(hands, visit, "kat", 2, webgl=True)
    get_ready(*pages)
    for page in pages:
        assert bones(page).evaluate("canvas => canvas.getContext('webgl2') !== null")
    [ended] = all_tell(pages)  # drawn slowly where there is no graphics card: both keep still
    assert ended == "Kat! between Ann and Ben is a tie (1 of 3)."


@pytest.mark.long
def test_kat_with_one_of_two_far_away(hands: Hands, visit: Visit) -> None:
    with bad_line(hands.house.port, each_way=0.12, stalls=0.0) as address:
        pages = round_the_table(hands, visit, "kat", 2, lines={2: address})
        get_ready(*pages)
        expect(pages[0].locator("section.once li", has_text="Ben")).to_contain_text(" ms")
        the_word(*pages)
        for page in pages:
            stroke(page, 0, -150, 70)
        [ended] = all_tell(pages)
        assert ended.startswith(("Kat! between", "Kat! goes to"))
        for page in pages:
            page.goto("about:blank")


def test_who_is_so_far_away_that_they_start_later_is_told_so(hands: Hands, visit: Visit) -> None:
    with bad_line(hands.house.port, each_way=0.2, stalls=0.0) as address:
        ann, ben = round_the_table(hands, visit, "kat", 2, lines={2: address})
        expect(ben.get_by_text("Your line is far")).to_be_visible()
        expect(ann.locator("section.once li", has_text="Ben")).to_contain_text("far line")
        expect(ann.get_by_text("Your line is far")).to_have_count(0)
        ben.goto("about:blank")


@pytest.mark.long
def test_who_is_left_handed_has_the_table_mirrored(hands: Hands, visit: Visit) -> None:
    ann, ben = round_the_table(hands, visit, "bagi", 2)
    expect(bones(ann)).to_be_visible()
    x, _ = seen_at(bones(ann))(100, 0)
    ann.get_by_role("button", name="Left-handed: mirrored").click()
    expect(bones(ann)).to_be_visible()
    mirrored, _ = seen_at(bones(ann))(100, 0)
    middle, _ = seen_at(bones(ann))(0, 0)
    assert (x - middle) * (mirrored - middle) < 0  # right is left
    ann.get_by_role("button", name="To the left").click()
    get_ready(ann, ben)
    the_word(ann, ben)


def test_a_house_that_is_killed_asks_everybody_anew(hands: Hands, visit: Visit) -> None:
    pages = round_the_table(hands, visit, "bagi", 2)
    get_ready(*pages)
    the_word(*pages)
    hands.house.kill()
    hands.house.open()
    for page in pages:
        expect(page.get_by_text("begins again")).to_be_visible()
        expect(page.locator(".ready .go[aria-pressed='false']")).to_be_visible()
        expect(page.locator("section.once li.ready")).to_have_count(0)
    get_ready(*pages)
    the_word(*pages)


@pytest.mark.long
def test_bagi_begins_with_a_side_and_ends_for_both(hands: Hands, visit: Visit) -> None:
    """One of them is far away."""
    with bad_line(hands.house.port, each_way=0.12, stalls=0.0) as address:
        pages = round_the_table(hands, visit, "bagi", 2, lines={2: address})
        pages[0].get_by_role("button", name="To the left").click()
        get_ready(*pages)
        the_word(*pages)
        for page in pages:
            stroke(page, 0, -150, 70)  # and nobody is under their Jack again
            page.mouse.move(5, 5)
        [ended] = all_tell(pages)
        assert ended.startswith(("Bagi! between", "Bagi! goes to"))
        for page in pages:
            page.goto("about:blank")


# Only Cleo said a number; Ben and Cleo have not thrown; all have flicked; only Cleo has tapped.
TOLD = {
    "los-loboss": r"^(Cleo says a number first, and it is wrong|Cleo says the number first)",
    "kiri-kanoss": r"^(Ben is out|Kiri KanOss: that would put out everybody)",
    "targoss": r"^(The bone of \w+ is nearest|\w+ is equally near)",
    "warnoss": r"^(Ann|Ben|Cleo) is out|^WarnOss: that would put out everybody",
}


@pytest.mark.long
@pytest.mark.parametrize("trick", ["los-loboss", "kiri-kanoss", "targoss", "warnoss"])
def test_a_challenge_by_three_one_of_them_far_away(hands: Hands, visit: Visit, trick: str) -> None:
    with bad_line(hands.house.port, each_way=0.12, stalls=0.0) as address:
        pages = round_the_table(hands, visit, trick, 3, lines={3: address})
        get_ready(*pages)
        the_word(*pages)
        if trick == "los-loboss":
            pages[2].locator(".numbers button").nth(2).click()
        if trick == "kiri-kanoss":
            stroke(pages[0], 70, -150, 70)
        if trick == "targoss":
            for page in pages:
                stroke(page, 0, -250, 60)
        if trick == "warnoss":
            stroke(pages[2], 0, 0, 1)
        ended = all_tell(pages)
        assert re.search(TOLD[trick], ended[0]), ended
        for page in pages:
            page.goto("about:blank")


@pytest.mark.long
def test_a_table_screen_sees_a_duel_as_it_happens(hands: Hands, visit: Visit) -> None:
    pages = round_the_table(hands, visit, "kat", 2)
    code = pages[0].url.rsplit("/", 1)[-1]
    screen = visit(f"/screen/{code}", still=False, webgl=False, forgive=AWAY)
    expect(bones(screen)).to_be_visible()
    expect(screen.locator(".ready .go")).to_have_count(0)  # it has no hand
    get_ready(pages[0])
    expect(screen.locator("section.once li.ready")).to_have_count(1)
    notes(screen, "section.once[data-phase='2']")
    get_ready(pages[1])
    noted(screen, 1)  # the word is there, too


OVERLAP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const inside = (a, b) => a.left >= b.left && a.right <= b.right
    && a.top >= b.top && a.bottom <= b.bottom;
  const zones = [...document.querySelectorAll('section.once .zone')];
  const table = box(document.querySelector('section.once canvas'));
  return {
    zones: zones.length,
    over: zones.some((zone) => meet(box(zone), table)
      || zones.some((other) => other !== zone && meet(box(zone), box(other)))),
    spill: zones.some((zone) => [...zone.querySelectorAll('.name, button')]
      .some((one) => !inside(box(one), box(zone)))),
  };
}"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("trick", "people", "fits"),
    [("kat", 2, (390, 844)), ("kiri-kanoss", 3, (390, 844)), ("los-loboss", 4, (820, 1180))],
)
def test_round_one_screen_each_hand_has_a_zone_or_is_told_that_there_is_no_room(
    hands: Hands, visit: Visit, trick: str, people: int, fits: tuple[int, int]
) -> None:
    page = round_one_screen(hands, visit, trick, people)
    page.set_viewport_size({"width": fits[0], "height": fits[1]})
    zones = page.locator("section.once .zone")
    expect(zones).to_have_count(people)
    expect(bones(page)).to_be_visible()
    assert page.evaluate(OVERLAP) == {"zones": people, "over": False, "spill": False}
    page.set_viewport_size({"width": 360, "height": 560})
    expect(zones).to_have_count(0)
    expect(page.get_by_text("no room for")).to_be_visible()
    expect(page.get_by_role("button", name="I’m ready")).to_have_count(0)  # nobody could act
    expect(page.get_by_role("button", name="Go on here without")).to_be_visible()
    page.set_viewport_size({"width": fits[0], "height": fits[1]})
    for zone in zones.all():
        zone.locator(".go").click()
    the_word(page)
    assert page.evaluate(OVERLAP) == {"zones": people, "over": False, "spill": False}


@pytest.mark.long
def test_of_five_round_one_screen_one_goes_on_at_a_device_of_their_own(
    hands: Hands, visit: Visit
) -> None:
    page = round_one_screen(hands, visit, "kiri-kanoss", 5)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.get_by_text("No more than four hands")).to_be_visible()
    expect(page.locator(".ready .go")).to_have_count(0)
    page.locator(".elsewhere").get_by_role("button", name="Eve", exact=True).click()
    link = page.locator(".elsewhere a").get_attribute("href")
    assert link
    eve = visit(link.removeprefix(hands.house.url), still=False, webgl=False, forgive=AWAY)
    eve.get_by_role("button", name="Play on this device").click()
    expect(bones(eve)).to_be_visible()
    zones = page.locator("section.once .zone")
    expect(zones).to_have_count(4)
    for zone in zones.all():
        zone.locator(".go").click()
    get_ready(eve)
    the_word(page, eve)


@pytest.mark.long
def test_of_five_round_one_screen_four_go_on_without_the_fifth(hands: Hands, visit: Visit) -> None:
    page = round_one_screen(hands, visit, "kiri-kanoss", 5)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.get_by_role("button", name="Go on here without Eve").click()
    zones = page.locator("section.once .zone")
    expect(zones).to_have_count(4)
    for zone in zones.all():
        zone.locator(".go").click()
    the_word(page)
