"""A person can be erased: no name and no word of theirs is left, and every match can be read."""

import asyncio
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.client import Client
from ludotheque.server import entries as e
from ludotheque.wire import Clock
from tests.server.disk import log_on_disk
from tests.server.playing import Recording, party
from tests.server.serving import NO_HURRY, Server


def everything(server: Server) -> bytes:
    """All bytes of the folder: what is not in there is gone."""
    return b"".join(file.read_bytes() for file in server.data.iterdir() if file.is_file())


@pytest.mark.parametrize("who", ["the person", "the host"])
async def test_names_and_words_are_gone_from_memory_lists_and_disk(
    tmp_path: Path, who: str
) -> None:
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2, options={"first": 1}, visibility="public") as table:
            await table.clients[2].rename("Hatshepsut")
            await table.clients[2].do(table.code, m.Say(text="a word of mine"))
            await table.clients[1].do(table.code, m.Say(text="what others say"))
            await table.move(1, "P a1")
            assert b"a word of mine" in everything(server)
            if who == "the host":
                order = ["admin", "erase", table.code, "2", "--yes", "--data", str(server.data)]
                assert await asyncio.to_thread(main, order) == 0
            else:
                assert (await table.clients[2].http.delete("/api/me")).status_code == 200
                assert table.clients[2].cookie is None
            frame = await table.host.until(lambda frame: frame.table.seats[2].name == "")
            assert frame.table.seats[1].name == "Red"
            async with Client(server.address, table.clients[1].cookie) as red:
                async with Recording(red, table.code) as again:
                    await again.until(lambda frame: True)
                first = again.frames_heard[0]
                assert [line.text for line in first.chat] == ["what others say"]
                assert [row.names for row in await red.my_tables()] == [["Red", ""]]
            public = await table.clients[1].public_tables()
            assert [row.names for row in public if row.code == table.code] == [["Red", ""]]
        server.stop()
        left = everything(server)
        for word in (b"Green", b"Hatshepsut", b"a word of mine"):
            assert word not in left
        assert b"what others say" in left


async def test_others_with_the_same_name_keep_theirs(server: Server) -> None:
    async with party(server, "isis", 2, start=False) as table, server.client() as other:
        code = await other.open_table(game="isis", players=3, name="Green")
        await table.clients[2].do(code, m.Sit(seat=2, name="Green"))
        await table.clients[2].http.delete("/api/me")
        [row] = await other.my_tables()
        assert row.names == ["Green", "", None]


async def test_whoever_erases_themselves_in_their_turn_gets_no_time_back(server: Server) -> None:
    """Nor by doing it again: those who come back find the clock where it is by then."""
    clock = Clock(total=600)
    async with party(server, "isis", 2, options={"first": 1}, clock=clock) as table:
        cookie, least = table.clients[1].cookie, 600.0
        for _ in range(3):
            await asyncio.sleep(0.1)
            before = (await table.clients[2].table(table.code)).seats[1].clock
            assert before is not None
            assert before < least
            least = before
            async with server.client(cookie) as again:
                assert (await again.http.delete("/api/me")).status_code == 200
            after = (await table.clients[2].table(table.code)).seats[1]
            assert after.running
            assert after.clock is not None
            assert after.clock <= before
        assert not any(isinstance(x, e.Resumed) for x in log_on_disk(server, table.code))


async def test_nobody_erases_themselves_all_the_time(tmp_path: Path) -> None:
    limits = {**NO_HURRY, "ERASINGS_PER_MINUTE": 1}
    with Server(tmp_path, limits=limits).running() as server:
        async with server.client() as client:
            await client.rename("Green")
            cookie = client.cookie
            assert (await client.http.delete("/api/me")).status_code == 200
            async with server.client(cookie) as again:
                assert (await again.http.delete("/api/me")).status_code == 429
