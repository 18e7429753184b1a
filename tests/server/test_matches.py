"""A whole match of each digital box, by people with clients of their own, over real sockets."""

import random
from typing import Any

import pytest

from tests.server.playing import party
from tests.server.serving import Server
from tests.tables import DIGITAL, served

SERVED = [(box, players, wanted) for box in DIGITAL for players, wanted in served(box)]


@pytest.mark.parametrize(("game", "players", "wanted"), SERVED)
async def test_people_and_bots_play_it_from_the_first_move_to_the_checked_file(
    server: Server, game: str, players: int, wanted: dict[str, Any]
) -> None:
    async with party(server, game, players, **wanted) as table:
        reading = await table.play_out(random.Random(f"{game}/{players}"))
        assert reading.ended is not None
        for seat in table.tables:
            frame = await table.newest(seat)
            assert frame.table.status == "over"
            assert frame.outcome == reading.ended.outcome
            assert frame.table.seed == reading.ended.seed
        assert (await table.newest()).table.seed_hash == reading.match.fingerprint
        people = [(e.seat, e.move) for e in reading.match.entries if e.seat in table.tables]  # type: ignore[union-attr]
        assert people == [(seat, move) for seat, move, _ in table.acknowledged]
