"""A WebSocket with nothing between the test and its bytes."""

import asyncio
import base64
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from tests.server.serving import Server

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


def frame(payload: bytes, kind: int = TEXT, mask: bytes = b"\1\2\3\4") -> bytes:
    """As a client sends it."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", kind, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", kind, 0xFE, size)
    else:
        head = struct.pack("!BBQ", kind, 0xFF, size)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def command(number: int, pad: str = "") -> bytes:
    """Nobody's seat: answered with a refusal that carries its id, and otherwise harmless."""
    return json.dumps({"do": "watch", "seat": 2, "id": f"{number}{pad}"}).encode()


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def stop_reading(self) -> None:
        """What comes stays in the network's buffers, until they are full."""
        cast(asyncio.Transport, self.writer.transport).pause_reading()

    async def frame(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return kind, await self.reader.readexactly(size)

    async def next(self, kind: int) -> bytes:
        """The next frame of this kind, whatever comes before it."""
        while True:
            found, data = await self.frame()
            if found == kind:
                return data

    async def closed_with(self) -> int:
        return int.from_bytes((await self.next(CLOSE))[:2], "big")

    async def answers(self, count: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while len(found) < count:
            message = json.loads(await self.next(TEXT))
            if message["type"] not in ("frame", "welcome"):
                found.append(message)
        return found

    async def ids(self, count: int) -> list[str]:
        return [answer["id"] for answer in await self.answers(count)]


@asynccontextmanager
async def knocking(port: int, path: str) -> AsyncIterator[Wire]:
    """A WebSocket is asked for, and the answer not awaited."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(bytes(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def dialled(port: int, path: str) -> AsyncIterator[Wire]:
    async with knocking(port, path) as wire:
        assert b" 101 " in await wire.reader.readuntil(b"\r\n\r\n")
        yield wire


@asynccontextmanager
async def wired(server: Server) -> AsyncIterator[Wire]:
    """At a new table, as an onlooker."""
    async with server.client() as host:
        code = await host.open_table(game="isis", players=2, name="Thoth")
    async with dialled(server.port, f"/api/tables/{code}/ws") as wire:
        yield wire
