"""Adding a sixth game is adding its own folders and touching nothing else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import bots, games, shelf
from ludotheque.cli import main
from ludotheque.contract import Refusal
from ludotheque.skeleton import new_box
from ludotheque.testing import check_game
from tests import toys


@pytest.fixture
def with_pebbles() -> Iterator[None]:
    games.__path__.extend(toys.__path__)
    yield
    for folder in toys.__path__:
        games.__path__.remove(folder)


@pytest.mark.usefixtures("with_pebbles")
class TestSixthGame:
    def test_it_stands_on_the_shelf(self) -> None:
        assert "pebbles" in shelf.names()
        assert shelf.card("pebbles").title == "Pebbles"
        check_game(shelf.game("pebbles"))

    def test_it_is_played_in_the_terminal(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "match.jsonl"
        arguments = ["play", "pebbles", "--people", "0", "--players", "3", "--save", str(file)]
        assert main(arguments) == 0
        assert "win" in capsys.readouterr().out
        assert main(["check", str(file)]) == 0

    def test_what_other_languages_miss_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["shelf", "--lang", "en"]) == 0
        lines = capsys.readouterr().out.splitlines()
        told = dict(line.split(" speaks English so far", 1) for line in lines if "so far" in line)
        files = [paper.format(lang) for lang in ("de", "fr", "nl") for paper in PAPERS]
        assert ", ".join(files) in told["Pebbles"]
        assert "NOX" not in told

    def test_greedy_weighs_the_odds_of_the_hand(self) -> None:
        import random

        game = shelf.game("pebbles")
        state = game.read(
            "pebbles players=2 tin=real round=3 scores=0,0 stones=5,2 bids=-,2 thrower=- over=no"
        )
        bot = bots.named("greedy", game)
        # Whatever seat 2 bid, the highest bid has the highest expected lead.
        move = bot.choose(1, state.view(1), [], 1.0, random.Random(1))
        assert str(move) in {"bid 3", "bid 4", "bid 5"}


def test_without_the_folder_it_is_gone() -> None:
    assert "pebbles" not in shelf.names()


# ---- A new box ----------------------------------------------------------------------------------

ROOT = Path(__file__).parents[1]
OWN = ("src/ludotheque/games", "tests/games", "web/src/games", "web/src/boxes")
HELD_TO = (  # what all boxes pass, as far as it is about this one
    *("tests/test_contract.py", "tests/test_places.py", "tests/test_playthroughs.py"),
    *("tests/test_rulebooks.py", "tests/test_notation_page.py", "tests/test_wire_ts.py"),
    *("tests/test_terminal_languages.py", "tests/games/marbles", "tests/test_words.py"),
    *("tests/test_cli.py", "tests/server/test_matches.py", "tests/server/test_referee.py"),
    *("tests/server/test_any_order.py", "tests/server/test_secrets_on_the_wire.py"),
)
PAPERS = ("words/{}.ftl", "rulebook/{}.md")


def clone(place: Path) -> Path:
    """The house as it is now, without what is fetched or built; but what is compiled stays so, and
    files keep their times, by which Numba knows it again."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    compiled = (str(file.relative_to(ROOT)) for file in (ROOT / "src").rglob("*.nb[ic]"))
    for name in [*files.stdout.splitlines(), *compiled]:
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def tell(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}"}
    told = [sys.executable, *command]
    return subprocess.run(told, cwd=house, env=env, capture_output=True, text=True, check=False)


def every_file(house: Path) -> set[str]:
    files = (str(f.relative_to(house)) for f in house.rglob("*") if f.is_file())
    return {file for file in files if "__pycache__" not in file and not file.startswith(".")}


def held_to(house: Path, *tests: str) -> None:
    held = tell(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "marbles", *tests)
    assert held.returncode == 0, held.stdout[-3000:]


def looked_at(house: Path) -> None:
    """What looks at the sources has nothing to say of it."""
    python = [f"{folder}/marbles" for folder in OWN if not folder.startswith("web")]
    for look in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]):
        told = tell(house, "-m", *look, *python)
        assert told.returncode == 0, told.stdout
    fetched, web = ROOT / "web" / "node_modules", house / "web"
    if not fetched.exists():
        return
    (web / "node_modules").symlink_to(fetched)
    page = [f"{folder.removeprefix('web/')}/marbles" for folder in OWN if folder.startswith("web")]
    for tool in (["prettier/bin/prettier.cjs", "--check"], ["eslint/bin/eslint.js"]):
        command = ["node", f"node_modules/{tool[0]}", *tool[1:], *page]
        looked = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
        assert looked.returncode == 0, looked.stdout + looked.stderr


def test_a_new_box_is_whole_and_changes_nothing_outside_its_folders(tmp_path: Path) -> None:
    house = clone(tmp_path)
    before = {file: (house / file).read_bytes() for file in every_file(house)}
    made = tell(house, "-m", "ludotheque.cli", "new-box", "marbles", "--lang", "en")
    assert made.returncode == 0, made.stderr
    fresh = every_file(house) - before.keys()
    assert {file.rsplit("/marbles/")[0] for file in fresh} == set(OWN)
    assert [file for file, text in before.items() if (house / file).read_bytes() != text] == []
    assert "Marbles speaks English so far" in made.stdout
    held_to(house, *HELD_TO)
    looked_at(house)
    again = tell(house, "-m", "ludotheque.cli", "new-box", "marbles")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)


@pytest.mark.long
def test_a_new_box_is_held_to_what_all_pages_are(tmp_path: Path) -> None:
    """In a browser: its page is built in a house of its own."""
    house = clone(tmp_path)
    made = tell(house, "-m", "ludotheque.cli", "new-box", "marbles")
    assert made.returncode == 0, made.stderr
    packages = house / "web" / "node_modules"
    packages.mkdir()
    for package in (ROOT / "web" / "node_modules").iterdir():
        if package.name != ".built.json":  # our page is built, that of this house is not
            (packages / package.name).symlink_to(package)
    held_to(house, "tests/web")


@pytest.mark.parametrize("name", ["Marbles", "two words", "class", "nox", "pebbles"])
def test_a_name_that_will_not_do_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match=r"new-box-(name|taken)"):
        new_box(name, ROOT)


def test_a_box_is_made_in_a_clone_of_the_house(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="new-box-nowhere"):
        new_box("marbles", tmp_path)
