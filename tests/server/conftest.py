"""Servers to play at, and a loop of its own for every async test."""

import asyncio
import faulthandler
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import client, shelf
from tests.server import postgres
from tests.server.postgres import Postgres
from tests.server.serving import Server, nodes

TEST_SECONDS, LONG_SECONDS = 1200, 3600  # only what hangs takes as long
HOPELESS_SECONDS = 120  # and hangs on


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is long even to collect, where nothing long is wanted."""
    left_out = config.getoption("markexpr") == "not long"
    return True if left_out and collection_path.stem.endswith("_for_long") else None


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A table that hangs fails its own test, and not the whole run."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    seconds = LONG_SECONDS if pyfuncitem.get_closest_marker("long") else TEST_SECONDS
    # Who does not even end when told to is ended with its process, and its name is told.
    said = sys.__stderr__ or sys.stderr
    faulthandler.dump_traceback_later(seconds + HOPELESS_SECONDS, exit=True, file=said)
    try:
        asyncio.run(asyncio.wait_for(test(**given), seconds))
    finally:
        faulthandler.cancel_dump_traceback_later()
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


@pytest.fixture(scope="session")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the fair on its shelf; time passes step by step, as hands say something."""
    folder = tmp_path_factory.mktemp("fair")
    with Server(folder, house=True, environment={"BY_HAND": "1"}).running() as fair:
        yield fair
        assert fair.troubles == []


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres.running() as server:
        yield server


@pytest.fixture
def database(database_server: Postgres) -> str:
    """An empty one, of its own."""
    return database_server.database()


@pytest.fixture(scope="session")
def far(tmp_path_factory: pytest.TempPathFactory, database_server: Postgres) -> Iterator[Server]:
    """As `fair`, one of two nodes: whoever plays here is led to the other, where all tables are."""
    folder, database = tmp_path_factory.mktemp("far"), database_server.database()
    given = {"house": True, "environment": {"BY_HAND": "1"}}
    with nodes(folder, database, 2, **given) as (near, far):
        far.near = near.address
        yield far
        assert near.troubles == far.troubles == []
