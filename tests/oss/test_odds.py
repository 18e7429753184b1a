"""The odds: what model hands have managed, and likelihoods that sum to one."""

import json
import runpy
from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.games.oss.box import FAMILIES, SOLO, TRICKS
from ludotheque.games.oss.game import GAME
from ludotheque.hands.bones import measured
from ludotheque.hands.bones import odds as bones
from ludotheque.hands.skill import LEVELS

from .table import random_match

ROOT = Path(__file__).parents[2]
SKILLS = (0.1, 0.3, 0.5, 0.7, 0.9)
SOLOS = [trick for family in SOLO for trick in FAMILIES[family]]
DUELS = FAMILIES["duel"]
CHALLENGES = FAMILIES["challenge"]


def wins(trick: str, number: int, skill: float = 0.5) -> float:
    return bones.solo(TRICKS[trick], number, skill).wins(number)


def test_they_are_made_of_what_the_bench_has_measured() -> None:
    fit = runpy.run_path(str(ROOT / "scripts" / "fit_bones.py"))
    assert measured.FILE.read_text("utf-8") == fit["text"](), "write it anew: scripts/fit_bones.py"
    assert fit["PAGE"].read_text("utf-8") == fit["for_the_page"](), "scripts/fit_bones.py, too"


@pytest.mark.parametrize("trick", SOLOS)
def test_a_hand_of_a_level_manages_what_it_managed_at_the_bench(trick: str) -> None:
    found = json.loads((ROOT / "bench" / "attempts.json").read_text())
    for level, skill in LEVELS.items():
        for number in (1, 2, 3, 4):
            counts = found[f"{trick} {level} {number}"]
            won = sum(n for won, n in counts.items() if won == "edge" or int(won) >= number)
            tried = sum(counts.values())
            assert wins(trick, number, skill) == pytest.approx(won / tried, abs=0.05)


@pytest.mark.parametrize("trick", SOLOS)
def test_more_bones_are_never_easier(trick: str) -> None:
    for skill in SKILLS:
        assert all(wins(trick, n, skill) >= wins(trick, n + 1, skill) for n in (1, 2, 3))
    assert wins(trick, 4, 0.9) < wins(trick, 1, 0.9)


@pytest.mark.parametrize("trick", SOLOS)
def test_more_skill_is_never_worse(trick: str) -> None:
    for number in (1, 2, 3, 4):
        rising = [wins(trick, number, skill) for skill in SKILLS]
        assert rising == sorted(rising)
        assert rising[0] < rising[-1]
        assert wins(trick, number, 0.0) == 0


@pytest.mark.parametrize("trick", SOLOS)
def test_the_counts_of_a_solo_sum_to_one(trick: str) -> None:
    for number in (1, 2, 3, 4):
        result = bones.solo(TRICKS[trick], number, 0.4)
        assert sum(result.counts) + result.all_on_edge == pytest.approx(1)
        assert len(result.counts) == TRICKS[trick].most(number) + 1


def test_all_five_on_edge_helps_in_takh_takh_only() -> None:
    assert bones.solo(TRICKS["takh-takh"], 4, 0.8).all_on_edge > 0
    assert bones.solo(TRICKS["aslik"], 4, 0.8).all_on_edge == 0


@pytest.mark.parametrize("trick", DUELS)
def test_the_better_hand_wins_a_duel_more_often(trick: str) -> None:
    for low, high in pairwise(SKILLS):
        equal, better = (bones.duel_winner(TRICKS[trick], skill, low) for skill in (low, high))
        assert better[0] > equal[0]
        assert better[1] < equal[1]
        as_second = bones.duel_winner(TRICKS[trick], low, high)
        assert as_second[1] > max(as_second[0], equal[1])
        assert sum(better) == pytest.approx(1)


@pytest.mark.parametrize("trick", ["bagi", "kat"])
def test_equal_hands_tie_about_as_often_as_at_the_bench(trick: str) -> None:
    """The shares are theirs, what follows from them is worked out."""
    rules, found = TRICKS[trick], json.loads((ROOT / "bench" / "rivals.json").read_text())[trick]
    for level, skill in LEVELS.items():
        counts = [
            [
                None if fell and trick == "bagi" else 0 if fell else count
                for _, fell, count, _ in done
            ]
            for (one, _), done in found
            if one == level
        ]
        tied = sum(rules.better(*both) == 0 for both in counts) / len(counts)
        assert bones.duel_winner(rules, skill, skill)[2] == pytest.approx(tied, abs=0.25), level


@pytest.mark.parametrize("trick", CHALLENGES[1:])
def test_a_hand_of_a_level_comes_through_about_as_often_as_at_the_bench(trick: str) -> None:
    """Of two or more hands of different skill, that of an expert."""
    rules, found = TRICKS[trick], json.loads((ROOT / "bench" / "rivals.json").read_text())[trick]
    skills = {"clumsy": 0.2} | LEVELS
    named = expected = 0.0
    for hands, fact in found:
        if "expert" in hands:
            at = hands.index("expert")
            among = [skills[hand] for hand in hands]
            if trick == "los-loboss":
                expected += sum(bones.first_to_say(rules, among)[0][at])
            else:
                odds = (bones.nearest if trick == "targoss" else bones.outs)(rules, among)
                expected += sum(chance for group, chance in odds.items() if at in group)
            named += str(at + 1) in fact.split()
    assert expected == pytest.approx(named, abs=12)


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
