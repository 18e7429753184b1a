"""This process among the others: a row in the database that it keeps alive.

Whoever has not beaten for a lease may be declared dead by anybody, for good; its tables are then
taken by whoever is asked for them. It learns of it with its next beat, forgets all tables and
begins anew under another number. What it wrote meanwhile was not written
(`store/postgres/putting.py`), and what it knows it tells nobody once its lease is over.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

import asyncpg

from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.counted import Counted
from ludotheque.server.home import LATER_SECONDS, Elsewhere, Lease, lasting
from ludotheque.server.limits import limits
from ludotheque.server.metrics import METRICS
from ludotheque.server.nodes import claims
from ludotheque.server.store.pages import Trouble
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres.connecting import CUT, closed, connected, said
from ludotheque.server.tasks import ended
from ludotheque.server.visits import Answer, Request

log = logging.getLogger("ludotheque.nodes")

BEATS_A_LEASE = 4
BARELY_SECONDS = 0.02  # after the end of somebody's lease

# Whoever was found where we listen now is no more.
REPLACES = "update node set dead = true where url = $1 and url <> '' and not dead"
# Long ago, and nothing is theirs. (Who is not found at all may write as little as the dead.)
FORGET = """
delete from node where dead and until < clock_timestamp() - interval '1 day'
    and not exists (select from owner where owner.node = node.id)
"""
BORN = """
insert into node (url, level, plays, leaving, until)
values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5)) returning id,
    coalesce((select min(level) from node where not dead), $2) as level
"""
BEAT = """
update node set until = clock_timestamp() + make_interval(secs => $2), leaving = $3
where id = $1 and not dead returning
    (select min(level) from node where not dead) as level,
    (select extract(epoch from min(until) - clock_timestamp())::float8
        from node where not dead and id <> $1) as left
"""
LIVING = "select url from node where not dead"
JUDGE = "update node set dead = true where not dead and until < clock_timestamp() returning id"
LEAVING = "update node set leaving = true where id = $1"
LEAVE = "update node set dead = true, until = clock_timestamp() where id = $1 and not dead"
# Each append locks our row for as long as it takes; who has to wait longer beats again.
PATIENCE = "set lock_timeout = '1s'"


class Node:
    def __init__(self, store: PostgresStore, url: str, plays: Sequence[str] = ()) -> None:
        """`plays`: the rules of matches that we can go on with."""
        self.store, self.url, self.plays = store, url, list(plays)
        self.level = 1  # until we know better
        self.id = 0
        self.lease = Lease(0.0)
        self.counted = Counted()
        self.wake: Callable[[str], object]
        self.renewed: Callable[[], object] = lambda: None
        self.ask: Callable[[Request, Elsewhere, float], Awaitable[Answer]]  # another node
        self.alive: Callable[[list[str]], object] = lambda urls: None  # where the living are found
        self.died: Callable[[], object]  # others have taken our tables: forget them
        self._life: asyncio.Task[None] | None = None
        self.leaving = False  # then we take no more tables
        self.ready = True  # and visitors may be sent here
        self._woken: dict[str, float | None] = {}  # by code: when its last entry was written
        self._judges_from = 0.0
        self._pause = limits.LEASE_SECONDS / BEATS_A_LEASE  # until the next beat
        self._sure_at = 0.0  # by `time.monotonic()`, when the last good beat was asked
        self._claims = claims.Together(self._claim)
        self._connection: Any = None
        self._beaten: asyncio.Future[None]

    # ---- life -------------------------------------------------------------------------------

    async def join(self) -> None:
        self._beaten = asyncio.get_running_loop().create_future()
        self._connection = await connected(self.store.url)
        await self._connection.execute(REPLACES, self.url)
        await self._connection.execute(claims.BACK)
        await self._connection.execute(FORGET)
        await self._born()
        await self._connection.execute(PATIENCE)
        self._life = asyncio.get_running_loop().create_task(self._live())

    async def _born(self) -> None:
        begun = lasting()
        given = self.url, e.LEVEL, self.plays, self.takes_none, limits.LEASE_SECONDS
        row = await self._connection.fetchrow(BORN, *given)
        self.id, self.level = row["id"], row["level"]
        self.store.node, self.lease = self.id, Lease(0.0)
        self._sure_from(begun)
        log.info("node %d", self.id)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            self._pause = limits.LEASE_SECONDS / BEATS_A_LEASE
            try:
                await self._beat()
            except CUT as error:
                log.warning("no beat: %s", type(error).__name__)
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
            except asyncpg.PostgresError as error:
                log.warning("no beat: %s", said(error))

    async def _beat(self) -> None:
        begun, asked, lease = lasting(), time.monotonic(), limits.LEASE_SECONDS
        if self._connection is None:
            self._connection = await connected(self.store.url)
            await self._connection.execute(PATIENCE)
        if begun > self.lease.until:  # we were away ourselves: others may only seem to be
            self._judges_from = begun + lease
            await self._connection.execute(claims.BACK)
        beat = BEAT, self.id, lease, self.takes_none
        row = await self._connection.fetchrow(*beat)
        METRICS.beat_seconds.observe(time.monotonic() - asked)
        if row is not None:
            self.level = row["level"]
            if was_over := self.lease.over:  # nobody was told anything meanwhile
                self.counted.stand(self._sure_at)
                self.counted.go_on(asked)
            self._sure_from(begun)
            if was_over:
                self.renewed()
            self._look_again(row["left"])
        else:
            METRICS.deaths.inc()
            self.lease.until = float("-inf")
            log.warning("node %d was declared dead", self.id)
            self._woken.clear()
            self.died()
            await self._born()
        if begun >= self._judges_from:
            for (dead,) in await self._connection.fetch(JUDGE):
                log.warning("node %d is dead", dead)
        self.alive([url for (url,) in await self._connection.fetch(LIVING)])
        if self.takes_none:
            return
        for code, age in await self._connection.fetch(claims.DUE, *self._able):
            self._woken[code] = None if age is None else time.monotonic() - age
            self.wake(code)

    def _look_again(self, left: float | None) -> None:
        """With the next beat, or sooner: as soon as somebody else's lease may be over."""
        if left is not None and left > 0:
            self._pause = min(self._pause, left + BARELY_SECONDS)

    def _sure_from(self, begun: float) -> None:
        self.lease.until = begun + limits.LEASE_SECONDS
        self._sure_at = time.monotonic() - (lasting() - begun)
        beaten, self._beaten = self._beaten, asyncio.get_running_loop().create_future()
        beaten.set_result(None)

    async def sure(self) -> None:
        """Until we know again that our tables are ours, or that they are not."""
        patience = time.monotonic() + limits.STORE_SECONDS
        while self.lease.over:
            left = patience - time.monotonic()
            done, _ = await asyncio.wait([self._beaten], timeout=max(0.0, left))
            if not done:
                raise Trouble("store-stuck")

    async def leave(self) -> None:
        """In order: what we had is anybody's at once."""
        if self._life:
            await ended(self._life)
        await self._claims.stop()
        # After all that was let go before, clocks and all: so by whoever has written that.
        left = self.store.do(lambda connection: connection.execute(LEAVE, self.id))
        left.add_done_callback(_said)
        await asyncio.wait([left], timeout=limits.STORE_SECONDS)
        if self._connection is not None:
            await closed(self._connection)

    @property
    def takes_none(self) -> bool:
        """No table that another could take."""
        return self.leaving or not self.ready

    # ---- tables -----------------------------------------------------------------------------

    async def claim(self, code: str) -> float | None:
        await self.sure()
        if code in self._woken:
            return self._woken[code]
        age = await asyncio.shield(self._claims.claimed(code))  # others may wait for it, too
        if isinstance(age, Refusal):
            raise age
        return None if age is None else time.monotonic() - age

    async def _claim(self, codes: list[str]) -> dict[str, claims.Claimed]:
        asked = claims.declined if self.leaving else claims.claim
        found: dict[str, claims.Claimed] = await self.store.do(
            lambda connection: asked(connection, codes, self._able)
        )
        return found

    @property
    def _able(self) -> claims.Able:
        return claims.Able(self.id, e.LEVEL, self.plays)

    async def take_no_more(self) -> list[list[str]]:
        """Tables: who would have been led to us is led to others. Which rules these play."""
        self.leaving = True
        await self.store.do(lambda connection: connection.execute(LEAVING, self.id))
        rows = await self.store.read(lambda connection: connection.fetch(claims.OTHERS, self.id))
        return [row["plays"] for row in rows]

    def awake(self, code: str) -> None:
        self._woken.pop(code, None)

    async def tell(self, code: str, what: Literal["reload", "forget"]) -> None:
        whose = claims.WHOSE, self.id, [code]
        row = await self.store.read(lambda connection: connection.fetchrow(*whose))
        if row is None or row["free"] or row["node"] == self.id:
            return
        told = Request(
            code=code, person="", address="?", method="POST", path=f"/nodes/{what}/{code}"
        )
        try:  # who cannot be reached has died soon, and forgets it, or is back
            await self.ask(told, Elsewhere(code, row["url"]), limits.HOLD_SECONDS)
        except Elsewhere:
            log.warning("a node cannot be reached and could not be told to %s a table", what)
        except Refusal as refusal:  # such as that there is no such table any more
            log.info("not told to %s a table: %s", what, refusal.code)

    def let_go(self, code: str, since: float, due: float | None) -> None:
        age = time.monotonic() - since
        work = self.store.do(
            lambda connection: connection.execute(claims.LET_GO, code, self.id, age, due)
        )
        work.add_done_callback(_said)

    def later(self, code: str) -> None:
        since = self._woken.pop(code, None)
        self.let_go(code, time.monotonic() if since is None else since, LATER_SECONDS)


def _said(done: asyncio.Future[Any]) -> None:
    if not done.cancelled() and (error := done.exception()):
        log.warning("could not be written: %s", getattr(error, "code", type(error).__name__))
