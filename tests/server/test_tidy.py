"""Tables that nobody has touched for long are deleted, if the host of the house wishes so."""

import time
from pathlib import Path
from typing import get_args

import pytest

from ludotheque import wire as m
from ludotheque.server.hosting import orders, tidy
from ludotheque.server.identity import Identity
from ludotheque.server.limits import Limits
from ludotheque.server.store import SqliteStore
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers

DAYS = {"unstarted": "DAYS_UNSTARTED", "unfinished": "DAYS_UNFINISHED", "finished": "DAYS_FINISHED"}


async def three_tables(tables: Tables) -> dict[str, str]:
    """One that nobody has started, one that is being played, one that is over."""
    codes: dict[str, str] = {}
    for name in DAYS:
        wanted = m.OpenTable(game="isis", players=2, name="Red")
        codes[name] = await tables.open(wanted, "red")
        if name == "unstarted":
            continue
        await tables.do(codes[name], m.Sit(seat=2, name="Green"), "green")
        await tables.do(codes[name], m.Start(), "red")
        if name == "finished":
            await tables.do(codes[name], m.Resign(seat=1), "red")
    return codes


def days_from_now(days: float) -> int:
    return time.time_ns() // 1_000_000 + int(days * tidy.DAY)


async def kept(store: SqliteStore, codes: dict[str, str]) -> set[str]:
    listed = {code for code, _ in await store.mine("red", 9)}
    there = {name for name, code in codes.items() if await store.load(code)}
    assert there == {name for name, code in codes.items() if code in listed}
    return there


@pytest.mark.parametrize("name", list(DAYS))
async def test_each_kind_is_deleted_after_its_own_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    none = dict.fromkeys(DAYS.values(), 0.0)
    monkeypatch.setattr(tidy, "limits", Limits(**{**none, DAYS[name]: 10.0}))  # type: ignore[arg-type]
    store = SqliteStore(tmp_path / "ludotheque.db")
    first = Tables(store, Identity(bytes(32)), Workers(1))
    codes = await three_tables(first)
    assert await tidy.tidied(first, days_from_now(11)) == 0  # all of them are in memory
    await first.stop()
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    assert await tidy.tidied(tables, days_from_now(9)) == 0
    assert await kept(store, codes) == set(DAYS)
    assert await tidy.tidied(tables, days_from_now(11)) == 1
    assert await kept(store, codes) == set(DAYS) - {name}
    await tables.stop()
    await store.close()


async def test_more_than_one_bite_is_deleted_at_a_time_but_for_what_is_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidy, "BITE", 2)
    monkeypatch.setattr(tidy, "PAUSE_SECONDS", 0.0)
    store = SqliteStore(tmp_path / "ludotheque.db")
    first = Tables(store, Identity(bytes(32)), Workers(1))
    wanted = m.OpenTable(game="isis", players=2, name="Red")
    oldest, *others = [await first.open(wanted, "red") for _ in range(8)]
    await first.stop()
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    held = {(await tables.get(code)).room.code for code in (oldest, others[0], others[1])}
    assert await tidy.tidied(tables, days_from_now(31)) == 5
    assert {code for code, _ in await store.mine("red", 9)} == held
    await tables.stop()
    await store.close()


def test_every_table_is_of_one_kind_and_listed_for_the_host() -> None:
    kinds = [*tidy.UNSTARTED, *tidy.UNFINISHED, *tidy.FINISHED]
    assert sorted(kinds) == sorted(get_args(m.Status)) == sorted(orders.STATUSES)


async def test_only_what_was_never_started_is_deleted_if_nobody_says_otherwise() -> None:
    usual = Limits()
    assert (usual.DAYS_UNSTARTED, usual.DAYS_UNFINISHED, usual.DAYS_FINISHED) == (30, 0, 0)


async def test_a_word_in_the_chat_counts_though_no_list_shows_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ludotheque.db")
    tables = Tables(store, Identity(bytes(32)), Workers(1))
    code = await tables.open(m.OpenTable(game="isis", players=2, name="Red"), "red")
    [(_, summary)] = await store.mine("red", 9)
    old = summary.updated
    while (moment := time.time_ns() // 1_000_000) <= old:
        time.sleep(0.001)
    await tables.do(code, m.Say(text="anybody?"), "red")
    assert await store.untouched(("open",), moment, 9) == []
    assert await store.untouched(("open",), days_from_now(1), 9) == [code]
    await tables.stop()
    await store.close()
