"""Whatever is played and whoever plays, a bot's move is legal."""

import random

import pytest

from ludotheque import bots, shelf
from ludotheque.contract import Refusal
from ludotheque.match import Match
from tests.bots.thinking import BOXES, LEVELS, OURS, moved
from tests.tables import Table


@pytest.mark.parametrize("table", OURS, ids=str)
def test_all_levels_play_at_every_table(table: Table) -> None:
    """Until the end, with a few moves of chance between theirs, so that they see strange things."""
    match = Match(shelf.game(table.box), table.players, table.options, bytes(32))
    rng = random.Random(str(table))
    while match.outcome is None:
        if rng.random() < 0.6:
            (seat,) = match.state.to_act
            match.play(seat, rng.choice(match.state.legal(seat)))
        else:
            moved(match, rng.choice(LEVELS), rng, budget=0.002)
    assert match.outcome.winners


@pytest.mark.parametrize("box", BOXES)
class TestLevels:
    def test_the_card_offers_five_from_the_weakest_to_the_strongest(self, box: str) -> None:
        assert shelf.card(box).bots == LEVELS
        assert bots.usual(shelf.card(box)) == "club"

    def test_bots_for_any_game_are_still_to_be_had(self, box: str) -> None:
        assert bots.levels(shelf.card(box)) == [*LEVELS, "random", "greedy"]

    def test_a_name_that_nobody_has_is_refused_with_all_that_there_are(self, box: str) -> None:
        with pytest.raises(Refusal) as refused:
            bots.named("deep", shelf.game(box))
        assert (
            refused.value.args_["names"] == "random, greedy, novice, casual, club, expert, master"
        )

    def test_getting_ready_says_what_it_does(self, box: str) -> None:
        assert list(bots.prepare(shelf.game(box)))
