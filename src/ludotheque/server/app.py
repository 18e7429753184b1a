"""The application: routes, identity of every request, limits, headers, life and death."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludotheque import shelf
from ludotheque.contract import Refusal
from ludotheque.hands import judges
from ludotheque.server import built, http, page
from ludotheque.server.cable import cable_of
from ludotheque.server.files import DATABASE
from ludotheque.server.home import Elsewhere, Home
from ludotheque.server.hosting import desk
from ludotheque.server.hosting.lag import watch_lag
from ludotheque.server.hosting.pulse import Pulse
from ludotheque.server.hosting.tidy import keep_tidy
from ludotheque.server.identity import COOKIE, Identity
from ludotheque.server.limits import limits
from ludotheque.server.openapi import openapi
from ludotheque.server.shared import shared_house
from ludotheque.server.sockets import attend, nowhere
from ludotheque.server.store import SqliteStore, Store
from ludotheque.server.tables import Tables, plain
from ludotheque.server.throttle import Throttle
from ludotheque.server.visits import Visit
from ludotheque.server.workers import Workers

log = logging.getLogger("ludotheque.server")

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}

PAGES = ("/t/", "/s/", "/screen/")  # where guests come in


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a page comes from; other clients say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == connection.headers.get("host")


class Door(BaseHTTPMiddleware):
    """Every request gets an identity, passes the limits, and leaves with the right headers."""

    async def dispatch(
        self, request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        state = request.app.state
        person = state.identity.person_of(request.cookies.get(COOKIE))
        request.state.person = person or state.identity.new_person()
        response = await self._passed(request, call_next, known=person is not None)
        response.headers.update(HEADERS)
        if _hands_out_cookies(request.url.path, renews=person is not None):
            secure = request.url.scheme == "https"
            http.with_cookie(response, state.identity.signed(request.state.person), secure)
        return response

    async def _passed(
        self,
        request: Request,
        call_next: Callable[[Request], Awaitable[Response]],
        *,
        known: bool,
    ) -> Response:
        if not _in_time(request, known=known):
            return http.refused(Refusal("too-fast"))
        if request.method not in ("GET", "HEAD") and not same_origin(request):
            return http.refused(Refusal("origin"))
        return await call_next(request)


def _in_time(request: Request, *, known: bool) -> bool:
    """Thirty phones in one café come from one address, and load the page at once: its files are not
    counted with what is asked of the house, and whoever is known may ask for themselves."""
    state, there = request.app.state, http.address(request)
    if not state.all_requests.allows(there):
        return False
    if request.method in ("GET", "HEAD") and request.url.path.startswith(("/assets/", *PAGES)):
        return True
    return (known and state.own_requests.allows(request.state.person)) or bool(
        state.requests.allows(there)
    )


def _hands_out_cookies(path: str, *, renews: bool) -> bool:
    """Where a guest becomes somebody, and where a guest who comes again is known for longer."""
    return path.startswith(PAGES) or (path == "/" if renews else path.startswith("/api/"))


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return http.refused(refusal)


async def _led(request: Request, elsewhere: Exception) -> Response:
    """What is asked of a table that another node has, that one answers."""
    assert isinstance(elsewhere, Elsewhere)
    try:
        return await http.led(request, elsewhere)
    except Refusal as refusal:
        return http.refused(refusal)


async def _no_door(request: Request, error: Exception) -> Response:
    """A path or a method that we do not have: refused in the same words as everything else."""
    assert isinstance(error, HTTPException)
    path = request.url.path
    if error.status_code != 405:
        reads = "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")
        found = built.page(request) if reads else None  # its script says so to people
        if found is None:
            return http.refused(Refusal("no-such-page", path=path))
        found.status_code = 404
        return found
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    matching = [route for route in routes if route.path_regex.match(path)]
    methods = ", ".join(sorted({method for route in matching for method in route.methods or ()}))
    response = http.refused(Refusal("no-such-method", method=request.method, methods=methods))
    response.headers["allow"] = methods
    return response


async def socket(websocket: WebSocket) -> None:
    state = websocket.app.state
    person = state.identity.person_of(websocket.cookies.get(COOKIE))
    if not same_origin(websocket):
        await websocket.close(1008)
        return
    visit = Visit(
        code=plain(websocket.path_params["code"]),
        person=person or state.identity.new_person(),  # without a cookie: an onlooker, no more
        address=http.address(websocket),
        hands=websocket.query_params.get("hands") == "1",
        seated=websocket.query_params.get("watch") != "none",
    )
    task = asyncio.current_task()
    state.attending.add(task)
    try:
        await websocket.accept()
        await attend(cable_of(websocket), visit, state.tables, state.commands, state.lead)
    finally:
        state.attending.discard(task)


ROUTES = [
    Route("/healthz", http.healthz),
    Route("/readyz", http.readyz),
    Route("/metrics", http.metrics),
    Route("/openapi.json", openapi),
    Route("/api/shelf", http.shelf_),
    Route("/api/shelf/{box:str}", http.box),
    Route("/api/shelf/{box:str}/rulebook/{language:str}", http.rulebook),
    Route("/api/shelf/{box:str}/practice/{what:str}/{number:str}", http.practice),
    Route("/api/shelf/{box:str}/practice/{what:str}/{number:str}/shown", http.practice_shown),
    Route("/api/me", http.me, methods=["GET"]),
    Route("/api/me", http.rename, methods=["PUT"]),
    Route("/api/me", http.erase_me, methods=["DELETE"]),
    Route("/api/tables", http.open_table, methods=["POST"]),
    Route("/api/my-tables", http.mine),
    Route("/api/public-tables", http.public),
    Route("/api/tables/{code:str}", http.table, methods=["GET"]),
    Route("/api/tables/{code:str}", http.command, methods=["POST"]),
    Route("/api/tables/{code:str}/seats/{seat:str}/secret", http.seat_secret),
    Route("/api/tables/{code:str}/match", http.match_file),
    Route("/api/tables/{code:str}/films/{n:str}", http.film),
    Route("/api/seat", http.move_seat, methods=["POST"]),
    WebSocketRoute("/api/tables/{code:str}/ws", socket),
    *page.ROUTES,
]


def create(
    data: Path,
    *,
    bot_workers: int = 1,
    compile_boxes: bool = True,
    database: str = "",
    node: str = "",
    redis: str = "",
) -> Starlette:
    """The application over one data folder, or over a database that nodes share. What cannot be
    used is refused here."""
    if redis and not database:
        raise Refusal("redis-alone")
    shared = shared_house(database, node, redis) if database else None
    identity = shared.identity if shared else Identity.kept_in(data)
    store: Store = shared.store if shared else SqliteStore(data / DATABASE)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(bot_workers, shelf.names() if limits.READY_AHEAD else ())
        app.state.identity = identity
        app.state.tables = Tables(store, identity, workers, shared.node if shared else None)
        app.state.lead, app.state.ask, app.state.drain = nowhere, None, None
        ahead = compile_boxes and bool(limits.READY_AHEAD)
        if shared:
            shared.node.ready = not ahead
            app.state.drain = partial(shared.drain, app.state.tables)
            relays = await shared.serve(app, [*ROUTES, desk.ROUTE], workers)
            app.state.lead, app.state.ask = relays.lead, relays.ask
        app.state.pulse = Pulse(store)
        app.state.attending = set()
        background = [
            asyncio.ensure_future(keep_tidy(app.state.tables)),
            asyncio.ensure_future(watch_lag(app.state.tables.home.counted)),
        ]
        if ahead:
            background.append(asyncio.ensure_future(_get_ready(workers, app.state.tables.home)))
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            if shared:
                shared.node.leaving = True
                await app.state.tables.hand_over()
            await app.state.tables.stop()
            await workers.stop()
            await (shared or store).close()

    app = Starlette(
        routes=[*ROUTES, desk.ROUTE],
        middleware=[Middleware(Door)],
        exception_handlers={Elsewhere: _led, Refusal: _refused, HTTPException: _no_door},
        lifespan=life,
    )
    app.state.requests = Throttle(limits.REQUESTS_PER_SECOND, limits.REQUEST_BURST)
    app.state.own_requests = Throttle(limits.OWN_REQUESTS_PER_SECOND, limits.OWN_REQUEST_BURST)
    app.state.all_requests = Throttle(limits.ALL_REQUESTS_PER_SECOND, limits.ALL_REQUEST_BURST)
    app.state.commands = Throttle(limits.COMMANDS_PER_SECOND, limits.COMMAND_BURST)
    per_minute = limits.NEW_TABLES_PER_MINUTE
    app.state.new_tables = Throttle(per_minute / 60, per_minute)
    per_minute = limits.NEW_TABLES_PER_ADDRESS
    app.state.new_tables_there = Throttle(per_minute / 60, per_minute)
    app.state.erasings = Throttle(limits.ERASINGS_PER_MINUTE / 60, 1)
    return app


async def _get_ready(workers: Workers, home: Home) -> None:
    """The page is up; now the boxes are compiled, one after the other, and the bots woken. Where
    there are other nodes, visitors come when the boxes are ready, and not before."""
    for name in shelf.names():
        await asyncio.to_thread(lambda box: list(shelf.game(box).prepare()), name)
        log.info("box ready: %s", name)
    home.ready = True
    await asyncio.to_thread(judges.prepare)
    workers.warm_up()
    # Play stops while the garbage collector looks: it need not look at all this again. At what is
    # new it looks often, while that is little; at tables, which live long and are freed without it,
    # only once an hour (hosting/tidy.py): with 2,000 of them one such look takes a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 4, 1_000_000)
