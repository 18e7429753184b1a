"""What a kind means in wood, where one can work it out by hand."""

import subprocess
import sys
from math import pi

import pytest

from ludotheque.games.bausack.blocks import BLOCKS, LISTED, Block
from ludotheque.games.bausack.wood import mass, shape_of, solid_of
from ludotheque.solids.make import solid


def block(kind: str, size: tuple[int, int, int], bore: int = 0, wall: int = 0) -> Block:
    return Block(
        id="x-1", kind=kind, colour="natural", size=size, bore=bore, wall=wall, difficulty=0.5
    )


@pytest.mark.parametrize(
    ("block", "cubic_centimetres"),
    [
        (block("cuboid", (60, 30, 15)), 27.0),
        (block("cylinder", (20, 20, 40)), pi * 4),
        (block("half-cylinder", (60, 30, 15)), pi * 1.5**2 * 6 / 2),
        (block("ramp", (60, 30, 30)), 27.0),
        (block("stairs", (60, 20, 45)), 6 * 2 * 4.5 * 2 / 3),
        (block("hexagon", (40, 40, 10)), 3**1.5 / 2 * 2**2),
        (block("ball", (30, 30, 30)), 4 / 3 * pi * 1.5**3),
        (block("half-dome", (40, 40, 20)), 2 / 3 * pi * 2**3),
        (block("cone", (30, 30, 40)), pi * 1.5**2 * 4 / 3),
        (block("l-shape", (45, 20, 45), wall=15), (4.5 * 1.5 + 3 * 1.5) * 2),
        (block("u-shape", (60, 20, 40), wall=10), (6 * 4 - 4 * 3) * 2),
        (block("arch", (60, 20, 30), bore=30), (6 * 3 - pi * 1.5**2 / 2) * 2),
        (block("ring", (40, 40, 15), bore=20), pi * (2**2 - 1) * 1.5),
        (
            block("bowl", (50, 50, 25), wall=5),
            pi * 2.5**2 * 2.5 * (1 - 0.96**2 / 3) - 2 / 3 * pi * 2**2 * 2,
        ),
        (block("cross", (50, 50, 15), wall=15), (2 * 5 * 1.5 - 1.5**2) * 1.5),
    ],
    ids=lambda value: value.kind if isinstance(value, Block) else "",
)
def test_a_block_has_the_volume_of_its_shape(block: Block, cubic_centimetres: float) -> None:
    assert solid(shape_of(block)).volume == pytest.approx(1000 * cubic_centimetres)


def test_a_ball_turns_as_a_ball_and_a_cube_as_a_cube() -> None:
    ball, cube = solid_of("ball-1"), solid_of("cube-4")
    for i in range(3):
        assert ball.inertia[i][i] == pytest.approx(0.4 * ball.volume * 15**2)
        assert cube.inertia[i][i] == pytest.approx(cube.volume * 35**2 / 6)
    assert ball.centre == pytest.approx((0, 0, 15))
    assert cube.centre == pytest.approx((0, 0, 17.5))


def test_a_cone_is_heavy_below() -> None:
    assert solid_of("cone-1").centre[2] == pytest.approx(40 / 4)


def test_blocks_that_nobody_knows_more_of_are_plain_wood() -> None:
    for name in set(BLOCKS) - LISTED:
        assert mass(name) == pytest.approx(0.72 * 45 * 30 * 20 / 1000)


def test_a_block_is_weighed_without_numpy() -> None:
    """So the rules, which open without it, may ask."""
    ask = "import sys; from ludotheque.games.bausack.wood import mass; mass('egg-1')"
    run = [sys.executable, "-c", f"{ask}; assert 'numpy' not in sys.modules"]
    subprocess.run(run, check=True)
