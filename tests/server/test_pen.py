"""One at a time writes in a table's log."""

import asyncio

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
