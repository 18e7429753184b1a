"""The two servers of `make bench-server`, each in a process of its own, on the last core."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from results import Wrong, console
from server_load import cpu_seconds, many_sockets

HERE = Path(__file__).parent
THEIRS = HERE / "boardgame"
# All clients have one address here. Tables whose people have left stay in memory to be measured.
LIMITS = (
    "REQUESTS_PER_SECOND=1e6 REQUEST_BURST=1000000 TABLE_LINGERS_SECONDS=600 "
    "NEW_TABLES_PER_ADDRESS=1e6 SOCKETS_PER_ADDRESS=1000000 "
    "ALL_REQUESTS_PER_SECOND=1e6 ALL_REQUEST_BURST=1000000 "
    "COMMANDS_PER_ADDRESS=1e6 COMMAND_BURST_PER_ADDRESS=1000000 "
    "ALL_SOCKETS_PER_ADDRESS=1000000 HANDSHAKES_PER_SECOND=1e6 HANDSHAKE_BURST=1000000"
)


class Server:
    """A process, and the port it listens on."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.pid, self.port = process, process.pid, port

    @property
    def family(self) -> list[int]:
        """Itself and its children."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [self.pid, *map(int, children.read_text().split())]

    def settle(self, patience: float = 120.0) -> None:
        """Wait until nothing compiles or gets ready any more, in its bots' processes neither."""
        quiet, before, deadline = 0, -1.0, time.monotonic() + patience
        while quiet < 4 and time.monotonic() < deadline:
            time.sleep(0.5)
            used = sum(cpu_seconds(pid) for pid in self.family)
            quiet = quiet + 1 if used - before < 0.03 else 0
            before = used


def cores() -> tuple[int, int]:
    """The server's core and the load's."""
    there = sorted(os.sched_getaffinity(0))
    return there[-1], there[0]


def _on_its_core() -> None:
    os.sched_setaffinity(0, {cores()[0]})
    many_sockets()


@contextlib.contextmanager
def started(
    command: list[str], port: str, environment: dict[str, str], *, pinned: bool = True
) -> Iterator[Server]:
    """A server that says its port (`port` is a pattern) once it is up; on a core of its own, unless
    it is not to be pinned to one."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
        preexec_fn=_on_its_core if pinned else many_sockets,
    )
    assert process.stdout is not None
    try:
        said = ""
        while not (found := re.search(port, said)):
            if not (line := process.stdout.readline()):
                raise Wrong(f"The server does not start: {' '.join(command)}\n{said}")
            said += line
        server = Server(process, int(found[1]))
        server.settle()
        yield server
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:  # it was still compiling: what was measured is measured
            process.kill()
            process.wait()


@contextlib.contextmanager
def ours(database: str = "", *, pinned: bool = True) -> Iterator[tuple[Server, Path]]:
    """Our server, durable, and the folder where it keeps everything; or one of the nodes of the
    house in that database."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        serve = [sys.executable, "-m", "ludotheque.cli", "serve", "--data", folder, "--port", "0"]
        settings = {"LUDOTHEQUE_LIMITS": LIMITS, "LUDOTHEQUE_LOG": "WARNING"}
        if database:  # a machine that is busy with its load has no dead nodes
            settings["LUDOTHEQUE_DATABASE"] = database
            settings["LUDOTHEQUE_LIMITS"] += " LEASE_SECONDS=30"
        with started(serve, r"http://localhost:(\d+)/", settings, pinned=pinned) as server:
            yield server, Path(folder)


def theirs() -> contextlib.AbstractContextManager[Server]:
    """boardgame.io's server, as one would run it for guests, its store in memory."""
    production = {"NODE_ENV": "production"}
    return started(["node", str(THEIRS / "server.js")], r'"port":(\d+)', production)


def boardgame_missing() -> str | None:
    """Why boardgame.io cannot be measured here, or None: it is there."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "No Node (node, npm) here."
    installed, wanted = THEIRS / "node_modules/.package-lock.json", THEIRS / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime:
        return None
    console.print("boardgame: fetching boardgame.io with npm")
    fetch = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    done = subprocess.run(fetch, cwd=THEIRS, capture_output=True, text=True, check=False)
    return (
        f"npm cannot fetch boardgame.io ({done.stderr.strip()[-200:]})."
        if done.returncode
        else None
    )
