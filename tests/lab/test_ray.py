"""Ray really runs here, on this machine: what is played there is what is played without it."""

import importlib.util
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.cli import main
from ludotheque.lab import arena, entrants
from ludotheque.lab.bout import Terms
from ludotheque.lab.cluster import cluster
from ludotheque.lab.vector import Stepped, VectorEnv
from tests.lab.test_pages import blocks, run

STRAYS = Path(__file__).parent / "strays.py"


@pytest.fixture(scope="module", autouse=True)
def ray() -> Iterator[Any]:
    """One for all of them: it takes its time to start."""
    if importlib.util.find_spec("ray") is None:
        needed = os.environ.get("LUDOTHEQUE_SERVICES") == "needed"
        (pytest.fail if needed else pytest.skip)("there is no Ray for this machine")
    with cluster("local") as ray:
        yield ray


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots of one's own, in which one is."""
    source = STRAYS.read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    sys.modules.pop("mine", None)
    entrants.bot.cache_clear()


def matches(file: Path) -> list[dict[str, Any]]:
    """What was played, without how long it took and where the bots' files are."""
    told: list[dict[str, Any]] = json.loads(file.read_text())["matches"]
    for bout in told:
        del bout["thinking"]
        for fault in bout["faults"]:
            fault["why"] = fault["why"].partition(" (")[0]
    return told


def test_an_arena_gives_the_same_matches_with_ray_and_bots_of_ones_own_are_sent_along(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "isis", "greedy", "mine:Last", "mine:Stumbles", "--games", "6"]
    asked += ["--seed", "owl", "--json"]
    assert main([*asked, "here.json", "--jobs", "1"]) == 0
    assert main([*asked, "there.json", "--ray", "local"]) == 0
    assert "KeyError" in capsys.readouterr().out
    assert matches(mine / "there.json") == matches(mine / "here.json")
    assert len(matches(mine / "there.json")) == 6


def test_a_bot_that_ends_its_process_ends_the_arena_in_one_sentence(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "isis", "greedy", "mine:Quits", "--games", "2", "--ray", "local"]
    assert main(asked) == 1
    assert "A bot has ended the process that it played in." in capsys.readouterr().out


@pytest.fixture
def started() -> Iterator[str]:
    """A cluster of one machine, started as its host does; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block"]
    command += ["--node-ip-address", "127.0.0.1", "--port", address.rpartition(":")[2]]
    command += ["--num-cpus", "1", "--include-dashboard", "false", "--disable-usage-stats"]
    with tempfile.TemporaryDirectory(prefix="ray-") as folder:  # a short one: it has sockets in it
        head = subprocess.Popen([*command, "--temp-dir", folder], stdout=subprocess.PIPE, text=True)
        assert head.stdout is not None
        try:
            for line in head.stdout:
                if "Ray runtime started" in line:
                    break
            yield address
        finally:
            head.terminate()  # and it ends all that it has started
            head.communicate(timeout=120)


@pytest.mark.long
def test_an_arena_is_played_at_a_cluster_that_runs_already(mine: Path, started: str) -> None:
    """By a process of its own: this one is at a cluster of its own."""
    asked = "arena isis greedy mine:Last --games 4 --seed owl --json".split()
    assert main([*asked, "here.json", "--jobs", "1"]) == 0
    code = "import sys; from ludotheque.cli import main; sys.exit(main())"
    there = [sys.executable, "-c", code, *asked, "there.json", "--ray", started]
    environment = {**os.environ, "PYTHONPATH": str(mine)}
    done = subprocess.run(there, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert matches(mine / "there.json") == matches(mine / "here.json")


@pytest.mark.long
def test_what_was_played_on_a_machine_that_is_gone_is_played_elsewhere(ray: Any) -> None:
    from ludotheque.lab.players import _Playing

    terms: Terms = arena.ruled("isis", ["greedy", "random"], {}, 0.1, "owl")
    playing = _Playing(terms, arena.pairings(terms, 8), 2)
    found = playing.played()
    bouts = [next(found)]
    ray.kill(playing.players[0])
    bouts += found
    alone = {bout.number: bout.scores for bout in arena.played(terms, 8)}
    assert {bout.number: bout.scores for bout in bouts} == alone
    assert len(bouts) == 8


@pytest.mark.long
def test_matches_divided_among_actors_are_the_same_matches() -> None:
    from ludotheque.lab.ray import VectorEnv as Divided

    one, many = VectorEnv("isis", 31, 3, seed=5), Divided("isis", 31, 3, actors=3, seed=5)
    assert [len(lanes) for lanes in many.lanes] == [10, 10, 11]
    alike(one.reset(), many.reset())
    ended = 0
    for _ in range(100):
        actions = one.sample()
        assert np.array_equal(actions, many.sample())
        alike(now := one.step(actions), many.step(actions))
        ended += int(now.ended.sum())
    assert ended > 0
    alike(one.reset(), many.reset())

    actions = one.sample()
    actions[25] = -1
    with pytest.raises(ValueError, match="action -1 is not legal in match 25"):
        many.step(actions)
    many.sample()
    assert many.each(lambda env, seat: int(env.now.seats.min()) >= seat, 1) == [True] * 3
    actions = one.sample()
    alike(one.step(actions), many.step(actions))
    many.close()


def alike(one: Stepped, other: Stepped) -> None:
    for name in Stepped._fields:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_the_page_runs_as_shown() -> None:
    [(kind, code)] = blocks("lab.md", ray=True)
    run(kind, code, "lab.md")


@pytest.mark.parametrize(
    ("before", "address", "said"),
    [
        ("sys.modules['ray'] = None", "local", 'pip install "ludotheque[lab-ray]"'),
        ("pass", "127.0.0.1", "Ray cannot be reached at 127.0.0.1: "),
    ],
)
def test_without_it_one_is_told_in_a_sentence(before: str, address: str, said: str) -> None:
    code = (
        f"import sys; {before}; from ludotheque.cli import main; "
        f"sys.exit(main('arena isis greedy random --lang en --ray {address}'.split()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
