"""The judge of blocks: fell, or stood so high."""

import random

import msgspec
import pytest

from ludotheque.contract import Scene, Setting
from ludotheque.dice import Dice
from ludotheque.games.bausack.blocks import BLOCKS as SACK
from ludotheque.games.bausack.wood import shape_of
from ludotheque.hands import judges
from ludotheque.hands.blocks_judge import BLOCKS
from ludotheque.hands.doing import Doing, judged_again, pictures
from ludotheque.hands.placing import (
    Placing,
    blocks_of,
    drive,
    driven,
    placing_of,
    setting,
    taken,
)
from ludotheque.hands.tower import PlacingDeed
from ludotheque.physics.pictures import BYTES, places_in
from ludotheque.physics.poses import UNTURNED, Pose
from tests.hands.blocks import BASE, CUBE, DICE, carried, cuboid, placed, to_place, tower

ON_BASE = (0.0, 0.0, 0.0302)  # where a cube's centre is then
AWAY = (0.2, 0.0, 0.1)
BESIDE = (0.0445, 0.0, 0.0148)  # on the table, touching the base
BALL = shape_of(next(block for block in SACK.values() if block.kind == "ball"))  # 30 mm
DOWN = (0.1, 0.0, 0.0152)  # on the table, touching nothing


def test_it_is_found_by_name() -> None:
    assert judges.find("blocks", 1) is BLOCKS


def test_a_block_that_stands_is_measured() -> None:
    doing = carried(to_place(tower(BASE)), (0.0, 0.0, 0.04), ON_BASE)
    assert doing.begun
    assert doing.end
    assert doing.end.fact == "stood 45"


def test_a_block_that_drops_beside_the_tower_has_fallen() -> None:
    doing = carried(to_place(tower(BASE)), AWAY)
    assert doing.end
    assert doing.end.fact == "fell"
    assert doing.end.scene is None


def test_before_it_has_touched_the_tower_a_block_may_brush_the_table() -> None:
    doing = carried(to_place(tower(BASE)), AWAY, DOWN, AWAY, (0.0, 0.0, 0.06), ON_BASE)
    assert doing.end
    assert doing.end.fact == "stood 45"


def test_afterwards_it_may_not() -> None:
    doing = carried(to_place(tower(BASE)), ON_BASE, AWAY, DOWN, ON_BASE)
    assert doing.end
    assert doing.end.fact == "fell"


def test_what_it_pushes_off_has_fallen_too() -> None:
    far = [(-0.02 + 0.002 * k, 0.0, 0.032) for k in range(40)]
    pole = cuboid(8, 8, 40)
    doing = carried(to_place(tower(BASE, pole)), (-0.06, 0.0, 0.06), (-0.06, 0.0, 0.032), *far)
    assert doing.end
    assert doing.end.fact == "fell"


def test_the_first_block_is_the_base_wherever_it_comes_to_lie() -> None:
    doing = carried(to_place(()), (0.1, 0.0, 0.05), DOWN)
    assert doing.end
    assert doing.end.fact == "stood 30"
    assert doing.end.scene
    [base] = blocks_of(doing.end.scene)
    assert base.base
    assert base.place[0] == pytest.approx(0.1, abs=0.002)


@pytest.mark.parametrize(
    ("bases", "way", "fact"),
    [
        (True, [(0.08, 0.0, 0.06), (0.08, 0.0, 0.0152), BESIDE], "stood 30"),
        (True, [(0.08, 0.0, 0.06), DOWN], "fell"),
        (True, [(0.0, 0.0, 0.04), ON_BASE], "stood 45"),
        (False, [(0.08, 0.0, 0.06), (0.08, 0.0, 0.0152), BESIDE], "fell"),
    ],
)
def test_one_more_base_stands_on_the_table_and_touches_another(
    bases: bool, way: list[tuple[float, float, float]], fact: str
) -> None:
    doing = carried(to_place(tower(BASE), bases=bases), *way, seconds=1.2)
    assert doing.end
    assert doing.end.fact == fact
    if doing.end.scene:
        assert blocks_of(doing.end.scene)[-1].base == (way[-1] == BESIDE)


def test_one_more_base_that_rolls_and_rolls_stays_where_it_is_then() -> None:
    """Drawn along the base and away from it, a ball is let go as it goes."""
    doing = Doing(BLOCKS, to_place(tower(BASE), BALL, bases=True), 90.0)

    def draw(x: float, z: float, steps: int, *, opened: bool = False) -> None:
        for _ in range(steps):
            doing.hear(1, drive(Pose((x, 0.0, z), UNTURNED), opened=opened))
            doing.step()

    for x, z in ((0.1, 0.08), (0.1, 0.0151), (0.037, 0.0151)):
        draw(x, z, 60)
    for step in range(20):
        draw(0.037 + 0.005 * step, 0.0151, 1)
    draw(0.137, 0.0151, 1, opened=True)
    while not doing.end:
        doing.step()
    assert isinstance(doing.deed, PlacingDeed)
    last = doing.deed.world.pose("it").place
    doing.deed.step()
    assert doing.deed.world.pose("it").place != last  # it still rolls
    assert doing.end.fact == "stood 30"
    assert doing.end.scene
    assert blocks_of(doing.end.scene)[-1].base


def test_the_next_block_finds_the_tower_exactly_as_it_was_left() -> None:
    end = carried(to_place(tower(BASE)), (0.0, 0.0, 0.04), ON_BASE).end
    assert end
    assert end.scene
    left = blocks_of(msgspec.json.decode(msgspec.json.encode(end.scene), type=Scene))
    again = setting(Placing(left, taken(left, "next", CUBE)), 1, DICE)
    deed = BLOCKS.begin(msgspec.json.decode(msgspec.json.encode(again), type=Setting))
    for laid in left:
        assert deed.world.pose(laid.id) == Pose(laid.place, laid.turn)
    for _ in range(60):  # nothing moves for a hand in the air
        deed.step()
    assert {deed.world.pose(laid.id) for laid in left} == {Pose(b.place, b.turn) for b in left}


def test_judged_again_it_ends_the_same() -> None:
    what = to_place(tower(BASE, CUBE))
    doing = carried(what, (0.012, 0.0, 0.07), (0.012, 0.003, 0.0603))
    assert judged_again(BLOCKS, what, doing.trace) == doing.end


def test_a_picture_shows_what_has_moved() -> None:
    deed = BLOCKS.begin(to_place(tower(BASE, CUBE)))
    assert deed.picture() == b"\0"
    deed.step()
    state, number, *shown = deed.picture()
    assert (state, number) == (0, 2)
    assert places_in(bytes(shown))[0, :3] == pytest.approx(deed.world.places()[2, :3], abs=0.00002)
    film = pictures(carried(to_place(tower(BASE)), (0.0, 0.0, 0.04), ON_BASE).film)
    assert all((len(picture) - 1) % (BYTES + 1) == 0 for _, picture in film)
    assert film[-1][1][0] == 3  # open, and has touched


def test_its_time_over_the_hand_opens() -> None:
    doing = Doing(BLOCKS, to_place(tower(BASE)), 1.0)
    while not doing.end:
        doing.step()
    assert doing.end.fact in ("fell", "stood 45")
    assert doing.steps < 60 * 12


def test_nonsense_disturbs_nobody() -> None:
    dice = random.Random(2)
    doing = Doing(BLOCKS, to_place(tower(BASE)), 3.0)
    while not doing.end:
        for _ in range(20):
            doing.hear(dice.randrange(3), dice.randbytes(dice.choice((0, 5, 12, 13, 13, 14))))
        doing.step()
    assert isinstance(doing.deed, PlacingDeed)
    assert doing.deed.world.blown_up == 0


def test_whatever_thirteen_bytes_say_is_somewhere() -> None:
    for byte in range(256):
        pose, _ = driven(bytes([byte] * 12) + b"\0")
        assert all(abs(value) < 3 for value in (*pose.place, *pose.turn))


def test_a_steady_hand_does_better_than_a_clumsy_one() -> None:
    what, goal = to_place(tower(BASE, CUBE), cuboid(12, 12, 60)), Pose((0.0, 0.0, 0.0752))
    stood = [
        sum(placed(what, goal, skill, seed).fact != "fell" for seed in range(12))
        for skill in (0.0, 1.0)
    ]
    assert stood[1] - stood[0] >= 4


def test_a_bot_finds_a_spot_and_builds() -> None:
    below = tower(BASE, CUBE)
    for number, shape in enumerate((cuboid(60, 20, 20), cuboid(40, 20, 10), CUBE)):
        what = setting(Placing(below, taken(below, f"new {number}", shape)), 1, DICE)
        doing = Doing(BLOCKS, what, 60.0)
        doing.seat_bots({1: "master"})
        while doing.bots[1].think():
            pass
        while not doing.end:
            doing.step()
        assert doing.end.scene, doing.end.fact
        below = blocks_of(doing.end.scene)
    assert len(below) == 5


def test_a_bot_lays_a_base_too() -> None:
    doing = Doing(BLOCKS, to_place(()), 60.0)
    doing.seat_bots({1: "novice"})
    while not doing.end:
        doing.step()
    assert doing.end.fact == "stood 30"


def test_a_setting_says_all_there_is() -> None:
    what = to_place(tower(BASE, CUBE), bases=True)
    assert placing_of(msgspec.json.decode(msgspec.json.encode(what), type=Setting)) == placing_of(
        what
    )
    assert BLOCKS.bot_hand(what, 1, "club", Dice(b"x" * 32)).think()
