"""The link between two nodes: one TCP connection with many conversations, each on a channel.

Both sides prove that they know the key of the house before anything else is said. What goes over it
is not encrypted: it belongs into a network of the house's own.
"""

import asyncio
import hmac
import secrets
import struct
import time
from collections.abc import Callable
from enum import IntEnum
from hashlib import sha256
from typing import cast

from ludotheque.server.limits import limits
from ludotheque.server.quick import Gathered

# Of two sides the older one's is spoken (`Wire.version`). A kind that came later is said only to
# who speaks the version that it came with; what comes all the same, and is unknown, is left out.
VERSION = 1
HEAD = struct.Struct("!IIB")  # how many bytes follow, channel, kind
GREETING_BYTES = 64
MOST_BYTES = 64_000_000  # in one message, or waiting to be sent
NONCE_BYTES = 16
PINGS_A_LEASE = 4


class Kind(IntEnum):
    HELLO = 0
    PING = 1
    OPEN = 2  # a visitor; the answer is OPENED or NOT_MINE
    OPENED = 3
    NOT_MINE = 4
    TEXT = 5
    BINARY = 6
    CLOSE = 7  # with a code: the last that is said to this visitor
    GONE = 8  # the visitor
    LISTEN = 9  # to the visitor again,
    WAIT = 10  # or not for a while
    ASK = 11  # an HTTP request; the answer is ANSWER or NOT_MINE
    ANSWER = 12


KINDS = frozenset(Kind)


class Wire(asyncio.Protocol):
    """`hear` gets channel, kind and data; `lost` is called once, if it was ready."""

    speaks = VERSION

    def __init__(
        self,
        key: bytes,
        calls: bool,
        hear: Callable[["Wire", int, Kind, bytes], object],
        lost: Callable[["Wire"], object],
    ) -> None:
        self._key, self._calls, self._hear, self._lost = key, calls, hear, lost
        self._buffer = bytearray()
        self._nonce = secrets.token_bytes(NONCE_BYTES)
        self._theirs = b""
        self.version = self.speaks  # that both speak, once it is ready
        self._heard_at = time.monotonic()
        self._pinging: asyncio.TimerHandle | None = None  # or waiting for the greeting
        self._loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = self._loop.create_future()
        self.over: asyncio.Future[None] = self._loop.create_future()
        self.transport: Gathered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = Gathered(cast(asyncio.Transport, transport), self._loop)
        self._pinging = self._loop.call_later(limits.LEASE_SECONDS, self.transport.abort)
        if not self._calls:
            self.say(0, Kind.HELLO, bytes([self.speaks]) + self._nonce)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pinging:
            self._pinging.cancel()
        if not self.over.done():
            self.over.set_result(None)
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the other node does not greet"))
            self.ready.exception()  # whoever called may have given up
        elif not self.ready.exception():
            self._lost(self)

    @property
    def open(self) -> bool:
        greeted = self.ready.done() and not self.ready.exception()
        return greeted and not self.transport.is_closing()

    def say(self, channel: int, kind: Kind, data: bytes = b"") -> None:
        if self.transport.is_closing():
            return
        self.transport.write(HEAD.pack(len(data) + 5, channel, kind) + data)
        if self.transport.get_write_buffer_size() > MOST_BYTES:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._heard_at = time.monotonic()
        self._buffer += data
        begin, end = 0, len(self._buffer)
        while end - begin >= HEAD.size:
            length, channel, kind = HEAD.unpack_from(self._buffer, begin)
            if length < 5 or length > (MOST_BYTES if self.open else GREETING_BYTES):
                self.transport.abort()
                return
            if end - begin < length + 4:
                break
            message = bytes(self._buffer[begin + HEAD.size : begin + length + 4])
            begin += length + 4
            self._take(channel, kind, message)
        del self._buffer[:begin]

    def _take(self, channel: int, kind: int, data: bytes) -> None:
        if not self.ready.done():
            self._greet(kind, data)
        elif kind != Kind.PING and kind in KINDS and self.open:
            self._hear(self, channel, Kind(kind), data)

    # ---- greeting -------------------------------------------------------------------------------

    def _greet(self, kind: int, data: bytes) -> None:
        if kind != Kind.HELLO or not data:
            self.transport.abort()
        elif not self._calls:
            self.version = min(self.speaks, data[0])
            self._theirs, proof = data[1 : 1 + NONCE_BYTES], data[1 + NONCE_BYTES :]
            if not hmac.compare_digest(proof, self._proof(b"calls", self._nonce, self._theirs)):
                self.transport.abort()
                return
            self.say(0, Kind.HELLO, self._proof(b"answers", self._nonce, self._theirs))
            self._is_ready()
        elif not self._theirs:
            self.version = min(self.speaks, data[0])
            self._theirs = data[1 : 1 + NONCE_BYTES]
            proof = self._proof(b"calls", self._theirs, self._nonce)
            self.say(0, Kind.HELLO, bytes([self.speaks]) + self._nonce + proof)
        elif hmac.compare_digest(data, self._proof(b"answers", self._theirs, self._nonce)):
            self._is_ready()
        else:
            self.transport.abort()

    def _proof(self, who: bytes, called: bytes, calling: bytes) -> bytes:
        return hmac.new(self._key, b"link:" + who + called + calling, sha256).digest()

    def _is_ready(self) -> None:
        if self._pinging:
            self._pinging.cancel()
        self.ready.set_result(None)
        self._ping()

    def _ping(self) -> None:
        """A node that was stopped, or cut off, keeps its connections: but it says nothing."""
        if time.monotonic() - self._heard_at > limits.LEASE_SECONDS:
            self.transport.abort()
            return
        self.say(0, Kind.PING)
        self._pinging = self._loop.call_later(limits.LEASE_SECONDS / PINGS_A_LEASE, self._ping)
