"""A WebSocket at a table: commands in, frames out."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import built
from ludotheque.server.cable import Cable
from ludotheque.server.home import OVER, Elsewhere
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.tables import Tables
from ludotheque.server.throttle import Throttle
from ludotheque.server.visits import Visit

log = logging.getLogger("ludotheque.tables")

_commands = msgspec.json.Decoder(m.SocketCommand)

WATCH_COSTS = 5  # commands: it is answered with a whole frame
STORMS = ("too-fast", "bad-message")  # refusals that no page of ours gets many of

# With which code somebody is sent away who need not come back; all others come back later.
GOODBYES = {
    "table-no-such-code": m.NO_SUCH_TABLE,
    "table-closed": m.NOT_LET_IN,
    "table-newer": m.NEWER,
    "table-unreadable": m.NEWER,
}


Lead = Callable[[Cable, Visit, Elsewhere], Awaitable[LiveTable | None]]


async def nowhere(cable: Cable, visit: Visit, elsewhere: Elsewhere) -> None:
    """In a house of one process no table is elsewhere."""
    await cable.close(m.GOING_AWAY)


async def attend(
    cable: Cable, visit: Visit, tables: Tables, throttle: Throttle, lead: Lead | None = None
) -> None:
    """From the first frame to the last: one socket at one table. `lead`: to where the table lives;
    without it, whoever comes was led here."""

    def leave(code: int) -> None:
        tables.tasks.run(cable.close(code))

    def show(picture: bytes) -> None:
        """Whoever is behind misses it: the next one is newer, and as whole."""
        if cable.behind() < limits.PICTURES_BEHIND:
            cable.say_binary(picture)

    pictures = show if visit.hands else None
    onlooker = Onlooker(visit.person, cable.say, cable.give_up, leave, visit.address, pictures)
    if lead:
        onlooker.tell(m.Welcome(page=built.version()))
    try:
        if lead:
            await _knock(visit, tables, throttle)
        found = await _found(cable, visit, tables, lead)
        if found is None:
            return
        table = found
        tables.enter(table, onlooker, seated=visit.seated)
    except Elsewhere:
        raise
    except Refusal as refusal:
        onlooker.tell(_refused("", refusal))
        await cable.close(GOODBYES.get(refusal.code, m.TOO_MANY))
        return
    talk = _Talk(cable, tables, throttle, table, onlooker)
    try:
        await talk.over()
    except TimeoutError:
        await cable.close(m.TOO_SILENT)
    finally:
        tables.leave(table, onlooker)


async def _knock(visit: Visit, tables: Tables, throttle: Throttle) -> None:
    """Or a refusal: so many open sockets from one address. Those who sit get in all the same, as
    quickly as one person may do anything."""
    if tables.doors.handshakes.allows(visit.address):
        return
    if not (await tables.belongs(visit.code, visit.person) and throttle.allows(visit.person)):
        raise Refusal("too-fast")


async def _found(cable: Cable, visit: Visit, tables: Tables, lead: Lead | None) -> LiveTable | None:
    """The table; none: it was elsewhere, and all has been said."""
    try:
        return await tables.visited(visit.code, visit.person, visit.address)
    except Elsewhere as elsewhere:
        if lead is None:
            raise
        return await lead(cable, visit, elsewhere)


class _Talk:
    """What one socket says is done in the order in which it is said, one thing at a time."""

    def __init__(
        self,
        cable: Cable,
        tables: Tables,
        throttle: Throttle,
        table: LiveTable,
        onlooker: Onlooker,
    ) -> None:
        self.cable, self.tables, self.throttle = cable, tables, throttle
        self.table, self.onlooker = table, onlooker
        self._waiting: deque[str] = deque()
        self._busy = self._heard = False
        self._in_a_row = 0  # refusals of one who storms

    async def over(self) -> None:
        """Until the socket closes, or has been silent for too long."""
        loop = asyncio.get_running_loop()
        goodbye = asyncio.ensure_future(self.cable.carry(self.hear))
        try:
            while not goodbye.done():
                self._heard = False
                begun = loop.time()
                await asyncio.wait([goodbye], timeout=limits.IDLE_SOCKET_SECONDS)
                waited = loop.time() - begun >= limits.IDLE_SOCKET_SECONDS
                if waited and not self._heard and not goodbye.done():
                    raise TimeoutError
            goodbye.result()
        finally:
            goodbye.cancel()

    def hear(self, message: str | bytes) -> None:
        self._heard = True
        if self.onlooker.leaving:
            return
        if isinstance(message, bytes):
            self._feel(message)
        elif self._busy:
            self._waiting.append(message)
            if len(self._waiting) >= limits.COMMANDS_WAITING:
                self.cable.listen(False)
        elif self.table.stale:
            self._busy = True
            self.tables.tasks.run(self._hold(message))
        else:
            self._obey(message)

    async def _hold(self, message: str) -> None:
        """Another node may have gone on with this table. If it has, the socket is closed by now,
        and whoever asked asks again there; else they are answered."""
        trouble = None
        try:
            await self.tables.home.sure()
        except Refusal as refusal:
            trouble = refusal
        self._busy = False
        if self.table.lease is not OVER:
            self._obey(message, trouble)
            self._go_on()

    def _feel(self, data: bytes) -> None:
        """What a hand does: at once, and never behind what is being written."""
        if self.table.stale:
            return
        if self.onlooker.pictures is None:
            self._not_understood("Binary messages are for sockets that were opened with ?hands=1.")
            return
        try:
            self.tables.deeds.hear(self.table, self.onlooker.person, data)
        except Refusal as refusal:
            self._refuse("", refusal)

    def _obey(self, text: str, trouble: Refusal | None = None) -> None:
        """Every message is answered: done, or refused. With trouble nothing can be done."""
        try:
            command = _commands.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._not_understood(str(error)[:200])
            return
        try:
            if trouble:
                raise trouble
            there = self.tables.doors.commands
            allowed = self.throttle.allows(self.onlooker.person)
            if not (allowed and there.allows(self.onlooker.address)):
                raise Refusal("too-fast")
            match command:
                case m.Watch(seat=seat):
                    self.throttle.owe(self.onlooker.person, WATCH_COSTS - 1)
                    self.tables.watch(self.table, self.onlooker, seat)
                case m.Shown(n=n):
                    self.tables.mark_shown(self.table, self.onlooker, n)
                case m.AskHint():  # beside all else: whoever has asked may also move at once
                    self.tables.tasks.run(self._advise(command))
                    return
                case _:
                    self._busy = True
                    self.tables.obey(
                        self.table, command, self.onlooker.person, partial(self._answer, command)
                    )
                    return
            self._done(m.Done(id=command.id, n=self.table.room.n))
        except Refusal as refusal:
            self._refuse(command.id, refusal)

    def _answer(self, command: m.TableCommand, answer: m.Done | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._refuse(command.id, answer)
        else:
            self._done(answer)
        self._busy = False
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self._busy:
            self.hear(self._waiting.popleft())
        self.cable.listen()

    async def _advise(self, command: m.AskHint) -> None:
        try:
            self.onlooker.tell(await self.tables.hint(self.table, command, self.onlooker.person))
        except Refusal as refusal:
            self._refuse(command.id, refusal)
        except Exception as error:
            log.error("a hint failed at table %s", self.table.alias, exc_info=error)
            self._refuse(command.id, Refusal("internal"))

    def _not_understood(self, why: str) -> None:
        self.throttle.owe(self.onlooker.person)
        self._refuse("", Refusal("bad-message", why=why))

    def _done(self, done: m.Done) -> None:
        self._in_a_row = 0
        self.onlooker.tell(done)

    def _refuse(self, command_id: str, refusal: Refusal) -> None:
        METRICS.refusals.labels(code=refusal.code).inc()
        self.onlooker.tell(_refused(command_id, refusal))
        self._in_a_row = self._in_a_row + 1 if refusal.code in STORMS else 0
        if self._in_a_row >= limits.REFUSED_IN_A_ROW:
            self.onlooker.send_away("too-fast", m.TOO_MANY)


def _refused(command_id: str, refusal: Refusal) -> m.Refused:
    return m.Refused(id=command_id, code=refusal.code, args=refusal.args_)
