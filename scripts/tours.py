"""The walk through the house and its tables, before a camera: what `shots.py` takes pictures of.

All is done in English; the camera turns the page to the other languages and back.
"""

import contextlib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.tables import BOXES, DIGITAL
from tests.web import people
from tests.web.hands import play_on_board, target_of
from tests.web.house import House

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
Take = Callable[[str], None]
# Somebody's page sends what it should not: this is the only way, for it offers what is legal.
MISTAKEN = """move => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const said = JSON.parse(data);
    if (said.do === 'move') WebSocket.prototype.send = send;
    send.call(this, said.do === 'move' ? JSON.stringify({ ...said, move }) : data);
  };
}"""


def begin(page: Page, home: House, box: str, way: str, players: int | None = None) -> str:
    page.goto(f"{home.url}/box/{box}")
    return people.begin(page, way, players)


def round_one_device(page: Page, home: House) -> None:
    """Three people and one screen: they have said who they are, and may start."""
    begin(page, home, "nox", "One device", 3)
    for seat, name in enumerate(("Ann", "Ben", "Cleo")):
        field = page.locator(".chair input").nth(seat)
        field.fill(name)
        field.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def shut(page: Page) -> None:
    """The drawer, where it lies over the table."""
    with contextlib.suppress(Exception):
        page.locator("dialog[open]").get_by_role("button", name="Close").click(timeout=500)


def house(page: Page, home: House, take: Take) -> None:
    page.goto(f"{home.url}/nowhere")
    page.locator("h1").wait_for()
    take("nowhere")
    page.goto(f"{home.url}/t/ABCDEF")
    page.get_by_role("alert").wait_for()
    take("no-such-table")
    for box in BOXES:
        page.goto(f"{home.url}/box/{box}")
        page.locator(".booklet article").wait_for()
        take(f"box-{box}")
    page.goto(f"{home.url}/box/nox")
    page.locator("summary").first.click()
    take("box-options")
    code = begin(page, home, "nox", "With friends")
    page.get_by_role("heading", name="Invite").wait_for()
    take("before-friends")
    round_one_device(page, home)
    take("before-device")
    page.goto(home.url)
    page.locator(".label").first.wait_for()
    page.locator(f"a[href='/t/{code}']").first.wait_for()
    take("shelf")


def tables(page: Page, home: House, take: Take) -> None:
    for box in DIGITAL:
        code = begin(page, home, box, "Against bots")
        people.my_turn(page)
        take(f"table-{box}")
        panel = people.open_moves(page)
        panel.locator("li button").nth(2).click()
        take(f"moves-{box}")
        panel.get_by_role("button", name="Close").click()
        take(f"chosen-{box}")
        page.keyboard.press("Escape")
        page.locator("footer .hint").click()
        page.locator("footer .why").first.wait_for()  # on a slip or on the rail
        take(f"hint-{box}")
        page.keyboard.press("Escape")
        close = page.get_by_role("complementary", name="Hint").get_by_role("button", name="Close")
        if close.count():
            close.click()
        for nth in range(4):
            people.my_turn(page)
            play_on_board(page, box, nth=nth * 3)
        people.my_turn(page)
        take(f"later-{box}")
        target_of(box, page, lambda place: place.click(), 1).hover()
        take(f"aimed-{box}")
        people.play_to_the_end(home, page, code)
        expect(page.locator("#end, footer [data-skip]").first).to_be_attached()
        people.see_the_count(page)
        take(f"end-{box}")
        page.get_by_role("button", name="Count again").click()
        page.get_by_role("button", name="Stop here").click()
        page.get_by_role("button", name="One step on").click()
        take(f"count-{box}")


def drawer(page: Page, home: House, take: Take) -> None:
    begin(page, home, "isis", "Against bots")
    people.my_turn(page)
    people.play_any(page)
    people.my_turn(page)
    for name in ("Log", "Chat", "Rules", "Table"):
        people.drawer(page, name)
        take(f"drawer-{name.lower()}")
    page.get_by_role("button", name="Pause").click()
    shut(page)
    take("paused")
    page.get_by_role("main").get_by_role("button", name="Go on").click()
    mistake(page, "pass")
    take("illegal")
    page.get_by_role("alert").get_by_role("button", name="The rule").click()
    page.locator(".booklet [data-here]").wait_for()
    take("illegal-rule")


def mistake(page: Page, move: str) -> None:
    """An illegal move: the house says why not."""
    people.my_turn(page)
    page.evaluate(MISTAKEN, move)
    people.play_any(page)
    page.get_by_role("alert").wait_for()


def block(page: Page, home: House, take: Take) -> None:
    begin(page, home, "fakir", "Against bots", 3)
    for nth in range(3):
        people.my_turn(page)
        play_on_board(page, "fakir", nth=nth * 4)
    people.my_turn(page)
    page.get_by_role("button", name="The block").click()
    page.locator("canvas").wait_for()
    page.get_by_role("button", name="See through").wait_for()
    take("block")
    page.get_by_role("button", name="See through").click()
    take("block-through")
    page.get_by_role("button", name="Level by level").click()


def curtain(page: Page, home: House, take: Take) -> None:
    round_one_device(page, home)
    page.get_by_role("button", name="Start").click()
    page.locator(".curtain button").wait_for()
    take("curtain")


def six(page: Page, home: House, take: Take) -> None:
    begin(page, home, "nox", "Against bots", 6)
    for nth in range(4):
        people.my_turn(page)
        play_on_board(page, "nox", nth=nth)
    people.my_turn(page)
    take("six-nox")
    page.locator('[data-hand][aria-disabled="false"]').first.click()
    take("six-nox-picked")
    page.keyboard.press("Escape")
    page.locator("[data-spot]:not([data-drop])").first.click()
    take("six-nox-near")


def ending(page: Page, home: House, take: Take) -> None:
    begin(page, home, "fakir", "Against bots", 2)
    people.my_turn(page)
    people.drawer(page, "Table")
    page.get_by_role("button", name="Give up").click()
    take("sure")
    page.get_by_role("alert").get_by_role("button", name="Give up").click()
    shut(page)
    page.locator("#end").wait_for()
    take("end-given-up")
    page.get_by_text("A fair deal").last.click()
    take("end-proof")
