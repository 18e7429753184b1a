"""Ray, that lets many processes on many machines play: a cluster that is there, or one of our own.

It is an extra of the lab: `pip install ludotheque[lab-ray]`.
"""

import contextlib
import importlib
import os
from collections.abc import Iterator
from typing import Any

from ludotheque.contract import Refusal

LOCAL = "local"
# A cluster of our own is for this machine alone, tells nobody about itself, and may start slowly.
OWN = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on no system: it listens on loopback
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "300",
    "RAY_worker_register_timeout_seconds": "300",
}
QUIET = {"log_to_driver": False, "logging_level": "error"}


@contextlib.contextmanager
def cluster(address: str = LOCAL) -> Iterator[Any]:
    """Ray, connected to that address; `local`: to processes on this machine, which end with it. If
    it is connected already, it stays so."""
    if address == LOCAL:  # it reads these when it is first imported
        os.environ |= {name: os.environ.get(name, value) for name, value in OWN.items()}
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError as missing:
        raise Refusal("lab-ray-missing", package=missing.name) from None
    if ray.is_initialized():
        yield ray
        return
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, **QUIET)
        else:
            ray.init(address=address, **QUIET)
    except (ConnectionError, ValueError, RuntimeError, ImportError) as error:
        why = str(error).partition("\n")[0] or type(error).__name__
        raise Refusal("lab-ray", address=address, why=why) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def cores() -> int:
    """Of all its machines."""
    ray = importlib.import_module("ray")
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def share(actors: int) -> float:
    """Of a core, for each of so many: if there are more of them than cores, nobody waits for one
    that is never free."""
    return min(1.0, cores() / actors)
