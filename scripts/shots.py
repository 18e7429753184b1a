"""Takes pictures of every page and state into build/shots: phone and desktop, light and dark.

shots.py [WORD ...]     only those whose name has one of the words in it
"""

import argparse
import contextlib
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
from tests.web.house import House  # noqa: E402

OUT = ROOT / "build" / "shots"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SCREENS = {"phone": PHONE, "desk": DESK}
DIGITAL = ("nox", "isis", "fakir")
Take = Callable[[str], None]


def begin(page: Page, url: str, box: str, way: str, players: int | None = None) -> None:
    page.goto(f"{url}/box/{box}")
    if players:
        page.get_by_role("radio", name=str(players)).check(force=True)
    page.get_by_role("button", name=way).click()
    page.wait_for_url("**/t/*")


def my_turn(page: Page) -> None:
    page.get_by_text(re.compile("^Your turn: ")).wait_for(timeout=60_000)
    page.wait_for_timeout(500)


def tab(page: Page, name: str) -> None:
    if not page.get_by_role("tab", name=name).count():
        page.get_by_role("button", name="Log, chat, rules, table").click()
    page.get_by_role("tab", name=name).click()
    page.wait_for_timeout(250)


def shut(page: Page) -> None:
    """The drawer, where it lies over the table."""
    with contextlib.suppress(Exception):
        page.locator("dialog[open]").get_by_role("button", name="Close").click(timeout=500)


def house(page: Page, url: str, take: Take) -> None:
    page.goto(f"{url}/nowhere")
    take("nowhere")
    page.goto(f"{url}/t/ABCDEF")
    take("no-such-table")
    for box in (*DIGITAL, "bausack", "oss"):
        page.goto(f"{url}/box/{box}")
        page.locator("h1").wait_for()
        take(f"box-{box}")
    page.locator("summary").first.click()
    take("box-options")
    begin(page, url, "nox", "With friends")
    page.get_by_role("heading", name="Invite").wait_for()
    take("before-friends")
    begin(page, url, "nox", "One device", 3)
    page.get_by_role("button", name="Start").wait_for()
    take("before-device")
    page.goto(url)
    page.locator(".label").first.wait_for()
    take("shelf")


def tables(page: Page, url: str, take: Take) -> None:
    for box in DIGITAL:
        begin(page, url, box, "Against bots")
        my_turn(page)
        take(f"table-{box}")
        page.get_by_role("button", name="Moves", exact=True).click()
        panel = page.get_by_role("region", name="Moves", exact=True)
        panel.locator("li button").nth(2).click()
        take(f"moves-{box}")
        panel.get_by_role("button", name="Close").click()
        take(f"chosen-{box}")
        page.get_by_role("button", name="Play it", exact=True).click()
        my_turn(page)
        take(f"later-{box}")
    for name in ("Log", "Chat", "Rules", "Table"):
        tab(page, name)
        take(f"drawer-{name.lower()}")
    page.get_by_role("button", name="Pause").click()
    shut(page)
    take("paused")


def curtain(page: Page, url: str, take: Take) -> None:
    begin(page, url, "nox", "One device", 3)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="show my hand").wait_for()
    page.wait_for_timeout(400)
    take("curtain")


def ending(page: Page, url: str, take: Take) -> None:
    begin(page, url, "fakir", "Against bots", 2)
    my_turn(page)
    tab(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("alert").get_by_role("button", name="Give up").click()
    shut(page)
    page.get_by_role("heading", name="won").wait_for()
    take("end")
    page.get_by_text("A fair deal").last.click()
    page.wait_for_timeout(200)
    take("end-proof")


def rooms(driver: Browser) -> Iterator[tuple[str, Page]]:
    for screen, options in SCREENS.items():
        for scheme in ("light", "dark"):
            context = driver.new_context(color_scheme=scheme, locale="en-GB", **options)
            page = context.new_page()
            page.set_default_timeout(120_000)  # software draws three dimensions slowly
            yield f"{screen}-{scheme}", page
            context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every page and state.")
    parser.add_argument("words", nargs="*")
    words = parser.parse_args().words
    path = browser.chromium()
    if path is None:
        print(browser.NONE, file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = House(Path(folder))
        home.open()
        driver = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        try:
            for room, page in rooms(driver):

                def take(name: str, room: str = room, page: Page = page) -> None:
                    if not words or any(word in f"{name}-{room}" for word in words):
                        page.wait_for_timeout(350)
                        page.screenshot(path=OUT / f"{name}-{room}.png", full_page="box" in name)
                        print(f"{name}-{room}", flush=True)

                for tour in (house, tables, curtain, ending):
                    tour(page, home.url, take)
        finally:
            driver.close()
            home.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
