"""Writes requirements/run.txt and dev.txt from pyproject.toml: lock.py [--upgrade].

Every file of every package is locked by its hash, for all platforms and Pythons that we support.
Versions that are locked and still fit stay as they are, unless --upgrade is given. The resolver
lives in a folder that is thrown away afterwards.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOLVER = "uv==0.13.7"
SOURCES = ["pyproject.toml", "requirements/build.in"]
OPTIONS = [
    *("--no-config", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"),
]


def main(options: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        bin = Path(folder, "bin")
        pip = [str(bin / "pip"), "install", "--quiet", "--disable-pip-version-check", RESOLVER]
        subprocess.run(pip, check=True)

        def resolve(*what: str) -> None:
            command = [str(bin / "uv"), "pip", "compile", *OPTIONS, *options, *SOURCES, *what]
            # A resolver's settings must not end up in our files.
            env = {key: value for key, value in os.environ.items() if not key.startswith("UV_")}
            subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)

        resolve("--output-file", "requirements/run.txt")
        resolve(
            *("--extra", "dev", "--constraint", "requirements/run.txt"),
            *("--output-file", "requirements/dev.txt"),
        )


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(f"Not locked: {error.cmd[0]} failed, and the lines above say why.")
