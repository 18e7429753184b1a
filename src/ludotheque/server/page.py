"""A plain page, until the client is there: a few files, and the words of the house as JSON."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque import shelf
from ludotheque.contract import Refusal
from ludotheque.server import built, http
from ludotheque.words import HOUSE, SEATS

FOLDER = Path(__file__).parent / "plain"
# Said here, and not guessed from the system's tables: a browser refuses a script as text/plain.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
Parts = list[Any]  # texts, {"var": …} and {"select": …, "of": {…}, "else": …}


async def front(request: Request) -> Response:
    """The same page at the front, at a table and for a seat's link: its script looks which."""
    return built.page(request) or _file("index.html")


async def file(request: Request) -> Response:
    return _file(request.path_params["name"])


async def words(request: Request) -> Response:
    """What the house says and, if a box is named, what its game says, for the script to fill in."""
    name = request.path_params.get("game")
    folders = [HOUSE] if name is None else [HOUSE, shelf.folder(name) / "words"]
    messages = {key: parts for folder in folders for key, parts in compiled(folder).items()}
    return http.json({"seats": sorted(SEATS), "messages": messages})


def _file(name: str) -> Response:
    kept = {path.name: path for path in FOLDER.iterdir()}
    if name not in kept:
        raise Refusal("no-such-page", path=name)
    path = kept[name]
    headers = {"cache-control": "no-cache"}
    return Response(path.read_bytes(), media_type=TYPES[path.suffix], headers=headers)


@cache
def compiled(folder: Path, language: str = "en") -> dict[str, Parts]:
    """A Fluent file as JSON: what our files use of it, which is texts, variables and choices."""
    resource = parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Parts] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            found |= {key: _parts(pattern) for key, pattern in patterns.items() if pattern}
    return found


def _parts(pattern: Any) -> Parts:
    return [
        part.value if isinstance(part, ast.TextElement) else _part(part.expression)
        for part in pattern.elements
    ]


def _part(expression: Any) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.VariableReference():
            return {"var": expression.id.name}
        case ast.SelectExpression():
            names = [_name(variant.key) for variant in expression.variants]
            default = next(_name(v.key) for v in expression.variants if v.default)
            parts = [_parts(variant.value) for variant in expression.variants]
            variable = _part(expression.selector)["var"]
            return {"select": variable, "of": dict(zip(names, parts, strict=True)), "else": default}
    raise TypeError(f"the plain page cannot say {expression}")


def _name(key: Any) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


ROUTES = [
    *built.ROUTES,
    Route("/", front),
    Route("/box/{name:str}", front),
    Route("/t/{code:str}", front),
    Route("/s/{secret:str}", front),
    Route("/screen/{code:str}", front),
    Route("/plain/words", words),
    Route("/plain/words/{game:str}", words),
    Route("/plain/{name:str}", file),
]
