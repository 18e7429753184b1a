"""Real boxes before the camera: Bausack's five games and OSS, with a phone for each.

What the hands did is said with the page; bids, lines and cards are played at the same seats, one by
one, so that every thing that is asked has its picture.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import Page, expect
from tests.web import people, real_table
from tests.web.house import House
from tours import PHONE, Take

from ludotheque.client import Client
from ludotheque.contract import Refusal
from ludotheque.wire import Frame

GAMES = {"babel": 3, "chain": 4, "knockout": 5, "goodpile": 4, "threereds": 2}  # and for how many
Ready = Callable[[Frame], bool]  # what the first of them sees
STANDS = 4  # blocks that stand before one falls


@contextlib.contextmanager
def at_a_real_table(
    page: Page, home: House, box: str, players: int, game: str = ""
) -> Iterator[list[Page]]:
    """A match that has begun: this page is the host's, the others have phones."""
    page.goto(f"{home.url}/box/{box}")
    if game:
        page.locator(f"input[name=variant][value={game}]").dispatch_event("click")
    page.locator(f"input[name=players][value='{players}']").dispatch_event("click")
    page.get_by_role("button", name="At a real table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    driver = page.context.browser
    assert driver
    rooms = [driver.new_context(locale="en-GB", **PHONE) for _ in range(players - 1)]
    pages = [page, *(room.new_page() for room in rooms)]
    try:
        real_table.take_seats(pages, page.url)
        yield pages
    finally:
        for room in rooms:
            room.close()


def go_on(home: House, pages: list[Page], ready: Ready, raises: int = 0) -> list[Frame]:
    """Cards, bids and lines are played until their hands are asked, it is over, or this is so.

    The first so many bids are raised, so that there is an auction to be seen.
    """
    code = pages[0].url.rsplit("/", 1)[-1]
    cookies = [
        next(c["value"] for c in page.context.cookies() if c["name"] == "ludotheque")
        for page in pages
    ]
    seen: list[Frame] = []

    async def play() -> None:
        nonlocal raises
        async with contextlib.AsyncExitStack() as room:
            clients = [await room.enter_async_context(Client(home.url, one)) for one in cookies]
            tables = [await room.enter_async_context(one.at(code)) for one in clients]
            n = 0
            while True:
                frames = [await table.until(partial(_is_after, n)) for table in tables]
                now = frames[0]
                if now.outcome or 0 in now.table.to_act or ready(now):
                    seen.extend(frames)
                    return
                for table, frame in zip(tables, frames, strict=True):
                    move = _wanted(frame, raises > 0)
                    if move and frame.seat:
                        raises -= move.startswith("bid")
                        with contextlib.suppress(Refusal):  # too fast for a person
                            n = (await table.move(frame.seat, move)).n
                            break
                else:
                    await asyncio.sleep(0.05)

    # In a thread of its own: the browser's loop has this one.
    script = threading.Thread(target=lambda: asyncio.run(play()))
    script.start()
    while script.is_alive():
        pages[0].wait_for_timeout(20)
    pages[0].wait_for_timeout(500)  # the pages see it, too
    return seen


def _is_after(n: int, frame: Frame) -> bool:
    return frame.n >= n


def _wanted(frame: Frame, raises: bool) -> str | None:
    moves = [choice.move for choice in frame.moves]
    bids = [move for move in moves if move.startswith("bid")]
    if raises and bids and 0 not in frame.table.to_act:
        return bids[0]
    return real_table.wanted(frame)


def bausack(page: Page, home: House, take: Take) -> None:
    """Each of the five games, until a tower has fallen; one of them to its end."""
    for game, players in GAMES.items():
        with at_a_real_table(page, home, "bausack", players, game) as pages:
            _build(home, pages, game, take)


class Album:
    """Each state of a game once."""

    def __init__(self, game: str, take: Take) -> None:
        self.game, self.take = game, take
        self.states: set[str] = set()

    def __call__(self, state: str) -> None:
        if self.lacks(state):
            self.states.add(state)
            self.take(f"{self.game}-{state}")

    def lacks(self, state: str) -> bool:
        return state not in self.states

    def wants(self, frame: Frame) -> bool:
        return self.lacks(self.named(frame))

    @staticmethod
    def named(frame: Frame) -> str:
        return f"{frame.ask}" if frame.moves or 0 in frame.table.to_act else "others"


def _build(home: House, pages: list[Page], game: str, take: Take) -> None:
    host, guest = pages[:2]
    album = Album(game, take)
    said = 0
    for _ in range(80):
        for person in pages:
            people.see_the_count(person)
        now = go_on(home, pages, album.wants, raises=0 if "bid" in album.states else 1)[0]
        if now.outcome:
            expect(host.locator("#end")).to_be_visible()
            album("end")
            return
        album(album.named(now))
        if 0 not in now.table.to_act:
            continue
        real_table.asked(*pages)
        said += 1
        real_table.say(guest, "stands" if said <= STANDS else "fell|fallen", 30 + 20 * said)
        real_table.strip(host).wait_for()
        album("said")
        real_table.agree(host)
        if said > STANDS:
            host.wait_for_timeout(300)
            album("fallen")
            if game != "knockout":
                return


def oss(page: Page, home: House, take: Take) -> None:
    """Cards, tricks, duels and challenges, and the end."""
    album = Album("oss", take)
    with at_a_real_table(page, home, "oss", 6) as pages:
        for said in range(120):
            now = go_on(home, pages, album.wants)[0]
            if now.outcome:
                break
            new = album.wants(now)
            album(album.named(now))
            if 0 not in now.table.to_act:
                if new and now.ask == "lay" and now.moves:
                    _look_at_cards(page, album)
                continue
            real_table.asked(*pages)
            speaker, witness = (pages[(said + i) % len(pages)] for i in (0, 1))
            real_table.say(speaker, "2 bones" if said % 2 else "1 bone")
            real_table.strip(witness).wait_for()
            album("said")
            real_table.agree(witness)
        expect(page.locator("#end")).to_be_visible()
        album("end")


def _look_at_cards(page: Page, once: Take) -> None:
    page.locator(".oss .line li button").first.click()
    page.locator("dialog[open]").wait_for()
    once("trick")
    page.locator("dialog[open] footer .button").click()
    page.locator(".oss .line li.duel button").click()
    page.locator("dialog[open]").wait_for()
    once("trick-duel")
    page.locator("dialog[open] footer .button").click()
    page.locator(".oss .hand .can").first.click()
    once("picked")
    page.keyboard.press("Escape")


def referee(page: Page, home: House, take: Take) -> None:
    """What is asked, what was said, what is disputed, and how it is put right."""
    page.goto(f"{home.url}/box/bausack")
    page.locator("input[name=players][value='2']").dispatch_event("click")
    page.get_by_role("button", name="At a real table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    take("real-before")
    with at_a_real_table(page, home, "bausack", 2, "babel") as pages:
        guest = pages[1]
        go_on(home, pages, lambda frame: False)
        real_table.asked(*pages)
        real_table.facts(page).get_by_role("button", name="Measured").click()
        take("real-keypad")
        page.locator(".facts form .say").click()
        page.locator("#measure-wrong").wait_for()
        take("real-wrong")
        page.get_by_role("button", name="Somebody moved the table").click()
        take("real-unasked")
        page.get_by_role("button", name="Somebody moved the table").click()
        page.get_by_role("button", name="Timer").click()
        take("real-timer")
        page.get_by_role("button", name="Timer").click()
        real_table.say(page, "stands")
        real_table.strip(page).wait_for()
        take("real-mine")
        page.get_by_role("button", name="Change it").click()
        take("real-change")
        real_table.agree(guest)
        go_on(home, pages, lambda frame: False)
        real_table.asked(*pages)
        real_table.say(guest, "stands")
        take("real-said")
        real_table.strip(page).get_by_role("button", name="That’s not so").click()
        real_table.strip(page).get_by_role("heading").wait_for()
        take("real-disputed")
        page.get_by_role("button", name="The rule for this").click()
        page.locator(".booklet article").wait_for()
        take("real-rule")
