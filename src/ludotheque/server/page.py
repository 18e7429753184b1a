"""The page at every address of the house: the client or, before it is built, how to get it."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ludotheque.server import built
from ludotheque.words import ENGLISH, Words, spoken

PAGE = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Ludothèque</title>
  </head>
  <body>
    <h1>Ludothèque</h1>
    <p>{missing}</p>
    <pre>make web</pre>
    <p>{meanwhile}</p>
    <pre>ludotheque play</pre>
  </body>
</html>
"""


async def front(request: Request) -> Response:
    """The same page at the front, at a table and for a seat's link: its script looks which."""
    return built.page(request) or _not_built(request)


def _not_built(request: Request) -> Response:
    language = _language(request.headers.get("accept-language", ""))
    words = Words(language=language)
    told = {name: escape(words.say(f"page-{name}")) for name in ("missing", "meanwhile")}
    headers = {"cache-control": "no-store", "vary": "accept-language"}
    return HTMLResponse(PAGE.format(language=language, **told), 503, headers)


def _language(accepted: str) -> str:
    """The first language of the house that a browser takes: `nl-BE,nl;q=0.9,en;q=0.8`."""
    wishes = (wish.split(";")[0].split("-")[0].strip().lower() for wish in accepted.split(","))
    return next((wish for wish in wishes if wish in spoken()), ENGLISH)


ROUTES = [
    *built.ROUTES,
    Route("/", front),
    Route("/box/{name:str}", front),
    Route("/practice/{name:str}/{what:str}", front),
    Route("/t/{code:str}", front),
    Route("/s/{secret:str}", front),
    Route("/screen/{code:str}", front),
]
