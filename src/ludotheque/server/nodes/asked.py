"""What only nodes ask of each other, beside all that visitors ask."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.server.http import json, live, tables


async def row(request: Request) -> Response:
    """What a list of tables shows of one that runs here."""
    table = await tables(request).get(request.path_params["code"])
    return json(live(table.room, request.state.person))


async def reload(request: Request) -> Response:
    """Something was erased at this table."""
    await tables(request).reload(request.path_params["code"])
    return json(None)


async def forget(request: Request) -> Response:
    """This table is about to be deleted."""
    await tables(request).forget(request.path_params["code"])
    return json(None)


ROUTES = [
    Route("/nodes/row/{code:str}", row),
    Route("/nodes/reload/{code:str}", reload, methods=["POST"]),
    Route("/nodes/forget/{code:str}", forget, methods=["POST"]),
]
