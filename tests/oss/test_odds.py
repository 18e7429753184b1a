"""The skill model: likelihoods that sum to one, and orders of difficulty that make sense."""

from itertools import pairwise

import pytest

from ludotheque.games.oss.box import FAMILIES, SOLO, TRICKS
from ludotheque.games.oss.game import GAME
from ludotheque.hands import bones

from .table import random_match

SKILLS = (0.1, 0.3, 0.5, 0.7, 0.9)
SOLOS = [trick for family in SOLO for trick in FAMILIES[family]]
DUELS = FAMILIES["duel"]
CHALLENGES = FAMILIES["challenge"]


def wins(trick: str, number: int, skill: float = 0.5) -> float:
    return bones.solo(TRICKS[trick], number, skill).wins(number)


@pytest.mark.parametrize("trick", SOLOS)
def test_more_bones_are_harder(trick: str) -> None:
    for skill in SKILLS:
        assert all(wins(trick, n, skill) > wins(trick, n + 1, skill) for n in (1, 2, 3))


@pytest.mark.parametrize("trick", SOLOS)
def test_more_skill_is_better(trick: str) -> None:
    for number in (1, 2, 3, 4):
        assert all(
            wins(trick, number, low) < wins(trick, number, high) for low, high in pairwise(SKILLS)
        )


@pytest.mark.parametrize("trick", SOLOS)
def test_the_counts_of_a_solo_sum_to_one(trick: str) -> None:
    for number in (1, 2, 3, 4):
        result = bones.solo(TRICKS[trick], number, 0.4)
        assert sum(result.counts) + result.all_on_edge == pytest.approx(1)
        assert len(result.counts) == TRICKS[trick].most(number) + 1


@pytest.mark.parametrize(
    ("harder", "easier"),
    [
        ("glodoc", "aslik"),  # the same with the hand in a bag
        ("kuda-kuda", "aslik"),  # the same with two hands
        ("takh-takh", "aslik"),
        ("wollo", "aslik"),
        ("glodoc", "kuda-kuda"),
        ("labah", "aslik"),
        ("maradono", "gurnia"),  # farther to go
        ("nampan", "numa"),  # four to catch four, not five
    ],
)
def test_orders_of_difficulty(harder: str, easier: str) -> None:
    for number in (3, 4):
        assert wins(harder, number) < wins(easier, number)


def test_all_five_on_edge_helps_in_takh_takh_only() -> None:
    assert bones.solo(TRICKS["takh-takh"], 4, 0.5).all_on_edge > 0.05
    assert bones.solo(TRICKS["aslik"], 4, 0.5).all_on_edge == 0


@pytest.mark.parametrize("trick", DUELS)
def test_the_better_hand_wins_a_duel_more_often(trick: str) -> None:
    for low, high in pairwise(SKILLS):
        equal, better = (bones.duel_winner(TRICKS[trick], skill, low) for skill in (low, high))
        assert better[0] > equal[0]
        assert better[1] < equal[1]
        as_second = bones.duel_winner(TRICKS[trick], low, high)
        assert as_second[1] > max(as_second[0], equal[1])
        assert sum(better) == pytest.approx(1)


@pytest.mark.parametrize("trick", ["bagi", "kat", "manu", "naik"])
def test_equal_hands_are_equal(trick: str) -> None:
    first, second, _ = bones.duel_winner(TRICKS[trick], 0.5, 0.5)
    assert first == pytest.approx(second)


@pytest.mark.parametrize("trick", CHALLENGES)
def test_the_better_hand_survives_a_challenge_more_often(trick: str) -> None:
    survival = bones.survival(TRICKS[trick], SKILLS)
    assert all(low < high for low, high in pairwise(survival))
    assert all(0 < chance < 1 for chance in survival)


def test_a_higher_tower_is_harder() -> None:
    stands = [bones.stands(TRICKS["badaboss"], tower, 0.5) for tower in range(1, 6)]
    assert all(low > high for low, high in pairwise(stands))


def test_the_odds_are_about_legal_facts_and_sum_to_one() -> None:
    asked = set()
    for seed in range(60):
        for state in random_match(2 + seed % 5, seed):
            if state.to_act == (0,):
                odds = GAME.odds(state, {1: 0.2, 2: 0.8})
                assert {fact for fact, _ in odds} <= set(state.legal(0))
                assert sum(chance for _, chance in odds) == pytest.approx(1)
                assert all(chance >= 0 for _, chance in odds)
                attempt = state.attempt
                assert attempt is not None
                asked.add(attempt.args["trick"])
            else:
                assert state.attempt is None
                assert GAME.odds(state, {}) == ()
    assert asked == set(TRICKS)
