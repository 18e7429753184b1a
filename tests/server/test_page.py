"""The plain page: every file with its type, no script inside the page, and the words of Fluent."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.server import app, built, page
from ludotheque.server.limits import PHRASES
from ludotheque.server.openapi import OPERATIONS
from ludotheque.words import HOUSE, Words

SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in page.FOLDER.glob("*.js")}
ALL_SCRIPTS = "\n".join(SCRIPTS.values())


class Browser:
    """At a house whose client has not been built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, path: str) -> httpx.Response:
        return asyncio.run(self._get(path))

    async def _get(self, path: str) -> httpx.Response:
        house = app.create(self.folder, compile_boxes=False)
        asking = httpx.AsyncClient(transport=httpx.ASGITransport(house), base_url="http://house")
        async with house.router.lifespan_context(house), asking:
            return await asking.get(path)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setattr(built, "FOLDER", tmp_path / "not built")
    return Browser(tmp_path)


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/s/ABCDEF.1.secret", "/screen/ABCDEF"])
def test_the_front_a_table_and_a_seats_link_are_one_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert 'src="/plain/plain.js"' in answer.text


def test_the_page_is_safe_from_scripts_that_are_not_ours(browser: Browser) -> None:
    answer = browser.get("/")
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert not any(rule.startswith("script-src") for rule in policy)
    assert re.findall(r"<script[^>]*>(.*?)</script>", answer.text) == [""]
    assert not re.search(r"\son\w+=", answer.text)


def test_what_comes_from_outside_is_never_markup() -> None:
    dangers = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc"
    assert not re.search(dangers, ALL_SCRIPTS)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("plain.css", "text/css; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        *((script, "text/javascript; charset=utf-8") for script in sorted(SCRIPTS)),
    ],
)
def test_each_file_has_its_type(browser: Browser, name: str, kind: str) -> None:
    answer = browser.get(f"/plain/{name}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


def test_everything_the_page_fetches_is_there() -> None:
    fetched = re.findall(r'(?:from |import\()"\./([\w.]+)"', ALL_SCRIPTS)
    html = (page.FOLDER / "index.html").read_text(encoding="utf-8")
    fetched += re.findall(r'(?:src|href)="/plain/([\w.]+)"', html)
    kept = {path.name for path in page.FOLDER.iterdir()}
    assert set(fetched) <= kept
    assert kept == {*fetched, "index.html"}


@pytest.mark.parametrize("path", ["/plain/app.py", "/plain/%2e%2e/app.py", "/plain/words/chess"])
def test_nothing_else_is_handed_out(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


# ---- it speaks the language of the wire -------------------------------------------------------


def test_the_page_sends_only_commands_that_there_are() -> None:
    sent = set(re.findall(r'\bdo: "([\w-]+)"', ALL_SCRIPTS))
    known = {kind.__struct_config__.tag for kind in get_args(m.SocketCommand)}
    assert sent <= known
    assert known - sent == set()  # and all of them: nothing can only be done by a program


def test_the_page_asks_only_for_what_is_described() -> None:
    asked = set(re.findall(r"[\"`](/api/[\w/-]+)", ALL_SCRIPTS))
    paths = [operation.path for operation in OPERATIONS]
    assert asked
    assert all(any(path.startswith(start.rstrip("/")) for path in paths) for start in asked)


def test_the_page_offers_the_phrases_that_the_server_takes() -> None:
    (offered,) = re.findall(r"PHRASES = (\[[^\]]*\])", SCRIPTS["table.js"])
    assert sorted(msgspec.json.decode(offered)) == sorted(PHRASES)
    assert all(Words().has(f"phrase-{phrase}") for phrase in PHRASES)


# ---- the words, without Fluent ----------------------------------------------------------------


def filled(parts: page.Parts, args: dict[str, Any]) -> str:
    """As tools.js fills them in."""
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += part
        elif "var" in part:
            said += str(args[part["var"]])
        else:
            value, forms = args[part["select"]], part["of"]
            form = "one" if value == 1 else "other"
            chosen = str(value) if str(value) in forms else form if form in forms else part["else"]
            said += filled(forms[chosen], args)
    return said


def variables(parts: page.Parts) -> Iterator[str]:
    for part in parts:
        if isinstance(part, dict):
            yield part.get("var") or part["select"]
            for form in part.get("of", {}).values():
                yield from variables(form)


@pytest.mark.parametrize("box", [None, *shelf.names()])
def test_it_says_what_fluent_says(box: str | None, browser: Browser) -> None:
    told = browser.get("/plain/words" if box is None else f"/plain/words/{box}").json()
    folder = None if box is None else shelf.folder(box)
    words = Words(folder)
    assert set(page.compiled(HOUSE)) <= set(told["messages"])
    for key, parts in told["messages"].items():
        name, _, attribute = key.partition(".")
        for value in (0, 1, 2, "yes", "thing"):
            args = dict.fromkeys(variables(parts), value)
            assert filled(parts, args) == words.say(name, attribute or None, **args), key


def test_the_page_knows_which_arguments_are_seats(browser: Browser) -> None:
    assert "seat" in browser.get("/plain/words").json()["seats"]


def test_the_page_stays_small() -> None:
    assert sum(path.stat().st_size for path in page.FOLDER.iterdir()) < 50_000
