"""Three Reds Win on a screen: a further base is set on the table, touching the first."""

from playwright.sync_api import Page, expect

from tests.web.builders import choose_game, my_hand, place, plain, plays
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin

NOBODY_BIDS = ("pass", "pass")  # who puts it up builds it
BEHIND = 6  # great steps: clear of the base
DOWN = 9  # and from over it to the table
BACK = 40  # small steps: more than to the base, against which the hand goes on pressing


def sets_beside(page: Page) -> None:
    hand = my_hand(page)
    expect(hand.locator(".left")).to_be_visible()
    hand.focus()
    for key, often in (("Shift+ArrowUp", BEHIND), ("Shift+PageDown", DOWN), ("ArrowDown", BACK)):
        for _ in range(often):
            page.keyboard.press(key)


def test_a_block_set_down_against_a_base_is_one_more(visit: Visit, house: House) -> None:
    page: Page = visit("/box/bausack", forgive="WebGL")
    plain(page)
    choose_game(page, "threereds")
    begin(page, "One device 2 people")
    page.get_by_role("button", name="Start").click()
    for base in ("cuboid-9", "cuboid-1"):
        plays(page, house, f"sell {base} high", *NOBODY_BIDS)
        place(page)
    plays(page, house, "sell cube-4 high", *NOBODY_BIDS)
    expect(my_hand(page)).to_contain_text("touching a base")
    sets_beside(page)
    expect(my_hand(page).and_(page.locator("[data-lies]"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("builds the natural cube (35): 35 mm").first).to_be_attached()
