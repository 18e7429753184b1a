"""Rules may grow: what was played stays readable, and what runs by older rules says so."""

import asyncio
import random
from pathlib import Path

import pytest

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.contract import Refusal
from tests.server.playing import answer, party
from tests.server.serving import Server

FIRST = {"first": 1}


def grown(folder: Path) -> Server:
    """The same house after an upgrade: Isis & Osiris has new rules."""
    return Server(folder, house=True, environment={"GROWN": "isis"})


async def test_a_finished_match_stays_readable(tmp_path: Path) -> None:
    with Server(tmp_path).running() as before:
        async with party(before, "isis", 2) as table:
            await table.play_on(random.Random("grown"))
            cookie = table.clients[1].cookie
            told = (await table.newest(1)).outcome
            file = await table.clients[1].match_file(table.code)
    with grown(tmp_path).running() as after:
        async with after.client(cookie) as again, again.at(table.code) as at:
            frame = await at.until(lambda frame: True)
            assert frame.table.status == "over"
            assert frame.outcome == told
            assert frame.view is None
            kinds = [told.event.kind for told in (*(frame.log or []), *frame.events)]
            assert kinds.count("pawn") + kinds.count("tile") > 10, kinds
            assert frame.table.seed is not None
            assert await again.match_file(table.code) == file
            assert (await at.do(m.AskRematch())).code  # by the rules that are here now


async def test_so_does_one_that_was_ended_without_a_result(tmp_path: Path) -> None:
    with Server(tmp_path).running() as before:
        async with party(before, "isis", 2, options=FIRST) as table:
            await table.move(1, "P a1")
            close = ["admin", "close", table.code, "--data", str(before.data)]
            assert await asyncio.to_thread(main, close) == 0
            cookie = table.clients[1].cookie
    with grown(tmp_path).running() as after:
        async with after.client(cookie) as again, again.at(table.code) as at:
            frame = await at.until(lambda frame: True)
            assert (frame.table.status, frame.table.ended, frame.outcome) == ("over", "house", None)
            told = [told.event.kind for told in (*(frame.log or []), *frame.events)]
            assert "pawn" in told
            with pytest.raises(Refusal, match="table-not-over"):
                await again.match_file(table.code)


async def test_a_running_one_says_so_and_is_ended_kindly(tmp_path: Path) -> None:
    with Server(tmp_path).running() as before:
        async with party(before, "isis", 2, options=FIRST) as table:
            await table.move(1, "P a1")
            await table.do(2, m.Say(text="hello"))
            cookies = [client.cookie for client in table.clients.values()]
    with grown(tmp_path).running() as after:
        async with after.client(cookies[0]) as again, again.at(table.code) as at:
            frame = await at.until(lambda frame: True)
            assert (frame.table.status, frame.view) == ("stale", None)
            assert [line.text for line in frame.chat] == ["hello"]
            assert await answer(at, m.Move(seat=1, move="P a2")) == "table-stale"
            assert await answer(at, m.Say(text="oh")) == "done"
            with pytest.raises(Refusal, match="table-not-over"):
                await again.match_file(table.code)
            await at.do(m.EndStale(seat=1))
            frame = await at.until(lambda frame: frame.table.ended)
            assert (frame.table.status, frame.table.ended, frame.outcome) == ("over", "rules", None)
            assert (await at.do(m.AskRematch())).code


async def test_a_table_that_had_not_begun_is_played_by_the_new_rules(tmp_path: Path) -> None:
    with Server(tmp_path).running() as before:
        async with party(before, "isis", 2, start=False) as table:
            cookies = {seat: client.cookie for seat, client in table.clients.items()}
    with grown(tmp_path).running() as after:
        async with after.client(cookies[1]) as host, host.at(table.code) as at:
            await at.do(m.Start())
            frame = await at.until(lambda frame: frame.view)
            assert frame.table.status == "playing"


async def test_rules_that_still_read_the_old_ones_go_on(tmp_path: Path) -> None:
    with Server(tmp_path).running() as before:
        async with party(before, "isis", 2, options=FIRST) as table:
            await table.move(1, "P a1")
            cookies = [client.cookie for client in table.clients.values()]
    house = Server(tmp_path, house=True, environment={"GROWN": "isis", "READS_OLD": "1"})
    with house.running() as after:
        async with after.client(cookies[1]) as again, again.at(table.code) as at:
            frame = await at.until(lambda frame: frame.view)
            assert frame.table.status == "playing"
            assert await answer(at, m.Move(seat=2, move="P a2")) == "done"
