"""Makes .venv and installs the locked packages and this project in it: setup.py run|dev.

Standard library only. It does nothing when nothing has changed since the last time.
"""

import sys

if sys.version_info < (3, 11):  # an old Python gets here: the whole file is syntax of 3.6
    sys.stderr.write(
        "Python 3.11 or newer is needed, and this is Python %d.%d: "
        "name another with make PYTHON=python3.11\n" % sys.version_info[:2]
    )
    sys.exit(2)

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = VENV / "setup.log"
STAMP = VENV / "setup.json"  # written last: a .venv without it is half made
BEAT = 5  # seconds between two signs of life

# Settings of a person that would change what is installed, or where.
UNSET = {"PYTHONHOME", "PYTHONPATH", "PIP_CONSTRAINT", "PIP_DRY_RUN", "PIP_NO_BINARY"}
UNSET |= {"PIP_NO_DEPS", "PIP_PREFIX", "PIP_REQUIRE_HASHES", "PIP_ROOT", "PIP_TARGET"}
SET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}

# What pip says when it fails, and what we say of it.
REASONS = [
    ("No space left", "The disk is full."),
    ("DO NOT MATCH THE HASHES", "A package is not the one that we locked, and was not installed."),
    (
        "Retrying|onnection|resolve host|timed out|SSLError|ProxyError",
        "The packages could not be fetched: this needs the network.",
    ),
    (
        "No matching distribution",
        f"A package is not to be had for {platform.python_implementation()} "
        f"{platform.python_version()} on {platform.system()} {platform.machine()}.",
    ),
]


class Trouble(Exception):
    """What stops the setup, in one sentence."""


def lock(level: str) -> Path:
    return ROOT / "requirements" / f"{level}.txt"


def home() -> dict[str, str]:
    """What a .venv is tied to: this Python, and the folder it was made in."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "folder": str(ROOT)}


def wanted(level: str) -> dict[str, str]:
    """The stamp of a .venv that has all it should have."""
    contents = hashlib.sha256()
    for path in (lock(level), ROOT / "pyproject.toml", Path(__file__)):
        contents.update(hashlib.sha256(path.read_bytes()).digest())
    return {**home(), "level": level, "contents": contents.hexdigest()}


def found() -> dict[str, str]:
    """The stamp of our .venv; empty when it is missing, half made, moved or of another Python."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
        sound = PYTHON.exists() and home().items() <= stamp.items()
        return stamp if sound else {}
    except (FileNotFoundError, NotADirectoryError, ValueError, AttributeError):
        return {}


def check() -> None:
    """Raise what can be known to fail before anything is written."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Trouble(
                f"This Python ({sys.executable}) has no {module} module: install it, "
                "which on Debian and Ubuntu is the package python3-venv."
            )
    if not os.access(VENV if VENV.is_dir() else ROOT, os.W_OK | os.X_OK):
        raise Trouble(f"We may not write in {ROOT}: copy the project to a folder of your own.")
    if VENV.is_symlink() or (VENV.exists() and not VENV.is_dir()):
        raise Trouble(f"{VENV} is not a folder that we made: move it away.")


def doing(said: list[str]) -> str:
    """What pip was last heard to be at, in a word."""
    for line in reversed(said):
        if line.startswith("Installing collected packages"):
            return "unpacking"
        if "Retrying" in line:
            return "no answer yet"
        match = re.match(r"\s*(?:Collecting|Downloading|Using cached) ([\w.]+)", line)
        if match:
            return match[1]
    return "still at it"


def work(what: str, *command: str) -> None:
    """Run a command with its output in the log, and give a sign of life now and then."""
    start = time.monotonic()
    said: list[str] = []
    done = threading.Event()

    def beat() -> None:
        last = ""
        while not done.wait(BEAT):
            now = doing(said[:])
            print("..." if now == last else f"{now} ...", end=" ", flush=True)
            last = now

    print(what, end=" ... ", flush=True)
    threading.Thread(target=beat, daemon=True).start()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key not in UNSET} | SET,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        with process, LOG.open("a", encoding="utf-8") as log:
            log.write(f"# {what}\n")
            for line in process.stdout or ():
                log.write(line)
                said.append(line)
    finally:
        done.set()
    if process.returncode:
        print("failed", flush=True)
        raise trouble(said)
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def trouble(said: list[str]) -> Trouble:
    """Show the last lines of a command that failed, and find the sentence for it."""
    lines = [line.rstrip() for line in said if line.strip()]
    print(*(f"    {line[:200]}" for line in lines[-4:]), sep="\n", file=sys.stderr)
    for words, sentence in REASONS:
        if re.search(words, "\n".join(lines)):
            return Trouble(sentence)
    return Trouble("The setup failed: the lines above say why.")


def install(level: str) -> None:
    """Bring .venv to a level: in place where it is sound, from nothing where it is not."""
    before = STAMP.read_bytes() if found() else b""
    STAMP.unlink(missing_ok=True)
    pip = (str(PYTHON), "-m", "pip", "install", "--no-input", "--no-color", "--retries", "3")
    hashed = ("--require-hashes", "--only-binary", ":all:", "-r", str(lock(level)))
    itself = ("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    try:
        if not before:
            shutil.rmtree(VENV, ignore_errors=True)
            VENV.mkdir(exist_ok=True)
            work(f"Making .venv with {home()['python']}", sys.executable, "-m", "venv", str(VENV))
        work(f"Installing the packages of requirements/{level}.txt", *pip, *hashed)
        work("Installing ludotheque itself", *pip, *itself)
    except Trouble:
        if before:  # all that was there still is: one can play without the network
            STAMP.write_bytes(before)
        else:
            shutil.rmtree(VENV, ignore_errors=True)
        raise
    STAMP.write_text(json.dumps(wanted(level)), "utf-8")


def main(arguments: list[str]) -> int:
    if arguments not in (["run"], ["dev"]):
        print("Usage: setup.py run|dev", file=sys.stderr)
        return 2
    try:
        stamp = found()
        level = "dev" if stamp.get("level") == "dev" else arguments[0]
        if stamp != wanted(level):
            start = time.monotonic()
            check()
            install(level)
            print(f"Ready in {time.monotonic() - start:.0f} s.", flush=True)
    except Trouble as sentence:
        print(sentence, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The setup could not go on: {error}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped half-way: the next setup starts afresh.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
