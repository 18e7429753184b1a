"""Every store: what `append` has returned for is on the disk, once, and nothing else is.

All that is said here holds of SQLite and of PostgreSQL.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from ludotheque.server import entries as e
from ludotheque.server.store import Conflict, Page, Store
from tests.server.stores import entry, listed, listing, log, opened, postgres, sqlite

Opening = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """The same house, opened as often as one likes."""
    if request.param == "sqlite":
        return lambda: sqlite(tmp_path)
    database: str = request.getfixturevalue("database")
    return lambda: postgres(database)


async def test_what_was_appended_is_there_after_it_was_closed(kept: Opening) -> None:
    async with kept() as store:
        for n in (1, 2, 3):
            await store.append(entry("TABLE", n, b"%d" % n))
    async with kept() as store:
        assert await log(store, "TABLE") == [b"1", b"2", b"3"]
        assert await log(store, "TABLE", after=2) == [b"3"]
        assert await log(store, "OTHER") == []


async def test_a_number_is_written_once(kept: Opening) -> None:
    async with kept() as store:
        written = [store.append(entry("TABLE", 1, b"%d" % n)) for n in range(20)]
        answers = await asyncio.gather(*written, return_exceptions=True)
        assert answers.count(None) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 19
        assert await log(store, "TABLE") == [b"0"]


async def test_what_conflicts_fails_alone_among_all_that_is_written_with_it(kept: Opening) -> None:
    async with kept() as store:
        jobs = [store.append(entry("TABLE", max(n, 1), b"%d" % n)) for n in range(200)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers[:2]] == [type(None), Conflict]
        assert set(answers[2:]) == {None}
        assert len(await store.load("TABLE")) == 199


async def test_what_no_database_would_take_harms_nobody_else(kept: Opening) -> None:
    async with kept() as store:
        jobs = [store.append(entry("TABLE", 1, b"")), store.rename("somebody", "\ud800")]
        fine, wrong = await asyncio.gather(*jobs, return_exceptions=True)
        assert fine is None
        assert isinstance(wrong, UnicodeEncodeError)
        assert await log(store, "TABLE") == [b""]


async def test_a_page_is_written_whole_or_not_at_all(kept: Opening) -> None:
    """A rematch: a line in the old log, and a new log with people at it."""
    async with kept() as store:
        await store.append(entry("OLD", 1, b"opened"))
        rematch = Page(
            rows=[("OLD", 2, b"rematch"), ("NEW", 1, b"opened"), ("NEW", 2, b"sat")],
            personal=[("NEW", 2, "red", b"Red")],
            summaries=[("NEW", listed("open", "red"))],
            ends=[("OLD", b"the end")],
        )
        await store.append(rematch)
        assert await log(store, "OLD") == [b"opened", b"rematch"]
        assert await store.load("NEW") == [(b"opened", None), (b"sat", b"Red")]
        assert await store.end("OLD") == b"the end"
        assert await store.end("NEW") is None
        late = Page(
            rows=[("THIRD", 1, b"opened"), ("OLD", 2, b"rematch")],
            personal=[("THIRD", 1, "green", b"Green")],
            summaries=[("THIRD", listed("open", "green"))],
            ends=[("OLD", b"another end")],
        )
        with pytest.raises(Conflict):
            await store.append(late)
        assert await store.load("THIRD") == []
        assert await store.mine("green", 9) == []
        assert await store.end("OLD") == b"the end"


async def test_pages_of_all_kinds_are_written_in_one_group_and_each_is_answered(
    kept: Opening,
) -> None:
    async with kept() as store:
        pages = [
            entry("A", 1, b"opened"),
            Page([("A", 2, b"sat")], [("A", 2, "red", b"Red")]),
            entry("A", 2, b"too late"),
            Page([("A", 3, b"sat"), ("A", 1, b"too late")]),
            Page([("A", 3, b"over")], ends=[("A", b"end")]),
            listing("A", listed("over", "red")),
            entry("A", 4, b"bye"),
        ]
        answers: list[object] = []
        for page in pages:
            store.write(page, answers.append)
        # What was asked before is read, though nobody has waited for it.
        found = await store.load("A")
        wrong = [type(answer) for answer in answers]
        fine = type(None)
        assert wrong == [fine, fine, Conflict, Conflict, fine, fine, fine]
        assert found == [(b"opened", None), (b"sat", b"Red"), (b"over", None), (b"bye", None)]
        assert [code for code, _ in await store.mine("red", 9)] == ["A"]


async def test_a_list_has_what_runs_before_what_is_over_and_the_newest_first(
    kept: Opening,
) -> None:
    async with kept() as store:
        for code in ("OVER", "OLD", "NEW"):
            await store.append(opened(code))
        await store.append(listing("OVER", listed("over", "red", updated=9)))
        await store.append(
            listing("OLD", listed("playing", "red", "green", updated=1, public=True))
        )
        await store.append(listing("NEW", listed("open", "red", updated=2, public=True)))
        assert [code for code, _ in await store.mine("red", 10)] == ["NEW", "OLD", "OVER"]
        assert [code for code, _ in await store.mine("red", 1)] == ["NEW"]
        assert [code for code, _ in await store.public(10)] == ["NEW", "OLD"]
        await store.append(listing("OLD", listed("playing", "red", updated=3, public=True)))
        assert await store.mine("green", 10) == []  # who has got up


async def test_what_was_shown_is_never_less_than_before(kept: Opening) -> None:
    async with kept() as store:
        for n in (3, 7, 5):
            await store.mark_shown("TABLE", 1, n)
        assert await store.shown("TABLE") == {1: 7}


async def test_a_deleted_table_leaves_nothing_behind(kept: Opening) -> None:
    async with kept() as store:
        for code in ("A", "B"):
            await store.append(
                Page(
                    rows=[(code, n, b"entry") for n in range(1, 600)],
                    personal=[(code, 1, "red", b"Red")],
                    summaries=[(code, listed("over", "red"))],
                    ends=[(code, b"end")],
                    looks=[(code, 7, b"trace", b"film")],
                )
            )
            await store.mark_shown(code, 1, 5)
        await store.delete("A")
        assert (await store.load("A"), await store.end("A")) == ([], None)
        assert (await store.looks("A"), await store.shown("A")) == ([], {})
        assert await store.summary("A") is None
        assert await store.erase("red") == ["B"]
        assert len(await store.load("B")) == 599
        assert await store.film("B", 7) == b"film"
        await store.append(opened("A"))  # its code is anybody's


async def test_a_person_is_erased_and_the_others_are_not(kept: Opening) -> None:
    def sat(seat: int, person: str) -> bytes:
        return e.encode(e.Sat(at=1, seat=seat, person=person))

    async with kept() as store:
        await store.append(
            Page(
                rows=[("A", 1, b"{}"), ("A", 2, sat(1, "red")), ("A", 3, sat(2, "green"))],
                personal=[("A", 2, "red", b"Red"), ("A", 3, "green", b"Green")],
                summaries=[("A", listed("open", "red", "green", public=True))],
            )
        )
        await store.rename("red", "Red")
        assert await store.erase("red") == ["A"]
        assert await store.name_of("red") is None
        assert [words for _, words in await store.load("A")] == [None, None, b"Green"]
        assert await store.mine("red", 9) == []
        [(_, row)] = await store.mine("green", 9)
        assert (row.names, row.people) == (["", "green"], ["green"])


async def test_erasing_somebody_who_was_everywhere_holds_nobody_up(kept: Opening) -> None:
    """Table by table: what is written meanwhile does not wait for all of them."""
    codes = [f"T{n}" for n in range(50)]
    async with kept() as store:
        rows = [(code, 1, b"{}") for code in codes]
        personal = [(code, 1, "red", b"Red") for code in codes]
        await store.append(Page(rows, personal))
        erasing, written = asyncio.ensure_future(store.erase("red")), 0
        while not erasing.done():
            written += 1
            await store.append(entry("OTHER", written, b"{}"))
        assert written > 10
        assert sorted(await erasing) == sorted(codes)
        for code in codes:
            assert await store.load(code) == [(b"{}", None)]


async def test_names_are_what_people_last_called_themselves(kept: Opening) -> None:
    async with kept() as store:
        assert await store.name_of("red") is None
        for name in ("Red", "Rouge"):
            await store.rename("red", name)
        assert await store.name_of("red") == "Rouge"


async def test_the_host_finds_and_counts_the_tables(kept: Opening) -> None:
    async with kept() as store:
        for number, (code, status) in enumerate((("A", "open"), ("B", "over"), ("C", "open"))):
            row = listed(status, "red", f"person {number}", updated=number)
            last = e.encode(e.Started(at=10 * number))
            await store.append(Page([(code, 1, last)], summaries=[(code, row)]))
        assert [code for code, _ in await store.tables(("open",), 9)] == ["C", "A"]
        assert [code for code, _ in await store.tables(("open", "over"), 2)] == ["C", "B"]
        assert await store.untouched(("open",), 20, 9) == ["A"]
        assert await store.untouched(("open",), 21, 9) == ["A", "C"]
        figures = await store.figures()
        assert figures.tables == {"open": 2, "over": 1}
        assert (figures.entries, figures.people) == (3, 4)
        assert figures.bytes > 0
        await store.touch()
