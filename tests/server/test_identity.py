"""Who somebody is: a signed cookie, and pages of other houses that may not speak for them."""

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest
import websockets

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server.identity import Identity
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server
from tests.server.test_doors import first_words, last_words, where

OURS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def code_of(body: bytes) -> str:
    return msgspec.json.decode(body, type=m.Refused).code


def test_a_guest_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    _, headers, _ = server.get("/api/me")
    cookie = headers["set-cookie"].lower()
    assert cookie.startswith("ludotheque=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    again = headers["set-cookie"].split(";")[0]
    assert "set-cookie" not in server.get("/api/me", Cookie=again)[1]


@pytest.mark.parametrize("wrong", ["", "x", "abc.def", "{person}.", "{person}.{turned}", ".{seal}"])
async def test_a_forged_cookie_is_nobody_and_gets_a_new_one(server: Server, wrong: str) -> None:
    async with party(server, "isis", 2) as table:
        cookie = table.clients[1].cookie or ""
        person, _, seal = cookie.partition(".")
        forged = wrong.format(person=person, seal=seal, turned=seal[::-1])
        headers = {"Cookie": f"ludotheque={forged}", "Content-Type": "application/json"}
        path, command = f"/api/tables/{table.code}", msgspec.json.encode(m.Resign(seat=1))
        status, told, body = server.ask("POST", path, command, **headers)
        assert (status, code_of(body)) == (403, "table-not-yours")
        assert "set-cookie" in told
        status, _, body = server.get(f"{path}/seats/1/secret", **headers)
        assert (status, code_of(body)) == (403, "table-not-yours")


async def test_a_socket_without_a_cookie_looks_on_and_no_more(server: Server) -> None:
    async with party(server, "nox", 3) as table:
        where = f"{server.address.replace('http', 'ws')}/api/tables/{table.code}/ws"
        for headers in ({}, {"Cookie": "ludotheque=abc.def"}):
            async with websockets.connect(where, additional_headers=headers) as socket:
                await socket.recv()  # welcome
                frame = msgspec.json.decode(await socket.recv(), type=m.ServerMessage)
                assert isinstance(frame, m.Frame)
                assert frame.seat is None
                assert frame.view is not None
                assert set(frame.view["hands"].values()) == {None}
                for command in (m.Watch(seat=1), m.Resign(seat=1), m.Say(text="hello")):
                    await socket.send(msgspec.json.encode(command).decode())
                    refused = msgspec.json.decode(await socket.recv(), type=m.ServerMessage)
                    assert isinstance(refused, m.Refused)
                    assert refused.code in {"table-not-yours", "table-not-seated"}


async def test_a_page_of_another_house_may_not_speak_for_anybody(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        cookie = f"ludotheque={table.clients[1].cookie}"
        path, command = f"/api/tables/{table.code}", msgspec.json.encode(m.Resign(seat=1))
        where = f"{server.address.replace('http', 'ws')}/api/tables/{table.code}/ws"
        for origin in ("https://elsewhere.example", "null", f"{server.address}.elsewhere.example"):
            status, _, body = server.ask("POST", path, command, Cookie=cookie, Origin=origin)
            assert (status, code_of(body)) == (403, "origin")
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(
                    where, additional_headers={"Cookie": cookie}, origin=websockets.Origin(origin)
                ):
                    pass
        assert (await table.newest()).table.status == "playing"
        own = websockets.Origin(server.address)
        async with websockets.connect(
            where, additional_headers={"Cookie": cookie}, origin=own
        ) as socket:
            assert b"welcome" in (await socket.recv(decode=False))
            assert b'"seat":1' in (await socket.recv(decode=False))
        assert server.ask("POST", path, command, Cookie=cookie, Origin=server.address)[0] == 200


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/api/tables/ZZZZZZ", "/nowhere"])
def test_every_answer_leaves_with_the_headers_that_protect_a_browser(
    server: Server, path: str
) -> None:
    _, headers, _ = server.get(path)
    assert OURS.items() <= headers.items()
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


async def test_cookies_made_before_a_restart_are_good_after_it(server: Server) -> None:
    """The key that signs lies in the data folder, and only its owner may read it."""
    key = server.data / "secret.key"
    assert key.stat().st_mode & 0o077 == 0
    identity = Identity.kept_in(server.data)
    async with server.client() as guest:
        assert identity.person_of(guest.cookie) is not None
        async with server.client(identity.signed("a" * 32)) as made_elsewhere:
            assert await made_elsewhere.me() == ""
            assert made_elsewhere.cookie == identity.signed("a" * 32)


async def test_who_asks_too_much_is_told_to_wait_and_nobody_else_is(tmp_path: Path) -> None:
    """So many at once; here next to nothing comes after, so that they can be counted."""
    limits = {"COMMAND_BURST": 60, "COMMANDS_PER_SECOND": 0.001, "NEW_TABLES_PER_MINUTE": 3}
    limits |= {"REQUEST_BURST": 100, "REQUESTS_PER_SECOND": 0.001}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            said = [answer(table.tables[1], m.Say(text=str(n))) for n in range(100)]
            answers = await asyncio.gather(*said)
            assert answers.count("done") == 59  # and one to start
            assert answers.count("too-fast") == 41
            await table.tables[2].do(m.Say(text="calm"))
            for _ in range(3):
                await table.clients[2].open_table(game="isis", players=2)
            with pytest.raises(Refusal, match="too-many-tables"):
                await table.clients[2].open_table(game="isis", players=2)
        statuses = [server.get("/healthz")[0] for _ in range(100)]
        assert statuses[-1] == 429


async def test_who_throws_the_cookie_away_opens_no_more_tables_from_one_address(
    tmp_path: Path,
) -> None:
    limits = {**NO_HURRY, "NEW_TABLES_PER_ADDRESS": 3}
    with Server(tmp_path, limits=limits).running() as server:
        wanted, kind = b'{"game": "isis", "players": 2}', {"Content-Type": "application/json"}
        opened, status = 0, 201
        while status == 201:
            status, _, said = server.ask("POST", "/api/tables", wanted, **kind)
            opened += status == 201
        assert opened >= 3
        assert (status, b"too-many-tables" in said) == (429, True)


async def test_so_many_tables_that_are_not_over_has_one_person(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "TABLES_PER_PERSON": 3}
    with Server(tmp_path, limits=limits).running() as server:
        async with server.client() as host, server.client() as other:
            codes = [await host.open_table(game="isis", players=2, name="Red") for _ in range(3)]
            with pytest.raises(Refusal, match="too-many-running"):
                await host.open_table(game="isis", players=2)
            await other.open_table(game="isis", players=2)
            await host.do(codes[0], m.SeatBot(seat=2, level="random"))
            await host.do(codes[0], m.Start())
            await host.do(codes[0], m.Resign(seat=1))
            await host.open_table(game="isis", players=2)


async def test_a_full_cafe_behind_one_address_loads_the_page_and_who_sits_is_heard(
    tmp_path: Path,
) -> None:
    limits = {"REQUEST_BURST": 10, "REQUESTS_PER_SECOND": 0.001, "READY_AHEAD": 0}
    with Server(tmp_path, limits=limits).running() as server:
        async with server.client() as guest:
            await guest.rename("Red")
            while server.get("/healthz")[0] != 429:
                pass
            for path in ("/t/ABC", "/assets/index.js") * 10:
                assert server.get(path)[0] != 429
            assert await guest.me() == "Red"
            assert server.get("/api/me")[0] == 429  # a stranger, and they are many


async def test_strangers_of_one_address_are_limited_together(tmp_path: Path) -> None:
    """Whoever they say they are: identities cost nothing."""
    limits = {**NO_HURRY, "COMMAND_BURST_PER_ADDRESS": 20, "COMMANDS_PER_ADDRESS": 0.001}
    with Server(tmp_path, limits=limits).running() as server:
        async with server.client() as host:
            code = await host.open_table(game="isis", players=2)
            said = []
            for _ in range(8):
                async with server.client() as one, one.at(code) as there:
                    said += [await answer(there, m.Watch()) for _ in range(5)]
            assert said[:20] == ["done"] * 20
            assert set(said[20:]) == {"too-fast"}


@pytest.mark.parametrize("message", ["{", b"\x00"], ids=["text", "bytes"])
async def test_who_says_nothing_that_means_anything_is_hung_up_on(
    tmp_path: Path, message: str | bytes
) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "REFUSED_IN_A_ROW": 30}).running() as server:
        async with server.client() as host:
            code = await host.open_table(game="isis", players=2)
        async with websockets.connect(where(server, code)) as socket:
            assert isinstance(await first_words(socket), m.Frame)
            for _ in range(40):
                with contextlib.suppress(websockets.ConnectionClosed):
                    await socket.send(message)
            last, closed = await last_words(socket)
            assert (last, closed) == (m.Refused(code="too-fast"), m.TOO_MANY)
