"""Running it: where it opens, what it says about itself, how it stops, what it refuses."""

import asyncio
import os
import random
import socket
import sqlite3
import subprocess
from pathlib import Path

import msgspec
import pytest

from ludotheque import shelf
from ludotheque import wire as m
from tests.server.playing import party
from tests.server.serving import Server, free_port

ENGLISH = {"LC_ALL": "en_GB.UTF-8", "LANGUAGE": ""}


def test_healthz_says_that_it_is_well(server: Server) -> None:
    status, _, body = server.get("/healthz")
    assert (status, msgspec.json.decode(body)) == (200, {"status": "ok"})


async def test_metrics_count_what_happens_and_name_nobody(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        await table.step(random.Random(1))
        status, headers, body = server.get("/metrics")
        assert status == 200
        assert headers["content-type"].startswith("text/plain")
        for figure in (b"ludotheque_sockets", b"ludotheque_tables_loaded", b"append_seconds"):
            assert figure in body
        assert b'ludotheque_entries_total{kind="move"}' in body
        assert table.code.encode() not in body
        assert b"Red" not in body


@pytest.mark.parametrize(
    ("box", "variant", "players"),
    [
        ("bausack", "babel", [2, 3, 4, 5, 6, 7, 8]),
        ("bausack", "threereds", [2]),
        ("nox", "thick", [3, 4, 5, 6]),
    ],
)
def test_a_box_says_for_how_many_each_of_its_games_is(
    server: Server, box: str, variant: str, players: list[int]
) -> None:
    _, _, body = server.get(f"/api/shelf/{box}")
    assert msgspec.json.decode(body)["tables"][variant] == players


async def test_the_shelf_lists_every_box(server: Server) -> None:
    async with server.client() as guest:
        assert [card.name for card in await guest.shelf()] == shelf.names()


def test_a_port_that_is_taken_makes_it_use_the_next_and_say_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", free_port()))
        taken.listen()
        port = taken.getsockname()[1]
        with Server(tmp_path, port=port, environment=ENGLISH).running() as server:
            assert server.port > port
            assert f"Port {port} is taken: using {server.port}." in server.log


def test_it_says_so_in_the_language_of_whoever_starts_it(tmp_path: Path) -> None:
    dutch = {"LC_ALL": "nl_BE.UTF-8", "LANGUAGE": ""}
    with Server(tmp_path, environment=dutch).running() as server:
        assert f"De Ludothèque is open: http://localhost:{server.port}/" in server.log


def test_two_that_start_at_once_do_not_take_the_same_port(tmp_path: Path) -> None:
    port = free_port()
    servers = [Server(tmp_path / name, port=port) for name in ("one", "other")]
    for server in servers:
        server.launch()
    try:
        for server in servers:
            server.wait()
        assert len({server.port for server in servers}) == 2
    finally:
        for server in servers:
            server.kill()


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that will not start: what it said, and its exit code."""
    server = Server(Path("/nowhere"), environment=environment)
    command = [*server.command[:-4], *arguments]
    return subprocess.run(
        command, env=server.environment, capture_output=True, text=True, timeout=600, check=False
    )


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return line


def test_a_folder_that_cannot_be_written_to_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = one_sentence(run("--data", str(tmp_path / "file" / "data")))
    assert said.startswith(f"The folder {tmp_path}/file/data cannot be used: ")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_refused_in_one_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    said = one_sentence(run("--data", str(tmp_path)))
    assert said.startswith(f"The folder {tmp_path} cannot be used: ")


def test_a_database_that_is_none_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ludotheque.db").write_bytes(b"once upon a time " * 100)
    assert "database" in one_sentence(run("--data", str(tmp_path)))


def test_a_database_that_another_program_holds_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "ludotheque.db", isolation_level=None)
    database.execute("begin exclusive")
    done = run("--data", str(tmp_path), LUDOTHEQUE_LIMITS="STORE_SECONDS=0.1")
    database.close()
    assert "Another program holds the database" in one_sentence(done)


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (["--port", "70000"], {}),
        (["--port", "eight"], {}),
        ([], {"LUDOTHEQUE_PORT": "eight"}),
        ([], {"LUDOTHEQUE_LIMITS": "OPEN_TABLES=many"}),
        ([], {"LUDOTHEQUE_LIMITS": "TABLES=3"}),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_one_sentence(
    tmp_path: Path, arguments: list[str], environment: dict[str, str]
) -> None:
    one_sentence(run("--data", str(tmp_path), *arguments, **environment))


async def test_settings_may_come_from_the_environment(tmp_path: Path) -> None:
    server = Server(tmp_path)
    own = {"LUDOTHEQUE_DATA": str(server.data), "LUDOTHEQUE_PORT": str(server.port)}
    server.environment |= own
    server.command = server.command[:-4]
    with server.running():
        assert (server.data / "ludotheque.db").exists()


async def test_told_to_stop_it_says_goodbye_and_everybody_comes_back_later(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2) as table:
            await table.step(random.Random(1))
            stopped = await asyncio.to_thread(server.stop)
            assert stopped == 0
            assert not list(server.data.glob("*-wal"))  # the database is closed and whole
            assert server.troubles == []
            move = asyncio.ensure_future(table.step(random.Random(2)))
            server.launch()
            await move
            await table.play_out(random.Random(3))


async def test_a_table_nobody_looks_at_is_dropped_and_loaded_again(tmp_path: Path) -> None:
    limits = {"TABLE_LINGERS_SECONDS": 0.05}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2) as table:
            await table.move((await table.newest()).table.to_act[0], "P a1")
            for socket_ in table.tables.values():
                await socket_.close()
            while b"ludotheque_tables_loaded 0.0" not in server.get("/metrics")[2]:
                await asyncio.sleep(0.02)
            async with table.clients[1].at(table.code) as again:
                frame = await again.next_frame()
                assert frame.view is not None
                assert frame.view["pawns_on"].keys() == {"a1"}


async def test_while_a_box_is_being_unpacked_everybody_else_plays(tmp_path: Path) -> None:
    """Compiling takes its time on a new machine; a match that needs it waits, and nothing else."""
    unpacking = tmp_path / "unpacking"
    unpacking.touch()
    environment = {"UNPACKING": str(unpacking)}
    with Server(tmp_path, house=True, environment=environment).running() as server:
        async with (
            party(server, "pebbles", 2, mode="referee", start=False) as waiting,
            party(server, "oss", 2, mode="referee") as table,
        ):
            started = asyncio.ensure_future(waiting.do(1, m.Start()))
            rng = random.Random("meanwhile")
            for _ in range(5):
                await table.step(rng)
            assert not started.done()
            unpacking.unlink()
            await started
            assert (await waiting.newest()).table.status == "playing"


async def test_a_silent_socket_is_closed_and_comes_back_by_itself(tmp_path: Path) -> None:
    with Server(tmp_path, limits={"IDLE_SOCKET_SECONDS": 0.1}).running() as server:
        async with party(server, "isis", 2) as table:
            for _ in range(3):
                before = table.host.frame
                await table.host.until(lambda f, old=before: f is not old and f.log is not None)  # type: ignore[misc]
            await table.do(1, m.Say(text="still here"))


async def test_the_log_of_the_server_names_no_one_and_no_table(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2) as table:
            await table.play_on(random.Random(1))
            secrets = [table.code, "Red", "Green", *(c.cookie for c in table.clients.values())]
        server.stop()
        for line in server.log.splitlines()[1:]:
            assert msgspec.json.decode(line).keys() >= {"at", "level", "from", "said"}
        assert not any(secret and secret in server.log for secret in secrets)
