"""Several who act at the same moment, and one who sends the same thing twice."""

import asyncio
import random
from pathlib import Path

from ludotheque import wire as m
from tests.server.disk import moves_on_disk
from tests.server.playing import NAMES, answer, party
from tests.server.serving import Server

FIRST = {"first": 1}


async def test_four_who_may_all_act_bid_at_once_and_every_bid_counts(house: Server) -> None:
    async with party(house, "pebbles", 4, mode="referee", options={"tin": "real"}) as table:
        for seat in table.tables:
            await table.newest(seat)
        bids = [table.do(seat, m.Move(seat=seat, move="bid 0")) for seat in table.tables]
        numbers = [done.n for done in await asyncio.gather(*bids)]
        assert sorted(numbers) == list(range(table.n - 3, table.n + 1))
        frame = await table.newest()
        assert frame.view is not None
        assert frame.view["bids"] == {"1": 0, "2": 0, "3": 0, "4": 0}
        assert frame.table.to_act == [0]


async def test_a_bid_stays_secret_until_all_are_in(house: Server) -> None:
    async with party(house, "pebbles", 3, mode="referee") as table:
        await table.move(1, "bid 1")
        for seat, known in ((1, 1), (2, None), (3, None)):
            view = (await table.newest(seat)).view
            assert view is not None
            assert view["bids"]["1"] == known


async def test_of_two_devices_that_move_for_one_seat_at_once_one_is_refused(
    server: Server,
) -> None:
    """Over a whole match, at every turn."""
    rng = random.Random("two devices")
    async with party(server, "isis", 2) as table:
        second = {seat: client.at(table.code) for seat, client in table.clients.items()}
        for device in second.values():
            await device.__aenter__()
        try:
            while (frame := await table.newest()).outcome is None:
                [seat] = frame.table.to_act
                mine, other = table.tables[seat], second[seat]
                choices = (await table.newest(seat)).moves
                moves = [m.Move(seat=seat, move=rng.choice(choices).move) for _ in range(2)]
                answers = [answer(mine, moves[0]), answer(other, moves[1])]
                first, last = sorted(await asyncio.gather(*answers), key="done".__ne__)
                assert first == "done"
                assert last in {"not-your-turn", "tile-first", "no-tile-up", "over", "table-over"}
                table.n += 1
        finally:
            for device in second.values():
                await device.close()
        await table.checked_file()


async def test_whoever_is_not_to_act_is_refused_while_the_other_moves(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        mine, other = m.Move(seat=1, move="P a1"), m.Move(seat=2, move="P a2")
        answers = await asyncio.gather(
            answer(table.tables[2], other), answer(table.tables[1], mine)
        )
        assert list(answers) == ["not-your-turn", "done"]


async def test_the_same_move_sent_twice_is_played_once_and_acknowledged_alike(
    server: Server,
) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        move = m.Move(id="my first", seat=1, move="F")
        first = await table.do(1, move)
        assert await table.do(1, move) == first
        assert await table.clients[1].do(table.code, move) == first  # by another way
        together = await asyncio.gather(*(table.clients[1].do(table.code, move) for _ in range(5)))
        assert together == [first] * 5
        assert moves_on_disk(server, table.code) == [(1, "F", first.n)]


async def test_also_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2, options=FIRST) as table:
            move = m.Move(id="my first", seat=1, move="F")
            first = await table.do(1, move)
            server.kill()
            server.launch()
            assert await table.do(1, move) == first
            assert moves_on_disk(server, table.code) == [(1, "F", first.n)]


async def test_what_two_people_call_by_the_same_name_is_not_taken_for_the_same(
    server: Server,
) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        first = await table.do(1, m.Move(id="1", seat=1, move="P a1"))
        second = await table.do(2, m.Move(id="1", seat=2, move="P a2"))
        assert second.n == first.n + 1


async def test_every_command_sent_twice_is_done_once(server: Server) -> None:
    async with party(server, "isis", 2, start=False) as table:
        for command in (m.Start(id="a"), m.Say(id="b", text="hello"), m.Pause(id="c", seat=1)):
            assert await table.do(1, command) == await table.do(1, command)
        assert len((await table.newest()).chat) <= 1


async def test_two_who_want_the_same_seat_do_not_both_get_it(server: Server) -> None:
    async with server.client() as host, server.client() as one, server.client() as other:
        code = await host.open_table(game="isis", players=2)
        async with one.at(code) as first, other.at(code) as second:
            commands = [
                answer(table, m.Sit(seat=1, name=name))
                for table, name in zip((first, second), NAMES, strict=False)
            ]
            assert sorted(await asyncio.gather(*commands)) == ["done", "table-seat-taken"]
