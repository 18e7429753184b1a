"""A process in which bots think, and the one thread that speaks with it."""

import asyncio
import contextlib
import multiprocessing
import random
import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal, TypeVar

import msgspec

from ludotheque.contract import Event, Game, Refusal, Scene, Seat, View
from ludotheque.server.limits import limits
from ludotheque.wire import Advised, Why

T = TypeVar("T")


class BotTrouble(Exception):
    def __init__(self, why: Literal["crashed", "overran"]) -> None:
        super().__init__(why)
        self.why = why


class Question(msgspec.Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    view: View
    seen: list[Event]
    budget: float
    stands: Scene | None = None  # what hands have left on the table


ADVISER = "?"  # instead of a level: all moves are to be weighed, by the strongest there is
READY, BEGUN, FAILED = b"ready", b"begun", b""  # what a process says besides answers


# ---- in the process ---------------------------------------------------------------------------


def work(pipe: Connection, warm: list[str]) -> None:
    """Answer until the pipe is closed. Boxes are got ready ahead until somebody asks: who plays one
    does not wait for the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in time
    ahead = iter(warm)
    with contextlib.suppress(EOFError, ConnectionError):
        pipe.send_bytes(READY)
        while True:
            while not pipe.poll() and (name := next(ahead, None)):
                _unpack(name)
            data = pipe.recv_bytes()
            _unpack(msgspec.json.decode(data, type=Question).game)
            pipe.send_bytes(BEGUN)
            pipe.send_bytes(_tried(data))


@cache
def _unpack(box: str) -> None:
    """Compile it, if that has not been done: that is not thinking."""
    from ludotheque import bots, shelf

    with contextlib.suppress(Refusal):
        game = shelf.game(box)
        for _ in (*game.prepare(), *bots.prepare(game)):
            pass


def _tried(data: bytes) -> bytes:
    """A bot's mistake is told where the log is read; the process is as good as before."""
    try:
        return answer(msgspec.json.decode(data, type=Question))
    except Exception:
        traceback.print_exc()
        return FAILED


def answer(question: Question) -> bytes:
    from ludotheque import advice, bots, shelf

    game = shelf.game(question.game)
    asked = question.seat, question.view, question.seen, question.budget, random.Random()
    if question.level == ADVISER:
        weighed, reasons = advice.advise(game, *asked)
        told = [Advised(str(move), value) for move, value in weighed]
        why = [Why(kind, args) for kind, args in reasons]
        return msgspec.json.encode([msgspec.structs.replace(told[0], why=why), *told[1:]])
    bot = bots.named(_level(game, question.level), game, question.stands)
    return str(bot.choose(*asked)).encode()


def _level(game: Game, seated: str) -> str:
    """A table may be older than the house's levels: then the usual one plays."""
    from ludotheque import bots

    return seated if seated in bots.levels(game.card) else bots.usual(game.card)


# ---- beside the server's loop -----------------------------------------------------------------


class Thinker:
    """Answers one question at a time. The process is started when it is needed, and again when it
    has gone; all that touches it is done in the thread, one thing after the other."""

    def __init__(self, warm: list[str]) -> None:
        self.warm = warm
        self._thread = ThreadPoolExecutor(1, "bot")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopping = False

    async def ready(self) -> None:
        await self._in_thread(self._get_ready)

    async def ask(self, data: bytes, seconds: float) -> bytes:
        return await self._in_thread(self._asked, data, seconds)

    async def stop(self) -> None:
        self._stopping = True
        if process := self._process:
            process.kill()  # whoever listens to it hears that it is gone
        await self._in_thread(self._end)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    # ---- in the thread --------------------------------------------------------------------------

    @contextlib.contextmanager
    def _or_trouble(self) -> Iterator[None]:
        try:
            yield
        except TimeoutError as error:  # itself an OSError: so it comes first
            self._end()
            raise BotTrouble("overran") from error
        except (EOFError, OSError) as error:
            self._end()
            raise BotTrouble("crashed") from error

    def _get_ready(self) -> None:
        """Its time begins when it is ready: compiling the boxes is not thinking."""
        if self._process is not None and self._process.is_alive():
            return
        self._end()
        with self._or_trouble():
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.warm), daemon=True)
            process.start()
            self._process = process
            theirs.close()
            self._hear(limits.BOT_READY_SECONDS)

    def _asked(self, data: bytes, seconds: float) -> bytes:
        self._get_ready()
        try:
            self._begin(data)
        except (EOFError, OSError):  # it had died, or hung, before it was asked: no bot did that
            self._end()
            self._get_ready()
            with self._or_trouble():
                self._begin(data)
        with self._or_trouble():
            heard = self._hear(seconds)
        if heard == FAILED:
            raise BotTrouble("crashed")
        return heard

    def _begin(self, data: bytes) -> None:
        assert self._pipe is not None
        self._pipe.send_bytes(data)
        self._hear(limits.BOT_READY_SECONDS)

    def _hear(self, seconds: float) -> bytes:
        assert self._pipe is not None
        if self._stopping:
            raise EOFError
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
