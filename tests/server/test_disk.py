"""A disk that is full, read-only or held by another: one clear sentence, nothing half-written, and
play goes on when it is mended.
"""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.words import Words
from tests.server.crowd import MEASURED_MS
from tests.server.disk import log_on_disk, room_on_disk
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server

LIMITS = {**NO_HURRY, "STORE_SECONDS": 0.1, "SHOWN_EVERY_SECONDS": 0.01}


class Disk:
    """Makes the disk of a server fail, in one way or another, and mends it."""

    def __init__(self, server: Server, state: Path) -> None:
        self.server, self.state = server, state
        self._lock: sqlite3.Connection | None = None

    def fail(self, how: str) -> None:
        match how:
            case "locked":
                self._lock = sqlite3.connect(self.server.data / "ludotheque.db")
                self._lock.isolation_level = None
                self._lock.execute("begin exclusive")
            case "broken":  # no more bytes can be written: what EIO and EFBIG look like
                self._most_bytes(0)
            case _:
                self.state.write_text(how, encoding="utf-8")

    def mend(self) -> None:
        if self._lock:
            self._lock.close()
        if hasattr(resource, "prlimit"):
            self._most_bytes(resource.RLIM_INFINITY)
        self.state.write_text("", encoding="utf-8")

    def _most_bytes(self, count: int) -> None:
        assert self.server.process is not None
        hard = resource.RLIM_INFINITY
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (count, hard))


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Disk]:
    folder = tmp_path_factory.mktemp("disk")
    state = folder / "disk.txt"
    state.write_text("", encoding="utf-8")
    server = Server(folder, house=True, limits=LIMITS, environment={"DISK": str(state)})
    with server.running():
        yield Disk(server, state)
        assert server.troubles == []


TROUBLES = {"locked": "store-locked", "full": "store-full", "readonly": "store-readonly"}
if hasattr(resource, "prlimit"):  # Linux
    TROUBLES["broken"] = "store"


@pytest.mark.parametrize("how", TROUBLES)
async def test_players_are_told_in_one_sentence_and_play_goes_on_when_it_is_mended(
    disk: Disk, how: str
) -> None:
    async with party(disk.server, "isis", 2, options={"first": 1}) as table:
        await table.move(1, "P a1")
        before = await table.newest(2)
        log = log_on_disk(disk.server, table.code)
        disk.fail(how)
        try:
            move = m.Move(id="again", seat=2, move="P a2")
            with pytest.raises(Refusal) as caught:
                await table.tables[2].do(move)
            assert caught.value.code == TROUBLES[how]
            assert "What was played is safe" in Words().refusal(caught.value)
            status, _, body = await health(disk.server, 503)
            assert (status, msgspec.json.decode(body)["code"]) == (503, TROUBLES[how])
            # Nobody was shown anything, and others are told the same.
            assert table.tables[1].frame is not None
            assert table.tables[1].frame.n == before.n
            assert await answer(table.tables[1], m.Say(text="hm")) == TROUBLES[how]
            await table.tables[2].shown()  # cannot be written down, and is no reason to stop
            await asyncio.sleep(0.05)
        finally:
            disk.mend()
        assert log_on_disk(disk.server, table.code) == log
        await table.do(2, move)
        assert (await table.newest(1)).table.to_act == [1]
        assert room_on_disk(disk.server, table.code).n == table.n
        await health(disk.server, 200)


async def health(server: Server, status: int) -> tuple[int, dict[str, str], bytes]:
    """What /healthz says once it says so: it looks no more than once a second."""
    while (said := await asyncio.to_thread(server.get, "/healthz"))[0] != status:
        await asyncio.sleep(0.05)
    return said


async def test_a_bot_and_a_clock_wait_until_it_is_mended(disk: Disk) -> None:
    first, clock = {"first": 1}, m.Clock(total=0.1)
    async with party(
        disk.server, "isis", 2, start=False, options=first, bots={2: "random"}, clock=clock
    ) as table:
        begun = (await table.newest()).n + 1
        stand = disk.server.log.count("clocks stand")
        disk.fail(f"full after {table.code} {begun}")
        try:
            await table.do(1, m.Start())
            while disk.server.log.count("clocks stand") == stand:  # it ran out, unsaid
                await asyncio.sleep(0.01)
            stood = time.monotonic()
            assert (await table.newest()).n == begun
            await asyncio.sleep(0.5)  # longer than they had
            stood = time.monotonic() - stood
        finally:
            disk.mend()
        frame = await table.host.until(lambda frame: frame.outcome)
        assert frame.table.seats[1].gone == "timeout"  # when they could have moved, and had not
        *_, started, gone = log_on_disk(disk.server, table.code)
        assert gone.spent is not None
        assert gone.spent <= gone.at - started.at - stood * 1000 + MEASURED_MS


async def test_a_client_that_comes_while_it_is_locked_is_let_in_later(disk: Disk) -> None:
    async with party(disk.server, "isis", 2) as table:
        await table.move((await table.newest()).table.to_act[0], "P a1")
        # The table must be read from the disk once more.
        disk.server.kill()
        disk.server.start()
        before = table.host.frame
        disk.fail("locked")
        await asyncio.sleep(0.5)
        disk.mend()
        frame = await table.host.until(lambda frame: frame is not before)
        assert frame.view is not None
        assert frame.view["pawns_on"].keys() == {"a1"}


async def test_a_new_table_is_opened_whole_or_not_at_all(disk: Disk) -> None:
    async with disk.server.client() as host:
        for how, code in TROUBLES.items():
            disk.fail(how)
            try:
                with pytest.raises(Refusal) as caught:
                    await host.open_table(game="isis", players=2, name="Red")
                assert caught.value.code == code
            finally:
                disk.mend()
        assert await host.my_tables() == []
        await host.open_table(game="isis", players=2, name="Red")
        assert len(await host.my_tables()) == 1
