"""At a table through either cable: messages whole, in pieces, many at once, text and binary."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from starlette.websockets import WebSocket

from ludotheque import wire as m
from ludotheque.server import app
from ludotheque.server.cable import Plain
from ludotheque.server.limits import limits
from tests.server.serving import Server
from tests.server.wires import BINARY, PING, PONG, command, frame, wired


@pytest.fixture(params=["server", "plain"])
def served(request: pytest.FixtureRequest) -> Server:
    """Our own server, whose cables are quick, and one that knows nothing of them."""
    server: Server = request.getfixturevalue(request.param)
    return server


def pieces(data: bytes, rng: random.Random) -> Iterator[bytes]:
    while data:
        size = rng.choice((1, 2, 3, 5, 8, 200))
        yield data[:size]
        data = data[size:]


async def test_many_messages_in_one_packet_are_answered_in_order(served: Server) -> None:
    async with wired(served) as wire:
        await wire.send(b"".join(frame(command(number)) for number in range(20)))
        assert await wire.ids(20) == [str(number) for number in range(20)]


@pytest.mark.parametrize("seed", range(3))
async def test_a_message_in_pieces_is_one_message(served: Server, seed: int) -> None:
    rng = random.Random(seed)
    async with wired(served) as wire:
        data = b"".join(frame(command(number, "x" * 50)) for number in range(4))
        for piece in pieces(data, rng):
            await wire.send(piece)
            await asyncio.sleep(0.001)
        await wire.send(frame(command(4)))
        assert await wire.ids(5) == [*(f"{number}" + "x" * 50 for number in range(4)), "4"]


async def test_a_message_in_several_frames_is_one_message(served: Server) -> None:
    async with wired(served) as wire:
        whole = command(1)
        await wire.send(frame(whole[:10], kind=0x01) + frame(b"?", PING))
        await wire.send(frame(whole[10:20], kind=0x00) + frame(whole[20:], kind=0x80))
        await wire.send(frame(command(2)))
        assert await wire.next(PONG) == b"?"
        assert await wire.ids(2) == ["1", "2"]


async def test_a_ping_between_messages_is_answered(served: Server) -> None:
    async with wired(served) as wire:
        await wire.send(frame(command(1)) + frame(b"hello", PING) + frame(command(2)))
        assert await wire.next(PONG) == b"hello"


async def test_lengths_at_the_border_are_read_right(served: Server) -> None:
    async with wired(served) as wire:
        for size in (124, 125, 126, 127, 128, 300):
            text = command(1, "").decode()
            await wire.send(frame(text.ljust(size).encode()))
        assert await wire.ids(6) == ["1"] * 6


async def test_a_binary_message_is_refused_and_text_goes_on(served: Server) -> None:
    async with wired(served) as wire:
        await wire.send(frame(command(1), BINARY) + frame(command(2)))
        binary, text = await wire.answers(2)
        assert (binary["code"], text["id"]) == ("bad-message", "2")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        pytest.param(b"\x81\x05hello", 1002, id="without a mask"),
        pytest.param(frame(b"x", kind=0x83), 1002, id="of no known kind"),
        pytest.param(frame(b"\xff"), 1007, id="not UTF-8"),
        pytest.param(frame(b"x" * 20_000), 1009, id="too long"),
        pytest.param(frame(b"\x03\xe8", kind=0x88), 1000, id="nothing: a goodbye"),
    ],
)
async def test_what_the_protocol_forbids_closes_the_socket(
    served: Server, wrong: bytes, code: int
) -> None:
    async with wired(served) as wire:
        await wire.send(frame(command(1)))
        assert await wire.ids(1) == ["1"]
        await wire.send(wrong)
        assert await wire.closed_with() == code


async def test_what_is_said_before_the_last_is_done_waits_its_turn(served: Server) -> None:
    """Sitting down takes a write to the disk; looking at that seat does not."""
    async with served.client() as host, served.client() as guest:
        code = await host.open_table(game="isis", players=2, name="Thoth")
        async with guest.at(code) as table:
            sitting = asyncio.ensure_future(table.do(m.Sit(seat=2, name="Hathor")))
            looking = asyncio.ensure_future(table.do(m.Watch(seat=2)))
            await asyncio.gather(sitting, looking)


async def test_a_table_that_is_not_there_is_told_before_the_goodbye(served: Server) -> None:
    address = served.address.replace("http", "ws", 1)
    async with websockets.connect(f"{address}/api/tables/NOPE/ws") as socket:
        assert b"welcome" in await socket.recv(decode=False)
        assert b"table-no-such-code" in await socket.recv(decode=False)
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            await socket.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == m.NO_SUCH_TABLE


@pytest.mark.filterwarnings("ignore:Using `httpx` with `starlette.testclient`")
def test_the_same_app_plays_in_starlettes_test_client(tmp_path: Path) -> None:
    from starlette.testclient import TestClient

    with TestClient(app.create(tmp_path, bot_workers=0, compile_boxes=False)) as client:
        opened = {"game": "fakir", "players": 2, "name": "Ann", "bots": {}}
        code = client.post("/api/tables", json=opened).json()["code"]
        with client.websocket_connect(f"/api/tables/{code}/ws") as socket:
            ids = itertools.count()

            def do(what: str, **fields: Any) -> dict[str, Any]:
                """The frame that tells of it. (It may come before the answer, or after it.)"""
                socket.send_json({"do": what, "id": str(next(ids)), **fields})
                found: dict[str, dict[str, Any]] = {}
                while (
                    "done" not in found or found.get("frame", {"n": -1})["n"] < found["done"]["n"]
                ):
                    message = socket.receive_json()
                    found[message["type"]] = message
                    assert "refused" not in found, found
                return found["frame"]

            do("sit", seat=2, name="Bob")
            found = do("start")
            for turn in range(4):
                seat = found["table"]["to_act"][0]
                found = do("watch", seat=seat)
                found = do("move", seat=seat, move=found["moves"][turn]["move"])
            assert len(found["view"]["lines"]) == 4
            socket.send_bytes(b"\x00\x01")
            assert socket.receive_json()["code"] == "bad-message"
            socket.send_text("x" * (limits.FRAME_BYTES + 1))
            assert socket.receive() == {"type": "websocket.close", "code": 1009, "reason": ""}


class Stuck:
    """Somebody who says nothing, and takes nothing after the first message."""

    def __init__(self) -> None:
        self.taken: list[Any] = []

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        self.taken.append(message)
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


async def test_who_does_not_read_is_given_up_through_a_plain_cable_too() -> None:
    stuck = Stuck()
    socket = WebSocket({"type": "websocket"}, stuck.receive, stuck.send)
    socket.client_state = socket.client_state.CONNECTED
    await socket.accept()
    cable = Plain(socket)
    carrying = asyncio.ensure_future(cable.carry(lambda message: None))
    large = b"x" * (limits.OUTBOX_BYTES // 4)
    said = [cable.say_binary(large) for _ in range(5)]
    assert said == [False] * 4 + [True]
    await asyncio.sleep(0)
    cable.give_up()
    await carrying
    assert not cable.say(b"nobody is there")
    assert [message["type"] for message in stuck.taken] == ["websocket.accept", "websocket.send"]
