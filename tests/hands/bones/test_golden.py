"""Kept traces are judged as they were: to the last bit. Where that must change, the judge's version
grows, and they are written anew."""

from pathlib import Path

import pytest

from ludotheque.hands.bones.record import MANAGED, WHY
from ludotheque.hands.bones.traces import unpacked
from tests.hands.bones.attempts import ALL, SOLO, judged
from tests.hands.bones.golden import kept, told
from tests.hands.bones.recorded import recorded
from tests.hands.bones.steady import laid_as
from tests.hands.bones.test_twin import Case, agree

KEPT = kept()


# How each can fail, by its acts: the table in docs/hands.md.
JACK = "weak-throw jack-fell hand-too-fast"
PICKED = f"{JACK} hand-full slipped nothing-there two-at-once one-a-throw"
CARRIED = f"{JACK} hand-full slipped nothing-there two-at-once"
FINGERED = f"{JACK} hand-full slipped nothing-there"
FAILS = {
    "aslik": PICKED,
    "ehfel": f"{JACK} laid-too-briefly two-fell laid-too-near",
    "kuda-kuda": PICKED,
    "takh-takh": f"{FINGERED} weak-stroke tipped knocked-over on-edge-already",
    "wollo": f"{CARRIED} wall",
    "cumi-cumi": "slipped nothing-there two-at-once not-caught",
    "gurnia": f"{FINGERED} finger finger-slipped",
    "nampan": "not-caught",
    "numa": "not-caught",
    "polopo": "bone-fell",
    "ariac": f"{JACK} touched nothing-there",
    "glodoc": PICKED,
    "labah": "weak-throw jack-fell slipped two-at-once jack-slid",
    "maradono": f"{FINGERED} weak-stroke beside",
    "meja": f"{CARRIED} missed-the-card",
    "bola-bola": f"{JACK} weak-stroke beside off-table not-done",
    "manu": "not-caught",
    "naik": f"{JACK} wrong-number",
}


@pytest.mark.parametrize("trick", ALL)
def test_it_fails_in_each_way_of_its_own_acts(trick: str) -> None:
    found = {case[name] for case in KEPT if case["trick"] == trick for name in ("why", "mishap")}
    assert found >= {*FAILS[trick].split()}


@pytest.mark.parametrize("trick", ALL)
def test_kept_attempts_end_as_they_did(trick: str) -> None:
    for case in (case for case in KEPT if case["trick"] == trick):
        found = told(laid_as(case), unpacked(case["trace"]), case.get("until"))
        assert case.items() >= found.items(), case["number"]


@pytest.mark.parametrize("trick", SOLO)
def test_there_is_a_clean_success_for_each_number(trick: str) -> None:
    managed = {c["number"] for c in KEPT if c["trick"] == trick and c["why"] == "managed"}
    assert managed == {1, 2, 3, 4}


def test_there_is_each_way_to_fail() -> None:
    ways = {case[name] for case in KEPT for name in ("why", "mishap")}
    assert ways == {*WHY} - {"opened"}  # which is the clock's doing


def test_the_page_judges_them_alike(tmp_path: Path) -> None:
    agree([Case(laid_as(case), unpacked(case["trace"])) for case in (*KEPT, *recorded())], tmp_path)


def test_what_a_real_pointer_did_is_managed_in_the_step_in_which_the_page_said_so() -> None:
    assert {case["by"] for case in recorded()} == {"mouse", "finger", "keys"}
    for case in recorded():
        world = judged(laid_as(case), unpacked(case["trace"]), case["steps"])
        assert (world["why"][0], world["time"][0]) == (MANAGED, case["steps"]), case["by"]
