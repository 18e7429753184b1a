"""Duels in turn at real tables, over real sockets: thrown by both, watched, begun again."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.contract import JUDGE, Seat, Setting
from ludotheque.hands.bones.duel import HEAD, Duel
from ludotheque.hands.bones.duel_judge import DUELS
from ludotheque.hands.doing import Doing
from tests.hands.bones.attempts import IN_TURN
from tests.hands.bones.throws import Throwing, clumsy, deft, does, messages
from tests.oss.seeds import FIRST, seed_for
from tests.server.fair import AtFair, shown
from tests.server.playing import Party, party
from tests.server.serving import Server


class Hall:
    """A server whose tables have the seed that a test needs."""

    def __init__(self, folder: Path) -> None:
        self._seeds = folder / "seed"
        given = {"BY_HAND": "1", "SEEDS": str(self._seeds)}
        self.server = Server(folder, house=True, environment=given)

    @asynccontextmanager
    async def duel(self, trick: str) -> AsyncIterator[Party]:
        """Two people who have laid before the same trick."""
        self._seeds.write_text(seed_for(2, duel=trick).hex(), encoding="utf-8")
        async with party(self.server, "oss", 2, kind=AtFair, options=FIRST) as table:
            for seat in (1, 2):
                await lays(table.tables[seat], seat)
            yield table


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall"))
    with hall.server.running():
        yield hall
        assert hall.server.troubles == []


async def lays(table: AtTable, seat: Seat) -> None:
    """Before the first trick in view."""
    frame = await table.until(lambda frame: frame.table.to_act == [seat] and frame.moves)
    trick = (frame.view or {})["tricks"]["classic"]
    move = next(one.move for one in frame.moves if one.move.endswith(f" {trick}"))
    await table.move(seat, move)


async def at_home(table: AtTable) -> Doing:
    """The duel as everybody was told it, to be done alongside."""
    deed = await shown(table)
    assert deed.what
    assert deed.begun
    return Doing(
        DUELS, Setting(deed.judge, deed.version, tuple(deed.by), deed.what, "00" * 32), 600
    )


async def throws(party: Party, alongside: Doing, how: Throwing) -> None:
    """The hand whose turn it is."""
    duel = alongside.deed
    assert isinstance(duel, Duel)
    while not duel.on_turn:
        alongside.step()
    seat, trace = duel.seat, how(alongside)
    table = party.tables[seat]
    await waited_for(table, duel.throw)
    before = alongside.steps
    does(alongside, trace)
    for data in messages(trace, alongside.steps - before):
        await table.hand(seat, data)
        await table.do(m.Watch(seat=seat))  # answered when all before it was heard


async def waited_for(table: AtTable, throw: int) -> None:
    """Between two throws the house hears nobody."""
    assert isinstance(table, AtFair)
    while throw and not (table.seen and HEAD.unpack_from(table.seen[-1].data)[0] == throw):
        await table._pictures.get()


async def told(table: AtTable) -> list[str]:
    frame = await table.until(lambda frame: frame.table.to_act != [JUDGE] or frame.deed is None)
    return [one.event.kind for one in frame.events]


@pytest.mark.parametrize("trick", IN_TURN)
async def test_a_duel_is_thrown_in_turn_by_two_and_seen_by_both(hall: Hall, trick: str) -> None:
    async with hall.duel(trick) as table:
        alongside = await at_home(table.host)
        for how in (clumsy, deft):
            if not alongside.end:
                await throws(table, alongside, how)
        assert alongside.end
        assert "duel-won" in await told(table.host)
        frame = await table.host.until(lambda frame: frame.table.to_act == [1])
        assert (frame.view or {})["stage"] == "replay"  # the loser is asked
        for onlooker in table.tables.values():
            assert isinstance(onlooker, AtFair)
            heads = [HEAD.unpack_from(picture.data) for picture in onlooker.seen]
            assert [head[0] for head in heads] == sorted(head[0] for head in heads)
            assert {head[1] for head in heads} == ({1} if trick == "bola-bola" else {1, 2})


async def test_a_ball_goes_to_and_fro(hall: Hall) -> None:
    async with hall.duel("bola-bola") as table:
        alongside = await at_home(table.host)
        for how in (deft, deft, deft, clumsy):
            await throws(table, alongside, how)
        assert alongside.end
        assert alongside.end.fact == "won 1"
        frame = await table.host.until(lambda frame: frame.table.to_act == [2])
        n = next(one.n for one in frame.events if one.event.kind == "duel-won")
        film = await table.host.client.film(table.code, n)
        throws_seen = [HEAD.unpack_from(picture)[0] for picture in film.pictures]
        assert sorted(set(throws_seen)) == [0, 1, 2, 3]


async def test_a_tie_tosses_anew_and_so_does_a_replay(hall: Hall) -> None:
    async with hall.duel("naik") as table:
        before = await at_home(table.host)
        for _ in range(2):
            await throws(table, before, clumsy)
        assert before.end
        assert before.end.fact == "tie"
        await table.host.until(lambda frame: frame.deed and frame.deed.what != before.setting.what)
        again = await at_home(table.host)
        for how in (clumsy, deft):
            await throws(table, again, how)
        await table.host.until(lambda frame: frame.table.to_act == [1])
        card = (table.host.frame.view or {})["hands"]["1"][0] if table.host.frame else 0
        await table.host.move(1, f"replay {card}")
        third = await at_home(table.host)
        tosses = [one.setting.what["tosses"] for one in (before, again, third)]
        assert len({str(toss) for toss in tosses}) == 3


async def test_bots_throw_for_who_has_left_until_it_is_over(hall: Hall) -> None:
    async with hall.duel("manu") as table:
        await shown(table.host)
        for seat in (1, 2):
            await table.do(seat, m.SeatBot(seat=seat, level="casual"))
        over = {"duel-won", "tied"}
        await table.host.until(lambda frame: over & {one.event.kind for one in frame.events})


async def test_killed_in_the_middle_the_duel_begins_again_as_it_was_set(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    with hall.server.running():
        async with hall.duel("bola-bola") as table:
            before = await at_home(table.host)
            for _ in range(2):
                await throws(table, before, deft)
            hall.server.kill()
            hall.server.launch()
            for one in table.tables.values():
                assert isinstance(one, AtFair)
                one.frame = None
                one.seen.clear()
            again = await at_home(table.host)
            assert again.setting.what == before.setting.what
            await shown(table.tables[2])
            for how in (deft, clumsy):
                await throws(table, again, how)
            assert "duel-won" in await told(table.host)
