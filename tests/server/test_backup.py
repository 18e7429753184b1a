"""A backup is made while people play, holds what was acknowledged before, and is played on."""

import asyncio
import contextlib
import io
import random
import sqlite3
import tarfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.client import Client
from ludotheque.server.store import Page, SqliteStore
from tests.server.playing import party
from tests.server.serving import Server


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code, and what was printed."""
    code = main([*arguments, "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out + err


async def test_a_match_goes_on_where_the_backup_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = tmp_path / "house.tar", tmp_path / "restored"
    rng = random.Random(5)
    with Server(tmp_path / "one").running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.step(rng)
            await table.do(1, m.Say(text="a break?"))
            n, cookies = table.n, {s: c.cookie for s, c in table.clients.items()}
            made = ["backup", str(file), "--data", str(server.data), "--lang", "en"]
            assert await asyncio.to_thread(main, made) == 0
            await table.step(rng)  # is not in it
        assert file.stat().st_mode & 0o777 == 0o600
        assert sorted(tmp_path.glob("house*")) == [file]
    assert "Everything is in" in capsys.readouterr().out

    again = Server(tmp_path / "two")
    again.data = folder
    again.command[again.command.index("--data") + 1] = str(folder)
    assert said(capsys, "restore", str(file), "--data", str(folder))[0] == 0
    with again.running():
        async with Client(again.address, cookies[1]) as red, Client(again.address, cookies[2]) as g:
            assert [row.code for row in await red.my_tables()] == [table.code]
            async with red.at(table.code) as one:
                frame = await one.until(lambda frame: True)
            assert frame.n == n
            assert [line.text for line in frame.chat] == ["a break?"]
            async with red.at(table.code) as one, g.at(table.code) as other:
                acting = {1: one, 2: other}[frame.table.to_act[0]]
                mine = await acting.until(lambda frame: bool(frame.moves))
                seat = mine.table.to_act[0]
                done = await acting.do(m.Move(seat=seat, move=mine.moves[0].move))
                assert done.n == n + 1


@contextlib.asynccontextmanager
async def busy(store: SqliteStore) -> AsyncIterator[list[int]]:
    """Somebody who writes without a pause; how far they have come."""
    written = [0]

    async def writing() -> None:
        while True:
            await store.append(Page([("BUSY", written[0] + 1, bytes(1000))]))
            written[0] += 1

    task = asyncio.ensure_future(writing())
    try:
        yield written
    finally:
        task.cancel()


async def test_it_is_finished_though_somebody_writes_without_a_pause(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "house.tar"
    data.mkdir()
    (data / "secret.key").write_bytes(bytes(32))
    store = SqliteStore(data / "ludotheque.db")
    await store.append(Page([("OLD", n, bytes(5000)) for n in range(1, 2001)]))
    async with busy(store) as written:
        while written[0] < 50:
            await asyncio.sleep(0.001)
        before = written[0]
        made = ["backup", str(file), "--data", str(data)]
        assert await asyncio.to_thread(main, made) == 0
        after = written[0]
        assert after > before  # nobody has waited for it
    await store.close()
    with tarfile.open(file) as tar:
        tar.extractall(tmp_path / "out", filter="data")
    with contextlib.closing(sqlite3.connect(tmp_path / "out" / "ludotheque.db")) as copy:
        [(count, last)] = copy.execute("select count(*), max(n) from log where code = 'BUSY'")
        assert copy.execute("select count(*) from log where code = 'OLD'").fetchone() == (2000,)
    assert before <= count == last <= after


def test_nothing_is_overwritten_and_what_is_no_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "house.tar"
    assert said(capsys, "backup", str(file), "--data", str(data)) == (
        2,
        f"There is no house in {data}: name its folder with --data.\n",
    )
    asyncio.run(SqliteStore(_made(data)).close())
    (data / "secret.key").write_bytes(bytes(32))
    assert said(capsys, "backup", str(file), "--data", str(data))[0] == 0
    before = file.read_bytes()
    code, told = said(capsys, "backup", str(file), "--data", str(data))
    assert (code, "is already there" in told) == (2, True)
    assert file.read_bytes() == before
    code, told = said(capsys, "restore", str(file), "--data", str(data))
    assert (code, "There is a house in" in told) == (2, True)
    nothing = tmp_path / "nothing.tar"
    nothing.write_bytes(b"once upon a time")
    assert "cannot be read back" in said(capsys, "restore", str(nothing), "--data", "x")[1]
    with tarfile.open(nothing, "w") as tar:
        evil = tarfile.TarInfo("matches/../../evil")
        evil.size = 1
        tar.addfile(evil, io.BytesIO(b"!"))
    assert "is not a backup" in said(capsys, "restore", str(nothing), "--data", "x")[1]
    assert not Path("x").exists()
    file.write_bytes(before[: len(before) // 2])
    half = tmp_path / "half"
    assert said(capsys, "restore", str(file), "--data", str(half))[0] == 2
    assert not (half / "ludotheque.db").exists()
    assert not (half / "secret.key").exists()


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder / "ludotheque.db"
