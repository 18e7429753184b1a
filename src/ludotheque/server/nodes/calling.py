"""One link to somebody else of the house, and what is answered on its channels."""

import asyncio
from collections.abc import Callable

from ludotheque.server.nodes.wire import Kind, Wire

CALL_SECONDS = 1.0  # to greet each other


async def called(
    url: str,
    key: bytes,
    hear: Callable[[Wire, int, Kind, bytes], object],
    gone: Callable[[Wire], object],
) -> Wire:
    """A link that is ready, or an OSError."""
    host, _, port = url.rpartition(":")
    if not port:  # nobody is there
        raise ConnectionError
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(CALL_SECONDS):
        _, wire = await loop.create_connection(
            lambda: Wire(key, True, hear, gone), host.strip("[]"), int(port)
        )
        try:
            await asyncio.shield(wire.ready)  # whoever gives up calling only hangs up
        except BaseException:
            wire.transport.abort()
            raise
    return wire
