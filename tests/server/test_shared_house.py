"""`ludotheque serve --database`: the same house in PostgreSQL, and how one in a file gets there."""

import asyncio
import random
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.client import Client
from ludotheque.match import Played
from ludotheque.server.home import Elsewhere
from ludotheque.server.nodes.house import plays
from tests.server.playing import party
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.stores import node


async def test_a_match_is_played_and_outlives_kill_9_and_a_restart_of_the_database(
    tmp_path: Path, database_server: Postgres
) -> None:
    database = database_server.database()
    server = Server(tmp_path, database=database)
    with server.running():
        async with party(server, "isis", 2) as table:
            rng = random.Random(1)
            for number in range(8):
                assert await table.step(rng)
                if number == 2:
                    await asyncio.to_thread(database_server.stop)
                    await asyncio.to_thread(database_server.start)
                if number == 5:
                    server.kill()
                    await asyncio.to_thread(server.start)
            reading = await table.play_out(rng)
            moves = [(seat, move) for seat, move, _ in table.acknowledged]
            played = [(x.seat, x.move) for x in reading.match.entries if isinstance(x, Played)]
            assert played == moves
        assert server.stop() == 0
    assert not list((tmp_path / "data").glob("*.db")), "all of it is in the database"


async def test_a_house_moves_to_postgresql_with_its_tables_its_people_and_its_key(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = Server(tmp_path / "before")
    with before.running():
        async with party(before, "isis", 2, options={"first": 1}) as table:
            await table.clients[2].rename("Hatshepsut")
            await table.move(1, "P a1")
            await table.clients[1].do(table.code, m.Say(text="we are moving"))
            cookies = [table.clients[seat].cookie for seat in (1, 2)]
            secret = await table.clients[2].seat_secret(table.code, 2)
        before.stop()
    file = before.data / "ludotheque.db"
    assert await asyncio.to_thread(main, ["migrate", str(file), database]) == 0
    assert "1 table" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["migrate", str(file), database]) == 2
    assert "already" in capsys.readouterr().err
    async with node(database, "new:1", "isis:99") as newer, node(database, "old:2", *plays()):
        with pytest.raises(Elsewhere) as caught:  # nobody takes a match who cannot play it,
            await newer.claim(table.code)
        assert caught.value.url == "old:2"  # while another can
    with Server(tmp_path / "after", database=database).running() as after:
        async with Client(after.address, cookies[1]) as green, after.client() as phone:
            assert await green.me() == "Hatshepsut"
            [row] = await green.my_tables()
            assert (row.code, row.names, row.mine) == (table.code, ["Red", "Green"], [2])
            assert await phone.move_seat_here(secret) == (table.code, 2)
            async with phone.at(table.code) as there:
                frame = await there.until(lambda frame: frame.moves)
                assert [line.text for line in frame.chat] == ["we are moving"]
                await there.move(2, frame.moves[0].move)


async def test_the_host_looks_after_it_whether_it_runs_or_not(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path, database=database)
    where = ["--data", str(server.data), "--database", database]
    with server.running():
        async with server.client() as host:
            code = await host.open_table(game="isis", players=2, name="Red")
            for _ in range(2):
                assert await asyncio.to_thread(main, ["admin", "show", code, "--json", *where]) == 0
                assert code in capsys.readouterr().out
                if server.process and server.process.poll() is None:
                    server.stop()
    order = ["admin", "delete", code, "--yes", *where]
    assert await asyncio.to_thread(main, order) == 0
    assert await asyncio.to_thread(main, ["admin", "show", code, *where]) == 2


def test_a_database_that_is_not_there_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data", str(tmp_path), "--database", "postgresql://house@127.0.0.1:1/house"]
    assert main(["serve", *where]) == 2
    assert "The database cannot be reached" in capsys.readouterr().err
