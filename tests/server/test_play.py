"""Play at the table: undo by consent, pauses, talk."""

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from tests.server.playing import answer, party
from tests.server.serving import Server

FIRST = {"first": 1}


async def test_a_move_is_taken_back_when_everybody_else_agrees(server: Server) -> None:
    async with party(server, "isis", 3, options=FIRST) as table:
        before = (await table.newest(1)).view
        await table.move(1, "P a1")
        await table.do(1, m.Undo(seat=1))
        frame = await table.newest(2)
        assert frame.table.undo is not None
        assert (frame.table.undo.seat, frame.table.undo.waiting) == (1, [2, 3])
        await table.do(2, m.AnswerUndo(seat=2, yes=True))
        assert (await table.newest()).table.to_act == [2]  # not yet
        await table.do(3, m.AnswerUndo(seat=3, yes=True))
        frame = await table.newest(1)
        assert (frame.view, frame.table.undo) == (before, None)
        assert [told.event.kind for told in frame.events] == ["undone"]
        await table.move(1, "P b2")


async def test_one_who_does_not_agree_is_enough(server: Server) -> None:
    async with party(server, "isis", 3, options=FIRST) as table:
        await table.move(1, "P a1")
        await table.do(1, m.Undo(seat=1))
        await table.do(3, m.AnswerUndo(seat=3, yes=False))
        frame = await table.newest()
        assert (frame.table.undo, frame.table.to_act) == (None, [2])
        late = m.AnswerUndo(seat=2, yes=True)
        assert await answer(table.tables[2], late) == "table-nothing-asked"


async def test_a_move_made_meanwhile_drops_the_question(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, "P a1")
        await table.do(1, m.Undo(seat=1))
        await table.move(2, "P a2")
        assert (await table.newest()).table.undo is None


async def test_alone_against_bots_it_is_taken_back_at_once_with_their_answers(
    server: Server,
) -> None:
    async with party(server, "fakir", 2, options=FIRST, bots={2: "random"}) as table:
        before = await table.newest(1)
        await table.move(1, before.moves[0].move)
        # A stick may be pulled, or a second one: until it is seat 1's turn once more.
        await table.host.until(lambda frame: frame.table.to_act == [1] and frame.n > table.n)
        await table.host.do(m.Undo(seat=1))
        assert table.host.frame is not None
        assert table.host.frame.view == before.view


@pytest.mark.parametrize(
    ("game", "move", "code"), [("isis", "F", "undo-chance"), ("isis", None, "undo-nothing")]
)
async def test_what_chance_has_shown_is_not_taken_back(
    server: Server, game: str, move: str | None, code: str
) -> None:
    async with party(server, game, 2, options=FIRST) as table:
        if move:
            await table.move(1, move)
        assert await answer(table.tables[1], m.Undo(seat=1)) == code


async def test_nobody_asks_or_answers_for_another(server: Server) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, "P a1")
        assert await answer(table.tables[2], m.Undo(seat=1)) == "table-not-yours"
        await table.do(1, m.Undo(seat=1))
        own = m.AnswerUndo(seat=1, yes=True)
        assert await answer(table.tables[1], own) == "table-nothing-asked"


async def test_while_it_is_paused_nobody_moves_not_even_a_bot(server: Server) -> None:
    async with party(server, "nox", 3, options={"first": 3}, bots={3: "random"}) as table:
        await table.host.until(lambda frame: frame.table.to_act != [3])
        await table.do(2, m.Pause(seat=2))
        frame = await table.newest(1)
        assert (frame.table.status, frame.moves) == ("paused", [])
        assert await answer(table.tables[1], m.Move(seat=1, move="B1 +1")) == "table-paused"
        assert await answer(table.tables[1], m.Pause(seat=1)) == "table-paused"
        await table.do(1, m.Resume(seat=1))
        assert (await table.newest()).table.status == "playing"
        assert await answer(table.tables[1], m.Resume(seat=1)) == "table-playing"


async def test_short_lines_and_ready_made_phrases_reach_everybody_at_the_table(
    server: Server,
) -> None:
    async with (
        party(server, "isis", 2) as table,
        server.client() as visitor,
        visitor.at(table.code) as watching,
    ):
        await watching.until(lambda frame: frame.view)
        await table.do(1, m.Say(text=" good \n luck\u202e!"))
        await watching.until(lambda frame: frame.n == table.n)
        assert watching.frame is not None
        [line] = watching.frame.chat
        assert (line.name, line.seat, line.text) == ("Red", 1, "good luck !")
        await table.do(2, m.Say(phrase="thanks"))
        frame = await table.newest(1)
        assert [(said.name, said.phrase) for said in frame.chat] == [("Green", "thanks")]
        for wrong in (m.Say(), m.Say(phrase="insult"), m.Say(text="a", phrase="thanks")):
            assert await answer(table.tables[1], wrong) == "table-say"
        assert await answer(watching, m.Say(text="psst")) == "table-not-seated"


async def test_whoever_comes_later_finds_what_was_said(server: Server) -> None:
    async with party(server, "isis", 2, start=False) as table, server.client() as visitor:
        for number in range(12):
            await table.do(1, m.Say(text=f"line {number}"))
        async with visitor.at(table.code) as watching:
            frame = await watching.next_frame()
            assert [line.text for line in frame.chat] == [f"line {n}" for n in range(12)]


async def test_a_frame_says_who_is_here_and_how_many_watch(server: Server) -> None:
    async with party(server, "isis", 2) as table, server.client() as visitor:
        async with visitor.at(table.code):
            await table.host.until(lambda frame: frame.table.watchers == 1)
        await table.host.until(lambda frame: frame.table.watchers == 0)
        await table.tables[2].close()
        frame = await table.host.until(lambda frame: not frame.table.seats[2].here)
        assert frame.table.seats[1].here


async def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(
    server: Server,
) -> None:
    async with party(server, "isis", 2, options=FIRST) as table:
        await table.move(1, "P a1")
        n = table.n
        with pytest.raises(Refusal) as caught:
            await table.move(2, "P a1")
        assert (caught.value.code, caught.value.args_) == ("cell-taken", {"cell": "a1"})
        assert (await table.newest(2)).n == n
