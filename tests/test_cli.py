"""The commands, as people type them: one clear sentence and exit code 2 for what cannot be."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import matchfile, shelf
from ludotheque.cli import main
from ludotheque.match import Match


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(folder))
    return folder


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["play", "chess"], "no box called “chess”"),
            (["rules", "chess"], "no box called “chess”"),
            (["play", "nox", "--players", "2"], "takes 3 to 6 players"),
            (["play", "nox", "--option", "merge=sideways"], "top, choose"),
            (["play", "nox", "--option", "colour=red"], "no option “colour”"),
            (["play", "isis", "--option", "games=4"], "“games”"),
            (["play", "fakir", "--players", "2", "--option", "teams=true"], "teams"),
            (["play", "isis", "--bot", "deep"], "no bot called “deep”"),
            (["play", "isis", "--people", "9"], "do not fit"),
            (["play", "isis", "--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
            (["play", "isis", "--save", "/proc/nowhere/x.jsonl"], "cannot be written"),
            (["check", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
            (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        ],
        ids=lambda given: " ".join(given) if isinstance(given, list) else "",
    )
    def test_one_sentence_and_exit_code_2(
        self,
        arguments: list[str],
        sentence: str,
        data: Path,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        assert main(arguments) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert said.count("\n") == 1
        assert not data.exists()

    @pytest.mark.parametrize(
        "arguments",
        [["dance"], ["play", "isis", "--players", "two"], ["play", "isis", "--option", "open"]],
        ids=" ".join,
    )
    def test_a_mistyped_command(
        self, arguments: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1

    def test_a_file_that_is_there_is_never_written_over(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "mine.jsonl"
        file.write_text("precious")
        assert main(["play", "isis", "--people", "0", "--save", str(file)]) == 2
        assert file.read_text() == "precious"


class TestCheckAndReplay:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        file = tmp_path / "match.jsonl"
        assert main(["play", "isis", "--people", "0", "--seed", "9", "--save", str(file)]) == 0
        return file

    def test_a_good_file(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        capsys.readouterr()
        assert main(["check", str(file)]) == 0
        assert "fits its fingerprint" in capsys.readouterr().out
        assert main(["replay", str(file)]) == 0
        assert "The board is full" in capsys.readouterr().out

    def test_a_truncated_file(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_bytes(file.read_bytes()[:-200])
        assert main(["check", str(file)]) == 2
        assert "breaks off after entry" in capsys.readouterr().err
        assert main(["replay", str(file)]) == 0
        assert "breaks off after entry" in capsys.readouterr().out

    def test_a_tampered_file(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = file.read_text().replace('"P ', '"T ', 1)
        file.write_text(text)
        assert main(["check", str(file)]) == 2
        assert "has been changed" in capsys.readouterr().err
        assert file.read_text() == text

    def test_a_running_replay_leaves_out_what_has_faded(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match = Match(shelf.game("isis"), 2, {"first": 1}, bytes(32))
        match.play(1, "F")
        match.play(1, "T c3")
        file = tmp_path / "running.jsonl"
        file.write_bytes(matchfile.write(match))
        capsys.readouterr()
        assert main(["replay", str(file)]) == 0
        told = capsys.readouterr().out
        assert "on c3" in told
        assert "turns up" not in told


class TestPlaying:
    def test_moves_undo_and_quit(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
    ) -> None:
        typed(monkeypatch, "h 2@3", "undo", "moves", "log", "?", "dance", "v a1", "H 1@3", "quit")
        arguments = ["play", "fakir", "--option", "first=1", "--seed", "1"]
        assert main(arguments) == 0
        told = capsys.readouterr().out
        assert "“dance” is not a move" in told
        assert "play --resume" in told
        (kept,) = (data / "matches").iterdir()
        match = matchfile.read(kept.read_bytes(), shelf.game("fakir")).match
        assert [type(entry).__name__ for entry in match.entries][:3] == [
            "Played",
            "Played",
            "Undone",
        ]

    def test_a_kept_match_goes_on_even_if_it_was_cut_off(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        file = tmp_path / "kept.jsonl"
        typed(monkeypatch, "H 1@3")
        assert main(["play", "fakir", "--option", "first=1", "--save", str(file)]) == 0
        file.write_bytes(file.read_bytes() + b'{"do":"mo')
        typed(monkeypatch, "resign")
        assert main(["play", "--resume", str(file)]) == 0
        assert "wins" in capsys.readouterr().out
        assert main(["check", str(file)]) == 0

    def test_the_same_seed_gives_the_same_match(self, tmp_path: Path) -> None:
        files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
        for file in files:
            main(["play", "nox", "--people", "0", "--seed", "owl", "--save", str(file)])
        assert files[0].read_bytes() == files[1].read_bytes()

    @pytest.mark.parametrize("box", shelf.names())
    def test_every_box_is_played_to_its_end_by_bots(
        self, box: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        file = tmp_path / "m.jsonl"
        arguments = ["play", box, "--people", "0", "--seed", "3", "--save", str(file)]
        assert main(arguments) == 0
        assert "win" in capsys.readouterr().out
        assert main(["check", str(file)]) == 0


def test_rules_import_neither_numba_nor_mujoco() -> None:
    code = """if True:
        import sys
        from ludotheque.cli import main
        main(["rules", "nox"])
        assert not {"numba", "numpy", "mujoco"} & sys.modules.keys()
    """
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("box", shelf.names())
def test_rules_of_every_box(box: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", box]) == 0
    assert f"# {shelf.card(box).title}" in capsys.readouterr().out
