"""What lies where before the first throw, and what the judge is told."""

import hashlib
import json
import re
from collections import Counter
from itertools import combinations
from math import hypot

import msgspec
import numpy as np
import pytest

from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.hands.bones.laying_out import Layout, records
from ludotheque.hands.bones.record import AWAY, FREE, HELD, LAW, LAWS, TABLE
from ludotheque.hands.bones.tosses import FACES, ON_EDGE, drawer, toss
from ludotheque.physics.knucklebone import knucklebone
from ludotheque.physics.knucklebone import toss as really_toss
from tests.hands.bones.attempts import ALL, layout
from tests.hands.bones.test_twin import PRINTED

TOSSED = [t for t in ALL if TRICKS[t].start.lie == "tossed"]


def dice(seed: int) -> Dice:
    return Dice(hashlib.sha256(str(seed).encode()).digest())


# ---- Tosses


def test_bones_fall_as_real_ones_do() -> None:
    """Of a sheep's about 38, 38, 12 and 12 in a hundred."""
    faces = Counter(bone.face for bones in drawer() for bone in bones)
    bump, hollow, dented, wavy = (faces[face] / faces.total() for face in range(len(FACES)))
    assert 0.33 < bump < 0.45
    assert 0.33 < hollow < 0.45
    assert 0.06 < dented < 0.18
    assert 0.06 < wavy < 0.18


def test_a_bone_has_the_measures_of_the_box() -> None:
    (hull,) = knucklebone().parts
    corners = np.array(hull.points)  # type: ignore[union-attr]
    assert corners.max(axis=0) - corners.min(axis=0) == pytest.approx(
        np.array(CATALOGUE.measures.bone), abs=0.5
    )


def test_a_real_toss_comes_to_rest_on_the_table() -> None:
    places = really_toss(2, np.random.default_rng(1))
    assert ((places[:, 2] > 0.006) & (places[:, 2] < 0.016)).all()


@pytest.mark.parametrize("trick", TOSSED)
def test_each_toss_lies_in_its_area_with_room_for_a_finger(trick: str) -> None:
    area = TRICKS[trick].start.area
    for seed in range(40):
        bones, _ = toss(TRICKS[trick].bones, area, dice(seed))
        assert all(abs(b.x - area.x) <= area.width / 2 for b in bones)
        assert all(abs(b.y - area.y) <= area.depth / 2 for b in bones)
        assert all(hypot(a.x - b.x, a.y - b.y) >= 26.9 for a, b in combinations(bones, 2))


@pytest.mark.parametrize("trick", TOSSED)
def test_the_dice_alone_decide_and_hardly_ever_twice_the_same(trick: str) -> None:
    tosses = [toss(TRICKS[trick].bones, TRICKS[trick].start.area, dice(k))[0] for k in range(200)]
    assert tosses[7] == toss(TRICKS[trick].bones, TRICKS[trick].start.area, dice(7))[0]
    assert len({tuple(t) for t in tosses}) >= 195


def test_in_takh_takh_the_narrow_sides_are_on_edge() -> None:
    laid = layout("takh-takh", 1, 3)
    edges = [bone["edge"] for bone in laid.world["bones"][:5]]
    assert edges == [int(face >= ON_EDGE) for _, face in laid.seen]


def test_naik_has_all_its_tosses_from_the_start() -> None:
    later = np.array(layout("naik").world["later_x"]).reshape(5, 6)
    assert (later[:, :5] != 0).all()
    assert len({tuple(row) for row in later}) == 5


# ---- Layouts


@pytest.mark.parametrize("trick", ALL)
def test_a_layout_travels_as_json_and_is_the_same_again(trick: str) -> None:
    laid = layout(trick, 2, 5)
    again = msgspec.json.decode(msgspec.json.encode(laid), type=Layout)
    assert again == laid
    for here, there in zip(records(laid), records(again), strict=True):
        assert here.tobytes() == there.tobytes()
    assert len(json.dumps(msgspec.to_builtins(laid))) < 8000


@pytest.mark.parametrize("trick", ALL)
def test_as_many_bones_as_the_trick_has(trick: str) -> None:
    worlds, _ = records(layout(trick))
    lies = worlds["bones"]["lies"][0]
    assert (lies != AWAY).sum() == TRICKS[trick].bones
    in_hand = TRICKS[trick].start.lie in ("held", "on-back", "between-palms")
    if TRICKS[trick].start.lie != "between-fingers":
        assert set(lies[: TRICKS[trick].bones]) == {HELD if in_hand else TABLE}


def test_every_number_of_the_laws_is_asked_for() -> None:
    printed = PRINTED["text"]()
    assert [n for n in LAW.names or () if not re.search(rf"law\.{n}\b", printed)] == []


def test_no_number_belongs_to_a_trick() -> None:
    assert not {*TRICKS} & ({*LAWS} | {*FREE} | {*LAWS["times"]} | {*LAWS["air"]})
