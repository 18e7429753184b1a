"""What goes wrong with the database: guests are told that it did, the log of what kind it was, and
nobody reads a password, a name or a code there."""

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from ludotheque.contract import Refusal
from ludotheque.server.limits import limits
from ludotheque.server.nodes.bots import Pool
from ludotheque.server.nodes.node import Node
from ludotheque.server.store import Conflict, Page, Trouble
from ludotheque.server.store.postgres import PostgresStore, connecting, keeping, putting, schema
from ludotheque.server.store.postgres.connecting import first_connected
from ludotheque.server.workers import Workers
from tests.server.serving import free_port
from tests.server.stores import entry, listed, log, node, opened
from tests.server.test_nodes import DIE

SECRET = "pass:of/the house@"
URLS = (  # that nobody answers at, and that nobody can read
    "postgresql://house:{}@127.0.0.1:{}/house",
    "postgresql://house@127.0.0.1:{1}/house?password={0}&connect_timeout=never",
    "house:{}@127.0.0.1:{}",
)
LOCKED = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like $1"


@pytest.mark.parametrize("url", URLS)
@pytest.mark.parametrize("secret", ["simple", SECRET])
async def test_no_password_is_ever_told(
    url: str, secret: str, caplog: pytest.LogCaptureFixture
) -> None:
    where = url.format(secret, free_port())
    parts = [part for part in secret.replace("/", ":").split(":") if len(part) > 2]
    caplog.set_level(logging.DEBUG)
    with pytest.raises(Refusal) as refused:
        await first_connected(where)
    store = PostgresStore(where)
    touched = asyncio.ensure_future(store.touch())
    while "does not answer" not in caplog.text:
        await asyncio.sleep(0.01)
    one = Node(store, "")
    with pytest.raises(ConnectionError) as joining:
        await one.join()
    pool = asyncio.ensure_future(Pool(where, b"key", [], Workers(1)).live("127.0.0.1", 0, 1))
    while "no beat" not in caplog.text:
        await asyncio.sleep(0.01)
    for task in (pool, touched):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    await store.close()
    told = f"{refused.value.args_} {joining.value} {caplog.text}"
    assert not [part for part in parts if part in told]


async def test_guests_are_told_the_kind_and_the_log_no_detail(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with node(database) as one:
        with pytest.raises(Trouble) as trouble:
            await one.store.do(lambda c: c.execute("select * from nowhere"))
        assert trouble.value.args_ == {"why": "UndefinedTableError"}
        await one.store.do(lambda c: c.execute("insert into people values ('red', 'Red')"))
        with pytest.raises(Trouble) as trouble:
            await one.store.do(lambda c: c.execute("insert into people values ('red', 'Rouge')"))
        assert trouble.value.args_ == {"why": "UniqueViolationError"}
        assert "duplicate key" in caplog.text
        assert "(red)" not in caplog.text


async def test_who_stops_in_the_middle_lets_go_within_half_a_second(database: str) -> None:
    """And does it all again."""
    tries = 0

    async def work(connection: Any) -> None:
        nonlocal tries
        tries += 1
        async with connection.transaction():
            await connection.execute("insert into people values ('red', 'Red')")
            while tries == 1 and not connection.is_closed():
                await asyncio.sleep(0.01)  # the house hangs

    async with node(database) as one:
        await one.store.do(work)
        assert await one.store.name_of("red") == "Red"
        assert tries == 2
        told = "show idle_in_transaction_session_timeout"
        assert await one.store.read(lambda c: c.fetchval(told)) == "500ms"
        assert await one._connection.fetchval("show lock_timeout") == "1s"


async def test_a_step_of_a_large_house_may_take_its_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "limits", replace(limits, STORE_SECONDS=1.0))
    monkeypatch.setitem(schema.STEPS, 99, "select pg_sleep(1.5)")
    connection = await first_connected(database)
    await schema.bring_up_to_date(connection)
    assert await connection.fetchval("select version from version") == 99
    await connection.close()


async def test_who_was_erased_where_the_answer_was_lost_is_erased_at_all_their_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is done again finds nothing any more; but their tables have to be told all the same."""
    erase, tries = keeping.erase, 0

    async def cut(connection: Any, person: str, code: str) -> None:
        nonlocal tries
        tries += 1
        await erase(connection, person, code)
        if tries == 1:
            raise ConnectionResetError

    monkeypatch.setattr(keeping, "erase", cut)
    async with node(database) as one:
        for code in ("A", "B"):
            summary = listed("open", "red")
            page = Page([(code, 1, b"opened")], [(code, 1, "red", b"Red")], [(code, summary)])
            await one.store.append(page)
        assert sorted(await one.store.erase("red")) == ["A", "B"]
        assert tries == 3


async def test_who_declares_a_node_dead_waits_for_what_it_is_writing(database: str) -> None:
    """The fence, step by step: the append has passed its gate and has not committed."""
    async with node(database) as one, node(database) as two:
        await one.store.append(opened("TABLE"))
        appending, judging = [await asyncpg.connect(database) for _ in range(2)]
        transaction = appending.transaction()
        await transaction.start()
        rows = ["TABLE"], [2], [b"in time"]
        assert await appending.fetchval(putting.PLAIN, one.id, ["TABLE"], *rows) == 1
        judged = asyncio.ensure_future(judging.execute(DIE, one.id))
        await somebody_waits(two, "update node%")
        assert not judged.done()
        assert not await two.store.read(
            lambda c: c.fetchval("select dead from node where id = $1", one.id)
        )
        await transaction.commit()
        await judged
        await two.claim("TABLE")
        assert await log(two.store, "TABLE") == [b"opened", b"in time"]
        for connection in (appending, judging):
            await connection.close()


async def test_what_waits_for_its_own_death_is_not_written(database: str) -> None:
    """The other way round: it is being declared dead while the append comes to the gate."""
    async with node(database) as one, node(database) as two:
        await one.store.append(opened("TABLE"))
        judging = await asyncpg.connect(database)
        transaction = judging.transaction()
        await transaction.start()
        await judging.execute(DIE, one.id)
        late = asyncio.ensure_future(
            asyncio.wait_for(one.store.append(entry("TABLE", 2, b"late")), 60)
        )
        await somebody_waits(two, "%insert into log%")
        assert not late.done()
        await transaction.commit()
        with pytest.raises(Conflict):
            await late
        await judging.close()
        await two.claim("TABLE")
        assert await log(two.store, "TABLE") == [b"opened"]


async def somebody_waits(one: Node, doing: str) -> None:
    """For a lock."""
    while not await one.store.read(lambda c: c.fetchval(LOCKED, doing)):
        await asyncio.sleep(0.01)
