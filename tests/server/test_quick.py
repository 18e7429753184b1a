"""The quick cable's own ways: what is said in one turn is sent at once, and who does not answer, or
does not read, is let go."""

import asyncio
import gc
import socket as socket_
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from starlette.websockets import WebSocket

from ludotheque.server.cable import cable_of
from ludotheque.server.quick import Gathered, Quick
from tests.server.serving import NO_HURRY, Server
from tests.server.wires import (
    BINARY,
    PING,
    PONG,
    TEXT,
    Wire,
    command,
    dialled,
    frame,
    knocking,
    wired,
)


class Transport:
    """As much of a transport as is used."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def gathered(transport: Transport) -> Gathered:
    return Gathered(cast(asyncio.Transport, transport), asyncio.get_running_loop())


async def test_what_is_said_in_one_turn_of_the_loop_is_sent_at_once() -> None:
    transports = Transport(), Transport()
    for number, gathering in enumerate(map(gathered, transports)):
        gathering.write(b"frame %d, " % number)
        gathering.write(b"answer")
    assert not transports[0].sent
    await asyncio.sleep(0)
    assert [transport.sent for transport in transports] == [
        [b"frame 0, answer"],
        [b"frame 1, answer"],
    ]


async def test_what_was_said_before_the_goodbye_is_still_heard() -> None:
    transport = Transport()
    gathering = gathered(transport)
    gathering.write(b"last words")
    gathering.close()
    assert transport.sent == [b"last words"]
    await asyncio.sleep(0)
    assert transport.sent == [b"last words"]


async def test_to_a_socket_that_is_cut_nothing_is_sent() -> None:
    transport = Transport()
    gathering = gathered(transport)
    gathering.write(b"too late")
    gathering.abort()
    await asyncio.sleep(0)
    assert not transport.sent


@asynccontextmanager
async def serving(
    attend: Callable[[Quick], Awaitable[None]], door: Callable[[], Awaitable[object]] | None = None
) -> AsyncIterator[int]:
    """A server of quick cables in this very process, each attended to by the test; its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        if door:
            await door()
        await socket.accept()
        cable = cable_of(socket)
        assert isinstance(cable, Quick)
        await attend(cable)

    config = uvicorn.Config(
        app, ws=Quick, lifespan="off", log_config=None, timeout_graceful_shutdown=1
    )
    server, listener = uvicorn.Server(config), socket_.create_server(("127.0.0.1", 0))
    running = asyncio.ensure_future(server.serve([listener]))
    try:
        yield int(listener.getsockname()[1])
    finally:
        server.should_exit = True
        await running


async def test_text_and_binary_go_both_ways() -> None:
    async def echo(cable: Quick) -> None:
        def hear(message: str | bytes) -> None:
            if isinstance(message, str):
                cable.say(message.encode())
            else:
                cable.say_binary(message)

        await cable.carry(hear)

    async with serving(echo) as port, dialled(port, "/") as wire:
        large = bytes(range(256)) * 40
        await wire.send(frame("dé".encode()) + frame(large, BINARY) + frame(b"", BINARY))
        assert [await wire.frame() for _ in range(3)] == [
            (TEXT, "dé".encode()),
            (BINARY, large),
            (BINARY, b""),
        ]


async def test_what_is_said_while_nobody_listens_yet_is_heard_first_and_in_order() -> None:
    heard, listen = asyncio.Queue[str | bytes](), asyncio.Event()

    async def attend(cable: Quick) -> None:
        await listen.wait()
        await cable.carry(heard.put_nowait)

    async with serving(attend) as port, dialled(port, "/") as wire:
        await wire.send(frame(b"one") + frame(b"two", BINARY) + frame(b"three")[:5])
        listen.set()
        await wire.send(frame(b"three")[5:])
        assert [await heard.get() for _ in range(3)] == ["one", b"two", "three"]


async def test_who_has_gone_leaves_nothing_for_the_garbage_collector() -> None:
    gone = asyncio.Event()

    async def attend(cable: Quick) -> None:
        weakref.finalize(cable, gone.set)

        def echo(message: str | bytes) -> None:
            cable.say(str(message).encode())

        await cable.carry(echo)

    async with serving(attend) as port:
        gc.disable()
        try:
            async with dialled(port, "/") as wire:
                await wire.send(frame(b"hello"))
                await wire.frame()
            await gone.wait()
        finally:
            gc.enable()


async def test_who_speaks_before_the_door_is_open_is_let_go() -> None:
    knocked, opened = asyncio.Event(), asyncio.Event()

    async def door() -> None:
        knocked.set()
        await opened.wait()

    let_in: list[Quick] = []

    async def attend(cable: Quick) -> None:
        let_in.append(cable)

    async with serving(attend, door) as port, knocking(port, "/") as wire:
        await knocked.wait()
        await wire.send(frame(b"hello"))
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await wire.reader.readexactly(1)
        opened.set()
    assert not let_in


async def test_who_is_gone_and_has_left_much_unread_is_let_go() -> None:
    """The goodbye after a ping without an answer does not wait for all that to be taken."""
    gone = asyncio.Event()

    async def attend(cable: Quick) -> None:
        while not cable.transport.get_write_buffer_size():
            cable.say(b"x" * 100_000)
            await asyncio.sleep(0)
        cable.keepalive_timeout()
        await cable.carry(lambda message: None)
        gone.set()

    async with serving(attend) as port, dialled(port, "/") as wire:
        wire.stop_reading()
        await gone.wait()


async def test_who_no_longer_answers_pings_is_let_go(tmp_path: Path) -> None:
    told = {**NO_HURRY, "PING_SECONDS": 0.05, "PONG_SECONDS": 0.05}
    with Server(tmp_path, limits=told).running() as server:
        async with wired(server) as wire:
            assert await wire.closed_with() == 1011


async def test_who_answers_pings_stays(tmp_path: Path) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "PING_SECONDS": 0.05}).running() as server:
        async with wired(server) as wire:
            for _ in range(3):
                await wire.send(frame(await wire.next(PING), PONG))
            await wire.send(frame(command(1)))
            assert await wire.ids(1) == ["1"]


@pytest.mark.parametrize(
    "many",
    [
        pytest.param(b"".join(frame(command(n)) for n in range(500)), id="commands"),
        pytest.param(frame(b"?" * 125, PING) * 500, id="pings"),
    ],
)
async def test_who_sends_without_reading_the_answers_is_let_go(tmp_path: Path, many: bytes) -> None:
    async def go_on(wire: Wire) -> None:
        while True:
            await wire.send(many)

    with Server(tmp_path, limits={**NO_HURRY, "OUTBOX_BYTES": 100_000}).running() as server:
        async with wired(server) as wire:
            wire.stop_reading()
            with pytest.raises(ConnectionError):
                await go_on(wire)
        assert server.get("/healthz")[0] == 200
        assert server.troubles == []
