"""The catalogue: seventy blocks and a hundred, as the boxes have them."""

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games.bausack import blocks
from ludotheque.games.bausack.blocks import (
    BASES,
    BLOCKS,
    BOXES,
    FOUND,
    IDS,
    LISTED,
    UNNAMED,
    Box,
    unlike_a_base,
)
from ludotheque.words import Words

WORDS = Words(Path(blocks.__file__).parent)
BOTH: list[Box] = ["bausack", "sacnoir"]


def test_bausack_has_seventy_blocks_and_sac_noir_a_hundred() -> None:
    assert {box: len(BOXES[box]) for box in BOTH} == {"bausack": 70, "sacnoir": 100}


@pytest.mark.parametrize("box", BOTH)
def test_only_the_two_of_60_by_30_by_15_are_alike(box: Box) -> None:
    shapes = Counter((b.kind, b.size, b.bore, b.wall) for b in BOXES[box])
    assert [shape for shape, times in shapes.items() if times > 1] == [
        ("cuboid", (60, 30, 15), 0, 0)
    ]
    assert len(BASES[box]) == 2


def test_bausack_is_natural_with_some_red_and_a_few_green() -> None:
    colours = Counter(b.colour for b in BOXES["bausack"])
    assert colours == {"natural": 51, "red": 15, "green": 4}


def test_sac_noir_is_black_and_red() -> None:
    assert {b.colour for b in BOXES["sacnoir"]} == {"black", "red"}


@pytest.mark.parametrize("box", BOTH)
def test_the_red_ones_are_the_hard_ones(box: Box) -> None:
    red = [b.difficulty for b in BOXES[box] if b.colour == "red"]
    rest = [b.difficulty for b in BOXES[box] if b.colour != "red"]
    assert sum(red) / len(red) > 2 * sum(rest) / len(rest)
    assert len(red) >= 10  # enough for two towers of three


def test_sac_noir_is_more_bizarre() -> None:
    average = {box: sum(b.difficulty for b in BOXES[box]) / len(BOXES[box]) for box in BOTH}
    assert average["sacnoir"] > average["bausack"]
    assert {b.kind for b in BOXES["sacnoir"]} > {b.kind for b in BOXES["bausack"]}


def test_the_kinds_that_the_box_is_known_for_are_there() -> None:
    wanted = (
        "cuboid cube cylinder pole ramp l-shape arch ring cross egg half-egg half-dome ball knob "
        "egg-cup skittle candlestick fir-tree"
    )
    assert set(wanted.split()) <= {b.kind for b in BOXES["bausack"]}


def test_an_id_names_one_block_and_says_its_kind() -> None:
    assert len(LISTED) == len(IDS["bausack"]) + len(IDS["sacnoir"]) == 170
    assert set(BLOCKS) == {*LISTED, *FOUND, *UNNAMED}
    for name, b in BLOCKS.items():
        assert name == b.id
        assert name.rpartition("-")[0] == b.kind or name not in LISTED
        assert " " not in name


def test_measures_and_difficulties_are_sensible() -> None:
    for b in BLOCKS.values():
        assert all(5 <= measure <= 120 for measure in b.size), b.id
        assert 0 <= b.difficulty <= 1, b.id
        assert b.bore < max(b.size), b.id
        assert 2 * b.wall <= max(b.size), b.id


def test_every_block_has_a_name() -> None:
    for b in BLOCKS.values():
        key, args = b.name
        assert WORDS.say(key, **args), b.id
    key, args = BLOCKS["arch-1"].name
    assert WORDS.say(key, **args) == "natural arch, 60 × 20 × 30 mm"


def test_likeness_to_a_base_is_the_sum_of_differences() -> None:
    assert [unlike_a_base(b) for b in ("cuboid-1", "cuboid-3", "cube-4")] == [0, 5, 50]
