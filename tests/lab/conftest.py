"""The toy game on the shelf, for what our five boxes do not have."""

from collections.abc import Iterator

import pytest

from ludotheque import games
from tests import toys


@pytest.fixture
def with_pebbles() -> Iterator[None]:
    games.__path__.extend(toys.__path__)
    yield
    for folder in toys.__path__:
        games.__path__.remove(folder)
