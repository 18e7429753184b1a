"""Three nodes behind HAProxy, as the documentation sets it up, and a crowd that plays there.

Whatever happens to one of them, nothing that was acknowledged is lost or doubled, nobody is told
anything old, and no clock is robbed.
"""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crowd import crowd, three
from tests.server.mishaps import killed, rolled, stopped
from tests.server.neighbours import Neighbour, redis
from tests.server.postgres import Postgres

# After a node is killed all play on, and after one hangs its visitors are elsewhere: the lease, or
# three checks of the proxy, and a second. To that comes what people and a busy machine take anyway.
KILLED_SECONDS, STOPPED_SECONDS = 5.0, 4.0
ANYWAY = 2


async def test_three_nodes_play_on_when_one_is_killed_stopped_or_renewed(
    tmp_path: Path, database: str
) -> None:
    with three(tmp_path, database, ahead=0) as house:
        async with crowd(house, 4, pause=0.1):
            rng = random.Random("few")
            await killed(house, rng)
            await stopped(house, rng)
            await rolled(house, house.servers[:1])
        house.tell("killed, stopped and renewed", 0.1)


@pytest.mark.long
async def test_killed_twenty_times_in_the_middle_of_a_hundred_matches(
    tmp_path: Path, database: str
) -> None:
    with three(tmp_path, database) as house:
        waits = []
        async with crowd(house, 100, pause=2.0):
            rng = random.Random("many")
            for _ in range(20):
                await house.is_calm()
                waits.append(await killed(house, rng))
            await house.is_calm()
        house.tell(f"killed 20 times, calm {house.calm:.1f} s, {in_words(waits)}", 2.0)
        assert max(waits) < KILLED_SECONDS + ANYWAY * house.calm


@pytest.mark.long
async def test_stopped_for_twenty_seconds_and_woken(tmp_path: Path, database: str) -> None:
    with three(tmp_path, database) as house:
        moved = []
        async with crowd(house, 40, pause=1.0):
            rng = random.Random("stopped")
            for _ in range(2):
                await house.is_calm()
                moved.append(await stopped(house, rng, seconds=20))
            await house.is_calm()
        house.tell(f"stopped for 20 s, calm {house.calm:.1f} s, {in_words(moved)}", 1.0)
        assert max(moved) < STOPPED_SECONDS + ANYWAY * house.calm


@pytest.mark.long
async def test_renewed_one_after_the_other_under_load(tmp_path: Path, database: str) -> None:
    with three(tmp_path, database) as house:
        async with crowd(house, 40, pause=1.0):
            house.mark()
            await rolled(house, house.servers)
            comings = [one.comings for one in house.visitors]
        assert max(comings) <= house.reasons_to_come_back
        house.tell("all three renewed", 1.0)


def in_words(seconds: list[float]) -> str:
    return f"after {' '.join(f'{one:.1f}' for one in sorted(seconds))} s"


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[Neighbour]:
    with redis(tmp_path / "redis").running() as server:
        yield server


@pytest.mark.long
async def test_the_database_restarted_and_redis_gone(
    tmp_path: Path, database_server: Postgres, cache: Neighbour
) -> None:
    """The database is away for longer than a lease, and not in order."""
    url = f"redis://127.0.0.1:{cache.port}"
    with three(tmp_path, database_server.database(), redis=url) as house:
        async with crowd(house, 20, pause=1.0):
            cache.stop()
            await house.goes_on()
            for how in (signal.SIGINT, signal.SIGQUIT):
                await asyncio.to_thread(database_server.stop, how)
                await asyncio.sleep(4)
                await asyncio.to_thread(database_server.start)
                await house.goes_on()
            cache.start()
            await house.goes_on()
        house.tell("Redis gone, the database away for 4 s twice", 1.0)
