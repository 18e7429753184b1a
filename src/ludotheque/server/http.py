"""The doors of the server: HTTP routes. Each takes and gives JSON of the types in messages.py."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque import matchfile, shelf
from ludotheque import wire as m
from ludotheque.contract import BadOption, Card, Refusal
from ludotheque.server import limits
from ludotheque.server.identity import COOKIE, COOKIE_SECONDS
from ludotheque.server.metrics import METRICS
from ludotheque.server.store import Trouble
from ludotheque.server.tables import Tables

T = TypeVar("T")
NOT_FOUND = {"table-no-such-code", "no-such-game", "seat-link"}
FORBIDDEN = {"table-not-yours", "table-not-host", "table-not-seated", "origin"}
TOO_MANY = {"too-fast", "server-full", "too-many-tables"}


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    METRICS.refusals.labels(code=refusal.code).inc()
    return json(m.Refused(code=refusal.code, args=refusal.args_), status_of(refusal))


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, Trouble):
        return 503
    if refusal.code in NOT_FOUND:
        return 404
    if refusal.code in FORBIDDEN:
        return 403
    if refusal.code in TOO_MANY:
        return 429
    return 422 if isinstance(refusal, BadOption) or refusal.code == "bad-message" else 409


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON as one of our types, or a refusal that says what is wrong."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limits.BODY_BYTES:
            raise Refusal("bad-message", why="too long")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-message", why=str(error)[:200]) from None


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


async def shelf_(request: Request) -> Response:
    """The boxes."""
    cards: list[Card] = [shelf.card(name) for name in shelf.names()]
    return json(cards)


async def me(request: Request) -> Response:
    """My name, if I have one."""
    name = await tables(request).store.name_of(request.state.person)
    return json(m.Me(name=name or ""))


async def rename(request: Request) -> Response:
    wanted = await body(request, m.NewName)
    await tables(request).store.rename(request.state.person, wanted.name)
    return json(m.Me(name=wanted.name))


async def open_table(request: Request) -> Response:
    wanted = await body(request, m.OpenTable)
    if not request.app.state.new_tables.allows(request.state.person):
        raise Refusal("too-many-tables")
    code = await tables(request).open(wanted, request.state.person)
    return json(m.Opened(code=code, link=f"/t/{code}"), 201)


async def table(request: Request) -> Response:
    found = await tables(request).get(request.path_params["code"])
    return json(found.info(request.state.person))


async def command(request: Request) -> Response:
    """Any command of the WebSocket, by HTTP."""
    wanted: m.TableCommand = await body(request, m.TableCommand)  # type: ignore[arg-type]
    code = request.path_params["code"]
    return json(await tables(request).do(code, wanted, request.state.person))


async def mine(request: Request) -> Response:
    rows = await tables(request).store.mine(request.state.person, limits.TABLES_PER_PERSON)
    return json([_row(code, row) for code, row in rows])


async def public(request: Request) -> Response:
    rows = await tables(request).store.public(limits.TABLES_PER_PERSON)
    return json([_row(code, row) for code, row in rows])


def _row(code: str, row: Any) -> m.TableRow:
    return m.TableRow(
        code=code,
        game=row.game,
        status=row.status,
        names=row.names,
        free=row.free,
        updated=row.updated,
    )


async def seat_secret(request: Request) -> Response:
    """The secret of a seat of mine, to take to another device."""
    found = await tables(request).get(request.path_params["code"])
    seat = int(request.path_params["seat"])
    if seat not in found.room.seats_of(request.state.person):
        raise Refusal("table-not-yours", seat=seat)
    identity = tables(request).identity
    return json(m.SeatLink(identity.seat_secret(found.room.code, seat, request.state.person)))


async def move_seat(request: Request) -> Response:
    wanted = await body(request, m.SeatLink)
    code, seat = await tables(request).move_seat(wanted.secret, request.state.person)
    return json({"code": code, "seat": seat})


async def match_file(request: Request) -> Response:
    """The finished match, to keep and to check."""
    room = (await tables(request).get(request.path_params["code"])).room
    if room.match is None or not room.settled:
        raise Refusal("table-not-over")
    name = f"{room.opened.game}-{room.code}.jsonl"
    return Response(
        matchfile.write(room.match),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def healthz(request: Request) -> Response:
    """200 when the store answers."""
    await tables(request).store.name_of("")
    return json({"status": "ok"})


async def metrics(request: Request) -> Response:
    METRICS.tables.set(tables(request).loaded)
    return Response(METRICS.page(), media_type="text/plain; version=0.0.4")


def with_cookie(response: Response, signed: str, secure: bool) -> Response:
    response.set_cookie(
        COOKIE, signed, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
    return response
