"""Nodes behind nginx, with the file of the documentation: people play through it, and play on when
a node is gone."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.neighbours import nginx
from tests.server.playing import party
from tests.server.serving import Server, nodes

LONG = {"variant": "series", "games": 12}


async def test_people_play_through_it_and_play_on_when_a_node_is_killed(
    tmp_path: Path, database: str
) -> None:
    """The file has a third node, which is not there: nobody notices."""
    rng = random.Random(3)
    with (
        nodes(tmp_path / "nodes", database, 2) as servers,
        nginx(tmp_path / "nginx", servers).running() as proxy,
    ):
        front = Server(tmp_path / "front", port=proxy.port)  # not ours to start: it is nginx
        async with party(front, "isis", 2, options=LONG) as table:
            for _ in range(10):
                await table.step(rng)
            owner = next(s for s in servers if b"tables_loaded 1.0" in s.get("/metrics")[2])
            owner.kill()
            for _ in range(10):
                await table.step(rng)
            [row] = await table.clients[1].my_tables()
            assert row.code == table.code
        assert front.get("/api/shelf")[0] == 200
        for private in ("/metrics", "/admin"):
            assert front.get(private)[0] == 404


@pytest.mark.long
async def test_all_that_is_about_a_table_goes_to_the_node_that_has_it(
    tmp_path: Path, database: str
) -> None:
    """Opened anywhere, a table is where it was opened; slept and woken, it is where it belongs."""
    limits = {"TABLE_LINGERS_SECONDS": 0.05, "REQUEST_BURST": 1e6, "REQUESTS_PER_SECOND": 1e6}
    with (
        nodes(tmp_path / "nodes", database, 3, limits=limits) as servers,
        nginx(tmp_path / "nginx", servers).running() as proxy,
    ):
        front = Server(tmp_path / "front", port=proxy.port)
        codes = []
        for _ in range(6):
            async with front.client() as host:
                codes.append(await host.open_table(game="isis", players=2))
        while any(b"tables_loaded 0.0" not in s.get("/metrics")[2] for s in servers):
            await asyncio.sleep(0.02)  # until all sleep
        asked = [requests(server) for server in servers]
        for code in codes:
            async with front.client() as guest, guest.at(code) as table:
                await table.until(lambda frame: True)
                await guest.table(code)
        assert [requests(server) for server in servers] == asked


def requests(server: Server) -> bytes:
    """That others had to answer."""
    page = server.get("/metrics")[2]
    return next(x for x in page.splitlines() if x.startswith(b"ludotheque_relayed_requests_total"))
