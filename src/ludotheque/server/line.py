"""The quick way between a WebSocket and a table.

uvicorn and websockets shake hands, ping, and say goodbye. Once a table has taken the line over, a
message that comes whole (nearly all do) goes straight to it, and what the table says goes straight
to the transport: no queue, no task and no pause of reading for each message. A message in pieces
goes the careful way through websockets, and so does all that follows it on this line.
"""

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from ludotheque.server.limits import limits

EXTENSION = "ludotheque.line"  # where the ASGI scope holds it
TEXT, BINARY, MASKED = 0x81, 0x82, 0x80  # a final frame, and the bit that every client must set

Hear = Callable[[bytes], None]


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


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Hear | None = None
        self._in_pieces = False

    def connection_made(self, transport: BaseTransport) -> None:
        gathered = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, gathered))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def take_over(self, hear: Hear) -> None:
        """From now on messages go to `hear`; first those that have come already."""
        self._hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                hear((message.get("text") or "").encode() or message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)
        self.listen()

    def listen(self, yes: bool = True) -> None:
        """Go on reading, or stop for a while: then whoever writes too fast has to wait."""
        if self.transport.is_closing() or self.read_paused != yes:
            return
        self.read_paused = not yes
        if yes:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def say(self, message: bytes) -> bool:
        """One text message. Whether whoever should read them is too far behind now."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False  # nobody is there, and that is told otherwise
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)
        if self.writable.is_set():
            return False
        return self.transport.get_write_buffer_size() > limits.OUTBOX_BYTES

    def give_up(self) -> None:
        """On somebody who does not read: not even a goodbye would get through."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        hear = self._hear
        if hear is None or self._in_pieces:
            super().data_received(data)
            return
        start, size = 0, len(data)
        while start < size:
            found = _message(data, start, size)
            if found is None:
                self._in_pieces = True
                super().data_received(data[start:])
                return
            message, end = found
            if message is None:  # a ping, a pong, a goodbye
                super().data_received(data[start:end])
            elif not self.close_sent:
                hear(message)
            start = end

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not _is_text(message):
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._hear(message)


def _message(data: bytes, start: int, size: int) -> tuple[bytes | None, int] | None:
    """The message that begins here and where it ends; no message: a frame that controls the line;
    None: it is not all there, or otherwise out of the ordinary."""
    if size - start < 6:
        return None
    kind, length = data[start], data[start + 1] - MASKED
    mask = start + 2
    if length == 126:
        length = int.from_bytes(data[mask : mask + 2], "big")
        mask += 2
    elif not 0 <= length < 126:
        return None
    end = mask + 4 + length
    if end > size or length > limits.FRAME_BYTES:
        return None
    if kind in (TEXT, BINARY):
        message = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
        return (message, end) if message.isascii() or _is_text(message) else None
    return (None, end) if kind > MASKED + 7 else None


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def of(scope: Any) -> Line:
    """The line of a connection. (Only `ludotheque serve` has them.)"""
    line: Line = scope["extensions"][EXTENSION]
    return line
