"""A house whose page has not been built says how to get it; the page can do all there is to do."""

import asyncio
import re
from pathlib import Path
from typing import get_args

import httpx
import pytest

from ludotheque import wire as m
from ludotheque.server import app, built
from ludotheque.server.limits import PHRASES
from ludotheque.words import Words

SOURCES = Path(__file__).parents[2] / "web" / "src"


class Browser:
    """At a house whose client has not been built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, path: str, takes: str = "") -> httpx.Response:
        return asyncio.run(self._get(path, takes))

    async def _get(self, path: str, takes: str) -> httpx.Response:
        house = app.create(self.folder, compile_boxes=False)
        asking = httpx.AsyncClient(transport=httpx.ASGITransport(house), base_url="http://house")
        async with house.router.lifespan_context(house), asking:
            return await asking.get(path, headers={"accept-language": takes})


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setattr(built, "FOLDER", tmp_path / "not built")
    return Browser(tmp_path)


@pytest.mark.parametrize("path", ["/", "/box/nox", "/t/ABCDEF", "/s/ABC.1.x", "/screen/ABCDEF"])
def test_without_a_page_every_address_says_how_to_get_one(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make web" in answer.text


@pytest.mark.parametrize(
    ("takes", "speaks"),
    [("", "en"), ("nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("DE", "de"), ("it, fr;q=0.5", "fr")],
)
def test_it_says_so_in_the_language_of_who_asks(browser: Browser, takes: str, speaks: str) -> None:
    answer = browser.get("/", takes)
    assert f'<html lang="{speaks}">' in answer.text
    assert Words(language=speaks).say("page-missing") in answer.text


def test_nothing_on_it_is_a_script(browser: Browser) -> None:
    answer = browser.get("/")
    assert "default-src 'self'" in answer.headers["content-security-policy"].split("; ")
    assert not re.search(r"<script|\son\w+=", answer.text)


def test_the_client_sends_every_command_that_there_is() -> None:
    """Nothing can only be done by a program, but to pass the host's place on."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte")]
    texts = (file.read_text("utf-8") for file in files if file.name != "wire.ts")
    sent = {tag for text in texts for tag in re.findall(r"'([a-z-]+)'", text)}
    known = {kind.__struct_config__.tag for kind in get_args(m.SocketCommand)}
    assert known - sent <= {"pass-host"}


def test_every_phrase_that_the_server_takes_has_words() -> None:
    assert all(Words().has(f"phrase-{phrase}") for phrase in PHRASES)
