"""A house in PostgreSQL is backed up by PostgreSQL's own means, while people play; restored into an
empty database it is played on, by the same people."""

import asyncio
import random
import subprocess
from pathlib import Path

from ludotheque import wire as m
from ludotheque.client import Client
from tests.server.playing import party
from tests.server.postgres import Postgres
from tests.server.serving import nodes


def run(server: Postgres, program: str, *words: str) -> None:
    done = subprocess.run(
        [str(server.programs / program), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


async def test_a_match_goes_on_where_it_was_dumped(
    tmp_path: Path, database_server: Postgres, database: str
) -> None:
    rng, file = random.Random(5), tmp_path / "house.dump"
    with nodes(tmp_path / "before", database, 2) as (one, _):
        async with party(one, "isis", 2, options={"first": 1}) as table:
            for _ in range(4):
                await table.step(rng)
            await table.do(1, m.Say(text="a break?"))
            n, cookies = table.n, {seat: c.cookie for seat, c in table.clients.items()}
            secret = await table.clients[2].seat_secret(table.code, 2)
            dump = ("pg_dump", "-Fc", "-f", str(file), database)
            await asyncio.to_thread(run, database_server, *dump)
            await table.step(rng)  # is not in it
    again = database_server.database()
    await asyncio.to_thread(
        run, database_server, "pg_restore", "--exit-on-error", "-d", again, str(file)
    )
    with nodes(tmp_path / "after", again, 2) as (one, two):
        async with Client(one.address, cookies[1]) as red, Client(two.address, cookies[2]) as green:
            assert [row.code for row in await red.my_tables()] == [table.code]
            async with red.at(table.code) as first:
                frame = await first.until(lambda frame: True)
                assert frame.n == n
                assert [line.text for line in frame.chat] == ["a break?"]
                async with green.at(table.code) as second:
                    seat = frame.table.to_act[0]
                    acting = {1: first, 2: second}[seat]
                    mine = await acting.until(lambda frame: bool(frame.moves))
                    done = await acting.do(m.Move(seat=seat, move=mine.moves[0].move))
                    assert done.n == n + 1
        async with two.client() as phone:  # the key came with it
            assert (await phone.move_seat_here(secret))[1] == 2
        assert one.troubles == two.troubles == []
