"""Bots in processes of their own: they get bytes of what their seat knows, and a time budget.

So a bot cannot peek, cannot hold anybody up, and may crash without anybody losing anything.
"""

import asyncio
import contextlib
import multiprocessing
import random
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal

import msgspec

from ludotheque.contract import Event, Refusal, Seat, View
from ludotheque.server.limits import limits
from ludotheque.wire import Advised


class BotTrouble(Exception):
    def __init__(self, why: Literal["crashed", "overran"]) -> None:
        super().__init__(why)
        self.why = why


READY = b"ready"


class Question(msgspec.Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    view: View
    seen: list[Event]
    budget: float


ADVISER = "?"  # instead of a level: all moves are to be weighed, by the strongest there is


def _answer(data: bytes) -> bytes:
    from ludotheque import bots, shelf

    question = msgspec.json.decode(data, type=Question)
    game = shelf.game(question.game)
    asked = question.seat, question.view, question.seen, question.budget, random.Random()
    if question.level == ADVISER:
        weighed = bots.adviser(game).advise(*asked)
        return msgspec.json.encode([Advised(str(move), value) for move, value in weighed])
    return str(bots.named(question.level, game).choose(*asked)).encode()


def work(pipe: Connection, warm: list[str]) -> None:
    """The life of a worker: get the boxes ready, say so, then answer until the pipe is closed."""
    from ludotheque import bots, shelf

    for name in warm:
        with contextlib.suppress(Refusal):
            game = shelf.game(name)
            for _ in (*game.prepare(), *bots.prepare(game)):
                pass
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))


class Worker:
    """A process that answers one question at a time. It is started when it is first needed."""

    def __init__(self, warm: list[str]) -> None:
        self.warm = warm
        self.lock = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self.warm), daemon=True)
        self._process.start()
        theirs.close()

    async def ask(self, data: bytes, seconds: float) -> bytes:
        async with self.lock:
            if self._process is None or not self._process.is_alive():
                await asyncio.to_thread(self.start)
            try:
                return await asyncio.to_thread(self._asked, data, seconds)
            except TimeoutError as error:  # itself an OSError: so it comes first
                self.stop()
                raise BotTrouble("overran") from error
            except (EOFError, OSError) as error:
                self.stop()
                raise BotTrouble("crashed") from error

    def _asked(self, data: bytes, seconds: float) -> bytes:
        """Its time begins when it is ready: compiling the boxes is not thinking."""
        assert self._pipe is not None
        if not self._ready:
            self._hear(limits.BOT_READY_SECONDS)
            self._ready = True
        self._pipe.send_bytes(data)
        return self._hear(seconds)

    def _hear(self, seconds: float) -> bytes:
        assert self._pipe is not None
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self._ready = False


class Workers:
    """A few processes; a question goes to the one that has least to do."""

    def __init__(self, count: int, warm: Sequence[str] = ()) -> None:
        self._workers = [Worker(list(warm)) for _ in range(max(1, count))]
        self._queued = dict.fromkeys(self._workers, 0)

    async def warm_up(self) -> None:
        for worker in self._workers:
            if worker._process is None:
                await asyncio.to_thread(worker.start)

    async def choose(
        self,
        game: str,
        level: str,
        seat: Seat,
        view: View,
        seen: list[Event],
        budget: float = limits.BOT_SECONDS,
    ) -> str:
        """The text of the move that the bot chooses, or BotTrouble."""
        return (await self._asked(Question(game, level, seat, view, seen, budget))).decode()

    async def advise(
        self,
        game: str,
        seat: Seat,
        view: View,
        told: list[Event],
        budget: float = limits.BOT_SECONDS,
    ) -> list[Advised]:
        """All moves, the best first, or BotTrouble."""
        answer = await self._asked(Question(game, ADVISER, seat, view, told, budget))
        return msgspec.json.decode(answer, type=list[Advised])

    async def _asked(self, question: Question) -> bytes:
        data = msgspec.json.encode(question)
        worker = min(self._queued, key=lambda w: self._queued[w])
        self._queued[worker] += 1
        try:
            return await worker.ask(data, question.budget + limits.BOT_GRACE_SECONDS)
        finally:
            self._queued[worker] -= 1

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()
