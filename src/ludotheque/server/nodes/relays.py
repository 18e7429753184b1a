"""Visitors whose table lives at another node, and how they are led there: sockets and requests.

While a table has no owner, they are held: whoever is sent away comes back at once, and again.
"""

import asyncio
import contextlib
import time
from typing import Any

import msgspec

from ludotheque import wire as m
from ludotheque.server.cable import Cable
from ludotheque.server.home import Elsewhere
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.nodes.calling import called
from ludotheque.server.nodes.node import Node
from ludotheque.server.nodes.wire import Kind, Wire
from ludotheque.server.tables import Tables
from ludotheque.server.visits import Answer, Request, Visit

AGAIN_SECONDS = 0.1  # until it is looked anew where a table lives
AWAY_SECONDS = 0.5  # the same, where its owner cannot be reached and lives all the same


class Call:
    """What is said on one channel to us, who called."""

    def __init__(self, wire: Wire, channel: int, cable: Cable | None = None) -> None:
        self.wire, self.channel, self.cable = wire, channel, cable
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[bytes | None] = loop.create_future()  # None: it is not there
        self.goodbye: asyncio.Future[int] = loop.create_future()

    def hear(self, kind: Kind, data: bytes) -> None:
        match kind:
            case Kind.OPENED | Kind.ANSWER:
                self._answered(data)
            case Kind.NOT_MINE:
                self._answered(None)
            case Kind.CLOSE:
                self.end(int.from_bytes(data))
            case _ if self.cable:
                self._tell(self.cable, kind, data)

    def _tell(self, cable: Cable, kind: Kind, data: bytes) -> None:
        match kind:
            case Kind.TEXT:
                if cable.say(data):
                    cable.give_up()
            case Kind.BINARY:
                if cable.behind() < limits.PICTURES_BEHIND:
                    cable.say_binary(data)
            case Kind.LISTEN | Kind.WAIT:
                cable.listen(kind == Kind.LISTEN)

    def _answered(self, data: bytes | None) -> None:
        if not self.answer.done():
            self.answer.set_result(data)

    def lost(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(ConnectionError("the other node has gone"))
            self.answer.exception()  # whoever asked may have gone, too
        self.end(m.GOING_AWAY)

    def end(self, code: int) -> None:
        if not self.goodbye.done():
            self.goodbye.set_result(code)


class Relays:
    def __init__(self, key: bytes, tables: Tables, node: Node) -> None:
        self._key, self._tables, self._node = key, tables, node
        self._wires: dict[str, asyncio.Task[Wire]] = {}
        self._calls: dict[Wire, dict[int, Call]] = {}
        self._channel = 0
        self._living: set[str] = set()
        self._judged = asyncio.Event()  # who lives

    # ---- links ------------------------------------------------------------------------------

    async def _to(self, url: str) -> Wire:
        """The one link to that node; whoever calls at the same time shares the calling."""
        known = self._wires.get(url)
        if known is None or (known.done() and not self._reaches(url)):
            self._wires[url] = known = asyncio.ensure_future(self._called(url))
            known.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(known)

    async def _called(self, url: str) -> Wire:
        wire = await called(url, self._key, self._hear, self._gone)
        self._calls[wire] = {}
        METRICS.links.set(len(self._calls))
        return wire

    def _new_call(self, wire: Wire, cable: Cable | None = None) -> Call:
        self._channel = (self._channel + 1) % (1 << 32)
        call = Call(wire, self._channel, cable)
        self._calls[wire][self._channel] = call
        return call

    def _hear(self, wire: Wire, channel: int, kind: Kind, data: bytes) -> None:
        if call := self._calls.get(wire, {}).get(channel):
            call.hear(kind, data)

    def _gone(self, wire: Wire) -> None:
        for call in self._calls.pop(wire, {}).values():
            call.lost()
        METRICS.links.set(len(self._calls))

    def _hang_up(self, call: Call) -> None:
        self._calls.get(call.wire, {}).pop(call.channel, None)

    def leave_the_dead(self, living: list[str]) -> None:
        """Who was declared dead may still be reached, but has nothing to say: whoever we have led
        there comes back, and is led elsewhere."""
        self._living = set(living)
        self._judged.set()
        self._judged.clear()
        for url, call in self._wires.items():
            if url not in living and self._reaches(url):
                call.result().transport.abort()

    async def _pause(self, url: str) -> None:
        """Before it is looked anew. Those who wait for a node that cannot be reached to be declared
        dead, at a hundred tables, do not all ask again and again: they hear of it."""
        if url not in self._living or self._reaches(url):
            await asyncio.sleep(AGAIN_SECONDS)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AWAY_SECONDS):
                while url in self._living:
                    await self._judged.wait()

    def _reaches(self, url: str) -> bool:
        call = self._wires.get(url)
        if call is None or not call.done() or call.cancelled() or call.exception():
            return False
        return call.result().open

    def stop(self) -> None:
        for wire in list(self._calls):
            wire.transport.abort()

    # ---- sockets ----------------------------------------------------------------------------

    async def lead(self, cable: Cable, visit: Visit, elsewhere: Elsewhere) -> LiveTable | None:
        """To where the table lives, until it is over; the table, if it lives here by now."""
        with METRICS.held.track_inprogress():
            found = await self._found(cable, visit, elsewhere)
        if isinstance(found, Call):
            await self._carried(cable, found)
            return None
        return found

    async def _found(
        self, cable: Cable, visit: Visit, elsewhere: Elsewhere
    ) -> Call | LiveTable | None:
        """Held until the table has an owner; None: they were sent away."""
        patience = time.monotonic() + limits.HOLD_SECONDS
        while True:
            if call := await self._opened(cable, visit, elsewhere.url):
                return call
            if time.monotonic() > patience:
                await cable.close(m.GOING_AWAY)
                return None
            await self._pause(elsewhere.url)
            try:
                return await self._tables.get(visit.code)
            except Elsewhere as found:
                elsewhere = found

    async def _opened(self, cable: Cable, visit: Visit, url: str) -> Call | None:
        try:
            call = self._new_call(await self._to(url), cable)
        except (OSError, TimeoutError):
            return None
        call.wire.say(call.channel, Kind.OPEN, msgspec.json.encode(visit))
        try:
            async with asyncio.timeout(limits.LEASE_SECONDS):
                if await call.answer is not None:
                    return call
        except (OSError, TimeoutError):
            pass
        call.wire.say(call.channel, Kind.GONE)
        self._hang_up(call)
        return None

    async def _carried(self, cable: Cable, call: Call) -> None:
        wire, channel = call.wire, call.channel

        def hear(message: str | bytes) -> None:
            if isinstance(message, str):
                wire.say(channel, Kind.TEXT, message.encode())
            else:
                wire.say(channel, Kind.BINARY, message)

        METRICS.relayed.inc()
        visitor = asyncio.ensure_future(cable.carry(hear))
        try:
            both: list[asyncio.Future[Any]] = [visitor, call.goodbye]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if call.goodbye.done():
                await cable.close(call.goodbye.result())
                await asyncio.wait([visitor])
        finally:
            METRICS.relayed.dec()
            visitor.cancel()
            wire.say(channel, Kind.GONE)
            self._hang_up(call)

    # ---- requests ---------------------------------------------------------------------------

    async def ask(
        self, request: Request, elsewhere: Elsewhere, hold: float = limits.HOLD_SECONDS
    ) -> Answer:
        """What the owner answers. What was sent is not sent again: it may have been done."""
        patience = time.monotonic() + hold
        data = msgspec.msgpack.encode(request)
        while True:
            answer = await self._asked(elsewhere, data)
            if answer is not None:
                METRICS.relayed_requests.inc()
                return msgspec.msgpack.decode(answer, type=Answer)
            if time.monotonic() > patience:
                raise elsewhere
            await self._pause(elsewhere.url)
            try:
                await self._tables.get(elsewhere.code)
                elsewhere = Elsewhere(elsewhere.code, self._node.url)  # then we ask ourselves
            except Elsewhere as found:
                elsewhere = found

    async def _asked(self, elsewhere: Elsewhere, data: bytes) -> bytes | None:
        try:
            call = self._new_call(await self._to(elsewhere.url))
        except (OSError, TimeoutError):
            return None
        call.wire.say(call.channel, Kind.ASK, data)
        try:
            async with asyncio.timeout(limits.HOLD_SECONDS):
                return await call.answer
        except (OSError, TimeoutError):
            raise elsewhere from None
        finally:
            self._hang_up(call)
