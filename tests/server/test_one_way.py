"""The one way into a log: one at a time, in order, and everybody is answered."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.frames import Moment
from ludotheque.server.home import Alone
from ludotheque.server.live import LiveTable
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Conflict, Page, Trouble
from ludotheque.server.writing import Scribe
from tests.server.disk import log_on_disk
from tests.server.playing import answer, party
from tests.server.serving import NO_HURRY, Server
from tests.server.test_clocks import SITTING, opening


class Desk:
    """A store that writes when it is told to, or fails."""

    def __init__(self) -> None:
        self.pages: list[tuple[Page, Callable[[Exception | None], object]]] = []

    def write(self, page: Page, then: Callable[[Exception | None], object]) -> None:
        self.pages.append((page, then))

    def settle(self, error: Exception | None = None) -> Page:
        page, then = self.pages.pop(0)
        then(error)
        return page


def laid() -> tuple[Desk, Scribe, LiveTable, list[LiveTable]]:
    desk, lost = Desk(), list[LiveTable]()
    scribe = Scribe(desk, Alone(), lambda table: None, lost.append)  # type: ignore[arg-type]
    room = folded("CODE", [opening(m.Clock()), *SITTING])
    return desk, scribe, LiveTable(room, {}), lost


def says(text: str) -> Callable[[Room], list[e.AnyEntry]]:
    return lambda room: [e.Said(at=0, name="Red", seat=1, text=text)]


async def test_one_at_a_time_and_in_the_order_in_which_they_came() -> None:
    desk, scribe, table, _ = laid()
    answers: list[str] = []
    for text in "abc":
        scribe.write(table, says(text), lambda error, text=text: answers.append(text))  # type: ignore[misc]
    assert len(desk.pages) == 1  # the others wait until it is on the disk
    while desk.pages:
        desk.settle()
    assert answers == ["a", "b", "c"]
    assert [line.text for line in table.room.chat] == ["a", "b", "c"]


async def test_nobody_sees_what_is_not_durable() -> None:
    desk, scribe, table, _ = laid()
    before = table.room
    scribe.write(table, says("a"), lambda error: None)
    assert table.room is before
    assert before.chat == []
    desk.settle()
    assert before.chat == []
    assert [line.text for line in table.room.chat] == ["a"]


async def test_what_the_disk_will_not_take_has_not_happened_and_the_next_may() -> None:
    desk, scribe, table, _ = laid()
    answers: list[Exception | None] = []
    scribe.write(table, says("a"), answers.append)
    scribe.write(table, says("b"), answers.append)
    desk.settle(Trouble("store-full"))
    desk.settle()
    assert isinstance(answers[0], Trouble)
    assert answers[1] is None
    assert [line.text for line in table.room.chat] == ["b"]


async def test_a_table_that_another_writes_is_not_ours_any_more() -> None:
    desk, scribe, table, lost = laid()
    answers: list[Exception | None] = []
    scribe.write(table, says("a"), answers.append)
    desk.settle(Conflict())
    assert lost == [table]
    assert isinstance(answers[0], Refusal)
    assert answers[0].code == "table-elsewhere"


async def test_a_decision_that_fails_is_answered_and_stops_nobody() -> None:
    desk, scribe, table, _ = laid()
    answers: list[Exception | None] = []

    def broken(room: Room) -> list[e.AnyEntry]:
        raise ZeroDivisionError

    scribe.write(table, broken, answers.append)
    scribe.write(table, says("b"), answers.append)
    assert isinstance(answers[0], ZeroDivisionError)
    desk.settle()
    assert answers[1] is None


async def test_the_lists_are_told_with_the_last_entry_not_after_it() -> None:
    desk, scribe, table, _ = laid()
    gone = e.Gone(at=0, seat=1, why="resign")
    scribe.write(table, lambda room: [gone], lambda error: None)
    page = desk.settle()
    [(code, summary)] = page.summaries
    assert (code, summary.status) == ("CODE", "over")
    assert len(page.ends) == 1


async def test_a_command_that_fails_inside_is_answered(tmp_path: Path) -> None:
    """Nobody waits for ever, and nothing has changed."""
    with Server(tmp_path, house=True, environment={"BROKEN": "say"}).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            assert await answer(table.tables[1], m.Say(text="hello")) == "internal"
            assert await answer(table.tables[1], m.Move(seat=1, move="P a1")) == "done"
            assert not any(isinstance(x, e.Said) for x in log_on_disk(server, table.code))


async def test_a_box_that_cannot_be_unpacked_is_answered_too(tmp_path: Path) -> None:
    """And the same socket is heard again."""
    unpacking = tmp_path / "unpacking"
    unpacking.write_text("raise", encoding="utf-8")
    environment = {"UNPACKING": str(unpacking)}
    with Server(tmp_path, house=True, environment=environment).running() as server:
        async with party(server, "pebbles", 2, mode="referee", start=False) as table:
            assert await answer(table.host, m.Start()) == "internal"
            assert await answer(table.host, m.Say(text="hello")) == "done"
            unpacking.unlink()
            assert await answer(table.host, m.Start()) == "done"


async def test_a_move_that_answers_an_old_picture_is_refused(server: Server) -> None:
    async with party(server, "isis", 2, options={"first": 1}) as table:
        n = (await table.newest(1)).n
        await table.move(1, "P a1")
        await table.move(2, "P a2")
        late = m.Move(seat=1, move="P a3", n=n)  # meant for the turn before
        assert await answer(table.tables[1], late) == "table-late"
        assert await answer(table.tables[1], m.Move(seat=1, move="P a3", n=table.n)) == "done"


async def test_but_not_because_somebody_else_was_quicker(house: Server) -> None:
    """Where several may act at once, each answers the same picture."""
    async with party(house, "pebbles", 3, mode="referee") as table:
        n = (await table.newest(1)).n
        for seat in (1, 2, 3):
            assert await answer(table.tables[seat], m.Move(seat=seat, move="bid 0", n=n)) == "done"


async def test_a_move_meant_before_an_undo_is_refused_after_it(server: Server) -> None:
    async with party(server, "isis", 2, options={"first": 1}) as table:
        await table.move(1, "P a1")
        n = (await table.newest(2)).n
        await table.do(1, m.Undo(seat=1))
        await table.do(2, m.AnswerUndo(seat=2, yes=True))
        await table.move(1, "P a3")
        assert await answer(table.tables[2], m.Move(seat=2, move="P a1", n=n)) == "table-late"


async def test_a_log_has_an_end_and_the_match_is_played_to_its_own(tmp_path: Path) -> None:
    """Somebody who is losing talks, pauses and goes: a bot sits down for them all the same, and
    what was asked can be answered. Then at last there are no more moves; leaving is possible."""
    limits = {**NO_HURRY, "LOG_ENTRIES": 200, "GRACE_SECONDS": 0.1}
    with Server(tmp_path, limits=limits).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.move(1, "P a1")
            spiteful = table.tables[2]
            while await answer(spiteful, m.Say(phrase="sorry")) != "table-log-full":
                pass
            assert (await table.newest(1)).n == 100  # the other half is for the match
            while await answer(spiteful, m.Pause(seat=2)) != "table-log-full":
                assert await answer(spiteful, m.Resume(seat=2)) == "done"
            assert await answer(spiteful, m.Undo(seat=2)) == "table-log-full"
            assert await answer(spiteful, m.SeatBot(seat=2, level="random")) == "table-log-full"
            await spiteful.close()
            takeover = m.SeatBot(seat=2, level="random")
            while (said := await answer(table.host, takeover)) != "done":
                assert said in ("table-here", "table-grace")
            await table.play_out(random.Random("to its own end"))


async def test_and_what_was_asked_is_answered_also_when_it_is_full(tmp_path: Path) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "LOG_ENTRIES": 8}).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.move(1, "P a1")
            await table.do(1, m.Undo(seat=1))
            while (await table.newest()).n < 8:
                await table.do(2, m.Pause(seat=2))
                await table.do(2, m.Resume(seat=2))
            await table.do(2, m.AnswerUndo(seat=2, yes=True))
            assert (await table.newest()).table.to_act == [1]
            rng, full = random.Random("full"), False
            while not full:
                try:
                    await table.step(rng)
                except Refusal as refusal:
                    full = refusal.code == "table-log-full"
                    assert full
            assert (await table.newest()).n == 16
            await table.do(1, m.Resign(seat=1))
            assert (await table.newest()).table.status == "over"


async def test_whoever_sits_down_and_gets_up_for_ever_cannot_keep_a_match_from_beginning(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, limits={**NO_HURRY, "LOG_ENTRIES": 12}).running() as server:
        async with server.client() as host, server.client() as restless:
            code = await host.open_table(game="isis", players=2)
            async with host.at(code) as mine, restless.at(code) as theirs:
                while await answer(theirs, m.Sit(seat=2, name="Green")) == "done":
                    await theirs.do(m.Stand(seat=2))
                assert await answer(mine, m.Sit(seat=1, name="Red")) == "done"
                assert await answer(mine, m.SeatBot(seat=2, level="random")) == "done"
                assert await answer(mine, m.Start()) == "done"


async def test_what_fails_after_writing_takes_nothing_from_anybody() -> None:
    """Neither the answer from whoever asked, nor their frames from the others, nor the next."""
    desk, scribe, table, _ = laid()
    scribe._carried_out = broken  # what follows from it without anybody's command
    told: dict[str, list[bytes]] = {"one": [], "two": [], "three": []}
    for name, said in told.items():
        table.come(Onlooker(name, said.append, lambda: None))
    [poor] = [one for one in table.onlookers if one.person == "two"]
    frame = Moment.frame

    def faulty(moment: Moment, onlooker: Onlooker) -> bytes:
        return broken() if onlooker is poor else frame(moment, onlooker)

    answers: list[Exception | None] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Moment, "frame", faulty)
        for text in "ab":
            scribe.write(table, says(text), answers.append)
        desk.settle()
        desk.settle()
    assert answers == [None, None]
    assert [line.text for line in table.room.chat] == ["a", "b"]
    assert len(told["one"]) == len(told["three"]) == 2
    [refused] = told["two"]
    assert msgspec.json.decode(refused, type=m.ServerMessage) == m.Refused(code="internal")
    assert poor.leaving


def broken(*_: object) -> bytes:
    raise ZeroDivisionError("a bug")


async def test_chat_is_never_dropped_when_much_happens_at_once(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        lines = [str(n) for n in range(40)]
        await asyncio.gather(*(table.tables[1].do(m.Say(text=line)) for line in lines))
        heard: list[str] = []
        while len(heard) < 40:
            frame = await table.tables[2].next_frame()
            heard += [line.text for line in frame.chat]
        assert sorted(heard, key=int) == lines


async def test_a_seats_link_works_once_also_when_the_seat_comes_back(server: Server) -> None:
    async with party(server, "isis", 2) as table, server.client() as phone:
        laptop = table.clients[2]
        link = await laptop.seat_secret(table.code, 2)
        await phone.move_seat_here(link)
        await laptop.move_seat_here(await phone.seat_secret(table.code, 2))
        async with server.client() as thief:
            with pytest.raises(Refusal, match="seat-link"):
                await thief.move_seat_here(link)


async def test_a_rematch_and_the_old_table_are_written_together(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        await table.do(1, m.Resign(seat=1))
        asked = [t.do(m.AskRematch()) for t in table.tables.values()]
        codes = {done.code for done in await asyncio.gather(*asked)}
        assert len(codes) == 1
        [code] = codes
        assert code is not None
        assert isinstance(log_on_disk(server, table.code)[-1], e.Rematch)
        opened = log_on_disk(server, code)[0]
        assert isinstance(opened, e.Opened)
        assert opened.before == table.code


async def test_a_cookie_is_renewed_while_it_is_used(server: Server) -> None:
    _, headers, _ = server.get("/api/me")
    mine = headers["set-cookie"].split(";")[0]
    for path in ("/", "/t/ABC"):
        told = server.get(path, Cookie=mine, Accept="text/html")[1]
        assert told["set-cookie"].startswith(mine)
    assert "set-cookie" not in server.get("/api/shelf", Cookie=mine)[1]


def test_a_path_with_backslashes_stays_in_the_pages_folder(server: Server) -> None:
    for name in ("..%5C..%5Capp.py", "%5C..%5C..%5Cserve.py", "..%2Fapp.py", "C:%5Cx"):
        assert server.get(f"/assets/{name}")[0] == 404


async def test_nothing_is_lost_between_random_moves_and_chat(server: Server) -> None:
    rng = random.Random("all at once")
    async with party(server, "isis", 2) as table:
        chatter = [
            asyncio.ensure_future(answer(table.tables[2], m.Say(text=str(n)))) for n in range(30)
        ]
        await table.play_on(rng)
        assert set(await asyncio.gather(*chatter)) == {"done"}
        await table.checked_file()
