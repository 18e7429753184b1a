"""Leaving, resigning, bots that take over, and people who come back or sit down instead."""

import random
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.match import Gone
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server


@pytest.mark.parametrize("command", [m.Resign(seat=1), m.Stand(seat=1)])
async def test_with_two_sides_the_other_wins(server: Server, command: m.Resign | m.Stand) -> None:
    async with party(server, "isis", 2) as table:
        await table.step(random.Random(1))
        await table.do(1, command)
        frame = await table.newest(2)
        assert frame.table.status == "over"
        assert frame.outcome is not None
        assert frame.outcome.winners == (2,)
        why = "resign" if isinstance(command, m.Resign) else "leave"
        assert frame.table.seats[1].gone == why
        assert [told.event.kind for told in frame.events] == [why]
        last = (await table.checked_file()).match.entries[-1]
        assert isinstance(last, Gone)
        assert (last.seat, last.why) == (1, why)
        assert await answer(table.tables[2], m.Move(seat=2, move="F")) == "table-over"


async def test_with_two_teams_one_who_resigns_resigns_for_both(server: Server) -> None:
    async with party(server, "fakir", 4, options={"teams": True}) as table:
        await table.do(4, m.Resign(seat=4))
        frame = await table.newest()
        assert frame.outcome is not None
        assert 4 not in frame.outcome.winners
        assert len(frame.outcome.winners) == 2


async def test_with_three_sides_a_bot_sits_down_and_the_match_goes_on(server: Server) -> None:
    async with party(server, "nox", 3) as table:
        await table.do(2, m.Resign(seat=2))
        frame = await table.newest()
        assert frame.table.status == "playing"
        assert (frame.table.seats[2].gone, frame.table.seats[2].bot) == ("resign", "club")
        mine = table.tables[2]
        assert await answer(mine, m.Resign(seat=2)) == "table-gone"
        assert await answer(mine, m.TakeBack(seat=2)) == "table-gone"
        assert await answer(mine, m.Pause(seat=2)) == "table-gone"
        reading = await table.play_out(random.Random(2))
        assert reading.ended is not None


async def test_somebody_else_may_sit_down_where_a_seat_was_left(server: Server) -> None:
    async with party(server, "nox", 3) as table, server.client() as newcomer:
        sit = m.Sit(seat=2, name="Violet")
        async with newcomer.at(table.code) as instead:
            assert await answer(instead, sit) == "table-playing"
            await table.do(2, m.Stand(seat=2))
            await table.let_sit(instead, sit)
            table.tables[2], table.clients[2] = instead, newcomer
            seat = (await table.newest()).table.seats[2]
            assert (seat.name, seat.bot, seat.gone) == ("Violet", None, None)
            await table.play_out(random.Random(3))


async def test_a_referee_table_for_three_goes_on_when_somebody_sits_down_instead(
    server: Server,
) -> None:
    """No bot can hold a bone: until then the match waits for that seat."""
    async with party(server, "oss", 3, mode="referee") as table, server.client() as newcomer:
        await table.do(3, m.Stand(seat=3))
        left = (await table.newest()).table
        assert (left.status, left.seats[3].gone, left.seats[3].bot) == ("playing", "leave", None)
        assert await answer(table.tables[3], m.Say(text="bye")) == "done"
        assert await answer(table.tables[3], m.Confirm(seat=3)) == "table-gone"
        async with newcomer.at(table.code) as instead:
            await table.let_sit(instead, m.Sit(seat=3, name="Violet"))
            table.tables[3], table.clients[3] = instead, newcomer
            await table.play_out(random.Random(4))


async def test_a_bot_plays_for_somebody_who_is_away_until_they_take_it_back(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "GRACE_SECONDS": 0.1}).running() as server:
        await away_and_back(server)


async def away_and_back(server: Server) -> None:
    async with party(server, "isis", 2, options={"first": 2}) as table:
        takeover = m.SeatBot(seat=2, level="random")
        assert await answer(table.tables[1], takeover) == "table-here"
        await table.tables[2].close()
        await table.host.until(lambda frame: not frame.table.seats[2].here)
        while (said := await answer(table.tables[1], takeover)) != "done":
            assert said == "table-grace"
        frame = await table.host.until(lambda frame: frame.table.to_act == [1])
        assert (frame.table.seats[2].bot, frame.table.seats[2].away) == ("random", True)
        assert frame.table.seats[2].name == "Green"
        [row] = await table.clients[1].my_tables()  # the list of tables calls nobody else
        assert (row.names, row.bots) == (["Red", "Green"], [])
        async with table.clients[2].at(table.code) as back:
            frame = await back.until(lambda frame: frame.view)
            assert frame.seat == 2
            assert await answer(back, m.Move(seat=2, move="F")) == "table-away"
            table.n = (await back.do(m.TakeBack(seat=2))).n
            assert await answer(back, m.TakeBack(seat=2)) == "table-not-away"
            table.tables[2] = back
            await table.play_out(random.Random(5))


async def test_somebody_may_let_a_bot_play_for_themselves(server: Server) -> None:
    async with party(server, "isis", 2, options={"first": 1}) as table:
        await table.do(1, m.SeatBot(seat=1, level="greedy"))
        await table.host.until(lambda frame: frame.table.to_act == [2])
        assert (
            await answer(table.tables[1], m.SeatBot(seat=1, level="greedy")) == "table-seat-taken"
        )


async def test_a_stranger_cannot_seat_a_bot_at_a_running_match(server: Server) -> None:
    async with party(server, "isis", 2) as table, server.client() as stranger:
        await table.tables[2].close()
        async with stranger.at(table.code) as watching:
            takeover = m.SeatBot(seat=2, level="random")
            assert await answer(watching, takeover) == "table-not-yours"
