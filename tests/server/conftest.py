"""Servers to play at, and a loop of its own for every async test."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest

from ludotheque import client, shelf
from tests.server.serving import Server

TEST_SECONDS, LONG_SECONDS = 1200, 3600  # only what hangs takes as long


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A table that hangs fails its own test, and not the whole run."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    seconds = LONG_SECONDS if pyfuncitem.get_closest_marker("long") else TEST_SECONDS
    asyncio.run(asyncio.wait_for(test(**given), seconds))
    return True


@pytest.fixture(scope="session", autouse=True)
def _boxes_compiled() -> None:
    """Once, here: what takes a minute on a new machine must not be part of any test."""
    for name in shelf.names():
        list(shelf.game(name).prepare())


@pytest.fixture(scope="session", autouse=True)
def _soon_back() -> None:
    """Servers here are away for a second and not for the night: nobody waits half a minute."""
    client.LONGEST_WAIT = 0.2


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that need nothing special: each plays at tables of its own."""
    with Server(tmp_path_factory.mktemp("server")).running() as server:
        yield server
        assert server.troubles == []


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As `server`, with Pebbles on its shelf: several act at once, and facts are awaited."""
    with Server(tmp_path_factory.mktemp("house"), house=True).running() as house:
        yield house
        assert house.troubles == []


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As `house`, without the quick cable: the app under a server that knows nothing of it."""
    folder = tmp_path_factory.mktemp("plain")
    with Server(folder, house=True, environment={"PLAIN": "1"}).running() as plain:
        yield plain
        assert plain.troubles == []
