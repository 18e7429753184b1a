"""Where all benches keep their figures: bench/results.json, and docs/benchmarks.md made from it."""

import json
import os
import platform
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from results_page import write_page
from rich.console import Console

RESULTS = Path(__file__).parent / "results.json"
PACKAGES = ("numba", "open_spiel", "pettingzoo")
console = Console(highlight=False)


class Wrong(Exception):
    """What stops a bench, as a sentence."""


def keep(found: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    """Figures by what was measured (`rules.isis`, `server.latency`), beside those of other benches;
    what was measured anew keeps nothing old. All that is kept then."""
    results: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    fresh = tuple(f"{what}." for what in found)
    results = {key: value for key, value in results.items() if not key.startswith(fresh)}
    for what, figures in found.items():
        for name, value in figures.items():
            results[f"{what}.{name}"] = round(value, None if value >= 1000 else 3)
    results["machine"] = machine()
    RESULTS.write_text(json.dumps(results, indent=2, sort_keys=True) + "\n")
    write_page(results)
    console.print("Written to bench/results.json and docs/benchmarks.md.")
    return results


def machine() -> dict[str, Any]:
    """What the figures were measured on, without names of hosts or folders."""
    told: dict[str, Any] = {
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }
    for package in PACKAGES:
        try:
            told[package] = version(package)
        except PackageNotFoundError:
            continue
    if compiler := find_compiler():
        asked = subprocess.run(
            [*compiler, "--version"], capture_output=True, text=True, check=False
        )
        told["compiler"] = asked.stdout.partition("\n")[0]
    return told


def find_compiler() -> list[str] | None:
    """A C++ compiler: $CXX, or any."""
    for name in (os.environ.get("CXX", ""), "c++", "g++", "clang++"):
        command = shlex.split(name)
        if command and shutil.which(command[0]):
            return command
    return None


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


if __name__ == "__main__":
    write_page(json.loads(RESULTS.read_text()))
