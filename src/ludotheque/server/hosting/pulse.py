"""Whether anything can be written: what /healthz asks."""

import asyncio
import time

from ludotheque.server.store import Store, Trouble

EVERY_SECONDS = 1.0  # however often it is asked
PATIENCE_SECONDS = 2.0  # then the thread that writes, or the disk, is stuck


class Pulse:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._beat: asyncio.Future[None] | None = None
        self._begun = 0.0

    async def feel(self) -> None:
        """Returns if something was written just now; else the Trouble."""
        beat, now = self._beat, time.monotonic()
        if beat is None or (beat.done() and now - self._begun >= EVERY_SECONDS):
            self._beat = beat = asyncio.ensure_future(self._store.touch())
            self._begun = now
        patience = self._begun + PATIENCE_SECONDS - now
        done, _ = await asyncio.wait([beat], timeout=max(0.0, patience))
        if not done:
            raise Trouble("store-stuck")
        beat.result()
