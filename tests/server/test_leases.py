"""What a lease is worth: what could not be said while it was over is said when it is renewed, and
what was begun before a death is not gone on with after it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import msgspec
import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server import sockets
from ludotheque.server.home import Elsewhere, Lease, lasting
from ludotheque.server.nodes.node import Node
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.store import Trouble
from ludotheque.server.tables import Tables
from ludotheque.server.throttle import Throttle
from tests.server.stores import node
from tests.server.test_nodes import Held, at_home, declare_dead, table_for_two

LONG_AGO = "update node set until = until - interval '1 hour', dead = true"
LET_GO = "select since, due from owner where code = $1"


async def watching(tables: Tables, code: str) -> tuple[Onlooker, list[bytes]]:
    """Green, and what they are told from now on."""
    said: list[bytes] = []
    onlooker = Onlooker("green", said.append, lambda: None)
    tables.enter(await tables.get(code), onlooker)
    said.clear()
    return onlooker, said


async def test_a_frame_that_could_not_be_shown_is_shown_when_the_lease_is_renewed(
    database: str,
) -> None:
    """The move was on its way to the disk when the lease lapsed."""
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        _, said = await watching(tables, code)
        table = await tables.get(code)
        n = table.room.n
        moving = asyncio.ensure_future(tables.do(code, m.Move(seat=1, move="P a1"), "red"))
        await asyncio.sleep(0)
        assert table.writing
        one.lease.until = lasting() - 1
        while not (said and b'"frame"' in said[-1]):
            await asyncio.sleep(0.01)
        await moving
        assert msgspec.json.decode(said[-1])["n"] == n + 1
        assert len(said) == 1


async def test_whoever_looks_at_a_clock_sees_that_it_has_stood(database: str) -> None:
    async with at_home(database) as (tables, one):
        clocks = [m.Clock(total=1000), m.Clock()]
        codes = [await table_for_two(tables, clock=clock) for clock in clocks]
        heard = [(await watching(tables, code))[1] for code in codes]
        one.lease.until = lasting() - 1
        while not heard[0]:
            await asyncio.sleep(0.01)
        assert heard[1] == [], "nothing was kept from them"


async def test_what_was_loaded_across_a_death_is_loaded_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node is declared dead and born again while a box is being compiled; meanwhile another
    node has gone on with the table."""
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        table = await tables.get(code)
        tables.memory._sleep(table)
        unpack, held, go_on = tables.memory._unpack, asyncio.Event(), asyncio.Event()

        async def slowly(box: str) -> None:
            held.set()
            await go_on.wait()
            await unpack(box)

        monkeypatch.setattr(tables.memory, "_unpack", slowly)
        loading = asyncio.ensure_future(tables.get(code))
        await held.wait()
        await born_again(database, one)
        async with at_home(database) as (others, _):
            await others.do(code, m.Move(seat=1, move="P a1"), "red")
            go_on.set()
            with pytest.raises(Elsewhere):
                await loading
            assert not tables.holds(code)
            await others.hand_over()
        assert any(
            isinstance(x, e.Moved) for x in [e.whole(*k) for k in await one.store.load(code)]
        )


async def born_again(database: str, one: Node) -> None:
    before = one.lease
    await declare_dead(database, one)
    while one.lease is before or one.lease.over:
        await asyncio.sleep(0.01)


Opens = Callable[[Tables, str], Awaitable[object]]


@pytest.mark.parametrize("rematch", [False, True])
async def test_what_was_opened_before_a_death_is_not_kept_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch, rematch: bool
) -> None:
    """It was written; but whoever has written it has died before hearing of it."""
    async with at_home(database) as (tables, one):
        old = await table_for_two(tables)
        await tables.do(old, m.Resign(seat=1), "red")
        await tables.get(old)
        commit, written, go_on = one.store._commit, asyncio.Event(), asyncio.Event()

        async def slowly(works: list[Any]) -> list[Any]:
            results = await commit(works)
            written.set()
            await go_on.wait()
            return results

        monkeypatch.setattr(one.store, "_commit", slowly)
        asked: Any = (
            tables.do(old, m.AskRematch(id="again"), "red")
            if rematch
            else tables.open(m.OpenTable(game="isis", players=2, name="Red"), "red")
        )
        opening = asyncio.ensure_future(asked)
        await written.wait()
        await born_again(database, one)
        go_on.set()
        monkeypatch.setattr(one.store, "_commit", commit)
        found = await opening
        code = found.code if rematch else found
        assert code
        assert not tables.holds(code)
        assert (await tables.get(code)).room.n >= 1


async def test_what_is_said_while_nothing_is_known_is_refused_in_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under its own number, and not by what was so before."""
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables)
        onlooker, said = await watching(tables, code)
        cable: Any = Held()
        talk = sockets._Talk(cable, tables, Throttle(1e6, 1e6), await tables.get(code), onlooker)

        async def unsure() -> None:
            raise Trouble("store-stuck")

        with monkeypatch.context() as away:
            away.setattr(one, "sure", unsure)
            one.lease.until = lasting() - 1
            talk.hear(msgspec.json.encode(m.Watch(id="w", seat=1)).decode())
            while not said:
                await asyncio.sleep(0)
        told = msgspec.json.decode(said[0])
        assert (told["type"], told["id"], told["code"]) == ("refused", "w", "store-stuck")


async def since_and_due(database: str, code: str) -> tuple[float, float]:
    """Once it has been let go."""
    connection = await asyncpg.connect(database)
    while (row := await connection.fetchrow(LET_GO, code))["due"] is None:
        await asyncio.sleep(0.01)
    await connection.close()
    return row["since"].timestamp(), row["due"].timestamp()


async def test_clocks_stand_while_the_whole_house_is_closed(database: str) -> None:
    async with at_home(database) as (tables, _):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        (await tables.get(code)).since -= 100
        await tables.hand_over()
    connection = await asyncpg.connect(database)
    await connection.execute(LONG_AGO)
    later = "update owner set since = since - interval '1 hour', due = due - interval '1 hour'"
    await connection.execute(later)  # it was an hour ago that the last one left
    await connection.close()
    before = await since_and_due(database, code)
    async with node(database):  # so is it found once, by whoever comes first
        first = await since_and_due(database, code)
        assert [at - then for at, then in zip(first, before, strict=True)] == pytest.approx(
            [3600, 3600], abs=60
        )
        async with at_home(database) as (others, _):
            assert await since_and_due(database, code) == first
            table = await others.get(code)
            left = table.room.clocks.seconds_left(1, table.seconds_since)
            assert left is not None
            assert 800 < left < 901
            assert table.room.chairs[1].gone is None


async def test_clocks_run_on_while_somebody_is_there(database: str) -> None:
    async with at_home(database) as (tables, _), node(database):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        await tables.hand_over()
        before = await since_and_due(database, code)
        async with node(database):
            assert await since_and_due(database, code) == before


async def test_clocks_have_stood_also_when_the_database_comes_back_to_nodes_that_were_there(
    database: str,
) -> None:
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        await tables.hand_over()
        before = await since_and_due(database, code)
        hour = "update node set until = until - interval '1 hour'"
        await one.store.do(lambda connection: connection.execute(hour))
        one.lease.until = lasting() - 1
        while (after := await since_and_due(database, code)) == before:
            await asyncio.sleep(0.02)
        assert after[1] - before[1] == pytest.approx(3600, abs=60)


async def test_who_leaves_has_let_go_of_everything_before(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever claims a table of somebody who has left in order finds its clocks running."""
    async with at_home(database) as (tables, one):
        code = await table_for_two(tables, clock=m.Clock(total=1000))
        commit, go_on = one.store._commit, asyncio.Event()

        async def slowly(works: list[Any]) -> list[Any]:
            await go_on.wait()
            return await commit(works)

        monkeypatch.setattr(one.store, "_commit", slowly)
        table = await tables.get(code)
        tables.memory._sleep(table)
        leaving = asyncio.ensure_future(one.leave())
        watcher = await asyncpg.connect(database)
        for _ in range(20):
            assert not await watcher.fetchval("select dead from node where id = $1", one.id)
            await asyncio.sleep(0.01)
        go_on.set()
        await leaving
        assert await watcher.fetchval("select dead from node where id = $1", one.id)
        assert await watcher.fetchval("select due is not null from owner where code = $1", code)
        await watcher.close()


async def test_nothing_new_is_written_before_all_who_live_can_read_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at birth either; and a new table whose first entries are of a new kind says so."""
    monkeypatch.setattr(e, "LEVEL", 2)
    monkeypatch.setitem(e.LEVELS, e.Opened, 2)
    wanted = m.OpenTable(game="isis", players=2, name="Red")
    level = "select level from owner where code = $1"
    older = "insert into node (url, level, until) values ('old:1', 1, clock_timestamp() + '1 h')"
    connection = await asyncpg.connect(database)
    async with node(database):
        pass  # the database is brought up to date
    await connection.execute(older)
    async with at_home(database) as (tables, one):
        assert one.level == 1
        with pytest.raises(Refusal, match="house-upgrading"):
            await tables.open(wanted, "red")
        await connection.execute("update node set dead = true where url = 'old:1'")
        while one.level == 1:
            await asyncio.sleep(0.01)
        code = await tables.open(wanted, "red")
        assert await connection.fetchval(level, code) == 2
        for command, person in ((m.Sit(seat=2, name="Green"), "green"), (m.Start(), "red")):
            await tables.do(code, command, person)
        await tables.do(code, m.Resign(seat=1), "red")
        again = (await tables.do(code, m.AskRematch(), "red")).code
        assert await connection.fetchval(level, again) == 2
    await connection.close()


async def test_no_tables_go_to_a_node_whose_boxes_are_not_ready(database: str) -> None:
    """Neither at birth nor later."""
    better = "select leaving from node where id = $1"
    async with node(database) as one:
        one.ready = False
        while not await one.store.read(lambda c: c.fetchval(better, one.id)):
            await asyncio.sleep(0.02)
        await declare_dead(database, one)
        before = one.id
        while one.id == before:
            await asyncio.sleep(0.02)
        assert await one.store.read(lambda c: c.fetchval(better, one.id))
        one.ready = True
        while await one.store.read(lambda c: c.fetchval(better, one.id)):
            await asyncio.sleep(0.02)


def test_a_lease_is_over_when_the_machine_has_slept_through_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`time.monotonic()` stands meanwhile; others do not."""
    if not hasattr(time, "CLOCK_BOOTTIME"):
        pytest.skip("There is no clock here that goes on while the machine sleeps.")
    lease, asked = Lease(lasting() + 1000), time.clock_gettime
    assert not lease.over
    slept = {time.CLOCK_BOOTTIME: 2000}
    monkeypatch.setattr(time, "clock_gettime", lambda clock: asked(clock) + slept.get(clock, 0))
    assert lease.over
