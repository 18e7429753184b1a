"""The interface, described."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response


async def openapi(request: Request) -> Response:
    return JSONResponse({})
