"""Bots on machines of their own: `ludotheque think`. All nodes of the house find such a pool in the
database, and let its processes think instead of theirs; while there is none, each thinks itself.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, Literal

import asyncpg
import msgspec

from ludotheque.server.limits import limits
from ludotheque.server.nodes.calling import called
from ludotheque.server.nodes.wire import Kind, Wire
from ludotheque.server.store.pages import Trouble
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres.connecting import CUT, closed, connected
from ludotheque.server.tasks import Tasks, ended
from ludotheque.server.thinker import Question
from ludotheque.server.workers import Away, BotTrouble, Workers

log = logging.getLogger("ludotheque.nodes")

LOOK_SECONDS = 1.0  # between two looks for pools, and two signs of life of one

BORN = """
insert into thinker (url, processes, plays, until)
values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) returning id
"""
BEAT = """
update thinker set until = clock_timestamp() + make_interval(secs => $2) where id = $1 returning id
"""
GONE = "delete from thinker where id = $1 or until < clock_timestamp() - interval '1 hour'"
# Only who has the same boxes with the same rules as we have can think for us.
FOUND = """
select url, processes from thinker where until > clock_timestamp() and plays = $1::text[]
"""


class Asked(msgspec.Struct, frozen=True):
    table: str  # so that tables take turns
    question: Question


class Thought(msgspec.Struct, frozen=True):
    answer: bytes = b""
    why: Literal["", "crashed", "overran"] = ""  # there is none


# ---- at a node ----------------------------------------------------------------------------------


class PoolLink:
    """The link to one pool; each of its processes is a place to think."""

    def __init__(self, wire: Wire, waiting: dict[int, "asyncio.Future[bytes]"]) -> None:
        self._wire, self._waiting, self._channel = wire, waiting, 0

    async def ask(self, table: str, question: Question) -> bytes:
        if not self._wire.open:
            raise Away
        self._channel += 1
        channel = self._channel
        heard = self._waiting[channel] = asyncio.get_running_loop().create_future()
        self._wire.say(channel, Kind.ASK, msgspec.json.encode(Asked(table, question)))
        try:
            thought = msgspec.msgpack.decode(await heard, type=Thought)
        except asyncio.CancelledError:
            self._wire.say(channel, Kind.GONE)
            raise
        finally:
            del self._waiting[channel]
        if thought.why:
            raise BotTrouble(thought.why)
        return thought.answer


class Pools:
    """Those that there are, looked for again and again."""

    def __init__(
        self, key: bytes, store: PostgresStore, workers: Workers, plays: Sequence[str]
    ) -> None:
        self._key, self._store, self._workers = key, store, workers
        self._plays = sorted(plays)
        self._borrowed: dict[str, asyncio.Task[None]] = {}
        self._life = asyncio.create_task(self._look_on())

    async def _look_on(self) -> None:
        while True:
            with contextlib.suppress(Trouble):  # then we keep those that we know
                found = await self._store.read(lambda c: c.fetch(FOUND, self._plays))
                for url, processes in found:
                    if url not in self._borrowed:
                        self._borrowed[url] = asyncio.create_task(self._borrow(url, processes))
            await asyncio.sleep(LOOK_SECONDS)

    async def _borrow(self, url: str, processes: int) -> None:
        """Until it can be reached no more."""
        try:
            await self._at(url, processes)
        finally:
            del self._borrowed[url]

    async def _at(self, url: str, processes: int) -> None:
        waiting: dict[int, asyncio.Future[bytes]] = {}

        def hear(wire: Wire, channel: int, kind: Kind, data: bytes) -> None:
            heard = waiting.get(channel)
            if kind == Kind.ANSWER and heard and not heard.done():
                heard.set_result(data)

        def gone(wire: Wire) -> None:
            for heard in waiting.values():
                if not heard.done():
                    heard.set_exception(Away())

        try:
            link = PoolLink(wire := await called(url, self._key, hear, gone), waiting)
        except (OSError, TimeoutError):
            return
        log.info("bots think at %s", url)
        places = [asyncio.create_task(self._workers.borrow(link)) for _ in range(processes)]
        try:
            await wire.over
            log.warning("bots do not think at %s any more", url)
        finally:
            for place in places:
                place.cancel()
            wire.transport.abort()

    async def stop(self) -> None:
        await ended(self._life)  # it borrows no more
        await ended(*self._borrowed.values())


# ---- in a pool ----------------------------------------------------------------------------------


class Pool:
    """Processes in which the bots of all nodes think, on a machine of their own."""

    def __init__(self, database: str, key: bytes, plays: Sequence[str], workers: Workers) -> None:
        self._database, self._key, self._plays = database, key, sorted(plays)
        self._workers, self._tasks = workers, Tasks()
        self._thinking: dict[tuple[Wire, int], asyncio.Task[None]] = {}

    async def live(self, host: str, port: int, processes: int) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: Wire(self._key, False, self._hear, self._gone), host, port
        )
        url = f"{host}:{server.sockets[0].getsockname()[1]}"
        self._workers.warm_up()
        log.info("bots may think at %s", url)
        try:
            await self._be_found(url, processes)
        finally:
            server.close()
            self._tasks.stop()
            await self._workers.stop()

    async def _be_found(self, url: str, processes: int) -> None:
        connection, number = None, 0
        given = url, processes, self._plays
        try:
            while True:
                try:
                    connection = connection or await connected(self._database)
                    if not await connection.fetchval(BEAT, number, limits.LEASE_SECONDS):
                        lease = limits.LEASE_SECONDS
                        number = await connection.fetchval(BORN, *given, lease)
                except (*CUT, asyncpg.PostgresError) as error:  # whoever knows us still asks
                    log.warning("no beat: %s", type(error).__name__)
                    if connection is not None:
                        connection.terminate()
                    connection = None
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await _unlisted(connection, number)

    def _hear(self, wire: Wire, channel: int, kind: Kind, data: bytes) -> None:
        match kind:
            case Kind.ASK:
                asked = msgspec.json.decode(data, type=Asked)
                task = self._tasks.run(self._think(wire, channel, asked))
                self._thinking[wire, channel] = task
                task.add_done_callback(lambda _: self._thinking.pop((wire, channel), None))
            case Kind.GONE if task_ := self._thinking.get((wire, channel)):
                task_.cancel()

    async def _think(self, wire: Wire, channel: int, asked: Asked) -> None:
        try:
            thought = Thought(await self._workers.ask(asked.table, asked.question))
        except BotTrouble as trouble:
            thought = Thought(why=trouble.why)
        wire.say(channel, Kind.ANSWER, msgspec.msgpack.encode(thought))

    def _gone(self, wire: Wire) -> None:
        for (by, _), task in list(self._thinking.items()):
            if by is wire:
                task.cancel()


async def _unlisted(connection: Any, number: int) -> None:
    if connection is not None:
        with contextlib.suppress(*CUT, asyncpg.PostgresError):
            await connection.execute(GONE, number)
        await closed(connection)
