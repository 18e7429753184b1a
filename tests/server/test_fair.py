"""Nobody starves the bots: tables take turns, moves go before hints, one hint for each person.

All of this is counted in questions, not in seconds.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.server.fair import OVERTAKE, Queue, Urgency
from ludotheque.server.thinker import Question, Thinker
from ludotheque.server.workers import Workers
from tests.server.playing import Recording, answer, party
from tests.server.serving import NO_HURRY, Server

STATE = shelf.game("isis").new(2, {"first": 1}, bytes(32))
LEGAL = {str(move) for move in STATE.legal(1)}
FIRST = {"first": 1}


# ---- the queue --------------------------------------------------------------------------------


def queued(*asked: str) -> Queue[str]:
    """`A1` is the first move that table A asks for, `A1?` its first hint; at table `a` nobody looks
    on."""
    queue = Queue[str]()
    for one in asked:
        put(queue, one)
    return queue


def put(queue: Queue[str], one: str) -> None:
    urgency = Urgency.ALONE if one.islower() else Urgency.WATCHED
    queue.put(one[0], one, Urgency.HINT if one.endswith("?") else urgency)


def taken(queue: Queue[str]) -> list[str]:
    return list(iter(queue.take, None))


def test_tables_take_turns() -> None:
    queue = queued("A1", "A2", "A3", "B1", "B2", "C1")
    assert taken(queue) == ["A1", "B1", "C1", "A2", "B2", "A3"]
    assert queue.take() is None


def test_who_comes_late_need_not_wait_for_all_that_others_have_asked() -> None:
    queue = queued(*(f"A{n}" for n in range(100)))
    assert queue.take() == "A0"
    put(queue, "B1")
    put(queue, "B2")
    assert [queue.take() for _ in range(4)] == ["B1", "A1", "B2", "A2"]


@given(st.lists(st.one_of(st.none(), st.sampled_from("ABCDE"))))
def test_nobody_waits_for_more_than_one_question_of_each_other_table(
    story: list[str | None],
) -> None:
    """Tables ask in any order, and now and then (None) a question is taken."""
    queue, asked, order = Queue[str](), dict[str, int](), list[str]()
    for n, table in enumerate(story):
        if table is None:
            order += filter(None, [queue.take()])
        else:
            put(queue, f"{table}{n}")
            asked[f"{table}{n}"] = len(order)  # so many had been taken by then
    order += taken(queue)
    assert sorted(order) == sorted(asked)
    for one, before in asked.items():
        waited = order[max(before, last_of(order, one)) : order.index(one)]
        assert all(waited.count(other) <= 1 for other in waited)
        tables = [other[0] for other in waited]
        assert len(tables) == len(set(tables))


def last_of(order: list[str], one: str) -> int:
    """Where the question of the same table before this one was taken."""
    earlier = [place for place in range(order.index(one)) if order[place][0] == one[0]]
    return earlier[-1] + 1 if earlier else 0


def test_moves_go_before_hints() -> None:
    assert taken(queued("A1?", "B1?", "A1", "B1")) == ["A1", "B1", "A1?", "B1?"]


def test_in_a_house_full_of_bots_hints_come_too() -> None:
    moves = [f"B{n}" for n in range(3 * OVERTAKE)]
    order = taken(queued("A1?", "A2?", *moves))
    assert [order.index(hint) for hint in ("A1?", "A2?")] == [
        OVERTAKE,
        2 * OVERTAKE + 1,
    ]
    assert [one for one in order if one in moves] == moves


def test_where_somebody_looks_on_goes_before_all_tables_that_were_left() -> None:
    alone = [f"{table}1" for table in "abcdefghijkl"]
    assert taken(queued(*alone, "A1", "B1", "A1?"))[:3] == ["A1", "B1", "A1?"]


def test_but_those_are_not_forgotten() -> None:
    order = taken(queued("a1", *(f"B{n}" for n in range(2 * OVERTAKE))))
    assert order.index("a1") == OVERTAKE


def test_when_somebody_comes_their_table_goes_before_those_that_were_left() -> None:
    queue = queued("a1", "b1", "c1", "c2", "D1")
    queue.come("c")
    assert taken(queue) == ["D1", "c1", "c2", "a1", "b1"]


def test_what_is_withdrawn_is_not_taken() -> None:
    queue = queued("A1", "A2", "B1", "A1?")
    queue.withdraw("B", "B1")
    queue.withdraw("A", "A1")
    queue.withdraw("A", "A1?")
    queue.withdraw("C", "C1")  # nobody has asked that
    assert taken(queue) == ["A2"]


# ---- the processes ----------------------------------------------------------------------------


class Sage(Thinker):
    """Stands in for a process: notes what it is asked, and answers once it may."""

    def __init__(self, heard: list[str], may_answer: asyncio.Semaphore) -> None:
        super().__init__([])
        self.heard, self.may_answer = heard, may_answer

    async def ready(self) -> None:
        pass

    async def ask(self, data: bytes, seconds: float) -> bytes:
        self.heard.append(msgspec.json.decode(data, type=Question).level)
        await self.may_answer.acquire()
        return b"F"


class Sages(Workers):
    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.heard: list[str] = []
        self.may_answer = asyncio.Semaphore(0)
        self._thinkers = [Sage(self.heard, self.may_answer) for _ in range(count)]

    def asked(self, *moves: str) -> list[asyncio.Task[str]]:
        return [asyncio.create_task(self.choose(one[0], "isis", one, 1, {}, [])) for one in moves]

    async def until_heard(self, count: int) -> list[str]:
        while len(self.heard) < count:
            await asyncio.sleep(0)
        return self.heard


@pytest.mark.parametrize("processes", [1, 2, 3])
async def test_one_table_delays_another_by_one_question_for_each_process(processes: int) -> None:
    sages = Sages(processes)
    many = sages.asked(*(f"A{n}" for n in range(20)))
    await sages.until_heard(processes)
    [one] = sages.asked("B")
    await asyncio.sleep(0)
    sages.may_answer.release()
    assert (await sages.until_heard(processes + 1))[-1] == "B"
    for _ in range(20):
        sages.may_answer.release()
    await asyncio.gather(one, *many)
    await sages.stop()


async def test_a_question_that_nobody_waits_for_any_more_occupies_no_process() -> None:
    sages = Sages(1)
    first, second, third = sages.asked("A", "B", "C")
    await sages.until_heard(1)
    second.cancel()
    sages.may_answer.release()
    sages.may_answer.release()
    await asyncio.gather(first, third)
    assert sages.heard == ["A", "C"]
    first, second = sages.asked("D", "E")
    await sages.until_heard(3)
    first.cancel()  # it is being thought about: the answer is thrown away
    sages.may_answer.release()
    sages.may_answer.release()
    assert await second == "F"
    await sages.stop()


async def test_when_they_stop_nobody_waits_for_ever() -> None:
    sages = Sages(1)
    asked = sages.asked("A", "B", "C")
    await sages.until_heard(1)
    await sages.stop()
    asked += sages.asked("D")
    await asyncio.wait(asked)
    assert all(one.cancelled() for one in asked)


async def choice(workers: Workers, table: str = "A") -> str:
    return await workers.choose(table, "isis", "random", 1, STATE.view(1), [])


async def test_questions_that_wait_need_no_threads() -> None:
    workers, before = Workers(1, ["isis"]), threading.active_count()
    asked = [asyncio.create_task(choice(workers, str(n))) for n in range(100)]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert threading.active_count() <= before + 1
    assert set(await asyncio.gather(*asked)) <= LEGAL
    await workers.stop()
    assert threading.active_count() == before


async def test_a_process_that_dies_while_nobody_asks_anything_costs_nothing() -> None:
    workers = Workers(1, ["isis"])
    assert await choice(workers) in LEGAL
    for _ in range(3):
        [process] = multiprocessing.active_children()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await choice(workers) in LEGAL
    await workers.stop()
    assert multiprocessing.active_children() == []


# ---- a house with one process -----------------------------------------------------------------


class Notes:
    """What the one process of a house was asked, in this order; it can be made to wait."""

    def __init__(self, folder: Path) -> None:
        self.file, self._wait = folder / "asked.txt", folder / "asked.wait"

    @property
    def asked(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []

    async def until(self, count: int) -> list[str]:
        while len(self.asked) < count:
            await asyncio.sleep(0.01)
        return self.asked

    def hold(self) -> None:
        self._wait.touch()

    def go_on(self) -> None:
        self._wait.unlink()


@pytest.fixture
def notes(tmp_path: Path) -> Notes:
    return Notes(tmp_path)


@pytest.fixture
def house(tmp_path: Path, notes: Notes) -> Iterator[Server]:
    limits = {**NO_HURRY, "BOT_PROCESSES": 1, "BOT_GRACE_SECONDS": 300}
    environment = {"ASKED": str(notes.file)}
    with Server(tmp_path, house=True, limits=limits, environment=environment).running() as server:
        yield server


HINT, MOVE = "isis ?", "isis random"


async def test_hints_and_chat_by_turns_do_not_hold_up_a_bot_at_another_table(
    house: Server, notes: Notes
) -> None:
    notes.hold()
    async with (
        party(house, "isis", 2, options=FIRST, hints=True) as busy,
        party(house, "isis", 2, options=FIRST, bots={2: "random"}, kind=Recording) as other,
    ):
        hints = []
        for n in range(20):
            hints.append(asyncio.create_task(busy.tables[1].hint(1)))
            await busy.do(1, m.Say(text=f"Well, {n}?"))  # what a socket says is done in order
        await notes.until(1)
        await other.move(1, "P a1")
        await thinking(other.host)
        notes.go_on()
        await other.host.until(lambda frame: frame.table.to_act == [1])
        assert notes.asked[:2] == [HINT, MOVE]
        told = await asyncio.gather(*hints)
        assert all(hint.moves == told[0].moves for hint in told)
        assert [hint.n for hint in told] == [told[0].n + n for n in range(20)]
        assert notes.asked.count(HINT) == 1


async def test_a_bot_goes_before_all_hints_that_wait(house: Server, notes: Notes) -> None:
    notes.hold()
    async with AsyncExitStack() as stack:
        asked = []
        for _ in range(5):
            table = party(house, "isis", 2, options=FIRST, hints=True)
            people = await stack.enter_async_context(table)
            asked.append(asyncio.create_task(people.tables[1].hint(1)))
        await notes.until(1)
        with_bot = party(house, "isis", 2, options=FIRST, bots={2: "random"}, kind=Recording)
        other = await stack.enter_async_context(with_bot)
        await other.move(1, "P a1")
        await thinking(other.host)
        notes.go_on()
        await asyncio.gather(*asked)
        assert notes.asked[:2] == [HINT, MOVE]
        assert notes.asked.count(HINT) == 5


async def thinking(table: AtTable) -> None:
    """Until it is told that a bot thinks: then its question is in the queue."""
    assert isinstance(table, Recording)
    while not any(b'"thinking","seat"' in data for data in table.heard):
        await asyncio.sleep(0.01)


async def test_one_hint_at_a_time_for_each_person_at_whatever_table(
    house: Server, notes: Notes
) -> None:
    notes.hold()
    async with party(house, "isis", 2, options=FIRST, hints=True) as here, house.client() as ben:
        ann = here.clients[1]
        code = await ann.open_table(game="isis", players=2, options=FIRST, hints=True, name="Ann")
        await ben.do(code, m.Sit(seat=2, name="Ben"))
        async with ann.at(code) as there:
            await there.do(m.Start())
            first = asyncio.create_task(here.tables[1].hint(1))
            await notes.until(1)
            assert await answer(there, m.AskHint(seat=1)) == "hint-one-at-a-time"
            again = asyncio.create_task(here.tables[1].hint(1))
            notes.go_on()
            assert (await first).moves == (await again).moves
            assert (await there.hint(1)).moves
    assert notes.asked == [HINT, HINT]


async def test_a_hint_is_remembered_until_somebody_moves(house: Server, notes: Notes) -> None:
    async with party(house, "isis", 2, options=FIRST, hints=True) as table:
        first = await table.tables[1].hint(1)
        await table.do(2, m.Say(text="Take your time."))
        assert (await table.tables[1].hint(1)).moves == first.moves
        assert notes.asked == [HINT]
        await table.move(1, "P a1")
        await table.move(2, "P b2")
        await table.tables[1].hint(1)
        assert notes.asked == [HINT, HINT]
