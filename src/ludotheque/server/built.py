"""The client, once it has been built (`make web`): files that never change, and one page."""

import mimetypes
import re
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.contract import Refusal

FOLDER = Path(__file__).parent / "web"
# Said here, and not guessed from the system's tables: a browser refuses a script as text/plain.
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/json"}
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset has its hash in it
ENCODINGS = {"br": ".br", "gzip": ".gz"}


def page(request: Request) -> Response | None:
    """The one page of the client, or None: it has not been built."""
    if not (FOLDER / "index.html").is_file():
        return None
    return _sent(request, "index.html", "no-cache")


def version() -> str:
    """Which page is served now: its script has another name whenever anything has changed."""
    index = FOLDER / "index.html"
    return _entry(index, index.stat().st_mtime_ns) if index.is_file() else ""


@cache
def _entry(index: Path, changed: int) -> str:
    found = re.search(r'assets/(index-[^"]+)\.js"', index.read_text("utf-8"))
    return found[1] if found else ""


async def asset(request: Request) -> Response:
    return _sent(request, f"assets/{request.path_params['name']}", FOREVER)


async def icon(request: Request) -> Response:
    return _sent(request, "icon.svg", "public, max-age=86400")


def _sent(request: Request, name: str, cache_control: str) -> Response:
    """A file as it is, or as it was compressed when it was built, if the browser takes that."""
    path = FOLDER / name
    inside = FOLDER.resolve() in path.resolve().parents  # on some systems \\ separates folders, too
    if not inside or not path.is_file():
        raise Refusal("no-such-page", path=name)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    takes = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS.items():
        squeezed = path.with_name(path.name + suffix)
        if encoding in takes and squeezed.is_file():
            headers["content-encoding"] = encoding
            path = squeezed
            break
    return Response(_read(path, path.stat().st_mtime_ns), media_type=kind, headers=headers)


@cache
def _read(path: Path, changed: int) -> bytes:
    return path.read_bytes()


ROUTES = [Route("/assets/{name:str}", asset), Route("/icon.svg", icon)]
