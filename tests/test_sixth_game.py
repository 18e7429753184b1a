"""Adding a sixth game is adding one folder in games/ and touching nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import bots, games, shelf
from ludotheque.cli import main
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

    def test_greedy_weighs_the_odds_of_the_hand(self) -> None:
        import random

        game = shelf.game("pebbles")
        state = game.read(
            "pebbles players=2 round=3 scores=0,0 stones=5,2 bids=-,2 thrower=- over=no"
        )
        bot = bots.named("greedy", game)
        # Whatever seat 2 bid, the highest bid has the highest expected lead.
        move = bot.choose(1, state.view(1), [], 1.0, random.Random(1))
        assert str(move) in {"bid 3", "bid 4", "bid 5"}


def test_without_the_folder_it_is_gone() -> None:
    assert "pebbles" not in shelf.names()
