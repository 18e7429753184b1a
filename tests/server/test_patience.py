"""Whoever only holds a line: so many from one address, and for so long."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import websockets

from tests.server.serving import NO_HURRY, Server
from tests.server.test_doors import where

MOST = 6
SLOWLY = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
A_BODY = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """All connections here come from this machine, which is no proxy here."""
    limits = {**NO_HURRY, "CONNECTIONS_PER_ADDRESS": MOST, "REQUEST_SECONDS": 1}
    environment = {"FORWARDED_ALLOW_IPS": "192.0.2.1"}
    with Server(tmp_path, limits=limits, environment=environment).running() as server:
        yield server


def line(server: Server) -> socket.socket:
    return socket.create_connection((server.host, server.port), timeout=60)


def hung_up(line: socket.socket) -> bool:
    """Waits for it."""
    try:
        return line.recv(100) == b""
    except ConnectionError:
        return True


def test_of_one_address_only_so_many_are_held(strict: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line(strict)) for _ in range(MOST)]
        with line(strict) as one_more:
            assert hung_up(one_more)
        assert all(map(hung_up, lines))  # silent ones are not waited for either
    assert strict.get("/healthz")[0] == 200


@pytest.mark.parametrize("said", [b"", SLOWLY, A_BODY], ids=["nothing", "a head", "a body"])
def test_whoever_says_it_byte_by_byte_is_not_heard_to_the_end(strict: Server, said: bytes) -> None:
    with line(strict) as slow:
        slow.sendall(said)
        slow.settimeout(0.05)
        for _ in range(4000):
            with contextlib.suppress(ConnectionError):  # then it can be read
                slow.sendall(b"x" if said else b"")
            with contextlib.suppress(TimeoutError):
                assert hung_up(slow)
                return
        raise AssertionError("still held")


async def test_sockets_are_counted_elsewhere_and_not_hung_up_on(strict: Server) -> None:
    async with strict.client() as client, contextlib.AsyncExitStack() as stack:
        code = await client.open_table(game="isis", players=2)
        sockets = [
            await stack.enter_async_context(websockets.connect(where(strict, code)))
            for _ in range(2 * MOST)
        ]
        await asyncio.sleep(1.5)  # longer than a request may take
        for each in sockets:
            assert await (await each.ping()) >= 0


def test_a_proxy_that_is_trusted_speaks_for_many(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "CONNECTIONS_PER_ADDRESS": 2}
    with Server(tmp_path, limits=limits).running() as server, ExitStack() as stack:
        for _ in range(2 * MOST):
            stack.enter_context(line(server))
        assert server.get("/healthz")[0] == 200
