"""Bots that crash, overrun or cheat: the table says so, and a simpler one plays on."""

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.server import entries as e
from ludotheque.server.identity import Identity
from ludotheque.server.workers import BotTrouble, Workers
from tests.server.disk import log_on_disk
from tests.server.playing import Recording, party
from tests.server.serving import NO_HURRY, Server

LIMITS = {**NO_HURRY, "BOT_SECONDS": 0.1, "BOT_GRACE_SECONDS": 5.9}
STUMBLES = {"crash": "crashed", "raise": "crashed", "sleep": "overran", "cheat": "illegal"}


@pytest.fixture(scope="module")
def stumble(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("stumble") / "how.txt"


@pytest.fixture(scope="module")
def stumbling(tmp_path_factory: pytest.TempPathFactory, stumble: Path) -> Iterator[Server]:
    """A server whose greedy bots stumble as the file says."""
    folder = tmp_path_factory.mktemp("stumbling")
    environment = {"STUMBLE": str(stumble)}
    with Server(folder, house=True, limits=LIMITS, environment=environment).running() as server:
        yield server
        assert server.troubles == []


@pytest.mark.parametrize("how", STUMBLES)
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one_that_plays_to_the_end(
    stumbling: Server, stumble: Path, how: str
) -> None:
    stumble.write_text(how, encoding="utf-8")
    async with party(stumbling, "isis", 2, options={"first": 2}, bots={2: "greedy"}) as table:
        frame = await table.host.until(lambda frame: frame.table.to_act == [1])
        assert (frame.table.seats[2].bot, frame.table.seats[2].name) == ("random", "Greedy")
        await table.play_out(random.Random(how))
    log = log_on_disk(stumbling, table.code)
    failed, *_ = [entry for entry in log if isinstance(entry, e.BotFailed)]
    assert (failed.seat, failed.level, failed.why) == (2, "greedy", STUMBLES[how])
    assert b"ludotheque_bot_failures_total 0.0" not in stumbling.get("/metrics")[2]
    [line] = [line for line in stumbling.log.splitlines() if alias(stumbling, table.code) in line]
    assert "bot greedy of isis at table" in line
    assert table.code not in stumbling.log


def alias(server: Server, code: str) -> str:
    """What the table is called in the log: only who has the key can say whose it is."""
    return Identity.kept_in(server.data).alias(code)


def on_board(frame: m.Frame) -> list[str]:
    assert frame.view is not None
    return [*frame.view["pawns_on"], *frame.view["tiles_on"]]


async def test_a_seat_taken_back_while_its_bot_fails_stays_with_its_person(
    stumbling: Server, stumble: Path
) -> None:
    stumble.write_text("sleep", encoding="utf-8")
    async with party(stumbling, "isis", 2, options={"first": 2}) as table:
        await table.do(2, m.SeatBot(seat=2, level="greedy"))
        await table.do(2, m.TakeBack(seat=2))
        stumble.write_text("cheat", encoding="utf-8")
        await table.do(1, m.SeatBot(seat=1, level="greedy"))
        await table.move(2, "P a1")
        # The second bot is asked after the first: when it has moved, both have failed.
        await table.host.until(lambda frame: len(on_board(frame)) == 2)
        log = log_on_disk(stumbling, table.code)
        assert [entry.seat for entry in log if isinstance(entry, e.BotFailed)] == [1]
        assert (await table.newest(2)).table.seats[2].bot is None


async def test_everybody_is_told_when_a_bot_begins_to_think(server: Server) -> None:
    async with party(
        server, "nox", 3, kind=Recording, bots={1: "random", 2: "random"}, options={"first": 1}
    ) as table:
        await table.host.until(lambda frame: frame.table.to_act == [3])
        assert isinstance(table.host, Recording)
        assert b'{"type":"thinking","seat":1}' in table.host.heard


async def test_only_bots_at_the_table_finish_it_by_themselves(server: Server) -> None:
    async with server.client() as host:
        code = await host.open_table(game="isis", players=2, bots={1: "random", 2: "greedy"})
        await host.do(code, m.Start())
        async with host.at(code) as watching:
            frame = await watching.until(lambda frame: frame.outcome)
            assert frame.seat is None


async def test_a_table_of_bots_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        async with server.client() as host:
            options = {"variant": "series", "games": 12}
            code = await host.open_table(
                game="isis", players=2, bots={1: "random", 2: "random"}, options=options
            )
            async with host.at(code) as watching:
                await watching.do(m.Start())
                await watching.until(lambda frame: frame.n > 20)
                server.kill()
                server.launch()
                assert watching.frame is not None
                n = watching.frame.n
                await watching.until(lambda frame: frame.n > n + 20)


async def test_a_worker_process_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        assert server.process is not None
        async with party(server, "isis", 2, options={"first": 2}, bots={2: "greedy"}) as table:
            await table.host.until(lambda frame: frame.table.to_act == [1])
            for child in children(server.process.pid):
                os.kill(child, signal.SIGKILL)
            await table.play_out(random.Random("worker"))


def children(process: int) -> list[int]:
    """The bots' processes of a server."""
    command = ["ps", "-o", "pid=", "-o", "args=", "--ppid", str(process)]
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [int(line.split()[0]) for line in lines if "spawn_main" in line]


async def test_workers_answer_many_questions_at_once_and_only_from_what_a_seat_knows() -> None:
    state = shelf.game("isis").new(2, {"first": 1}, bytes(32))
    legal = {str(move) for move in state.legal(1)}
    workers = Workers(1, ["isis"])
    try:
        asked = [workers.choose("A", "isis", "greedy", 1, state.view(1), []) for _ in range(5)]
        assert set(await asyncio.gather(*asked)) <= legal
        with pytest.raises(BotTrouble) as caught:
            await workers.choose("A", "no-such-box", "greedy", 1, state.view(1), [])
        assert caught.value.why == "crashed"
        assert await workers.choose("A", "isis", "random", 1, state.view(1), []) in legal
    finally:
        await workers.stop()


async def test_where_a_level_is_no_longer_known_the_usual_one_plays() -> None:
    state = shelf.game("isis").new(2, {"first": 1}, bytes(32))
    workers = Workers(1, ["isis"])
    try:
        move = await workers.choose("A", "isis", "grandmaster", 1, state.view(1), [])
        assert move in {str(move) for move in state.legal(1)}
    finally:
        await workers.stop()
