"""Bots in processes of their own: they get bytes of what their seat knows, and a time budget.

So a bot cannot peek, cannot hold anybody up, and may crash without anybody losing anything.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ludotheque.contract import Event, Seat, View
from ludotheque.server.fair import Queue
from ludotheque.server.limits import limits
from ludotheque.server.metrics import METRICS
from ludotheque.server.thinker import ADVISER, BotTrouble, Question, Thinker
from ludotheque.wire import Advised

__all__ = ["BotTrouble", "Workers"]


@dataclass(eq=False)
class Asked:
    """A question on its way. Whoever waits for the answer may give up: then it is cancelled."""

    table: str
    question: Question
    answer: asyncio.Future[bytes]
    since: float

    @property
    def hint(self) -> bool:
        return self.question.level == ADVISER


class Workers:
    """A few processes and one queue: whichever is free takes the question that is next."""

    def __init__(self, count: int, warm: Sequence[str] = ()) -> None:
        self._thinkers = [Thinker(list(warm)) for _ in range(max(1, count))]
        self._lives: list[asyncio.Task[None]] = []
        self._queue = Queue[Asked]()
        self._news = asyncio.Event()
        self._stopped = False

    def warm_up(self) -> None:
        """Start the processes, unless that has been done: they get ready by themselves."""
        if not self._lives and not self._stopped:
            self._lives = [asyncio.create_task(self._live(one)) for one in self._thinkers]

    async def choose(
        self,
        table: str,
        game: str,
        level: str,
        seat: Seat,
        view: View,
        seen: list[Event],
        budget: float = limits.BOT_SECONDS,
    ) -> str:
        """The text of the move that the bot chooses, or BotTrouble."""
        return (await self._asked(table, Question(game, level, seat, view, seen, budget))).decode()

    async def advise(
        self,
        table: str,
        game: str,
        seat: Seat,
        view: View,
        told: list[Event],
        budget: float = limits.BOT_SECONDS,
    ) -> list[Advised]:
        """All moves, the best first, or BotTrouble."""
        answer = await self._asked(table, Question(game, ADVISER, seat, view, told, budget))
        return msgspec.json.decode(answer, type=list[Advised])

    async def _asked(self, table: str, question: Question) -> bytes:
        """Cancelled, if we stop before it is answered."""
        self.warm_up()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        asked = Asked(table, question, answer, time.monotonic())
        if self._stopped:
            answer.cancel()
        else:
            self._queue.put(table, asked, asked.hint)
            self._news.set()
        try:
            return await answer
        finally:
            self._queue.withdraw(table, asked, asked.hint)

    async def _live(self, thinker: Thinker) -> None:
        """A question is taken by whoever is ready for it, one at a time."""
        while True:
            with contextlib.suppress(BotTrouble):  # then whoever asks next is told
                await thinker.ready()
            asked = await self._next()
            data = msgspec.json.encode(asked.question)
            try:
                answer = await thinker.ask(data, asked.question.budget + limits.BOT_GRACE_SECONDS)
                if not asked.answer.done():
                    asked.answer.set_result(answer)
            except Exception as error:
                if not asked.answer.done():
                    asked.answer.set_exception(error)
            finally:
                asked.answer.cancel()  # unless it has been answered

    async def _next(self) -> Asked:
        while (asked := self._queue.take()) is None:
            self._news.clear()
            await self._news.wait()
        waited = time.monotonic() - asked.since
        METRICS.bot_wait_seconds.labels(asked="hint" if asked.hint else "move").observe(waited)
        return asked

    async def stop(self) -> None:
        """Whoever still waits is cancelled."""
        self._stopped = True
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        while asked := self._queue.take():
            asked.answer.cancel()
        await asyncio.gather(*(thinker.stop() for thinker in self._thinkers))
