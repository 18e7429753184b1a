"""Building where nothing is drawn in three dimensions: a tower from the front and from the side."""

from playwright.sync_api import Locator, Page, expect

from tests.web.builders import block_at, comes, let_go, my_hand, rest_on, strokes, takes
from tests.web.conftest import Visit
from tests.web.people import begin
from tests.web.test_building import DONE
from tests.web.test_fakir_block import LOSE

PAPER = "section.building.mine svg[data-side]"
OUTSIDE = """sheets => sheets.filter((sheet) => {
  const [frame, block] = [sheet, sheet.querySelector('.wanted')].map((one) =>
    one.getBoundingClientRect());
  return block.left < frame.left || block.right > frame.right || block.top < frame.top;
}).length"""


def takes_in_no_hurry(page: Page) -> Locator:
    page.get_by_role("radio", name="2", exact=True).dispatch_event("click")
    page.get_by_text("Variants and clock").click()
    page.get_by_role("combobox", name="Clock").select_option("calm")
    begin(page, "Against bots")
    takes(page)
    hand = my_hand(page)
    expect(hand.locator(".left")).to_be_visible()
    return hand


def draws(page: Page, side: str, by: tuple[float, float]) -> None:
    """A finger draws along one of the two pictures."""
    box = page.locator(f'{PAPER}[data-side="{side}"]').bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    strokes(page, middle, by, finger=True)


def test_where_there_is_no_third_dimension_a_finger_builds_in_two_pictures(visit: Visit) -> None:
    page = visit("/box/bausack", phone=True, webgl=False)
    hand = takes_in_no_hurry(page)
    expect(hand).to_contain_text("Drag the piece in either picture")
    was = block_at(page)
    draws(page, "front", (40, 0))
    right = comes(page, lambda at: at[0] > was[0] + 20)
    assert abs(right[1] - was[1]) < 4
    draws(page, "side", (40, -20))
    comes(page, lambda at: at[1] > was[1] + 20 and at[2] > was[2] + 8)
    aside = hand.get_by_role("button", name="To the right", exact=True)
    box = aside.bounding_box()
    assert box
    assert box["height"] >= 44
    for _ in range(5):
        rest_on(page, aside)
    comes(page, lambda at: at[0] > right[0] + 6)
    while block_at(page)[0] < 300:  # nearly as far from the middle as a hand may come
        draws(page, "front", (60, 0))
        assert page.locator(PAPER).evaluate_all(OUTSIDE) == 0
    while not hand.and_(page.locator("[data-touched]")).count():
        draws(page, "side", (0, 60))
    let_go(page, finger=True)
    expect(page.get_by_text(DONE).first).to_be_visible()  # a base, or beside the bot's


def test_who_loses_the_third_dimension_with_a_block_in_the_hand_goes_on_without(
    visit: Visit,
) -> None:
    page = visit("/box/bausack", forgive="WebGL")
    hand = takes_in_no_hurry(page)
    hand.locator("canvas").evaluate(LOSE)
    expect(hand.locator("svg[data-side]")).to_have_count(2)
    was = block_at(page)
    hand.focus()
    for _ in range(6):
        page.keyboard.press("Shift+ArrowRight")
    moved = comes(page, lambda at: at[0] > was[0] + 40)
    assert abs(moved[1] - was[1]) < 4  # the camera that looked from aside is gone
