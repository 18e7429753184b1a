"""Bots against bots: fair seats, honest intervals, and nobody's mistake stops the others."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main
from ludotheque.contract import Outcome, Refusal
from ludotheque.lab import arena, bout
from ludotheque.lab.bout import Bout, Terms, with_the_failed_last
from ludotheque.lab.entrants import entrant
from ludotheque.lab.tally import rated, shared, tally, wilson

STRAYS = "tests.lab.strays"


def rules(box: str, *names: str, seed: str = "owl", **options: Any) -> Terms:
    return arena.ruled(box, names, options, 0.1, seed)


def bouts(given: Terms, games: int) -> list[Bout]:
    return list(arena.played(given, games))


class TestSeats:
    def test_every_bot_sits_in_every_seat_equally_often(self) -> None:
        given = rules("isis", "random", "greedy", f"{STRAYS}:Last")
        pairings = list(arena.pairings(given, 12))
        for seat in range(3):
            assert Counter(p.seats[seat] for p in pairings) == {0: 4, 1: 4, 2: 4}

    def test_a_deal_is_played_once_from_every_seat(self) -> None:
        given = rules("nox", "random", "random", "random", "greedy")
        for deal in range(3):
            turned = [p.seats for p in arena.pairings(given, 12) if p.deal == deal]
            first = turned[0]
            assert turned == [first[n:] + first[:n] for n in range(4)]

    def test_neighbours_change_from_deal_to_deal(self) -> None:
        given = rules("nox", "random", "greedy", f"{STRAYS}:Last")
        orders = {p.seats for p in arena.pairings(given, 60)}
        assert len(orders) == 6

    def test_partners_stay_together(self) -> None:
        given = rules("fakir", "greedy", "random", "greedy", "random", teams="true")
        for pairing in arena.pairings(given, 20):
            assert {pairing.seats[0] % 2, pairing.seats[2] % 2} in ({0}, {1})

    def test_so_many_matches_that_it_is_fair(self) -> None:
        assert [arena.whole(n, 3) for n in (1, 3, 4, 100)] == [3, 3, 6, 102]

    def test_the_seats_of_a_deal_share_its_dice(self) -> None:
        """Equal bots from each seat play the same match, if they are no gamblers."""
        given = rules("isis", f"{STRAYS}:Last", f"{STRAYS}:Last")
        one, other, third, _ = bouts(given, 4)
        assert one.scores == other.scores
        assert one.scores != third.scores


class TestSeed:
    def test_the_same_seed_gives_the_same_matches(self) -> None:
        def story(seed: str) -> list[tuple[Any, ...]]:
            played = bouts(rules("isis", "greedy", "random", seed=seed), 6)
            return [(b.seats, b.scores, b.places) for b in played]

        assert story("owl") == story("owl")
        assert story("owl") != story("cat")

    def test_in_processes_they_are_the_same_matches(self) -> None:
        given = rules("isis", "greedy", "random")
        alone = {b.number: b.scores for b in arena.played(given, 4, jobs=1)}
        together = {b.number: b.scores for b in arena.played(given, 4, jobs=2)}
        assert alone == together


class TestEntrants:
    def test_a_bot_may_be_made_with_the_game_or_without_and_answer_in_words(self) -> None:
        for bout_ in bouts(rules("isis", f"{STRAYS}:First", f"{STRAYS}:Last"), 2):
            assert not bout_.faults

    def test_a_hand_has_a_skill(self) -> None:
        assert entrant("greedy@0.8").skill == 0.8
        assert entrant("greedy").skill == 0.5
        given = rules("oss", "random@0.95", "random@0.05")
        assert tally(given, bouts(given, 20))[0].bot == "random@0.95"

    @pytest.mark.parametrize(
        ("name", "said"),
        [
            ("greedy@2", "arena-skill"),
            ("greedy@much", "arena-skill"),
            ("nobody", "no-such-bot"),
            ("nowhere.to.be:Found", "ModuleNotFoundError"),
            (f"{STRAYS}:Nobody", "AttributeError"),
            (f"{STRAYS}:Dumb", "arena-choose"),
            (f"{STRAYS}:Unmade", "no weights here"),
        ],
    )
    def test_who_cannot_enter_is_told_before_anything_is_played(self, name: str, said: str) -> None:
        with pytest.raises(Refusal, match=said):
            rules("isis", "greedy", name)


class TestFaults:
    @pytest.mark.parametrize(
        ("name", "why"),
        [
            ("Stumbles", "KeyError: 'no such plan'"),
            ("Cheats", "pass"),
            ("Mumbles", "7 is no move of Isis & Osiris"),
        ],
    )
    def test_a_fault_costs_the_match_and_is_told(self, name: str, why: str) -> None:
        given = rules("isis", "random", f"{STRAYS}:{name}")
        for bout_ in bouts(given, 4):
            (fault,) = bout_.faults
            seat = bout_.seats.index(1) + 1
            assert (fault.bot, fault.seat) == (f"{STRAYS}:{name}", seat)
            assert fault.move >= 1
            assert why in fault.why
            assert bout_.places == {seat: 2, 3 - seat: 1}

    def test_with_more_than_two_the_others_play_on(self) -> None:
        given = rules("isis", "random", f"{STRAYS}:Stumbles", "random")
        for bout_ in bouts(given, 3):
            seat = bout_.seats.index(1) + 1
            assert bout_.places[seat] == 3
            assert seat not in bout_.winners

    def test_whoever_stood_in_and_won_has_not(self) -> None:
        outcome = Outcome({1: 9, 2: 5, 3: 7}, {1: 1, 2: 3, 3: 2}, (1,))
        assert with_the_failed_last(outcome, {1}).places == {1: 3, 2: 2, 3: 1}
        assert with_the_failed_last(outcome, {1}).winners == (3,)
        assert with_the_failed_last(outcome, {1, 3}).places == {1: 2, 2: 1, 3: 2}
        assert with_the_failed_last(outcome, set()) == outcome

    @pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers here")
    def test_a_bot_that_never_answers_is_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bout, "GRACE", 0.05)
        monkeypatch.setattr(bout, "PATIENCE", 0)
        (first, _) = bouts(rules("isis", "random", f"{STRAYS}:Dreams"), 2)
        assert "it thought for" in first.faults[0].why


class TestTally:
    def test_the_interval_is_wilson_s(self) -> None:
        assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
        assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
        assert wilson(0.0, 0) == (0.0, 1.0)

    def made(self, *places: dict[int, int]) -> list[Bout]:
        return [
            Bout(
                number,
                number,
                (0, 1),
                ((1,), (2,)),
                {1: 0, 2: 0},
                place,
                tuple(seat for seat in place if place[seat] == 1),
                10,
                {},
            )
            for number, place in enumerate(places)
        ]

    def test_a_tie_is_half_a_win_and_is_shown(self) -> None:
        given = rules("isis", "greedy", "random")
        lines = tally(given, self.made({1: 1, 2: 2}, {1: 1, 2: 1}, {1: 2, 2: 1}, {1: 1, 2: 2}))
        best = lines[0]
        assert (best.bot, best.won, best.tied, best.share) == ("greedy", 2, 1, 0.625)
        assert lines[1].share == 0.375

    def test_the_better_one_is_rated_higher_and_more_matches_make_surer(self) -> None:
        given = rules("isis", "greedy", "random")
        few, many = (rated(given, self.made(*[{1: 1, 2: 2}] * n)) for n in (3, 30))
        assert few["greedy"].mu > few["random"].mu
        assert many["greedy"].sigma < few["greedy"].sigma

    def test_seats_of_the_same_bot_count_together(self) -> None:
        given = rules("nox", "greedy", "random", "random")
        lines = {line.bot: line for line in tally(given, bouts(given, 3))}
        assert lines["random"].seats == 2
        assert lines["random"].even == pytest.approx(2 / 3)
        assert lines["random"].share + lines["greedy"].share == pytest.approx(1)

    def test_partners_win_together(self) -> None:
        given = rules("fakir", "greedy", "random", "greedy", "random", teams="true")
        for bout_ in bouts(given, 4):
            assert max(shared(given, bout_).values()) == 1


class TestCommand:
    def test_a_table_is_printed_and_everything_written_down(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "arena.json"
        asked = "arena isis greedy random --games 5 --seed owl --jobs 1 --json".split()
        assert main([*asked, str(file)]) == 0
        said = capsys.readouterr().out
        assert "6 matches, seed owl" in said
        assert all(len(line) <= 80 for line in said.splitlines())
        told = json.loads(file.read_text())
        assert [line["bot"] for line in told["bots"]] == ["greedy", "random"]
        assert len(told["matches"]) == 6

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            ("arena chess a b", "no box called “chess”"),
            ("arena nox greedy random", "takes 3 to 6 players"),
            ("arena isis greedy deep", "no bot called “deep”"),
            ("arena isis greedy greedy@7", "greedy@0.8"),
            ("arena isis greedy random --option variant=thick", "“thick”"),
            ("arena isis greedy random --games 0", "at least one"),
            ("arena isis greedy random --json /nowhere/file", "cannot be written"),
            ("arena isis greedy nowhere:Bot", "nowhere:Bot cannot enter"),
        ],
    )
    def test_what_cannot_be_is_one_sentence(
        self, arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(arguments.split()) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert said.count("\n") == 1

    def test_a_bot_is_found_in_the_current_folder(self, tmp_path: Path) -> None:
        source = (Path(__file__).parent / "strays.py").read_text(encoding="utf-8")
        (tmp_path / "mine.py").write_text(source, encoding="utf-8")
        program = str(Path(sys.executable).with_name("ludotheque"))
        done = subprocess.run(
            [program, "arena", "isis", "mine:Last", "mine:Stumbles", "--games", "2", "--jobs", "2"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "mine:Stumbles, match 1, seat " in done.stdout
        assert "KeyError" in done.stdout

    def test_ctrl_c_prints_what_was_played(self, tmp_path: Path) -> None:
        count = tmp_path / "moves"
        count.touch()
        command = [sys.executable, "-m", "ludotheque.cli", "arena", "isis", "--games", "1000000"]
        with subprocess.Popen(
            [*command, "--jobs", "2", f"{STRAYS}:Counts", "random"],
            env={**os.environ, "COUNT_MOVES_IN": str(count)},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        ) as process:
            deadline = time.monotonic() + 600  # only what hangs takes as long
            while count.stat().st_size < 200 and time.monotonic() < deadline:  # some matches
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            said, _ = process.communicate(timeout=300)
        assert process.returncode == 130
        assert "Stopped." in said
        assert f"{STRAYS}:Counts" in said.replace("\n", "")
        stopped = count.stat().st_size
        time.sleep(0.3)
        assert count.stat().st_size == stopped  # nobody plays on


def test_reading_the_rules_needs_none_of_the_lab() -> None:
    code = (
        "import sys; from ludotheque.cli import main; main(['rules', 'isis']); "
        "found = {'numpy', 'numba', 'pyspiel', 'pettingzoo', 'gymnasium', 'openskill'} "
        "& sys.modules.keys(); sys.exit(repr(found) if found else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_the_extra_one_is_told_what_to_fetch() -> None:
    code = (
        "import sys; sys.modules['openskill'] = None; from ludotheque.cli import main; "
        "sys.exit(main(['arena', 'isis', 'greedy', 'random']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "ludotheque[lab]"' in done.stderr
