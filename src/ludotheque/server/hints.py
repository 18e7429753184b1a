"""Hints: what a strong player would do, from what the asking seat knows and has not faded.

They are thought about where the bots think, beside the table: nothing waits for them, nothing is
written down, and nobody hears of them but the one who asked.
"""

import asyncio
import logging

from ludotheque import wire as m
from ludotheque.contract import Refusal, Seat
from ludotheque.server import entries as e
from ludotheque.server.decide import may_ask_hint
from ludotheque.server.live import LiveTable
from ludotheque.server.tasks import Tasks
from ludotheque.server.workers import BotTrouble, Workers

log = logging.getLogger("ludotheque.tables")


class Hints:
    def __init__(self, workers: Workers, tasks: Tasks) -> None:
        self.workers, self.tasks = workers, tasks

    async def answer(self, table: LiveTable, command: m.AskHint, person: e.Person) -> m.Hint:
        """The hint, or a refusal. Who asks again before anything has happened is told the same."""
        room, seat = table.room, command.seat
        may_ask_hint(room, seat, person)
        n, thought = table.hinted.get(seat, (0, None))
        if thought is None or n != room.n:
            n, thought = room.n, self.tasks.keep(self._thought(table, seat))
            table.hinted[seat] = n, thought
        try:
            moves = await asyncio.shield(thought)
        except BotTrouble as trouble:
            log.warning("a hint at %s %s", room.opened.game, trouble.why)
            table.hinted.pop(seat, None)
            raise Refusal("hint-failed") from trouble
        return m.Hint(id=command.id, seat=seat, n=n, best=moves[0].move, moves=moves)

    async def _thought(self, table: LiveTable, seat: Seat) -> list[m.Advised]:
        match = table.room.match
        assert match is not None
        game, view = table.room.opened.game, match.state.view(seat)
        return await self.workers.advise(game, seat, view, match.told(seat))
