"""A Chromium for the tests and the pictures: $CHROMIUM, or any that is here.

As a script: makes sure that there is one, or says in one sentence how to get it; and that its
headless shell is there too, where that costs nobody anything. Standard library only.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The same browser without windows of its own: tests take three quarters of the time.
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
# Software rendering that is the same everywhere, and a browser that speaks to nobody but us. Three
# dimensions are drawn by SwiftShader; whole pages by it would be a frame or two a second.
FLAGS = [
    *("--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    *("--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing"),
]
NONE = (
    "There is no Chromium here: install one (Debian: apt-get install chromium), "
    "or name yours with CHROMIUM=/path/to/chromium."
)


def chromium() -> str | None:
    """Its path, or None. Whoever is root on Debian gets the system's own package."""
    return _found() or (_installed() and _found()) or None


def headless() -> str | None:
    """The path of its headless shell, or None: whoever has named a browser gets that one."""
    return None if "CHROMIUM" in os.environ else shutil.which(SHELL)


def _found() -> str | None:
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    here = next((path for name in NAMES if (path := shutil.which(name))), None)
    return here or (MAC if Path(MAC).exists() else None)


def _installed() -> bool:
    apt = _apt()
    if apt is None:
        return False
    print("Installing Chromium, Debian's package ...", flush=True)
    _run([apt, "update"])  # a list that cannot be fetched need not be the one with Chromium
    return _run([apt, "install", "-y", "--no-install-recommends", "chromium"])


def _with_shell() -> None:
    """Of the very version that is here, so that nothing else changes on this machine; or not."""
    apt, asks = _apt(), shutil.which("dpkg-query")
    if headless() or apt is None or asks is None:
        return
    command = [asks, "--show", "--showformat", "${Version}", "chromium"]
    version = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    if version:
        wanted = f"{SHELL}={version}"
        print(f"Installing {SHELL}, Debian's package ...", flush=True)
        _run([apt, "install", "-y", "--no-install-recommends", "--no-remove", wanted], quiet=True)


def _apt() -> str | None:
    """Whoever is root on Debian has it, and has not named a browser."""
    if os.name != "posix" or os.geteuid() != 0 or "CHROMIUM" in os.environ:
        return None
    return shutil.which("apt-get")


def _run(command: list[str], *, quiet: bool = False) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode and not quiet:
        print(*done.stderr.strip().splitlines()[-3:], sep="\n", file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    if chromium() is None:
        print(NONE, file=sys.stderr)
        return 2
    _with_shell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
