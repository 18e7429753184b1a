"""Who gets in: those who sit always do, strangers only so many, and nobody by guessing."""

import contextlib
from pathlib import Path

import msgspec
import pytest
import websockets

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.contract import Refusal
from ludotheque.server.doors import neighbourhood
from ludotheque.server.files import DATABASE
from ludotheque.server.home import FOREVER
from ludotheque.server.identity import CODE_LENGTH, CODE_LETTERS
from ludotheque.server.opening import Laid, wanted_log
from ludotheque.server.store import SqliteStore
from ludotheque.server.throttle import Throttle
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
            assert wrong == [404] * 10 + [429] * 2
            for code in (table.code, "0123456789"):
                status, _, body = server.get(f"/api/tables/{code}")
                assert (status, msgspec.json.decode(body)["code"]) == (429, "too-many-tries")
                link = msgspec.json.encode(m.SeatLink(f"{code}.1.made-up"))
                status, _, body = server.ask("POST", "/api/seat", link)
                assert (status, msgspec.json.decode(body)["code"]) == (429, "too-many-tries")
                async with websockets.connect(where(server, code)) as socket:
                    told = await first_words(socket)
                    assert isinstance(told, m.Refused)
                    assert told.code == "too-many-tries"
            async with table.clients[1].at(table.code) as mine:
                assert (await mine.until(lambda frame: frame.view)).seat == 1


def test_of_many_codes_tried_at_once_each_is_counted() -> None:
    throttle = Throttle(per_second=0.001, burst=10)
    for _ in range(30):  # all were asked before the first was answered
        throttle.owe("a café")
    throttle.take("a café", -20)
    assert not throttle.has("a café")
    throttle.take("a café", -1)
    assert throttle.has("a café")


async def test_whoever_belongs_there_finds_a_sleeping_table_when_no_tries_are_left(
    tmp_path: Path,
) -> None:
    limits = {**NO_HURRY, "TRIES_BURST": 1, "TRIES_PER_MINUTE": 0.001}
    with Server(tmp_path, limits=limits).running() as server:
        async with server.client() as host, server.client() as stranger:
            code = await host.open_table(game="isis", players=2, name="Red")
            server.kill()
            server.start()
            assert server.get("/api/tables/0123456789")[0] == 404
            with pytest.raises(Refusal, match="too-many-tries"):
                await stranger.table(code)
            assert (await host.table(code)).seats[1].mine


class TestManySocketsOfOneAddress:
    """A café fits; but nobody fills the house alone."""

    async def test_who_sits_gets_in_for_who_looks_on(self, tmp_path: Path) -> None:
        limits = {**NO_HURRY, "ALL_SOCKETS_PER_ADDRESS": 3}
        with Server(tmp_path, limits=limits).running() as server:
            async with (
                party(server, "isis", 2) as table,
                websockets.connect(where(server, table.code)) as watching,
            ):
                assert isinstance(await first_words(watching), m.Frame)
                async with websockets.connect(where(server, table.code)) as late:
                    told = await first_words(late)
                    assert isinstance(told, m.Refused)
                    assert told.code == "too-many-sockets"
                async with table.clients[1].at(table.code) as mine:
                    await mine.until(lambda frame: frame.view)
                    told, code = await last_words(watching)
                    assert isinstance(told, m.Refused)
                    assert (told.code, code) == ("too-many-sockets", m.TOO_MANY)

    async def test_where_all_sit_whoever_has_most_windows_gives_one(self, tmp_path: Path) -> None:
        """As somebody would who opens a table a socket until the house is full."""
        limits = {**NO_HURRY, "ALL_SOCKETS_PER_ADDRESS": 4}
        with Server(tmp_path, limits=limits).running() as server:
            async with party(server, "isis", 2) as table, contextlib.AsyncExitStack() as stack:
                greedy = await stack.enter_async_context(server.client())
                cookie = {"Cookie": f"ludotheque={greedy.cookie}"}
                sockets = []
                for _ in range(4):
                    code = await greedy.open_table(game="isis", players=2, name="Grey")
                    sockets.append(
                        await stack.enter_async_context(
                            websockets.connect(where(server, code), additional_headers=cookie)
                        )
                    )
                    assert isinstance(await first_words(sockets[-1]), m.Frame)
                for gone in sockets[:2]:
                    assert (await last_words(gone))[1] == m.TOO_MANY
                for seat in table.tables:
                    assert await answer(table.tables[seat], m.Say(phrase="hello")) == "done"

    async def test_are_not_opened_all_at_once_but_by_those_who_sit(self, tmp_path: Path) -> None:
        limits = {**NO_HURRY, "HANDSHAKES_PER_SECOND": 0.001, "HANDSHAKE_BURST": 3}
        with Server(tmp_path, limits=limits).running() as server:
            async with party(server, "isis", 2) as table:
                async with websockets.connect(where(server, table.code)) as early:
                    assert isinstance(await first_words(early), m.Frame)
                for code in (table.code, "0123456789"):
                    async with websockets.connect(where(server, code)) as late:
                        told = await first_words(late)
                        assert isinstance(told, m.Refused)
                        assert told.code == "too-fast"
                async with table.clients[2].at(table.code) as mine:
                    assert (await mine.until(lambda frame: frame.view)).seat == 2


async def test_old_codes_go_on_working(tmp_path: Path) -> None:
    """They were shorter."""
    server, old = Server(tmp_path), "K7QM2R"
    assert len(old) < CODE_LENGTH
    first = await wanted_log(m.OpenTable(game="isis", players=2, name="Red"), "a" * 32)
    laid = Laid(first, FOREVER)
    laid.code = old
    server.data.mkdir(parents=True)
    store = SqliteStore(server.data / DATABASE)
    await store.append(laid.page())
    await store.close()
    with server.running():
        async with server.client() as guest:
            for typed in (old, "k7q-m2r"):
                assert (await guest.table(typed)).code == old
            async with guest.at(old) as there:
                assert await answer(there, m.Sit(seat=2, name="Green")) == "done"


async def test_codes_may_be_typed_in_groups(server: Server) -> None:
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

    async def test_has_muted_somebody_and_not_a_chair(self, server: Server) -> None:
        async with party(server, "isis", 3, start=False) as table:
            guest, other = table.tables[2], table.tables[3]
            await table.do(1, m.Mute(seat=2))
            await table.do(2, m.Stand(seat=2))
            await table.do(3, m.Stand(seat=3))
            await table.do(2, m.Sit(seat=3, name="Somebody else"))
            await table.do(3, m.Sit(seat=2, name="Blue"))
            assert await answer(guest, m.Say(text="here I am again")) == "table-muted"
            assert await answer(other, m.Say(text="whose chair was that?")) == "done"
            muted = {seat: info.muted for seat, info in (await table.newest()).table.seats.items()}
            assert muted == {1: False, 2: False, 3: True}

    async def test_has_muted_them_on_their_other_device_too(self, server: Server) -> None:
        async with party(server, "isis", 2, start=False) as table, server.client() as phone:
            await table.do(1, m.Mute(seat=2))
            await phone.move_seat_here(await table.clients[2].seat_secret(table.code, 2))
            async with phone.at(table.code) as there:
                assert await answer(there, m.Say(text="and now?")) == "table-muted"
                await there.do(m.Stand(seat=2))
                await table.tables[2].do(m.Sit(seat=2, name="Green"))
                assert await answer(table.tables[2], m.Say(text="and now?")) == "table-muted"

    async def test_muted_nobody_who_takes_a_seat_that_was_left(self, server: Server) -> None:
        async with party(server, "isis", 3) as table, server.client() as newcomer:
            await table.do(1, m.Mute(seat=2))
            await table.do(2, m.Stand(seat=2))
            async with newcomer.at(table.code) as there:
                await table.let_sit(there, m.Sit(seat=2, name="Violet"))
                assert await answer(there, m.Say(text="hello")) == "done"

    async def test_need_not_close_and_mute_again_for_the_rematch(self, server: Server) -> None:
        async with party(server, "isis", 2, visibility="public") as table:
            await table.do(1, m.Door(closed=True))
            await table.do(1, m.Mute(seat=2))
            await table.do(2, m.Resign(seat=2))
            code = (await table.do(2, m.AskRematch())).code
            assert code
            again = await table.clients[1].table(code)
            assert again.closed
            assert again.seats[2].muted
            assert code not in {row.code for row in await table.clients[1].public_tables()}
