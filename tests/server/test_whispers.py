"""What nodes tell each other through Redis may be lost: limits that hold in the whole house, and
who is there. Without it each node goes on by itself."""

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from redis.asyncio.client import PubSub

from ludotheque.cli import main
from ludotheque.server.identity import Identity
from ludotheque.server.nodes import whispers
from ludotheque.server.nodes.whispers import Whispers
from ludotheque.server.throttle import Throttle
from tests.server.neighbours import Neighbour, redis, said_once
from tests.server.serving import nodes
from tests.server.test_relays import checked, scattered

SLOWLY = 1e-6  # tokens a second: none comes back while a test runs


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Neighbour]:
    with redis(tmp_path / "redis").running() as server:
        yield server


def url(server: Neighbour) -> str:
    return f"redis://127.0.0.1:{server.port}"


@contextlib.asynccontextmanager
async def node(server: Neighbour, *people: str, key: bytes = b"key") -> AsyncIterator[Whispers]:
    one = Whispers(url(server), Identity(key).called)
    one.begin(lambda: people)
    try:
        yield one
    finally:
        await one.stop()


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.01)


def shared(one: Whispers, burst: int) -> Throttle:
    throttle = Throttle(SLOWLY, burst)
    one.share("requests", throttle)
    return throttle


async def test_what_one_node_lets_in_is_taken_off_at_all_others(server: Neighbour) -> None:
    async with (
        node(server, "ann") as one,
        node(server, "bea") as two,
        node(server, key=b"other") as another,
    ):
        here, there, house = shared(one, 3), shared(two, 3), shared(another, 3)
        await until(lambda: one.online() == two.online() == 2)  # they hear each other
        assert [here.allows("somebody") for _ in range(4)] == [True, True, True, False]
        await until(lambda: not there.has("somebody"))
        assert there.has("somebody else")
        assert house.has("somebody"), "another house has the same Redis, and limits of its own"


async def test_everybody_is_counted_once_wherever_they_are(server: Neighbour) -> None:
    async with node(server, "ann", "bea") as one:
        assert one.online() == 2
        async with node(server, "bea", "cem") as two:
            await until(lambda: one.online() == two.online() == 3)


async def test_who_is_not_heard_any_more_is_not_there(
    server: Neighbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(server, "ann") as one:
        async with node(server, "bea"):
            await until(lambda: one.online() == 2)
        monkeypatch.setattr(whispers, "FORGET_SECONDS", 0.1)
        await until(lambda: one.online() == 1)


@pytest.mark.parametrize("how", ["gone", "hangs", "never there"])
async def test_without_redis_each_node_has_limits_of_its_own(
    server: Neighbour, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        if how == "never there":
            server.stop()
        one = await stack.enter_async_context(node(server, "ann"))
        if how != "never there":
            other = await stack.enter_async_context(node(server, "bea"))
            await until(lambda: one.online() == other.online() == 2)
        if how == "gone":
            server.stop()
        elif how == "hangs":
            server.send(signal.SIGSTOP)
        throttle, told = shared(one, 100), [0, 0]
        for _ in range(150):  # nobody waits, whatever Redis does
            told[throttle.allows("somebody")] += 1
        assert told == [50, 100]
        await until(lambda: "Redis is away" in caplog.text)
        await asyncio.sleep(2.5)
        away, back = caplog.text.count("Redis is away"), caplog.text.count("Redis is back")
        assert away <= back + 2, "each of the two nodes says it once"
        if how == "hangs":
            server.send(signal.SIGCONT)
        else:
            server.start()
        async with node(server, "cem"):
            await until(lambda: one.online() >= 2)


async def test_a_line_that_breaks_while_it_is_given_up_holds_nobody(
    server: Neighbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its goodbye fails, and what failed stands in the place of what was asked."""
    broken = 0

    async def break_off(_line: PubSub) -> None:
        nonlocal broken
        broken += 1
        if broken == 1:
            raise TimeoutError

    async with node(server, "ann") as one, node(server, "bea") as two:
        await until(lambda: one.online() == two.online() == 2)
        monkeypatch.setattr(PubSub, "aclose", break_off)
    assert broken > 1


async def test_play_goes_on_when_redis_goes_and_comes_back(
    tmp_path: Path, database: str, server: Neighbour
) -> None:
    with nodes(tmp_path, database, 2, redis=url(server)) as (first, second):
        async with scattered(first, [second]) as party:
            for number in range(12):
                await party.step(random.Random(number))
                if number == 4:
                    server.stop()
                if number == 8:
                    server.start()
            while b"ludotheque_online 2.0" not in second.get("/metrics")[2]:
                await asyncio.sleep(0.05)
            await party.play_on(random.Random(1))
            await checked(party, first)
        for node_ in (first, second):
            assert node_.troubles == []
            assert said_once(node_)


def test_redis_is_for_several_nodes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--redis", "redis://127.0.0.1:1"]) == 2
    assert "--database" in capsys.readouterr().err
