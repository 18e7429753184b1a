"""Who gets in: those who sit always do, strangers only so many, and nobody by guessing."""

import contextlib
from pathlib import Path

import msgspec
import pytest
import websockets

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.server.doors import neighbourhood
from ludotheque.server.identity import CODE_LENGTH, CODE_LETTERS
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server


def where(server: Server, code: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{code}/ws"


async def first_words(socket: websockets.ClientConnection) -> m.ServerMessage:
    """What comes after the welcome."""
    assert isinstance(_read(await socket.recv()), m.Welcome)
    return _read(await socket.recv())


async def last_words(socket: websockets.ClientConnection) -> tuple[m.ServerMessage, int]:
    """The last message, and the code with which the socket was closed."""
    last: list[m.ServerMessage] = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            last = [_read(await socket.recv())]
    assert socket.close_code is not None
    return last[0], socket.close_code


def _read(data: str | bytes) -> m.ServerMessage:
    message: m.ServerMessage = msgspec.json.decode(data, type=m.ServerMessage)
    return message


async def test_sixty_four_strangers_do_not_keep_a_player_out(server: Server) -> None:
    async with contextlib.AsyncExitStack() as stack:
        table = await stack.enter_async_context(party(server, "isis", 2))
        await table.tables[2].close()
        told = []
        for _ in range(64):
            # Whatever they are told is heard: a full queue would also hold up the goodbyes.
            connect = websockets.connect(where(server, table.code), max_queue=None)
            told.append(await first_words(await stack.enter_async_context(connect)))
        assert isinstance(told[0], m.Frame)
        assert isinstance(told[-1], m.Refused)
        assert told[-1].code == "table-full-of-onlookers"
        async with table.clients[2].at(table.code) as back:
            assert (await back.until(lambda frame: frame.view)).seat == 2


async def test_nor_whoever_shares_their_address(tmp_path: Path) -> None:
    """All here come from 127.0.0.1: those who sit count for nothing."""
    limits = {**NO_HURRY, "SOCKETS_PER_ADDRESS": 2}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 3) as table, contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                socket = await stack.enter_async_context(
                    websockets.connect(where(server, table.code))
                )
                told = await first_words(socket)
            assert isinstance(told, m.Refused)
            assert told.code == "too-many-sockets"
            for client in table.clients.values():
                async with client.at(table.code) as another:
                    assert (await another.until(lambda frame: frame.view)).seat is not None


async def test_a_place_is_free_again_when_a_stranger_has_gone(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "ONLOOKERS_PER_TABLE": 1}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            for _ in range(3):
                async with websockets.connect(where(server, table.code)) as socket:
                    assert isinstance(await first_words(socket), m.Frame)
                await table.host.until(lambda frame: frame.table.watchers == 0)


async def test_before_the_match_the_newest_gets_in_for_it_may_be_the_one_who_was_invited(
    tmp_path: Path,
) -> None:
    limits = {**NO_HURRY, "ONLOOKERS_PER_TABLE": 1}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2, start=False) as table:
            await table.do(2, m.Stand(seat=2))
            async with websockets.connect(where(server, table.code)) as early:
                assert isinstance(await first_words(early), m.Frame)
                async with server.client() as friend, friend.at(table.code) as late:
                    await late.until(lambda frame: True)
                    await late.do(m.Sit(seat=2, name="Violet"))
                    assert (await last_words(early))[1] == m.TOO_MANY


async def test_of_one_persons_many_windows_the_oldest_is_let_go(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "WINDOWS_PER_PERSON": 2}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            cookie = {"Cookie": f"ludotheque={table.clients[1].cookie}"}
            connect = websockets.connect(where(server, table.code), additional_headers=cookie)
            async with connect as second, table.clients[1].at(table.code) as third:
                await first_words(second)
                await third.until(lambda frame: frame.view)
                async with table.clients[1].at(table.code) as fourth:
                    await fourth.until(lambda frame: frame.view)
                    assert (await last_words(second))[1] == m.REPLACED


async def test_the_host_closes_the_table_to_onlookers(server: Server) -> None:
    async with party(server, "isis", 2) as table, server.client() as stranger:
        async with websockets.connect(where(server, table.code)) as watching:
            assert isinstance(await first_words(watching), m.Frame)
            assert await answer(table.tables[2], m.Door(closed=True)) == "table-not-host"
            await table.do(1, m.Door(closed=True))
            told, code = await last_words(watching)
            assert isinstance(told, m.Refused)
            assert (told.code, code) == ("table-closed", m.NOT_LET_IN)
        frame = await table.newest(2)
        assert frame.table.closed
        status, _, body = server.get(f"/api/tables/{table.code}")
        assert (status, msgspec.json.decode(body)["code"]) == (403, "table-closed")
        async with table.clients[2].at(table.code) as another:  # those who sit come and go
            await another.until(lambda frame: frame.view)
        await table.do(1, m.Door(closed=False))
        async with stranger.at(table.code) as again:
            await again.until(lambda frame: frame.view)


async def test_a_closed_table_lets_friends_in_while_a_seat_is_free(server: Server) -> None:
    async with server.client() as host, server.client() as friend, server.client() as late:
        code = await host.open_table(game="isis", players=2, name="Red")
        await host.do(code, m.Door(closed=True))
        async with friend.at(code) as table:
            await table.until(lambda frame: True)
            await table.do(m.Sit(seat=2, name="Green"))
        status, _, _ = server.get(f"/api/tables/{code}")
        assert status == 403
        assert await late.me() == ""


async def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    """There are too many of them, and who tries many learns nothing, also by a right one."""
    assert len(CODE_LETTERS) ** CODE_LENGTH > 10**14
    limits = {**NO_HURRY, "TRIES_BURST": 10, "TRIES_PER_MINUTE": 0.001}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            found = f"/api/tables/{table.code}"
            assert server.get(found)[0] == 200
            wrong = [server.get(f"/api/tables/{n:010}")[0] for n in range(12)]
            assert wrong == [404] * 12
            status, _, body = server.get(found)
            assert (status, msgspec.json.decode(body)["code"]) == (429, "too-many-tries")
            async with websockets.connect(where(server, table.code)) as socket:
                told = await first_words(socket)
                assert isinstance(told, m.Refused)
                assert told.code == "too-many-tries"
            async with table.clients[1].at(table.code) as mine:
                assert (await mine.until(lambda frame: frame.view)).seat == 1


async def test_old_codes_go_on_working_and_new_ones_may_be_typed_in_groups(server: Server) -> None:
    async with server.client() as host:
        code = await host.open_table(game="isis", players=2)
        assert len(code) == CODE_LENGTH
        spoken = f"{code[:5].lower()}-{code[5:]}"
        assert (await host.table(spoken)).code == code


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_of_ipv6_a_whole_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == same


class TestTheHostOfATable:
    async def test_sends_somebody_away_before_the_start(self, server: Server) -> None:
        async with party(server, "isis", 2, start=False) as table:
            guest = table.tables[2]
            assert await answer(guest, m.Remove(seat=1)) == "table-not-host"
            assert await answer(table.host, m.Remove(seat=1)) == "table-nobody-there"
            await table.do(1, m.Remove(seat=2))
            assert (await table.newest(2)).table.seats[2].name is None
            assert await answer(guest, m.Sit(seat=2, name="Green")) == "table-barred"
            await table.do(1, m.SeatBot(seat=2, level="random"))
            await table.do(1, m.Start())
            assert await answer(table.host, m.Remove(seat=2)) == "table-nobody-there"

    async def test_does_not_once_it_has_begun(self, server: Server) -> None:
        async with party(server, "isis", 2) as table:
            assert await answer(table.host, m.Remove(seat=2)) == "table-playing"

    async def test_need_not_read_everything(self, server: Server) -> None:
        async with party(server, "isis", 2) as table:
            guest: AtTable = table.tables[2]
            assert await answer(guest, m.Mute(seat=1)) == "table-not-host"
            await table.do(1, m.Mute(seat=2))
            assert (await table.newest(2)).table.seats[2].muted
            assert await answer(guest, m.Say(text="nonsense")) == "table-muted"
            assert await answer(guest, m.Say(phrase="thanks")) == "done"
            await table.do(1, m.Mute(seat=2, muted=False))
            assert await answer(guest, m.Say(text="sorry")) == "done"
