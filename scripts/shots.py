"""Takes pictures of every page and state into build/shots: phone and desktop, light and dark.

shots.py [WORD ...]     only those of a tour (house, tables, block...) or a room (phone, dark...)
"""

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
from tests.web import people, real_table  # noqa: E402
from tests.web.hands import BOARDS, play_on_board  # noqa: E402
from tests.web.house import House  # noqa: E402

OUT = ROOT / "build" / "shots"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
WALL: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
DIGITAL = ("nox", "isis", "fakir")
PATIENCE = 120_000  # milliseconds: software draws three dimensions slowly
Take = Callable[[str], None]


def begin(page: Page, home: House, box: str, way: str, players: int | None = None) -> str:
    page.goto(f"{home.url}/box/{box}")
    return people.begin(page, way, players)


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
    for box in (*DIGITAL, "bausack", "oss"):
        page.goto(f"{home.url}/box/{box}")
        page.locator(".booklet article").wait_for()
        take(f"box-{box}")
    page.goto(f"{home.url}/box/nox")
    page.locator("summary").first.click()
    take("box-options")
    code = begin(page, home, "nox", "With friends")
    page.get_by_role("heading", name="Invite").wait_for()
    take("before-friends")
    begin(page, home, "nox", "One device", 3)
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    take("before-device")
    page.goto(home.url)
    page.locator(".label").first.wait_for()
    page.get_by_role("link", name=code).wait_for()
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
        for nth in range(4):
            people.my_turn(page)
            play_on_board(page, box, nth=nth * 3)
        people.my_turn(page)
        take(f"later-{box}")
        BOARDS[box](page, lambda place: place.click(), 1).hover()
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
    begin(page, home, "nox", "One device", 3)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="show my hand").wait_for()
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


def referee(page: Page, home: House, take: Take) -> None:
    """The real box on the table: what is asked, what was said, what is disputed."""
    page.goto(f"{home.url}/box/bausack")
    page.locator("input[name=players][value='2']").check(force=True)
    page.get_by_role("button", name="At a real table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    take("real-before")
    guest = page.context.browser.new_context(**PHONE).new_page()  # type: ignore[union-attr]
    people_at = [page, guest]
    real_table.take_seats(people_at, page.url)
    with real_table.moving(home, people_at) as go:
        for state in ("base", "block"):
            go.set()
            real_table.asked(*people_at)
            go.clear()
            take(f"real-{state}")
            if state == "base":
                real_table.facts(page).get_by_role("button", name="Measured").click()
                take("real-keypad")
                page.get_by_role("button", name="Something else").click()
                take("real-unasked")
                page.get_by_role("button", name="Something else").click()
            real_table.say(guest, "stands")
            take(f"real-{state}-said")
            if state == "base":
                real_table.agree(page)
    real_table.strip(page).get_by_role("button", name="That’s not so").click()
    real_table.strip(page).get_by_role("heading").wait_for()
    take("real-disputed")
    page.get_by_role("button", name="The rule for this").click()
    page.locator(".booklet article").wait_for()
    take("real-rule")
    guest.context.close()


def screen(page: Page, home: House, take: Take) -> None:
    """A table on the wall: in a room of its own, before the match, in it and at its end."""
    phone = page.context.browser.new_context(**PHONE).new_page()  # type: ignore[union-attr]
    for box in (*DIGITAL, "oss"):
        real = box == "oss"
        code = begin(phone, home, box, "At a real table" if real else "With friends")
        page.goto(f"{home.url}/screen/{code}")
        page.locator(".lobby").wait_for()
        take(f"screen-before-{box}")
        shared = phone.get_by_role("button", name="Here with me" if real else "Seat a bot")
        while shared.count():
            left = shared.count()
            shared.first.click()
            expect(shared).to_have_count(left - 1)
        phone.get_by_role("button", name="Start").click()
        page.locator(".play .state").wait_for()
        if not real:
            people.my_turn(phone)
            people.play_any(phone)
            people.my_turn(phone)
        take(f"screen-{box}")
        if not real:
            people.play_to_the_end(home, phone, code)
            page.locator(".end").wait_for()
            take(f"screen-end-{box}")
    phone.context.close()


TOURS = (house, tables, drawer, block, curtain, six, ending, referee, screen)


ROOMS = {"phone": PHONE, "desk": DESK, "small": SMALL, "wall": WALL}


def rooms(driver: Browser) -> Iterator[tuple[str, Page]]:
    for screen, options in ROOMS.items():
        for scheme in ("light", "dark"):
            context = driver.new_context(
                color_scheme=scheme, locale="en-GB", reduced_motion="reduce", **options
            )
            context.add_init_script("localStorage.setItem('ludotheque.pace', '\"quick\"')")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            yield f"{screen}-{scheme}", page
            context.close()


def take(page: Page, room: str, name: str) -> None:
    page.wait_for_timeout(300)  # what fades has faded
    whole = name.startswith(("box", "shelf"))
    page.screenshot(path=OUT / f"{name}-{room}.png", full_page=whole)
    print(f"{name}-{room}", flush=True)


def wanted(tour: str, room: str, words: list[str]) -> bool:
    if room.startswith("small") and (tour != "six" or room.endswith("dark")):
        return False  # the smallest screen for the largest table, by day
    if tour == "screen" or room.startswith("wall"):  # a table screen is always dark
        return tour == "screen" and room == "wall-dark" and all(w in (tour, "wall") for w in words)
    return all(word == tour or word in room for word in words)


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every page and state.")
    parser.add_argument("words", nargs="*")
    words = parser.parse_args().words
    path = browser.chromium()
    if path is None:
        print(browser.NONE, file=sys.stderr)
        return 2
    expect.set_options(timeout=PATIENCE)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = House(Path(folder))
        home.open()
        driver = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        try:
            for room, page in rooms(driver):
                for tour in TOURS:
                    if wanted(tour.__name__, room, words):
                        tour(page, home, partial(take, page, room))
        finally:
            driver.close()
            home.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
