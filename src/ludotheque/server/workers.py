"""Bots in processes of their own: they get bytes of what their seat knows, and a time budget.

So a bot cannot peek, cannot hold anybody up, and may crash without anybody losing anything.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from ludotheque.contract import Event, Scene, Seat, View
from ludotheque.server.fair import Queue, Urgency
from ludotheque.server.limits import limits
from ludotheque.server.metrics import METRICS
from ludotheque.server.tasks import ended
from ludotheque.server.thinker import ADVISER, BotTrouble, Question, Thinker
from ludotheque.wire import Advised

__all__ = ["Away", "BotTrouble", "Workers"]


@dataclass(eq=False)
class Asked:
    """A question on its way. Whoever waits for the answer may give up: then it is cancelled."""

    table: str
    question: Question
    answer: asyncio.Future[bytes]
    since: float
    watched: bool  # whether somebody looks on

    @property
    def hint(self) -> bool:
        return self.question.level == ADVISER

    @property
    def urgency(self) -> Urgency:
        if self.hint:
            return Urgency.HINT
        return Urgency.WATCHED if self.watched else Urgency.ALONE


class Away(Exception):
    """Who was asked cannot be reached any more: no bot did that, and somebody else is asked."""


class Lent(Protocol):
    """A place to think on another machine."""

    async def ask(self, table: str, question: Question) -> bytes:
        """The answer, or BotTrouble, or Away."""


class Workers:
    """A few processes and one queue: whichever is free takes the question that is next. While
    others lend us places to think, ours do nothing."""

    def __init__(self, count: int, warm: Sequence[str] = ()) -> None:
        self._thinkers = [Thinker(list(warm)) for _ in range(max(1, count))]
        self._lives: list[asyncio.Task[None]] = []
        self._queue = Queue[Asked]()
        self._news = asyncio.Event()
        self._stopped = False
        self._lent = 0  # places on other machines

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
        stands: Scene | None = None,
        budget: float = limits.BOT_SECONDS,
        watched: bool = True,
    ) -> str:
        """The text of the move that the bot chooses, or BotTrouble."""
        question = Question(game, level, seat, view, seen, budget, stands)
        return (await self.ask(table, question, watched)).decode()

    async def advise(
        self,
        table: str,
        game: str,
        seat: Seat,
        view: View,
        told: list[Event],
        budget: float = limits.HINT_SECONDS,
    ) -> list[Advised]:
        """All moves, the best first, or BotTrouble."""
        answer = await self.ask(table, Question(game, ADVISER, seat, view, told, budget))
        return msgspec.json.decode(answer, type=list[Advised])

    def come(self, table: str) -> None:
        """Somebody looks on now."""
        self._queue.come(table)

    async def ask(self, table: str, question: Question, watched: bool = True) -> bytes:
        """Cancelled, if we stop before it is answered."""
        if not self._lent:
            self.warm_up()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        asked = Asked(table, question, answer, time.monotonic(), watched)
        self._put(asked)
        try:
            return await answer
        finally:
            self._queue.withdraw(table, asked)

    def _put(self, asked: Asked) -> None:
        if self._stopped:
            asked.answer.cancel()
            return
        self._queue.put(asked.table, asked, asked.urgency)
        self._news.set()

    async def _live(self, thinker: Thinker) -> None:
        """A question is taken by whoever is ready for it, one at a time."""
        while True:
            with contextlib.suppress(BotTrouble):  # then whoever asks next is told
                await thinker.ready()
            asked = await self._next(lambda: not self._lent)
            data = msgspec.json.encode(asked.question)
            seconds = asked.question.budget + limits.BOT_GRACE_SECONDS
            try:
                await _answered(asked, thinker.ask(data, seconds))
            finally:
                asked.answer.cancel()  # unless it has been answered

    async def borrow(self, place: Lent) -> None:
        """As long as it can be reached, questions are answered there."""
        self._lent += 1
        try:
            while True:
                asked = await self._next(lambda: True)
                try:
                    await _answered(asked, place.ask(asked.table, asked.question))
                except BaseException:  # it is out of reach: somebody else is asked
                    if not asked.answer.done():
                        self._put(asked)
                    raise
        except Away:
            pass
        finally:
            self._lent -= 1
            if not self._lent:
                self.warm_up()
            self._news.set()

    async def _next(self, may: Callable[[], bool]) -> Asked:
        while not may() or (asked := self._queue.take()) is None:
            self._news.clear()
            await self._news.wait()
        waited = time.monotonic() - asked.since
        METRICS.bot_wait_seconds.labels(asked="hint" if asked.hint else "move").observe(waited)
        return asked

    async def stop(self) -> None:
        """Whoever still waits is cancelled."""
        self._stopped = True
        await ended(*self._lives)
        while asked := self._queue.take():
            asked.answer.cancel()
        await asyncio.gather(*(thinker.stop() for thinker in self._thinkers))


async def _answered(asked: Asked, thinking: Awaitable[bytes]) -> None:
    try:
        answer = await thinking
        if not asked.answer.done():
            asked.answer.set_result(answer)
    except Away:
        raise
    except Exception as error:
        if not asked.answer.done():
            asked.answer.set_exception(error)
