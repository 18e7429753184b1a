"""What a table is told and tells through: a WebSocket, whatever server is behind it.

Under `ludotheque serve` it is quick (`quick.py`); under any other ASGI server it is the plain one
here. Both keep the same rules.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.server.limits import limits

EXTENSION = "ludotheque.cable"  # where the ASGI scope holds the quick one
TOO_BIG = 1009
LAST_WORDS_SECONDS = 10.0  # to take what was said before the goodbye

Hear = Callable[[str | bytes], None]  # one message: text is str, binary is bytes


class Cable(Protocol):
    def say(self, text: bytes) -> bool:
        """One text message. Whether whoever should read is too far behind now."""

    def say_binary(self, data: bytes) -> bool:
        """One binary message. Whether whoever should read is too far behind now."""

    def behind(self) -> int:
        """How many bytes were said and are not taken yet."""

    def listen(self, yes: bool = True) -> None:
        """Go on reading, or stop for a while: then whoever writes too fast has to wait."""

    async def carry(self, hear: Hear) -> None:
        """Every message goes to `hear`, those that have come already first; until the other side
        has gone."""

    async def close(self, code: int) -> None:
        """After all that was said, goodbye."""

    def give_up(self) -> None:
        """On somebody who does not read: not even a goodbye would get through."""


def cable_of(socket: WebSocket) -> Cable:
    """The cable of a socket that was accepted: the quick one, if its server has one."""
    quick: Cable | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return quick or Plain(socket)


class Plain:
    """Over ASGI's `receive` and `send`."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._outbox: deque[tuple[dict[str, Any], int]] = deque()
        self._behind = 0  # bytes that were said and are not taken yet
        self._sending: asyncio.Task[None] | None = None
        self._may_listen = asyncio.Event()
        self._may_listen.set()
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, text: bytes) -> bool:
        return self._put({"type": "websocket.send", "text": text.decode()}, len(text))

    def say_binary(self, data: bytes) -> bool:
        return self._put({"type": "websocket.send", "bytes": data}, len(data))

    def behind(self) -> int:
        return self._behind

    def listen(self, yes: bool = True) -> None:
        if yes:
            self._may_listen.set()
        else:
            self._may_listen.clear()

    async def carry(self, hear: Hear) -> None:
        ear = asyncio.ensure_future(self._listen_to(hear))
        try:
            await asyncio.wait([ear, self._gone], return_when=asyncio.FIRST_COMPLETED)
            if ear.done():
                ear.result()
        finally:
            ear.cancel()
            self.give_up()

    async def close(self, code: int) -> None:
        if self._sending:
            await asyncio.wait([self._sending], timeout=LAST_WORDS_SECONDS)
            self._sending.cancel()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)
        self.give_up()

    def give_up(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)
        self._outbox.clear()
        if self._sending:
            self._sending.cancel()

    def _put(self, message: dict[str, Any], size: int) -> bool:
        if self._gone.done():
            return False  # nobody is there, and that is told otherwise
        self._outbox.append((message, size))
        self._behind += size
        if self._sending is None or self._sending.done():
            self._sending = asyncio.ensure_future(self._send())
        return self._behind > limits.OUTBOX_BYTES

    async def _send(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # gone: `receive` tells it too
            while self._outbox:
                message, size = self._outbox.popleft()
                await self._socket.send(message)
                self._behind -= size

    async def _listen_to(self, hear: Hear) -> None:
        while True:
            await self._may_listen.wait()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text: str | None = received.get("text")
            data: bytes = received["bytes"] if text is None else text.encode()
            if len(data) > limits.FRAME_BYTES:
                await self.close(TOO_BIG)
                return
            hear(data if text is None else text)
