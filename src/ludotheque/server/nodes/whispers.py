"""What nodes whisper to each other through Redis: whose requests they have let in, and who is here.

All of it may be lost, and nobody waits for it: each node decides by what it has heard so far. So
limits hold for the whole house but for a moment, and without Redis each node has its own.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ludotheque.contract import Refusal
from ludotheque.server.tasks import ended
from ludotheque.server.throttle import Throttle

log = logging.getLogger("ludotheque.nodes")

GATHER_SECONDS = 0.05  # what is let in meanwhile is said at once
HERE_SECONDS = 1.0  # between two whispers of who is here
ANSWER_SECONDS = 1.0  # for Redis, before it is given up
FORGET_SECONDS = 5.0  # who has not been heard for so long is not here


class Whisper(msgspec.Struct, frozen=True, omit_defaults=True):
    by: str
    took: dict[str, dict[str, int]] = {}  # tokens, by limit and alias
    here: list[str] | None = None  # aliases; none: as before


class Whispers:
    def __init__(self, url: str, alias: Callable[[str, str], str]) -> None:
        """`alias`: what something is called where anybody may read it."""
        self._alias, self._me = alias, secrets.token_hex(8)
        self._channel = f"ludotheque:{alias('whispers', '')}"  # several houses may share a Redis
        self._throttles: dict[str, Throttle] = {}
        self._took: dict[str, Counter[str]] = {}
        self._others: dict[str, tuple[float, list[str]]] = {}  # who is there, by node, and since
        self._here: Callable[[], Iterable[str]] = lambda: ()
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._away = False
        try:
            self._redis = Redis.from_url(
                url,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise Refusal("redis", why=str(error)) from None

    def share(self, name: str, throttle: Throttle) -> None:
        """From now on its tokens are those of the whole house."""
        self._throttles[name], self._took[name] = throttle, Counter()

        def tell(who: str) -> None:
            self._took[name][who] += 1
            self._something.set()

        throttle.alias = lambda who: self._alias("throttle", who)
        throttle.tell = tell

    def begin(self, here: Callable[[], Iterable[str]]) -> None:
        """`here`: the people at this node's tables."""
        self._here = here
        self._tasks = [asyncio.create_task(self._say_on()), asyncio.create_task(self._hear_on())]

    def online(self) -> int:
        """How many people are at tables now, as far as we have heard; nobody is counted twice."""
        long_ago = time.monotonic() - FORGET_SECONDS
        heard = [people for at, people in self._others.values() if at > long_ago]
        return len({*self._aliases()}.union(*heard))

    async def stop(self) -> None:
        await ended(*self._tasks)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def _aliases(self) -> list[str]:
        return [self._alias("here", person) for person in self._here()]

    # ---- saying -----------------------------------------------------------------------------

    async def _say_on(self) -> None:
        told_here = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HERE_SECONDS):
                    await self._something.wait()
            await asyncio.sleep(GATHER_SECONDS)
            again = time.monotonic() - told_here >= HERE_SECONDS
            told_here = time.monotonic() if again else told_here
            await self._say(self._aliases() if again else None)

    async def _say(self, here: list[str] | None) -> None:
        self._something.clear()
        took = {name: dict(counted) for name, counted in self._took.items() if counted}
        for counted in self._took.values():
            counted.clear()
        whisper = msgspec.msgpack.encode(Whisper(self._me, took, here))
        try:
            await self._redis.publish(self._channel, whisper)
        except Exception as error:  # whatever it is: what may be lost stops nobody
            if not self._away:
                log.warning("Redis is away (%s): each node counts alone", type(error).__name__)
            self._away = True
        else:
            if self._away:
                log.info("Redis is back")
            self._away = False

    # ---- hearing ----------------------------------------------------------------------------

    async def _hear_on(self) -> None:
        """We hear ourselves, too: whoever hears nothing at all has lost the line."""
        while True:
            with contextlib.suppress(Exception):  # a line that broke in any way is made anew
                async with self._redis.pubsub() as line:
                    await line.subscribe(self._channel)
                    while (said := await line.get_message(timeout=FORGET_SECONDS)) is not None:
                        if said["type"] == "message":
                            self._hear(said["data"])
            await asyncio.sleep(HERE_SECONDS)

    def _hear(self, data: bytes) -> None:
        try:
            whisper = msgspec.msgpack.decode(data, type=Whisper)
        except msgspec.DecodeError:  # of another version
            return
        if whisper.by == self._me:
            return
        for name, took in whisper.took.items():
            if throttle := self._throttles.get(name):
                for who, count in took.items():
                    throttle.take(who, count)
        if whisper.here is not None:
            self._others[whisper.by] = time.monotonic(), whisper.here
            self._forget()

    def _forget(self) -> None:
        long_ago = time.monotonic() - FORGET_SECONDS
        self._others = {by: heard for by, heard in self._others.items() if heard[0] > long_ago}
