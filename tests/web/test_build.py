"""What is sent to a visitor: how much, how it is kept, and that nothing but ours may run."""

import gzip
import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from ludotheque.server import built as server_files
from tests.web.house import House

OUT = server_files.FOLDER
FIRST_PAGE_BYTES = 120_000
BONES_BYTES = 200_000
BUILDING_BYTES = 350_000


def _manifest() -> dict[str, dict[str, object]]:
    manifest: dict[str, dict[str, object]] = json.loads((OUT / "manifest.json").read_text("utf-8"))
    return manifest


def _needed(entry: str, manifest: dict[str, dict[str, object]]) -> set[str]:
    """An entry's files, those it imports, and their styles and fonts."""
    found: set[str] = set()
    waiting, seen = [entry], set()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        found.add(str(chunk["file"]))
        for field in ("css", "assets"):
            found.update(map(str, chunk.get(field, [])))  # type: ignore[call-overload]
        waiting += list(map(str, chunk.get("imports", [])))  # type: ignore[call-overload]
    return found


def _has_three_dimensions(files: set[str]) -> bool:
    """Whatever the file is called that three.js lies in."""
    return any(b"THREE.WebGLRenderer" in (OUT / name).read_bytes() for name in files)


@pytest.mark.usefixtures("built")
def test_the_first_page_is_small() -> None:
    """The page, its script, the shelf, the words of one language, the font: all of it, gzipped."""
    manifest = _manifest()
    words = [key for key in manifest if key.endswith(("/words/en.ftl?raw", "/web/en.ftl?raw"))]
    house = [key for key in words if "/games/" not in key]
    assert len(house) == 2, sorted(manifest)
    files = {"index.html", "icon.svg"}
    for entry in ["index.html", "src/pages/Shelf.svelte", *house]:
        files |= _needed(entry, manifest)
    sizes = {name: len(gzip.compress((OUT / name).read_bytes(), 9)) for name in sorted(files)}
    assert sum(sizes.values()) < FIRST_PAGE_BYTES, sizes


@pytest.mark.usefixtures("built")
def test_a_table_where_towers_are_built_is_small() -> None:
    """All that it asks for before the first block is in the hand, gzipped."""
    manifest = _manifest()
    words = [key for key in manifest if key.endswith("en.ftl?raw")]
    spoken = [key for key in words if "/games/" not in key or "/games/bausack/" in key]
    assert len(spoken) == 4, sorted(manifest)
    board = [f"src/games/bausack/{name}" for name in ("index.ts", "Board.svelte")]
    files = {"index.html", "icon.svg"}
    for entry in ["index.html", "src/pages/Table.svelte", *board, *spoken]:
        files |= _needed(entry, manifest)
    assert _has_three_dimensions(files)
    sizes = {name: len(gzip.compress((OUT / name).read_bytes(), 9)) for name in sorted(files)}
    assert sum(sizes.values()) < BUILDING_BYTES, sizes


@pytest.mark.usefixtures("built")
def test_three_dimensions_come_only_to_those_who_want_them() -> None:
    manifest = _manifest()
    for entry in ["index.html", "src/pages/Shelf.svelte", "src/pages/Table.svelte"]:
        assert not _has_three_dimensions(_needed(entry, manifest))


@pytest.mark.usefixtures("built")
def test_a_table_of_bones_is_small_besides_what_all_three_dimensions_share() -> None:
    manifest = _manifest()
    shared = _needed("src/games/fakir/block/Block.svelte", manifest)
    files = _needed("src/games/oss/Practice.svelte", manifest) - shared
    sizes = {name: len(gzip.compress((OUT / name).read_bytes(), 9)) for name in sorted(files)}
    assert sum(sizes.values()) < BONES_BYTES, sizes


def test_a_font_is_below_thirty_kilobytes(built: None) -> None:
    fonts = list(OUT.rglob("*.woff2"))
    assert len(fonts) == 1
    assert fonts[0].stat().st_size < 30_000


def _get(house: House, path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    request = urllib.request.Request(house.url + path, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return {k.lower(): v for k, v in answer.headers.items()}, answer.read()


def test_assets_are_kept_forever_and_the_page_is_not(house: House) -> None:
    headers, page = _get(house, "/box/nox")
    assert headers["cache-control"] == "no-cache"
    script = page.decode().split('src="')[1].split('"')[0]
    headers, _ = _get(house, script)
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")


def test_assets_are_sent_as_small_as_the_browser_takes_them(house: House) -> None:
    _, page = _get(house, "/")
    script = page.decode().split('src="')[1].split('"')[0]
    plain, whole = _get(house, script)
    assert "content-encoding" not in plain
    for encoding in ("gzip", "br"):
        headers, small = _get(house, script, **{"accept-encoding": encoding})
        assert headers["content-encoding"] == encoding
        assert len(small) < len(whole) / 2


def test_only_our_own_scripts_may_run(house: House) -> None:
    headers, page = _get(house, "/")
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy or "unsafe-inline" not in policy.split("script-src")[1]
    assert b"<script>" not in page


def test_what_is_not_in_the_build_is_not_there(house: House) -> None:
    for path in ("/assets/no.js", "/assets/..%2findex.html", "/assets/"):
        with pytest.raises(urllib.error.HTTPError):
            _get(house, path)


def test_every_file_of_the_build_is_in_the_package() -> None:
    assert Path(server_files.__file__).parent in OUT.parents
