"""The HTTP interface, described: OpenAPI 3.1, made from one table, the types and the docstrings."""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types
from starlette.requests import Request
from starlette.responses import Response

from ludotheque import __version__, bots, shelf
from ludotheque import wire as m
from ludotheque.contract import Attempt, Card, Event, Measure, Outcome
from ludotheque.server import http
from ludotheque.server.box import Box, OptionInfo
from ludotheque.server.identity import CODE_LENGTH, CODE_LETTERS, COOKIE
from ludotheque.server.meanings import meanings

JSON = "application/json"
REF = "#/components/schemas/{name}"
MEANS = {
    403: "It is somebody else's, or the page comes from another origin.",
    404: "There is no such table, box or seat link.",
    409: "It is understood, but cannot be done as things stand. The code says why.",
    422: "The body is not of this shape.",
    429: "Too many at once: wait a moment.",
    503: "The store cannot be written or read. Nothing has changed; try again.",
}


class Operation(NamedTuple):
    """One route: what it takes, what it gives, and the ways in which it may refuse."""

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    gives: Any
    takes: Any = None
    refuses: tuple[int, ...] = ()
    status: int = 200
    media: str = JSON


async def openapi(request: Request) -> Response:
    """This description."""
    return http.json(description())


READS, WRITES = (503,), (403, 409, 422, 503)
OPERATIONS = (
    Operation("get", "/api/shelf", http.shelf_, list[Card]),
    Operation("get", "/api/shelf/{box}", http.box, Box, refuses=(404,)),
    Operation(
        *("get", "/api/shelf/{box}/rulebook/{language}", http.rulebook, str),
        refuses=(404,),
        media="text/markdown",
    ),
    Operation(
        *("get", "/api/shelf/{box}/practice/{what}/{number}", http.practice, dict[str, Any]),
        refuses=(404,),
    ),
    Operation(
        "get",
        "/api/shelf/{box}/practice/{what}/{number}/shown",
        http.practice_shown,
        dict[str, Any],
        refuses=(404,),
    ),
    Operation("get", "/api/me", http.me, m.Me, refuses=READS),
    Operation("put", "/api/me", http.rename, m.Me, m.NewName, WRITES),
    Operation("delete", "/api/me", http.erase_me, m.Me, refuses=(403, *READS)),
    Operation("post", "/api/tables", http.open_table, m.Opened, m.OpenTable, (404, *WRITES), 201),
    Operation("get", "/api/my-tables", http.mine, list[m.TableRow], refuses=READS),
    Operation("get", "/api/public-tables", http.public, list[m.TableRow], refuses=READS),
    Operation("get", "/api/tables/{code}", http.table, m.TableInfo, refuses=(404, *READS)),
    Operation("post", "/api/tables/{code}", http.command, m.Done, m.TableCommand, (404, *WRITES)),
    Operation(
        *("get", "/api/tables/{code}/seats/{seat}/secret", http.seat_secret, m.SeatLink),
        refuses=(403, 404, *READS),
    ),
    Operation(
        *("get", "/api/tables/{code}/match", http.match_file, str),
        refuses=(404, 409, *READS),
        media="application/jsonl",
    ),
    Operation(
        *("get", "/api/tables/{code}/films/{n}", http.film, m.Film), refuses=(403, 404, *READS)
    ),
    Operation("post", "/api/seat", http.move_seat, m.Seated, m.SeatLink, (404, *WRITES)),
    Operation("get", "/healthz", http.healthz, dict[str, str], refuses=READS),
    Operation("get", "/readyz", http.readyz, dict[str, str], refuses=READS),
    Operation("get", "/metrics", http.metrics, str, media="text/plain"),
    Operation("get", "/openapi.json", openapi, dict[str, Any]),
)

_letters = CODE_LETTERS + "".join(c.lower() for c in CODE_LETTERS if c.isalpha())
PARAMETERS = {
    "code": {
        "description": "The table's code, as in its link /t/CODE; small letters will do.",
        "schema": {"type": "string", "pattern": f"^[{_letters}]{{{CODE_LENGTH}}}$"},
    },
    "box": {
        "description": "The name on the box's card.",
        "schema": {"type": "string", "minLength": 1, "examples": shelf.names()},
    },
    "language": {
        "description": "Two letters, such as fr; what is not there is given in English.",
        "schema": {"type": "string", "minLength": 1},
    },
    "seat": {
        "description": "Seats are numbered from 1, clockwise.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 16},
    },
}
PARAMETERS["what"] = {
    "description": "What is practised, by its name in the box: a trick such as aslik.",
    "schema": {"type": "string", "minLength": 1},
}
PARAMETERS["number"] = {
    "description": "How much of it: the number on a card.",
    "schema": {"type": "integer", "minimum": 1},
}
PARAMETERS["n"] = {
    "description": "The log number of the event that tells how the deed ended.",
    "schema": {"type": "integer", "minimum": 1},
}
ELSEWHERE = {
    kind.__name__: kind for kind in (Attempt, Box, Card, Event, Measure, OptionInfo, Outcome)
}
LINKED = {"table": "a look at it", "command": "a command there", "match_file": "once it is over"}


@cache
def description() -> dict[str, Any]:
    """The whole of it, as plain JSON."""
    kinds = [m.Refused, *(k for o in OPERATIONS for k in (o.gives, o.takes) if k is not None)]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludothèque",
            "version": __version__,
            "description": "Tables for people and bots. Play itself is by WebSocket, at "
            "/api/tables/{code}/ws: see docs/websocket.md.",
        },
        "servers": [{"url": "/"}],
        # Who comes without the cookie is given one: nothing is closed to a guest.
        "security": [{}, {"guest": []}],
        "paths": paths,
        "components": {
            "schemas": {name: _told(components, name) for name in components},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    name = operation.handler.__name__.rstrip("_")
    told: dict[str, Any] = {
        "operationId": name,
        "summary": inspect.getdoc(operation.handler),
        "responses": _responses(operation),
    }
    if names := re.findall(r"{(\w+)}", operation.path):
        told["parameters"] = [
            {"name": n, "in": "path", "required": True, **PARAMETERS[n]} for n in names
        ]
    if operation.takes is not None:
        content: dict[str, Any] = {"schema": _schema(operation.takes)}
        if operation.takes is m.OpenTable:
            content["example"] = _example()
        told["requestBody"] = {"required": True, "content": {JSON: content}}
    return told


def _responses(operation: Operation) -> dict[str, Any]:
    given: dict[str, Any] = {
        "description": "Done." if operation.takes else "What was asked for.",
        "content": {operation.media: {"schema": _schema(operation.gives)}},
    }
    if operation.gives is m.Opened:
        given["links"] = {
            to: {
                "operationId": to,
                "description": f"The new table: {why}.",
                "parameters": {"code": "$response.body#/code"},
            }
            for to, why in LINKED.items()
        }
    refused = {JSON: {"schema": _schema(m.Refused)}}
    return {str(operation.status): given} | {
        str(status): {"description": MEANS[status], "content": refused}
        for status in sorted({*operation.refuses, 429})
    }


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def _example() -> dict[str, Any]:
    """A table that can be opened, with the first box that is not played with the real one."""
    cards: Iterable[Card] = (shelf.card(name) for name in shelf.names())
    card = next(card for card in cards if card.modes == ("digital",))
    others = {str(seat): bots.usual(card) for seat in range(2, card.players[0] + 1)}
    return {"game": card.name, "players": card.players[0], "name": "Thoth", "bots": others}


def _told(components: dict[str, Any], name: str) -> dict[str, Any]:
    """A schema with what our types know beyond it: each field's meaning, and seats as keys."""
    schema: dict[str, Any] = components[name]
    kind = ELSEWHERE.get(name) or getattr(m, name)
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    for field in info.fields:
        told = schema["properties"][field.encode_name]
        if meaning := meanings(kind).get(field.name):
            told["description"] = meaning
        match field.type:
            case types.DictType(key_type=types.IntType(ge=int(low), le=int(high))):
                told["propertyNames"] = {"enum": [str(seat) for seat in range(low, high + 1)]}
            case types.DictType(key_type=types.IntType()):
                told["propertyNames"] = {"pattern": "^[0-9]+$"}
    return schema
