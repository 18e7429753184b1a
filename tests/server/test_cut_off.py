"""A node that is cut off, by a real network that goes down, from the database or from Redis."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crowd import LONG_ISIS, nobody_comes_back_to_a_log
from tests.server.neighbours import redis, said_once
from tests.server.postgres import running
from tests.server.serving import Server, free_port
from tests.server.test_relays import checked, scattered
from tests.server.yard import Yard, laid

pytestmark = pytest.mark.long


@pytest.fixture
def yard() -> Iterator[Yard]:
    with laid() as yard:
        yield yard


@pytest.fixture
def house(tmp_path: Path, yard: Yard) -> Iterator[tuple[Server, Server]]:
    """A node here, and one there."""
    cache = redis(tmp_path / "redis")
    cache.command = [*cache.command, "--protected-mode", "no", "--bind", "127.0.0.1"]
    cache.command = [*cache.command, yard.here("redis")]
    with running(also=yard.here("database")) as postgres, cache.running():
        database, beside = postgres.database(), f":{cache.port}"
        there = database.replace("127.0.0.1", yard.here("database"))
        near = Server(tmp_path / "near", database=database, redis=f"redis://127.0.0.1{beside}")
        far = Server(
            tmp_path / "far", database=there, redis=f"redis://{yard.here('redis')}{beside}"
        )
        near.command += ["--node", f"{yard.here('people')}:{free_port()}"]
        far.command += ["--node", f"{yard.there('people')}:{free_port()}", "--lan"]
        far.command = ["ip", "netns", "exec", yard.name, *far.command]
        far.host = yard.there("people")
        with near.running(), far.running():
            far.database = database  # as it is called here
            yield near, far


async def test_cut_off_from_the_database_it_says_and_writes_nothing(
    yard: Yard, house: tuple[Server, Server]
) -> None:
    """Its visitors, and the other node, reach it all the while."""
    near, far = house
    async with scattered(far, [near, far]) as party:
        rng = random.Random(1)
        for _ in range(4):
            await party.step(rng)
        yard.cut("database")
        await far.answers("/readyz", 503)
        await near.answers("/readyz", 200)
        while "is dead" not in near.log:
            await asyncio.sleep(0.05)
        one = party.tables[1]  # at the near node; whoever is at the far one is not told anything
        await one.until(lambda frame: frame.n >= party.n)
        before = party.tables[2].frame
        await asyncio.sleep(1)
        assert party.tables[2].frame is before
        yard.mend("database")
        for _ in range(6):
            await party.step(rng)
        assert "was declared dead" in far.log
        await party.play_on(rng)
        await checked(party, near)
    await nobody_comes_back_to_a_log(near.database)
    assert near.troubles == far.troubles == []


async def test_cut_off_from_redis_it_plays_on(yard: Yard, house: tuple[Server, Server]) -> None:
    near, far = house
    async with scattered(far, [near, far], options=LONG_ISIS) as party:
        rng = random.Random(2)
        for cut in (True, False):
            for _ in range(4):
                await party.step(rng)
            if cut:
                yard.cut("redis")
                while "Redis is away" not in far.log:
                    await party.step(rng)
        yard.mend("redis")
        while "Redis is back" not in far.log:
            await party.step(rng)
        assert said_once(far)
        assert said_once(near)
    assert near.troubles == far.troubles == []
