"""What happens at a table without anybody's command: bots move, clocks run out."""

import asyncio
import logging
import random
from typing import Literal

from ludotheque import wire as m
from ludotheque.contract import Refusal, Seat
from ludotheque.server import entries as e
from ludotheque.server.decide import now
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room
from ludotheque.server.store import Trouble
from ludotheque.server.tasks import Tasks
from ludotheque.server.workers import BotTrouble, Workers
from ludotheque.server.writing import Writer

log = logging.getLogger("ludotheque.tables")

AGAIN_SECONDS = 1.0  # until it is tried once more to write what the disk would not take


class Turns:
    def __init__(self, writer: Writer, workers: Workers, tasks: Tasks) -> None:
        self.writer, self.workers, self.tasks = writer, workers, tasks

    def go_on(self, table: LiveTable) -> None:
        """Wake the bots whose turn it is, and set the alarm for the next clock to run out."""
        for seat in table.room.bots_to_act():
            if seat not in table.thinking:
                table.thinking[seat] = self.tasks.run(self._bot_turn(table, seat))
        if table.alarm:
            table.alarm.cancel()
            table.alarm = None
        if table.room.clocks.ticking and (next_out := table.room.clocks.next_out(now())):
            seat, seconds = next_out
            table.alarm = asyncio.get_running_loop().call_later(
                max(0.0, seconds), lambda: self.tasks.run(self._time_is_over(table, seat))
            )

    async def _time_is_over(self, table: LiveTable, seat: Seat) -> None:
        room, table.alarm = table.room, None

        def decided() -> e.AnyEntry | None:
            left = room.clocks.seconds_left(seat, now())
            over = seat in room.clocked() and left is not None and left <= 0
            return e.Gone(at=now(), seat=seat, why="timeout") if over else None

        try:
            async with table.pen:
                await self.writer.append(table, decided)
        except Trouble as trouble:
            log.warning("a clock waits: %s", trouble.code)
            await asyncio.sleep(AGAIN_SECONDS)
        self.go_on(table)

    async def _bot_turn(self, table: LiveTable, seat: Seat) -> None:
        room = table.room
        try:
            for onlooker in table.onlookers:
                onlooker.tell(m.Thinking(seat=seat))
            n = room.n
            entries = await self._bot_move(room, seat)
            async with table.pen:
                for after, entry in enumerate(entries):
                    if not await self._still(table, seat, n + after, entry):
                        break
        except Trouble as trouble:
            log.warning("a bot waits: %s", trouble.code)
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            table.thinking.pop(seat, None)
        self.go_on(table)

    async def _still(self, table: LiveTable, seat: Seat, n: int, entry: e.AnyEntry) -> bool:
        """Write it, unless something has happened while the bot thought: then it thinks again."""
        room = table.room
        return await self.writer.append(
            table, lambda: entry if room.n == n and seat in room.bots_to_act() else None
        )

    async def _bot_move(self, room: Room, seat: Seat) -> list[e.AnyEntry]:
        """The bot's move or, if it crashes, overruns or cheats, what happened and any legal one."""
        assert room.match is not None
        state, level = room.match.state, room.chairs[seat].bot or "random"
        why: Literal["crashed", "overran", "illegal"]
        try:
            text = await self.workers.choose(
                room.code, room.opened.game, level, seat, state.view(seat), room.match.seen(seat)
            )
            state.play(seat, room.game.move(text))
            return [e.Moved(at=now(), seat=seat, move=text)]
        except BotTrouble as trouble:
            why = trouble.why
        except Refusal:
            why = "illegal"
        METRICS.bot_failures.inc()
        log.warning("bot %s at %s %s", level, room.opened.game, why)
        text = str(random.choice(state.legal(seat)))
        return [
            e.BotFailed(at=now(), seat=seat, level=level, why=why),
            e.Moved(at=now(), seat=seat, move=text),
        ]
