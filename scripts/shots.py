"""Takes pictures of every page and state into build/shots, in each language of the house.

shots.py [WORD ...]     only those of a tour (house, tables, bausack...), of a room (phone, low,
                        desk, wall, dark...) or of a language (de, nl...): `shots.py de phone`
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import browser  # noqa: E402
import tours  # noqa: E402
import tours_built  # noqa: E402
import tours_real  # noqa: E402
import tours_tricks  # noqa: E402
import tours_wall  # noqa: E402
from tests.web.house import House  # noqa: E402

OUT = ROOT / "build" / "shots"
LANGUAGES = ("en", "fr", "de", "nl")
ROOMS: dict[str, dict[str, Any]] = {
    "phone": tours.PHONE,
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "small": {**tours.PHONE, "viewport": {"width": 360, "height": 640}},
    "low": {**tours.PHONE, "viewport": {"width": 844, "height": 390}},
    "wall": {"viewport": {"width": 1920, "height": 1080}},
}
PATIENCE = 120_000  # milliseconds: software draws three dimensions slowly
TOURS: Sequence[Callable[[Page, House, tours.Take], None]] = (
    *(tours.house, tours.tables, tours.drawer, tours.block, tours.curtain, tours.six, tours.ending),
    *(tours_real.referee, tours_real.bausack, tours_real.oss, tours_wall.screen),
    *(tours_built.built, tours_tricks.tricks),
)
# Whoever stands before a page turns it to another language by its switch; a table screen has none.
SPEAK = """language => {
  const all = document.querySelector('select.language');
  if (all) {
    all.value = language;
    all.dispatchEvent(new Event('change', { bubbles: true }));
  } else localStorage.setItem('ludotheque.language', JSON.stringify(language));
  return Boolean(all);
}"""


class Camera:
    """Takes what is to be seen now, in one language after the other, and turns back to English."""

    def __init__(self, page: Page, room: str, languages: Sequence[str]) -> None:
        self.page, self.room, self.languages = page, room, languages

    def __call__(self, state: str) -> None:
        whole = state.startswith(("box", "shelf", "strip"))
        for language in self.languages:
            self._speak(language)
            name = f"{state}-{language}-{self.room}"
            self.page.screenshot(path=OUT / f"{name}.png", full_page=whole)
            print(name, flush=True)
        self._speak("en")

    def _speak(self, language: str) -> None:
        page = self.page
        if page.evaluate("document.documentElement.lang") != language:
            if not page.evaluate(SPEAK, language):
                page.reload()
            page.wait_for_function("said => document.documentElement.lang === said", arg=language)
            page.wait_for_load_state("networkidle")
            if page.locator(".booklet").count():
                page.wait_for_timeout(500)  # it is fetched in that language
        page.wait_for_timeout(300)  # what fades has faded


def rooms(driver: Browser) -> Iterator[tuple[str, Page]]:
    for screen, options in ROOMS.items():
        for scheme in ("light", "dark"):
            context = driver.new_context(
                color_scheme=scheme, locale="en-GB", reduced_motion="reduce", **options
            )
            for like, value in (("pace", "quick"), ("name", "Ann")):
                context.add_init_script(f"localStorage.setItem('ludotheque.{like}', '\"{value}\"')")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            yield f"{screen}-{scheme}", page
            context.close()


def wanted(tour: str, room: str, words: Sequence[str]) -> bool:
    if room.startswith("small") and (tour != "six" or room.endswith("dark")):
        return False  # the smallest screen for the largest table, by day
    if room.startswith("low") and (tour not in ("tables", "six", "ending") or room[-4:] == "dark"):
        return False  # a phone on its side is for playing, by day
    if (tour == "screen") != (room == "wall-dark"):  # a table screen is always dark
        return False
    return not room.startswith("wall-light") and all(w == tour or w in room for w in words)


def spoken(tour: str, room: str, languages: Sequence[str]) -> Sequence[str]:
    """All of them by day; by night one is enough, unless one is asked for. Strips are for eyes."""
    if tour == "tricks":
        return ("en",)
    return languages or (("en",) if room in ("phone-dark", "desk-dark") else LANGUAGES)


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every page and state.")
    parser.add_argument("words", nargs="*")
    given = parser.parse_args().words
    languages = [word for word in given if word in LANGUAGES]
    words = [word for word in given if word not in LANGUAGES]
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
                        tour(page, home, Camera(page, room, spoken(tour.__name__, room, languages)))
        finally:
            driver.close()
            home.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
