"""The doors of the server: HTTP routes. Each takes and gives JSON of the types of the wire."""

import asyncio
from typing import Any, TypeVar

import msgspec
from msgspec import structs
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Card, Refusal, Seat
from ludotheque.hands.doing import pictures
from ludotheque.judged import Look
from ludotheque.server import kept
from ludotheque.server.box import box as box_of
from ludotheque.server.decide import cleaned
from ludotheque.server.doors import neighbourhood
from ludotheque.server.home import Elsewhere, lasting
from ludotheque.server.hosting.office import Office
from ludotheque.server.hosting.pulse import Pulse
from ludotheque.server.identity import COOKIE, COOKIE_SECONDS
from ludotheque.server.info import info
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room
from ludotheque.server.store import Summary, Trouble
from ludotheque.server.tables import Tables
from ludotheque.server.visits import Request as Asked

T = TypeVar("T")
LIVE_ROWS = 24  # of my tables whose turn it is told: the newest, as many as a page shows
# 409, what is understood but cannot be done, unless it is one of these.
STATUS = {
    **dict.fromkeys(["table-not-yours", "table-not-host", "table-not-seated", "origin"], 403),
    **dict.fromkeys(["table-closed", "table-barred", "table-sat-elsewhere"], 403),
    **dict.fromkeys(["table-no-such-code", "no-such-game", "seat-link", "no-such-page"], 404),
    "no-film": 404,
    "no-such-method": 405,
    "bad-message": 422,
    **dict.fromkeys(["too-fast", "server-full", "too-many-tables", "too-many-tries"], 429),
    "too-many-running": 429,
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
    request.state.body = data  # should another node have to read it
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
    house, code, person = tables(request), request.path_params["code"], request.state.person
    found = await house.visited(code, person, address(request))
    house.doors.look_in(found, person)
    return found


async def led(request: Request, elsewhere: Elsewhere) -> Response:
    """Asked of the node that has the table."""
    asked = Asked(
        code=elsewhere.code,
        person=request.state.person,
        address=request.client.host if request.client else "?",
        method=request.method,
        path=request.scope["path"],  # as it is read here: in a URL it would be read twice
        query=request.url.query,
        body=getattr(request.state, "body", b""),
        headers={name: text for name, text in request.headers.items() if name != "cookie"},
    )
    answer = await request.app.state.ask(asked, elsewhere)
    return Response(answer.body, answer.status, answer.headers)


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


async def practice(request: Request) -> Response:
    """Something to practise alone, laid out anew, as the box has it for its own page."""
    return await _practised(request, "laid")


async def practice_shown(request: Request) -> Response:
    """The same, and what a bot's hand did with it."""
    return await _practised(request, "shown")


def _small(text: str) -> bool:
    """The number of a card, or something like it."""
    return text.isascii() and text.isdecimal() and len(text) < 3


async def _practised(request: Request, which: str) -> Response:
    asked = request.path_params
    if not _small(asked["number"]):
        raise Refusal("no-such-page", path=request.url.path)

    def lay() -> Any:
        room = shelf.part(asked["box"], "practice")
        if room is None:
            raise Refusal("no-such-page", path=request.url.path)
        return getattr(room, which)(asked["what"], int(asked["number"]))

    response = json(await asyncio.to_thread(lay))  # who comes first waits for its room, nobody else
    response.headers["cache-control"] = "no-store"
    return response


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
    if not request.app.state.erasings.allows(request.state.person):
        raise Refusal("too-fast")
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
    told = _row(code, row)
    if row.status == "over":
        return told
    try:
        room = (await tables(request).get(code)).room
        return structs.replace(told, **live(room, request.state.person))
    except Elsewhere as elsewhere:
        return structs.replace(told, **await _their_live(request, elsewhere))
    except Refusal:  # full, or that one table cannot be read: the others can
        return told


def live(room: Room, person: str) -> dict[str, list[Seat]]:
    return {
        "bots": [seat for seat, chair in room.chairs.items() if chair.of_a_bot],
        "mine": room.seats_of(person),
        "to_act": list(room.hands or room.to_act) if room.status == "playing" else [],
    }


async def _their_live(request: Request, elsewhere: Elsewhere) -> dict[str, list[Seat]]:
    """As the node knows it that has the table; if it does not answer, the row says less."""
    asked = Asked(
        code=elsewhere.code,
        person=request.state.person,
        address="?",
        method="GET",
        path=f"/nodes/row/{elsewhere.code}",
    )
    try:
        answer = await request.app.state.ask(asked, elsewhere, hold=0.0)
        return msgspec.json.decode(answer.body, type=dict[str, list[Seat]])
    except (Refusal, msgspec.DecodeError):
        return {}


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
    person, there = request.state.person, address(request)
    code, seat = await tables(request).move_seat(wanted.secret, person, there)
    return json(m.Seated(code=code, seat=seat))


async def match_file(request: Request) -> Response:
    """The finished match, to keep and to check."""
    room = (await looked_at(request)).room
    if room.outcome is None or not room.settled:
        raise Refusal("table-not-over")
    name = f"{room.opened.game}-{room.code}.jsonl"
    looks = await tables(request).store.looks(room.code)
    return Response(
        kept.file(room, {n: Look(trace, film) for n, trace, film in looks}),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def film(request: Request) -> Response:
    """What was seen of a deed, by the log number of what was told of it."""
    room = (await looked_at(request)).room
    text = request.path_params["n"]  # anything: Starlette's own int fails on 5,000 digits
    found = room.filmed(int(text)) if text.isdecimal() and len(text) < 10 else None
    kept = found and await tables(request).store.film(room.code, found[0])
    if not found or not kept:
        raise Refusal("no-film", n=text[:10])
    setting, seen = found[1], pictures(kept)
    return json(
        m.Film(
            judge=setting.judge,
            version=setting.version,
            by=list(setting.by),
            what=setting.what,
            steps=[step for step, _ in seen],
            pictures=[picture for _, picture in seen],
        )
    )


async def healthz(request: Request) -> Response:
    """200 while something can be written."""
    pulse: Pulse = request.app.state.pulse
    await pulse.feel()
    return json({"status": "ok"})


async def readyz(request: Request) -> Response:
    """200 while visitors may be sent here: what it knows is true, and it is not about to stop."""
    if tables(request).home.leaving:  # who is here may stay until it says goodbye
        return json({"status": "leaving"}, 404)
    if not tables(request).home.ready:  # others are
        return json({"status": "getting ready"}, 503)
    if tables(request).home.lease.over:
        raise Trouble("store-stuck")
    return json({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    METRICS.tables.set(tables(request).loaded)
    METRICS.online.set(tables(request).online())
    METRICS.lease.set(tables(request).home.lease.until - lasting())
    return Response(METRICS.page(), media_type="text/plain; version=0.0.4")


def with_cookie(response: Response, signed: str, secure: bool) -> Response:
    response.set_cookie(
        COOKIE, signed, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
    return response
