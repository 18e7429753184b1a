"""People round a real table, each with a phone: they say what their hands did, and agree or not.

Cards, bids and lines are played by scripts at the same seats, so that a test is about the hands:
facts are said, confirmed, disputed and corrected with the page, by one phone after the other.
"""

import asyncio
import contextlib
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from ludotheque.client import Client
from ludotheque.contract import Refusal
from ludotheque.wire import Frame
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import see_the_count

NAMES = ("Ann", "Ben", "Cleo", "Dominique", "Maximilian", "Jo")
QUICK = {"pace": "quick"}
# What a script plays if it may, so that a match comes to its end.
PREFERRED = ("enough", "pass", "accept", "keep", "place")
UNASKED = {"stop", "go on"}  # The Good Pile: nobody has to answer
MOST_FACTS = 150
A_MOMENT = 5_000  # milliseconds; then it is looked at again: somebody may have been quicker


def sit_down(visit: Visit, box: str, players: int, game: str = "", **likes: Any) -> list[Page]:
    """From the box's page to a match that has begun: a phone for each, the host's first."""
    host = visit(f"/box/{box}", phone=True, likes=QUICK, **likes)
    if game:
        host.get_by_role("radio", name=re.compile(game)).dispatch_event("click")
    host.locator(f"input[name=players][value='{players}']").dispatch_event("click")
    host.get_by_role("button", name="At a real table").click()
    host.wait_for_url("**/t/*")
    guests = [visit("/", phone=True, likes=QUICK, **likes) for _ in NAMES[1:players]]
    pages = [host, *guests]
    take_seats(pages, host.url)
    return pages


def take_seats(pages: list[Page], table: str) -> None:
    """All sit down at the table, by its link, and the first of them starts the match."""
    host, *guests = pages
    _called(host, NAMES[0])
    for page, name in zip(guests, NAMES[1:], strict=False):
        page.goto(table)
        _called(page, name)
        expect(host.locator(".chair").get_by_text(name)).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.locator("footer .state")).to_be_visible()


def _called(page: Page, name: str) -> None:
    field = page.locator(".chair input").first
    field.fill(name)
    field.press("Enter")


# The scripts at the seats


@contextlib.contextmanager
def moving(house: House, pages: list[Page]) -> Iterator[threading.Event]:
    """While the event is set, a script at each person's seat plays what is to be played."""
    go, over = threading.Event(), threading.Event()
    code = pages[0].url.rsplit("/", 1)[-1]
    cookies = [
        next(c["value"] for c in page.context.cookies() if c["name"] == "ludotheque")
        for page in pages
    ]

    async def sit(cookie: str) -> None:
        async with Client(house.url, cookie) as me, me.at(code) as table:
            while not over.is_set():
                frame = await table.until(lambda frame: True)
                move = wanted(frame)
                if go.is_set() and move and frame.seat:
                    with contextlib.suppress(Refusal):  # somebody was quicker
                        await table.move(frame.seat, move)
                        continue
                await asyncio.sleep(0.02)

    async def sit_all() -> None:
        await asyncio.gather(*map(sit, cookies))

    # In a thread of its own: the browser's loop has this one.
    scripts = threading.Thread(target=lambda: asyncio.run(sit_all()))
    scripts.start()
    try:
        yield go
    finally:
        over.set()
        scripts.join()


def wanted(frame: Frame) -> str | None:
    if frame.outcome or 0 in frame.table.to_act or frame.table.status != "playing":
        return None
    moves = [choice.move for choice in frame.moves]
    if not moves or UNASKED.issuperset(moves):
        return None
    return next((move for move in PREFERRED if move in moves), moves[0])


# What happened


def asked(*pages: Page) -> bool:
    """Wait until all of them are asked what happened; no: the match is over."""
    for page in pages:
        expect(page.locator("footer .state.asked, #end").first).to_be_visible()
        see_the_count(page)
    return pages[0].locator("#end").count() == 0


def facts(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened").locator(".facts")


def say(page: Page, wish: str = "fell|fallen", height: int = 40) -> None:
    """One tap where that is enough: what is wished for, or else the last there is."""
    bar = facts(page)
    if not bar.count():
        _say_on_board(page)
        return
    buttons = bar.locator("> ul > li > button:not(.more)")
    wished = buttons.filter(has_text=re.compile(wish, re.IGNORECASE))
    if wished.count():
        wished.first.click()
    elif bar.locator("form").count():
        for digit in str(height):
            bar.get_by_role("button", name=digit, exact=True).first.click()
        bar.locator(".say").click()
    else:
        buttons.last.click()


def _say_on_board(place: Page | Locator) -> str:
    """OSS has better ways for what is more than a button: bones of two, who is out, who spoke."""
    group = place.locator(".counts:has(> .say), [role=group]:has(> .say), .said[role=group]").first
    if group.locator(".say").count():
        # Somebody is out: that nobody is may be said at once, and is asked again for ever.
        _tap_first(group)
        while True:
            while group.locator(".say").is_disabled():
                _tap_first(group)  # what was picked is gone when it is asked anew
            told = group.locator(".say").inner_text()
            with contextlib.suppress(Error):  # and that may be just now
                group.locator(".say").click(timeout=A_MOMENT)
                return told
    group.locator("button").first.click()
    return ""


def _tap_first(group: Locator) -> None:
    """The first of those, or of those numbers, that may be meant."""
    for row in group.locator(".numbers, .all").all():
        row.locator("button").first.click()


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="What was said")


def agree(page: Page, *others: Page) -> None:
    """It stands, and these have heard it."""
    strip(page).get_by_role("button", name="That’s right").click()
    for one in (page, *others):
        expect(strip(one)).to_have_count(0)


def dispute_and_correct(speaker: Page, other: Page, judge: Page, everybody: list[Page]) -> str:
    """What was said is not so; play stands still until the judge has said how it was: the host or,
    if the host is a side, the next who is none. Between two the speaker answers, the other agrees.
    """
    strip(other).get_by_role("button", name="That’s not so").click()
    for page in everybody:
        expect(page.locator("footer .state")).to_contain_text("disputed")
        assert page.locator("footer .state.mine").count() == 0
    settle = strip(judge)
    expect(settle.get_by_role("heading", name="How was it?")).to_be_visible()
    others = settle.locator(".facts > ul > li > button:not(.before, .more)")
    if settle.locator(".own").count():
        told = _say_on_board(settle)
    elif others.count():
        told = others.first.inner_text()
        others.first.click()
    else:
        settle.get_by_label("Height in mm").fill("99")
        told = settle.locator(".facts .say").inner_text()
        settle.locator(".facts .say").click()
    if judge is speaker:
        agree(other)
    expect(strip(speaker)).to_have_count(0)
    return told


def play_until(go: threading.Event, pages: list[Page], ready: Callable[[], object]) -> None:
    """On and on, until this is what they are asked about; then nobody plays on."""
    go.set()
    while asked(*pages):
        go.clear()
        if ready():
            return
        say(pages[1])
        agree(pages[0], *pages)
        go.set()
    raise AssertionError("the match is over")


def play_out(house: House, pages: list[Page], wish: str = "fell|fallen") -> int:
    """To the end: each fact is said by one phone and confirmed by the next. How many there were."""
    said = 0
    with moving(house, pages) as go:
        go.set()
        while asked(*pages):
            go.clear()
            speaker, witness = (pages[(said + i) % len(pages)] for i in (0, 1))
            say(speaker, wish)
            agree(witness, *pages)
            go.set()
            said += 1
            assert said < MOST_FACTS
    return said


# One device for all


def lay_down(visit: Visit, box: str, players: int, game: str = "", **likes: Any) -> Page:
    """A device that lies on the table, and a match that has begun."""
    page = one_device(visit, box, players, game, **likes)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("footer .state")).to_be_visible()
    return page


def one_device(visit: Visit, box: str, players: int, game: str = "", **likes: Any) -> Page:
    """All sit round it; the match has not begun."""
    page: Page = visit(f"/box/{box}", phone=True, likes=QUICK, **likes)
    if game:
        page.get_by_role("radio", name=re.compile(game)).dispatch_event("click")
    page.locator(f"input[name=players][value='{players}']").dispatch_event("click")
    page.get_by_role("button", name="Real table, one device").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    return page


def next_thing(page: Page) -> str:
    """What the device wants now: `end`, `fact`, `hand` (a curtain), or a move of somebody."""
    wants = page.locator("footer .state.mine, footer .state.asked, .curtain button, #end").first
    expect(wants).to_be_visible()
    see_the_count(page)
    if page.locator("#end").count():
        return "end"
    if page.locator(".curtain button").count():
        return "hand"
    return "fact" if page.locator("footer .state.asked").count() else "move"


def play_one_device(page: Page, move: Callable[[Page], None], most: int = 250) -> None:
    """To the end: facts are said, hands taken, and `move` plays what somebody has to choose."""
    for _ in range(most):
        before = page.locator(".room").inner_text()
        match next_thing(page):
            case "end":
                return
            case "hand":
                page.locator(".curtain button").first.click()
            case "fact":
                say(page)
            case _:
                move(page)
        page.wait_for_function(
            "before => document.querySelector('.room').innerText !== before", arg=before
        )
    raise AssertionError("the match does not end")
