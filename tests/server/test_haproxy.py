"""Nodes behind HAProxy, with the file of the documentation, and behind one that simply takes turns:
people play through either; what is private stays so, however it is asked for."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.client import AtTable
from tests.server.neighbours import Neighbour, haproxy, ready
from tests.server.playing import party
from tests.server.serving import Server, nodes

TURNS = (r"balance hash .*\n\s+hash-type consistent", "balance roundrobin")
PRIVATE = ("/metrics", "/%6Detrics", "/%6d%65trics", "/admin", "/%61dmin", "/metrics?all=1")


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Server]]:
    with nodes(tmp_path / "nodes", database, 2) as servers:
        yield servers


async def front(tmp_path: Path, proxy: Neighbour) -> Server:
    """Once it knows that the nodes are there. It is not ours to start."""
    while not await asyncio.to_thread(ready, proxy.port):
        await asyncio.sleep(0.05)
    return Server(tmp_path / "front", port=proxy.port)


def relayed(server: Server) -> float:
    page = server.get("/metrics")[2].decode()
    return float(re.findall(r"^ludotheque_relayed (\S+)", page, re.MULTILINE)[0])


async def test_people_play_through_a_proxy_that_takes_turns(
    tmp_path: Path, servers: list[Server]
) -> None:
    """Whoever comes to the node that has not got the table is led to the other."""
    with haproxy(tmp_path / "proxy", servers, change=TURNS).running() as proxy:
        house = await front(tmp_path, proxy)
        async with party(house, "isis", 2) as table, house.client() as visitor:
            async with AtTable(visitor, table.code) as one, AtTable(visitor, table.code) as other:
                for watching in (one, other):  # by one node each
                    await watching.until(lambda frame: True)
                assert sum(map(relayed, servers)) > 0
                await table.play_on(random.Random(1))
                for watching in (one, other):
                    await watching.until(lambda frame: frame.n >= table.n)
            assert (await table.newest()).outcome
            await table.checked_file()
    assert [trouble for server in servers for trouble in server.troubles] == []


async def test_what_is_private_is_hidden_however_it_is_written(
    tmp_path: Path, servers: list[Server]
) -> None:
    """And of where somebody comes from only the proxy's word is taken."""
    with haproxy(tmp_path / "proxy", servers).running() as proxy:
        house = await front(tmp_path, proxy)
        for path in PRIVATE:
            status, _, body = house.get(path)
            assert status == 404, path
            assert b"ludotheque_" not in body
        assert house.get("/healthz")[0] == 200
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.9.8.7"}
        cookie = house.get("/api/me", **told)[1]["set-cookie"]
        assert "secure" not in cookie.lower()
        assert "ludotheque=" in cookie


async def test_a_house_in_which_nobody_answers_says_so_to_people(tmp_path: Path) -> None:
    with haproxy(tmp_path / "proxy", []).running() as proxy:
        house = Server(tmp_path / "front", port=proxy.port)
        while (found := house.get("/"))[0] != 503:  # until it has asked for them
            await asyncio.sleep(0.05)
        _, headers, body = found
        assert headers["content-type"] == "text/html; charset=utf-8"
        for word in ("closed for a moment", "fermée", "geschlossen", "gesloten"):
            assert word in body.decode()
