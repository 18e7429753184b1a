"""Tricks of OSS that several do at once, at the page: people whose browsers are at a table at which
this duel lies open, or this challenge begins."""

import asyncio
import contextlib
import re
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.contract import JUDGE
from tests.web.conftest import AWAY, Visit
from tests.web.house import House
from tests.web.people import drawer
from tests.web.pointing import seen_at

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Hands:
    """A house in which the named duel lies open, or the named challenge begins."""

    def __init__(self, folder: Path) -> None:
        self._opens = folder / "opens"
        self.open_with("kat")
        self.house = House(folder, module="tests.server.house")
        self.house.environment["OPENS"] = str(self._opens)

    def open_with(self, trick: str) -> None:
        self._opens.write_text(trick, encoding="utf-8")


def round_the_table(
    hands: Hands,
    visit: Visit,
    trick: str,
    people: int,
    *,
    bots: int = 0,
    lines: Any = None,
    webgl: bool = False,
) -> list[Page]:
    """Their pages, at the trick that is about to be done. `lines`: addresses by seat, for those who
    find the house through another one."""
    hands.open_with(trick)
    code, cookies = _apart(_seated(hands.house.url, people, bots))
    return [
        _at_home(
            visit,
            (lines or {}).get(seat, hands.house.url),
            code,
            cookie,
            phone=seat % 2 == 0,
            webgl=webgl,
        )
        for seat, cookie in enumerate(cookies, 1)
    ]


def round_one_screen(hands: Hands, visit: Visit, trick: str, people: int) -> Page:
    """A touch screen that lies between them, at the trick that is about to be done."""
    hands.open_with(trick)
    code, [cookie] = _apart(_all_at_one(hands.house.url, people))
    return _at_home(visit, hands.house.url, code, cookie, phone=True)


def _at_home(
    visit: Visit, url: str, code: str, cookie: str, *, phone: bool, webgl: bool = False
) -> Page:
    # By a page that asks nothing: an answer still under way would bring a cookie of its own.
    page: Page = visit("/healthz", phone=phone, still=False, webgl=webgl, forgive=AWAY)
    page.context.add_cookies([{"name": "ludotheque", "value": cookie, "url": url}])
    page.goto(f"{url}/t/{code}")
    return page


async def _seated(url: str, people: int, bots: int) -> tuple[str, list[str]]:
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for _ in range(people)]
        host = clients[0]
        levels = {people + 1 + i: "expert" for i in range(bots)}
        options: dict[str, str | int | bool] = {"first": 1}
        code = await host.open_table(
            game="oss", players=people + bots, name=NAMES[0], options=options, bots=levels
        )
        for seat, client in enumerate(clients[1:], 2):
            await client.do(code, m.Sit(seat=seat, name=NAMES[seat - 1]))
        await host.do(code, m.Start())
        tables = [await stack.enter_async_context(client.at(code)) for client in clients]
        await _lay(tables)
        return code, [client.cookie or "" for client in clients]


async def _all_at_one(url: str, people: int) -> tuple[str, list[str]]:
    async with Client(url) as host:
        options: dict[str, str | int | bool] = {"first": 1}
        code = await host.open_table(game="oss", players=people, name=NAMES[0], options=options)
        for seat in range(2, people + 1):
            await host.do(code, m.Sit(seat=seat, name=NAMES[seat - 1]))
        await host.do(code, m.Start())
        async with host.at(code) as table:
            await _lay([table] * people)
        return code, [host.cookie or ""]


async def _lay(tables: list[AtTable]) -> None:
    """All before the same trick, and whatever is asked before a challenge; then hands are asked."""
    while True:
        frame = await tables[0].until(lambda frame: bool(frame.view and frame.table.to_act))
        if frame.table.to_act == [JUDGE]:
            return
        [seat] = frame.table.to_act
        if seat > len(tables):  # a bot's turn
            await tables[0].until(lambda frame, n=frame.n: frame.n > n)  # type: ignore[misc]
            continue
        table = tables[seat - 1]
        await table.watch(seat)
        frame = await table.until(lambda frame: frame.seat == seat and bool(frame.moves))  # noqa: B023
        trick = (frame.view or {})["tricks"]["classic"]
        moves = [choice.move for choice in frame.moves]
        await table.move(seat, next((one for one in moves if one.endswith(f" {trick}")), moves[0]))
        await tables[0].until(lambda frame, n=frame.n: frame.n > n)  # type: ignore[misc]


def _apart(what: Coroutine[Any, Any, tuple[str, list[str]]]) -> tuple[str, list[str]]:
    """Beside the browser's own loop."""
    found: list[tuple[str, list[str]]] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(what)))
    thread.start()
    thread.join()
    return found[0]


# What is seen


def bones(page: Page) -> Locator:
    return page.locator("section.once canvas[data-corners]")


def says(page: Page) -> Locator:
    return page.locator("section.once .said b")


def get_ready(*pages: Page) -> None:
    for page in pages:
        expect(bones(page)).to_be_visible()
        page.locator(".ready .go").click()


def the_word(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("section.once[data-phase='2']")).to_be_visible()


# How it ended, as all tell it of everybody
VERDICT = re.compile(
    r" is out\.| nobody is out| put out everybody| and it is (right|wrong)|Nobody said a number"
    r"| is nearest\.| equally near| wins |!? between .* is a tie|! goes to "
    r"| stacks a bone| brings the tower down"
)
OF_ME = [
    ("Your bone is", "The bone of {} is"),
    ("You are equally near and flick", "{} is equally near and flicks"),
    ("You are out", "{} is out"),
    ("and are Chief", "and is Chief"),
    ("You say", "{} says"),
    ("you toss", "{} tosses"),
    ("You win", "{} wins"),
    ("You stack", "{} stacks"),
    ("You bring", "{} brings"),
    ("between you and", "between {} and"),
    (" and you is", " and {} is"),
    ("to you", "to {}"),
]


def told(page: Page, name: str) -> list[str]:
    """What this page's log tells of how things ended, to others as to the one whose page it is."""
    lines = []
    for line in page.locator("[role=tabpanel] ol > li").all_inner_texts():
        for mine, of_others in OF_ME:
            line = line.replace(mine, of_others.format(name))
        if VERDICT.search(line):
            lines.append(line)
    return lines


def all_tell(pages: list[Page], many: int = 1) -> list[str]:
    """Once there are so many: the verdicts, which are the same on every page."""
    for page in pages:
        drawer(page, "Log")
    heard: list[list[str]] = []
    for _ in range(1200):
        heard = [told(page, name) for page, name in zip(pages, NAMES, strict=False)]
        if len(heard[0]) >= many and all(lines == heard[0] for lines in heard):
            return heard[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError(heard)


def stroke(page: Page, x: float, y: float, up: float) -> None:
    """Pressed there, drawn so far away from oneself, and let go."""
    at = seen_at(bones(page))
    page.mouse.move(*at(x, y))
    page.mouse.down()
    for part in (0.25, 0.5, 0.75, 1.0):
        page.mouse.move(*at(x, y + up * part))
    page.mouse.up()
