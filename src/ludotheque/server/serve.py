"""`ludotheque serve`: one process, one folder, one address."""

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from ludotheque.contract import Refusal
from ludotheque.server import app
from ludotheque.server.hosting.lock import Lock
from ludotheque.server.limits import limits
from ludotheque.server.patience import Patient
from ludotheque.server.quick import Quick
from ludotheque.words import Words

PORTS_TRIED = 20


def serve(
    data: Path,
    port: int,
    *,
    lan: bool,
    show: bool = False,
    words: Words | None = None,
    database: str = "",
    node: str = "",
    redis: str = "",
) -> int:
    """Until it is told to stop; then it says goodbye to everybody and leaves nothing half-done."""
    lock = Lock(data)
    if not lock.take():
        raise lock.refusal()
    host = "0.0.0.0" if lan else "127.0.0.1"
    bots = limits.BOT_PROCESSES or max(1, (os.cpu_count() or 2) - 1)
    try:
        house = app.create(data, bot_workers=bots, database=database, node=node, redis=redis)
    except Refusal:
        lock.let_go()
        raise
    listener, free = _listener(host, port)
    lock.tell(f"http://127.0.0.1:{free}")
    words = words or Words()
    if free != port:
        print(words.say("serve-port", port=str(port), free=str(free)), flush=True)
    _invite(free, lan, words)
    if show and has_screen():
        # The listener is open already: the browser waits until we answer.
        threading.Thread(target=webbrowser.open, args=(f"http://localhost:{free}/",)).start()
    config = uvicorn.Config(
        house,
        http=Patient,
        ws=Quick,
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=limits.PING_SECONDS,
        ws_ping_timeout=limits.PONG_SECONDS,
        ws_per_message_deflate=False,
        log_config=as_json_lines(),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    # Uvicorn stops gracefully, and then raises the signal again, for us: that is a good end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _many_sockets()
    Gently(config, house).run(sockets=[listener])
    return 0


class Gently(uvicorn.Server):
    """One of several nodes gives its tables away before it closes its door: its visitors are told
    to come back, and find their tables elsewhere."""

    def __init__(self, config: uvicorn.Config, house: Starlette) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if drain := self._house.state.drain:
            try:
                async with asyncio.timeout(limits.STORE_SECONDS + limits.DRAIN_SECONDS):
                    await drain(wholly=True)
            except (Refusal, TimeoutError):  # the database is away: others find out by the lease
                logging.getLogger("ludotheque.nodes").warning("the tables could not be given away")
        await super().shutdown(sockets)


def _many_sockets() -> None:
    """Each is an open file: as many as we may have, not the thousand that we begin with."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listener(host: str, port: int) -> tuple[socket.socket, int]:
    """The port, or the next one that is free."""
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)  # at once, or another server could still take it
        except OSError:
            listener.close()
            continue
        return listener, int(listener.getsockname()[1])
    raise Refusal("no-port", port=port, last=port + PORTS_TRIED - 1)


def _invite(port: int, lan: bool, words: Words) -> None:
    print(words.say("serve-open", address=f"http://localhost:{port}/"), flush=True)
    if not lan:
        return
    address = f"http://{_own_address()}:{port}/"
    print(words.say("serve-phones", address=address), flush=True)
    import segno

    segno.make(address).terminal(compact=True)
    sys.stdout.flush()


def has_screen() -> bool:
    """Whether a browser could be seen here; without one the address is printed, and that is all."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _own_address() -> str:
    """This machine's address in its own network. (UDP only looks up a route: nothing is sent.)"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class JsonLines(logging.Formatter):
    """One JSON object a line; no names, no codes, no moves."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def as_json_lines() -> dict[str, Any]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "ludotheque": {"handlers": ["err"], "level": os.environ.get("LUDOTHEQUE_LOG", "INFO")},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }
