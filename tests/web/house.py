"""A real server in a process of its own, that can be stopped and started again."""

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.serving import free_port

STARTS_WITHIN = 300.0


# Many browsers come from one address here, nobody waits half a minute for who is away, and a hint
# need not be the best one.
LIMITS = "REQUESTS_PER_SECOND=5000 REQUEST_BURST=9000 GRACE_SECONDS=4 BOT_SECONDS=0.3"
LIMITS += " HINT_SECONDS=0.4"


class House:
    """`limits` are further ones, `NAME=NUMBER`. What is in `environment` when it is opened holds:
    `module` may be tests.server.house, which reads more from there."""

    def __init__(self, data: Path, *, limits: str = "", module: str = "ludotheque.cli") -> None:
        self.data, self.module = data, module
        self.environment = {**os.environ, "LUDOTHEQUE_LIMITS": f"{LIMITS} {limits}"}
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", self.module, "serve"]
        command += ["--data", str(self.data), "--port", str(self.port)]
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz"):
                return
            time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text("utf-8")[-2000:])

    def kill(self) -> None:
        """As if the power had failed."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def close(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None
