"""`ludotheque admin`: the same orders while the server runs and when it does not."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ludotheque import wire as m
from ludotheque.cli import main
from ludotheque.client import Lost
from ludotheque.contract import Refusal
from ludotheque.server.hosting import desk
from ludotheque.server.hosting.orders import Count
from ludotheque.server.identity import Identity
from tests.server.playing import Party, party
from tests.server.serving import Server


class Terminal:
    """What the host of a house types, and reads."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server, self.capsys = server, capsys
        self.language = "en"

    async def types(self, *words: str) -> tuple[int, str, str]:
        """The exit code, what was printed, and what was said beside it."""
        typed = ["admin", *words, "--data", str(self.server.data), "--lang", self.language]
        code = await asyncio.to_thread(main, typed)
        return code, *self.capsys.readouterr()

    async def gets(self, *words: str) -> object:
        code, out, err = await self.types(*words, "--json")
        assert code == 0, err
        return json.loads(out)


@contextlib.asynccontextmanager
async def hosted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> AsyncIterator[tuple[Terminal, Party]]:
    """A house with a match that has begun; the server runs, or has been stopped since."""
    with Server(tmp_path).running() as server:
        async with party(server, "isis", 2, options={"first": 1}) as table:
            await table.move(1, "P a1")
            await table.do(1, m.Say(text="well, well"))
            if runs:
                yield Terminal(server, capsys), table
        if not runs:
            server.stop()
            yield Terminal(server, capsys), table


both = pytest.mark.parametrize("runs", [True, False], ids=["running", "stopped"])


@both
async def test_every_order_is_carried_out_and_says_by_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> None:
    async with hosted(tmp_path, capsys, runs) as (terminal, table):
        code, out, err = await terminal.types("list")
        by = f"By the server that runs at {terminal.server.address}." if runs else "No server runs"
        assert code == 0
        assert err.startswith(by)
        for word in (table.code, "isis", "being played", "Red, Green"):
            assert word in out
        assert "There are no such tables." in (await terminal.types("list", "--status", "over"))[1]
        rows = await terminal.gets("list")
        assert isinstance(rows, list)
        assert [(row["code"], row["names"]) for row in rows] == [(table.code, ["Red", "Green"])]

        shown = await terminal.gets("show", table.code.lower())
        assert isinstance(shown, dict)
        identity = Identity.kept_in(terminal.server.data)
        assert shown["alias"] == identity.alias(table.code)
        assert shown["in_memory"] is runs
        assert "in the log" in (await terminal.types("show", table.code))[1]

        told = await terminal.gets("figures")
        assert isinstance(told, dict)
        assert told["kept"]["tables"] == {"playing": 1}
        assert told["kept"]["people"] == 2
        assert told["loaded"] == (1 if runs else 0)
        terminal.language = "de"
        assert "Einträge insgesamt" in (await terminal.types("figures"))[1]


@both
async def test_an_exported_log_has_every_entry_with_names_and_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> None:
    async with hosted(tmp_path, capsys, runs) as (terminal, table):
        lines = [
            json.loads(line)
            for line in (await terminal.types("export", table.code))[1].splitlines()
        ]
        assert [line["n"] for line in lines] == list(range(1, table.n + 1))
        assert lines[0]["entry"]["do"] == "opened"
        assert lines[-1]["personal"] == {"name": "Red", "text": "well, well"}


@both
async def test_a_table_that_is_closed_has_ended_and_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> None:
    async with hosted(tmp_path, capsys, runs) as (terminal, table):
        assert "is closed" in (await terminal.types("close", table.code))[1]
        if runs:
            frame = await table.host.until(lambda frame: frame.table.status == "over")
            assert frame.outcome is None or not frame.outcome.winners
        shown = await terminal.gets("show", table.code)
        assert isinstance(shown, dict)
        assert shown["status"] == "over"


@both
async def test_a_table_that_is_deleted_is_gone_for_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> None:
    async with hosted(tmp_path, capsys, runs) as (terminal, table):
        code, _, err = await terminal.types("delete", table.code)  # nobody can be asked here
        assert (code, "add --yes" in err) == (2, True)
        assert "gone for good" in (await terminal.types("delete", table.code, "--yes"))[1]
        if runs:
            with pytest.raises(Lost):
                await table.host.until(lambda frame: False)
            with pytest.raises(Refusal):
                await table.clients[1].do(table.code, m.Say(text="hello?"))
            assert await table.clients[1].my_tables() == []
        assert await terminal.gets("list") == []
        code, _, err = await terminal.types("show", table.code)
        assert (code, "There is no table" in err) == (2, True)


async def test_orders_of_strangers_are_not_even_heard(server: Server) -> None:
    order, identity = msgspec.json.encode(Count()), Identity.kept_in(server.data)
    minute = int(time.time()) // desk.TOKEN_SECONDS
    for token in (
        "",
        "x",
        identity.admin_token(minute - 5),
        Identity(bytes(32)).admin_token(minute),
    ):
        status, _, _ = server.ask("POST", desk.PATH, order, **{desk.TOKEN: token})
        assert status == 404
    right = {desk.TOKEN: identity.admin_token(minute)}
    assert server.ask("POST", desk.PATH, order, **right)[0] == 200
    # Somebody else's request, passed on by a proxy on this machine.
    far = {**right, "x-forwarded-for": "203.0.113.9"}
    assert server.ask("POST", desk.PATH, order, **far)[0] == 404
