"""A house of several nodes: whoever comes to whichever of them finds every table, and plays on when
the one that had it is gone."""

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from starlette.applications import Starlette

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.client import AtTable, Client, Lost
from ludotheque.contract import Seat
from ludotheque.match import Played
from ludotheque.server import entries as e
from ludotheque.server.home import Elsewhere
from ludotheque.server.limits import limits
from ludotheque.server.nodes import guests, relays
from ludotheque.server.nodes import wire as wires
from ludotheque.server.nodes.calling import called
from ludotheque.server.nodes.wire import HEAD, Kind, Wire
from ludotheque.server.visits import Answer, Request, Visit
from tests.server.disk import log_on_disk, moves_on_disk
from tests.server.playing import Party
from tests.server.serving import Server, free_port, nodes
from tests.server.stores import node, opened
from tests.server.test_nodes import at_home

LONG_ISIS = {"variant": "series", "games": 12}


@contextlib.asynccontextmanager
async def scattered(
    opens: Server, others: list[Server], game: str = "isis", **wanted: object
) -> AsyncIterator[Party]:
    """A table that one node has, and two people who come to it by others."""
    async with contextlib.AsyncExitStack() as stack:
        async with Client(opens.address) as host:
            code = await host.open_table(game=game, players=2, name="Red", **wanted)
            cookie = host.cookie
        clients: dict[Seat, Client] = {
            1: await stack.enter_async_context(Client(others[0].address, cookie)),
            2: await stack.enter_async_context(Client(others[-1].address)),
        }
        await clients[2].do(code, m.Sit(seat=2, name="Green"))
        tables = {
            seat: await stack.enter_async_context(AtTable(client, code))
            for seat, client in clients.items()
        }
        for table in tables.values():
            await table.until(lambda frame: True)
        party = Party(code, clients, tables)
        await party.do(1, m.Start())
        yield party


async def checked(party: Party, server: Server) -> None:
    """All that was acknowledged is in the log, once, and in the match file."""
    reading = await party.checked_file()
    played = [(x.seat, x.move) for x in reading.match.entries if isinstance(x, Played)]
    assert played == [(seat, move) for seat, move, _ in party.acknowledged]
    assert moves_on_disk(server, party.code) == party.acknowledged


async def test_whoever_comes_to_whichever_node_plays_at_the_same_table(
    tmp_path: Path, database: str
) -> None:
    with nodes(tmp_path, database, 3) as servers:
        async with scattered(servers[0], servers[1:]) as party:
            [row] = await party.clients[1].my_tables()
            assert (row.code, row.mine, row.names) == (party.code, [1], ["Red", "Green"])
            assert (await party.clients[2].table(party.code)).seats[1].here
            secret = await party.clients[2].seat_secret(party.code, 2)
            await party.play_on(random.Random(1))
            await checked(party, servers[0])
            async with servers[0].client() as phone:
                assert (await phone.move_seat_here(secret))[1] == 2
        for server in servers:
            assert server.stop() == 0
            assert server.troubles == []


async def test_a_node_that_is_killed_loses_nothing_and_its_tables_are_played_on_elsewhere(
    tmp_path: Path, database: str
) -> None:
    with nodes(tmp_path, database, 2) as (first, second):
        async with scattered(first, [second], options=LONG_ISIS, clock=m.Clock(total=500)) as party:
            rng = random.Random(2)
            for _ in range(6):
                await party.step(rng)
            first.kill()
            await party.play_on(rng)
            await checked(party, second)
            given_back = [x for x in log_on_disk(second, party.code) if isinstance(x, e.Resumed)]
            assert len(given_back) == 1


async def test_a_node_that_stops_in_order_hands_its_tables_over_at_once(
    tmp_path: Path, database: str
) -> None:
    with nodes(tmp_path, database, 2) as (first, second):
        async with scattered(first, [second], options=LONG_ISIS, clock=m.Clock(total=500)) as party:
            rng = random.Random(3)
            for _ in range(6):
                await party.step(rng)
            assert await asyncio.to_thread(first.stop) == 0
            await party.play_on(rng)
            await checked(party, second)
            log = log_on_disk(second, party.code)
            assert not any(isinstance(entry, e.Resumed) for entry in log), "its clocks ran on"


async def test_a_node_that_was_stopped_and_wakes_writes_nothing_and_says_nothing_false(
    tmp_path: Path, database: str
) -> None:
    """Somebody has sat at its own door all the while."""
    with nodes(tmp_path, database, 2) as (first, second):
        async with (
            scattered(first, [second], options=LONG_ISIS) as party,
            first.client() as visitor,
            AtTable(visitor, party.code) as watching,
        ):
            rng = random.Random(4)
            for _ in range(6):
                await party.step(rng)
            before = (await watching.until(lambda frame: frame.n >= party.n)).n
            assert first.process is not None
            first.process.send_signal(signal.SIGSTOP)
            for _ in range(6):
                await party.step(rng)
            assert party.n >= before + 6
            first.process.send_signal(signal.SIGCONT)
            await watching.until(lambda frame: frame.n >= party.n)
            await party.play_on(rng)
            await checked(party, second)


async def test_guests_and_hosts_are_heard_wherever_the_table_is(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody erases themselves at one node; the host of the house is a node for a moment."""
    elsewhere = ["--data", str(tmp_path / "third"), "--database", database]
    with nodes(tmp_path, database, 2) as (first, second):
        async with scattered(first, [second]) as party:
            await party.do(2, m.Say(text="a word of mine"))
            assert (await party.clients[2].http.delete("/api/me")).status_code == 200
            frame = await party.host.until(lambda frame: frame.table.seats[2].name == "")
            assert not any(line.text for line in frame.chat)
            order = ["admin", "close", party.code, *elsewhere]
            assert await asyncio.to_thread(main, order) == 0
            await party.host.until(lambda frame: frame.table.ended == "house")
            order = ["admin", "delete", party.code, "--yes", *elsewhere]
            assert await asyncio.to_thread(main, order) == 0
            with pytest.raises(Lost):
                await party.host.until(lambda frame: False)
        assert first.troubles == second.troubles == []


STRANGERS = [b"GET / HTTP/1.1\r\n\r\n", b"\0\0\0\x36\0\0\0\0\0" + bytes(49), b"\xff" * 99]


class Newer(Wire):
    """Of a release to come."""

    speaks = Wire.speaks + 1


async def test_who_is_newer_speaks_as_the_older_does_and_what_is_unknown_is_left_out() -> None:
    heard: list[tuple[int, Kind, bytes]] = []
    answering: list[Newer] = []

    def newer() -> Newer:
        answering.append(Newer(b"key", False, lambda *said: None, lambda wire: None))
        return answering[-1]

    loop = asyncio.get_running_loop()
    server = await loop.create_server(newer, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    wire = await called(
        f"{host}:{port}", b"key", lambda _, *said: heard.append(said), lambda wire: None
    )
    [theirs] = answering
    await theirs.ready
    assert theirs.version == wire.version == Wire.speaks
    unknown = max(Kind) + 1
    theirs.transport.write(HEAD.pack(5 + 3, 7, unknown) + b"new")
    theirs.say(7, Kind.TEXT, b"known")
    while not heard:
        await asyncio.sleep(0.01)
    assert heard == [(7, Kind.TEXT, b"known")]
    assert wire.open
    wire.transport.abort()
    await theirs.over
    server.close()


async def test_who_does_not_know_the_key_is_not_let_into_the_link(
    tmp_path: Path, database: str
) -> None:
    with nodes(tmp_path, database, 1) as [server]:
        connection = await asyncpg.connect(database)
        url = await connection.fetchval("select url from node where not dead")
        await connection.close()
        for said in STRANGERS:
            reader, writer = await asyncio.open_connection(*url.split(":"))
            await reader.readexactly(9 + 17)  # the greeting
            writer.write(said)
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
            writer.close()
        assert server.troubles == []


async def test_who_never_greets_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "limits", replace(limits, LEASE_SECONDS=0.05))
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Wire(b"key", False, lambda *said: None, lambda wire: None), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    with contextlib.suppress(ConnectionError):
        await reader.read()  # its greeting, and the end
    writer.close()
    server.close()


class Door:
    """Of somebody who waits to be led to their table."""

    code = 0

    async def close(self, code: int) -> None:
        self.code = code


async def test_who_has_waited_long_enough_for_an_owner_is_sent_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lives, and cannot be reached: visitors are sent off to come back, and requests refused."""
    monkeypatch.setattr(relays, "limits", replace(limits, HOLD_SECONDS=0.3))
    monkeypatch.setattr(relays, "AWAY_SECONDS", 0.05)
    unreached = f"127.0.0.1:{free_port()}"
    async with at_home(database) as (tables, one), node(database, unreached) as owner:
        await owner.store.append(opened("TABLE"))
        house = relays.Relays(b"key", tables, one)
        cable: Any = Door()
        visit = Visit(code="TABLE", person="red", address="?", hands=False, seated=True)
        assert await house.lead(cable, visit, Elsewhere("TABLE", unreached)) is None
        assert cable.code == m.GOING_AWAY
        asked = Request(code="TABLE", person="red", address="?", method="GET", path="/")
        with pytest.raises(Elsewhere):
            await house.ask(asked, Elsewhere("TABLE", unreached), 0.3)


async def test_that_a_node_could_not_be_told_is_in_the_log(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_home(database) as (_, one), node(database, "two:2") as owner:
        await owner.store.append(opened("TABLE"))

        async def unreached(request: Request, elsewhere: Elsewhere, hold: float) -> Answer:
            assert hold == limits.HOLD_SECONDS, "who is away for a moment is told afterwards"
            raise elsewhere

        one.ask = unreached
        await one.tell("TABLE", "reload")
    assert "could not be told to reload" in caplog.text
    assert "TABLE" not in caplog.text


async def test_a_visitor_whose_table_fails_inside_is_not_left_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[tuple[Kind, bytes]] = []

    class There:
        def say(self, channel: int, kind: Kind, data: bytes = b"") -> None:
            said.append((kind, data))

    async def failing(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    class Nothing:
        async def get(self, code: str) -> None:
            pass

    monkeypatch.setattr(guests, "attend", failing)
    app = Starlette()
    app.state.tables, app.state.commands = Nothing(), None
    there: Any = There()
    visit = Visit(code="TABLE", person="red", address="?", hands=False, seated=True)
    far = guests.Far(there, 1)
    await guests.Guests(b"key", app, [])._attend(there, 1, far, visit)
    assert [kind for kind, _ in said] == [Kind.OPENED, Kind.CLOSE]
    assert int.from_bytes(said[-1][1]) == m.GOING_AWAY
