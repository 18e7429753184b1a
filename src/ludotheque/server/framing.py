"""WebSocket frames (RFC 6455) on the server's side, taken apart and put together.

Written by hand because it was measured: a library's own way through a small message takes four
times as long, and picows, which is hardly quicker, cannot be had without its own handshake, buffer
and writing (docs/design.md says by how much).
"""

from collections.abc import Iterator
from struct import pack

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A  # whole, in one frame
FINAL, CONTROL, MASKED = 0x80, 0x08, 0x80  # bits of the first byte, and of the second
WRONG, NOT_UTF8, TOO_BIG = 1002, 1007, 1009  # what to close with


class Forbidden(Exception):
    """What the protocol does not allow, and the code to close with."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


class Control(bytes):
    """A whole frame, as it came, that is no message: a ping, a pong, a goodbye."""


class Reader:
    """Messages out of what a client sends, however it is cut into reads."""

    def __init__(self, limit: int) -> None:
        self._room = self._limit = limit  # bytes that a message may still have
        self._rest = b""  # the beginning of a frame that has not all come
        self._kind = 0  # of a message in several frames, of which some have come
        self._parts = bytearray()
        self._over = False

    def read(self, data: bytes) -> Iterator[str | bytes]:
        """Text as str, binary as bytes, and what is no message as Control."""
        if self._over:
            return
        self._over = True  # unless we come to the end: nothing follows a goodbye, or a fault
        if self._rest:
            data = self._rest + data
        start, size = 0, len(data)
        while size - start >= 2:
            kind, length, mask = data[start], data[start + 1] - MASKED, start + 2
            if length < 0:
                raise Forbidden(WRONG, "not masked")
            if length > 125:
                mask += 2 if length == 126 else 8
                if mask > size:
                    break
                length = int.from_bytes(data[start + 2 : mask], "big")
                if kind & CONTROL:
                    raise Forbidden(WRONG, "too long for what it is")
            if length > self._room and not kind & CONTROL:
                raise Forbidden(TOO_BIG, "too long")
            end = mask + 4 + length
            if end > size:
                break
            payload = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
            if kind == TEXT and not self._kind:
                yield _text(payload)
            elif kind in (CLOSE, PING, PONG):
                yield Control(data[start:end])
                if kind == CLOSE:
                    return
            elif (message := self._put_together(kind, payload)) is not None:
                yield message
            start = end
        self._rest = data[start:]
        self._over = False

    def _put_together(self, kind: int, payload: bytes) -> str | bytes | None:
        """The message, once its last frame has come."""
        if kind | FINAL in (TEXT, BINARY) and not self._kind:
            self._kind = kind | FINAL
        elif kind | FINAL != FINAL or not self._kind:
            raise Forbidden(WRONG, "of no known kind, or out of turn")
        self._parts += payload
        self._room -= len(payload)
        if not kind & FINAL:
            return None
        kind, whole = self._kind, bytes(self._parts)
        self._kind, self._room = 0, self._limit
        self._parts.clear()
        return _text(whole) if kind == TEXT else whole


def _text(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise Forbidden(NOT_UTF8, "not UTF-8") from None


def frame(kind: int, payload: bytes) -> bytes:
    """One whole message, as a server sends it: without a mask."""
    size = len(payload)
    if size < 126:
        return pack("!BB", kind, size) + payload
    if size < 65_536:
        return pack("!BBH", kind, 126, size) + payload
    return pack("!BBQ", kind, 127, size) + payload
