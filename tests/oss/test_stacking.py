"""BadabOss by hand: bones under the judge of blocks, the first one hollow side up."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec import structs

from ludotheque.contract import JUDGE, Setting
from ludotheque.games.oss.box import BONES, COLOURS
from ludotheque.games.oss.game import GAME
from ludotheque.games.oss.stacking import MOST, trembling
from ludotheque.hands import judges
from ludotheque.hands.doing import Doing
from ludotheque.hands.placing import OVER, Bone, blocks_of, drive, placing_of, solid_of
from ludotheque.judged import Look, deeds
from ludotheque.match import Match
from ludotheque.physics.poses import Pose, matrix
from ludotheque.solids.solid import Hull
from tests.oss.seeds import FIRST, fail, lay_apart, seed_for

LOWERING, HELD = 90, 60  # steps
ASIDE = 0.03  # metres: there is no bone below


def lowers(what: Mapping[str, Any], aside: float = 0.0) -> Iterator[bytes]:
    """Straight down, held until it is calm, and let go."""
    (x, y, z), turn = what["block"]["place"], tuple(what["block"]["turn"])
    for step in range(LOWERING + HELD):
        down = (OVER + 0.0003) * min(1.0, step / LOWERING)
        yield drive(Pose((x + aside, y, z - down), turn))
    while True:
        yield drive(Pose((x + aside, y, z - OVER), turn), opened=True)


def done(setting: Setting, aside: float = 0.0) -> Doing:
    doing = Doing(judges.find(setting.judge, setting.version), setting, 90.0)
    hand = lowers(setting.what, aside)
    while not doing.end:
        doing.hear(setting.by[0], next(hand))
        doing.step()
    return doing


def calm(setting: Setting) -> Setting:
    """By a hand that hardly trembles: what is tested is not its luck."""
    return structs.replace(setting, what={**setting.what, "tremor": 0.1})


def at_badaboss(players: int, nonces: Mapping[int, str] = {}) -> Match:
    seed = seed_for(players, challenge="badaboss", nonces=nonces)
    match = Match(GAME, players, FIRST, seed, {}, nonces)
    while match.state.position.challenge is None:  # type: ignore[attr-defined]
        seat = match.state.to_act[0]
        moves = [str(one.move) for one in match.state.moves(seat)]
        match.play(seat, lay_apart(match, moves) if seat != JUDGE else fail(moves))
    return match


def set_by(match: Match) -> Setting:
    setting = match.deed()
    assert isinstance(setting, Setting)
    return setting


def stacks(match: Match, aside: float = 0.0) -> str:
    setting = calm(set_by(match))
    match.begin(setting)
    doing = done(setting, aside)
    assert doing.end
    match.play(JUDGE, doing.end.fact, doing.end.scene)
    return doing.end.fact


def test_a_bone_is_hollow_and_lies_on_four_sides() -> None:
    bone = solid_of(Bone())
    assert len(bone.faces) == 4
    assert all(face.flat for face in bone.faces)
    assert bone.faces[0].down[2] > 0.99  # the round side down, so the hollow one up
    points = [p for part in bone.parts if isinstance(part, Hull) for p in part.points]
    middle = [p for p in points if abs(p[0]) < 2]
    ends = [p for p in points if abs(p[0]) > 6]
    assert min(z for _, _, z in middle) > min(z for _, _, z in ends) + 1.5


def test_the_leader_puts_the_first_bone_hollow_side_up_and_the_next_one_has_another_in_hand() -> (
    None
):
    setting = set_by(at_badaboss(2))
    placing = placing_of(setting)
    [first] = placing.tower
    assert setting.judge == "blocks"
    assert setting.by == (2,)
    assert (first.id, first.base, placing.block.id) == (COLOURS[0], True, COLOURS[1])
    assert matrix(first.turn)[2, 2] < -0.99
    assert (placing.measured, placing.tremor, len(placing.ways)) == (False, 1.0, 4)


def test_a_bone_that_stands_is_what_the_next_one_is_put_on() -> None:
    match = at_badaboss(2)
    assert stacks(match) == "stood"
    setting = set_by(match)
    stack = placing_of(setting).tower
    assert setting.by == (1,)
    assert [laid.id for laid in stack] == list(COLOURS[:2])
    assert [laid.base for laid in stack] == [True, False]
    assert stack == blocks_of(match.scenes[-1][1])


def test_whoever_lets_a_bone_touch_the_table_is_out_and_a_new_stack_begins() -> None:
    match = at_badaboss(3)
    assert stacks(match) == "stood"
    assert stacks(match, ASIDE) == "fell"
    assert len(placing_of(set_by(match)).tower) == 1
    assert stacks(match, ASIDE) == "fell"
    assert match.state.position.challenge is None  # type: ignore[attr-defined]


def test_what_no_hand_has_stacked_no_hand_goes_on_with() -> None:
    match = at_badaboss(2)
    match.play(JUDGE, "stood")
    assert match.deed() is None


def test_from_the_third_stack_on_hands_tremble_more() -> None:
    assert [trembling(full) for full in (0, 1)] == [1.0, 1.0]
    assert trembling(2) > 1
    assert trembling(3) > trembling(2)
    assert trembling(50) == MOST
    match = at_badaboss(2)
    full: dict[str, Any] = {"blocks": [{}] * BONES}
    setting = set_by(match)
    again = GAME.deed(match.state, [(setting, full)] * 3, "5a" * 32)
    assert isinstance(again, Setting)
    assert again.what["tremor"] == trembling(3)


def test_checked_it_is_confirmed() -> None:
    match, looks = at_badaboss(2), {}
    for aside in (0.0, ASIDE):
        setting = set_by(match)
        match.begin(setting)
        doing = done(setting, aside)
        assert doing.end
        match.play(JUDGE, doing.end.fact, doing.end.scene)
        looks[len(match.entries)] = Look(doing.trace, doing.film)
        if doing.end.fact == "fell":
            break
    assert {one.verdict for one in deeds(match, looks)} == {"confirmed"}


@pytest.mark.long
@pytest.mark.parametrize("nonce", ["one", "another"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_ends_also_among_the_best_hands(players: int, nonce: str) -> None:
    """Each time with dice of its own."""
    match = at_badaboss(players, {1: nonce})
    for _ in range(60 * (players - 1)):
        if match.state.position.challenge is None:  # type: ignore[attr-defined]
            return
        setting = set_by(match)
        match.begin(setting)
        doing = Doing(judges.find(setting.judge, setting.version), setting, 90.0)
        doing.seat_bots({setting.by[0]: "master"})
        while doing.bots[setting.by[0]].think():
            pass
        while not doing.end:
            doing.step()
        match.play(JUDGE, doing.end.fact, doing.end.scene)
    raise AssertionError("It does not end.")
