"""BadabOss at the page: bones are stacked by hand, in turn, and the others look on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_once import Hands, all_tell, round_the_table
from tests.web.builders import acting, let_go, lower, my_hand
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.line import bad_line
from tests.web.people import drawer, noted, notes


@pytest.fixture(scope="module")
def hands(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(tmp_path_factory.mktemp("stacking"))
    hands.house.open()
    yield hands
    hands.house.close()


@pytest.fixture(scope="module")
def house(hands: Hands) -> House:
    return hands.house


def says(page: Page, what: str) -> None:
    drawer(page, "Log")
    expect(page.get_by_role("tabpanel").get_by_text(re.compile(what)).first).to_be_visible()


@pytest.mark.long
def test_a_bone_is_put_on_the_stack_by_finger_and_the_other_looks_on(
    hands: Hands, visit: Visit
) -> None:
    """Ann has put the first one; how well Ben's finger does is his affair."""
    ann, ben = round_the_table(hands, visit, "badaboss", 2, webgl=True)
    expect(my_hand(ben).locator("canvas")).to_be_visible()
    expect(ann.locator("section.building:not(.mine) canvas")).to_be_visible()
    expect(ann.get_by_text("One bone lies there")).to_be_visible()
    lower(ben, finger=True)
    expect(ann.locator("section.building[data-touched]")).to_be_visible()
    let_go(ben, finger=True)
    says(ann, "Ben (stacks a bone|brings the tower down)")


def test_with_keys_a_bone_that_is_let_go_beside_the_stack_is_out_and_the_fall_is_seen_again(
    hands: Hands, visit: Visit
) -> None:
    ann, ben = round_the_table(hands, visit, "badaboss", 2)
    notes(ann, "section.again")
    expect(my_hand(ben).locator(".left")).to_be_visible()
    for _ in range(5):
        my_hand(ben).focus()
        ben.keyboard.press("Shift+ArrowRight")
    lower(ben)
    let_go(ben)
    noted(ann, 1)  # it is shown once more by itself
    says(ann, "You win BadabOss")


@pytest.mark.long
def test_a_stack_by_three_one_of_them_far_away(hands: Hands, visit: Visit) -> None:
    """Until each of them has had a bone in the hand; how well they do is their affair, and all are
    told the same of it."""
    with bad_line(hands.house.port, each_way=0.12, stalls=0.0) as address:
        pages = round_the_table(hands, visit, "badaboss", 3, lines={3: address})
        tried: set[Page] = set()
        while pages[2] not in tried:
            page = acting(*pages)
            assert page
            expect(page.locator("section.building.mine")).to_be_visible()
            lower(page)
            let_go(page)
            tried.add(page)
            all_tell(pages, len(tried))
            for one in pages:
                one.keyboard.press("Escape")
        for page in pages:
            page.goto("about:blank")
