"""What the tests of houses of several nodes need: PostgreSQL, Redis, HAProxy, nginx, Prometheus'
promtool and iproute2, Debian's own.

As a script: makes sure that they are there, or says in one sentence how to get them. Without them
the rest is tested; but with LUDOTHEQUE_SERVICES=needed in the environment it fails, and so do their
tests. Standard library only.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGES = {
    "PostgreSQL": "postgresql",
    "Redis": "redis-server",
    "HAProxy": "haproxy",
    "nginx": "nginx-light",
    "promtool": "prometheus",
    "iproute2": "iproute2",
}
NEEDED = os.environ.get("LUDOTHEQUE_SERVICES") == "needed"  # then what is missing is a failure
UNATTENDED = Path("/usr/sbin/policy-rc.d")  # Debian asks it whether a package may start a server


def none(name: str) -> str:
    """The sentence for whoever has not got it."""
    package = PACKAGES[name]
    return (
        f"There is no {name} here (Debian: apt-get install {package}): "
        "houses of several nodes are not tested with it."
    )


def postgres() -> Path | None:
    """The folder of its programs, the newest; or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    here = shutil.which("postgres")
    return found[-1].parent if found else Path(here).resolve().parent if here else None


def redis() -> str | None:
    return shutil.which("redis-server")


def haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def nginx() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def promtool() -> str | None:
    return shutil.which("promtool")


def missing() -> list[str]:
    found = {
        "PostgreSQL": postgres(),
        "Redis": redis(),
        "HAProxy": haproxy(),
        "nginx": nginx(),
        "promtool": promtool(),
        "iproute2": shutil.which("ip"),
    }
    return [name for name, where in found.items() if where is None]


def fetch(names: list[str]) -> None:
    """Whoever is root on Debian gets the system's own packages, and no server is started by it."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return
    print(f"Installing {', '.join(names)}, Debian's packages ...", flush=True)
    Path("/etc/postgresql-common").mkdir(exist_ok=True)
    settings = Path("/etc/postgresql-common/createcluster.conf")
    if not settings.exists():
        settings.write_text("create_main_cluster = false\n", encoding="utf-8")
    _run([apt, "update"])  # a list that cannot be fetched need not be the one with it
    with _nothing_started():
        _run([apt, "install", "-y", "--no-install-recommends", *(PACKAGES[n] for n in names)])


@contextlib.contextmanager
def _nothing_started() -> Iterator[None]:
    if UNATTENDED.exists():
        yield
        return
    UNATTENDED.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    UNATTENDED.chmod(0o755)
    try:
        yield
    finally:
        UNATTENDED.unlink()


def _run(command: list[str]) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(*done.stderr.strip().splitlines()[-3:], sep="\n", file=sys.stderr)


def main() -> int:
    if absent := missing():
        fetch(absent)
    absent = missing()
    for name in absent:
        print(none(name), file=sys.stderr)
    return 1 if absent and NEEDED else 0


if __name__ == "__main__":
    sys.exit(main())
