"""What fades is shown once: live, or to whoever was away when they come back, and never again."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import wire as m
from tests.server.playing import Party, Recording, party
from tests.server.serving import Server

FIRST = {"first": 1}
TURN, PUT = "F", "T a1"  # a tile of Isis & Osiris is turned up, and put face down on the board


def told(frame: m.Frame) -> list[str]:
    """The kinds of what is new in a frame."""
    return [numbered.event.kind for numbered in frame.events]


def logged(frame: m.Frame) -> list[str]:
    """The kinds of what was told before, for somebody who comes in."""
    return [numbered.event.kind for numbered in frame.log or ()]


async def back_at(table: Party, seat: int) -> m.Frame:
    """The first frame that whoever has this seat gets on coming in once more."""
    async with table.clients[seat].at(table.code) as again:
        return await again.next_frame()


async def test_a_tile_turned_up_is_seen_live_by_everybody(server: Server) -> None:
    async with (
        party(server, "isis", 2, options=FIRST) as table,
        server.client() as visitor,
        visitor.at(table.code) as watching,
    ):
        await watching.until(lambda frame: frame.view)
        await table.move(1, TURN)
        for onlooker in (table.tables[1], table.tables[2], watching):
            frame = await onlooker.until(lambda frame: frame.n == table.n)
            [turned] = frame.events
            assert (turned.n, turned.event.kind, turned.event.fades) == (table.n, "turned", True)


async def test_and_when_shown_it_does_not_come_back(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, TURN)
        await table.newest(2)
        await table.tables[2].shown()
        frame = await back_at(table, 2)
        assert (told(frame), logged(frame)) == ([], [])


async def test_what_was_on_its_way_when_the_connection_broke_is_told_again(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, TURN)
        await table.newest(2)  # but nobody has said that it was shown
        assert told(await back_at(table, 2)) == ["turned"]


async def test_whoever_was_away_is_told_once_on_coming_back(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.newest(2)
        await table.tables[2].shown()
        await table.tables[2].close()
        await table.move(1, TURN)
        await table.move(1, PUT)
        async with table.clients[2].at(table.code) as again:
            frame = await again.next_frame()
            assert told(frame) == ["turned", "tile"]
            assert logged(frame) == []
            await again.shown()
        frame = await back_at(table, 2)
        assert told(frame) == []
        assert logged(frame) == ["tile"]


async def test_a_spectator_who_comes_later_is_not_told_at_all(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table, server.client() as visitor:
        await table.move(1, TURN)
        await table.move(1, PUT)
        async with visitor.at(table.code) as watching:
            frame = await watching.next_frame()
            assert frame.seat is None
            assert (told(frame), logged(frame)) == ([], ["tile"])
            await watching.watch(None)  # nor by looking away and back
            again = await watching.next_frame()
            assert (told(again), logged(again)) == ([], ["tile"])


async def test_nor_is_a_player_who_looks_from_behind_the_curtain(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, TURN)
        await table.newest(2)
        await table.tables[2].watch(None)
        frame = await table.tables[2].until(lambda frame: frame.seat is None)
        assert (told(frame), logged(frame)) == ([], [])


async def test_each_of_two_at_one_device_is_told_once(server: Server) -> None:
    async with server.client() as tablet:
        code = await tablet.open_table(game="isis", players=2, options=FIRST, name="Red")
        await tablet.do(code, m.Sit(seat=2, name="Green"))
        async with tablet.at(code) as table:
            await table.do(m.Start())
            await table.move(1, TURN)
            await table.shown()
            for seat, expected in ((2, ["turned"]), (1, []), (2, [])):
                await table.watch(seat)
                assert table.frame is not None
                assert (table.frame.seat, told(table.frame)) == (seat, expected)
                await table.shown()


@pytest.fixture(params=["stopped", "killed"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A stopped one writes down what was shown; for a killed one it must have been written."""
    limits = {"SHOWN_EVERY_SECONDS": 3600.0 if request.param == "stopped" else 0.01}
    with Server(tmp_path, limits=limits).running() as server:
        yield server


async def test_nor_does_it_come_back_when_the_server_does(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    async with party(own_server, "isis", 2, options=FIRST) as table:
        await table.tables[2].close()
        await table.move(1, TURN)
        async with table.clients[2].at(table.code) as again:
            assert told(await again.next_frame()) == ["turned"]
            await again.shown()
        if "stopped" in request.node.name:
            assert own_server.stop() == 0
        else:
            await written_down(own_server, table.code, table.n)
            own_server.kill()
        before = table.tables[1].frame
        own_server.launch()
        frame = await table.tables[1].until(lambda frame: frame.log is not None)
        assert frame is not before
        assert told(frame) == ["turned"]  # seat 1 never said that it was shown anything
        frame = await back_at(table, 2)
        assert (told(frame), logged(frame)) == ([], [])


async def written_down(server: Server, code: str, n: int) -> None:
    """What was shown to seat 2 is on the disk."""
    query = "select n from shown where code = ? and seat = 2"
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as database:
        while database.execute(query, (code,)).fetchone() != (n,):
            await asyncio.sleep(0.01)


async def test_over_a_whole_match_each_tile_is_shown_once_to_somebody_who_comes_and_goes(
    server: Server,
) -> None:
    rng = random.Random("comes and goes")
    async with party(server, "isis", 2, kind=Recording) as table:
        shown: list[int] = []
        going_on = True
        while going_on:
            for _ in range(rng.randrange(1, 6)):
                going_on = await table.step(rng)
            mine = table.tables[2]
            assert isinstance(mine, Recording)
            frame = await table.newest(2)
            if rng.random() < 0.7 or not going_on:  # otherwise the connection breaks before
                await mine.do(m.Shown(n=frame.n))
                events = [told for heard in mine.frames_heard for told in heard.events]
                shown += [told.n for told in events if told.event.kind == "turned"]
            await mine.close()
            table.tables[2] = await Recording(table.clients[2], table.code).__aenter__()
        await table.tables[2].close()
        assert shown == [n for _, move, n in table.acknowledged if move == TURN]
