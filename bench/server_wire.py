"""The least of a WebSocket client that will do, so that the load's cost does not hide the server's.

It trusts the server on loopback: text frames only, no compression, no fragments.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # clients must mask; with zeros the text stays as it is

Heard = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One connection: `heard` is called with each text that comes."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._transport: asyncio.Transport | None = None
        self._buffer = b""

    @classmethod
    async def to(cls, port: int, path: str, heard: Heard, cookie: str = "") -> "Socket":
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        assert socket._transport is not None
        socket._transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket.is_open
        return socket

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._send(CLOSE, b"\x03\xe8")

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + MASK + data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost, self._transport = True, None
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done():
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            self.is_open.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if len(data) < start + size:
                break
            self._take(data[at] & 0x0F, data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(self, data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()
