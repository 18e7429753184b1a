"""What happens at a table without anybody's command: bots move, clocks run out, absence tells."""

import asyncio
import logging
import random
from collections.abc import Sequence
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
from ludotheque.server.writing import AGAIN_SECONDS, Decision, Scribe

log = logging.getLogger("ludotheque.tables")


class Turns:
    def __init__(self, workers: Workers, tasks: Tasks) -> None:
        self.workers, self.tasks = workers, tasks
        self.scribe: Scribe  # which calls us when it has written

    def go_on(self, table: LiveTable) -> None:
        """Wake the bots whose turn it is, and set the alarm for what time alone will bring."""
        for seat in table.room.bots_to_act():
            if seat not in table.thinking:
                table.thinking[seat] = self.tasks.run(self._bot_turn(table, seat))
        if table.alarm:
            table.alarm.cancel()
            table.alarm = None
        if (seconds := _next_due(table)) is not None:
            table.alarm = asyncio.get_running_loop().call_later(
                seconds, lambda: self.tasks.run(self._it_is_time(table))
            )

    async def _it_is_time(self, table: LiveTable) -> None:
        """Whose clock has run out leaves the match; who is absent is not waited for any more."""
        table.alarm = None
        if _is_out(table) is not None:
            table.judging = True
            try:
                await self.scribe.sure()  # that they could have moved
            finally:
                table.judging = False

        def decide(room: Room) -> list[e.AnyEntry]:
            if (seat := _is_out(table)) is not None:
                return [e.Gone(at=now(), seat=seat, why="timeout")]
            if gone := [seat for seat, left in _absent(table) if not left]:
                return [e.Absent(at=now(), seat=seat) for seat in gone]
            table.publish()  # there is more time than their clocks show
            return []

        await self._written(table, decide)
        self.go_on(table)

    async def _written(self, table: LiveTable, decide: Decision) -> None:
        try:
            await self.scribe.written(table, decide)
        except Trouble as trouble:
            log.warning("table %s waits: %s", table.alias, trouble.code)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _bot_turn(self, table: LiveTable, seat: Seat) -> None:
        n = table.room.n
        try:
            for onlooker in table.onlookers:
                onlooker.tell(m.Thinking(seat=seat))
            entries = await self._bot_move(table, seat)
            # If something has happened while the bot thought, it thinks again.
            await self._written(
                table, lambda room: entries if room.n == n and seat in room.bots_to_act() else []
            )
        finally:
            table.thinking.pop(seat, None)
        self.go_on(table)

    async def _bot_move(self, table: LiveTable, seat: Seat) -> list[e.AnyEntry]:
        """The bot's move or, if it crashes, overruns or cheats, what happened and any legal one."""
        room = table.room
        assert room.match is not None
        match, level = room.match, room.chairs[seat].bot or "random"
        state = match.state
        why: Literal["crashed", "overran", "illegal"]
        try:
            known = state.view(seat), match.seen(seat), match.stands()
            text = await self.workers.choose(
                *(room.code, room.opened.game, level, seat, *known),
                watched=bool(table.onlookers),
            )
            state.play(seat, room.game.move(text))
            return [e.Moved(at=now(), seat=seat, move=text)]
        except BotTrouble as trouble:
            why = trouble.why
        except Refusal:
            why = "illegal"
        METRICS.bot_failures.inc()
        log.warning("bot %s of %s at table %s: %s", level, room.opened.game, table.alias, why)
        text = str(random.choice(state.legal(seat)))
        return [
            e.BotFailed(at=now(), seat=seat, level=level, why=why),
            e.Moved(at=now(), seat=seat, move=text),
        ]


def _absent(table: LiveTable) -> Sequence[tuple[Seat, float]]:
    """Those whose yes is waited for and who are not here, and for how long they still are."""
    room = table.room
    if not (room.undo or room.pause):
        return ()
    waiting = {*room.waiting_for(room.undo), *room.waiting_for(room.pause)}
    people = [(seat, room.chairs[seat].person) for seat in sorted(waiting)]
    graces = [(seat, table.grace(person)) for seat, person in people if person]
    return [(seat, left) for seat, left in graces if left is not None]


def _next_out(table: LiveTable) -> tuple[Seat, float] | None:
    """Whose clock runs out first; where a deed goes on, it only opens the hand."""
    if table.deed and table.deed.busy:
        return None
    return table.room.clocks.next_out(table.seconds_since)


def _is_out(table: LiveTable) -> Seat | None:
    """Whose time is over."""
    out = _next_out(table)
    return out[0] if out and out[1] <= 0 else None


def _next_due(table: LiveTable) -> float | None:
    """In how many seconds a clock runs out, or somebody is absent beyond the grace."""
    due = [left for _, left in _absent(table)]
    if out := _next_out(table):
        due.append(max(0.0, out[1]))
    return min(due, default=None)
