"""Work that goes on beside whoever began it. What is kept here is not lost, and ends with us."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

from ludotheque.contract import Refusal

T = TypeVar("T")
log = logging.getLogger("ludotheque.tables")


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def carried_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Once begun it is finished, even if whoever asked is gone meanwhile."""
        return await asyncio.shield(self.keep(work))

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """For what nobody waits for: what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refusal):
            log.warning("at a table: %s", error.code)
        else:
            log.error("at a table", exc_info=error)

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()


class Pen:
    """One at a time may write in a table's log. As asyncio.Lock, but it can be taken without
    waiting, outside of any task."""

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """If nobody holds it, it is ours now."""
        if self.held:
            return False
        self.held = True
        return True

    def put_down(self) -> None:
        """It goes to whoever has waited longest."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.held = False

    async def wait(self) -> None:
        """Until it is ours."""
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had been handed over just now
                self.put_down()
            raise

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.put_down()
