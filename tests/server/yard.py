"""A machine of its own, in a way: a network namespace, with one cable to this one for each thing
that may be cut off."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest
import services  # found by conftest.py

from tests.server.postgres import missing

CABLES = {"database": 1, "redis": 2, "people": 3}
NOT_HERE = "Network namespaces cannot be made here (Linux, root, iproute2): nothing is cut off."


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Yard:
    def __init__(self) -> None:
        self.name = f"ludotheque{os.getpid()}"
        self._net = f"10.{200 + os.getpid() % 50}"

    def here(self, cable: str) -> str:
        """Our end of a cable,"""
        return f"{self._net}.{CABLES[cable]}.1"

    def there(self, cable: str) -> str:
        """and theirs."""
        return f"{self._net}.{CABLES[cable]}.2"

    def _plug(self, cable: str) -> str:
        return f"ludo{os.getpid() % 100000}{cable[0]}"

    def lay(self) -> None:
        ip("netns", "add", self.name)
        ip("-n", self.name, "link", "set", "lo", "up")
        for cable in CABLES:
            ours, theirs = self._plug(cable), f"{self._plug(cable)}t"
            ip("link", "add", ours, "type", "veth", "peer", "name", theirs, "netns", self.name)
            ip("addr", "add", f"{self.here(cable)}/30", "dev", ours)
            ip("-n", self.name, "addr", "add", f"{self.there(cable)}/30", "dev", theirs)
            ip("link", "set", ours, "up")
            ip("-n", self.name, "link", "set", theirs, "up")

    def cut(self, cable: str) -> None:
        ip("link", "set", self._plug(cable), "down")

    def mend(self, cable: str) -> None:
        ip("link", "set", self._plug(cable), "up")

    def clear(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            ip("netns", "del", self.name)


@contextlib.contextmanager
def laid() -> Iterator[Yard]:
    yard = Yard()
    if shutil.which("ip") is None and services.NEEDED:
        missing("iproute2")
    if shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip(NOT_HERE)
    try:
        try:
            yard.lay()
        except subprocess.CalledProcessError:  # a machine may forbid it
            pytest.skip(NOT_HERE)
        yield yard
    finally:
        yard.clear()
