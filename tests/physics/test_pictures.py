"""What people see of a block goes into twelve bytes."""

import numpy as np

from ludotheque.physics.pictures import BYTES, picture, places_in


def test_a_picture_is_true_to_a_fraction_of_a_millimetre_and_of_a_degree() -> None:
    dice = np.random.default_rng(3)
    places = dice.uniform(-0.5, 0.5, (500, 7))
    places[:, 2] += 0.5
    places[:, 3:] = dice.normal(size=(500, 4))
    places[:, 3:] /= np.linalg.norm(places[:, 3:], axis=1, keepdims=True)
    shown = picture(places)
    seen = places_in(shown)
    assert len(shown) == 500 * BYTES
    assert np.abs(seen - places)[:, :3].max() < 0.00002
    alike = np.abs((seen * places)[:, 3:].sum(axis=1)).clip(0, 1)
    assert np.degrees(2 * np.arccos(alike)).max() < 0.01


def test_turnings_with_no_single_largest_number_are_shown_too() -> None:
    half = np.array([[0, 0, 0, *row] for row in ([1, 0, 0, 0], [-1, 0, 0, 0], [0.5] * 4)])
    alike = np.abs((places_in(picture(half)) * half)[:, 3:].sum(axis=1))
    assert np.allclose(alike, 1, atol=1e-8)


def test_what_has_rolled_off_the_table_is_shown_at_its_edge() -> None:
    far = np.array([[5.0, -5.0, 9.0, 1, 0, 0, 0]])
    assert np.allclose(places_in(picture(far))[0, :3], [1.024, -1.024, 1.984], atol=1e-4)
