"""`ludotheque new-box NAME`: the toy of the tests under another name, as a whole box to begin with.

Rules, words, rulebook, pages, tests, board and cover: one copy of what is tested anyway. It needs a
clone of the house, since that is where a box is made.
"""

import keyword
import re
import subprocess
import sys
from pathlib import Path

from ludotheque.contract import Refusal

TOY = "pebbles"
FOLDERS = {  # where the toy lies, and where a box does
    f"tests/toys/{TOY}/tests": "tests/games/{name}",
    f"tests/toys/{TOY}": "src/ludotheque/games/{name}",
    f"web/toys/games/{TOY}": "web/src/games/{name}",
    f"web/toys/boxes/{TOY}": "web/src/boxes/{name}",
}
WRITTEN = (  # from the rules, by programs
    ("scripts/wire_ts.py",),
    ("-m", "tests.test_playthroughs", "{name}"),
    # Under another name imports have another order, and lines another length.
    (
        "-m",
        "ruff",
        "check",
        "--fix",
        "--quiet",
        "src/ludotheque/games/{name}",
        "tests/games/{name}",
    ),
    ("-m", "ruff", "format", "--quiet", "src/ludotheque/games/{name}", "tests/games/{name}"),
)


def new_box(name: str, root: Path) -> list[Path]:
    """Write it; the files that are new."""
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or keyword.iskeyword(name):
        raise Refusal("new-box-name", name=name)
    if not (root / "tests" / "toys" / TOY).is_dir():
        raise Refusal("new-box-nowhere", folder=str(root))
    places = [root / place.format(name=name) for place in FOLDERS.values()]
    if name == TOY or any(place.exists() for place in places):
        raise Refusal("new-box-taken", name=name)
    for source, place in zip(FOLDERS, places, strict=True):
        _copy(root / source, place, name)
    for command in WRITTEN:
        filled = [part.format(name=name) for part in command]
        subprocess.run([sys.executable, *filled], cwd=root, check=True, stdout=subprocess.DEVNULL)
    return sorted(file for place in places for file in place.rglob("*") if file.is_file())


def _copy(source: Path, place: Path, name: str) -> None:
    for file in sorted(source.rglob("*")):
        within = file.relative_to(source)
        own_tests = source.name == TOY and within.parts[0] == "tests"
        if file.is_dir() or "__pycache__" in within.parts or own_tests:
            continue
        copy = place / str(within).replace(TOY, name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(_renamed(file.read_text("utf-8"), name), "utf-8")


def _renamed(text: str, name: str) -> str:
    text = text.replace(f"tests.toys.{TOY}", f"ludotheque.games.{TOY}")
    text = text.replace("'../../../src/games/", "'../").replace("'../../../src/lib/", "'../../lib/")
    return text.replace(TOY.title(), name.title()).replace(TOY, name)
