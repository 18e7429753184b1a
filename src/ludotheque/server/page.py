"""A plain page, until the client is there."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route


async def front(request: Request) -> Response:
    return HTMLResponse("<!doctype html><title>Ludothèque</title><h1>Ludothèque</h1>")


ROUTES = [Route("/", front), Route("/t/{code:str}", front), Route("/s/{secret:str}", front)]
