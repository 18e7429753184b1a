"""The practice room lays out what a match would, and a bot's hand shows how it is done."""

import subprocess
import sys

import numpy as np
import pytest

from ludotheque.contract import Refusal
from ludotheque.games.oss.practice import ALONE, kept, laid, laid_by, numbers, shown
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.record import WHY
from ludotheque.hands.bones.traces import unpacked
from tests.hands.bones.attempts import judged


def test_every_trick_for_one_hand_can_be_practised() -> None:
    assert len(ALONE) == 15
    for what in ALONE:
        assert laid(what, 1)["trick"] == what


def test_it_is_tossed_anew_each_time() -> None:
    assert laid("aslik", 2)["world"] != laid("aslik", 2)["world"]


@pytest.mark.parametrize(
    ("what", "number"), [("kat", 1), ("aslik", 0), ("aslik", 6), ("gurnia", 5)]
)
def test_what_nobody_can_practise_is_refused(what: str, number: int) -> None:
    with pytest.raises(Refusal):
        laid(what, number)


@pytest.mark.parametrize("what", ALONE)
def test_what_is_shown_is_managed_by_the_same_judge(what: str) -> None:
    for number in numbers(what):
        ways = [one for one in kept() if (one.trick, one.number) == (what, number)]
        assert ways, "record it anew: .venv/bin/python scripts/show_bones.py"
        for one in ways:
            world = judged(laid_by(what, number, one.dice), unpacked(one.trace))
            assert WHY[int(world["why"][0])] == "managed", "record it anew: scripts/show_bones.py"


def test_what_is_shown_comes_with_the_toss_it_was_done_with() -> None:
    found = shown("takh-takh", 2)
    world = judged(Layout(**found["laid"]), np.array(found["trace"], np.int32))
    assert world["count"][0] == 2


def test_nobody_waits_in_the_practice_room_until_rules_are_compiled() -> None:
    asked = (
        "from ludotheque.games.oss.practice import laid, shown\n"
        "laid('aslik', 1), shown('aslik', 1)\n"
        "import sys\n"
        "sys.exit('ludotheque.hands.bones.step' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", asked], check=True)
