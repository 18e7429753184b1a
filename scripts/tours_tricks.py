"""The practice room before the camera: each trick done by a bot's hand, as a strip of pictures."""

import base64

from playwright.sync_api import Page, ViewportSize, expect
from tests.web.house import House
from tests.web.pointing import STAMPED, stop_the_clock
from tours import Take

from ludotheque.games.oss.practice import ALONE
from ludotheque.hands.bones.record import A_SECOND

APART = 0.24  # seconds between two pictures: a longer pause would not count
AFTER = 0.5  # how it ended
WALL: ViewportSize = {"width": 1580, "height": 600}  # where strips are hung
STRIP = """<html lang="en"><body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;
align-content:start;gap:4px;background:#888">
<style>img {{ width: 260px }}</style>{}"""


def tricks(page: Page, home: House, take: Take) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(STAMPED)
    page.clock.install()
    for trick in ALONE:
        take_strip(page, home, trick, take)
    page.emulate_media(reduced_motion="reduce")


def take_strip(page: Page, home: House, trick: str, take: Take) -> None:
    page.clock.resume()
    page.goto(f"{home.url}/practice/oss/{trick}")
    expect(page.locator("canvas[data-corners]")).to_be_visible()
    stop_the_clock(page)
    with page.expect_response("**/shown") as shown:
        page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("A bot’s hand")).to_be_visible()
    strip = _strip(page, shown.value.json()["trace"][-1][0] / A_SECOND + AFTER)
    size = page.viewport_size
    page.set_viewport_size(WALL)
    page.set_content(strip, wait_until="load")
    take(f"strip-{trick}")
    page.set_viewport_size(size or WALL)


def _strip(page: Page, seconds: float) -> str:
    pictures = []
    for _ in range(round(seconds / APART)):
        page.clock.fast_forward(round(1000 * APART))
        pictures.append(base64.b64encode(page.screenshot()).decode())
    return STRIP.format("".join(f'<img src="data:image/png;base64,{one}">' for one in pictures))
