"""Empty chairs keep their secrets: who has sat in a match gets no other seat of it, and a stranger
gets one with the others' yes."""

import random
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from tests.server.disk import log_on_disk
from tests.server.playing import Party, answer, party
from tests.server.serving import NO_HURRY, Server


async def asks(table: Party, at: AtTable, seat: int) -> str:
    """Somebody asks for a seat; by what those who play answer."""
    await at.until(lambda frame: True)
    await at.do(m.Sit(seat=seat, name="Violet"))
    frame = await table.host.until(lambda frame: frame.table.asking)
    return frame.table.asking[0].ask


async def test_one_who_has_sat_elsewhere_gets_no_hand_of_another(server: Server) -> None:
    async with party(server, "nox", 3) as table:
        await table.do(2, m.Stand(seat=2))
        sit = m.Sit(seat=2, name="Spy")
        assert await answer(table.tables[3], sit) == "table-sat-elsewhere"
        assert await answer(table.tables[1], sit) == "table-sat-elsewhere"
        # Nor by a seat's secret link.
        link = await table.clients[3].seat_secret(table.code, 3)
        with pytest.raises(Refusal, match="table-sat-elsewhere"):
            await table.clients[1].move_seat_here(link)


async def test_one_who_has_left_their_seat_gets_no_other(server: Server) -> None:
    async with party(server, "nox", 4) as table:
        await table.do(2, m.Stand(seat=2))
        await table.do(3, m.Stand(seat=3))
        assert await answer(table.tables[2], m.Sit(seat=3, name="Spy")) == "table-sat-elsewhere"


async def test_a_stranger_needs_the_host_and_one_other(server: Server) -> None:
    async with party(server, "nox", 4) as table, server.client() as stranger:
        await table.do(4, m.Stand(seat=4))
        async with stranger.at(table.code) as asking:
            ask = await asks(table, asking, 4)
            assert asking.frame is not None
            await asking.until(lambda frame: frame.table.asking and frame.table.asking[0].mine)
            assert await answer(asking, m.AnswerSeat(ask=ask, yes=True)) == "table-nothing-asked"
            await table.do(1, m.AnswerSeat(ask=ask, yes=True))
            assert (await table.newest()).table.seats[4].gone
            await table.do(3, m.AnswerSeat(ask=ask, yes=True))
            frame = await asking.until(lambda frame: frame.table.seats[4].mine)
            assert (frame.table.seats[4].name, frame.table.asking) == ("Violet", [])
            await asking.watch(4)
            table.tables[4], table.clients[4] = asking, stranger
            table.n = frame.n
            await table.play_out(random.Random(4))


async def test_the_hosts_yes_alone_is_not_enough_nor_that_of_two_others(server: Server) -> None:
    async with party(server, "nox", 4) as table, server.client() as stranger:
        await table.do(4, m.Stand(seat=4))
        async with stranger.at(table.code) as asking:
            ask = await asks(table, asking, 4)
            await table.do(2, m.AnswerSeat(ask=ask, yes=True))
            await table.do(3, m.AnswerSeat(ask=ask, yes=True))
            assert (await table.newest()).table.seats[4].gone
            await table.do(1, m.AnswerSeat(ask=ask, yes=False))
            await asking.until(lambda frame: not frame.table.asking)
            assert (await table.newest()).table.seats[4].gone


async def test_with_nobody_else_there_the_hosts_yes_is_enough(server: Server) -> None:
    async with (
        party(server, "nox", 3, bots={3: "random"}) as table,
        server.client() as stranger,
    ):
        await table.do(2, m.Stand(seat=2))
        async with stranger.at(table.code) as asking:
            ask = await asks(table, asking, 2)
            await table.host.do(m.AnswerSeat(ask=ask, yes=True))
            frame = await asking.until(lambda frame: frame.table.seats[2].mine)
            assert not frame.table.asking


async def test_who_asks_and_goes_is_forgotten_and_nothing_is_in_the_log(server: Server) -> None:
    async with party(server, "nox", 3) as table, server.client() as stranger:
        await table.do(2, m.Stand(seat=2))
        async with stranger.at(table.code) as asking:
            await asks(table, asking, 2)
        await table.host.until(lambda frame: not frame.table.asking)
        sat = [x.seat for x in log_on_disk(server, table.code) if isinstance(x, e.Sat)]
        assert sat == [1, 2, 3]
        with pytest.raises(Refusal, match="table-not-here"):  # whoever asks stays until answered
            await stranger.do(table.code, m.Sit(seat=2, name="Violet"))


async def test_a_phone_that_is_not_known_any_more_gets_its_seat_back_at_a_real_table(
    tmp_path: Path,
) -> None:
    """When all who are still there say so; and if it was the host's, the next person is host."""
    with Server(tmp_path, limits={**NO_HURRY, "GRACE_SECONDS": 0.05}).running() as server:
        async with party(server, "oss", 3, mode="referee") as table, server.client() as phone:
            assert (await table.newest(1)).table.host
            await table.tables[1].close()
            async with phone.at(table.code) as again:
                await again.until(lambda frame: True)
                while (said := await answer(again, m.Sit(seat=1, name="Red"))) != "done":
                    assert said in ("table-here", "table-grace")
                frame = await table.tables[2].until(lambda frame: frame.table.asking)
                ask = frame.table.asking[0].ask
                await table.tables[2].do(m.AnswerSeat(ask=ask, yes=True))
                assert not (await table.tables[3].until(lambda f: f.table.asking)).table.host
                await table.tables[3].do(m.AnswerSeat(ask=ask, yes=True))
                frame = await again.until(lambda frame: frame.table.seats[1].mine)
                assert not frame.table.host
                assert frame.table.host_seat == 2


async def test_whoever_comes_back_meanwhile_keeps_their_seat(tmp_path: Path) -> None:
    """Nobody is asked any more, also if they have not all answered yet."""
    with Server(tmp_path, limits={**NO_HURRY, "GRACE_SECONDS": 0.05}).running() as server:
        async with party(server, "oss", 3, mode="referee") as table, server.client() as phone:
            await table.tables[1].close()
            async with phone.at(table.code) as thief:
                await thief.until(lambda frame: True)
                while (said := await answer(thief, m.Sit(seat=1, name="Red"))) != "done":
                    assert said in ("table-here", "table-grace")
                frame = await table.tables[2].until(lambda frame: frame.table.asking)
                ask = frame.table.asking[0].ask
                await table.tables[2].do(m.AnswerSeat(ask=ask, yes=True))
                async with table.clients[1].at(table.code) as back:
                    assert (await back.until(lambda frame: True)).table.asking == []
                    yes = m.AnswerSeat(ask=ask, yes=True)
                    assert await answer(table.tables[3], yes) == "table-nothing-asked"
                    frame = await back.until(lambda frame: frame.table.seats[1].mine)
                    assert frame.table.seats[1].here


async def test_but_not_at_a_table_without_the_real_box(tmp_path: Path) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "GRACE_SECONDS": 0}).running() as server:
        async with party(server, "isis", 2) as table, server.client() as spy:
            await table.tables[2].close()
            async with spy.at(table.code) as asking:
                await asking.until(lambda frame: not frame.table.seats[2].here)
                said = await answer(asking, m.Sit(seat=2, name="Green"))
                assert said == "table-playing"
