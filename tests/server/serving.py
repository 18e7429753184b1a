"""A real `ludotheque serve` in a process of its own, on loopback, over its own data folder."""

import asyncio
import contextlib
import http.client
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotheque.client import Client

ROOT = Path(__file__).parents[2]
START_SECONDS, STOP_SECONDS = 300.0, 120.0  # only what never comes takes as long

# The tests play faster than people do, and all of them from one address.
NO_HURRY = {
    "COMMANDS_PER_SECOND": 1e6,
    "COMMAND_BURST": 1e6,
    "COMMANDS_PER_ADDRESS": 1e6,
    "COMMAND_BURST_PER_ADDRESS": 1e6,
    "REFUSED_IN_A_ROW": 1e6,
    "HANDS_PER_SECOND": 1e6,
    "HAND_BURST": 1e6,
    "REQUESTS_PER_SECOND": 1e6,
    "REQUEST_BURST": 1e6,
    "ALL_REQUESTS_PER_SECOND": 1e6,
    "ALL_REQUEST_BURST": 1e6,
    "NEW_TABLES_PER_MINUTE": 1e6,
    "NEW_TABLES_PER_ADDRESS": 1e6,
    "ERASINGS_PER_MINUTE": 1e6,
    "TRIES_BURST": 1e6,
    "ALL_SOCKETS_PER_ADDRESS": 1e6,
    "HANDSHAKES_PER_SECOND": 1e6,
    "HANDSHAKE_BURST": 1e6,
}


class Far(Client):
    """A guest of one node all of whose tables are at another."""

    def __init__(self, address: str, near: str, cookie: str | None = None) -> None:
        super().__init__(address, cookie)
        self.near = near

    async def open_table(self, **wanted: Any) -> str:
        async with Client(self.near, self.cookie) as there:
            return await there.open_table(**wanted)


class Server:
    """`house` runs tests/server/house.py: the same server, with a toy on its shelf."""

    def __init__(
        self,
        folder: Path,
        *,
        house: bool = False,
        port: int | None = None,
        database: str = "",
        redis: str = "",
        limits: dict[str, float] | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.data, self.port = folder / "data", port or free_port()
        self.database, self.host = database, "127.0.0.1"
        self.near = ""  # the address of another node, at which tables are opened instead
        self.module = "tests.server.house" if house else "ludotheque.cli"
        # Most tests need one box and no bot: getting all of them ready takes longer than the test.
        chosen = {"READY_AHEAD": 0, "DEED_PROCESSES": 1, "DRAIN_SECONDS": 0}
        chosen |= NO_HURRY if limits is None else limits  # type: ignore[arg-type]
        told = " ".join(f"{name}={value:g}" for name, value in chosen.items())
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "LUDOTHEQUE_LIMITS": told.replace("1e+06", "1000000"),
            **(environment or {}),
        }
        self.command = [sys.executable, "-m", self.module, "serve"]
        self.command += ["--data", str(self.data), "--port", str(self.port)]
        self.command += ["--database", database] if database else []
        self.command += ["--redis", redis] if redis else []
        self.said = folder / "said.txt"  # what it printed, and its log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def launch(self) -> None:
        self.said.parent.mkdir(parents=True, exist_ok=True)
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, env=self.environment, stdout=said, stderr=said
            )

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self.process.poll() is None, self.log
            assert time.monotonic() < deadline, self.log
            time.sleep(0.02)

    def start(self) -> "Server":
        self.launch()
        self.wait()
        return self

    def _answers(self) -> bool:
        found = re.findall(r"http://localhost:(\d+)/", self.log)
        if not found:
            return False
        self.port = int(found[-1])
        with contextlib.suppress(OSError, http.client.HTTPException):
            return self.get("/healthz")[0] == 200
        return False

    @property
    def log(self) -> str:
        return self.said.read_text(encoding="utf-8") if self.said.exists() else ""

    @property
    def troubles(self) -> list[str]:
        """Errors of its own in its log: whatever people do, there should be none."""
        lines = [line for line in self.log.splitlines() if '"level": "error"' in line]
        return [line for line in lines if "Invalid UTF-8" not in line]  # that is theirs

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Plain HTTP, without a cookie: status, headers, body."""
        return self.ask("GET", path, b"", **headers)

    def ask(
        self, method: str, path: str, body: bytes = b"", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=120)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, found, answer.read()
        finally:
            connection.close()

    async def answers(self, path: str, *statuses: int) -> None:
        """Sooner or later: a node that hardly gets a turn is not sure of itself for a moment."""
        while (await asyncio.to_thread(self.get, path))[0] not in statuses:
            await asyncio.sleep(0.05)

    def kill(self) -> None:
        """kill -9: nothing is said goodbye to."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a host stops it; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_SECONDS)

    def client(self, cookie: str | None = None) -> Client:
        return Far(self.address, self.near, cookie) if self.near else Client(self.address, cookie)

    @contextlib.contextmanager
    def running(self) -> Iterator["Server"]:
        try:
            yield self.start()
        finally:
            if self.process and self.process.poll() is None:
                self.kill()


def free_port() -> int:
    """Below the ports that outgoing connections use: one of those could take it meanwhile."""
    while True:
        port = random.SystemRandom().randrange(15000, 30000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def nodes(folder: Path, database: str, count: int, **given: Any) -> Iterator[list[Server]]:
    """Several servers of one house."""
    servers = [Server(folder / str(n), database=database, **given) for n in range(count)]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            if server.process and server.process.poll() is None:
                server.kill()
