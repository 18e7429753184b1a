"""What people feel when a node of three is killed, stopped or renewed: a part of bench/nodes.py.

Three nodes behind HAProxy, as the documentation sets them up, with the lease that hosts have; the
crowd is that of the tests, which also looks through all logs afterwards.
"""

import asyncio
import random
import statistics
import tempfile
from pathlib import Path

from results import console
from tests.server.crowd import crowd, three
from tests.server.mishaps import killed, rolled, stopped
from tests.server.postgres import Postgres

from server import Figures, Row

PAUSE = 0.5  # seconds, at most, that somebody thinks
MATCHES = 100  # at once; two visitors each
STOPPED_SECONDS = 20.0
KILLS, STOPS = 20, 3


def failover(postgres: Postgres, moves: Path, tables: int) -> tuple[Figures, list[Row]]:
    """The longest that anybody waits; all of it with what the crowd itself costs the machine."""
    matches = min(MATCHES, tables)
    console.print(f"failover: {matches} matches at three nodes behind HAProxy")
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        figures = asyncio.run(_measured(Path(folder), postgres.database(), matches))
    return figures, [
        ("killed, till all play on", f"{figures['killed_s']:.1f} s", "5 s", f"{KILLS} times, max"),
        (
            "killed, half of them within",
            f"{figures['killed_p50_s']:.1f} s",
            "",
            "thinking included",
        ),
        (
            "stopped, till all are moved",
            f"{figures['stopped_s']:.1f} s",
            "4 s",
            f"{STOPS} times, max",
        ),
        ("renewed, comings back", f"{figures['renewed_comings']:.0f}", "", "of anybody, 3 nodes"),
        ("renewed, longest silence", f"{figures['renewed_silence_s']:.1f} s", "", "at any seat"),
    ]


async def _measured(folder: Path, database: str, matches: int) -> Figures:
    rng = random.Random("failover")
    with three(folder, database) as house:
        async with crowd(house, matches, PAUSE):
            waits = [await killed(house, rng) for _ in range(KILLS)]
            moved = [await stopped(house, rng, STOPPED_SECONDS) for _ in range(STOPS)]
            house.mark()
            await rolled(house, house.servers)
            return {
                "matches": matches,
                "killed_s": max(waits),
                "killed_p50_s": statistics.median(waits),
                "killed_times": KILLS,
                "stopped_s": max(moved),
                "renewed_comings": max(one.comings for one in house.visitors),
                "renewed_silence_s": max(one.silence for one in house.visitors),
            }
