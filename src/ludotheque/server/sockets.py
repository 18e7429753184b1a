"""A WebSocket at a table: commands in, frames out."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import limits
from ludotheque.server.live import LiveTable, Onlooker
from ludotheque.server.metrics import METRICS
from ludotheque.server.tables import Tables
from ludotheque.server.throttle import Throttle

log = logging.getLogger("ludotheque.sockets")
_commands = msgspec.json.Decoder(m.SocketCommand)

NO_SUCH_TABLE, TOO_MANY, TOO_SLOW, GOING_AWAY = m.NO_SUCH_TABLE, 4429, 4408, 1012


async def attend(
    socket: WebSocket, tables: Tables, throttle: Throttle, code: str, person: str
) -> None:
    """From the first frame to the last: one socket at one table."""
    await socket.accept()
    try:
        table = await tables.get(code)
        task = asyncio.current_task()
        assert task is not None
        onlooker = Onlooker(person, close=lambda: bool(task.cancel()))
        tables.enter(table, onlooker)
    except Refusal as refusal:
        await _say(socket, _refused("", refusal))
        for_good = refusal.code == "table-no-such-code"
        await socket.close(NO_SUCH_TABLE if for_good else TOO_MANY)
        return
    writer = asyncio.ensure_future(_write(socket, onlooker))
    try:
        await _read(socket, tables, throttle, table, onlooker)
    except asyncio.CancelledError:  # it could not keep up
        await _closed(socket, TOO_SLOW)
    finally:
        writer.cancel()
        tables.leave(table, onlooker)


async def _write(socket: WebSocket, onlooker: Onlooker) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await socket.send_text((await onlooker.outbox.get()).decode())


async def _read(
    socket: WebSocket, tables: Tables, throttle: Throttle, table: LiveTable, onlooker: Onlooker
) -> None:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(limits.IDLE_SOCKET_SECONDS) as patience:
            while (message := await socket.receive())["type"] != "websocket.disconnect":
                data = message.get("text") or message.get("bytes") or b""
                await _obey(tables, throttle, table, onlooker, data)
                await asyncio.sleep(0)  # the writer's turn, or many messages fill the outbox
                patience.reschedule(loop.time() + limits.IDLE_SOCKET_SECONDS)
    except TimeoutError:
        await _closed(socket, TOO_SLOW)


async def _obey(
    tables: Tables, throttle: Throttle, table: LiveTable, onlooker: Onlooker, data: str | bytes
) -> None:
    """Every message is answered: done, or refused."""
    try:
        command = _commands.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        onlooker.tell(m.Refused(code="bad-message", args={"why": str(error)[:200]}))
        return
    try:
        if not throttle.allows(onlooker.person):
            raise Refusal("too-fast")
        match command:
            case m.Watch(seat=seat):
                tables.watch(table, onlooker, seat)
            case m.Shown(n=n):
                tables.mark_shown(table, onlooker, n)
            case _:
                done = await tables.do(table.room.code, command, onlooker.person)
                onlooker.tell(done)
                return
        onlooker.tell(m.Done(id=command.id, n=table.room.n))
    except Refusal as refusal:
        METRICS.refusals.labels(code=refusal.code).inc()
        onlooker.tell(_refused(command.id, refusal))


def _refused(command_id: str, refusal: Refusal) -> m.Refused:
    return m.Refused(id=command_id, code=refusal.code, args=refusal.args_)


async def _say(socket: WebSocket, message: m.ServerMessage) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


async def _closed(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError):
        await socket.close(code)
