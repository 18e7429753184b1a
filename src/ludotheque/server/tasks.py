"""Work that goes on beside whoever began it. What is kept here is not lost, and ends with us."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from ludotheque.contract import Refusal

T = TypeVar("T")
log = logging.getLogger("ludotheque.tables")

TELL_AGAIN_SECONDS = 1.0  # somebody to end who has not


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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


async def ended(*tasks: "asyncio.Future[Any]") -> None:
    """They are told to end until they have ended. Whatever breaks just then, a line or a database,
    may be heard in the place of that: and who makes broken lines anew would go on for ever."""
    going = {task for task in tasks if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=TELL_AGAIN_SECONDS)


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """For those who wait for what calls back."""
    if future.cancelled():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
