"""/healthz says whether anything can be written, and does not hang if nothing can."""

import asyncio
import threading
from pathlib import Path

import pytest

from ludotheque.server.hosting import pulse
from ludotheque.server.hosting.pulse import Pulse
from ludotheque.server.store import SqliteStore, Trouble


class CountingStore(SqliteStore):
    touched = 0

    async def touch(self) -> None:
        self.touched += 1
        await super().touch()


async def test_however_often_it_is_asked_it_writes_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = CountingStore(tmp_path / "ludotheque.db")
    health = Pulse(store)
    monkeypatch.setattr(pulse, "EVERY_SECONDS", 1e9)
    await asyncio.gather(*(health.feel() for _ in range(20)))
    await health.feel()
    assert store.touched == 1
    monkeypatch.setattr(pulse, "EVERY_SECONDS", 0.0)
    await health.feel()
    assert store.touched == 2
    await store.close()


async def test_a_thread_that_is_stuck_is_noticed_and_so_is_its_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(pulse, "EVERY_SECONDS", 0.0)
    store, held = SqliteStore(tmp_path / "ludotheque.db"), threading.Event()
    health = Pulse(store)
    stuck = store._do(lambda connection: held.wait())
    for _ in range(3):
        with pytest.raises(Trouble) as caught:
            await health.feel()
        assert caught.value.code == "store-stuck"
    held.set()
    await stuck
    monkeypatch.setattr(pulse, "PATIENCE_SECONDS", 60.0)
    await health.feel()
    await store.close()
