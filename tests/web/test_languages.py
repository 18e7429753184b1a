"""All four languages on every page: axe finds nothing, nothing scrolls sideways, nothing is left in
another language, and a table is in the language of each person who looks at it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from ludotheque import shelf
from tests.tables import BOXES, DIGITAL
from tests.web.conftest import Visit
from tests.web.people import barriers, sideways
from tests.web.test_axe import PAGES

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL"}

OPEN = """async ({ game, real, players }) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
  })).json();
  const others = Array.from({ length: players - 1 }, (_, i) => i + 2);
  const bots = real ? {} : Object.fromEntries(others.map((seat) => [seat, 'greedy']));
  const mode = real ? 'referee' : 'digital';
  const wanted = { game, players, name: 'Ank', bots, mode, options: { first: 1 } };
  const { code } = await post('/api/tables', wanted);
  const path = `/api/tables/${code}`;
  if (real) {
    for (const seat of others) await post(path, { do: 'sit', seat, name: `Bes ${seat}` });
  }
  await post(path, { do: 'start' });
  return code;
}"""


def _nothing_wrong(page: Page, language: str, where: str) -> None:
    assert page.evaluate("document.documentElement.lang") == language, where
    assert barriers(page) == [], where
    assert sideways(page) == 0, where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=LANGUAGES[language], forgive="404")
    for path, there in PAGES.items():
        page.goto(_address(page, path))
        page.locator(there).first.wait_for()
        _nothing_wrong(page, language, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_its_screen(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=LANGUAGES[language])
    page.wait_for_load_state("networkidle")  # or two answers would bring two identities
    for box in BOXES:
        players = min(3, shelf.card(box).players[1])
        wanted = {"game": box, "real": box not in DIGITAL, "players": players}
        code = page.evaluate(OPEN, wanted)
        page.goto(_address(page, f"/t/{code}"))
        page.locator(".state, .curtain, .facts").first.wait_for()
        page.wait_for_load_state("networkidle")
        _nothing_wrong(page, language, f"{box} at the table")
    page.goto(_address(page, f"/screen/{code}"))
    page.wait_for_load_state("networkidle")
    _nothing_wrong(page, language, "the screen")


def test_no_two_languages_say_the_same(visit: Visit) -> None:
    """A page that fell back to English would."""
    said: dict[str, Any] = {}
    for language, locale in LANGUAGES.items():
        page = visit("/", language=locale)
        page.locator(".label").first.wait_for()
        said[language] = page.locator("h1").inner_text()
    assert len(set(said.values())) == len(LANGUAGES)


def _address(page: Page, path: str) -> str:
    origin: str = page.evaluate("location.origin")
    return origin + path
