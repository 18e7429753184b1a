"""kill -9 in the middle of play: nothing acknowledged is lost, and everybody comes back."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.match import Played
from tests.server.disk import moves_on_disk
from tests.server.playing import Party, party
from tests.server.serving import Server

LONG_ISIS = {"variant": "series", "games": 12}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path).running() as server:
        yield server


async def kill_now_and_then(
    server: Server, tables: list[Party], times: int, rng: random.Random
) -> None:
    """Each time after a few more moves, at no particular moment."""
    for _ in range(times):
        played = sum(len(table.acknowledged) for table in tables)
        until = played + rng.randrange(1, 12)
        while sum(len(table.acknowledged) for table in tables) < until:
            await asyncio.sleep(0.001)
        await asyncio.sleep(rng.random() * 0.02)
        acknowledged = [list(table.acknowledged) for table in tables]
        server.kill()
        for table, known in zip(tables, acknowledged, strict=True):
            assert set(known) <= set(moves_on_disk(server, table.code))
        server.launch()


async def play_through(server: Server, times: int, rng: random.Random) -> None:
    async with (
        party(server, "isis", 2, options=LONG_ISIS) as isis,
        party(server, "nox", 3) as nox,
        server.client() as visitor,
        visitor.at(isis.code) as watching,
    ):
        tables = [isis, nox]
        killing = kill_now_and_then(server, tables, times, rng)
        await asyncio.gather(killing, *(table.play_on(rng) for table in tables))
        for table in tables:
            reading = await table.checked_file()
            played = [(x.seat, x.move) for x in reading.match.entries if isinstance(x, Played)]
            assert played == [(seat, move) for seat, move, _ in table.acknowledged]
            assert moves_on_disk(server, table.code) == table.acknowledged
        assert (await watching.until(lambda frame: frame.outcome)).table.status == "over"


async def test_killed_three_times_in_the_middle_of_play_it_loses_nothing(
    own_server: Server,
) -> None:
    await play_through(own_server, 3, random.Random("three"))


@pytest.mark.long
@pytest.mark.parametrize("evening", range(10))
async def test_killed_two_hundred_times_in_the_middle_of_play_it_loses_nothing(
    own_server: Server, evening: int
) -> None:
    await play_through(own_server, 20, random.Random(evening))
