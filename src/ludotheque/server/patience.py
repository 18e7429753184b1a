"""How long one may only hold a line, and how many of them: silent connections, requests that come
byte by byte. What has become a WebSocket is not counted here any more (`doors.py`), and a proxy
that is trusted not at all: it speaks for everybody.

It builds on a class of uvicorn's that may change; pyproject.toml pins it.
"""

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from functools import cache
from typing import Any, cast

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotheque.server.doors import neighbourhood
from ludotheque.server.limits import limits

AWAITED = (h11.IDLE, h11.SEND_BODY)  # what the other side has said so far is not all

_there: Counter[str] = Counter()  # connections that are no WebSockets, by address


@cache
def _proxies(named: str) -> _TrustedHosts:
    return _TrustedHosts(named)


class Patient(H11Protocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._counted: str | None = None  # as whose
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        host = self.client[0] if self.client else None
        if host and host not in _proxies(str(self.config.forwarded_allow_ips)):
            self._counted = neighbourhood(host)
            _there[self._counted] += 1
            if _there[self._counted] > limits.CONNECTIONS_PER_ADDRESS:
                self.transport.abort()
                return
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in AWAITED:
            self._wait_no_more()
        elif self._patience is None and self._counts_still:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    @property
    def _counts_still(self) -> bool:
        """It has not become a WebSocket, and has not gone."""
        return self in self.connections

    def _wait(self) -> None:
        """For a whole request: each byte that comes does not make it longer."""
        self._patience = self.loop.call_later(limits.REQUEST_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _gone(self) -> None:
        self._wait_no_more()
        if self._counted is not None:
            _there[self._counted] -= 1
            if not _there[self._counted]:
                del _there[self._counted]
            self._counted = None
