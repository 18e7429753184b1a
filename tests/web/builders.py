"""Hands that build at the page, by keys or by finger; they wait for states, never for time."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect

from ludotheque.client import Client
from ludotheque.contract import JUDGE
from ludotheque.wire import Frame
from tests.web.conftest import NO_WEBGL, Visit
from tests.web.house import House
from tests.web.people import (
    A_TURN,
    begin,
    cookie_of,
    meanwhile,
    open_moves,
    see_the_count,
    sit_down,
)

NAMES = {
    "babel": "Tower of Babel",
    "chain": "Chain",
    "knockout": "Knock-Out",
    "goodpile": "The Good Pile",
    "threereds": "Three Reds Win",
}
DOWN = 100  # pixels of the rail at a time
LONG = 700  # milliseconds: longer than a tap
TRIES = 60  # more than it takes to lower a block from anywhere


def my_hand(page: Page) -> Locator:
    return page.locator("section.building.mine")


def plain(page: Page) -> None:
    """From now on this browser draws nothing in three dimensions."""
    page.add_init_script(NO_WEBGL)
    page.reload()


def choose_game(page: Page, variant: str, players: int = 2) -> None:
    page.get_by_role("radio", name=NAMES[variant]).dispatch_event("click")
    page.get_by_role("radio", name=str(players), exact=True).dispatch_event("click")


def builders(visit: Visit, variant: str) -> tuple[Page, Page]:
    """Two people at a digital table that has begun: a desk without WebGL, and a phone with it."""
    first = visit("/box/bausack", forgive="WebGL")
    plain(first)
    choose_game(first, variant)
    begin(first, "With friends")
    second = visit("/" + first.url.split("/", 3)[3], phone=True, forgive="WebGL")
    sit_down(second, "Ben")
    expect(first.get_by_text("Ben")).to_be_visible()
    first.get_by_role("button", name="Start").click()
    return first, second


def acting(*pages: Page) -> Page | None:
    """The first of them who has something to do, by choice or by hand; None: it is over for all."""
    until = time.monotonic() + A_TURN / 1000
    while time.monotonic() < until:
        for page in pages:
            if holds(page) or (chooses(page) and not page.locator("footer .would").count()):
                return page
            see_the_count(page)
        if all(page.locator("#end").count() for page in pages):
            return None
        pages[0].wait_for_timeout(25)
    raise AssertionError([page.locator("footer .state").all_inner_texts() for page in pages])


def holds(page: Page) -> bool:
    """A block is in my hand, and it can be moved."""
    return bool(my_hand(page).locator(".go").count() and my_hand(page).locator(".left").count())


def chooses(page: Page) -> bool:
    mine = page.locator("footer .state.mine").count()
    return bool(mine and not page.locator("section.building, section.again").count())


def chosen(page: Page, nth: int) -> None:
    """A move of the list, and it is played: it is offered no more, or something else is asked."""
    said = page.locator("footer .state").inner_text()
    moves = open_moves(page).locator("li button")
    move = moves.nth(nth % moves.count())
    name = move.inner_text()
    move.click()
    page.get_by_role("button", name="Play it", exact=True).click()
    page.wait_for_function(
        """([said, name]) => {
          if (document.querySelector('#end, section.building, footer [data-skip]')) return true;
          const state = document.querySelector('footer .state.mine');
          const moves = [...document.querySelectorAll('li button')];
          return state?.innerText !== said || !moves.some((one) => one.innerText === name);
        }""",
        arg=[said, name],
    )


def lay_out(house: House, *pages: Page) -> bool:
    """The fifty choices with which a round of Chain begins, if they are asked for now, made by
    scripts at these pages' seats. Whether they were."""
    made: list[str] = []

    async def draft(cookie: str, code: str) -> None:
        async with Client(house.url, cookie) as me, me.at(code) as table:
            n = 0
            async for frame in table.frames():
                if (frame.view or {}).get("stage") not in ("draft", "order"):
                    return
                if frame.n >= n and frame.moves and frame.seat is not None:
                    made.append(frame.moves[0].move)
                    n = (await table.move(frame.seat, made[-1])).n

    people = [(cookie_of(page), page.url.rsplit("/", 1)[-1]) for page in pages]

    async def both() -> None:
        await asyncio.gather(*(draft(*one) for one in people))

    meanwhile(pages[0], both)
    for page in pages:  # what is shown lags behind
        expect(page.locator(".bausack:is(.draft, .order)")).to_have_count(0)
    return bool(made)


def plays(page: Page, house: House, *moves: str) -> None:
    """What is said by whoever is to act: all of them are this page's."""
    code, cookie = page.url.rsplit("/", 1)[-1], cookie_of(page)

    def asks(n: int, frame: Frame) -> bool:
        return frame.n >= n and frame.table.to_act not in ([], [JUDGE])

    async def play() -> None:
        async with Client(house.url, cookie) as me, me.at(code) as table:
            n = 0
            for move in moves:
                frame = await table.until(partial(asks, n))
                seat = frame.table.to_act[0]
                n = (await table.move(seat, move.replace("other", str(3 - seat)))).n

    meanwhile(page, play)


Block = tuple[int, int, int, int, int]


def block_at(page: Page) -> Block:
    """Where the block in the hand is, as the house has it: millimetres to the right, away and up,
    and degrees that it has spun and is tilted since it was taken."""
    hand = my_hand(page).and_(page.locator("[data-at]"))
    x, y, z, spun, tilt = map(int, (hand.get_attribute("data-at") or "").split())
    return x, y, z, spun, tilt


def comes(page: Page, where: Callable[[Block], bool]) -> Block:
    """Once the block is there."""
    until = time.monotonic() + A_TURN / 1000
    while not where(at := block_at(page)):
        assert time.monotonic() < until, at
        page.wait_for_timeout(25)
    return at


def lower(page: Page, *, finger: bool = False) -> None:
    """Until the block touches."""
    expect(my_hand(page).locator(".left")).to_be_visible()
    for _ in range(TRIES):
        if my_hand(page).and_(page.locator("[data-touched]")).count() or not holds(page):
            return
        if finger:
            rail(page)
        else:
            to_hand(page)
            page.keyboard.press("Shift+PageDown")
    raise AssertionError("The block comes down on nothing.")


def to_hand(page: Page) -> None:
    """Keys go there, should it still hold anything: a tower may fall before they are pressed."""
    page.evaluate("document.querySelector('section.building.mine')?.focus()")


def rail(page: Page) -> None:
    """A thumb draws the block down by the rail at the side."""
    box = my_hand(page).locator(".rail").bounding_box()
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 4
    thumb = page.context.new_cdp_session(page)
    for kind, down in [("touchStart", 0), ("touchMove", DOWN / 2), ("touchMove", DOWN)]:
        point = {"x": x, "y": y + down}
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    thumb.detach()


def let_go(page: Page, *, finger: bool = False) -> None:
    """And see what comes of it. It may have fallen before."""
    hand = my_hand(page)
    if finger:
        go = hand.get_by_role("button", name="Let go")
        if go.count():
            rest_on(page, go)
    elif holds(page):
        to_hand(page)
        page.keyboard.press("Enter")
    expect(hand.locator(".go")).to_have_count(0)


def rest_on(page: Page, button: Locator) -> None:
    """A careful finger: a browser may take it for one that wants a menu, and not for a click."""
    box = button.bounding_box()
    if box is None:
        return
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def place(page: Page, *, finger: bool = False) -> None:
    lower(page, finger=finger)
    let_go(page, finger=finger)


def takes(page: Page) -> None:
    page.locator("button.tile").first.click()
    page.get_by_role("button", name="Take it").click()


def strokes(page: Page, at: tuple[float, float], by: tuple[float, float], *, finger: bool) -> None:
    """From there, in a few steps, as far as that."""
    path = [(at[0] + by[0] * i / 8, at[1] + by[1] * i / 8) for i in range(9)]
    if not finger:
        page.mouse.move(*path[0])
        page.mouse.down()
        for x, y in path[1:]:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    thumb = page.context.new_cdp_session(page)
    for i, (x, y) in enumerate(path):
        kind = "touchMove" if i else "touchStart"
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    thumb.detach()
