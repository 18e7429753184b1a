"""A real PostgreSQL on loopback, for as long as the tests run; each test has its own database."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.serving import ROOT, free_port

sys.path.append(str(ROOT / "scripts"))
import services

START_SECONDS = 120.0  # only what never comes takes as long


class Postgres:
    def __init__(self, folder: Path, programs: Path, *, durable: bool = False) -> None:
        """Not durable: processes are killed in our tests, machines are not."""
        self.folder, self.programs, self.port = folder, programs, free_port()
        self.durable, self.listens = durable, "127.0.0.1"
        self.process: subprocess.Popen[bytes] | None = None
        self._names = itertools.count(1)

    def make(self) -> None:
        if user := _user():
            shutil.chown(self.folder, user)
        self._run("initdb", "-D", str(self.data), "-U", "house", "-A", "trust", "--no-sync")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, user=_user(), cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = {
            "listen_addresses": self.listens,
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "200",
            "shared_buffers": "32MB",
            "fsync": "on" if self.durable else "off",
        }
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "said.txt").open("ab") as said:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data), *settings],
                user=_user(),
                cwd=self.folder,
                stdout=said,
                stderr=said,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "said.txt").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def _answers(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, whoever is connected; SIGQUIT: as if the power had been cut."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)

    def database(self) -> str:
        """The URL of an empty one."""
        name = f"house{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "house", name)
        return f"postgresql://house@127.0.0.1:{self.port}/{name}"


def _user() -> str | None:
    """Who runs it, if we are root: it refuses to run as that."""
    return "postgres" if os.geteuid() == 0 else None


def missing(name: str) -> NoReturn:
    """Where all of them are to be there, what is missing is a failure."""
    (pytest.fail if services.NEEDED else pytest.skip)(services.none(name))


@contextlib.contextmanager
def running(*, durable: bool = False, also: str = "") -> Iterator[Postgres]:
    """Not in the folder of the tests: its user may not look in there. `also`: another address of
    this machine, from whose neighbours it takes visitors."""
    programs = services.postgres()
    if programs is None:
        missing("PostgreSQL")
    with tempfile.TemporaryDirectory(prefix="ludotheque-postgres-") as folder:
        server = Postgres(Path(folder), programs, durable=durable)
        server.make()
        if also:
            server.listens += f",{also}"
            with (server.data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                print(f"host all all {also}/30 trust", file=rules)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
