"""Pebbles, rule by rule."""

from ludotheque.contract import JUDGE
from ludotheque.testing import check_game
from tests.toys.pebbles.game import GAME

LAST = "pebbles players=2 tin=real round=3 scores=0,1 stones=4,2 bids=-,2 thrower=- over=no"


def test_it_keeps_the_contract_whoever_throws() -> None:
    check_game(GAME)
    check_game(GAME, options={"tin": "real"})


def test_the_highest_bid_throws() -> None:
    state, _ = GAME.read(LAST).play(1, GAME.move("bid 3"))
    assert state.to_act == (JUDGE,)
    assert state.attempt
    assert state.attempt.by == (1,)


def test_a_hit_scores_the_bid_and_the_third_round_is_the_last() -> None:
    state, _ = GAME.read(LAST).play(1, GAME.move("bid 3"))
    state, events = state.play(JUDGE, GAME.move("hit"))
    assert [event.kind for event in events] == ["hit"]
    assert state.outcome
    assert state.outcome.scores == {1: 3, 2: 1}
