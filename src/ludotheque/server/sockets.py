"""A WebSocket at a table: commands in, frames out."""

import asyncio
from collections import deque
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import built
from ludotheque.server.cable import Cable, cable_of
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable, Onlooker
from ludotheque.server.metrics import METRICS
from ludotheque.server.tables import Tables
from ludotheque.server.throttle import Throttle

_commands = msgspec.json.Decoder(m.SocketCommand)

# With which code somebody is sent away who need not come back; all others come back later.
GOODBYES = {
    "table-no-such-code": m.NO_SUCH_TABLE,
    "table-closed": m.NOT_LET_IN,
    "table-newer": m.NEWER,
    "table-unreadable": m.NEWER,
}


async def attend(
    socket: WebSocket, tables: Tables, throttle: Throttle, code: str, person: str, address: str
) -> None:
    """From the first frame to the last: one socket at one table."""
    await socket.accept()
    cable = cable_of(socket)

    def leave(code: int) -> None:
        tables.tasks.run(cable.close(code))

    onlooker = Onlooker(person, cable.say, cable.give_up, leave, address)
    onlooker.tell(m.Welcome(page=built.version()))
    try:
        table = await tables.get(code)
        tables.enter(table, onlooker, seated=socket.query_params.get("watch") != "none")
    except Refusal as refusal:
        if refusal.code == "table-no-such-code":
            tables.doors.missed(address)
        onlooker.tell(_refused("", refusal))
        await cable.close(GOODBYES.get(refusal.code, m.TOO_MANY))
        return
    visit = _Visit(cable, tables, throttle, table, onlooker)
    try:
        await visit.over()
    except TimeoutError:
        await cable.close(m.TOO_SILENT)
    finally:
        tables.leave(table, onlooker)


class _Visit:
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
        self._waiting: deque[str | bytes] = deque()
        self._busy = self._heard = False

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
        if self._busy:
            self._waiting.append(message)
            if len(self._waiting) >= limits.COMMANDS_WAITING:
                self.cable.listen(False)
        elif isinstance(message, str):
            self._obey(message)
        else:
            self._feel(message)

    def _feel(self, data: bytes) -> None:
        """A binary message: what a hand does, where a table has a hand. None has."""
        self._not_understood("Binary messages mean nothing at this table.")

    def _obey(self, text: str) -> None:
        """Every message is answered: done, or refused."""
        try:
            command = _commands.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._not_understood(str(error)[:200])
            return
        try:
            if not self.throttle.allows(self.onlooker.person):
                raise Refusal("too-fast")
            match command:
                case m.Watch(seat=seat):
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
            self.onlooker.tell(m.Done(id=command.id, n=self.table.room.n))
        except Refusal as refusal:
            self._refuse(command, refusal)

    def _answer(self, command: m.TableCommand, answer: m.Done | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._refuse(command, answer)
        else:
            self.onlooker.tell(answer)
        self._busy = False
        while self._waiting and not self._busy:
            self.hear(self._waiting.popleft())
        self.cable.listen()

    async def _advise(self, command: m.AskHint) -> None:
        try:
            self.onlooker.tell(await self.tables.hint(self.table, command, self.onlooker.person))
        except Refusal as refusal:
            self._refuse(command, refusal)

    def _not_understood(self, why: str) -> None:
        self.onlooker.tell(m.Refused(code="bad-message", args={"why": why}))

    def _refuse(self, command: m.SocketCommand, refusal: Refusal) -> None:
        METRICS.refusals.labels(code=refusal.code).inc()
        self.onlooker.tell(_refused(command.id, refusal))


def _refused(command_id: str, refusal: Refusal) -> m.Refused:
    return m.Refused(id=command_id, code=refusal.code, args=refusal.args_)
