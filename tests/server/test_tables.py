"""Tables: opened, found, sat down at, handed on, moved to another device, played again."""

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.client import Client, Lost
from ludotheque.contract import Refusal
from tests.server.playing import party
from tests.server.serving import Server


async def refused(client: Client, code: str, command: m.TableCommand) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        await client.do(code, command)
    return caught.value.code


async def test_whoever_opens_a_table_is_its_host_and_sits_where_they_said(server: Server) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=3, name="Red", bots={3: "greedy"})
        seen = await host.table(code)
        assert (seen.host, seen.host_seat, seen.status) == (True, 1, "open")
        assert [seat.name for seat in seen.seats.values()] == ["Red", None, "Greedy"]
        assert [seat.mine for seat in seen.seats.values()] == [True, False, False]
        assert seen.seats[3].bot == "greedy"
        by_guest = await guest.table(code.lower())  # a code may be typed in any case
        assert (by_guest.host, by_guest.seats[1].mine) == (False, False)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "tric-trac", "players": 2}, "no-such-game"),
        ({"game": "isis", "players": 9}, "players"),
        ({"game": "isis", "players": 2, "options": {"variant": "fast"}}, "option-value"),
        ({"game": "isis", "players": 2, "options": {"speed": 3}}, "option-name"),
        ({"game": "isis", "players": 2, "options": {"first": 10**30}}, "option-value"),
        ({"game": "isis", "players": 2, "mode": "referee"}, "table-mode"),
        ({"game": "oss", "players": 3, "mode": "referee", "bots": {2: "greedy"}}, None),
        ({"game": "isis", "players": 2, "bots": {2: "clever"}}, "table-no-such-bot"),
        ({"game": "isis", "players": 2, "bots": {3: "greedy"}}, "table-no-such-seat"),
        ({"game": "isis", "players": 2, "name": "x" * 25}, "bad-message"),
        ({"game": "isis", "players": 2, "clock": m.Clock(move=-1)}, "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Server, wanted: dict[str, object], code: str | None
) -> None:
    async with server.client() as host:
        with pytest.raises(Refusal) as caught:
            await host.open_table(**wanted)
        assert caught.value.code == (code or "table-no-such-bot")


async def test_a_seat_is_taken_by_name_given_up_and_taken_by_another(server: Server) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=2)
        await guest.do(code, m.Sit(seat=1, name="  Green\u0007  tea "))
        assert (await host.table(code)).seats[1].name == "Green tea"
        assert await refused(host, code, m.Sit(seat=1, name="Red")) == "table-seat-taken"
        assert await refused(host, code, m.Stand(seat=1)) == "table-not-yours"
        assert await refused(host, code, m.Sit(seat=3, name="Red")) == "table-no-such-seat"
        assert await refused(host, code, m.Sit(seat=2, name="\u200b")) == "table-name"
        await guest.do(code, m.Stand(seat=1))
        await host.do(code, m.Sit(seat=1, name="Red"))
        assert (await guest.table(code)).seats[1].name == "Red"
        await host.do(code, m.Stand(seat=1))


async def test_a_host_who_does_not_sit_down_stays_the_host_whoever_comes_and_goes(
    server: Server,
) -> None:
    async with server.client() as screen, server.client() as guest, server.client() as other:
        code = await screen.open_table(game="isis", players=2)
        await guest.do(code, m.Sit(seat=1, name="Green"))
        await other.do(code, m.Sit(seat=2, name="Red"))
        await guest.do(code, m.Stand(seat=1))
        assert (await screen.table(code)).host
        await guest.do(code, m.Sit(seat=1, name="Green"))
        await screen.do(code, m.Start())


async def test_only_the_host_seats_bots_sends_them_away_and_starts(server: Server) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=2, name="Red")
        assert await refused(guest, code, m.SeatBot(seat=2, level="greedy")) == "table-not-host"
        await host.do(code, m.SeatBot(seat=2, level="greedy"))
        assert await refused(guest, code, m.Sit(seat=2, name="Green")) == "table-seat-taken"
        assert await refused(guest, code, m.Stand(seat=2)) == "table-not-host"
        await host.do(code, m.Stand(seat=2))
        await guest.do(code, m.Sit(seat=2, name="Green"))
        assert await refused(guest, code, m.Start()) == "table-not-host"
        await host.do(code, m.Start())
        assert await refused(host, code, m.Start()) == "table-playing"
        assert await refused(host, code, m.Sit(seat=2, name="Red")) == "table-playing"


async def test_nothing_starts_while_a_seat_is_free(server: Server) -> None:
    async with server.client() as host:
        code = await host.open_table(game="isis", players=2, name="Red")
        assert await refused(host, code, m.Start()) == "table-seats-free"
        assert await refused(host, code, m.Move(seat=1, move="F")) == "table-open"
        assert await refused(host, code, m.Resign(seat=1)) == "table-open"


async def test_the_host_hands_the_table_on_or_it_passes_on_by_itself(server: Server) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=3, name="Red")
        assert await refused(host, code, m.PassHost(seat=2)) == "table-nobody-there"
        await guest.do(code, m.Sit(seat=2, name="Green"))
        await host.do(code, m.PassHost(seat=2))
        assert (await guest.table(code)).host
        assert await refused(host, code, m.PassHost(seat=1)) == "table-not-host"
        await guest.do(code, m.Stand(seat=2))  # the host gets up: the next who sits there
        assert (await host.table(code)).host


async def test_the_host_who_leaves_a_match_leaves_the_table_to_the_next(server: Server) -> None:
    async with party(server, "nox", 3) as table:
        await table.do(1, m.Resign(seat=1))
        seen = await table.newest(2)
        assert (seen.table.host, seen.table.host_seat) == (True, 2)


async def test_several_people_at_one_device_hand_it_round(server: Server) -> None:
    async with server.client() as tablet:
        code = await tablet.open_table(game="nox", players=3, options={"first": 1}, name="Red")
        await tablet.do(code, m.Sit(seat=2, name="Green"))
        await tablet.do(code, m.SeatBot(seat=3, level="random"))
        async with tablet.at(code) as table:
            await table.do(m.Start())
            for seat, other in ((1, "2"), (2, "1")):
                await table.watch(seat)
                assert table.frame is not None
                assert table.frame.view is not None
                assert len(table.frame.view["hands"][str(seat)]) == 3
                assert table.frame.view["hands"][other] is None
                assert bool(table.frame.moves) == (seat == 1)
            await table.watch(None)
            assert table.frame is not None
            assert table.frame.view is not None
            assert set(table.frame.view["hands"].values()) == {None}
            assert table.frame.moves == []
            await table.watch(1)
            await table.move(1, table.frame.moves[0].move)
            with pytest.raises(Refusal, match="table-not-yours"):
                await table.watch(3)


async def test_a_socket_comes_back_to_what_it_looked_at(server: Server) -> None:
    async with server.client() as tablet:
        code = await tablet.open_table(game="isis", players=2, name="Red")
        await tablet.do(code, m.Sit(seat=2, name="Green"))
        async with tablet.at(code) as table:
            for seat in (2, None):
                await table.watch(seat)
                before = table.frame
                assert table._socket is not None
                await table._socket.close()
                await table.until(lambda f, seat=seat, old=before: f is not old and f.seat == seat)  # type: ignore[misc]


async def test_the_secret_link_moves_a_seat_to_another_device_once(server: Server) -> None:
    async with party(server, "nox", 3) as table, server.client() as phone:
        owner, stranger = table.clients[2], table.clients[3]
        with pytest.raises(Refusal, match="table-not-yours"):
            await stranger.seat_secret(table.code, 2)
        secret = await owner.seat_secret(table.code, 2)
        before = await table.newest(2)
        assert await phone.move_seat_here(secret) == (table.code, 2)
        async with phone.at(table.code) as here:
            frame = await here.until(lambda frame: frame.view)
            assert (frame.seat, frame.view) == (2, before.view)
            # The old device looks on from behind the curtain, and the link is used up.
            gone = await table.tables[2].until(lambda frame: frame.seat is None)
            assert gone.view is not None
            assert gone.view["hands"]["2"] is None
            with pytest.raises(Refusal, match="seat-link"):
                await stranger.move_seat_here(secret)
            with pytest.raises(Refusal, match="table-not-yours"):
                await table.tables[2].do(m.Resign(seat=2))
            table.tables[2], table.clients[2] = here, phone
            await table.play_out(random.Random("moved"))


@pytest.mark.parametrize(
    "wrong", ["", "x", "ABCDEF.1.0", "{code}.1.00", "{code}.²", "{code}.99999"]
)
async def test_a_link_that_is_none_of_ours_moves_nothing(server: Server, wrong: str) -> None:
    async with party(server, "isis", 2) as table, server.client() as stranger:
        with pytest.raises(Refusal) as caught:
            await stranger.move_seat_here(wrong.format(code=table.code) or " ")
        assert caught.value.code in {"seat-link", "table-no-such-code"}


async def test_the_host_who_moves_to_another_device_stays_the_host(server: Server) -> None:
    async with party(server, "isis", 2, start=False) as table, server.client() as phone:
        await phone.move_seat_here(await table.clients[1].seat_secret(table.code, 1))
        await phone.do(table.code, m.Start())
        assert not (await table.clients[1].table(table.code)).host


async def test_public_tables_are_listed_for_all_and_private_ones_for_their_people(
    server: Server,
) -> None:
    async with server.client() as host, server.client() as guest, server.client() as stranger:
        private = await host.open_table(game="isis", players=2, name="Red")
        public = await host.open_table(game="nox", players=3, name="Red", visibility="public")
        await guest.do(private, m.Sit(seat=2, name="Green"))
        assert {row.code for row in await host.my_tables()} == {private, public}
        [row] = await guest.my_tables()
        assert (row.code, row.game, row.status, row.names, row.free) == (
            *(private, "isis", "open"),
            *(["Red", "Green"], 0),
        )
        assert await stranger.my_tables() == []
        listed = {row.code: row for row in await stranger.public_tables()}
        assert private not in listed
        assert listed[public].free == 2
        await guest.do(private, m.Stand(seat=2))
        assert await guest.my_tables() == []


async def test_a_match_that_is_over_is_still_mine_but_no_longer_public(server: Server) -> None:
    async with party(server, "isis", 2, visibility="public") as table:
        await table.do(1, m.Resign(seat=1))
        assert [row.status for row in await table.clients[2].my_tables()] == ["over"]
        assert table.code not in {row.code for row in await table.clients[2].public_tables()}


async def test_one_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server.running():
        async with server.client() as host:
            bad = await host.open_table(game="isis", players=2, name="Red")
            good = await host.open_table(game="isis", players=2, name="Red")
            cookie = host.cookie
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as database, database:
        database.execute("update log set entry = 'mould' where code = ? and n = 2", (bad,))
    with server.running():
        async with server.client(cookie) as again:
            rows = {row.code: row for row in await again.my_tables()}
            assert rows.keys() == {bad, good}
            assert (rows[bad].names, rows[good].mine) == (["Red", None], [1])
            with pytest.raises(Refusal, match="table-unreadable"):
                await again.table(bad)
            async with again.at(bad) as at:
                with pytest.raises(Lost):
                    await at.next_frame()


async def test_rematch_is_a_new_table_with_the_same_people_in_the_same_seats(
    server: Server,
) -> None:
    async with party(server, "nox", 3, options={"variant": "thick"}, bots={3: "random"}) as table:
        assert await refused(table.clients[1], table.code, m.AskRematch()) == "table-not-over"
        await table.play_on(random.Random("first"))
        done = await table.do(1, m.AskRematch())
        assert done.code is not None
        assert (await table.do(2, m.AskRematch())).code == done.code  # both asked: one table
        assert (await table.newest(2)).table.rematch == done.code
        again = await table.clients[2].table(done.code)
        assert [seat.name for seat in again.seats.values()] == ["Red", "Green", "Random"]
        assert (again.seats[2].mine, again.seats[3].bot) == (True, "random")
        assert (again.game, again.options, again.status) == ("nox", {"variant": "thick"}, "open")
        await table.clients[1].do(done.code, m.Start())
        old = (await table.newest()).table.seed_hash
        assert (await table.clients[1].table(done.code)).seed_hash != old


async def test_a_table_that_is_not_there_is_refused_and_given_up(server: Server) -> None:
    async with server.client() as guest:
        with pytest.raises(Refusal, match="table-no-such-code"):
            await guest.table("ZZZZZZ")
        async with guest.at("ZZZZZZ") as table:
            with pytest.raises(Lost):
                await table.next_frame()
            with pytest.raises(Lost):
                await table.do(m.Say(text="hello"))


async def test_a_match_file_is_refused_before_the_end_to_players_and_strangers_alike(
    server: Server,
) -> None:
    async with party(server, "isis", 2) as table, server.client() as stranger:
        for client in (table.clients[1], stranger):
            with pytest.raises(Refusal, match="table-not-over"):
                await client.match_file(table.code)
        assert (await stranger.table(table.code)).seed is None
        await table.do(1, m.Resign(seat=1))
        assert (await table.checked_file()).ended is not None
        data = await stranger.match_file(table.code)
        assert data.count(b'"do":"gone"') == 1


async def test_a_name_is_kept_for_next_time(server: Server) -> None:
    async with server.client() as guest:
        assert await guest.me() == ""
        await guest.rename("Violet")
        async with server.client(guest.cookie) as same:
            assert await same.me() == "Violet"
