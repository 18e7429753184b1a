"""The pages for bot writers: their code runs as it stands, and what they tell is so."""

import re
import sys
from pathlib import Path

import pytest

from ludotheque import shelf
from ludotheque.cli import main
from ludotheque.lab import entrants
from ludotheque.lab.observing import Observer

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```(python|sh)\n(.*?)```", re.DOTALL)


def blocks(page: str, ray: bool = False) -> list[tuple[str, str]]:
    """Its code; or, of what needs Ray, that (tests/lab/test_ray.py)."""
    found = BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    found = [(kind, code) for kind, code in found if ("ray" in code) == ray]
    assert found
    return found


def run(kind: str, code: str, page: str) -> None:
    if kind == "sh":
        for line in code.splitlines():
            assert command(line) == 0, line
    elif code.startswith("# file: "):
        name = code.partition("\n")[0].removeprefix("# file: ")
        Path(name).write_text(code, encoding="utf-8")
        sys.modules.pop(Path(name).stem, None)
        entrants.bot.cache_clear()
    else:
        exec(compile(code, page, "exec"), {})


def command(line: str) -> int:
    """As it stands, but with few matches, and all of them here."""
    program, *arguments = re.sub(r"--games \d+", "--games 2 --jobs 1", line).split()
    assert program == "ludotheque"
    return main(arguments)


def test_from_nothing_to_a_bot_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for kind, code in blocks("bots.md"):
        run(kind, code, "bots.md")
    said = capsys.readouterr().out
    assert said.count("mybots:Sampler") == 2
    assert ", match " not in said  # no fault
    sys.modules.pop("mybots", None)


@pytest.mark.parametrize("number", range(len(blocks("lab.md"))))
def test_the_environments_run_as_shown(number: int) -> None:
    pytest.importorskip("pyspiel")
    run(*blocks("lab.md")[number], "lab.md")


@pytest.mark.parametrize("box", [box for box in shelf.names() if shelf.part(box, "observation")])
def test_a_box_tells_every_part_of_its_observations(box: str) -> None:
    text = (shelf.folder(box) / "docs" / "observation.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", text, re.MULTILINE))
    layout = Observer(shelf.game(box)).layout
    assert told == {name: " × ".join(map(str, shape)) or "1" for name, (_, shape) in layout.items()}


def test_every_command_line_option_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    assert options
    assert options <= set(re.findall(r"--[a-z]+", page))
