"""OSS in a match with the hand: done here, judged by the house, watched by everybody."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, drawer, friends, noted, notes, path_of
from tests.web.pointing import Finger, perform
from tests.web.solos import Player, deft, lay_apart, lay_in_turn, thrown, whose
from tests.web.test_practice import KEYED

DONE = re.compile(r"do(es)? .* with .* was wanted|all five bones stand")
TAKEN = re.compile(DONE.pattern + r"|gets [1-5] bones? at")  # all that were wanted, or some
WATCHED = "section.solo:not(.mine) canvas[data-corners]"
FORGIVE = {"forgive": "WebGL"}


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Time passes there with what a hand says."""
    many = "HANDS_PER_SECOND=1e6 HAND_BURST=1000000"  # the test's time may pass faster than ours
    opened = House(tmp_path_factory.mktemp("solos"), limits=many, module="tests.server.house")
    opened.environment["BY_HAND"] = "1"
    opened.open()
    yield opened
    opened.close()


def at_a_table(visit: Visit) -> tuple[Player, Player]:
    """Two people, whose first solos are about to be tried."""
    ann, ben = friends(visit, "oss", host=FORGIVE, guest={**FORGIVE, "phone": False})
    return Player(ann), Player(ben)


@pytest.mark.long
def test_a_solo_by_pointer_is_watched_by_the_others_and_told_to_all(visit: Visit) -> None:
    players = at_a_table(visit)
    screen = visit(f"{path_of(players[0].page).replace('/t/', '/screen/')}", **FORGIVE)
    lay_apart(*(player.page for player in players))
    mine = whose(*players)
    other = next(player for player in players if player is not mine)
    expect(other.page.locator(WATCHED)).to_be_visible()
    expect(screen.locator(WATCHED)).to_be_visible()
    notes(other.page, "section.solo footer.managed")
    assert mine.laid
    mine.page.clock.fast_forward(9_000)  # a page that was busy is not ahead of the house for that
    mine.does(deft(mine.laid))
    expect(mine.said).to_have_text("Managed")
    mine.page.clock.resume()
    noted(other.page, 1)  # how it ended
    for player in players:
        drawer(player.page, "Log")
        expect(player.page.get_by_role("tabpanel").get_by_text(DONE)).to_be_visible()
    _sees_it_again(mine.page)


def _sees_it_again(page: Page) -> None:
    """While somebody else is about to try."""
    page.get_by_role("button", name="See the last try again").click()
    expect(page.locator("section.solo.film footer.managed")).to_be_visible()
    page.get_by_role("button", name="Enough").click()
    expect(page.locator("section.solo.film")).to_have_count(0)


@pytest.mark.long
def test_a_page_that_is_opened_anew_goes_on_where_it_was(visit: Visit) -> None:
    players = at_a_table(visit)
    lay_apart(*(player.page for player in players))
    mine = whose(*players)
    laid, mine.laid = mine.laid, None
    assert laid
    first = mine.said.inner_text()
    mine.does(thrown(deft(laid)), after=100)
    now = mine.said.inner_text()
    assert now != first  # the Jack is in the air
    mine.page.reload()  # where its time stands still
    assert whose(mine).laid == laid
    expect(mine.said).to_have_text(now)


def test_keys_do_it_too_and_everybody_sees_that_they_do(visit: Visit) -> None:
    players = at_a_table(visit)
    lay_apart(*(player.page for player in players))
    mine = whose(*players)
    other = next(player for player in players if player is not mine)
    expect(other.page.locator(WATCHED)).to_be_visible()
    assert mine.laid
    mine.keys(*KEYED[mine.laid.trick])
    expect(other.page.locator("section.solo .badge")).to_contain_text("by keys")


@pytest.mark.long
def test_one_device_is_handed_to_the_one_whose_hand_it_is_and_a_finger_takes_a_bone(
    visit: Visit,
) -> None:
    page = visit("/box/oss", phone=True, **FORGIVE)
    begin(page, "One device 2 people", 2)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".curtain")).to_be_visible()
    player = Player(page)
    lay_in_turn(page, 2)
    laid = whose(player).laid
    assert laid
    page.get_by_role("button", name="your hand: tap when you have the device").click()
    perform(page, player.stop_time(), deft(laid, finger=True), Finger(page), after=4000)
    page.clock.resume()
    drawer(page, "Log")
    expect(page.get_by_role("tabpanel").get_by_text(TAKEN)).to_be_visible()
