"""The quick cable, under `ludotheque serve`: straight from the socket to the table and back.

uvicorn and websockets shake hands, ping, and say goodbye. Messages need neither: they are taken
apart where they arrive and handed to the table, and what the table says goes to the transport, with
no queue, no task and no pause of reading for each. It builds on a class of uvicorn's that may
change; pyproject.toml pins it.
"""

import asyncio
import contextlib
from asyncio.transports import BaseTransport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludotheque.server import framing
from ludotheque.server.cable import EXTENSION, Hear
from ludotheque.server.limits import limits


class Gathered:
    """A transport that sends what is written to it in one turn of the loop at once: whoever moves
    gets a frame and an answer, and sending costs more than all that was said."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._said: list[bytes] = []
        self.is_closing, self.abort = transport.is_closing, transport.abort

    def write(self, data: bytes) -> None:
        if not self._said:
            self._loop.call_soon(self._send)
        self._said.append(data)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _send(self) -> None:
        said, self._said = self._said, []
        if said and not self._transport.is_closing():
            self._transport.write(b"".join(said))


def _unheard(message: str | bytes) -> None:
    """Said when the other side has gone."""


class Quick(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._reader = framing.Reader(limits.FRAME_BYTES)
        self._hear: Hear = self._keep
        self._extensions: dict[str, Any] = {}

    def connection_made(self, transport: BaseTransport) -> None:
        gathered = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, gathered))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Nothing points in a circle any more: memory is free now, not when somebody looks for it.
        self._hear = _unheard
        self._extensions.clear()
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self.handshake_complete:  # nobody may speak before the door is open
            self.give_up()
            return
        try:
            for message in self._reader.read(data):
                if isinstance(message, framing.Control):
                    self._control(message)
                elif not self.close_sent:
                    self._hear(message)
        except framing.Forbidden as forbidden:
            self.conn.fail(forbidden.code, str(forbidden))
            self.handle_parser_exception()

    def _control(self, frame: framing.Control) -> None:
        super().data_received(frame)
        if self._too_far_behind():  # with pongs
            self.give_up()

    def _keep(self, message: str | bytes) -> None:
        """Until a table carries on: as an ASGI message, and no more for now."""
        kind = "text" if isinstance(message, str) else "bytes"
        self.queue.put_nowait(cast(Any, {"type": "websocket.receive", kind: message}))
        self.listen(False)

    async def carry(self, hear: Hear) -> None:
        self._hear = hear
        while (received := cast(dict[str, Any], await self.receive()))[
            "type"
        ] == "websocket.receive":
            hear(received["text"] if "text" in received else received["bytes"])

    def listen(self, yes: bool = True) -> None:
        if self.transport.is_closing() or self.read_paused != yes:
            return
        self.read_paused = not yes
        if yes:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def say(self, text: bytes) -> bool:
        return self._say(framing.TEXT, text)

    def say_binary(self, data: bytes) -> bool:
        return self._say(framing.BINARY, data)

    def behind(self) -> int:
        return int(self.transport.get_write_buffer_size())

    def _say(self, kind: int, message: bytes) -> bool:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False  # nobody is there, and that is told otherwise
        self.transport.write(framing.frame(kind, message))
        return self._too_far_behind()

    def _too_far_behind(self) -> bool:
        return (
            not self.writable.is_set()
            and self.transport.get_write_buffer_size() > limits.OUTBOX_BYTES
        )

    async def close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it has gone, or we have said goodbye
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def give_up(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():  # the goodbye would wait for ever
            self.give_up()
