"""Tricks that several do at once, at real tables, over real sockets."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque import matchfile, shelf
from ludotheque import wire as m
from ludotheque.contract import JUDGE, Seat
from ludotheque.hands.bones.together.deed import COUNTING, DECIDED, GOING, WAITING
from tests.server.fair import deeds
from tests.server.person import Person
from tests.server.playing import Party, party
from tests.server.screens import Screen
from tests.server.serving import Server


@contextlib.asynccontextmanager
async def at_a_duel(server: Server, trick: str) -> AsyncIterator[Party]:
    """A table of two at which this duel lies open; both have laid to the same trick."""
    while True:
        async with party(server, "oss", 2, kind=Screen, options={"first": 1}) as table:
            frame = await table.host.until(lambda frame: frame.view and frame.moves)
            tricks = (frame.view or {})["tricks"]
            if tricks["duel"] == trick:
                for seat in (1, 2):
                    await lays(table, seat, tricks["classic"])
                yield table
                return


async def lays(table: Party, seat: Seat, trick: str) -> None:
    screen = table.tables[seat]
    frame = await screen.until(lambda frame: frame.table.to_act == [seat] and frame.moves)
    moves = [choice.move for choice in frame.moves if choice.move.endswith(f" {trick}")]
    await screen.move(seat, moves[0])


def screens(table: Party) -> list[Screen]:
    return [screen for screen in table.tables.values() if isinstance(screen, Screen)]


def move_hands(table: Party) -> None:
    """Each screen its own."""
    for seat, screen in zip(table.tables, screens(table), strict=True):
        screen.reach.add(seat)


async def test_kat_is_played_between_two_screens(server: Server) -> None:
    async with at_a_duel(server, "kat") as table:
        move_hands(table)
        for screen in screens(table):
            await screen.until(lambda frame: frame.table.to_act != [JUDGE])
        first, _ = screens(table)
        assert sorted({seen.phase for seen in first.seen}) == [WAITING, COUNTING, GOING, DECIDED]
        assert not any(seen.bones for seen in first.seen if seen.phase < GOING)
        assert all(len(seen.bones) == 4 for seen in first.seen if seen.phase == GOING)
        await table.host.client.do(table.code, m.Resign(seat=1))
        reading = await table.checked_file()
    [(setting, fact), *_] = deeds(reading.match)
    assert setting.judge == "bones-at-once"
    assert fact.move.startswith("counts ")
    assert {one.verdict for one in reading.deeds} == {"confirmed"}
    told = [text for screen in screens(table) for text in screen.told]
    assert not any(setting.dice in text for text in told)


@pytest.mark.long
async def test_a_house_that_is_killed_begins_again_as_it_was_set(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        async with at_a_duel(server, "bagi") as table:
            move_hands(table)
            first, _ = screens(table)
            frame = await first.until(lambda frame: frame.deed and frame.deed.what)
            async for _ in first.pictures():
                if first.seen and first.seen[-1].phase == GOING:
                    break
            server.kill()
            server.launch()
            first.frame = None
            again = await first.until(lambda frame: frame.deed and frame.deed.what)
            assert frame.deed
            assert again.deed
            assert (again.deed.what, again.deed.begun) == (frame.deed.what, True)
            await first.until(lambda frame: frame.table.to_act != [JUDGE])
            await table.host.client.do(table.code, m.Resign(seat=1))
            reading = await table.checked_file()
    [(setting, _), *_] = deeds(reading.match)
    assert setting.what == frame.deed.what
    assert {one.verdict for one in reading.deeds} == {"confirmed"}


@contextlib.asynccontextmanager
async def at_a_challenge(server: Server, people: int) -> AsyncIterator[Party]:
    """A table at which the challenge that the house opens with begins, and hands are asked for."""
    async with party(server, "oss", people, kind=Screen, options={"first": 1}) as table:
        while True:
            frame = await table.host.until(lambda frame: bool(frame.view and frame.table.to_act))
            if frame.table.to_act == [JUDGE]:
                break
            [seat] = frame.table.to_act
            frame = await table.tables[seat].until(lambda frame: frame.moves)
            await table.move(seat, frame.moves[0].move)
            await table.newest()
        yield table


@pytest.mark.parametrize("trick", ["warnoss", pytest.param("kiri-kanoss", marks=pytest.mark.long)])
async def test_killed_in_a_challenge_of_three_nothing_is_lost(tmp_path: Path, trick: str) -> None:
    (tmp_path / "opens").write_text(trick, encoding="utf-8")
    opens = {"OPENS": str(tmp_path / "opens")}
    with Server(tmp_path, house=True, environment=opens).running() as server:
        async with at_a_challenge(server, 3) as table:
            first, *others = screens(table)
            frame = await first.until(lambda frame: frame.deed and frame.deed.what)
            move_hands(table)
            async for _ in first.pictures():
                if first.seen and first.seen[-1].phase == GOING:
                    break
            server.kill()
            server.launch()
            for screen in screens(table):
                screen.frame = None
            for screen in (first, *others):  # to all three
                again = await screen.until(lambda frame: frame.deed and frame.deed.what)
                assert again.deed
                assert frame.deed
                assert (again.deed.what, again.deed.begun) == (frame.deed.what, True)
                assert again.n == frame.n  # nothing is lost, nothing came to it
            ended = await first.until(lambda frame: frame.table.to_act != [JUDGE])
        assert server.troubles == []
    decided = {"out", "all-out", "challenge-won"}
    assert decided & {one.event.kind for one in ended.events}


async def bots_play(tmp_path: Path, players: int) -> set[str]:
    """A whole match, each at a level of their own; which tricks were done at once."""
    levels = ("novice", "casual", "club", "expert", "master", "club")
    bots = dict(enumerate(levels[:players], start=1))
    with Server(tmp_path, house=True, environment={"BY_HAND": "1"}).running() as server:
        async with server.client() as host:
            code = await host.open_table(game="oss", players=players, bots=bots)
            await host.do(code, m.Start())
            async with host.at(code, hands=True) as watching:
                await watching.until(lambda frame: frame.outcome)
            reading = matchfile.check(await host.match_file(code), shelf.game("oss"))
        assert server.troubles == []
    assert {one.verdict for one in reading.deeds} == {"confirmed"}
    at_once = [one for one, _ in deeds(reading.match) if one.judge == "bones-at-once"]
    return {setting.what["trick"] for setting in at_once}


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
async def test_bots_play_a_whole_match_with_their_hands(tmp_path: Path, players: int) -> None:
    assert await bots_play(tmp_path, players)


@pytest.mark.long
async def test_a_person_and_five_bots_play_to_the_end(tmp_path: Path) -> None:
    """Whose hand moves as a person's does: solos, duels and challenges. Time passes with what it
    says, as fast as the machine can."""
    levels = ("novice", "casual", "club", "expert", "master")
    with Server(tmp_path, house=True, environment={"BY_HAND": "1"}).running() as server:
        bots = dict(enumerate(levels, start=2))
        async with party(server, "oss", 6, kind=Person, bots=bots) as table:
            assert isinstance(table.host, Person)
            await table.host.play_to_the_end(seat=1)
            reading = await table.checked_file()
        assert server.troubles == []
    assert reading.match.outcome
    assert {one.verdict for one in reading.deeds} == {"confirmed"}
    done = deeds(reading.match)
    assert {"bones", "bones-at-once"} <= {setting.judge for setting, _ in done}
    assert "bones-at-once" in {setting.judge for setting, _ in done if 1 in setting.by}
