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

Thought = asyncio.Task[list[m.Advised]]


class Hints:
    def __init__(self, workers: Workers, tasks: Tasks) -> None:
        self.workers, self.tasks = workers, tasks
        self._asking: set[e.Person] = set()  # at whatever table

    async def answer(self, table: LiveTable, command: m.AskHint, person: e.Person) -> m.Hint:
        """The hint, or a refusal. Who asks again before anybody has moved is told the same; who
        asks for another must wait until the first is there."""
        room, seat = table.room, command.seat
        may_ask_hint(room, seat, person)
        n = room.n
        played, thought = table.hinted.get(seat, (0, None))
        if thought is None or played != room.played:
            thought = self._begun(table, seat, person)
        try:
            moves = await asyncio.shield(thought)
            best = moves[0].move
        except Exception as error:  # whatever it was: it is forgotten, and can be asked for again
            if isinstance(error, BotTrouble):
                log.warning("a hint at table %s: %s", table.alias, error.why)
            else:
                log.error("a hint at table %s", table.alias, exc_info=error)
            if table.hinted.get(seat, (0, None))[1] is thought:
                del table.hinted[seat]
            raise Refusal("hint-failed") from error
        return m.Hint(id=command.id, seat=seat, n=n, best=best, moves=moves)

    def _begun(self, table: LiveTable, seat: Seat, person: e.Person) -> Thought:
        if person in self._asking:
            raise Refusal("hint-one-at-a-time")
        room, match = table.room, table.room.match
        assert match is not None
        view, told = match.state.view(seat), match.remembered(seat)
        thought = self.tasks.keep(
            self.workers.advise(room.code, room.opened.game, seat, view, told)
        )
        self._asking.add(person)
        thought.add_done_callback(lambda _: self._asking.discard(person))
        table.hinted[seat] = room.played, thought
        return thought
