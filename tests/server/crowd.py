"""Three nodes behind HAProxy, and a crowd that plays there while something happens to them."""

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from tests.server.disk import log_on_disk, moves_on_disk
from tests.server.neighbours import Neighbour, haproxy, ready
from tests.server.playing import Party, party
from tests.server.serving import NO_HURRY, Server, nodes

LONG_ISIS = {"variant": "series", "games": 12}
CLOCK = m.Clock(total=7200)
TRIES = 100  # to ask something, before it is given up
MEASURED_MS = 250  # by which two clocks of one machine may differ, when it is busy


class Patient(Client):
    """Asks again, under the same id, when the proxy has hung up in the middle: where a machine
    hardly gets on, it takes a node that is late for one that is gone."""

    async def _call(self, method: str, path: str, kind: Any, body: Any = None) -> Any:
        if hasattr(body, "id"):
            body = msgspec.structs.replace(body, id=secrets.token_hex(4))
        for _ in range(TRIES):
            with contextlib.suppress(httpx.TransportError, msgspec.DecodeError, Refusal):
                return await super()._call(method, path, kind, body)
            await asyncio.sleep(0.2)
        return await super()._call(method, path, kind, body)


class Faithful(AtTable):
    """Notes how often it had to come and when it was told something again, how long nothing was
    heard, and whether it was ever told something older than what it knew."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.newest, self.older = 0, 0
        self.mark()

    def mark(self) -> None:
        """From now on."""
        self.comings, self.came_at = 0, list[float]()
        self.silence, self._heard_at = 0.0, time.monotonic()

    async def _come_back(self) -> None:
        self.comings += 1
        self._coming = True
        await super()._come_back()

    _coming = False

    def _take(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Frame):
            now = time.monotonic()
            self.silence, self._heard_at = max(self.silence, now - self._heard_at), now
            if self._coming:
                self._coming = False
                self.came_at.append(now)
            self.older += message.n < self.newest
            self.newest = max(self.newest, message.n)
        super()._take(message)


@dataclass
class House:
    """All nodes by one address, as people come to it."""

    servers: list[Server]
    proxy: Neighbour
    parties: list[Party] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    playing: bool = True
    calm: float = 0.0  # the longest that it took to go on where nothing had happened

    renewed: int = 0  # nodes, one after the other
    reasons: int = 0  # to come back, before `mark`

    @property
    def visitors(self) -> list[Faithful]:
        return [one for table in self.parties for one in _faithful(table)]

    def mark(self) -> None:
        """From now on it is noted who comes back."""
        self.gaps.clear()
        self.reasons = self._reasons
        for one in self.visitors:
            one.mark()

    @property
    def reasons_to_come_back(self) -> int:
        """How often a node has sent its visitors elsewhere since then, was taken for dead by the
        others, or was down for the proxy."""
        return self._reasons - self.reasons

    @property
    def _reasons(self) -> int:
        logs = [server.log for server in self.servers]
        said = (self.proxy.folder / "said.txt").read_text(encoding="utf-8")
        return self.renewed + sum(log.count("is dead") for log in logs) + said.count(" is DOWN")

    def client(self) -> Client:
        return Patient(f"http://127.0.0.1:{self.proxy.port}")

    async def play(self, table: Party, rng: random.Random, pause: float) -> None:
        while self.playing and await table.step(rng):
            await asyncio.sleep(rng.random() * pause)

    async def is_calm(self) -> None:
        """How long it takes anyway: people think, and the machine has more to do."""
        self.calm = max(self.calm, await self.goes_on())

    async def goes_on(self) -> float:
        """Somebody has moved at each table that is still played, since now; after how long."""
        begun = time.monotonic()
        before = [len(table.acknowledged) for table in self.parties]

        async def has_moved(table: Party, known: int) -> None:
            while len(table.acknowledged) == known and not (table.host.frame or _NONE).outcome:
                await asyncio.sleep(0.01)
            self.gaps.append(time.monotonic() - begun)

        await asyncio.gather(*map(has_moved, self.parties, before))
        return time.monotonic() - begun

    def tell(self, what: str, pause: float) -> None:
        """The figures, for a person to read."""
        comings = Counter(one.comings for one in self.visitors)
        told = ", ".join(f"{count} x {often}" for often, count in sorted(comings.items()))
        gaps = sorted(self.gaps) or [0.0]
        print(
            f"\n{what}: {len(self.parties)} matches, a move each {pause:.1f} s at most; "
            f"until the next move p50 {gaps[len(gaps) // 2]:.2f} s, longest {gaps[-1]:.2f} s; "
            f"came back (visitors x times): {told}"
        )


class _None:
    outcome = None


_NONE = _None()


def _faithful(table: Party) -> list[Faithful]:
    return [one for one in table.tables.values() if isinstance(one, Faithful)]


@contextlib.contextmanager
def three(folder: Path, database: str, *, ahead: int = 1, **given: Any) -> Iterator[House]:
    """`ahead`: each gets boxes and bots ready before anybody is sent to it, as hosts have it."""
    limits = {**NO_HURRY, "DRAIN_SECONDS": 1.5, "READY_AHEAD": ahead, "BOT_PROCESSES": 1}
    with (
        nodes(folder, database, 3, limits=limits, **given) as servers,
        haproxy(folder / "proxy", servers).running() as proxy,
    ):
        deadline = time.monotonic() + 120
        while not ready(proxy.port):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield House(servers, proxy)


@contextlib.asynccontextmanager
async def crowd(house: House, matches: int, pause: float) -> AsyncIterator[None]:
    """Many matches at once. Afterwards all that was acknowledged is in the logs, once; nobody was
    told anything old, and no clock was robbed."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(matches):
            wanted: Any = {"kind": Faithful, "options": LONG_ISIS, "clock": CLOCK}
            together = party(house, "isis", 2, **wanted)
            house.parties.append(await stack.enter_async_context(together))
        house.mark()
        rngs = [random.Random(number) for number in range(matches)]
        playing = [
            asyncio.ensure_future(house.play(table, rng, pause))
            for table, rng in zip(house.parties, rngs, strict=True)
        ]
        try:
            yield
        finally:
            house.playing = False
            await asyncio.gather(*playing)
        for table in house.parties:
            assert moves_on_disk(house.servers[0], table.code) == table.acknowledged
            assert not any(one.older for one in _faithful(table))
            _nobody_is_robbed(log_on_disk(house.servers[0], table.code))
    await nobody_comes_back_to_a_log(house.servers[0].database)
    assert [trouble for server in house.servers for trouble in server.troubles] == []


def _nobody_is_robbed(log: list[e.AnyEntry]) -> None:
    """What each entry says was spent has passed since the one before; while nobody could play
    because a node had died, nothing was."""
    begun = next(n for n, entry in enumerate(log) if isinstance(entry, e.Started))
    for before, entry in zip(log[begun:], log[begun + 1 :], strict=False):
        away = isinstance(entry, e.Resumed) and entry.seat is None
        passed = 0 if away else entry.at - before.at + MEASURED_MS
        assert (entry.spent or 0) <= passed, (before, entry)


async def nobody_comes_back_to_a_log(database: str) -> None:
    """Once another node has written at a table, who had it before and was declared dead has not."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("select code, node from log order by code, n")
    dead = {row["id"] for row in await connection.fetch("select id from node where dead")}
    await connection.close()
    written: dict[str, list[int]] = {}
    for code, node in rows:
        if (nodes_ := written.setdefault(code, []))[-1:] != [node]:
            nodes_.append(node)
    for nodes_ in written.values():
        again = [node for node, times in Counter(nodes_).items() if times > 1]
        assert not dead.intersection(again), nodes_
