"""The page built once, one house and one browser for all tests of a process, and visitors.

How to write a test here: take `visit`, and say in the words of `people.py` what people do.

    def test_they_talk(visit: Visit) -> None:
        host, guest = friends(visit, "isis")  # a desk and a phone, at a running table
        drawer(host, "Chat")
        ...
        expect(guest.get_by_text("Shall we?")).to_be_visible()

- `visit(path, phone=, dark=, still=, language=, likes=, webgl=, forgive=)` is a person with a
  browser of their own: no cookie, no memory. What a page complains of (console errors,
  exceptions) fails the test, unless `forgive`, a pattern, is found in it: `AWAY` where the house
  is closed meanwhile.
- Wait for what is to be seen (`expect(...)`, `my_turn`, `who_acts`), never for a time.
- Motion is off (`still=True`) unless it is what the test is about. Three dimensions are drawn by
  the processor here, for seconds: who walks through many pages goes without (`webgl=False`).
- `house` is the server itself: it may be closed and opened again in the middle; open it again.
- When a test fails, pictures of its pages are in build/failures.
"""

import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import House

playwright = pytest.importorskip("playwright.sync_api", reason="install the package playwright")

ROOT = Path(__file__).parent.parent.parent
FAILURES = ROOT / "build" / "failures"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PATIENCE = 240_000  # milliseconds: only what never comes takes as long, however slow the machine
playwright.expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Any]  # gives a Page
AWAY = "WebSocket|WebGL|net::ERR_"  # what a browser says where no house answers, and no card draws
# A house that closes while a part of the page is on its way: the page waits and asks again.
CLOSED = "Failed to fetch dynamically imported module"
NO_WEBGL = """
const asked = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : asked.call(this, kind, ...more);
};
"""
QUICK = {"pace": "quick"}  # whoever tests a page has seen others play


@pytest.fixture(scope="package")
def built() -> None:
    """The client as it is in the sources now."""
    script = ROOT / "scripts" / "web.py"
    done = subprocess.run([sys.executable, str(script), "build"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="package")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """It ends with this package's tests: a browser's loop would be in the way of others' own."""
    ours = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    path = ours["headless"]() or ours["chromium"]()
    if path is None:
        pytest.skip(ours["NONE"])
    with playwright.sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=path, args=ours["FLAGS"])
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A visitor with a browser of their own: `visit("/box/nox", phone=True, dark=True)`.

    `likes` is what they chose on an earlier visit, as the page keeps it: `{"pace": "auto"}`; unless
    it says otherwise, what others do is shown quickly.
    """
    contexts: list[Any] = []
    complaints: list[str] = []

    def enter(
        path: str = "/",
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        language: str = "en-GB",
        likes: dict[str, str] | None = None,
        webgl: bool = True,
        forgive: str = "$^",
    ) -> Any:
        context = browser.new_context(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
            **(PHONE if phone else DESK),
        )
        contexts.append(context)
        if not webgl:
            context.add_init_script(NO_WEBGL)
            forgive = f"{forgive}|WebGL"
        for what, value in {**QUICK, **(likes or {})}.items():
            kept = f"localStorage.setItem('ludotheque.{what}', '\"{value}\"')"
            context.add_init_script(f"if (origin !== 'null') {kept}")  # not on a browser's own page
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def heard(message: Any) -> None:
            if message.type == "error" and not re.search(forgive, message.text):
                complaints.append(message.text)

        def failed(error: Any) -> None:
            if CLOSED not in str(error):
                complaints.append(str(error))

        page.on("console", heard)
        page.on("pageerror", failed)
        page.goto(house.url + path)
        return page

    yield enter
    if request.node.stash.get(FAILED, False):
        _pictures(contexts, request.node.name)
    for context in contexts:
        context.close()
    assert complaints == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def _pictures(contexts: list[Any], test: str) -> None:
    """What was to be seen when it failed."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    pages = [page for context in contexts for page in context.pages]
    for i, page in enumerate(pages):
        name = re.sub(r"[^\w-]+", "-", test).strip("-")
        page.screenshot(path=FAILURES / f"{name}-{i}.png", timeout=5000)
