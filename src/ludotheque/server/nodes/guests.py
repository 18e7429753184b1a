"""Visitors that other nodes have led here: to us they are like any other."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import BaseRoute, Router

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server.cable import Hear
from ludotheque.server.home import Elsewhere
from ludotheque.server.http import refused
from ludotheque.server.nodes.wire import Kind, Wire
from ludotheque.server.sockets import attend
from ludotheque.server.tasks import Tasks
from ludotheque.server.visits import Answer, Request, Visit

log = logging.getLogger("ludotheque.nodes")


class Far:
    """The cable of a visitor at another node. Whether they are behind is seen there."""

    def __init__(self, wire: Wire, channel: int) -> None:
        self._wire, self._channel = wire, channel
        self._kept: list[str | bytes] = []
        self._hear: Hear | None = None
        self._listening = True
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, text: bytes) -> bool:
        self._wire.say(self._channel, Kind.TEXT, text)
        return False

    def say_binary(self, data: bytes) -> bool:
        self._wire.say(self._channel, Kind.BINARY, data)
        return False

    def behind(self) -> int:
        return int(self._wire.transport.get_write_buffer_size())

    def listen(self, yes: bool = True) -> None:
        if yes != self._listening:
            self._listening = yes
            self._wire.say(self._channel, Kind.LISTEN if yes else Kind.WAIT)

    async def carry(self, hear: Hear) -> None:
        self._hear = hear
        for message in self._kept:
            hear(message)
        self._kept.clear()
        await self._gone
        self._hear = None

    async def close(self, code: int) -> None:
        self._wire.say(self._channel, Kind.CLOSE, code.to_bytes(2))
        self.give_up()

    def give_up(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    def hear(self, message: str | bytes) -> None:
        if self._hear and not self._gone.done():
            self._hear(message)
        else:
            self._kept.append(message)


class Guests:
    def __init__(self, key: bytes, app: Starlette, routes: Sequence[BaseRoute]) -> None:
        self._key, self._app, self._tasks = key, app, Tasks()
        self._router = Router(routes)
        self._there: dict[Wire, dict[int, Far]] = {}
        self._server: asyncio.Server | None = None

    async def listen(self, host: str, port: int) -> str:
        """The address where other nodes find us."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._wire, host, port)
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    def _wire(self) -> Wire:
        return Wire(self._key, False, self._hear, self._gone)

    def stop(self) -> None:
        if self._server:
            self._server.close()
        self._tasks.stop()
        for wire in list(self._there):
            wire.transport.close()

    def _hear(self, wire: Wire, channel: int, kind: Kind, data: bytes) -> None:
        guests = self._there.setdefault(wire, {})
        match kind:
            case Kind.OPEN:
                guests[channel] = far = Far(wire, channel)
                visit = msgspec.json.decode(data, type=Visit)
                self._tasks.run(self._attend(wire, channel, far, visit))
            case Kind.ASK:
                request = msgspec.msgpack.decode(data, type=Request)
                self._tasks.run(self._answer(wire, channel, request))
            case Kind.TEXT if far_ := guests.get(channel):
                far_.hear(data.decode())
            case Kind.BINARY if far_ := guests.get(channel):
                far_.hear(data)
            case Kind.GONE if far_ := guests.get(channel):
                far_.give_up()

    def _gone(self, wire: Wire) -> None:
        for far in self._there.pop(wire, {}).values():
            far.give_up()

    async def _attend(self, wire: Wire, channel: int, far: Far, visit: Visit) -> None:
        state = self._app.state
        try:
            try:
                await state.tables.get(visit.code)
            except Elsewhere:
                wire.say(channel, Kind.NOT_MINE)
                return
            except Refusal:
                pass  # they are told by `attend`
            wire.say(channel, Kind.OPENED)
            await attend(far, visit, state.tables, state.commands)
        except Elsewhere:  # just now it was ours
            await far.close(m.GOING_AWAY)
        except Exception:
            log.exception("a visitor of another node")
            await far.close(m.GOING_AWAY)
        finally:
            self._there.get(wire, {}).pop(channel, None)

    async def _answer(self, wire: Wire, channel: int, request: Request) -> None:
        try:
            answer = await self._answered(request)
        except Elsewhere:
            wire.say(channel, Kind.NOT_MINE)
            return
        wire.say(channel, Kind.ANSWER, msgspec.msgpack.encode(answer))

    async def _answered(self, request: Request) -> Answer:
        """By the same routes, without the door: whoever has sent it here has let it in."""
        said: list[dict[str, Any]] = []
        scope = {
            "type": "http",
            "method": request.method,
            "path": request.path,
            "query_string": request.query.encode(),
            "headers": [(k.encode(), v.encode()) for k, v in request.headers.items()],
            "client": (request.address, 0),
            "app": self._app,
            "state": {"person": request.person},
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        try:
            await self._router(scope, receive, send)
        except Elsewhere:
            raise
        except Refusal as refusal:
            return _as_answer(refused(refusal))
        start, *rest = said
        headers = {k.decode(): v.decode() for k, v in start["headers"]}
        body = b"".join(message.get("body", b"") for message in rest)
        return Answer(status=start["status"], headers=headers, body=body)


def _as_answer(response: Response) -> Answer:
    return Answer(
        status=response.status_code, headers=dict(response.headers), body=bytes(response.body)
    )
