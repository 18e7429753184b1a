"""All four languages on every page: axe finds nothing, nothing scrolls sideways, nothing is left in
another language, and a table is in the language of each person who looks at it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque import shelf
from tests.tables import BOXES, DIGITAL
from tests.web.conftest import Visit
from tests.web.people import barriers, sideways
from tests.web.test_axe import PAGES

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL"}

OPEN = """async ({ game, real, players, options }) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
  })).json();
  const others = Array.from({ length: players - 1 }, (_, i) => i + 2);
  const bots = real ? {} : Object.fromEntries(others.map((seat) => [seat, 'greedy']));
  const mode = real ? 'referee' : 'digital';
  const wanted = { game, players, name: 'Ank', bots, mode, options: { first: 1, ...options } };
  const { code } = await post('/api/tables', wanted);
  const path = `/api/tables/${code}`;
  if (real) {
    for (const seat of others) await post(path, { do: 'sit', seat, name: `Bes ${seat}` });
  }
  await post(path, { do: 'start' });
  return code;
}"""


def _nothing_wrong(page: Page, language: str, where: str, nth: int) -> None:
    """axe looks at each place in one language: it asks how a page is made, not what it says."""
    assert page.evaluate("document.documentElement.lang") == language, where
    assert sideways(page) == 0, where
    if list(LANGUAGES)[nth % len(LANGUAGES)] == language:
        assert barriers(page) == [], where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=LANGUAGES[language], webgl=False, forgive="404")
    for nth, (path, there) in enumerate(PAGES.items()):
        page.goto(_address(page, path))
        page.locator(there).first.wait_for()
        _nothing_wrong(page, language, path, nth)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_its_screen(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=LANGUAGES[language], webgl=False)
    page.locator(".label").first.wait_for()  # we are known: two who ask at once would be two people
    for nth, box in enumerate(BOXES):
        players = min(3, shelf.card(box).players[1])
        wanted = {"game": box, "real": box not in DIGITAL, "players": players}
        code = page.evaluate(OPEN, wanted)
        page.goto(_address(page, f"/t/{code}"))
        page.locator(".state, .curtain, .facts").first.wait_for()
        expect(page.locator(".surface .board > *, .curtain").first).to_be_visible()
        _nothing_wrong(page, language, f"{box} at the table", nth)
    page.goto(_address(page, f"/screen/{code}"))
    expect(page.locator(".play .board > *").first).to_be_visible()
    _nothing_wrong(page, language, "the screen", len(BOXES))


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
