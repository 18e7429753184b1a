"""The client's manners: it waits longer each time, and gives up where waiting cannot help."""

import asyncio
from pathlib import Path

import pytest

from ludotheque import client
from ludotheque import wire as m
from ludotheque.client import Lost
from tests.server.playing import party
from tests.server.serving import NO_HURRY, Server


def test_it_waits_longer_each_time_and_not_all_at_once() -> None:
    for refused, first in ((False, client.FIRST_WAIT), (True, client.REFUSED_WAIT)):
        for tries in range(30):
            grown = min(client.LONGEST_WAIT, first * 2**tries)
            waits = [client._wait(tries, refused=refused) for _ in range(20)]
            assert all(grown / 2 <= wait <= grown for wait in waits)
            assert len(set(waits)) > 1


async def test_whoever_is_not_let_in_is_told_why_and_stays_away(server: Server) -> None:
    async with party(server, "isis", 2) as table, server.client() as stranger:
        async with stranger.at(table.code) as looking:
            await looking.until(lambda frame: True)
            await table.do(1, m.Door(closed=True))
            with pytest.raises(Lost, match="table-closed"):
                await looking.until(lambda frame: False)
        async with stranger.at(table.code) as again:
            with pytest.raises(Lost, match="table-closed"):
                await again.next_frame()


async def test_whoever_finds_no_room_comes_back_when_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "REFUSED_WAIT", 0.05)
    with Server(tmp_path, limits={**NO_HURRY, "ONLOOKERS_PER_TABLE": 1}).running() as house:
        async with (
            party(house, "isis", 2) as table,
            house.client() as one,
            house.client() as two,
            one.at(table.code) as looks,
        ):
            await looks.until(lambda frame: True)
            async with two.at(table.code) as waits:
                while not waits.farewell:  # it has been refused once
                    await asyncio.sleep(0.01)
                assert waits.farewell == "table-full-of-onlookers"
                await looks.close()
                await waits.until(lambda frame: True)
