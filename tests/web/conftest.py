"""The page built once, the house open, a browser; and every page's complaints are a failure.

All of it ends with this package's tests: a browser's loop would be in the way of other tests' own.
"""

import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import House

playwright = pytest.importorskip("playwright.sync_api", reason="install the package playwright")

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 30_000  # milliseconds: the machines that test are slow, and shared
playwright.expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Any]  # gives a Page


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
    ours = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    path = ours["chromium"]()
    if path is None:
        pytest.skip(ours["NONE"])
    with playwright.sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=path, args=ours["FLAGS"])
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Any, house: House) -> Iterator[Visit]:
    """A visitor with a browser of their own: `visit("/box/nox", phone=True, dark=True)`.

    What a page complains of is a failure, unless it is what `forgive` says.
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
        forgive: str = "nothing",
    ) -> Any:
        context = browser.new_context(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
            **(PHONE if phone else {"viewport": {"width": 1440, "height": 900}}),
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def heard(message: Any) -> None:
            if message.type == "error" and forgive not in message.text:
                complaints.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(house.url + path)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert complaints == []
