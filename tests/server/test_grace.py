"""A blink costs nothing: who loses the connection is waited for."""

from pathlib import Path

from ludotheque import wire as m
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server

LONG = {**NO_HURRY, "GRACE_SECONDS": 1000}
SHORT = {**NO_HURRY, "GRACE_SECONDS": 0.2}


async def test_no_bot_sits_down_for_somebody_who_was_here_a_moment_ago(tmp_path: Path) -> None:
    with Server(tmp_path, limits=LONG).running() as server:
        async with party(server, "isis", 2) as table:
            takeover = m.SeatBot(seat=2, level="random")
            assert await answer(table.host, takeover) == "table-here"
            await table.tables[2].close()
            frame = await table.host.until(lambda frame: not frame.table.seats[2].here)
            grace = frame.table.seats[2].grace
            assert grace is not None
            assert 900 < grace <= 1000  # the page counts down from here
            assert await answer(table.host, takeover) == "table-grace"
            async with table.clients[2].at(table.code) as back:
                await back.until(lambda frame: frame.view)
                frame = await table.host.until(lambda frame: frame.table.seats[2].here)
                assert frame.table.seats[2].grace is None


async def test_after_the_grace_a_bot_may(tmp_path: Path) -> None:
    with Server(tmp_path, limits=SHORT).running() as server:
        async with party(server, "isis", 2) as table:
            await table.tables[2].close()
            takeover = m.SeatBot(seat=2, level="random")
            while (said := await answer(table.host, takeover)) != "done":
                assert said in ("table-here", "table-grace")


async def test_a_restart_of_the_server_takes_nobody_for_absent(tmp_path: Path) -> None:
    with Server(tmp_path, limits=LONG).running() as server:
        async with party(server, "isis", 2) as table:
            await table.tables[2].close()
            server.kill()
            server.launch()
            before = table.host.frame
            await table.host.until(lambda frame: frame is not before)
            takeover = m.SeatBot(seat=2, level="random")
            assert await answer(table.host, takeover) == "table-grace"


async def test_an_undo_waits_for_somebody_who_blinks(tmp_path: Path) -> None:
    with Server(tmp_path, limits=LONG).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.move(1, "P a1")
            await table.tables[2].close()
            await table.host.until(lambda frame: not frame.table.seats[2].here)
            await table.do(1, m.Undo(seat=1))
            frame = await table.newest()
            assert frame.table.undo is not None
            assert frame.table.undo.waiting == [2]
            async with table.clients[2].at(table.code) as back:
                await back.until(lambda frame: frame.table.undo)
                await back.do(m.AnswerUndo(seat=2, yes=False))
            frame = await table.host.until(lambda frame: frame.table.undo is None)
            assert frame.table.to_act == [2]


async def test_and_also_when_a_bot_plays_for_somebody_who_is_back(tmp_path: Path) -> None:
    """Seating a bot for a moment is no way round their no."""
    with Server(tmp_path, limits=SHORT).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.tables[2].close()
            takeover = m.SeatBot(seat=2, level="random")
            while await answer(table.host, takeover) != "done":
                pass
            async with table.clients[2].at(table.code) as back:
                await back.until(lambda frame: frame.view)
                undone = "not yet"
                while undone != "done":  # unless the bot has turned up what cannot be forgotten
                    assert undone in ("not yet", "undo-chance"), undone
                    frame = await table.host.until(lambda frame: 1 in frame.table.to_act)
                    quiet = next(x.move for x in frame.moves if x.move.startswith("P"))
                    n = (await table.host.do(m.Move(seat=1, move=quiet))).n
                    await table.host.until(
                        lambda frame, n=n: frame.n > n and 1 in frame.table.to_act  # type: ignore[misc]
                    )
                    undone = await answer(table.host, m.Undo(seat=1))
                frame = await back.until(lambda frame: frame.table.undo)
                assert frame.table.undo is not None
                assert frame.table.undo.waiting == [2]


async def test_who_stays_away_is_not_waited_for(tmp_path: Path) -> None:
    """Without anybody's doing: the undo that was asked comes when the grace is over."""
    with Server(tmp_path, limits={**NO_HURRY, "GRACE_SECONDS": 1.5}).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.move(1, "P a1")
            await table.tables[2].close()
            await table.host.until(lambda frame: not frame.table.seats[2].here)
            await table.do(1, m.Undo(seat=1))
            frame = await table.host.until(lambda frame: frame.table.to_act == [1])
            assert frame.table.undo is None
