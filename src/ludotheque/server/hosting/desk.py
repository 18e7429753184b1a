"""`ludotheque admin`, from the terminal to where it is carried out.

While a server runs, only that one may change what it has in memory: orders go to it, over loopback,
with a token that only whoever can read the folder's key can make. Otherwise they are carried out
here, and no server starts meanwhile.
"""

import asyncio
import hmac
import http.client
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server.files import DATABASE
from ludotheque.server.home import Elsewhere
from ludotheque.server.hosting.lock import Lock
from ludotheque.server.hosting.office import Office
from ludotheque.server.hosting.orders import AnyOrder, Drain
from ludotheque.server.http import body, json
from ludotheque.server.identity import Identity
from ludotheque.server.shared import shared_house
from ludotheque.server.store import SqliteStore
from ludotheque.server.tables import Tables
from ludotheque.server.visits import Request as Asked
from ludotheque.server.workers import Workers

if TYPE_CHECKING:
    from ludotheque.server.nodes.house import SharedHouse

PATH, TOKEN = "/admin", "x-ludotheque-admin"
TOKEN_SECONDS = 60
PATIENCE_SECONDS = 120.0
LOOPBACK = ("127.0.0.1", "::1")


# ---- in the terminal ----------------------------------------------------------------------------


def asked(data: Path, order: AnyOrder, database: str = "") -> tuple[bytes, str]:
    """The answer as JSON, and the address of the server that gave it; none: nobody serves here."""
    if not database and not (data / DATABASE).is_file():
        raise Refusal("no-house", folder=str(data))
    lock = Lock(data)
    if not lock.take():
        holder = lock.holder()
        if holder is None or not holder.address:
            raise lock.refusal()
        identity = shared_house(database).identity if database else Identity.kept_in(data)
        return _sent(holder.address, identity, order), holder.address
    try:
        shared = shared_house(database) if database else None
        return asyncio.run(_by_a_node(shared, order) if shared else _carried_out(data, order)), ""
    finally:
        lock.let_go()


def _sent(address: str, identity: Identity, order: AnyOrder) -> bytes:
    where = urlsplit(address)
    connection = http.client.HTTPConnection(where.netloc, timeout=PATIENCE_SECONDS)
    try:
        headers = {TOKEN: next(_tokens(identity)), "content-type": "application/json"}
        connection.request("POST", PATH, msgspec.json.encode(order), headers)
        answer = connection.getresponse()
        data = answer.read()
    except OSError as error:
        raise Refusal("admin-silent", address=address, why=str(error)) from error
    finally:
        connection.close()
    return _read(answer.status, data)


def _read(status: int, data: bytes) -> bytes:
    if status != 200:
        refused = msgspec.json.decode(data, type=m.Refused)
        raise Refusal(refused.code, **refused.args)
    return data


async def _carried_out(data: Path, order: AnyOrder) -> bytes:
    store, workers = SqliteStore(data / DATABASE), Workers(1)
    tables = Tables(store, Identity.kept_in(data), workers)
    try:
        return msgspec.json.encode(await Office(tables).carry_out(order))
    finally:
        await tables.stop()
        await workers.stop()
        await store.close()


async def _by_a_node(shared: "SharedHouse", order: AnyOrder) -> bytes:
    """As one more node of the house, for a moment."""
    workers = Workers(1)
    shared.node.ready = False  # it looks for no clocks that have run out
    tables = Tables(shared.store, shared.identity, workers, shared.node)
    relays = await shared.open(tables)
    try:
        return msgspec.json.encode(await Office(tables).carry_out(order))
    except Elsewhere as elsewhere:
        told = Asked(
            code=elsewhere.code,
            person="",
            address=LOOPBACK[0],
            method="POST",
            path=PATH,
            body=msgspec.json.encode(order),
            headers={TOKEN: next(_tokens(shared.identity))},
        )
        answer = await relays.ask(told, elsewhere)
        return _read(answer.status, answer.body)
    finally:
        await tables.hand_over()
        await tables.stop()
        await workers.stop()
        await shared.close()


# ---- in the server ------------------------------------------------------------------------------


async def admin(request: Request) -> Response:
    """An order, if it comes from this machine and from somebody who can read the key."""
    state, address = request.app.state, request.client.host if request.client else ""
    given = request.headers.get(TOKEN, "").encode()
    known = [hmac.compare_digest(given, token.encode()) for token in _tokens(state.identity)]
    if address not in LOOPBACK or not any(known):
        raise Refusal("no-such-page", path=PATH)
    order: AnyOrder = await body(request, AnyOrder)  # type: ignore[arg-type]
    if isinstance(order, Drain) and state.drain:
        return json(await state.drain(wholly=False))
    return json(await Office(state.tables).carry_out(order))


def _tokens(identity: Identity) -> Iterator[str]:
    """Of this minute, and of the one before."""
    minute = int(time.time()) // TOKEN_SECONDS
    return (identity.admin_token(number) for number in (minute, minute - 1))


ROUTE = Route(PATH, admin, methods=["POST"])
