"""The hand that places blocks."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.hands.blocks import gains, stands

unit = st.floats(0, 1)
measure = st.integers(5, 120)


@given(unit, unit, st.integers(0, 70), st.integers(0, 4095), unit)
def test_a_chance_is_a_chance(
    difficulty: float, top: float, blocks: int, height: int, skill: float
) -> None:
    assert 0 <= stands(difficulty, top, blocks, height, skill) <= 1


@given(unit, unit, st.integers(0, 70), st.integers(0, 3000), unit)
def test_harder_taller_and_clumsier_is_never_likelier(
    difficulty: float, top: float, blocks: int, height: int, skill: float
) -> None:
    chance = stands(difficulty, top, blocks, height, skill)
    assert stands(min(1.0, difficulty + 0.1), top, blocks, height, skill) <= chance
    assert stands(difficulty, top + 0.1, blocks, height, skill) <= chance
    if blocks != 1:  # with a second block there is a second place
        assert stands(difficulty, top, blocks + 1, height, skill) <= chance
    assert stands(difficulty, top, blocks, height + 50, skill) <= chance
    assert stands(difficulty, top, blocks, height, min(1.0, skill + 0.1)) >= chance


@given(st.tuples(measure, measure, measure), st.booleans(), st.booleans())
def test_gains_are_the_blocks_measures(
    size: tuple[int, int, int], base: bool, raising: bool
) -> None:
    found = gains(size, base, raising)
    assert abs(sum(share for _, share in found) - 1) < 1e-9
    assert {gain for gain, _ in found} == ({*size} if base else {0, *size})


def test_a_plain_block_on_a_low_tower_is_nearly_safe_and_a_ball_on_a_tall_one_is_folly() -> None:
    assert stands(0.05, 0.0, 1, 15, 0.5) > 0.9
    assert stands(0.9, 0.0, 10, 250, 0.5) < 0.25
