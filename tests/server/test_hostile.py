"""Malformed and hostile frames, and illegal moves: each is answered, and no table is disturbed."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import httpx
import msgspec
import pytest
import websockets

from ludotheque import wire as m
from ludotheque.client import Client
from tests.server import hostile
from tests.server.disk import moves_on_disk, room_on_disk
from tests.server.playing import Party, answer, party
from tests.server.serving import Server

AT_ONCE = 20


@asynccontextmanager
async def raw_socket(client: Client, code: str) -> AsyncIterator[websockets.ClientConnection]:
    """A socket that sends whatever it is told."""
    address = str(client.http.base_url).replace("http", "ws", 1).rstrip("/")
    headers = {"Cookie": f"ludotheque={client.cookie}"}
    where = f"{address}/api/tables/{code}/ws"
    async with websockets.connect(where, additional_headers=headers, max_size=None) as socket:
        yield socket


async def answers(socket: websockets.ClientConnection, count: int) -> list[m.Done | m.Refused]:
    """As many, whatever frames come between."""
    found: list[m.Done | m.Refused] = []
    while len(found) < count:
        message = msgspec.json.decode(await socket.recv(), type=m.ServerMessage)
        if isinstance(message, m.Done | m.Refused):
            found.append(message)
    return found


async def molest(client: Client, code: str, rng: random.Random, count: int) -> set[str]:
    """Send so many, in bursts; the codes of what came back."""
    codes: set[str] = set()
    async with raw_socket(client, code) as socket:
        everything = list(hostile.frames(rng, count))
        for at in range(0, count, AT_ONCE):
            burst = everything[at : at + AT_ONCE]
            for frame in burst:
                await socket.send(frame)
            for found in await answers(socket, len(burst)):
                codes.add(found.code if isinstance(found, m.Refused) else "done")
    return codes


async def play_stubbornly(table: Party, rng: random.Random) -> None:
    """Before every move, each player tries what they may not do."""
    while await table.step(rng):
        for seat, socket in table.tables.items():
            text = rng.choice(["P a9", "B1 +1", "lay 3 aslik", "pass", "?"])
            wrong = m.Move(seat=seat, move=text)
            assert await answer(socket, wrong) not in ("done", "table-not-yours")
            other = m.Move(seat=seat % len(table.tables) + 1, move="F")
            assert await answer(socket, other) == "table-not-yours"


async def siege(server: Server, count: int, seed: str) -> None:
    rng = random.Random(seed)
    async with (
        party(server, "isis", 2, options={"variant": "series", "games": 3}) as table,
        server.client() as stranger,
    ):
        besieging = molest(stranger, table.code, rng, count)
        codes, _ = await asyncio.gather(besieging, play_stubbornly(table, rng))
        assert {"bad-message", "table-not-yours", "table-no-such-seat"} <= codes
        assert {"table-not-host", "table-not-seated", "done"} <= codes  # done: it may watch
        reading = await table.checked_file()
        moves = [(seat, move) for seat, move, _ in moves_on_disk(server, table.code)]
        assert moves == [(seat, move) for seat, move, _ in table.acknowledged]
        assert len(reading.match.entries) == len(moves)


def test_every_command_of_the_wire_is_among_them_and_well_formed() -> None:
    known = {command.__struct_config__.tag for command in get_args(m.SocketCommand)}
    assert set(hostile.COMMANDS) == known
    for do, fields in hostile.COMMANDS.items():
        msgspec.convert({"do": do, **fields}, m.SocketCommand)


async def test_two_thousand_hostile_frames_are_answered_and_disturb_no_table(
    server: Server,
) -> None:
    await siege(server, 2_000, "siege")


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
async def test_twenty_thousand_hostile_frames_are_answered_and_disturb_no_table(
    server: Server, part: int
) -> None:
    await siege(server, 2_000, f"siege {part}")


async def test_a_player_who_sends_rubbish_harms_only_themselves(server: Server) -> None:
    """At their own table they may resign, but not break it: its log can still be folded."""
    rng = random.Random("rubbish")
    async with party(server, "nox", 3) as table:
        await molest(table.clients[2], table.code, rng, 600)
        for seat in (1, 3):
            await table.tables[seat].do(m.Say(text="still here"))
        assert (await table.clients[1].table(table.code)).seats[1].name == "Red"
        assert room_on_disk(server, table.code).n == table.host.frame.n  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", hostile.CLOSING)
async def test_what_the_protocol_forbids_ends_that_one_conversation(
    server: Server, kind: str
) -> None:
    frame, code = hostile.CLOSING[kind]
    async with party(server, "isis", 2) as table, server.client() as stranger:
        async with raw_socket(stranger, table.code) as socket:
            await socket.send(frame, text=True)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await answers(socket, 1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        await table.play_out(random.Random(kind))


async def test_hostile_requests_are_refused_and_never_an_error_of_ours(server: Server) -> None:
    rng = random.Random("requests")
    async with (
        party(server, "isis", 2) as table,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        here = f"/api/tables/{table.code}"
        paths = ["/api/tables", here, f"{here}/match", f"{here}/seats/1/secret", "/api/me"]
        paths += ["/api/seat", "/api/shelf", "/api/tables/%00/ws", "/api/tables/%ff%fe", "/x"]
        for frame in hostile.frames(rng, 300):
            body = frame.encode() if isinstance(frame, str) else frame
            method, path = rng.choice(["POST", "PUT", "GET", "DELETE"]), rng.choice(paths)
            found = await http.request(method, path, content=body)
            assert found.status_code < 500, (method, path, body)
            if found.is_error:
                refused = msgspec.json.decode(found.content, type=m.Refused)
                assert refused.code
        await table.play_out(rng)


async def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    status, _, body = server.ask("POST", "/api/tables", b" " * 100_000)
    assert (status, msgspec.json.decode(body)["code"]) == (422, "bad-message")
