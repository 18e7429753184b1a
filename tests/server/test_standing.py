"""While nothing can be written nobody's move is taken: so nobody's clock runs."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import counted, live, writing
from ludotheque.server import entries as e
from ludotheque.server.home import OVER, Alone, Lease
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Trouble
from ludotheque.server.tasks import Tasks
from ludotheque.server.turns import Turns
from ludotheque.server.writing import Scribe
from tests.server.test_clocks import SITTING, opening
from tests.server.test_one_way import Desk, says


class Watch:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    for module in (counted, live, writing):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=watch.monotonic))
    return watch


class Touched(Desk):
    """A store that can also be asked whether it is well."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch, self.trouble, self.takes = watch, False, 0.0

    async def touch(self) -> None:
        self.watch.at += self.takes
        if self.trouble:
            raise Trouble("store-full")


class House:
    """Tables for two with ten minutes each, and seat 1 is to move."""

    def __init__(self, watch: Watch) -> None:
        self.home, self.desk = Alone(), Touched(watch)
        given: Any = self.desk
        self.scribe = Scribe(given, self.home, lambda table: None, lambda table: None)
        self.turns = Turns(None, Tasks())  # type: ignore[arg-type]
        self.turns.scribe = self.scribe
        self.errors: list[Exception | None] = []

    def table(self, code: str = "CODE") -> LiveTable:
        table = LiveTable(folded(code, [opening(m.Clock(total=600)), *SITTING]), {})
        table.count_by(self.home.counted)
        return table

    def ask(self, table: LiveTable, decide: Callable[[Room], list[e.AnyEntry]]) -> None:
        self.scribe.write(table, decide, self.errors.append)

    def move(self, table: LiveTable, move: str) -> None:
        [seat] = table.room.to_act
        self.ask(table, lambda room: [e.Moved(at=0, seat=seat, move=move)])


def left(table: LiveTable, seat: int) -> float:
    seconds = table.room.clocks.seconds_left(seat, table.seconds_since)
    assert seconds is not None
    return seconds


async def test_nobody_pays_for_the_time_that_writing_takes(watch: Watch) -> None:
    house = House(watch)
    table = house.table()
    watch.at += 10
    house.move(table, "P a1")
    watch.at += 20
    house.desk.settle()
    assert (left(table, 1), left(table, 2)) == (590, 600)
    watch.at += 5
    assert left(table, 2) == 595


async def test_a_clock_stands_from_when_all_was_well_until_it_is_again(watch: Watch) -> None:
    """That something was wrong is known when it cannot be written; until when all was well, by
    what was written elsewhere."""
    house = House(watch)
    table, other = house.table(), house.table("OTHER")
    watch.at += 90
    house.move(other, "P a1")
    house.desk.settle()
    watch.at += 30
    house.move(table, "P a1")
    house.desk.settle(Trouble("store-full"))
    watch.at += 5000
    assert (left(table, 1), left(other, 2)) == (510, 600)
    house.move(table, "P a1")
    house.desk.settle()
    assert isinstance(house.errors[-2], Trouble)
    assert (left(table, 1), left(table, 2), left(other, 2)) == (510, 600, 600)
    watch.at += 7
    assert (left(table, 2), left(other, 2)) == (593, 593)


async def test_what_takes_long_counts_nowhere_and_only_once(watch: Watch) -> None:
    house = House(watch)
    tables = [house.table(code) for code in ("A", "B", "C")]
    watch.at += 50
    house.move(tables[0], "P a1")
    house.desk.settle()
    watch.at += 10
    house.move(tables[0], "P a2")
    house.move(tables[1], "P a1")
    watch.at += 2000  # the database was restarted
    house.desk.settle()
    house.desk.settle()
    assert [left(table, 1) for table in tables] == [550, 540, 550]
    watch.at += 10
    assert left(tables[2], 1) == 540


@pytest.mark.parametrize("how", ["refused", "late"])
async def test_whose_time_is_over_while_nothing_could_be_written_has_it_still(
    watch: Watch, how: str
) -> None:
    house = House(watch)
    table = house.table()
    watch.at += 100
    house.ask(table, says("hm"))
    house.desk.settle()
    house.desk.trouble, house.desk.takes = how == "refused", 3000.0 if how == "late" else 0.0
    watch.at += 700
    await house.turns._it_is_time(table)
    assert house.desk.pages == []
    assert left(table, 1) == 500
    house.desk.trouble, house.desk.takes = False, 0.0
    watch.at += 1000 if how == "refused" else 0
    await house.scribe.sure()
    assert left(table, 1) == 500
    watch.at += 500
    judged = asyncio.ensure_future(house.turns._it_is_time(table))
    while not house.desk.pages:
        await asyncio.sleep(0)
    house.desk.settle()
    await judged
    assert table.room.chairs[1].gone == "timeout"


async def test_it_is_tried_again_until_it_can_be_written(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "AGAIN_SECONDS", 0.0)
    house = House(watch)
    house.desk.trouble = True
    house.ask(house.table(), says("hm"))
    house.desk.settle(Trouble("store-full"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert house.home.counted.stands
    house.desk.trouble = False
    while house.home.counted.stands:
        await asyncio.sleep(0)


async def test_what_a_process_was_stopped_for_counts_nowhere_and_only_once(watch: Watch) -> None:
    """Whoever comes first after it, and whether something was just being written or not."""
    house = House(watch)
    tables = [house.table(code) for code in ("A", "B", "C")]
    watch.at += 0.5
    house.home.counted.beat()
    house.move(tables[0], "P a1")
    watch.at += 3000
    house.move(tables[1], "P a1")
    house.desk.settle()
    house.desk.settle()
    house.home.counted.beat()
    assert [left(table, 1) for table in tables] == [599.5] * 3
    watch.at += 0.5
    assert left(tables[2], 1) == 599.0


async def test_nor_what_it_was_stopped_for_while_clocks_stood_anyway(watch: Watch) -> None:
    house = House(watch)
    table = house.table()
    watch.at += 0.5
    house.home.counted.beat()
    house.ask(table, says("hm"))
    house.desk.settle(Trouble("store-full"))
    watch.at += 3000
    house.home.counted.beat()
    house.ask(table, says("hm"))
    house.desk.settle()
    assert left(table, 1) == 600  # it stood from the beginning, as far as we know
    watch.at += 0.5
    assert left(table, 1) == 599.5


class Asking(Alone):
    """A node that does not know whether its tables are its own."""

    def __init__(self) -> None:
        super().__init__()
        self.known = asyncio.Event()

    async def sure(self) -> None:
        await self.known.wait()


@pytest.mark.parametrize("ours", [True, False])
async def test_nobody_is_refused_by_what_another_node_may_have_gone_on_with(ours: bool) -> None:
    """A node that was stopped and woken: seat 2 has its turn by now, and moves."""
    home, errors = Asking(), list[Exception | None]()
    desk: Any = Desk()
    scribe = Scribe(desk, home, lambda table: None, lambda table: None)
    table = LiveTable(folded("CODE", [opening(m.Clock()), *SITTING]), {})
    table.lease = Lease(time.monotonic() - 1)

    def late(room: Room) -> list[e.AnyEntry]:
        raise Refusal("table-late")

    scribe.write(table, late, errors.append)
    scribe.write(table, says("hm"), errors.append)
    for _ in range(5):
        await asyncio.sleep(0)
    assert errors == []
    table.lease = Lease() if ours else OVER
    home.known.set()
    while not errors:
        await asyncio.sleep(0)
    told = [error.code for error in errors if isinstance(error, Refusal)]
    assert told == (["table-late"] if ours else ["table-elsewhere", "table-elsewhere"])
    assert len(desk.pages) == ours
