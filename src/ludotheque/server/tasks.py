"""Work that goes on beside whoever began it. What is kept here is not lost, and ends with us."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from ludotheque.contract import Refusal

T = TypeVar("T")
log = logging.getLogger("ludotheque.tables")


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def carried_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Once begun it is finished, even if whoever asked is gone meanwhile."""
        return await asyncio.shield(self.keep(work))

    def run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """For what nobody waits for: what goes wrong is logged."""

        async def guarded() -> None:
            try:
                await work
            except Refusal as refusal:
                log.warning("at a table: %s", refusal.code)
            except Exception:
                log.exception("at a table")

        return self.keep(guarded())

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
