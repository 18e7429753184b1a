"""The quick way and the careful way give the same: messages whole, in pieces, or many at once."""

import asyncio
import base64
import json
import random
import struct
from collections.abc import Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque import wire as m
from tests.server.serving import Server

TEXT, PING, CLOSE = 0x81, 0x89, 0x88


def frame(payload: bytes, kind: int = TEXT, mask: bytes = b"\1\2\3\4") -> bytes:
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def command(number: int, pad: str = "") -> bytes:
    """Nobody's seat: answered with a refusal that carries its id, and otherwise harmless."""
    return json.dumps({"do": "watch", "seat": 2, "id": f"{number}{pad}"}).encode()


class Wire:
    """A WebSocket with nothing between the test and its bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return kind, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while len(found) < count:
            kind, data = await self.frame()
            if kind == TEXT and (message := json.loads(data))["type"] != "frame":
                found.append(message)
        return found

    async def ids(self, count: int) -> list[str]:
        return [answer["id"] for answer in await self.answers(count)]


@asynccontextmanager
async def wire(server: Server) -> Any:
    async with server.client() as host:
        code = await host.open_table(game="isis", players=2, name="Thoth")
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(bytes(16)).decode()
    writer.write(
        f"GET /api/tables/{code}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def pieces(data: bytes, rng: random.Random) -> Iterator[bytes]:
    while data:
        size = rng.choice((1, 2, 3, 5, 8, 200))
        yield data[:size]
        data = data[size:]


async def test_many_messages_in_one_packet_are_answered_in_order(server: Server) -> None:
    async with wire(server) as line:
        await line.send(b"".join(frame(command(number)) for number in range(20)))
        assert await line.ids(20) == [str(number) for number in range(20)]


@pytest.mark.parametrize("seed", range(3))
async def test_a_message_in_pieces_is_one_message(server: Server, seed: int) -> None:
    rng = random.Random(seed)
    async with wire(server) as line:
        data = b"".join(frame(command(number, "x" * 50)) for number in range(4))
        for piece in pieces(data, rng):
            await line.send(piece)
            await asyncio.sleep(0.001)
        await line.send(frame(command(4)))
        assert await line.ids(5) == [*(f"{number}" + "x" * 50 for number in range(4)), "4"]


async def test_a_message_in_several_frames_is_one_message(server: Server) -> None:
    async with wire(server) as line:
        whole = command(1)
        await line.send(frame(whole[:10], kind=0x01) + frame(whole[10:], kind=0x80))
        await line.send(frame(command(2)))
        assert await line.ids(2) == ["1", "2"]


async def test_a_ping_between_messages_is_answered(server: Server) -> None:
    async with wire(server) as line:
        await line.send(frame(command(1)) + frame(b"hello", PING) + frame(command(2)))
        heard = [await line.frame() for _ in range(4)]  # the first frame of the table is one
        assert (0x8A, b"hello") in heard


async def test_lengths_at_the_border_are_read_right(server: Server) -> None:
    async with wire(server) as line:
        for size in (124, 125, 126, 127, 128, 300):
            text = command(1, "").decode()
            await line.send(frame(text.ljust(size).encode()))
        assert await line.ids(6) == ["1"] * 6


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(b"\x81\x05hello", id="without a mask"),
        pytest.param(frame(b"x", kind=0x83), id="of no known kind"),
        pytest.param(frame(b"x" * 20_000), id="too long"),
    ],
)
async def test_what_the_protocol_forbids_closes_the_line(server: Server, wrong: bytes) -> None:
    async with wire(server) as line:
        await line.send(frame(command(1)))
        assert await line.ids(1) == ["1"]
        await line.send(wrong)
        while (await line.frame())[0] != CLOSE:
            pass


async def test_what_is_said_before_the_last_is_done_waits_its_turn(server: Server) -> None:
    """Sitting down takes a write to the disk; looking at that seat does not."""
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=2, name="Thoth")
        async with guest.at(code) as table:
            sitting = asyncio.ensure_future(table.do(m.Sit(seat=2, name="Hathor")))
            looking = asyncio.ensure_future(table.do(m.Watch(seat=2)))
            await asyncio.gather(sitting, looking)


async def test_who_sends_without_reading_the_answers_is_let_go(tmp_path: Any) -> None:
    limits = {"COMMANDS_PER_SECOND": 1e6, "COMMAND_BURST": 1e6, "OUTBOX_BYTES": 100_000}
    with Server(tmp_path, limits=limits).running() as server:
        async with wire(server) as line:
            line.writer.transport.pause_reading()
            many = b"".join(frame(command(number)) for number in range(500))

            async def go_on() -> None:
                async with asyncio.timeout(60):
                    while True:
                        await line.send(many)

            with pytest.raises(ConnectionError):
                await go_on()
        assert server.get("/healthz")[0] == 200
