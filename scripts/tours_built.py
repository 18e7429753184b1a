"""Bausack built on the screen, before the camera: auctions, heap, hand, tower, gift and fall."""

from playwright.sync_api import Page, expect
from tests.web.builders import choose_game, let_go, my_hand, place, plays
from tests.web.house import House
from tests.web.people import begin
from tours import Take

NOBODY_BIDS = ("pass", "pass")  # who puts it up builds it
BESIDE = 10  # great steps: clear of any tower


def built(page: Page, home: House, take: Take) -> None:
    _begun(page, home, "knockout")
    plays(page, home, "sell egg-1 horror", "bid 1")
    _asked(page, take, "built-horror")
    _begun(page, home, "goodpile")
    take("built-heap")
    plays(page, home, "sell cuboid-9 high", *NOBODY_BIDS)
    my_hand(page).locator(".left").wait_for()
    take("built-hand")
    place(page)
    plays(page, home, "sell cuboid-1 high", *NOBODY_BIDS)
    place(page)
    plays(page, home, "sell cube-4 high", "bid 2")
    _asked(page, take, "built-auction")
    plays(page, home, "bid 3", "pass")
    place(page)
    page.locator("button.tile").first.wait_for()
    take("built-tower")
    plays(page, home, "sell egg-1 gift", "bid 1", "pass")
    _asked(page, take, "built-gift")
    _falls(page, home, take)


def _begun(page: Page, home: House, game: str) -> None:
    page.goto(f"{home.url}/box/bausack")
    choose_game(page, game)
    begin(page, "One device 2 people")
    page.get_by_role("button", name="Start").click()
    page.locator("button.tile").first.wait_for()


def _asked(page: Page, take: Take, state: str) -> None:
    """What has been bid is seen, and what to do about it."""
    expect(page.locator("footer .state.mine")).to_be_visible()
    take(state)


def _falls(page: Page, home: House, take: Take) -> None:
    """Whoever was given it gives it back, and it is let go beside the tower."""
    plays(page, home, "give other", "return")
    hand = my_hand(page)
    expect(hand.locator(".left")).to_be_visible()
    hand.focus()
    for _ in range(BESIDE):
        page.keyboard.press("Shift+ArrowRight")
    let_go(page)
    fallen = page.locator("section.building .bad, section.again")  # it falls, or is shown again
    expect(fallen).to_be_visible()
    take("built-fall")
