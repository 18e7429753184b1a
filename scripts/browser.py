"""A Chromium for the tests and the pictures: $CHROMIUM, or any that is here."""

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
# Software rendering that is the same everywhere, and a browser that speaks to nobody but us.
FLAGS = [
    *("--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    *("--use-angle=swiftshader", "--enable-unsafe-swiftshader"),
]
NONE = (
    "There is no Chromium here: install one (Debian: apt-get install chromium), "
    "or name yours with CHROMIUM=/path/to/chromium."
)


def chromium() -> str | None:
    """Its path, or None. Whoever is root on Debian gets the system's own package."""
    return _found() or (_installed() and _found()) or None


def _found() -> str | None:
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    here = next((path for name in NAMES if (path := shutil.which(name))), None)
    return here or (MAC if Path(MAC).exists() else None)


def _installed() -> bool:
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0 or "CHROMIUM" in os.environ:
        return False
    quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update"], env=env, check=False, **quietly)  # type: ignore[call-overload]
    command = [apt, "install", "-y", "--no-install-recommends", "chromium"]
    return subprocess.run(command, env=env, check=False, **quietly).returncode == 0  # type: ignore[call-overload, no-any-return]
