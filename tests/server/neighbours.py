"""A real Redis, a real HAProxy and a real nginx on loopback, for as long as a test needs them."""

import contextlib
import http.client
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import services  # found by conftest.py

from tests.server.postgres import START_SECONDS, missing
from tests.server.serving import ROOT, Server, free_port

FILES = ROOT / "docs/nodes"
# What is around the file of the documentation, where it is no system's own nginx.
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/nodes.conf;
}}
"""


class Neighbour:
    """A program beside the house. `command` may name the port."""

    def __init__(self, folder: Path, command: Sequence[str], port: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.command, self.port = folder, command, port
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "said.txt").open("ab") as said:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, stdout=said, stderr=said, stdin=subprocess.DEVNULL
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "said.txt").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def send(self, signal_: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(signal_)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    @contextlib.contextmanager
    def running(self) -> Iterator["Neighbour"]:
        self.start()
        try:
            yield self
        finally:
            self.stop()


def redis(folder: Path) -> Neighbour:
    program = services.redis()
    if program is None:
        missing("Redis")
    port = free_port()
    settings = ["--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
    return Neighbour(folder, [program, *settings], port)


def haproxy(
    folder: Path, servers: Sequence[Server], change: tuple[str, str] | None = None
) -> Neighbour:
    """The file of the documentation, with the ports of these servers. `change`: a pattern in it,
    and what to have instead."""
    program = services.haproxy()
    if program is None:
        missing("HAProxy")
    port = _with_our_ports(FILES / "haproxy.cfg", folder / "haproxy.cfg", servers)
    if change:
        file = folder / "haproxy.cfg"
        told, count = re.subn(*change, file.read_text("utf-8"))
        assert count == 1
        file.write_text(told, encoding="utf-8")
    return Neighbour(folder, [program, "-db", "-f", str(folder / "haproxy.cfg")], port)


def nginx(folder: Path, servers: Sequence[Server]) -> Neighbour:
    """The same for nginx."""
    program = services.nginx()
    if program is None:
        missing("nginx")
    port = _with_our_ports(FILES / "nginx.conf", folder / "nodes.conf", servers)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    return Neighbour(folder, [program, "-p", str(folder), "-c", "nginx.conf"], port)


def _with_our_ports(file: Path, to: Path, servers: Sequence[Server]) -> int:
    """Where it listens. A node that the file has and we have not is a port where nobody is."""
    ports = {port: free_port() for port in range(8000, 8004)}
    ports |= {8001 + number: server.port for number, server in enumerate(servers)}
    told = re.sub(r":(800\d)\b", lambda found: f":{ports[int(found[1])]}", file.read_text("utf-8"))
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(told, encoding="utf-8")
    return ports[8000]


def ready(port: int) -> bool:
    """Whether whoever listens there has a node to send visitors to."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def said_once(server: Server) -> bool:
    """That Redis is away, each time. (Where a machine hardly gets on, it may seem to be.)"""
    return server.log.count("Redis is away") <= server.log.count("Redis is back") + 1
