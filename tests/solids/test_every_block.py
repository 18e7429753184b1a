"""All 170 blocks of both boxes as bodies, measured once more in another way."""

from collections import Counter
from functools import cache

import numpy as np
import pytest
from msgspec import json, structs

from ludotheque.games.bausack.blocks import BOXES, Block
from ludotheque.games.bausack.wood import mass, shape_of, solid_of
from ludotheque.solids.mesh import mesh
from ludotheque.solids.shape import Shape, Turned
from ludotheque.solids.solid import Box, Hull, Mesh, Solid
from tests.solids.measuring import Measured, integrated, outside

ALL = [block for box in BOXES.values() for block in box]
every_block = pytest.mark.parametrize("block", ALL, ids=lambda block: block.id)

# As the wood is cut for the touch. A rounding that turns inwards costs parts, one outwards none.
PARTS = {
    "cuboid cube cylinder pole cone hexagon ramp roof ball": {1},
    "half-cylinder half-dome half-egg": {1},
    "l-shape t-shape knob": {2},
    "stairs u-shape cross mushroom dumbbell": {3},
    "skittle": {3, 4},
    "fir-tree": {4},
    "star": {5},
    "ring": {8},
    "egg arch": {9},
    "candlestick": {19},
    "spool": {20, 22},
    "bowl": {25},
    "egg-cup": {29},
}


@cache
def surface_of(block: Block) -> Mesh:
    return mesh(shape_of(block), steps=16)


@every_block
def test_its_surface_is_closed_and_looks_outwards(block: Block) -> None:
    surface = surface_of(block)
    edges = Counter((t[k - 1], t[k]) for t in surface.triangles for k in range(3))
    assert set(edges.values()) == {1}
    assert all((b, a) in edges for a, b in edges)
    assert integrated(surface)[0] > 0


@every_block
def test_volume_centre_and_inertia_are_those_of_its_surface(block: Block) -> None:
    solid = solid_of(block.id)
    volume, centre, inertia = integrated(surface_of(block))
    assert volume == pytest.approx(solid.volume, rel=0.01)
    assert centre == pytest.approx(np.array(solid.centre), abs=0.05)
    own = np.array(solid.inertia)
    moments, turned = np.linalg.eigvalsh(own), np.linalg.eigvalsh(inertia)
    assert turned == pytest.approx(moments, rel=0.01)  # about each axis, the thin ones too
    across = np.sqrt(np.outer(np.diag(own), np.diag(own)))
    assert (np.abs(inertia - own) < 0.01 * across).all()


@every_block
def test_it_has_the_measures_of_the_catalogue(block: Block) -> None:
    spots = np.array(surface_of(block).vertices)
    low, high = spots.min(0), spots.max(0)
    assert low[2] == pytest.approx(0, abs=0.02)
    if block.kind not in ("hexagon", "star"):  # measured across their points
        assert high - low == pytest.approx(np.array(block.size), abs=0.06)
        assert (low + high)[:2] == pytest.approx(np.zeros(2), abs=0.01)
    else:
        reach = np.hypot(spots[:, 0], spots[:, 1]).max()
        assert (2 * reach, high[2]) == pytest.approx((block.size[0], block.size[2]))


@every_block
def test_its_parts_are_very_nearly_the_wood(block: Block) -> None:
    rng = np.random.default_rng(7)
    shape, parts = shape_of(block), [Measured(part, rng) for part in solid_of(block.id).parts]
    touched = structs.replace(shape, hollow=()) if block.kind == "spool" else shape
    surface = np.concatenate([part.surface(40) for part in parts])
    slack = 1.0 if isinstance(shape, Turned) and shape.hollow else 0.4  # millimetres
    assert outside(touched, surface).max() < slack
    spots = (rng.uniform(size=(500, 3)) - (0.5, 0.5, 0)) * block.size
    inside = spots[outside(shape, spots) < 0]
    assert len(inside) > 50
    filled = np.any([part.holds(inside) for part in parts], axis=0)
    assert filled.mean() > 0.95
    assert outside(shape, inside[~filled]).min(initial=0) > -slack


def test_it_has_few_parts() -> None:
    counted: dict[str, set[int]] = {}
    for block in ALL:
        counted.setdefault(block.kind, set()).add(len(solid_of(block.id).parts))
    assert counted == {kind: PARTS[kinds] for kinds in PARTS for kind in kinds.split()}
    assert sum(len(solid_of(block.id).parts) for block in ALL) == 704


def test_what_is_sawn_square_is_made_of_boxes() -> None:
    square = "cuboid cube l-shape t-shape u-shape stairs cross".split()
    for block in ALL:
        kinds = {type(part) for part in solid_of(block.id).parts}
        assert (kinds == {Box}) == (block.kind in square), block.id


def test_a_hull_has_a_body() -> None:
    for block in ALL:
        for part in solid_of(block.id).parts:
            if isinstance(part, Hull):
                spread = np.linalg.svd(part.points - np.mean(part.points, axis=0), compute_uv=False)
                assert spread.min() > 0.5, block.id


@every_block
def test_it_lies_with_its_centre_over_what_it_lies_on(block: Block) -> None:
    solid = solid_of(block.id)
    spots = np.array(surface_of(block).vertices)
    centre = np.array(solid.centre)
    for face in solid.faces:
        down, support = np.array(face.down), np.array(face.support)
        assert np.linalg.norm(down) == pytest.approx(1)
        assert support @ down == pytest.approx(
            np.full(len(support), (centre + face.height * down) @ down), abs=0.01
        )
        assert (spots @ down).max() < support[0] @ down + 0.02, "nothing is below the table"
        foot = centre + face.height * down
        if face.flat:
            sides = np.roll(support, -1, axis=0) - support
            turns = np.cross(sides, foot - support) @ down
            assert (turns > 0).all() or (turns < 0).all()
        else:
            share = np.linalg.norm(support - foot, axis=1)
            long = np.linalg.norm(support[0] - support[-1])
            assert share.sum() * len(support) / 2 == pytest.approx(long, abs=0.3), "in between"
    heights = [face.height for face in solid.faces[1:]]
    assert heights == sorted(heights)
    assert solid.faces[0].down[2] < -0.97, "as in the catalogue"


def test_the_ways_it_can_lie() -> None:
    """So many flat faces, and so many on which it rolls or rocks."""
    ways = {block.id: _ways(solid_of(block.id)) for block in ALL}
    for block in ALL:
        flat, round_ = ways[block.id]
        match block.kind:
            case "cuboid" | "cube":
                assert (flat, round_) == (6, 0)
            case "hexagon":
                assert (flat, round_) == (8, 0)
            case "cylinder" | "pole" | "ring" | "spool":
                assert (flat, round_) == (2, 1)
            case "ball" | "egg" | "dumbbell":
                assert (flat, round_) == (0, 1)
            case "cross":
                assert (flat, round_) == (10, 0)
            case "half-cylinder":
                assert (flat, round_) == (3, 1)
            case "half-dome" | "cone" | "half-egg":
                assert (flat, round_) == (1, 1)
            case "bowl":
                assert (flat, round_) == (2, 0)
            case "ramp" | "roof":
                assert (flat, round_) == (5, 0)
    assert {b.kind for b in ALL if solid_of(b.id).rolls} == {"ball", "egg", "dumbbell"}


def _ways(solid: Solid) -> tuple[int, int]:
    flat = sum(face.flat for face in solid.faces)
    return flat, len(solid.faces) - flat


def test_it_travels_as_json() -> None:
    for block in ALL:
        shape, solid = shape_of(block), solid_of(block.id)
        assert json.decode(json.encode(shape), type=Shape) == shape
        assert json.decode(json.encode(solid), type=Solid) == solid


def test_masses_are_those_of_beech() -> None:
    assert mass("cuboid-1") == pytest.approx(19.44)  # 27 cm3 of 0.72 g
    weights = sorted(mass(block.id) for block in ALL)
    assert (weights[0], weights[-1]) == pytest.approx((1.63, 51.84), abs=0.01)
