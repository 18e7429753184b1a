"""One at a time writes in a table's log; and what is said in one turn is sent at once."""

import asyncio
from typing import cast

from ludotheque.server.quick import Gathered
from ludotheque.server.tasks import Pen


async def test_who_finds_it_free_takes_it_without_waiting() -> None:
    pen = Pen()
    assert pen.take()
    assert not pen.take()
    pen.put_down()
    assert pen.take()


async def test_it_goes_to_whoever_has_waited_longest_and_nobody_barges_in() -> None:
    pen, order = Pen(), []

    async def write(who: str) -> None:
        async with pen:
            order.append(who)
            await asyncio.sleep(0)

    assert pen.take()
    waiting = [asyncio.create_task(write(who)) for who in "abc"]
    await asyncio.sleep(0)
    pen.put_down()
    assert not pen.take()  # it is a's already, though a has not woken up yet
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert not pen.held


async def test_who_gives_up_waiting_leaves_it_to_the_next() -> None:
    pen = Pen()
    assert pen.take()
    first, second = (asyncio.create_task(pen.__aenter__()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    pen.put_down()
    await second
    assert first.cancelled()
    assert pen.held


async def test_who_gives_up_in_the_moment_of_getting_it_hands_it_on() -> None:
    pen = Pen()
    assert pen.take()
    first, second = (asyncio.create_task(pen.__aenter__()) for _ in range(2))
    await asyncio.sleep(0)
    pen.put_down()
    first.cancel()
    await second
    assert first.cancelled()
    assert pen.held


class Wire:
    """As much of a transport as is used."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def gathered(wire: Wire) -> Gathered:
    return Gathered(cast(asyncio.Transport, wire), asyncio.get_running_loop())


async def test_what_is_said_in_one_turn_of_the_loop_is_sent_at_once() -> None:
    wires = Wire(), Wire()
    for number, line in enumerate(map(gathered, wires)):
        line.write(b"frame %d, " % number)
        line.write(b"answer")
    assert not wires[0].sent
    await asyncio.sleep(0)
    assert [wire.sent for wire in wires] == [[b"frame 0, answer"], [b"frame 1, answer"]]


async def test_what_was_said_before_the_goodbye_is_still_heard() -> None:
    wire = Wire()
    line = gathered(wire)
    line.write(b"last words")
    line.close()
    assert wire.sent == [b"last words"]
    await asyncio.sleep(0)
    assert wire.sent == [b"last words"]


async def test_to_a_line_that_is_cut_nothing_is_sent() -> None:
    wire = Wire()
    line = gathered(wire)
    line.write(b"too late")
    line.abort()
    await asyncio.sleep(0)
    assert not wire.sent
