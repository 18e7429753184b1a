"""Whole matches: cards and bones are conserved, hands stay secret, and every match ends."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.bots import GreedyBot
from ludotheque.contract import State
from ludotheque.games.oss.box import BONES, COLOURS, FAMILIES, PILES, REPLAYS, TRIBE, TRICKS, TROPHY
from ludotheque.games.oss.game import GAME
from ludotheque.testing import check_game
from ludotheque.words import Words

from .table import Table, inside, position, random_match

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def hold(state: State) -> None:
    """What is true of every position."""
    p = inside(state)
    tribes = {seat: Counter(p.hands[seat]) + Counter(p.piles[seat]) for seat in p.seats}
    for seat, before in p.laid.items():
        tribes[seat][before.value] += 1
    for card in (card for cards in p.won.values() for card in cards):
        tribes[card.tribe][card.value] += 1
    for seat in p.seats:
        tribes[seat].update(p.lost[seat])
        assert tribes[seat] == Counter(TRIBE)
        assert p.hand_sizes[seat] == len(p.hands[seat])
        assert p.pile_sizes[seat] == len(p.piles[seat])
        assert p.replays[seat] <= REPLAYS
        worth = [card.value for card in p.won[seat]] + [TROPHY] * len(p.trophies[seat])
        assert p.points[seat] == sum(worth)
    trophies = [trophy for won in p.trophies.values() for trophy in won]
    known = Counter(
        [*p.gone, *p.tricks.values(), *trophies, *([p.challenge] if p.challenge else [])]
    )
    hidden = Counter(trick for family in (*PILES, "challenge") for trick in p.pile_of(family))
    assert known + hidden == Counter(list(TRICKS))
    assert sum(len(family) for family in FAMILIES.values()) == 25
    if state.attempt:
        trick = TRICKS[state.attempt.args["trick"]]
        assert (trick.bones or len(state.attempt.by)) + trick.jacks <= BONES == len(COLOURS)
        assert p.tower < BONES
    for seat in state.to_act:
        assert seat == 0 or len(state.legal(seat)) > 1  # nobody is asked what has one answer


def ends(players: int, seed: int) -> None:
    states = list(islice(random_match(players, seed), 2_000))
    state = states[-1]
    p = inside(state)
    assert p.round == 4
    assert sum(len(trophies) for trophies in p.trophies.values()) == 4
    outcome = state.outcome
    assert outcome is not None
    position: Any = state.position
    assert outcome.scores == position.points
    assert max(outcome.scores.values()) == outcome.scores[outcome.winners[0]]


@PLAYERS
def test_a_hundred_random_matches_end(players: int) -> None:
    for seed in range(100):
        ends(players, seed)


@pytest.mark.long
@PLAYERS
def test_a_thousand_random_matches_end(players: int) -> None:
    for seed in range(1_000):
        ends(players, seed)


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_cards_and_bones_are_conserved(players: int, seed: int) -> None:
    for state in random_match(players, seed):
        hold(state)


@PLAYERS
def test_a_match_ends_whatever_the_judge_says(players: int) -> None:
    """Facts chosen blindly among the possible ones, not by any odds."""
    rng = random.Random(players)
    for _ in range(10):
        state = GAME.new(players, seed=rng.randbytes(32))
        for _ in range(5_000):
            if not state.to_act:
                break
            (seat,) = state.to_act
            state, _ = state.play(seat, rng.choice(state.legal(seat)))
        assert state.outcome is not None


@PLAYERS
def test_it_holds_to_the_contract(players: int) -> None:
    check_game(GAME, players, matches=2, closely=0.05)


def test_a_hand_is_seen_by_its_owner_and_a_pile_by_nobody() -> None:
    state = GAME.new(3, seed=bytes(32))
    view = state.view(2)
    assert view["hands"] == {"1": None, "2": list(inside(state).hands[2]), "3": None}
    assert view["piles"] == {"1": None, "2": None, "3": None}
    assert view["hand_sizes"] == {"1": 5, "2": 5, "3": 5}
    assert state.view(None)["hands"] == {"1": None, "2": None, "3": None}


def test_a_sampled_world_never_holds_a_card_that_was_seen_elsewhere() -> None:
    hands: dict[str, Any] = {"hands": "124/2344/2233", "lost": "1/-/-", "replays": "1,0,0"}
    table = Table(position(stage="solo", laid="3@aslik/1@numa/1@meja", **hands))
    rng = random.Random(0)
    for _ in range(50):
        world = inside(GAME.world(table.state.view(2), (), rng))
        assert world.hands[2] == (2, 3, 4, 4)
        assert world.piles[2] == (1, 2, 3)
        assert len(world.hands[1]) == 3
        assert sorted(world.hands[1] + world.piles[1]) == [1, 2, 2, 3, 4, 4]


def test_greedy_tries_again_when_it_can_and_takes_the_higher_card() -> None:
    bot = GreedyBot(GAME)
    rng = random.Random(0)
    table = Table(
        position(stage="solo", hands="1124/2344/2233", laid="3@aslik/1@numa/1@meja")
    ).play("0: bones 1")
    assert str(bot.choose(1, table.state.view(1), (), 1, rng)).startswith("replay")
    table = Table(
        position(
            2,
            stage="take",
            hands="1124/2344",
            laid="3@aslik/1@aslik",
            duels="1v2",
            turn=2,
            winner=2,
        )
    )
    assert str(bot.choose(2, table.state.view(2), (), 1, rng)) == "take 3"


@PLAYERS
def test_the_table_can_be_drawn_and_says_what_it_asks_at_any_time(players: int) -> None:
    words = Words(GAME.folder)
    for state in random_match(players, 1):
        for seat in (1, None):
            assert "[/]" in GAME.picture(state.view(seat), words.say)
        assert words.has(f"ask-{GAME.ask(state.view(None))}")
