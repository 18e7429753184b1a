"""The doors of the server: HTTP routes. Each takes and gives JSON of the types in wire.py."""

import asyncio
from typing import Any, TypeVar

import msgspec
from msgspec import structs
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Card, Refusal
from ludotheque.server import kept
from ludotheque.server.box import box as box_of
from ludotheque.server.decide import cleaned
from ludotheque.server.doors import neighbourhood
from ludotheque.server.hosting.office import Office
from ludotheque.server.hosting.pulse import Pulse
from ludotheque.server.identity import COOKIE, COOKIE_SECONDS
from ludotheque.server.info import info
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.store import Summary, Trouble
from ludotheque.server.tables import Tables

T = TypeVar("T")
LIVE_ROWS = 24  # of my tables whose turn it is told: the newest, as many as a page shows
# 409, what is understood but cannot be done, unless it is one of these.
STATUS = {
    **dict.fromkeys(["table-not-yours", "table-not-host", "table-not-seated", "origin"], 403),
    **dict.fromkeys(["table-closed", "table-barred", "table-sat-elsewhere"], 403),
    **dict.fromkeys(["table-no-such-code", "no-such-game", "seat-link", "no-such-page"], 404),
    "no-such-method": 405,
    "bad-message": 422,
    **dict.fromkeys(["too-fast", "server-full", "too-many-tables", "too-many-tries"], 429),
    "internal": 500,
}


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    METRICS.refusals.labels(code=refusal.code).inc()
    return json(m.Refused(code=refusal.code, args=refusal.args_), status_of(refusal))


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, Trouble):
        return 503
    return STATUS.get(refusal.code, 409)


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON as one of our types, or a refusal that says what is wrong."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limits.BODY_BYTES:
            raise Refusal("bad-message", why="too long")
    try:
        return msgspec.convert(_plain.decode(data), kind, str_keys=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", why=str(error)[:200]) from None


def _number(text: str) -> float:
    """In JSON 2.0 is an integer, too."""
    number = float(text)
    return int(number) if number.is_integer() else number


_plain = msgspec.json.Decoder(float_hook=_number)


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def address(request: HTTPConnection) -> str:
    return neighbourhood(request.client.host if request.client else "?")


async def looked_at(request: Request) -> LiveTable:
    """The table of a path, for whoever may look at it."""
    house, code = tables(request), request.path_params["code"]
    try:
        found = await house.get(code)
    except Refusal as refusal:
        if refusal.code == "table-no-such-code":
            house.doors.missed(address(request))
        raise
    house.doors.look_in(found, request.state.person, address(request))
    return found


async def shelf_(request: Request) -> Response:
    """The boxes."""
    cards: list[Card] = [shelf.card(name) for name in shelf.names()]
    return json(cards)


async def box(request: Request) -> Response:
    """A box, and what can be chosen before a match."""
    return json(await asyncio.to_thread(box_of, request.path_params["box"]))


async def rulebook(request: Request) -> Response:
    """A box's rulebook as Markdown, in English where it has not been translated."""
    name, language = request.path_params["box"], request.path_params["language"]
    known = len(language) == 2 and language.isalpha()  # and nothing else becomes a file's name
    text = shelf.rulebook(name, language if known else "en")
    return Response(text, media_type="text/markdown")


async def me(request: Request) -> Response:
    """My name, if I have one."""
    name = await tables(request).store.name_of(request.state.person)
    return json(m.Me(name=name or ""))


async def rename(request: Request) -> Response:
    """What I want to be called from now on."""
    name = cleaned((await body(request, m.NewName)).name)
    await tables(request).store.rename(request.state.person, name)
    return json(m.Me(name=name))


async def erase_me(request: Request) -> Response:
    """Erase my name and what I have said, at all tables; seats that I have are nobody's then."""
    await Office(tables(request)).erase(request.state.person)
    response = json(m.Me(name=""))
    response.delete_cookie(COOKIE)
    return response


async def open_table(request: Request) -> Response:
    """Open a table; whoever opens it is its host."""
    wanted = await body(request, m.OpenTable)
    state = request.app.state
    allowed = state.new_tables.allows(request.state.person)
    if not (allowed and state.new_tables_there.allows(address(request))):
        raise Refusal("too-many-tables")
    code = await tables(request).open(wanted, request.state.person)
    return json(m.Opened(code=code, link=f"/t/{code}"), 201)


async def table(request: Request) -> Response:
    """A table as I may know it: seats, clocks, what is pending. The game itself comes by socket."""
    found = await looked_at(request)
    return json(info(found, request.state.person))


async def command(request: Request) -> Response:
    """Any command of the WebSocket, by HTTP."""
    wanted: m.TableCommand = await body(request, m.TableCommand)  # type: ignore[arg-type]
    found = await looked_at(request)
    return json(await tables(request).do(found.room.code, wanted, request.state.person))


async def mine(request: Request) -> Response:
    """The tables where I sit or am the host, those still running first."""
    rows = await tables(request).store.mine(request.state.person, limits.TABLES_PER_PERSON)
    live = [await _my_row(request, code, row) for code, row in rows[:LIVE_ROWS]]
    return json(live + [_row(code, row) for code, row in rows[LIVE_ROWS:]])


async def public(request: Request) -> Response:
    """The tables that everybody may find, those with free seats first."""
    rows = await tables(request).store.public(limits.TABLES_PER_PERSON)
    return json([_row(code, row) for code, row in rows])


async def _my_row(request: Request, code: str, row: Summary) -> m.TableRow:
    """Of a table that runs: also where I sit, who are bots, and whose turn it is now."""
    if row.status == "over":
        return _row(code, row)
    room = (await tables(request).get(code)).room
    return structs.replace(
        _row(code, row),
        bots=[seat for seat, chair in room.chairs.items() if chair.bot],
        mine=room.seats_of(request.state.person),
        to_act=list(room.to_act) if room.status == "playing" else [],
    )


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
    found = await looked_at(request)
    mine = {str(seat): seat for seat in found.room.seats_of(request.state.person)}
    text = request.path_params["seat"]  # anything: Starlette's own int fails on 5,000 digits
    if text not in mine:
        raise Refusal("table-not-yours", seat=text)
    return json(m.SeatLink(tables(request).seat_secret(found, mine[text], request.state.person)))


async def move_seat(request: Request) -> Response:
    """Open a seat's secret link here: the seat moves to this device, and the link is used up."""
    wanted = await body(request, m.SeatLink)
    code, seat = await tables(request).move_seat(wanted.secret, request.state.person)
    return json(m.Seated(code=code, seat=seat))


async def match_file(request: Request) -> Response:
    """The finished match, to keep and to check."""
    room = (await looked_at(request)).room
    if room.outcome is None or not room.settled:
        raise Refusal("table-not-over")
    name = f"{room.opened.game}-{room.code}.jsonl"
    return Response(
        kept.file(room),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def healthz(request: Request) -> Response:
    """200 while something can be written."""
    pulse: Pulse = request.app.state.pulse
    await pulse.feel()
    return json({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    METRICS.tables.set(tables(request).loaded)
    return Response(METRICS.page(), media_type="text/plain; version=0.0.4")


def with_cookie(response: Response, signed: str, secure: bool) -> Response:
    response.set_cookie(
        COOKIE, signed, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
    return response
