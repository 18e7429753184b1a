"""The terminal speaks the four languages of the house, and English is heard in English only."""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.text import Text

from ludotheque import shelf
from ludotheque.cli import main
from ludotheque.contract import Refusal
from ludotheque.games.bausack.game import GAME as BAUSACK
from ludotheque.terminal.play import COMMANDS
from ludotheque.words import HOUSE, Words, language, preferred, spoken
from tests.bausack.table import at
from tests.test_words import messages

SOURCES = HOUSE.parent
OTHERS = ["de", "fr", "nl"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "data"))


# ---- Which language -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "eo_XX.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT", "LC_ALL": "nl_BE.utf8"}, "nl"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "eo:de:nl"}, "de"),
        ({"LANG": "fr_FR", "LANGUAGE": "eo"}, "fr"),
        ({"LC_ALL": "C", "LANGUAGE": "de", "LANG": "fr_FR"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_the_environment_chooses_the_language(environment: dict[str, str], expected: str) -> None:
    assert preferred(environment) == expected


def test_a_wish_is_read_with_its_country_or_refused() -> None:
    assert [language(wish) for wish in ("de", "FR", "nl-BE", "en_GB.UTF-8")] == [
        "de",
        "fr",
        "nl",
        "en",
    ]
    with pytest.raises(Refusal, match="language"):
        language("klingon")


def test_lang_goes_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert main(["rules", "chess"]) == 2
    assert main(["rules", "chess", "--lang", "nl"]) == 2
    assert main(["shelf", "--lang", "klingon"]) == 2
    german, dutch, unknown = capsys.readouterr().err.splitlines()
    assert german.startswith("Eine Schachtel „chess“ steht nicht im Regal.")
    assert dutch.startswith("Er staat geen doos ‘chess’ in de kast.")
    assert unknown == "Das Haus spricht „klingon“ nicht. Es spricht: de, en, fr, nl."


@pytest.mark.parametrize("spoken_here", spoken())
def test_the_rulebook_is_read_in_it(spoken_here: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "nox", "--lang", spoken_here]) == 0
    assert capsys.readouterr().out == shelf.for_reading(shelf.rulebook("nox", spoken_here))


# ---- No English in the others -------------------------------------------------------------------


class Runs(Visitor):
    """The runs of text in messages, between the variables."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.add(" ".join(node.value.split()))


def texts(box: str, tongue: str) -> set[str]:
    runs = Runs()
    for folder in (HOUSE, shelf.folder(box) / "words"):
        runs.visit(FluentParser().parse((folder / f"{tongue}.ftl").read_text(encoding="utf-8")))
    return runs.found


def english(box: str, tongue: str) -> Iterator[str]:
    """What only the English files say: a run of text with a word in it that is not said there."""
    there = "\n".join(texts(box, tongue))
    for run in texts(box, "en"):
        if re.search(r"[a-z]{4}", run) and run not in there:
            yield run


def heard(told: str, box: str, tongue: str) -> list[str]:
    """The English in what was told. (Moves and pieces keep their notation: `take cube-2`.)"""
    plain = " ".join(told.split())
    return [
        run
        for run in english(box, tongue)
        if re.search(rf"(?<![\w-]){re.escape(run)}(?!\w)", plain)
    ]


def played_told_again_and_checked(box: str, tongue: str, file: Path) -> None:
    spoken_so = ["--lang", tongue]
    assert main(["play", box, "--people", "0", "--seed", "3", "--save", str(file), *spoken_so]) == 0
    assert main(["replay", str(file), *spoken_so]) == 0
    assert main(["check", str(file), *spoken_so]) == 0


@pytest.mark.parametrize("box", [box for box in shelf.names() if shelf.card(box).translated])
@pytest.mark.parametrize("tongue", OTHERS)
def test_a_whole_match_of_bots(
    box: str, tongue: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played_told_again_and_checked(box, tongue, tmp_path / "match.jsonl")
    assert heard(capsys.readouterr().out, box, tongue) == []


def test_english_is_heard_when_it_is_spoken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played_told_again_and_checked("isis", "en", tmp_path / "match.jsonl")
    told = heard(capsys.readouterr().out, "isis", "de")
    assert {"begins.", "puts a pawn on", "wins.", "pawns", "seat"} <= set(told)


FAKIR = ["fakir", "--players", "2", "--people", "2", "--option", "first=1"]
BAUSACK_BY_HAND = ["bausack", "--players", "2", "--people", "2", "--option", "first=1", "--referee"]
SESSIONS = {
    "two people at one keyboard": (
        FAKIR,
        [
            "",
            "?",
            "h 2@3",
            "",
            "moves",
            "dance",
            "log",
            "undo",
            "",
            "save x/y/z",
            "h 2@3",
            "",
            "resign",
        ],
    ),
    "a referee with the real box": (
        [*BAUSACK_BY_HAND, "--option", "variant=knockout"],
        ["", "sell egg-1 high", "", "?", "bid 1", "", "pass", "moves", "stood 45", "", "quit"],
    ),
    "the shelf to choose from": (["--option", "first=1"], ["chess", "fakir", "quit"]),
}


@pytest.mark.parametrize(("arguments", "lines"), SESSIONS.values(), ids=SESSIONS)
@pytest.mark.parametrize("tongue", OTHERS)
def test_people_are_spoken_to(
    arguments: list[str],
    lines: list[str],
    tongue: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x").touch()  # no folder: `save x/y/z` is refused
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    box = arguments[0] if arguments[0] in shelf.names() else "fakir"
    assert main(["play", *arguments, "--lang", tongue, "--save", "kept.jsonl"]) == 0
    assert heard(capsys.readouterr().out, box, tongue) == []


# ---- Nothing missing, nothing idle --------------------------------------------------------------


def said_in(files: Iterator[Path], prefix: str) -> set[str]:
    """The keys that these sources say. Where one is put together, what stands in braces is open."""
    found = re.compile(rf"""["']({prefix}-[a-z{{}}-]+)["']""")
    return {key for file in files for key in found.findall(file.read_text(encoding="utf-8"))}


def known(file: Path, prefix: str) -> set[str]:
    names = messages(file.read_text(encoding="utf-8"))
    return {name.partition(".")[0] for name in names if name.startswith(f"{prefix}-")}


def test_the_terminal_says_every_message_it_has_and_has_every_one_it_says() -> None:
    said = said_in(SOURCES.rglob("*.py"), "terminal")
    commands = {f"terminal-command-{name}" for name in COMMANDS}
    assert "terminal-command-{name}" in said
    assert (said - {"terminal-command-{name}"}) | commands == known(HOUSE / "en.ftl", "terminal")


@pytest.mark.parametrize("box", shelf.names())
def test_a_picture_says_every_message_it_has_and_has_every_one_it_says(box: str) -> None:
    said = said_in(shelf.folder(box).glob("picture.py"), "picture")
    has = known(shelf.folder(box) / "words" / "en.ftl", "picture")
    patterns = [re.sub(r"\{\w+\}", "[a-z]+", key) for key in said]
    assert {key for key in said if "{" not in key} <= has
    assert [key for key in has if not any(re.fullmatch(one, key) for one in patterns)] == []


@pytest.mark.parametrize("variant", ["chain", "knockout", "goodpile", "threereds"])
@pytest.mark.parametrize("tongue", spoken())
def test_what_stands_below_a_tower_keeps_to_its_column(variant: str, tongue: str) -> None:
    given = {"fallen": "1"} | ({"stopped": "1"} if variant == "goodpile" else {})
    drawn = BAUSACK.picture(
        at(variant, 2, **given).state.view(1), Words(BAUSACK.folder, tongue).say
    )
    lines = Text.from_markup(drawn).plain.splitlines()
    ground = next(n for n, line in enumerate(lines) if "▔" in line)
    second = lines[ground].rindex(" ▔") + 1
    below = lines[ground + 1 : lines.index("", ground)] if "" in lines[ground:] else lines[ground:]
    assert len(below) > 1
    assert all(line[second - 1 : second] in ("", " ") for line in below)
