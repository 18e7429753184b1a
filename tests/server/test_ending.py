"""Whoever is told to end does, whatever breaks in that very moment, and whatever is away."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import tasks, theatre
from ludotheque.server.limits import Limits
from ludotheque.server.nodes import bots, node
from ludotheque.server.store.postgres import store
from ludotheque.server.tasks import ended
from ludotheque.server.theatre import Link
from ludotheque.server.workers import Workers
from tests.server import postgres, stores
from tests.server.playing import party
from tests.server.serving import Server


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "TELL_AGAIN_SECONDS", 0.05)


class Breaking:
    """Hangs; and when it is given up, it breaks instead of that, the first time."""

    def __init__(self) -> None:
        self.asked, self.broken = asyncio.Event(), 0

    async def __call__(self, *_: Any, **__: Any) -> Any:
        self.asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.broken += 1
            if self.broken == 1:
                raise ConnectionError("just now") from None
            raise


async def test_who_hears_something_else_is_told_again() -> None:
    breaking = Breaking()

    async def life() -> None:
        while True:
            try:
                await breaking()
            except ConnectionError:
                await asyncio.sleep(0)

    living = asyncio.ensure_future(life())
    await breaking.asked.wait()
    await ended(living)
    assert living.cancelled()
    assert breaking.broken == 2


async def test_a_node_leaves_though_its_database_breaks_off_just_then(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking = Breaking()
    async with stores.node(database) as one:
        monkeypatch.setattr(node, "connected", breaking)
        one._connection.terminate()
        await breaking.asked.wait()
    assert breaking.broken


async def test_a_store_closes_though_its_database_breaks_off_just_then(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking = Breaking()
    monkeypatch.setattr(store, "limits", Limits(STORE_SECONDS=0.05))
    async with stores.node(database) as one:
        monkeypatch.setattr(store, "connected", breaking)
        one.store._connection.terminate()
        one.store.write(stores.opened("TABLE"), lambda error: None)
        await breaking.asked.wait()
    assert breaking.broken


async def test_a_pool_ends_though_its_database_breaks_off_just_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaking = Breaking()
    monkeypatch.setattr(bots, "connected", breaking)
    pool = bots.Pool("postgresql://nowhere", b"key", (), Workers(1))
    living = asyncio.ensure_future(pool.live("127.0.0.1", 0, 1))
    await breaking.asked.wait()
    await ended(living)
    assert breaking.broken


async def test_a_stage_may_be_stopped_before_its_process_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begins, may_begin, lost = threading.Event(), threading.Event(), asyncio.Event()

    def slow(*given: Any, **named: Any) -> Any:
        process = begun(*given, **named)

        def start() -> None:
            begins.set()
            may_begin.wait()
            del process.start
            process.start()

        process.start = start  # type: ignore[method-assign]
        return process

    begun = theatre._spawn.Process
    monkeypatch.setattr(theatre._spawn, "Process", slow)
    link = Link(lambda said: None, lost.set)
    await asyncio.to_thread(begins.wait)
    link.stop()
    may_begin.set()
    await lost.wait()
    assert link._process is not None
    assert link._process.exitcode is not None


async def test_a_house_stops_though_its_database_is_away(tmp_path: Path) -> None:
    """Somebody has moved, and nobody knows whether that is written."""
    limits = {"STORE_SECONDS": 1.0, "DRAIN_SECONDS": 0.0}
    with postgres.running() as away:
        with Server(tmp_path, database=away.database(), limits=limits).running() as server:
            async with party(server, "isis", 2, options={"first": 1}) as table:
                await asyncio.to_thread(away.stop)
                move = asyncio.ensure_future(table.move(1, "P a1"))
                while "does not answer" not in server.log:
                    await asyncio.sleep(0.02)
                assert await asyncio.to_thread(server.stop) == 0
                await ended(move)
        await asyncio.to_thread(away.start)
