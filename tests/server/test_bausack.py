"""Bausack over real sockets, with a person's hand and those of bots: all five games, to the end."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.contract import JUDGE
from ludotheque.hands.placing import OVER, drive
from ludotheque.physics.poses import Pose
from tests.server.fair import AtFair, deeds, moves
from tests.server.playing import party
from tests.server.serving import Server

ME = 1
STEPS = 80  # to lower a block, and then it is let go
JUDGED = 900  # steps at most
PRESSED = 0.003  # metres below where it touches
GAMES = [
    *(pytest.param(*game) for game in [("babel", 2), ("threereds", 2)]),
    *(
        pytest.param(*game, marks=pytest.mark.long)
        for game in [("chain", 2), ("knockout", 3), ("goodpile", 3)]
    ),
]


def lowers(what: dict[str, Any]) -> Iterator[bytes]:
    """Straight down from where it was taken; lets go, and looks on until it rests or has fallen."""
    (x, y, z), turn = what["block"]["place"], tuple(what["block"]["turn"])
    for step in range(STEPS):
        yield drive(Pose((x, y, z - (OVER + PRESSED) * step / STEPS), turn))
    for _ in range(JUDGED):
        yield drive(Pose((x, y, z - OVER), turn), opened=True)


async def builds(table: AtTable, rng: random.Random) -> None:
    """What is mine to do, choices by lot, until it is over."""
    n = 0
    while True:

        def mine(frame: m.Frame, n: int = n) -> bool:
            ready = frame.deed and frame.deed.by == [ME] and frame.deed.what
            acts = frame.table.to_act != [JUDGE] and ME in frame.table.to_act
            return frame.n >= n and bool(frame.outcome or ready or acts)

        frame = await table.until(mine)
        if frame.outcome:
            return
        if frame.deed and frame.table.to_act == [JUDGE]:
            number = frame.deed.deed
            await moves(table, ME, lowers(frame.deed.what or {}))
            await table.until(lambda now, number=number: not now.deed or now.deed.deed != number)  # type: ignore[misc]
        else:
            await table.do(m.Move(seat=ME, move=rng.choice(frame.moves).move))
            n = frame.n + 1


@pytest.mark.parametrize(("variant", "players"), GAMES)
async def test_it_is_built_to_the_end_and_every_deed_is_confirmed(
    fair: Server, variant: str, players: int
) -> None:
    wanted = {"variant": variant, "first": ME}
    bots = dict.fromkeys(range(2, players + 1), "novice")
    async with party(fair, "bausack", players, kind=AtFair, bots=bots, options=wanted) as table:
        await builds(table.host, random.Random(variant))
        reading = await table.checked_file()
    assert reading.ended
    assert {one.verdict for one in reading.deeds} == {"confirmed"}
    facts = [fact.move for _, fact in deeds(reading.match)]
    assert any(fact.startswith("stood") for fact in facts)
